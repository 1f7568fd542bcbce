"""Somebody listens on the Wi-Fi, TLS or not: counts frames, and how long each is.

It knows the program, and who sits where; it sees when somebody looks. What it counts must not
depend on what is looked at: a card, an answer, a whisper, a private sheet.
"""

import itertools
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from companion.command_line import FOLDERS
from companion.games import discover
from companion.games.hotel_perfidious.rules.items import KEEPABLE
from companion.games.microfilms.rules.cards import NAMES as CARDS
from companion.games.microfilms.rules.cards import Nation
from companion.games.secret_night.rules.acts import Whisper
from companion.games.secret_night.rules.roles import Role
from companion.games.secret_night.rules.roles import hand as night_hand
from companion.games.secret_night.screens.notes import GUESSES
from companion.games.venice import sheet_text
from companion.games.venice.sheet import ClueSheet, Column, filled
from companion.session import exchange_by_log as by_log
from companion.session import face_down
from companion.ui.app_context import AppContext
from companion.ui.discretion import CARD, PAGE, SHEET
from companion.ui.game_screens import screens_of
from companion.ui.words import words as speaking
from tests.support import evening, hotel_evening, night_evening
from tests.support.chance import from_seed
from tests.support.evening import Evening
from tests.support.films_evening import Evening as FilmsEvening
from tests.support.listening import Heard, by_the_clock, drawings, heard, look
from tests.support.phone import Phone
from tests.support.venice_evening import Evening as VeniceEvening

NAMES = ("Anna", "Bruno", "Carla", "Dave", "Emil", "Zoë", "Guillermina", "Ho")
WORDS = speaking("en", FOLDERS)
DEALS = 150
"""Deals until every hand that a seat can be dealt was there."""
DEALING = [("secret_night", 7), ("venice", 4), ("venice", 3), ("microfilms", 6), ("microfilms", 2)]


@pytest.fixture(autouse=True)
def _lid(monkeypatch: pytest.MonkeyPatch) -> None:
    by_the_clock(monkeypatch)


def shows_card(phone: Phone) -> bool:
    return phone.has("thumb-zone")


async def table(context: AppContext, box: str, players: int, language: str = "en") -> Evening:
    """A dealt table; all phones but the first speak `language`."""
    phones = await evening.dealt(context, box, NAMES[:players], shows_card, language=language)
    return Evening(context, phones)


def hands(dealt: Evening) -> tuple[bytes, ...]:
    """All hands that the table's game deals to one seat or another, one of each face."""
    table, game = dealt.room.table, dealt.room.game
    state, shown = game.begin(game.options(), table.players), screens_of(table.game)
    faces: dict[Any, bytes] = {}
    for seed in range(DEALS):
        for seat, hand in game.deal(state, from_seed(seed)).hands:
            face = shown.face(WORDS, table, seat, hand)
            said = (face.title, face.text, *(fact.text for fact in face.facts))
            faces.setdefault(said, hand)
    return tuple(faces.values())


def test_the_listener_tries_every_game_that_deals() -> None:
    assert {box for box in discover() if screens_of(box).secret} == {box for box, _ in DEALING}


# --- the own card


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("box", "players"), DEALING)
async def test_a_look_is_as_long_whatever_the_card_and_whoever_looks(
    context: AppContext, monkeypatch: pytest.MonkeyPatch, box: str, players: int, language: str
) -> None:
    """Every hand at every seat, and looked at again: open, lid, cover, a frame each."""
    dealt = await table(context, box, players, language)
    counted: set[tuple[Heard, Heard]] = set()
    for seat, phone in enumerate(dealt.phones):
        first = await look(phone)  # the first one stands in the log besides
        assert set(itertools.chain(*first)) == {CARD}
        for hand in hands(dealt):
            monkeypatch.setattr(dealt.session(seat), "hand", partial(_given, hand))
            counted.add(await look(phone))
    assert counted == {((CARD, CARD), (CARD,))}


def _given(hand: bytes, *_: object) -> bytes:
    return hand


async def test_no_picture_is_fetched_when_a_card_is_looked_at(context: AppContext) -> None:
    """A request would tell the card by its name: every drawing comes inside the frame."""
    for phone in (await table(context, "secret_night", 7)).phones:
        await phone.hold("thumb-zone")
        assert drawings(phone)
        assert all(source.startswith("<svg") for source in drawings(phone))
        await phone.release("thumb-zone")


async def test_the_deal_itself_comes_in_frames_of_one_length(context: AppContext) -> None:
    """From the first frame with the card's place in it on."""
    phones = await night_evening.seated(context, 5)
    starts = [len(phone.wire) for phone in phones]
    await phones[0].tap("deal")
    for phone in phones:
        await phone.until(partial(shows_card, phone))
        await phone.settle()
    for phone, start in zip(phones, starts, strict=True):
        at = next(n for n, frame in enumerate(phone.wire) if n >= start and b"thumb-zone" in frame)
        assert all(len(frame) % CARD == 0 for frame in phone.wire[at:])
        assert len(phone.wire[at]) == 3 * CARD


async def test_the_end_takes_the_card_away_in_a_frame_of_that_length(context: AppContext) -> None:
    """What follows is the same for all: all cards lie open."""
    first, *others = (await table(context, "secret_night", 4)).phones
    for phone in others:
        await phone.hold("thumb-zone")
    await first.tap("More")
    await first.tap("End: all cards up")
    starts = [len(phone.wire) for phone in others]
    await first.tap("ask-yes")
    for phone, start in zip(others, starts, strict=True):
        await phone.sees("The deal was fair")
        assert not shows_card(phone)
        assert len(phone.wire[start]) % CARD == 0


async def test_what_everybody_sees_stays_small(context: AppContext) -> None:
    """On the table side nothing is filled up."""
    dealt = await table(context, "venice", 4)
    await dealt.on_the_table()
    starts = [len(phone.wire) for phone in dealt.phones]
    await VeniceEvening(context, dealt.phones).lie(0, 1, 2, 3, 0)
    for phone, start in zip(dealt.phones, starts, strict=True):
        await phone.until(lambda p=phone, s=start: len(p.wire) > s)  # type: ignore[misc]
        assert not any(len(frame) % CARD == 0 for frame in phone.wire[start:])


# --- answers and whispers


async def test_zacharys_look_is_as_long_whatever_it_tells(
    context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    phones = await night_evening.dealt(context, without="Characters and health")
    zachary, victim = (await night_evening.hidden(phones))[:2]
    await zachary.tap("More")
    await zachary.tap("Zachary looks at a role")
    name = night_evening.NAMES[phones.index(victim)]
    await zachary.tap(name)
    await zachary.sees("My card")
    await zachary.tap(name)
    await zachary.misses("has not answered yet")
    counted = set()
    for role in Role:
        monkeypatch.setattr(by_log, "answer", partial(_given, night_hand(role)))
        counted.add(await look(zachary))
    assert counted == {((CARD, CARD), (CARD,))}


@pytest.mark.parametrize(
    "said",
    ["No!", "I am a thief, trust me!", "ñandú" * 28, "🂡" * 140],
    ids=["3", "23", "140", "560"],
)
async def test_a_whisper_is_as_long_whatever_is_said(context: AppContext, said: str) -> None:
    dealt = await table(context, "secret_night", 4)
    anna, bruno = dealt.phones[:2]
    seen = dealt.room.table.changed
    assert await by_log.ask(dealt.session(0), 0, 1, Whisper(1), "t", seen, said.encode()) is None
    await bruno.until(lambda: bruno.has("From Anna"))
    await bruno.tap("From Anna")
    assert await look(bruno) == ((CARD, CARD), (CARD,))
    assert bruno.received(said)
    assert not anna.received(said)
    await bruno.tap("More")
    await bruno.tap("Wipe what Anna told me")
    await bruno.until(lambda: not bruno.has("From Anna"))
    wiped = await heard(bruno, lambda: bruno.tap("More"))
    assert all(length % CARD == 0 for length in wiped)


async def test_a_lifted_card_is_as_long_whatever_it_is(
    context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the hand it lies in is laid as quietly, card by card."""
    films, target = await interrogation(context)
    asker = films.phones[films.turn]
    laying = set()
    dealt = next(n for n in Nation if target.has(f"card-letter-{n}"))  # one of four is left out
    for card in ("ace", f"film-{dealt}", f"letter-{dealt}", "steal"):
        laying.add(await heard(target, partial(target.tap, f"card-{card}")))
        laying.add(await heard(target, partial(target.tap, "cards-back")))
    assert laying == {(SHEET,)}
    await target.tap("card-cash-out")
    await target.tap("lay")
    await asker.until(lambda: asker.has("fan-number-0"))
    fan = {await heard(asker, partial(asker.tap, f"fan-number-{n}")) for n in (0, 1)}
    assert fan == {(SHEET,)}
    await asker.tap("fan-look")
    await asker.until(lambda: films.state.pending is None)
    await asker.tap("Mine")
    await asker.tap(NAMES[films.phones.index(target)])
    await asker.misses("has not answered")
    counted = set()
    for code in range(len(CARDS)):
        monkeypatch.setattr(face_down, "seen", lambda *_, code=code: bytes((code,)))
        counted.add(await look(asker))
    monkeypatch.setattr(face_down, "seen", lambda *_: b"")
    counted.add(await look(asker))
    assert counted == {((CARD, CARD), (CARD,))}


async def interrogation(context: AppContext) -> tuple[FilmsEvening, Phone]:
    """Somebody is interrogated; the phone on which a hand must be laid."""
    phones = (await table(context, "microfilms", 4)).phones
    films = FilmsEvening(context, phones)
    await films.on_the_table()
    other, asker = films.other, phones[films.turn]
    await asker.until(lambda: asker.has("do-turn"))
    for key in ("do-turn", "option-action", "action-interrogate", f"of-{other}"):
        await asker.until(partial(asker.has, key))
        await asker.tap(key)
    target = phones[other]
    await target.until(lambda: target.has("card-cash-out"))
    return films, target


# --- private sheets


async def test_a_guess_about_somebody_is_as_long_whatever_it_is(context: AppContext) -> None:
    phones = (await table(context, "secret_night", 7)).phones
    written, opened = set(), set()
    for phone in phones[:2]:
        await phone.tap("Table")
        await phone.tap("cell-2")
        for guess in GUESSES:
            opened.add(await heard(phone, partial(phone.tap, "note")))
            label = WORDS(f"secret_night-note-{guess}")
            written.add(await arrives(phone, partial(phone.tap, label)))
            await phone.tap("note-keep")
    assert written == opened == {(SHEET,)}


async def arrives(phone: Phone, deed: Callable[[], Any]) -> Heard:
    """What is heard of something that is written first, and then shown."""

    async def shown() -> None:
        start = len(phone.wire)
        await deed()
        await phone.until(lambda: len(phone.wire) > start)
        await phone.settle()

    return await heard(phone, shown)


def books() -> tuple[ClueSheet, ...]:
    """Clue sheets: empty, some meetings, twenty."""
    made = [ClueSheet()]
    for n in range(20):
        column = Column(
            n + 1, (2, 3, 0)[n % 3], 1 + n // 5, 1 + n % 5, n % 5, (n % 8,), (7 - n % 8,)
        )
        made.append(filled(made[-1], column))
    return made[0], made[3], made[20]


@pytest.mark.parametrize("language", ["en", "es"])
async def test_a_clue_sheet_is_as_long_whatever_stands_on_it_and_whose_it_is(
    context: AppContext, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    venice, said = await table(context, "venice", 4, language), speaking(language, FOLDERS)
    phone, session = venice.phones[1], venice.session(1)
    views = [said(f"venice-sheet-view-{view}") for view in ("who", "notes", "meetings")]
    pages = []
    for book in books():
        await session.write(1, {sheet_text.CLUES: sheet_text.text(book, 1)})
        await phone.tap(said("mine"))
        await phone.settle()
        await phone.tap(said("table"))
        await phone.tap("clues")
        for hand in hands(venice)[::6]:
            monkeypatch.setattr(session, "hand", partial(_given, hand))
            pages.append(
                [
                    await heard(phone, partial(phone.tap, name))
                    for name in ("sheet-open", *views, "sheet-new", said("back"))
                ]
            )
            await phone.tap("clues")
        await phone.tap(said("back"))
    assert all(page == [(PAGE,)] * 6 for page in pages)


async def test_choosing_what_to_show_is_as_quiet_whatever_one_holds(
    context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    venice = VeniceEvening(context, (await table(context, "venice", 4)).phones)
    await venice.on_the_table()
    await venice.lie(0, 0, 1, 2, 3)
    anna, session = venice.phones[0], venice.session(0)
    await anna.until(lambda: anna.has("do-meet"))
    counted = set()
    for hand in hands(venice):
        monkeypatch.setattr(session, "hand", partial(_given, hand))
        await anna.tap("do-meet")
        await anna.until(lambda: anna.has("A black card"))
        deeds = ("card-0", "card-5", "card-2", "A black card", "My identity", "My number")
        counted.add(tuple([await heard(anna, partial(anna.tap, deed)) for deed in deeds]))
        await anna.tap("Close")
    assert counted == {((SHEET,),) * 6}


async def test_notes_of_identities_are_as_long_whatever_one_thinks(context: AppContext) -> None:
    phone = (await table(context, "microfilms", 6)).phones[1]
    await phone.tap("Table")
    await phone.tap("notes")
    counted = {await heard(phone, partial(phone.tap, "notes-open"))}
    for seat, identity in itertools.product((0, 2, 5), CARDS[:8]):
        counted.add(await arrives(phone, partial(phone.tap, f"cell-{seat}-{identity}")))
    for _ in range(2):
        counted.add(await heard(phone, partial(phone.tap, "notes-cover")))
        counted.add(await heard(phone, partial(phone.tap, "notes-open")))
    assert counted == {(PAGE,)}


async def test_a_trap_book_is_as_long_whatever_one_holds(context: AppContext) -> None:
    hotel = await hotel_evening.dealt(context, 3)
    anna = hotel.phones[0]
    await anna.tap("book")
    opened = {await until(anna, "book-open", "book-new")}
    choosing, written = set(), set()
    for item in KEEPABLE:
        choosing.add(await heard(anna, partial(anna.tap, "book-new")))
        written.add(await until(anna, f"add-{item}", "gone-0"))
        await anna.tap("book-cover")
        opened.add(await until(anna, "book-open", "gone-0"))
        await anna.tap("gone-0")
        await anna.until(lambda: not anna.has("gone-0"))
    assert opened == {(PAGE, PAGE)}  # the page, then what stands on it
    assert choosing == {(PAGE,)}
    assert written == {(PAGE, PAGE)}  # the choice closes, then it stands there


async def until(phone: Phone, tap: str, there: str) -> Heard:
    """What is heard until something stands there."""

    async def stands() -> None:
        await phone.tap(tap)
        await phone.until(lambda: phone.has(there))

    return await heard(phone, stands)
