"""The clue sheet on a phone: covered, opened, tapped, written by hand, helped."""

from dataclasses import replace
from typing import Any, cast

import flet as ft
import pytest

from companion.games import words as folders_of_games
from companion.games.venice import sheet_text
from companion.games.venice.rules.cards import DUMMY, NONE
from companion.games.venice.rules.hand import Hand
from companion.games.venice.rules.options import Help, HouseRules
from companion.games.venice.rules.venice import Venice
from companion.games.venice.screens import clue_sheet
from companion.games.venice.screens.meetings_grid import LIT
from companion.games.venice.sheet import (
    ClueSheet,
    Column,
    Kind,
    Mark,
    filled,
)
from companion.games.venice.theme import THEME as VENICE
from companion.session.port import Scene
from companion.session.table_session import Can, TableSession
from companion.table.record import Carrier
from companion.table.state import Phase, Seat, Table
from companion.ui import kit
from companion.ui.app_context import AppContext
from companion.ui.phone import Phone as App
from companion.ui.screens import WORDS
from companion.ui.stage import Stage
from companion.ui.theme import Size
from companion.ui.words import OWN
from tests.support.phone import Phone
from tests.ui.stage import staged

NAMES = ("Anna", "Bruno", "Carla", "Dave")
PLACES = ("Rialto", "San Marco", "Ca’ d’Oro", "Arsenale", "Accademia")
RULES = HouseRules(help=Help.FULL)
STATE = Venice(RULES, (0, 1, 2, 3), round=3, locations=PLACES)
BOOK = Column(1, 1, 1, 1, 0, got=(0, 5), gave=(1, 6))
X_OF_DAVE = Column(5, 3, 1, 2, 1, got=(2,), kind=Kind.BLACK)
PHONE, SMALL, WIDE = Size(390, 844), Size(320, 568), Size(1024, 768)
SECRETS = ("Fiddlebottom", "Bubble", "meeting 1", "shown to me", "because")


class Visit(TableSession):
    """The session of seat 0: its private sheet, its hand."""

    def __init__(self, hand: bytes) -> None:
        self.lines: dict[str, str] = {}
        self._hand = hand

    @property
    def mine(self) -> tuple[int, ...]:
        return (0,)

    async def read_sheet(self, seat: int) -> dict[str, str]:
        return dict(self.lines)

    async def write(self, seat: int, lines: dict[str, str]) -> None:
        self.lines = {n: t for n, t in {**self.lines, **lines}.items() if t}

    def hand(self, seat: int) -> bytes:
        return self._hand


class Evening:
    """A phone with the sheet's page on it."""

    app: App

    def __init__(self, state: Venice = STATE, *columns: Column) -> None:
        self.state = state
        self.session = Visit(Hand(1, 1).packed())
        sheet = ClueSheet()
        for column in columns:
            sheet = filled(sheet, column)
        self.session.lines = {"clues": sheet_text.text(sheet, 1), "wiped": "4"}

    async def phone(self, language: str = "en", size: Size = PHONE) -> Phone:
        phone = Phone(size.width, size.height)
        seats = tuple(Seat(n, name, b"", b"", Carrier.PHONE) for n, name in enumerate(NAMES))
        table = Table(game="venice", seats=seats, phase=Phase.PLAYING, round=1)

        def stand() -> ft.Control:
            if not hasattr(self, "app"):
                context = AppContext(cast(Any, None), {}, cast(Any, None), lambda: 0)
                context = replace(context, folders=(OWN, WORDS, *folders_of_games()))
                self.app = App(ft.context.page, context, language)
                self.app.stay.session = self.session
                scene = Scene(replace(table, state=self.state), frozenset({0}))
                self.app.stay.now = replace(
                    self.app.now, scene=scene, mine=(0,), size=size, can=Can(turns=True)
                )
            page = clue_sheet.page(Stage(self.app))
            return kit.col(kit.text(f"{page.title} {page.kicker}"), page.body)

        return await staged(stand, phone, VENICE)

    async def opened(self, language: str = "en", size: Size = PHONE) -> Phone:
        phone = await self.phone(language, size)
        await phone.tap("sheet-open")
        await phone.until(lambda: phone.has("sheet-cover"))
        return phone

    @property
    def sheet(self) -> ClueSheet:
        return sheet_text.read(self.session.lines, 1)


# --- covered


async def test_covered_nothing_of_it_is_on_the_phone() -> None:
    phone = await Evening(STATE, BOOK).phone()
    assert phone.shows("Open my sheet")
    for secret in SECRETS:
        assert not phone.received(secret), secret


async def test_it_covers_itself_and_by_a_tap() -> None:
    evening = Evening(STATE, BOOK)
    phone = await evening.opened()
    assert phone.shows("Fiddlebottom")
    assert evening.app.deliver(evening.app.cover)
    await phone.misses("Fiddlebottom")
    for secret in SECRETS:
        assert not phone.holds(secret), secret
    await phone.tap("sheet-open")
    await phone.tap("sheet-cover")
    await phone.misses("Fiddlebottom")


async def test_a_form_is_covered_too() -> None:
    evening = Evening(STATE, BOOK)
    phone = await evening.opened()
    await phone.tap("sheet-new")
    assert phone.shows("What was shown")
    assert evening.app.deliver(evening.app.cover)
    await phone.misses("What was shown")
    assert not phone.holds("Fiddlebottom")


# --- read


async def test_columns_say_whom_where_and_what() -> None:
    phone = await Evening(STATE, BOOK, X_OF_DAVE).opened()
    assert phone.shows("You are Bubble, your number is 11.")
    said = "Meeting 1, series 1, round 1, with Bruno. Place: Rialto."
    assert phone.shows(f"{said} Shown to me: Fiddlebottom, 11. I showed: Bubble, 0.")
    # By the table's number: the sheet has none of its own for it.
    assert phone.shows("Meeting 5, series 1, round 2, with Dave.")


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", [SMALL, PHONE, WIDE])
async def test_every_view_and_form_is_drawn_on_every_size(language: str, size: Size) -> None:
    many = [replace(BOOK, number=n, round=n % 5 + 1, series=n // 5 + 1) for n in range(15)]
    look = Column(40, DUMMY, 3, 5, 5, got=(7,), kind=Kind.LOOK)
    state = Venice(replace(RULES, real_cards=True), (0, 1, 3))
    phone = await Evening(state, *many, look).opened(language, size)
    assert phone.has("meeting-15")
    views = ("Meetings", "Who is who", "Notes")
    views = views if language == "en" else ("Encuentros", "Quién es", "Notas")
    for view in (*views, views[0]):
        await phone.tap(view)
    await phone.tap("meeting-15")
    await phone.tap("form-away")
    await phone.tap("sheet-own")
    await phone.tap("form-away")
    assert not phone.shows("venice-sheet")


async def test_the_ambassador_has_no_cards_and_four_agents() -> None:
    state = replace(STATE, seats=(1, 2, 3, 4, 0))
    evening = Evening(state, BOOK)
    evening.session._hand = Hand(NONE, NONE).packed()
    phone = await evening.opened()
    assert phone.shows("No black cards")
    await phone.tap("Who is who")
    assert phone.has("cell-4-7")
    assert phone.has("cell-1-0")


# --- tapped


async def test_taps_conclude_and_are_taken_back() -> None:
    evening = Evening(STATE, BOOK)
    phone = await evening.opened()
    await phone.tap("Who is who")
    await phone.tap("cell-2-3")
    await phone.until(lambda: evening.sheet.mark(2, 3) is Mark.NOT)
    await phone.sees("Carla, Zsa Zsa: no.")
    await phone.tap("cell-2-3")
    await phone.sees("Carla, Zsa Zsa: yes.")
    await phone.tap("sheet-undo")
    await phone.sees("Carla, Zsa Zsa: no.")
    assert evening.session.lines["wiped"] == "4"


async def test_two_quick_taps_are_both_kept() -> None:
    evening = Evening(STATE)
    phone = await evening.opened()
    await phone.tap("Who is who")
    for key in ("cell-1-0", "cell-1-1", "cell-1-2"):
        press = phone.session.index[phone.find(key)["_i"]].on_click
        press()
    await phone.until(lambda: len(evening.sheet.marks) == 3)


# --- by hand


async def test_a_meeting_is_added_changed_and_taken_out_by_hand() -> None:
    evening = Evening(STATE)
    phone = await evening.opened()
    await phone.sees("No meeting yet")
    await phone.tap("sheet-new")
    for name in ("Dave", "got-2", "got-4", "gave-1", "San Marco", "column-round-less"):
        await phone.tap(name)
    await phone.tap("column-keep")
    await phone.until(lambda: phone.has("meeting-0"))
    assert phone.shows("Meeting +1, series 1, round 2, with Dave.")
    by_hand = Column(-1, 3, 1, 2, 1, got=(2, 4), gave=(1,))
    assert evening.sheet.shown == (by_hand,)
    await phone.tap("meeting-0")
    await phone.tap("A black card")
    await phone.tap("got-4")
    await phone.tap("column-keep")
    await phone.until(lambda: evening.sheet.shown[0].kind is Kind.BLACK)
    await phone.tap("meeting-0")
    await phone.tap("column-out")
    await phone.until(lambda: not phone.has("meeting-0"))
    await phone.tap("sheet-undo")
    await phone.until(lambda: phone.has("meeting-0"))


async def test_what_a_phone_filled_cannot_be_given_to_somebody_else() -> None:
    phone = await Evening(STATE, BOOK).opened()
    await phone.tap("meeting-0")
    assert not phone.shows("With whom")


async def test_the_dummy_is_only_looked_at() -> None:
    evening = Evening(replace(STATE, seats=(0, 1, 2)))
    phone = await evening.opened()
    await phone.tap("sheet-new")
    await phone.tap("Dummy")
    assert not phone.has("gave-1")
    await phone.tap("got-3")
    await phone.tap("column-keep")
    await phone.until(lambda: bool(evening.sheet.shown))
    assert evening.sheet.shown[0].kind is Kind.LOOK


async def test_real_black_cards_are_entered_once_a_deal() -> None:
    evening = Evening(replace(STATE, options=HouseRules(real_cards=True)), BOOK)
    phone = await evening.opened()
    await phone.tap("sheet-own")
    await phone.tap("Bubble")
    await phone.tap("11")
    await phone.tap("own-keep")
    await phone.sees("You are Bubble, your number is 11.")
    assert sheet_text.own_of(evening.session.lines, 1) == (1, 5)


async def test_notes_are_kept() -> None:
    evening = Evening(STATE)
    phone = await evening.opened()
    await phone.tap("Notes")
    await phone.type("sheet-notes", "Dave lies.\nOr not")
    await phone.tap("notes-keep")
    await phone.until(lambda: sheet_text.notes_of(evening.session.lines, 1) == "Dave lies.\nOr not")


# --- helped


async def test_full_help_gives_the_reason_and_shows_the_meeting() -> None:
    phone = await Evening(STATE, BOOK, X_OF_DAVE).opened()
    await phone.tap("Who is who")
    assert phone.shows("Bruno is Fiddlebottom, because 11 is yours (meeting 1).")
    assert phone.shows("Carla is Zsa Zsa, because nothing else is left for Carla.")
    assert phone.shows("6 deals of 576")
    assert not phone.holds(LIT)
    await phone.tap("because-0")
    assert phone.has("meeting-0")
    assert phone.holds(LIT)


async def test_help_that_is_off_says_nothing() -> None:
    phone = await Evening(replace(STATE, options=HouseRules()), BOOK).opened()
    await phone.tap("Who is who")
    assert not phone.shows("because")
    assert not phone.shows("Help")


async def test_a_contradiction_is_told_where_one_looks() -> None:
    wrong = replace(BOOK, got=(1, 5))
    state = replace(STATE, options=HouseRules(help=Help.CONTRADICTIONS))
    phone = await Evening(state, X_OF_DAVE, wrong).opened()
    assert phone.shows("This cannot all be true: your own cards and meeting 1.")
    await phone.tap("Who is who")
    assert phone.shows("This cannot all be true")
    assert not phone.shows("because")
