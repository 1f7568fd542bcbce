"""Phones deal, and somebody cheats: the server, the dealing phone, the mixing one, or some of them.

The server has its memory, its disk and the wire; a phone has the program's own code, changed.
"""

import gc
import shutil
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from companion.games.secret_night.rules.acts import Whisper
from companion.handoff import deal as sealed
from companion.handoff import envelope, hpke, message, mix, padding
from companion.handoff.header import Kind
from companion.handoff.primitives import gcm_seal, x25519
from companion.handoff.refusals import NotForThisPhone
from companion.handoff.seatkey import SeatKey, x_public
from companion.live.phone_deals import published
from companion.session import audit, dealing, exchange_by_log, lost_phone, mixed, phone_secrets
from companion.session.credentials import Credentials
from companion.session.dealer_secrets import DealerSecrets, brought_back, share_in
from companion.session.refusals import DealStacked, FalselyShown, KeysSwapped, SlotMissing
from companion.table import play, wish
from companion.table.record import Part
from companion.table.refusal import NotTheDealer, NotYourSeat, WrongMixer
from companion.table.state import Phase, Relief, Table, Takeover
from tests.support.guest import Guest, ends, open_registry
from tests.support.live import live_of
from tests.support.phone_deals import (
    House,
    checked,
    dealt,
    leaves,
    open_house,
    seated,
)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path / "data") as house:
        yield house


def key_of(guest: Guest) -> SeatKey:
    return Credentials.read(guest.memory).seats[0].key


async def known(guest: Guest, part: Part) -> DealerSecrets:
    found = await phone_secrets.known(guest.session, guest.table, part)
    assert found is not None
    return found


# --- the server


OTHERS = ("asyncio", "_asyncio", "uvicorn", "starlette", "concurrent")
"""From there everything in this process is reached, the phones' programs too."""


def held_by(root: object) -> Iterator[Any]:
    """All that can be reached from an object."""
    seen, todo = set[int](), [root]
    while todo:
        one = todo.pop()
        if id(one) in seen or isinstance(one, type) or type(one).__name__ == "module":
            continue
        seen.add(id(one))
        yield one
        kind = type(one)
        if kind.__name__ in ("function", "method") or kind.__module__.startswith(OTHERS):
            continue
        todo += gc.get_referents(one)


@pytest.mark.parametrize("game", ["secret_night", "hotel_perfidious", "microfilms", "venice"])
async def test_neither_memory_nor_disk_of_the_server_has_what_opens_a_hand(
    game: str, house: House, tmp_path: Path
) -> None:
    guests = await seated(house, game)
    await dealt(guests)
    inside = [await known(guests[0], Part.DEALER)]
    if dealing.is_mixed(guests[0].table):
        inside.append(await known(guests[1], Part.MIXER))
    secret = {one for two in inside for one in (two.seed, two.dealer.seed)}
    secret |= {key_of(guest).seed for guest in guests}
    live = live_of(guests[0].session)
    texts = [one for one in held_by(live) if isinstance(one, bytes | bytearray | str)]
    assert any(one == live.table.message for one in texts)  # it is looked at in the right place
    for one in texts:
        raw = one.encode("utf-8", "replace") if isinstance(one, str) else bytes(one)
        assert not any(part in raw or part.hex().encode() in raw for part in secret)
    disk = b"".join(f.read_bytes() for f in (tmp_path / "data").iterdir())
    assert live.table.message.hex().encode() in disk
    assert not any(part in disk or part.hex().encode() in disk for part in secret)


async def test_the_server_with_two_phones_has_no_seed_and_with_three_it_has(house: House) -> None:
    """Three players together could always do so: they agree, and read that they have."""
    guests = await seated(house, "secret_night", 6)
    await dealt(guests)
    blob = await live_of(guests[0].session).kept_drawer()
    for part, lost in ((Part.DEALER, 0), (Part.MIXER, 1)):
        drawer = published(blob, part)
        inside = await known(guests[lost], part)
        keys = [key_of(guest) for guest in guests if guest.seat != lost]
        shares = [share for key in keys if (share := share_in(drawer, key)) is not None]
        assert len(shares) == 5
        assert share_in(drawer, key_of(guests[lost])) is None
        for two in combinations(shares, 2):
            assert brought_back(drawer, two) is None
        for three in combinations(shares, 3):
            assert brought_back(drawer, three) == inside


async def test_a_copy_of_the_disk_and_phones_that_come_to_it_open_nothing(
    house: House, tmp_path: Path
) -> None:
    guests = await seated(house)
    await dealt(guests)
    shutil.copytree(tmp_path / "data", tmp_path / "copy")
    registry, close = await open_registry(tmp_path / "copy")
    phones = [await Guest(registry, guests[0].code, guest.memory).come() for guest in guests]
    assert live_of(phones[0].session).secrets is None
    assert await live_of(phones[0].session).wraps() == ()
    await close()


# --- one phone alone


async def test_the_dealing_phone_knows_the_slots_but_not_whose_they_are(house: House) -> None:
    guests = await seated(house, "microfilms")
    table = await dealt(guests)
    inside, made = await known(guests[0], Part.DEALER), dealing.shuffled(table)
    for key in dealing.keys(table):  # what it could reckon with all it has: points it knows
        point = x_public(key)
        assert point not in made.points
        assert x25519(inside.seed, point) not in made.points
        assert x25519(inside.dealer.seed, point) not in made.points
    own = {n for n, p in enumerate(made.points) if key_of(guests[0]).agree(made.base) == p}
    assert len(own) == 1


async def test_the_mixing_phone_knows_whose_a_slot_is_but_opens_its_own_alone(
    house: House,
) -> None:
    guests = await seated(house, "microfilms")
    table = await dealt(guests)
    inside, found = await known(guests[1], Part.MIXER), dealing.read(table)
    for key in (key_of(guests[1]), inside.dealer):
        opened = [
            slot
            for slot in range(4)
            if not isinstance(sealed.open_slot(found, key, slot), NotForThisPhone)
        ]
        assert len(opened) == (1 if key == key_of(guests[1]) else 0)
    for slot in range(4):
        guess = x25519(inside.seed, found.point)
        assert not isinstance(sealed.check_proof(found, slot, guess), bytes)


# --- a changed program


async def ended(guests: list[Guest]) -> Table:
    assert await ends(guests[2], guests[1]) is None
    for guest in guests:
        await guest.sees(checked)
    return guests[0].table


@pytest.mark.parametrize("game", ["secret_night", "hotel_perfidious", "dead_breakfast"])
async def test_a_phone_that_deals_from_another_seed_is_caught_at_the_end(
    game: str, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = dealing.drawn

    def stacked(game: Any, table: Table, seed: bytes) -> Any:
        """The first that is another deal: of a game that only draws who begins, many are alike."""
        due, seeds = drawn(game, table, seed), (bytes([n]) * 32 for n in range(256))
        return next(deal for deal in (drawn(game, table, s) for s in seeds) if deal != due)

    guests = await seated(house, game)
    with monkeypatch.context() as patch:
        patch.setattr(dealing, "drawn", stacked)
        await dealt(guests)
    table = await ended(guests)
    assert audit.verdict(guests[1].session.game, table) == DealStacked("Anna")
    assert not any(fair for _, fair in table.checked)


async def test_a_phone_that_tells_other_public_events_is_caught_at_the_end(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = await seated(house, "dead_breakfast")
    plain = play.plain_events

    def otherwise(game: Any, events: tuple[Any, ...]) -> tuple[dict[str, Any], ...]:
        begun = replace(events[0], first=(events[0].first + 1) % 4)
        return plain(game, (begun, *events[1:]))

    with monkeypatch.context() as patch:
        patch.setattr(play, "plain_events", otherwise)
        await dealt(guests)
    table = await ended(guests)
    assert audit.verdict(guests[1].session.game, table) == DealStacked("Anna")


async def test_a_mixing_phone_that_swaps_a_key_is_caught_at_once_and_named_at_the_end(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    thief = SeatKey.fresh()

    def swapped(table: Table, inside: DealerSecrets) -> bytes:
        assert table.deal is not None
        keys = dealing.keys(table)
        keys[2] = thief.public
        head, promise = dealing.header(table, Kind.MIX), table.deal.commitment
        return mix.seal_mix(head, inside.dealer, inside.seed, promise, keys, b"")

    guests = await seated(house, "microfilms")
    monkeypatch.setattr(mixed, "code", swapped)
    await dealt(guests)
    assert guests[2].session.hand(2) == SlotMissing()
    assert all(isinstance(guests[n].session.hand(n), bytes) for n in (0, 1, 3))
    table = await ended(guests)
    assert audit.verdict(guests[3].session.game, table) == KeysSwapped("Bruno")
    assert not any(fair for _, fair in table.checked)
    assert table.opened == ()


async def test_a_mixing_phone_that_swaps_the_dealers_key_gets_no_deal(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def swapped(table: Table, inside: DealerSecrets) -> bytes:
        assert table.deal is not None
        keys = [SeatKey.fresh().public, *dealing.keys(table)[1:]]
        head, promise = dealing.header(table, Kind.MIX), table.deal.commitment
        return mix.seal_mix(head, inside.dealer, inside.seed, promise, keys, b"")

    guests = await seated(house, "microfilms")
    monkeypatch.setattr(mixed, "code", swapped)
    assert await guests[2].session.deal() is None
    table = await guests[2].sees(lambda table: table.given_up is not None)
    assert table.phase is Phase.LOBBY


async def test_a_dealing_phone_may_not_leave_out_the_mix(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = await seated(house)
    refused = list[object]()
    submit = guests[0].session.submit

    async def unmixed(wished: wish.Wish) -> object:
        if isinstance(wished, wish.Commit):
            refused.append(await submit(replace(wished, mixer=None)))
            return refused[-1]
        return await submit(wished)

    monkeypatch.setattr(guests[0].session, "submit", unmixed)
    assert await guests[2].session.deal() is None
    await guests[2].sees(lambda table: table.deal_asked is not None)
    task = guests[0].session._duty
    if task is not None:
        await task
    assert refused == [WrongMixer()]
    assert guests[2].table.phase is Phase.LOBBY


async def test_the_dealer_can_show_anothers_slot_as_its_own_but_not_after_that_one(
    house: House,
) -> None:
    """It knows what opens each slot: who has shown theirs is safe, and the end names the liar."""
    guests = await seated(house, "microfilms")
    table = await dealt(guests)
    inside, made = await known(guests[0], Part.DEALER), dealing.shuffled(table)
    hands = [h for _, h in dealing.drawn(guests[0].session.game, table, inside.seed).hands]
    source = dealing.source(table, inside.seed)
    proofs = sealed.given_over(dealing.read(table), source, made.points, hands, made.base)
    mine = dealing.proof(table, 0, key_of(guests[0]))[0]
    shown, other = [slot for slot in range(4) if slot != mine][:2]
    owner = next(g for g in guests if dealing.proof(table, g.seat, key_of(g))[0] == shown)
    assert await owner.session.open(owner.seat) is None
    taken = wish.Open(0, shown, proofs[shown])
    assert await guests[0].session.submit(taken) == NotForThisPhone()
    foreign = wish.Open(owner.seat, other, proofs[other])
    assert await guests[0].session.submit(foreign) == NotYourSeat()
    assert await guests[0].session.submit(wish.Open(0, other, proofs[other])) is None
    table = await ended(guests)
    assert audit.verdict(guests[2].session.game, table) == FalselyShown("Anna")


async def test_nobody_else_publishes_for_the_dealing_phone(house: House) -> None:
    guests = await seated(house)
    await dealt(guests)
    inside = await known(guests[0], Part.DEALER)
    assert await guests[3].session.submit(wish.Reveal(inside.seed)) == NotTheDealer()
    refused = await guests[0].session.submit(wish.Reveal(inside.seed))
    assert refused is not None  # nobody has ended the game
    assert guests[0].table.phase is Phase.PLAYING


async def test_a_phone_gives_its_share_only_where_the_log_says_that_enough_agreed(
    house: House,
) -> None:
    guests = await seated(house, "secret_night", 5)
    await dealt(guests)
    live = live_of(guests[0].session)
    drawer = published(await live.kept_drawer(), Part.DEALER)
    asked = Takeover(0, 2, bytes(32), bytes(32), (3,), Part.DEALER, 0)
    relief = Relief(Part.DEALER, 2, asked, drawer)
    assert live.table.by_phone is not None
    lied = replace(live.table, by_phone=replace(live.table.by_phone, dealer=2, relief=relief))
    assert not list(lost_phone.due(guests[4].session, lied, relief))
    enough = replace(relief, asked=replace(asked, agreed=(3, 4)))
    assert len(list(lost_phone.due(guests[4].session, lied, enough))) == 1


# --- what is passed


def for_slot(table: Table, slot: int, to: Guest, sender: SeatKey) -> bytes:
    """A whisper that only the owner of a slot could open with the key that was mixed."""
    made, number = dealing.shuffled(table), b"\x09" + bytes(31)
    head = dealing.header(table, Kind.WHISPER, 0, to.seat)
    point, enclosed = x_public(key_of(to).public), x25519(number, made.base)
    shared = x25519(number, made.points[slot])
    key, nonce = hpke._schedule(shared, enclosed, point, b"companion/1|" + head.raw)
    body = enclosed + gcm_seal(key, nonce, padding.pad(b"is it you?"))
    return message.sign(head, body, sender)


async def test_the_dealing_phone_does_not_learn_by_a_whisper_whose_a_slot_is(
    house: House,
) -> None:
    guests = await seated(house)
    table = await dealt(guests)
    carla = guests[2]
    await guests[0].sees(lambda t: t.by_phone is not None and len(t.by_phone.passing) == 4)
    slot = dealing.proof(table, 2, key_of(carla))[0]
    sent = for_slot(table, slot, carla, key_of(guests[0]))
    opened = envelope.read(message.parse(sent), key_of(carla), key_of(guests[0]).public)
    assert isinstance(opened, envelope.Envelope)  # so it could be told, were it opened by that key
    asked = wish.Ask(0, 2, Whisper(2), "probe", play.ANYHOW, sent)
    assert await guests[0].session.submit(asked) is None
    table = await carla.sees(lambda table: bool(table.questions))
    told = exchange_by_log.told(carla.session, table.questions[-1])
    assert told == NotForThisPhone()


async def test_what_is_whispered_after_a_mixed_deal_is_read_by_the_one_it_is_for(
    house: House,
) -> None:
    guests = await seated(house)
    await leaves(guests[3])
    assert await guests[0].session.deal() is None
    await guests[0].sees(lambda t: t.by_phone is not None and len(t.by_phone.passing) == 3)
    await guests[0].sees_phase(Phase.PLAYING)
    for to in (2, 3):  # who is away has named no other key yet
        told = b"meet me in the cellar"
        sends = (guests[0].session, 0, to, Whisper(to), f"to {to}", play.ANYHOW, told)
        assert await exchange_by_log.ask(*sends) is None
    guests[3] = await Guest(house.registry, guests[0].code, guests[3].memory).come()
    await guests[3].sees(lambda t: t.by_phone is not None and len(t.by_phone.passing) == 4)
    for guest, question in zip(guests[2:], guests[0].table.questions, strict=True):
        assert exchange_by_log.told(guest.session, question) == told
    assert exchange_by_log.told(guests[1].session, guests[0].table.questions[0]) == NotYourSeat()
