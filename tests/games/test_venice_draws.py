"""Every sheet and page of Venice at three sizes in both languages: drawn, and all in words."""

from dataclasses import replace
from typing import Any, cast

import flet as ft
import pytest

from companion.games import words as folders_of_games
from companion.games.venice.rules import byhand, edition, phoning, talks, visits
from companion.games.venice.rules.cards import AMBASSADOR, DUMMY, NOBODY, Black, Side
from companion.games.venice.rules.hand import Hand
from companion.games.venice.rules.options import HouseRules
from companion.games.venice.rules.venice import Called, Kind, Meeting, Venice, Verdict, Visit
from companion.games.venice.screens import SCREENS, routes
from companion.session.port import Scene
from companion.session.table_session import Can, TableSession
from companion.table.record import Carrier
from companion.table.state import Phase, Seat, Table
from companion.ui import kit
from companion.ui.app_context import AppContext
from companion.ui.game_reading import theme_of
from companion.ui.phone import Phone as App
from companion.ui.screens import WORDS
from companion.ui.stage import Stage
from companion.ui.theme import Size
from companion.ui.words import LANGUAGES, OWN
from tests.support.phone import Phone
from tests.ui.stage import staged

NAMES = ("Anna", "Bruno", "Carla", "Dave", "Emil")
SIZES = (Size(320, 568), Size(390, 844), Size(1024, 768))
VISITS = tuple(Visit(1, 1, place, n) for n, place in enumerate((0, 1, 2, DUMMY, AMBASSADOR)))
THREE = Venice(HouseRules(), (0, 1, 2), start=0)
FOUR = Venice(HouseRules(), (0, 1, 2, 3), start=0)


def met(kind: Kind, state: Venice, **more: Any) -> Venice:
    """A round in which seats 0 and 1, or 0 and somebody else, have met."""
    agents = (0, 1) if kind in (Kind.EXCHANGE, Kind.SHOW_AMBASSADOR) else (0,)
    lie = (Visit(1, 1, place, 0 if place == 0 else 1) for place in state.places)
    meeting = Meeting(1, 1, 1, 0, kind, agents, **more)
    return replace(state, visits=tuple(lie), meetings=(meeting,), met=1)


def ruled(state: Venice, **rules: Any) -> Venice:
    """The same with other house rules."""
    return replace(state, options=replace(state.options, **rules))


CALLED = Called(0, (0, 1, 2, 3), (), (1,), fit=True)
SHOWN = tuple((seat, Hand(seat, seat)) for seat in range(4))
MEETING = routes.Meeting(1)
SHEETS: dict[str, tuple[Venice, routes.Sheets]] = {
    "place": (FOUR, routes.Sheet.PLACE),
    "place hidden": (ruled(FOUR, all_at_once=True), routes.Sheet.PLACE),
    "place done": (replace(FOUR, visits=VISITS[:1]), routes.Sheet.PLACE),
    "call": (met(Kind.EXCHANGE, FOUR), routes.Sheet.CALL),
    "call with names": (ruled(met(Kind.EXCHANGE, FOUR), full_names=True), routes.Sheet.CALL),
    "judge": (ruled(replace(FOUR, call=CALLED), real_cards=True), routes.Sheet.JUDGE),
    "by hand": (THREE, routes.Sheet.HAND),
    "exchange": (met(Kind.EXCHANGE, FOUR), MEETING),
    "exchange, others": (met(Kind.EXCHANGE, FOUR, marks=((0, b"m" * 32),)), MEETING),
    "exchange, no cards": (ruled(met(Kind.EXCHANGE, FOUR), real_cards=True), MEETING),
    "demand": (met(Kind.DEMAND, THREE), MEETING),
    "demand which": (ruled(met(Kind.DEMAND, THREE), asker_chooses=True), MEETING),
    "asked": (met(Kind.DEMAND, FOUR, asked=0, black=Black.SEGMENT), MEETING),
    "look": (met(Kind.LOOK_DUMMY, THREE), MEETING),
    "look unknown": (ruled(met(Kind.LOOK_DUMMY, THREE), sides_unknown=True), MEETING),
    "look real": (ruled(met(Kind.DEMAND, THREE, asked=DUMMY), real_cards=True), MEETING),
    "over": (met(Kind.EXCHANGE, FOUR, skipped=True), MEETING),
}
BOARDS = {
    "nothing yet": FOUR,
    "face down": replace(FOUR, visits=(Visit(1, 1, 0, mark=b"m"),)),
    "nobody met": replace(THREE, visits=VISITS),
    "demanded": met(Kind.DEMAND, FOUR, asked=2),
    "by cards": met(Kind.EXCHANGE, FOUR, skipped=True, by_cards=True),
    "called": replace(FOUR, call=CALLED),
    "ended": replace(
        FOUR, call=CALLED, shown=SHOWN, verdict=Verdict(True, True, (0, 1)), points=((0, 3),)
    ),
}


class Seated(TableSession):
    """The session of seat 0: its hand, and a private sheet with nothing in it."""

    @property
    def mine(self) -> tuple[int, ...]:
        return (0,)

    async def write(self, seat: int, lines: dict[str, str]) -> None:
        return None

    def hand(self, seat: int) -> bytes:
        return Hand(1, 1).packed()


async def drawn(state: Venice, piece: Any, language: str, size: Size) -> Phone:
    """A phone with a piece of the game's look on it."""
    kept: list[App] = []

    def stand() -> ft.Control:
        if not kept:
            context = AppContext(cast(Any, None), {}, cast(Any, None), lambda: 0)
            context = replace(context, folders=(OWN, WORDS, *folders_of_games()))
            app = App(ft.context.page, context, language)
            app.stay.session = Seated()
            seats = [Seat(n, name, b"", b"", Carrier.PHONE) for n, name in enumerate(NAMES)]
            table = Table(game="venice", seats=tuple(seats), phase=Phase.PLAYING, round=1)
            scene = Scene(replace(table, state=state), frozenset({0}))
            app.stay.now = replace(
                app.now, scene=scene, mine=(0,), size=size, game="venice", can=Can(turns=True)
            )
            kept.append(app)
        stage = Stage(kept[0])
        return kit.col(*piece(stage))

    return await staged(stand, Phone(size.width, size.height), theme_of("venice"))


def all_words(phone: Phone) -> bool:
    """Whether something is said, and nothing by a key of the catalogues."""
    said = phone.words()
    return bool(said) and not any("venice-" in words for words in said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SHEETS)
async def test_every_sheet_is_drawn(name: str, language: str) -> None:
    state, at = SHEETS[name]
    for size in SIZES:
        phone = await drawn(state, lambda stage: [SCREENS.sheet(stage, at)], language, size)
        assert all_words(phone), phone.words()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOARDS)
async def test_every_board_is_drawn(name: str, language: str) -> None:
    def pieces(stage: Stage) -> list[ft.Control | None]:
        foot = SCREENS.foot(stage)
        assert foot is not None
        said = SCREENS.result(stage.words, stage.table) + SCREENS.news(stage.words, stage.table)
        line = SCREENS.seat_line(stage, stage.table, 0)
        return [SCREENS.board(stage), foot, SCREENS.end_board(stage), kit.text(said), line]

    for size in SIZES:
        phone = await drawn(BOARDS[name], pieces, language, size)
        assert all_words(phone), phone.words()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("at", [routes.Page.CLUES, routes.Page.WORDS])
async def test_every_page_is_drawn(at: routes.Page, language: str) -> None:
    for size in SIZES:
        phone = await drawn(FOUR, lambda stage: [SCREENS.page(stage, at).body], language, size)
        assert all_words(phone), phone.words()


ACTS: tuple[Any, ...] = (
    visits.PlayLocation(1),
    visits.LayLocation(b"m" * 32),
    visits.ShowLocation(b"n" * 16, b"\x02"),
    visits.NextRound(),
    talks.LayCards(1, b"m" * 32),
    talks.Demand(1, 2),
    talks.SkipMeeting(1),
    talks.SkipMeeting(1, by_cards=True),
    phoning.Call((0, 1, 2, 3)),
    phoning.SayCall(True),
    phoning.SayCall(False, 2),
    edition.NameLocations(()),
    edition.LabelSegments(()),
    *(byhand.ByHand(field, 1, 1) for field in byhand.Field),
    byhand.ByHand(byhand.Field.LOCATION, -1, NOBODY),
    talks.GiveCards(1, 1),
    talks.ShowBlack(1, 1),
    talks.LookAtDummy(1, Side.LEFT, 1),
)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_act_has_its_line_and_every_part_of_the_rules_its_text(language: str) -> None:
    def pieces(stage: Stage) -> list[ft.Control | None]:
        lines = [SCREENS.line(stage.words, stage.table, act, 0) for act in ACTS]
        parts = [part for pair in SCREENS.rules(stage.words, HouseRules()) for part in pair]
        assert 0 <= SCREENS.rules_at(stage.table) < len(SCREENS.rules(stage.words, HouseRules()))
        return [kit.text(line) for line in (*lines, *parts)]

    for state in (FOUR, met(Kind.LOOK_DUMMY, THREE), met(Kind.DEMAND, FOUR)):
        phone = await drawn(state, pieces, language, SIZES[0])
        assert all_words(phone), phone.words()


def test_every_face_has_as_many_boxes_and_short_lines() -> None:
    for language in LANGUAGES:
        context = AppContext(cast(Any, None), {}, cast(Any, None), lambda: 0)
        words = replace(context, folders=(OWN, WORDS, *folders_of_games())).words(language)
        for state in (THREE, FOUR, ruled(FOUR, real_cards=True)):
            table = Table(game="venice", state=state)
            for hand in (*(Hand(n, n) for n in range(4)), Hand(255, 255)):
                face = SCREENS.face(words, table, 0, hand.packed())
                assert len(face.facts) == 3
                for fact, most in zip(face.facts, (30, 74, 34), strict=True):
                    assert len(fact.text) <= most, fact.text
