"""Attacks of somebody who plays and wants to see what only others hold: by hand, by taking back.

What is looked at by phones that answer by themselves; what they draw stands in `test_player`.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from companion.games.microfilms.rules import (
    attempts,
    byhand,
    checks,
    deeds,
    films,
    moves,
    questions,
    turns,
)
from companion.games.microfilms.rules.cards import Card, Film, Nation, code
from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.characters import NAMED, Character
from companion.games.venice.rules import byhand as venice_byhand
from companion.games.venice.rules import talks
from companion.games.venice.rules.cards import AMBASSADOR, DUMMY, Side
from companion.games.venice.rules.passing import pair
from companion.live.registry import TableRegistry
from companion.session import exchange_by_log as by_log
from companion.session.duties import due
from companion.session.exchange_by_log import decline, show
from companion.store.opening import Opened, open_store
from companion.table.game import Game
from companion.table.record import Answered, Declined, record
from companion.table.refusal import AnsweredAlready, LookStays, NotAsked, NotYourSeat
from companion.table.state import Phase, Question, Table
from tests.support import microfilms_evening, story
from tests.support.agents import BookDeal
from tests.support.guest import MINUTE, Guest, make_table, seat_all

NAMES = ("Anna", "Bruno", "Carla", "Dave", "Emil", "Zoë")
ANNA, BRUNO, CARLA, DAVE = range(4)


@asynccontextmanager
async def phones(folder: Path, game: Any, players: int, options: Any = None) -> AsyncIterator[Any]:
    """Phones at a server, dealt what the game's story says."""
    opened = await open_store(folder / "companion.db")
    assert isinstance(opened, Opened)
    games: dict[str, Game] = {game.key: game}
    registry = TableRegistry(opened.store, games, lambda: MINUTE)
    guests = await seat_all(await make_table(registry, players, game.key, options), NAMES[:players])
    assert await guests[0].session.deal() is None
    for guest in guests:
        await guest.sees_phase(Phase.PLAYING)
    yield guests
    await opened.store.close()


def night(*characters: Character) -> story.Stacked:
    """Anna is the Master, Bruno the Chief, Carla a thief, Dave a detective."""
    return story.Stacked(story.FIRST, characters)


async def does(guest: Guest, *acts: Any) -> None:
    """A phone acts, and nothing is refused."""
    for act in acts:
        table = guest.session.scene.table
        tap = f"{table.number}.{act!r}"
        assert await guest.session.act(guest.seat, act, tap, table.changed) is None


async def asks(guest: Guest, to: Guest, ask: Any) -> Question:
    """A phone asks another; nothing is refused."""
    table = guest.session.scene.table
    tap = f"{table.number}.{ask!r}"
    assert await by_log.ask(guest.session, guest.seat, to.seat, ask, tap, table.changed) is None
    return now(guest).questions[-1]


async def takes_back(guest: Guest) -> Any:
    """What is said to a phone that takes the last act back."""
    table = guest.session.scene.table
    return await guest.session.take_back(f"{table.number}.back", table.changed)


def now(guest: Guest) -> Table:
    """The table as it is."""
    return guest.session.scene.table


async def answered(guest: Guest, question: Question) -> bytes:
    """What a phone was answered by itself, without anybody's yes."""
    await guest.sees(lambda table: not table.waiting)
    told = by_log.answer(guest.session, same(guest, question))
    assert isinstance(told, bytes)
    return told


def same(guest: Guest, question: Question) -> Question:
    """A question as it stands now."""
    return next(q for q in now(guest).questions if q.number == question.number)


async def must_be_agreed_to(guests: list[Guest], asker: Guest, asked: Guest, ask: Any) -> None:
    """No phone answers by itself; all read the wish and the no, after which nothing is given."""
    refused = await asks(asker, asked, ask)
    assert all(due(guest.session, now(guest)) == [] for guest in guests)
    assert refused.ask.beyond
    for other in guests:
        if other is not asked:
            assert await show(other.session, refused.number) == NotYourSeat()
            assert await decline(other.session, refused.number) == NotYourSeat()
    assert await decline(asked.session, refused.number) is None
    assert await show(asked.session, refused.number) == NotAsked()
    assert await decline(asked.session, refused.number) == AnsweredAlready()
    after = same(asker, refused)
    assert (after.declined, after.envelope, now(asker).waiting) == (True, None, ())
    assert not isinstance(by_log.answer(asker.session, after), bytes)
    for guest in guests:
        made = record(guest.session.entries[-1])
        assert made == Declined(refused.number)


# --- Secret Night


async def test_zachary_who_sets_his_skill_back_by_hand_is_shown_no_second_role(
    tmp_path: Path,
) -> None:
    game = night(Character.ZACHARY, Character.NIALL, Character.RITA, Character.OTTO)
    async with phones(tmp_path, game, 4) as guests:
        anna, _, carla, dave = guests
        looked = await asks(anna, carla, a.LookAtRole(CARLA))
        assert await answered(anna, looked) == carla.session.hand(CARLA)
        for other in (dave, carla, dave):
            await does(anna, a.ByHand(a.Field.SKILL, 1, ANNA))
            await must_be_agreed_to(guests, anna, other, a.LookAtRole(other.seat))
        assert await takes_back(anna) == LookStays()


async def test_with_the_yes_of_the_one_looked_at_play_by_hand_goes_on(tmp_path: Path) -> None:
    game = night(Character.ZACHARY, Character.NIALL, Character.RITA, Character.OTTO)
    async with phones(tmp_path, game, 4) as guests:
        anna, bruno, carla, dave = guests
        await answered(anna, await asks(anna, carla, a.LookAtRole(CARLA)))
        await does(bruno, a.ByHand(a.Field.SKILL, 1, ANNA))
        wish = await asks(anna, dave, a.LookAtRole(DAVE))
        assert await show(dave.session, wish.number) is None
        assert await answered(anna, wish) == dave.session.hand(DAVE)
        assert isinstance(record(bruno.session.entries[-1]), Answered)
        assert not isinstance(by_log.answer(bruno.session, same(bruno, wish)), bytes)


async def test_what_others_set_by_hand_takes_the_look_of_the_rules_from_nobody(
    tmp_path: Path,
) -> None:
    game = night(Character.ZACHARY, Character.NIALL, Character.RITA, Character.OTTO)
    async with phones(tmp_path, game, 4) as guests:
        anna, bruno, carla, _ = guests
        await does(bruno, a.ByHand(a.Field.SCORE, 2), a.ByHand(a.Field.TURN, 1, CARLA))
        looked = await asks(anna, carla, a.LookAtRole(CARLA))
        assert await answered(anna, looked) == carla.session.hand(CARLA)


async def test_who_dies_until_she_is_zachary_is_shown_nothing(tmp_path: Path) -> None:
    """Nobody else acts: she says that she died, and gives herself the turn, again and again."""
    game = night(Character.OTTO, Character.NIALL, Character.RITA, Character.KONTAR)
    async with phones(tmp_path, game, 4) as guests:
        _, _, carla, dave = guests
        for _ in NAMED:
            if now(carla).state.player(CARLA).character is Character.ZACHARY:
                break
            await does(carla, a.SayDeath(CARLA, CARLA), a.ByHand(a.Field.TURN, 1, CARLA))
        assert now(carla).state.player(CARLA).skill_left
        await must_be_agreed_to(guests, carla, dave, a.LookAtRole(DAVE))


async def test_rounds_that_are_ended_by_hand_make_nobody_zachary_either(tmp_path: Path) -> None:
    """No turn is given: all others are set to have played, and the Master calls the next hour."""
    game = night(Character.OTTO, Character.NIALL, Character.RITA, Character.KONTAR)
    async with phones(tmp_path, game, 4) as guests:
        anna, _, carla, _ = guests
        for _ in NAMED:
            if now(anna).state.player(ANNA).character is Character.ZACHARY:
                break
            await does(anna, a.SayDeath(ANNA, ANNA))
            await does(anna, *(a.ByHand(a.Field.PLAYED, 1, seat) for seat in range(4)))
            await does(anna, a.ByHand(a.Field.SCORE, 0), a.AdvanceClock(), a.SetClock(0))
        assert now(anna).state.player(ANNA).skill_left
        await must_be_agreed_to(guests, anna, carla, a.LookAtRole(CARLA))


# --- the Journalist


def spies() -> Any:
    """Dave is the Journalist; the others are China, the UK and the USA."""
    stacked = microfilms_evening
    return stacked.Stacked(stacked.WHO[:4], (), Nation.USA)


async def cleared_by_the_rules(guests: list[Guest]) -> None:
    """Anna takes Dave's bribe in his first turn; with a card again he may attempt to win."""
    anna, bruno, carla, dave = guests
    for guest in (anna, bruno, carla):
        await does(guest, moves.Pass())
    await does(dave, questions.Bribe(ANNA))
    await does(anna, questions.Answer(questions.Reply.ACCEPT))
    await does(anna, moves.Pass(), turns.EndTurn((Card.STEAL,)))
    for guest in (bruno, carla):
        await does(guest, moves.Pass())
    await does(dave, moves.Draw())
    for guest in (anna, bruno, carla):
        await does(guest, moves.Pass())


async def test_the_journalist_cannot_attempt_look_and_take_it_back(tmp_path: Path) -> None:
    async with phones(tmp_path, spies(), 4) as guests:
        _, bruno, carla, dave = guests
        await cleared_by_the_rules(guests)
        await does(dave, attempts.Attempt(films.Kind.JOURNALIST, Film.USA, BRUNO))
        assert await dave.session.open(DAVE) is None
        looked = await asks(dave, bruno, checks.LookAtIdentity(BRUNO))
        assert await answered(dave, looked) == bytes([code("uk")])
        assert await takes_back(dave) == LookStays()
        assert now(dave).state.attempt.named == BRUNO
        # Called off before everybody's eyes: another identity is then for its owner to show.
        await does(dave, turns.CallOff(), attempts.Attempt(films.Kind.JOURNALIST, Film.USA, CARLA))
        for _ in range(2):
            await must_be_agreed_to(guests, dave, carla, checks.LookAtIdentity(CARLA))


async def test_cleared_by_hand_or_with_a_turn_by_hand_the_journalist_asks(tmp_path: Path) -> None:
    async with phones(tmp_path, spies(), 4) as guests:
        anna, bruno, _, dave = guests
        await does(
            dave, byhand.ByHand(deeds.Field.CLEARED, 1, DAVE), byhand.ByHand(deeds.Field.TURN, DAVE)
        )
        assert await dave.session.open(DAVE) is None
        for named in (anna, bruno):
            await does(dave, attempts.Attempt(films.Kind.JOURNALIST, Film.UK, named.seat))
            await must_be_agreed_to(guests, dave, named, checks.LookAtIdentity(named.seat))
            await does(dave, byhand.ByHand(deeds.Field.TURN, DAVE))


async def test_back_from_being_out_the_journalist_has_had_the_look(tmp_path: Path) -> None:
    async with phones(tmp_path, spies(), 4) as guests:
        _, bruno, carla, dave = guests
        await cleared_by_the_rules(guests)
        await does(dave, attempts.Attempt(films.Kind.JOURNALIST, Film.USA, BRUNO))
        assert await dave.session.open(DAVE) is None
        await answered(dave, await asks(dave, bruno, checks.LookAtIdentity(BRUNO)))
        await does(dave, checks.SayChecked(right=False))
        back = ((deeds.Field.OUT, 0), (deeds.Field.HAND, 1), (deeds.Field.TURN, DAVE))
        await does(dave, *(byhand.ByHand(field, value, DAVE) for field, value in back))
        await does(dave, attempts.Attempt(films.Kind.JOURNALIST, Film.USA, CARLA))
        await must_be_agreed_to(guests, dave, carla, checks.LookAtIdentity(CARLA))


# --- Venice


async def goes(guest: Guest, *places: tuple[int, int]) -> None:
    """By hand the places' cards of this round are these."""
    for place, location in places:
        await does(guest, venice_byhand.ByHand(venice_byhand.Field.LOCATION, location, place))


async def test_locations_set_by_hand_show_neither_card_of_the_absent_agent(tmp_path: Path) -> None:
    async with phones(tmp_path, BookDeal(), 3) as guests:
        anna, bruno, _ = guests
        for side, round_ in ((Side.LEFT, 1), (Side.RIGHT, 2)):
            at = round_ - 1  # nobody has two cards of one location
            await does(anna, venice_byhand.ByHand(venice_byhand.Field.ROUND, round_))
            others = ((BRUNO, at + 1), (CARLA, at + 2), (DUMMY, at), (AMBASSADOR, 3 - 3 * at))
            await goes(anna, (ANNA, at), *others)
            number = now(anna).state.pending[0].number
            await must_be_agreed_to(guests, anna, bruno, talks.LookAtDummy(BRUNO, side, number))
        assert await takes_back(anna) == LookStays()


async def test_a_demand_on_the_absent_agent_where_the_ambassador_was_put_asks(
    tmp_path: Path,
) -> None:
    async with phones(tmp_path, BookDeal(), 3) as guests:
        anna, bruno, _ = guests
        await goes(anna, (ANNA, 0), (BRUNO, 1), (CARLA, 2), (DUMMY, 3), (AMBASSADOR, 0))
        number = now(anna).state.pending[0].number
        await does(anna, talks.Demand(number, DUMMY))
        await must_be_agreed_to(guests, anna, bruno, talks.LookAtDummy(BRUNO, Side.LEFT, number))


async def test_a_meeting_in_which_cards_were_seen_is_not_taken_back(tmp_path: Path) -> None:
    """Nor moved by hand so that a phone gives again what it gave, to somebody else."""
    async with phones(tmp_path, BookDeal(), 4) as guests:
        anna, bruno, carla, dave = guests
        await goes(dave, (ANNA, 0), (BRUNO, 0), (CARLA, 1), (DAVE, 2), (AMBASSADOR, 3))
        for guest, cards in ((anna, pair(1, 4)), (bruno, pair(0, 5))):
            await lays(guest, cards.packed())
        await carla.sees(lambda table: len(table.questions) == 2 and not table.waiting)
        assert await takes_back(bruno) == LookStays()
        for location, ambassador in ((3, 3), (0, 3), (0, 1)):
            await goes(carla, (CARLA, location), (BRUNO, 1), (AMBASSADOR, ambassador))
            assert all(due(guest.session, now(guest)) == [] for guest in guests)
        assert {question.ask.to for question in now(carla).questions} == {ANNA, BRUNO}


async def lays(guest: Guest, cards: bytes) -> None:
    """Cards chosen for the one meeting there is."""
    table = now(guest)
    number = table.state.pending[0].number
    laid = await by_log.lay(
        guest.session,
        guest.seat,
        lambda mark: talks.LayCards(number, mark),
        cards,
        f"lay {guest.seat}",
        table.changed,
    )
    assert laid is None
