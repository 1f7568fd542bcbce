"""The maker's screen without a seat, in the table's middle: it may do what is nobody's own."""

from collections.abc import Callable

from companion.games.hotel_perfidious.rules import acts as hotel
from companion.games.secret_night.rules import acts as night
from companion.games.secret_night.rules.options import Segment
from companion.games.secret_night.rules.score import MOST
from companion.games.venice.rules import byhand as venice
from companion.session.online import OnlineSession
from companion.table.refusal import NotTheMaker, NotYourSeat
from companion.ui.app_context import AppContext
from tests.support.app import code_of, enter
from tests.support.evening import Evening, sit
from tests.support.phone import Phone

NAMES = ("Anna", "Bruno", "Carla", "Dave")


async def around(
    context: AppContext, box: str, places: int, ready: Callable[[Phone], bool], *switches: str
) -> tuple[Phone, Evening]:
    """A screen without a seat that made the table, and the phones of those around it, dealt."""
    middle = await enter(context, width=1024, height=768)
    await middle.tap(f"box-{box}")
    while not middle.shows(f"Players: {places}"):
        few = any(middle.shows(f"Players: {less}") for less in range(places))
        await middle.tap("Players: one more" if few else "Players: one less")
    for switch in switches:
        await middle.tap(switch)
    await middle.tap("Open the table")
    await middle.sees("Who is here?")
    phones = []
    for name in NAMES[:places]:
        phones.append(await enter(context, f"/J/{code_of(middle)}"))
        await sit(phones[-1], name)
    await middle.until(lambda: middle.has("deal"))
    await middle.tap("deal")
    for phone in phones:
        await phone.until(lambda each=phone: ready(each))  # type: ignore[misc]
    return middle, Evening(context, phones)


def looks(phone: Phone) -> bool:
    return phone.shows("Hold to look")


async def at_night(context: AppContext) -> tuple[Phone, Evening]:
    """Four in the mansion, with their own wheel entered."""
    middle, evening = await around(context, "secret_night", 4, looks)
    wheel = tuple(Segment(steps, green=False, water=1) for steps in range(4, 11))
    await evening.do(0, night.EnterSegments(wheel))
    await middle.until(lambda: middle.has("spin-here"))
    return middle, evening


async def test_the_hour_and_the_wheel_are_everybodys_in_the_mansion(context: AppContext) -> None:
    middle, evening = await at_night(context)
    master = evening.room.table.state.turn.seat
    await middle.tap("spin-here")
    await middle.until(lambda: evening.room.table.state.turn.spin is not None)
    assert evening.room.table.state.turn.seat == master
    await middle.until(lambda: not middle.has("spin-here"))
    await evening.phones[0].tap("Log")
    await evening.phones[0].sees("The table spun the wheel.")

    for seat in range(4):
        await evening.do(0, night.ByHand(night.Field.PLAYED, 1, seat))
    await evening.do(master, night.EndTurn())
    await middle.until(lambda: middle.has("next-hour"))
    await middle.tap("next-hour")
    await middle.sees("Ten in the evening")
    await evening.phones[0].sees("The table moved the clock on.")

    await middle.tap("Set the clock")
    await middle.tap("23:00")
    await middle.sees("Eleven at night")


async def test_a_spin_in_the_water_counts_the_inner_numbers(context: AppContext) -> None:
    middle, evening = await at_night(context)
    await middle.tap("spin-wet")
    await middle.until(lambda: evening.room.table.state.turn.spin is not None)
    assert evening.room.table.state.turn.spin.water


async def test_what_the_middle_did_it_takes_back(context: AppContext) -> None:
    middle, evening = await at_night(context)
    await middle.tap("spin-here")
    await middle.until(lambda: evening.room.table.state.turn.spin is not None)
    drawn = evening.room.table.state.turn.spin
    await evening.phones[0].tap("Table")
    await middle.tap("Take back")
    await evening.phones[0].sees("The maker of the table took back: The table spun the wheel.")
    assert evening.room.table.state.turn.spin is None
    await middle.until(lambda: middle.has("spin-here"))
    await middle.tap("spin-here")
    await middle.until(lambda: evening.room.table.state.turn.spin == drawn)


async def test_the_next_round_is_everybodys_in_venice(context: AppContext) -> None:
    middle, evening = await around(context, "venice", 3, looks)
    assert not middle.has("next")
    for at, place in enumerate(evening.room.table.state.places):
        await evening.do(0, venice.ByHand(venice.Field.LOCATION, at, place))
    await middle.until(lambda: middle.has("next"))
    await middle.tap("next")
    await middle.until(lambda: evening.room.table.state.round == 2)


async def test_who_begins_is_everybodys_in_the_hotel(context: AppContext) -> None:
    middle, evening = await around(
        context, "hotel_perfidious", 3, lambda phone: phone.has("book"), "Choose who begins"
    )
    assert not middle.has("do-first")
    for seat in range(3):
        await evening.do(seat, hotel.Register(seat + 1))
    await middle.until(lambda: middle.has("do-first"))
    await middle.tap("do-first")
    await middle.tap("first-2")
    await middle.until(lambda: evening.room.table.state.turn == 2)
    await evening.do(2, hotel.ByHand(hotel.Field.BLUEPRINTS, 1, 2))
    assert not middle.has("do-first")


async def test_what_is_a_players_own_the_middle_may_not(context: AppContext) -> None:
    _, evening = await at_night(context)
    room = evening.room
    seatless = next(v for v in room._phones if isinstance(v, OnlineSession) and not v.seats)
    seen = room.table.changed
    for act in (night.EndTurn(), night.EnterSpin(6), night.ByHand(night.Field.HEALTH, 1, 0)):
        assert await seatless.act(None, act, f"{act}", seen) == NotYourSeat()
    guest = evening.session(1)
    assert await guest.act(None, night.SetClock(3), "guest", seen) == NotTheMaker()
    assert await guest.act(0, night.SetClock(3), "other", seen) == NotYourSeat()
    assert room.table.changed == seen


async def test_when_the_rules_have_ended_it_the_middle_turns_all_cards_up(
    context: AppContext,
) -> None:
    middle, evening = await at_night(context)
    assert not middle.has("all-up")
    score = night.ByHand(night.Field.SCORE, MOST)
    await evening.do(0, score)
    await middle.until(lambda: middle.has("all-up"))
    await middle.tap("all-up")
    await middle.tap("All cards up")
    await middle.sees("Again")
