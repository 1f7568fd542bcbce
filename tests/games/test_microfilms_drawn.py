"""Every sheet, page and word of [microfilms] is drawn: three sizes, English and Spanish."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, cast, get_args

import flet as ft
import pytest

from companion.command_line import FOLDERS
from companion.games.microfilms import game
from companion.games.microfilms.rules import (
    attempts,
    byhand,
    checks,
    dealing,
    deeds,
    interrogation,
    moves,
    questions,
    turns,
)
from companion.games.microfilms.rules.cards import CROUPIER, NAMES, NONE, Card, Film
from companion.games.microfilms.rules.deeds import Deed
from companion.games.microfilms.rules.films import (
    Attempt,
    Films,
    Kind,
    Pending,
    Reason,
    Verdict,
    Wait,
)
from companion.games.microfilms.rules.game import Act, Ask
from companion.games.microfilms.rules.hand import Hand
from companion.games.microfilms.rules.options import HouseRules
from companion.games.microfilms.screens import SCREENS, routes
from companion.games.microfilms.screens.ending import reasons
from companion.games.microfilms.screens.foot import label
from companion.games.microfilms.screens.step import Do, Step, kinds, step
from companion.session.port import Scene
from companion.session.table_session import Can, TableSession
from companion.table.record import Carrier
from companion.table.state import Phase, Seat, Table
from companion.ui.app_context import AppContext
from companion.ui.game_reading import theme_of
from companion.ui.phone import Phone as App
from companion.ui.stage import Stage
from companion.ui.theme import Size
from companion.ui.words import LANGUAGES
from companion.ui.words import words as speaking
from tests.support.chance import from_seed
from tests.support.phone import Phone
from tests.ui.stage import staged

PEOPLE = ("Anna", "Bartholomew", "Carla", "Dave", "Emil", "Fay")
SIZES = [Size(320, 568), Size(390, 844), Size(1024, 768)]
PLAYERS = [2, 4, 6]


def begun(players: int, **rules: Any) -> Films:
    """A table after its deal; seat 0's turn, its hand one too large."""
    state = game.begin(HouseRules(starter=0, **rules), tuple(range(players)))
    deal = game.deal(state, from_seed(3))
    for event in deal.events:
        state = game.evolve(state, event)
    for act in (byhand.ByHand(deeds.Field.HAND, 2, 0), byhand.ByHand(deeds.Field.EVENING, 2)):
        done = game.decide(state, 0, act, from_seed(1))
        assert isinstance(done, tuple)
        for event in done:
            state = game.evolve(state, event)
    return state


def table_of(state: Films) -> Table:
    """The table round a state."""
    seats = tuple(
        Seat(n, name, b"", b"", Carrier.PHONE) for n, name in enumerate(PEOPLE[: len(state.seats)])
    )
    return Table(game="microfilms", seats=seats, phase=Phase.PLAYING, round=1, state=state)


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
        self.lines = {**self.lines, **lines}

    def hand(self, seat: int) -> bytes:
        return self._hand


async def drawn(
    state: Films, piece: Callable[[Stage], ft.Control], language: str, size: Size
) -> Phone:
    """A piece of the screens on a phone of seat 0."""
    phone = Phone(size.width, size.height)
    apps: list[App] = []

    def stand() -> ft.Control:
        if not apps:
            context = AppContext(cast(Any, None), {}, cast(Any, None), lambda: 0, folders=FOLDERS)
            app = App(ft.context.page, context, language)
            hand = Hand(0, 4 if state.duel else NONE, NONE, NONE)
            app.stay.session = Visit(hand.packed())
            app.stay.now = replace(
                app.now,
                scene=Scene(table_of(state), frozenset({0})),
                mine=(0,),
                size=size,
                can=Can(turns=True),
            )
            apps.append(app)
        return piece(Stage(apps[0]))

    return await staged(stand, phone, theme_of("microfilms"))


def whole(phone: Phone) -> None:
    """No word is missing."""
    assert phone.words()
    assert not [said for said in phone.words() if "microfilms-" in said or "{" in said]


def waiting(state: Films, wait: Wait, of: int, by: int, cards: int = 0) -> Films:
    offer = bytes(33 + 16 * cards) if cards else b""
    return replace(state, pending=Pending(wait, by, of, offer))


def trying(state: Films, kind: Kind, **more: Any) -> Films:
    films = Film(state.nations[0].value) if kind in (Kind.AGENT, Kind.JOURNALIST) else Film.NONE
    named = 1 if kind in (Kind.JOURNALIST, Kind.HITMAN, Kind.INTERPOL) else -1
    places = (1, -3) if kind is Kind.BROKER else ()
    return replace(state, attempt=Attempt(0, kind, films, named, places, **more))


def shown(state: Films) -> Films:
    """All identities lie open."""
    for seat in state.seats:
        event = dealing.HandShown(seat, seat, 4 + seat if state.duel else NONE, NONE, NONE)
        state = game.evolve(state, event)
    return state


def _body(at: routes.Page, stage: Stage) -> ft.Control:
    return SCREENS.page(stage, at).body


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s.width:.0f}")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
async def test_every_sheet_is_drawn(players: int, language: str, size: Size) -> None:
    state = begun(players)
    scenes: list[tuple[Films, routes.Sheet]] = [
        (state, at)
        for at in (routes.Sheet.TURN, routes.Sheet.ATTEMPT, routes.Sheet.HAND, routes.Sheet.BOX)
    ]
    scenes.append((replace(state, done=True), routes.Sheet.END))
    scenes += [
        (waiting(state, wait, 0, 1), routes.Sheet.ANSWER) for wait in (Wait.BRIBE, Wait.BLACKMAIL)
    ]
    scenes.append((waiting(state, Wait.INTERROGATION, 0, 1), routes.Sheet.LAY))
    scenes += [
        (waiting(state, Wait.INTERROGATION, 1, 0, n), routes.Sheet.LIFT) for n in range(1, 9)
    ]
    handed = waiting(state, Wait.INTERROGATION, 1, 0)
    assert handed.pending is not None
    handed = replace(handed, pending=replace(handed.pending, handed=True))
    scenes.append((handed, routes.Sheet.LIFT))
    scenes += [(waiting(state, wait, 1, 0), routes.Sheet.CHECK) for wait in Wait]
    for kind in kinds(state):
        scenes.append((trying(state, kind), routes.Sheet.CHECK))
        scenes.append((shown(trying(state, kind)), routes.Sheet.CHECK))
    if players > 2:
        other = replace(trying(shown(state), Kind.HITMAN), turn=1)
        assert other.attempt is not None
        tried = replace(other.attempt, by=1, named=0)
        scenes.append((replace(other, attempt=tried), routes.Sheet.SHOW))
    for scene, at in scenes:
        whole(await drawn(scene, lambda stage, at=at: SCREENS.sheet(stage, at), language, size))  # type: ignore[misc]


async def checking(state: Films) -> Phone:
    """The sheet on which the attempt is settled, on seat 0's phone."""
    return await drawn(state, lambda s: SCREENS.sheet(s, routes.Sheet.CHECK), "en", SIZES[0])


async def test_the_journalist_looks_says_right_and_the_one_named_shows_it() -> None:
    state = begun(4)
    for seat, card in ((0, "journalist"), (1, state.nations[0].value)):
        shows = dealing.HandShown(seat, NAMES.index(card), NONE, NONE, NONE)
        state = game.evolve(state, shows)
        tried = trying(state, Kind.JOURNALIST)
        if seat == 0:
            phone = await checking(tried)
            assert phone.has("look")
            assert not phone.has("right")
            assert not phone.has("wrong")
            phone = await checking(trying(state, Kind.JOURNALIST, looked=True))
            assert phone.has("right")
            assert phone.has("wrong")
    assert tried.card_says
    phone = await checking(tried)
    assert phone.has("settle")
    assert phone.shows("lies open")


async def test_whom_the_journalist_names_is_asked_for_the_card_that_decides() -> None:
    claimed = Attempt(1, Kind.JOURNALIST, Film.CHINA, 0, (), looked=True, claimed=True)
    state = begun(4)
    shows = dealing.HandShown(1, NAMES.index("journalist"), NONE, NONE, NONE)
    state = replace(game.evolve(state, shows), attempt=claimed)
    assert (step(state, 0), step(state, 1)) == (Step(Do.PROVE), Step(Do.WAIT, 0))
    phone = await checking(state)
    assert phone.has("prove")
    assert phone.shows("says your identity is right")
    assert claimed.named == 0
    phone = await checking(replace(state, attempt=replace(claimed, named=2)))
    assert phone.shows("Now Carla opens the identity")
    assert not phone.has("prove")


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s.width:.0f}")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_board_foot_end_and_pages_are_drawn(language: str, size: Size) -> None:
    for players in PLAYERS:
        state = begun(players)
        for scene in (state, waiting(state, Wait.BRIBE, 1, 0), trying(state, kinds(state)[0])):
            whole(await drawn(scene, SCREENS.board, language, size))
            foot = await drawn(
                scene, lambda stage: SCREENS.foot(stage) or ft.Text(), language, size
            )
            whole(foot)
    state = begun(6)
    for at in (routes.Page.NOTES, routes.Page.WHO):
        body = partial(_body, at)
        phone = await drawn(state, body, language, size)
        whole(phone)
        if at is routes.Page.NOTES:
            await phone.tap("notes-open")
            words = speaking(language, FOLDERS)
            for view in ("seen", "remark", "who"):
                await phone.tap(words(f"microfilms-notes-view-{view}"))
                whole(phone)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_notes_are_tapped_and_taken_back(language: str) -> None:
    page = lambda stage: SCREENS.page(stage, routes.Page.NOTES).body  # noqa: E731
    phone = await drawn(begun(4), page, language, SIZES[1])
    words = speaking(language, FOLDERS)
    assert not phone.has("cell-1-china")
    await phone.tap("notes-open")
    for belief in ("not", "is", "perhaps", "not"):
        await phone.tap("cell-1-china")
        said = words(
            "microfilms-notes-cell",
            name=PEOPLE[1],
            identity=words("microfilms-card-china"),
            belief=words(f"microfilms-notes-belief-{belief}"),
        )
        await phone.sees(said)
    await phone.tap("notes-undo")
    await phone.misses(said)
    await phone.tap("notes-cover")
    await phone.until(lambda: not phone.has("cell-1-china"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_act_and_deed_has_its_line(language: str) -> None:
    words, state = speaking(language, FOLDERS), begun(2)
    table = table_of(state)
    acts: list[Any] = [
        moves.Draw(),
        moves.Draw(True),
        moves.Pass(),
        questions.Bribe(1),
        moves.Steal(CROUPIER),
        moves.CashOut(),
    ]
    acts += [questions.Interrogate(1, card) for card in (True, False)]
    acts += [questions.Blackmail(1, means) for means in questions.Means]
    acts += [attempts.Attempt(kind, Film.CHINA, 1, (1, -3)) for kind in Kind]
    acts += [
        turns.EndTurn(),
        interrogation.LayHand(b""),
        interrogation.HandOver(),
        interrogation.PickCard(),
        turns.CallOff(),
        checks.ShowCards(b""),
    ]
    acts += [questions.Answer(reply) for reply in questions.Reply]
    acts += [checks.SayChecked(right) for right in (True, False)]
    acts += [checks.SayFilm(Film.NONE), checks.SayLetter(state.nations[0])]
    acts += [checks.SayIdentity(1, checks.Identity.UK)]
    acts += [byhand.ByHand(field, 0, 1) for field in deeds.Field]
    acts += [interrogation.Lift(1, b"", b""), checks.LookAtIdentity(1), checks.TellCards(1)]
    assert {type(act) for act in acts} == {*get_args(Act), *get_args(Ask)}
    lines = [SCREENS.line(words, table, act, 0) for act in acts]
    assert not [line for line in lines if "microfilms-" in line or not line]
    for deed in Deed:
        for index in (0, 2):
            done = deeds.Done(deed, 0, (), 1, (Card.ACE, Card.UNKNOWN), index, 3)
            assert "microfilms-" not in SCREENS.outcomes(words, table, (done,))
    events = (dealing.Begun(state.nations, 0), dealing.HandShown(0, 4, NONE, NONE, NONE))
    assert "microfilms-" not in SCREENS.outcomes(words, table, events)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_and_every_step_has_words(language: str) -> None:
    words, state = speaking(language, FOLDERS), begun(2)
    for reason in Reason:
        for winners in ((), (0,), (0, 1)):
            ended = replace(state, verdict=Verdict(winners, reason, state.nations[:2]))
            assert "microfilms-" not in SCREENS.result(words, table_of(ended))
            assert "microfilms-" not in "".join(reasons(words, table_of(ended)))
    for text in SCREENS.rules(words, HouseRules()):
        assert not [part for part in text if part.startswith("microfilms-")]
    stage = cast(Any, type("S", (), {"words": words, "table": table_of(state)})())
    for do in Do:
        assert "microfilms-" not in label(stage, Step(do, 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_has_the_same_boxes(language: str) -> None:
    """One, two and one lines, for every identity, dealt with an action card or not."""
    words = speaking(language, FOLDERS)
    for second in (NONE, 4, 5, 6):
        table = table_of(begun(2 if second != NONE else 6))
        for identity in (*range(8), NONE):
            for action in (NONE, 8, 9, 10):
                face = SCREENS.face(words, table, 0, Hand(identity, second, action).packed())
                assert len(face.facts) == 3
                assert not face.text
                for fact, most in zip(face.facts, (46, 88, 46), strict=True):
                    assert "microfilms-" not in fact.text
                    assert len(fact.text) <= most, fact.text
    assert len(NAMES) == 20


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_hands_must_do_stands_on_the_table(language: str) -> None:
    """A card lost to blackmail, the Croupier's turn, the next evening: until the next option."""
    words = speaking(language, FOLDERS)
    state = replace(begun(2), turn=0)
    lost = deeds.Done(Deed.BLACKMAIL_DECLINED, 1, (), 0, index=2, among=3)
    croupier = deeds.Done(Deed.CROUPIER_DRAWS, CROUPIER)
    for event in (lost, croupier, deeds.Done(Deed.EVENING, -1), deeds.Done(Deed.TURN, 1)):
        state = game.evolve(state, event)
    assert [done.deed for done in state.chores] == [
        Deed.BLACKMAIL_DECLINED,
        Deed.CROUPIER_DRAWS,
        Deed.EVENING,
    ]
    phone = await drawn(state, SCREENS.board, language, SIZES[0])
    for done in state.chores:
        assert phone.shows(SCREENS.outcomes(words, table_of(state), (done,)))
    news = SCREENS.news(words, table_of(state))
    assert news == words("microfilms-news-evening", number=2, letter_in_drawer="off")
    assert game.evolve(state, deeds.Done(Deed.PASSED, 1)).chores == ()
    assert game.evolve(state, questions.Waiting(Wait.BRIBE, 1, 0)).chores == ()


async def test_the_table_says_which_cards_are_bloodstained() -> None:
    for rules, other in (({}, "Interrogate / Blackmail"), ({"stained_cash_out": True}, "Cash Out")):
        state = trying(shown(begun(4, **rules)), Kind.INTERPOL)
        phone = await checking(state)
        assert phone.shows("Bloodstained: Steal / Blackmail")
        assert phone.shows(other)


@pytest.mark.parametrize("looked_through", [False, True])
async def test_only_by_house_rule_all_of_the_discard_is_told(looked_through: bool) -> None:
    state = replace(begun(4, discard_open=looked_through), pile=(Card.ACE, Card.STEAL))
    phone = await drawn(state, SCREENS.board, "en", SIZES[0])
    assert phone.shows("Steal / Blackmail")
    assert phone.shows("Ace of Spades") is looked_through
