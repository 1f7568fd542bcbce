"""Six phones join by camera, are dealt to, look, show, end, and play again with a seventh.

The seventh has typed the six letters that the lobby shows.

Everything that went over every phone's line, and everything on the server's disk, is searched.
"""

import asyncio
import io
import json
import re
import sqlite3
from collections import Counter
from functools import partial

import pytest
from PIL import Image
from playwright.async_api import Browser

from companion.games.secret_night.rules.roles import Role
from companion.ui.discretion import CARD
from tests.journeys import alike, secrets
from tests.journeys.steps import deal, joins_by_letters, seat_all, sit
from tests.support.mirror import words
from tests.support.page import COVERED, PhonePage, open_phone, phones
from tests.support.program import Program

pytestmark = pytest.mark.asyncio(loop_scope="session")

# All equally long: a longer name would make a longer frame.
NAMES = ("Anna", "Bert", "Cleo", "Dana", "Emil", "Finn")
SAID = 256
"""What a phone says is as long as a multiple of it (see `start.js`)."""
TITLES = {
    "Chief Inspector": Role.CHIEF,
    "Master Thief": Role.MASTER,
    "Detective": Role.DETECTIVE,
    "Thief": Role.THIEF,
    "Deceiver": Role.DECEIVER,
}


async def test_six_phones_are_dealt_to_and_a_seventh_joins_for_the_next_deal(
    chromium: Browser, program: Program
) -> None:
    async with phones(chromium, *NAMES) as table:
        host = table[0]
        link = await seat_all(table, program)
        assert link.startswith(program.link.upper() + "J/")
        await everybody_reads_the_same_check_words(table)

        before = await asyncio.gather(*(phone.wire.settles() for phone in table))
        await deal(host, 6)
        for phone in table:
            await phone.sees(COVERED)
            await phone.wire.until(partial(buzzed, phone))
        dealt = [phone.wire.length for phone in table]
        nobody_was_told_a_role(table, before)
        equal_frames(table[1:], before[1:], dealt[1:])

        before_looks = [phone.wire.length for phone in table]
        roles = {phone: await looks(phone) for phone in table}
        looks_are_as_long(table, before_looks)
        assert Counter(roles.values()) == {
            Role.CHIEF: 1, Role.MASTER: 1, Role.DETECTIVE: 2, Role.THIEF: 2,
        }  # fmt: skip
        await covered_cards_look_alike(roles)
        nobody_was_told_anothers_role(roles, before)
        kept = program.kept()
        nothing_of_a_secret_is_on_disk(kept, link, [await p.storage() for p in table])

        opener = next(phone for phone, role in roles.items() if role in secrets.HIDDEN)
        looked = {phone: phone.wire.length for phone in table}
        await opener.tap("More")
        await opener.tap("Show my card to all")
        await opener.tap("Show it")
        short = next(title for title, role in TITLES.items() if role is roles[opener])
        for phone in table:
            await phone.turn_to("Table")
            await phone.sees("Nine in the evening")
            await phone.sees(short)
        only_the_opened_role_came(roles, opener, looked)

        await host.tap("More")
        await host.tap("End: all cards up")
        await host.tap("All cards up")
        for phone in table:
            await phone.sees("The deal was fair")
            await phone.sees("6 of 6 phones have made the deal again")
        seed = published_seed(program)
        assert not any(spelling in kept for spelling in secrets.raw_spellings(seed))

        await host.tap("Again, same table")
        await host.tap("Play again")
        await host.tap("Arrange the table")
        await host.tap("Players: one more")
        await host.sees("Players: 7")
        await host.tap("Done")
        seventh = await open_phone(chromium, "Gina")
        await joins_by_letters(seventh, host, program)
        await sit(seventh, "Gina")
        table.append(seventh)
        await deal(host, 7)
        again = [await looks(phone) for phone in table]
        assert Counter(again) == {
            Role.CHIEF: 1, Role.MASTER: 1, Role.DETECTIVE: 2, Role.THIEF: 2, Role.DECEIVER: 1,
        }  # fmt: skip

        for phone in table:
            phone.quiet()
            await nothing_in_addresses_and_title(phone)
        await seventh.context.close()
    assert not any(link.split("/")[-1] in line for line in program.said)
    assert await program.stop() == 0


# --- looking


async def looks(phone: PhonePage) -> Role:
    """The phone's player looks: the role. Afterwards nothing of it can be read or heard."""
    await phone.sees(COVERED)
    title, rest = (await phone.hold()).split(". ", 1)
    sentences = [part.strip() for part in re.split(r"You (?:play|know|want): ", rest) if part]
    assert await phone.page.title() == "Companion"
    await phone.lift()
    for text in (title, *sentences):
        await phone.forgets(text)
    assert not any(title in text for text in words(phone.wire.tree().view()))
    return TITLES[title]


def card(picture: bytes) -> bytes:
    """The pixels below a screen's upper bar, where a name stands, and above the tabs."""
    return Image.open(io.BytesIO(picture)).convert("RGB").crop((0, 70, 390, 770)).tobytes()


async def covered_cards_look_alike(roles: dict[PhonePage, Role]) -> None:
    """Whatever lies under it: every covered card is the same picture, before and after a look."""
    table = list(roles)
    for phone in table:
        await phone.reach()
    (covered,) = {card(await phone.still()) for phone in table}
    for role in secrets.HIDDEN[:2]:
        phone = next(phone for phone, own in roles.items() if own is role)
        await phone.hold()
        assert card(await phone.still()) != covered
        await phone.lift()
        assert card(await phone.still()) == covered


async def everybody_reads_the_same_check_words(table: list[PhonePage]) -> None:
    """Two words a seat, the same on every phone, so that people can compare them by voice."""
    read = [await phone.reads(six_pairs) for phone in table]
    assert all(same == read[0] for same in read)


def six_pairs(words: list[str]) -> list[str]:
    """The check words among all words of a screen; none as long as somebody's are missing."""
    pairs = sorted(text for text in words if re.fullmatch(r"[a-z]+ ·\s[a-z]+", text))
    return pairs if len(set(pairs)) == 6 else []


# --- what travelled


def buzzed(phone: PhonePage) -> bool:
    """Whether the phone has answered the buzz that ends a deal."""
    sent = [frame.message for frame in phone.wire.frames if not frame.received]
    return any(m is not None and "call_id" in m[1] and m[0].name == "INVOKE_METHOD" for m in sent)


def nobody_was_told_a_role(table: list[PhonePage], since: list[int]) -> None:
    """Before anybody held: no phone has received its own role or another's, in any spelling.

    since: the deal. What a phone read before it, the house rules say, knows of no card.
    """
    for phone, start in zip(table, since, strict=True):
        data = phone.wire.bytes(start)
        assert not secrets.faces_in(data), phone.name
        for role in secrets.HIDDEN:
            assert not secrets.tells(data, role), phone.name
        assert not secrets.hands_in(phone.wire.frames), phone.name


def equal_frames(guests: list[PhonePage], since: list[int], until: list[int]) -> None:
    """From *Deal* to the covered card all guests' phones got equally many, equally long frames.

    Compared is more than the length: see `alike` for the little that is set aside first.
    """
    seats = range(1, 6)  # the host sits on the first
    got = [
        alike.plain(phone.wire.received(start, end), seat, phone.name)
        for phone, seat, start, end in zip(guests, seats, since, until, strict=True)
    ]
    for phone, frames in zip(guests, got, strict=True):
        assert [len(frame) for frame in frames] == [len(frame) for frame in got[0]], phone.name
        assert frames == got[0], phone.name


def looks_are_as_long(table: list[PhonePage], since: list[int]) -> None:
    """Both ways, whoever looked and at what: see `companion.drawing.padding`."""
    for phone, start in zip(table, since, strict=True):
        frames = phone.wire.frames[start:]
        assert {len(frame.data) % CARD for frame in frames if frame.received} == {0}, phone.name
        assert {len(frame.data) % SAID for frame in frames if not frame.received} == {0}, phone.name


def nobody_was_told_anothers_role(roles: dict[PhonePage, Role], since: list[int]) -> None:
    """Everybody has looked: each phone has received its own card's face and no other."""
    for (phone, own), start in zip(roles.items(), since, strict=True):
        data = phone.wire.bytes(start)
        for role in secrets.HIDDEN:
            if role is not own:
                assert not secrets.tells(data, role, secrets.face(own)), phone.name
        assert not secrets.hands_in(phone.wire.frames), phone.name


def only_the_opened_role_came(
    roles: dict[PhonePage, Role], opener: PhonePage, since: dict[PhonePage, int]
) -> None:
    """One card lies open: each phone shows that one role, once, and no other hidden one."""
    names = set(secrets.names(roles[opener]))
    for phone in roles:
        data = phone.wire.bytes(since[phone])
        for role in secrets.HIDDEN:
            if role is not roles[opener]:
                assert not secrets.tells(data, role), phone.name
        painted = [text for text in words(phone.wire.tree().view()) if text in names]
        assert len(painted) == 1, phone.name


async def nothing_in_addresses_and_title(phone: PhonePage) -> None:
    """No address that was asked for, and no title, has anything to do with a role."""
    asked = "\n".join(phone.addresses).encode()
    for role in Role:
        assert str(role).encode() not in asked.lower()
        assert not secrets.tells(asked, role)
    assert await phone.page.title() == "Companion"


# --- what is on disk


def nothing_of_a_secret_is_on_disk(kept: bytes, link: str, storages: list[dict[str, str]]) -> None:
    """No hidden role, no join code, and no key or token of any phone is in the data folder."""
    for role in secrets.HIDDEN:
        assert not secrets.tells(kept, role, ["deceiver_shares"])  # the name of a house rule
    code = link.split("/")[-1]
    assert not any(s in kept.lower() for s in secrets.spellings(code))
    assert not any(s in kept for s in secrets.raw_spellings(code.encode()))
    held = [pair for storage in storages for pair in keys_in(storage)]
    assert len(held) == 7  # six seats and the maker's own
    for secret in (part for pair in held for part in pair):
        assert not any(s in kept for s in secrets.raw_spellings(bytes.fromhex(secret)))


def keys_in(storage: dict[str, str]) -> list[list[str]]:
    """The private keys and tokens in a phone's storage, as hex."""
    found = []
    for name, text in storage.items():
        if name.startswith("flutter.companion.table."):
            data = json.loads(json.loads(text))
            found += [*data["seats"], *([data["maker"]] if data["maker"] else [])]
    return found


def published_seed(program: Program) -> bytes:
    """The seed that the end of the deal has written into the log."""
    with sqlite3.connect(f"file:{program.data / 'companion.db'}?mode=ro", uri=True) as log:
        (body,) = log.execute("SELECT body FROM entries WHERE kind = 'ended'").fetchone()
    return bytes.fromhex(json.loads(body)["seed"])
