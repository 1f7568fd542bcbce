"""Attacks of a player with the program's own means: what is tried, and what comes of it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from companion.games.hotel_perfidious.rules import acts as h
from companion.games.hotel_perfidious.rules.items import Item
from companion.games.microfilms.rules import deeds, moves, questions
from companion.games.microfilms.rules.cards import CROUPIER
from companion.games.microfilms.rules.deeds import Deed, Done
from companion.games.secret_night import game as rules
from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.captures import BreakTried
from companion.games.secret_night.rules.characters import Character
from companion.games.secret_night.rules.harm import Square
from companion.games.secret_night.rules.options import Segment
from companion.games.venice.rules import byhand, visits
from companion.games.venice.rules.cards import AMBASSADOR, DUMMY
from companion.games.venice.rules.venice import FACE_DOWN
from companion.live.registry import TableRegistry
from companion.session import exchange_by_log as by_log
from companion.table import codec
from companion.table.record import Acted, record
from companion.table.refusal import AfterTheDeal, NotTheMaker
from companion.table.state import Phase
from tests.support import agents, hotel_story, microfilms_evening, story
from tests.support.chance import from_seed
from tests.support.guest import Guest, make_table, open_registry, seat_all
from tests.support.story import ANNA, BRUNO, CARLA, DAVE
from tests.support.table import Evening

# --- taking back rolls again

TRIES = 6
"""How often who does not like what chance gave takes it back."""
WHEEL = tuple(Segment(steps, green=steps % 3 == 0) for steps in range(1, 10))


def with_luck(evening: Evening, seed: int) -> None:
    """From here on chance gives other numbers than before."""
    evening.chance = from_seed(seed)  # type: ignore[assignment]  # any chance


def wheel(whose: int = ANNA) -> story.Story:
    """A night with the wheel of the box, one seat's turn; chance is chance."""
    characters = {ANNA: Character.PANCHITO, CARLA: Character.KONTAR}
    night = story.tonight(whose=whose, characters=characters)
    night.does(DAVE, a.EnterSegments(WHEEL))
    with_luck(night.evening, 1)
    return night


def spin(night: story.Story, seat: int, *, water: bool = False) -> int:
    """The segment a spin gives."""
    night.does(seat, a.SpinWheel(water))
    assert night.turn.spin is not None
    return night.turn.spin.place


def test_a_spin_that_is_taken_back_comes_again() -> None:
    night = wheel()
    first = spin(night, ANNA)
    for seed in range(TRIES):
        night.takes_back()
        with_luck(night.evening, seed)
        assert spin(night, ANNA, water=seed % 2 == 1) == first


def test_nothing_trivial_in_between_makes_it_another_spin() -> None:
    """Numbers by hand, steps, a door, another seat's act, turn and clock there and back."""
    night = wheel()
    first = spin(night, ANNA)
    for seed, seat, act in (
        (1, ANNA, a.ByHand(a.Field.HEALTH, 2, CARLA)),
        (2, BRUNO, a.LockDoor(3)),
        (3, ANNA, a.DrinkCoffee(1)),
        (4, ANNA, a.EnterSpin(4)),
        (5, ANNA, a.ByHand(a.Field.TURN, 0, ANNA)),
        (6, DAVE, a.SetClock(3)),
    ):
        night.takes_back()
        with_luck(night.evening, seed)
        night.does(seat, act).turn_of(BRUNO).turn_of(ANNA)
        assert spin(night, ANNA) == first


def test_the_turn_there_and_back_by_hand_gives_the_spin_that_stands_already() -> None:
    night = wheel()
    first = spin(night, ANNA)
    with_luck(night.evening, 9)
    for _ in range(TRIES):
        night.turn_of(BRUNO).at(3).at(21).turn_of(ANNA)
        assert spin(night, ANNA) == first


def test_the_next_turn_has_a_spin_of_its_own() -> None:
    """Else nobody could play: Anna's turns, Kontar's second spin and Bruno's turn all differ."""
    seen: dict[str, set[int]] = {"anna": set(), "again": set()}
    for seed in range(8):
        night = wheel()
        with_luck(night.evening, seed)
        first = spin(night, ANNA)
        night.round().does(ANNA, a.AdvanceClock())
        seen["anna"].add(spin(night, ANNA) - first)
        night.turn_of(CARLA)
        seen["again"].add(spin(night, CARLA) - spin(night, CARLA))
    assert all(len(found) > 2 for found in seen.values())


def test_taken_back_in_one_order_and_done_in_another_each_seat_has_its_spin() -> None:
    night = wheel()
    anna = spin(night, ANNA)
    night.does(ANNA, a.EndTurn())
    bruno = spin(night, BRUNO)
    night.takes_back(3)
    with_luck(night.evening, 77)
    night.turn_of(BRUNO)
    assert spin(night, BRUNO) == bruno
    night.turn_of(ANNA)
    assert spin(night, ANNA) == anna


def test_whoever_taps_for_the_one_in_handcuffs_the_wheel_gives_the_same() -> None:
    night = wheel(BRUNO).at(1).does(BRUNO, a.Cuff(CARLA)).does(CARLA, a.BreakWheel())
    place = tried(night)
    for seed, seat in enumerate((BRUNO, DAVE, CARLA, ANNA)):
        night.takes_back(2)
        with_luck(night.evening, 50 + seed)
        night.does(BRUNO, a.Tie(CARLA)).takes_back()
        night.does(BRUNO, a.Cuff(CARLA)).does(seat, a.BreakWheel())
        assert tried(night) == place


def tried(night: story.Story) -> int:
    """The segment at which who was caught tried to break free."""
    made = record(night.evening.log[-1])
    assert isinstance(made, Acted)
    events = (codec.value(event, rules.events) for event in made.events)
    return next(event.spin.place for event in events if isinstance(event, BreakTried))


def test_who_dies_and_takes_it_back_becomes_the_same_character_by_whatever_act() -> None:
    """Three tries made anybody Zachary: by the end of the turn before, by hand, at a new hour."""
    night = wheel().set(a.Field.OUT, 1, BRUNO).does(ANNA, a.EndTurn())
    became = night.player(BRUNO).character
    for seed in range(TRIES):
        night.takes_back()
        with_luck(night.evening, seed)
        if seed % 2:
            night.does(ANNA, a.EndTurn())
        else:
            night.turn_of(BRUNO)
        assert night.player(BRUNO).character is became
    night = wheel().round().set(a.Field.OUT, 1, ANNA).does(ANNA, a.AdvanceClock())
    became = night.player(ANNA).character
    for seed, seat in enumerate((DAVE, BRUNO, CARLA)):
        night.takes_back()
        with_luck(night.evening, seed)
        assert night.does(seat, a.AdvanceClock()).player(ANNA).character is became


def ambassador(game: agents.Agents) -> int:
    """Where the Ambassador's pack lies this round."""
    lies = game.venice.visit(AMBASSADOR)
    assert lies is not None
    return lies.location


def test_the_ambassadors_pack_turns_up_the_same_wherever_the_last_agent_goes() -> None:
    game = agents.in_venice(4).round(0, 1, 2)
    with_luck(game.evening, 1)
    goes = ambassador(game.does(agents.DAVID, visits.PlayLocation(3)))
    for seed in range(TRIES):
        assert game.evening.take_back() is None
        with_luck(game.evening, seed)
        game.does(agents.DAVID, visits.PlayLocation(seed % 5))
        assert ambassador(game) == goes


def test_clearing_a_pack_by_hand_does_not_shuffle_it() -> None:
    """The act that clears it stands; round and series there and back, and the pack itself."""
    game = agents.in_venice(4).round(0, 1, 2)
    with_luck(game.evening, 1)
    goes = ambassador(game.does(agents.DAVID, visits.PlayLocation(3)))
    with_luck(game.evening, 2)
    for _ in range(TRIES):
        game.does(agents.ANNA, byhand.ByHand(byhand.Field.LOCATION, FACE_DOWN, AMBASSADOR))
        assert ambassador(game) == goes
        game.does(
            agents.ANNA, byhand.ByHand(byhand.Field.ROUND, 2), byhand.ByHand(byhand.Field.ROUND, 1)
        )
        assert ambassador(game) == goes


def test_the_absent_agents_pack_is_drawn_alike_by_hand_and_in_turn() -> None:
    game = agents.in_venice(3)
    with_luck(game.evening, 1)
    game.does(agents.ME, visits.PlayLocation(0)).does(agents.ANNA, visits.PlayLocation(1))
    game.does(agents.MARIO, visits.PlayLocation(2))
    drawn = game.venice.visit(DUMMY), game.venice.visit(AMBASSADOR)
    for seed in range(TRIES):
        assert game.evening.take_back() is None
        assert game.evening.take_back() is None
        with_luck(game.evening, seed)
        by_hand = byhand.ByHand(byhand.Field.LOCATION, 4, agents.ANNA)
        game.does(agents.ANNA, by_hand if seed % 2 else visits.PlayLocation(3))
        game.does(agents.MARIO, visits.PlayLocation(seed % 5))
        assert (game.venice.visit(DUMMY), game.venice.visit(AMBASSADOR)) == drawn


def test_a_die_falls_the_same_against_whomever() -> None:
    """Another victim is chosen, then the die is rolled; the other's die does not change it."""
    mission = hotel_story.mission()
    with_luck(mission.evening, 1)

    def rolls(defender: int, first: int) -> tuple[int, int]:
        mission.does(ANNA, h.Whack(defender))
        mission.does(ANNA, h.SayItems(ANNA, ()), h.SayItems(defender, ()))
        for seat in (first, ANNA + defender - first):
            mission.does(seat, h.Roll())
        return mission.duel.attacker.roll, mission.duel.defender.roll

    mine, theirs = rolls(BRUNO, ANNA)
    for seed in range(TRIES):
        for _ in range(5):
            assert mission.evening.take_back() is None
        with_luck(mission.evening, seed)
        other = BRUNO if seed % 2 else CARLA
        attacker, defender = rolls(other, other if seed % 3 else ANNA)
        assert attacker == mine
        assert other == CARLA or defender == theirs


def test_the_compass_points_one_way_whoever_finds_it_wherever() -> None:
    mission = hotel_story.mission()
    with_luck(mission.evening, 1)
    north = mission.does(ANNA, h.FindSign(Item.COMPASS, 2, 2)).hotel.north
    for seed in range(TRIES):
        assert mission.evening.take_back() is None
        with_luck(mission.evening, seed)
        mission.does(seed % 3, h.FindSign(Item.COMPASS, 1 + seed, 3))
        assert mission.hotel.north is north


def test_blackmail_that_is_refused_again_takes_the_same_card() -> None:
    spies = microfilms_evening.tonight(4)
    spies.set(deeds.Field.HAND, 8, BRUNO).set(deeds.Field.FRANCS, 3, ANNA)
    spies.does(ANNA, questions.Blackmail(BRUNO, questions.Means.FRANCS))
    with_luck(spies.evening, 1)
    index = spies.does(BRUNO, questions.Answer(questions.Reply.DECLINE)).last.index
    for seed in range(TRIES):
        assert spies.evening.take_back() is None
        with_luck(spies.evening, seed)
        spies.does(BRUNO, questions.Answer(questions.Reply.DEFEND))
        assert spies.evening.take_back() is None
        assert spies.does(BRUNO, questions.Answer(questions.Reply.DECLINE)).last.index == index


def test_the_croupier_throws_the_same_card_away_whoever_ends_a_turn() -> None:
    spies = microfilms_evening.tonight(2).set(deeds.Field.HAND, 3, CROUPIER)
    with_luck(spies.evening, 1)
    index = thrown(spies.does(ANNA, moves.Pass()))
    for seed in range(TRIES):
        assert spies.evening.take_back() is None
        with_luck(spies.evening, seed)
        spies.turn_of(BRUNO).does(BRUNO, moves.Pass())
        assert thrown(spies) == index
        assert spies.evening.take_back() is None
        assert spies.evening.take_back() is None
        assert thrown(spies.does(ANNA, moves.Pass())) == index


def thrown(spies: microfilms_evening.Spies) -> int:
    """Which card of his the Croupier threw away last."""
    return next(
        done.index
        for done in reversed(spies.log)
        if isinstance(done, Done) and done.deed is Deed.CROUPIER_EARNS
    )


@asynccontextmanager
async def server(folder: Path) -> AsyncIterator[TableRegistry]:
    """A table server's desk over the store in a folder, until it is stopped."""
    registry, close = await open_registry(folder)
    try:
        yield registry
    finally:
        await close()


async def night_of_four(registry: TableRegistry, *, anew: bool = False) -> list[Guest]:
    """Four phones, dealt to; the wheel is entered, and it is Anna's turn."""
    guests = await seat_all(await make_table(registry, 4), ("Anna", "Bruno", "Carla", "Dave"))
    if anew:
        assert await guests[0].session.redraw(anew) is None
    assert await guests[0].session.deal() is None
    for guest in guests:
        await guest.sees_phase(Phase.PLAYING)
    await does(guests[ANNA], ANNA, a.EnterSegments(WHEEL))
    await does(guests[ANNA], ANNA, a.ByHand(a.Field.TURN, 1, ANNA))
    return guests


async def does(guest: Guest, seat: int, act: Any) -> None:
    """A phone acts, and nothing is refused."""
    table = guest.session.scene.table
    assert await guest.session.act(seat, act, f"{table.number}.{act!r}", table.changed) is None


async def takes_back(guest: Guest) -> None:
    """A phone takes the last act back."""
    seen = guest.session.scene.table.changed
    assert await guest.session.take_back(f"{seen}.back", seen) is None


def spun(guest: Guest) -> int:
    """The segment the wheel stands on."""
    place: int = guest.session.scene.table.state.turn.spin.place
    return place


async def turn_to_steal(thief: Guest, other: int) -> None:
    """By hand alone it is the thief's turn, and the icon is one to steal."""
    seat = thief.seat
    for act in (
        a.ByHand(a.Field.TURN, 1, seat),
        a.UseSquare(Square.PUSH, other),
        a.ByHand(a.Field.TURN, 1, seat),
    ):
        await does(thief, seat, act)


async def steals(thief: Guest, victim: int) -> bytes:
    """What the thief's phone is told: which of eight cards."""
    session, ask = thief.session, a.StealCard(victim, 8)
    table = session.scene.table
    asked = await by_log.ask(
        session, thief.seat, victim, ask, f"{table.number}.steal", table.changed
    )
    assert asked is None
    await thief.sees(lambda table: bool(table.questions) and not table.waiting)
    told = by_log.answer(session, session.scene.table.questions[-1])
    assert isinstance(told, bytes)
    return told


async def test_who_steals_again_in_the_same_turn_is_told_the_same_card(tmp_path: Path) -> None:
    """Nothing of it can be taken back, but the turn can, and can be given again by hand."""
    async with server(tmp_path) as registry:
        anna, bruno, *_ = await night_of_four(registry)
        night = anna.session.scene.table.state
        guarded = night.player(BRUNO).character is Character.VICTORIA  # from whom nobody steals
        victim = DAVE if guarded else BRUNO
        await turn_to_steal(anna, CARLA)
        first = await steals(anna, victim)
        for _ in range(TRIES):
            await takes_back(anna)
            await turn_to_steal(anna, CARLA)
            assert await steals(anna, victim) == first
        # Another turn is another theft: else the victim knew which card it will be.
        later = set()
        for _ in range(TRIES):
            await does(bruno, BRUNO, a.ByHand(a.Field.TURN, 1, BRUNO))
            await does(bruno, BRUNO, a.EndTurn())
            await turn_to_steal(anna, CARLA)
            await does(anna, ANNA, a.EnterSpin(1))
            later.add(await steals(anna, victim))
        assert len(later) > 1


async def test_a_server_that_was_stopped_still_knows_what_was_drawn(tmp_path: Path) -> None:
    """All phones were away, the program is another one, two taps are one: the spin stays."""
    async with server(tmp_path) as registry:
        guests = await night_of_four(registry)
        await does(guests[ANNA], ANNA, a.SpinWheel())
        first = spun(guests[ANNA])
        for guest in guests:
            guest.session.leave()
    for _ in range(TRIES):
        async with server(tmp_path) as registry:
            guests = [await Guest(registry, guest.code, guest.memory).come() for guest in guests]
            await takes_back(guests[BRUNO])
            session = guests[ANNA].session
            number, seen = session.scene.table.number, session.scene.table.changed
            for _ in range(2):
                assert await session.act(ANNA, a.SpinWheel(), f"spin {number}", seen) is None
            assert session.scene.table.number == number + 1
            assert spun(guests[ANNA]) == first
            for guest in guests:
                guest.session.leave()


async def test_two_programs_at_one_table_draw_the_same(tmp_path: Path) -> None:
    async with server(tmp_path) as registry, server(tmp_path) as other:
        anna, *_ = await night_of_four(registry)
        await does(anna, ANNA, a.SpinWheel())
        first = spun(anna)
        there = await Guest(other, anna.code, anna.memory).come()
        for _ in range(TRIES):
            await takes_back(anna)
            taken = anna.session.scene.table.number
            await there.sees(lambda table, taken=taken: table.number >= taken)  # type: ignore[misc]
            await does(there, ANNA, a.SpinWheel())
            assert spun(there) == first
            await anna.sees(lambda table, taken=taken: table.number > taken)  # type: ignore[misc]


async def test_only_a_table_that_says_so_before_the_deal_draws_anew(tmp_path: Path) -> None:
    """The maker alone may say so; it stands in the log that everybody reads."""
    async with server(tmp_path) as registry:
        anna, bruno, *_ = await night_of_four(registry, anew=True)
        assert [line.kind for line in bruno.session.entries].count("redraws") == 1
        assert await bruno.session.redraw(False) == NotTheMaker()
        assert await anna.session.redraw(False) == AfterTheDeal()
        seen = set()
        for _ in range(30):
            await does(anna, ANNA, a.SpinWheel())
            seen.add(spun(anna))
            await takes_back(anna)
        assert len(seen) > 2


def test_what_is_written_of_a_draw_is_no_more_than_its_outcome() -> None:
    """The log is safe to publish: the numbers of one public result, and whose it was."""
    night = wheel()
    place = spin(night, ANNA)
    drawn = record(night.evening.log[-1])
    assert isinstance(drawn, Acted)
    (one,) = drawn.drawn
    assert int.from_bytes(one.gave, "big") % len(WHEEL) == place
    assert (one.place, one.number) == (f"wheel {ANNA}", 0)
