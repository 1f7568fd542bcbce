"""Nothing happens in silence: bands, marks on tabs, one vibration, what is taken back."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.captures import BreakTried
from companion.games.secret_night.rules.harm import Answer, Cause
from companion.games.secret_night.rules.night import Spin
from companion.games.secret_night.rules.options import Segment
from companion.games.secret_night.rules.wheel import Spun
from companion.games.secret_night.screens import outcomes, spin
from companion.session import exchange_by_log as by_log
from companion.table.state import Phase
from companion.ui import remembering
from companion.ui.app_context import AppContext
from companion.ui.game_reading import reading_of
from companion.ui.signals import USUAL, Signals
from tests.store.make_fixtures import STORIES
from tests.support.app import code_of, enter, open_app
from tests.support.evening import Evening
from tests.support.night_evening import NAMES, dealt
from tests.support.phone import Phone

WHEEL = (Segment(4, green=True), Segment(9), Segment(2))
BUZZ = ("HapticFeedback", "heavy_impact")


@pytest.fixture
async def context(tmp_path: Path) -> AsyncIterator[AppContext]:
    async with open_app(tmp_path) as opened:
        yield opened


def buzzed(phone: Phone) -> int:
    return phone.browser.calls.count(BUZZ)


async def buzz(phone: Phone, times: int) -> None:
    """It has vibrated so often, and no more."""
    await phone.until(lambda: buzzed(phone) >= times, f"it vibrated {buzzed(phone)} times")
    assert buzzed(phone) == times


async def night(context: AppContext) -> Evening:
    phones = await dealt(context, 4)
    evening = Evening(context, phones)
    first = evening.room.table.state.turn.seat
    for seat, phone in enumerate(phones):
        await buzz(phone, 1)  # the deal: the same screen and the same call on all
        assert not phone.has("band")
        assert await evening.session(seat).look(seat) is None
    await evening.do(0, a.ByHand(a.Field.TURN, 1, 0))
    for seat in (first, 0):
        await buzz(phones[seat], 2)  # whose turn it is
    return evening


async def whisper(evening: Evening, seat: int, to: int, said: bytes) -> None:
    seen = evening.room.table.changed
    ask = a.Whisper(to)
    assert await by_log.ask(evening.session(seat), seat, to, ask, f"w {seen}", seen, said) is None
    for phone in evening.phones:
        await phone.settle()


async def test_my_turn_is_told_on_every_side_and_the_band_leads_to_it(context: AppContext) -> None:
    evening = await night(context)
    mine, watching = evening.phones[2], evening.phones[1]
    for side in ("Mine", "Log"):
        await evening.do(0, a.ByHand(a.Field.TURN, 1, 3))
        await mine.tap(side)
        assert not mine.has("band")
        before = buzzed(mine), buzzed(watching)
        await evening.do(0, a.ByHand(a.Field.TURN, 1, 2))
        await mine.until(lambda: mine.has("band"))
        assert mine.shows("Your turn")
        assert mine.shows("Table: something new")
        assert not watching.has("band")
        assert not watching.shows("Table: something new")
        await buzz(mine, before[0] + 1)
        assert buzzed(watching) == before[1]
    await mine.tap("band")
    await mine.sees("What the real wheel shows")
    assert not mine.has("band")


async def test_a_band_that_was_closed_comes_with_the_next_call_again(context: AppContext) -> None:
    evening = await night(context)
    mine = evening.phones[2]
    await mine.tap("Log")
    for _ in range(2):
        await evening.do(0, a.ByHand(a.Field.TURN, 1, 2))
        await mine.until(lambda: mine.has("band-close"))
        await mine.tap("band-close")
        assert not mine.has("band")
        assert mine.shows("Table: something new")  # it is still this phone's turn
        await evening.do(0, a.ByHand(a.Field.TURN, 1, 3))
        await mine.misses("Table: something new")


async def test_midnight_is_heard_by_all_and_an_attack_by_who_is_asked(context: AppContext) -> None:
    evening = await night(context)
    for phone in evening.phones:
        await phone.tap("Log")
    whose = evening.room.table.state.turn.seat
    await evening.phones[whose].tap("band-close")  # its turn; what comes then it hears as well
    before = [buzzed(phone) for phone in evening.phones]
    await evening.do(0, a.SetClock(3))
    for phone in evening.phones:
        await phone.sees("It is midnight")
        assert phone.has("band")
    for phone, once in zip(evening.phones, before, strict=True):
        await buzz(phone, once + 1)
    by, victim = whose, next(seat for seat in range(4) if seat != whose)
    asked = evening.phones[victim]
    await asked.tap("band-close")
    count = buzzed(asked)
    await evening.do(by, a.Harm(Cause.KNIFE, victim))
    await buzz(asked, count + 1)


async def test_whoever_gets_something_private_looks_like_all_others(context: AppContext) -> None:
    evening = await night(context)
    for phone in evening.phones:
        await phone.tap("Table")
        assert not phone.shows("Mine: something new")
    before = [buzzed(phone) for phone in evening.phones]
    await whisper(evening, 0, 1, b"Trust me.")
    for phone in evening.phones:
        await phone.sees("Mine: something new")
    for phone, once in zip(evening.phones, before, strict=True):
        await buzz(phone, once + 1)
    for seat, phone in enumerate(evening.phones):
        await phone.tap("Mine")
        await phone.misses("Mine: something new")
        assert not phone.holds("Trust me.")
        assert phone.shows("What Anna told you is covered") == (seat == 1)
    got = evening.phones[1]
    await got.hold("thumb-zone")
    assert got.shows("Trust me.")


async def test_what_came_stays_new_when_the_page_is_loaded_anew(
    context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remembering, "SETTLES", 0)
    evening = await night(context)
    code = code_of(evening.phones[0])

    def kept(phone: Phone) -> list[object]:
        return json.loads(str(phone.storage[f"companion.seen.{code}"]))[3]  # type: ignore[no-any-return]

    for phone in evening.phones[1:3]:
        await phone.tap("Table")
    await whisper(evening, 0, 1, b"Trust me.")
    again = []
    for phone in evening.phones[1:3]:
        await phone.sees("Mine: something new")
        await phone.settle()
        assert kept(phone) == []
        await phone.drop()
        again.append(await enter(context, f"/J/{code}", storage=phone.storage))
    for seat, phone in enumerate(again, 1):
        await phone.until(lambda p=phone: p.has("thumb-zone"))  # type: ignore[misc]
        assert phone.shows("What Anna told you is covered") == (seat == 1)
        assert not phone.holds("Trust me.")
        await phone.tap("Table")
        await phone.sees("Mine: something new")
        await phone.tap("Mine")
        await phone.until(lambda p=phone: len(kept(p)) == 1)  # type: ignore[misc]
        await phone.drop()
        last = await enter(context, f"/J/{code}", storage=phone.storage)
        await last.tap("Table")
        await last.settle()
        assert not last.shows("Mine: something new")


async def test_something_private_covers_the_card_it_takes_the_place_of(context: AppContext) -> None:
    evening = await night(context)
    got = evening.phones[1]
    await got.hold("thumb-zone")
    await whisper(evening, 0, 1, b"Trust me.")
    await got.sees("What Anna told you is covered")
    assert not got.holds("Trust me.")


async def test_what_is_anothers_is_asked_first_and_all_are_told(context: AppContext) -> None:
    evening = Evening(context, await dealt(context, 4))
    anna, bruno, carla = evening.phones[:3]
    for phone in evening.phones:
        await phone.tap("Table")
        assert not phone.has("take-back")  # nothing was done yet
    await evening.do(1, a.ByHand(a.Field.HEALTH, 3, 2))
    await anna.until(lambda: anna.has("take-back"))
    await anna.tap("take-back")
    await anna.sees("Take back what Bruno did?")
    act = next(word for word in anna.words() if "Everybody is told" in word)
    assert "Bruno" in act
    assert "Carla" in act
    await anna.tap("ask-yes")
    await anna.sees("Taken back: Bruno")
    for phone in (bruno, carla):
        await phone.sees("Anna took back: Bruno")
    assert not anna.has("take-back")
    await evening.do(1, a.ByHand(a.Field.HEALTH, 3, 2))
    await bruno.until(lambda: bruno.has("take-back"))
    await bruno.tap("take-back")  # one's own: at once
    await carla.sees("Bruno took back: Bruno")
    await evening.do(1, a.ByHand(a.Field.HEALTH, 3, 2))
    await carla.until(lambda: carla.has("take-back"))
    await carla.tap("take-back")
    await carla.tap("ask-no")
    assert evening.room.table.acts
    assert not carla.has("ask-yes")


async def test_the_band_stands_above_a_sheet_as_well(context: AppContext) -> None:
    evening = await night(context)
    called = evening.phones[1]
    await called.tap("Log")
    await evening.do(0, a.ByHand(a.Field.TURN, 1, 1))
    await called.tap("take-back")
    await called.sees("Take back what Anna did?")
    await called.sees("Your turn")
    await called.tap("ask-no")
    await called.sees("Your turn")


async def test_of_two_acts_only_the_one_that_was_asked_about_goes(context: AppContext) -> None:
    evening = await night(context)
    anna = evening.phones[0]
    await anna.tap("Table")
    await evening.do(1, a.ByHand(a.Field.HEALTH, 3, 2))
    await anna.until(lambda: anna.has("take-back"))
    await anna.tap("take-back")
    await anna.sees("Take back what Bruno did?")
    await evening.do(2, a.ByHand(a.Field.HEALTH, 2, 2))
    standing = len(evening.room.table.acts)
    await anna.tap("ask-yes")
    await anna.sees("Somebody was quicker")
    assert len(evening.room.table.acts) == standing


async def test_each_phone_says_how_it_wants_to_be_called(context: AppContext) -> None:
    evening = await night(context)
    phone = evening.phones[2]
    await phone.tap("Table")
    await phone.tap("More")
    await phone.tap("Settings")
    await phone.tap("buzz")
    await phone.until(lambda: phone.storage.get("companion.signals") == Signals(False).text())
    await phone.tap("Close")
    count = buzzed(phone)
    await evening.do(0, a.ByHand(a.Field.TURN, 1, 2))
    await phone.tap("More")
    await phone.tap("Settings")
    await phone.tap("sound")
    await phone.until(lambda: ("Audio", "play") in phone.browser.calls)
    assert buzzed(phone) == count
    for torn in ("", "2", "1x", "111"):
        assert Signals.read(torn) == USUAL


@pytest.mark.parametrize("game", STORIES)
async def test_whose_turn_it_is_and_what_happened_last_is_told_in_every_game(
    context: AppContext, game: str
) -> None:
    evening = await STORIES[game].deal(context)
    for seat, phone in enumerate(evening.phones):
        await phone.tap("Log")
        assert await evening.session(seat).look(seat) is None
        await phone.settle()
    bands = [phone.has("band") for phone in evening.phones]
    for seat, act in STORIES[game].acts:
        await evening.do(seat, act)
        for phone in evening.phones:
            await phone.settle()
        bands += [phone.has("band") or phone.shows("Your turn") for phone in evening.phones]
    assert any(bands), "nobody was ever called"
    called = next((phone for phone in evening.phones if phone.has("band")), None)
    if called is not None:
        await called.tap("band")
        assert not called.has("band")
    reading, watching = reading_of(game), evening.phones[-1]
    told = [one for one in STORIES[game].acts if reading.tells(one[1], ())]
    if told:
        seat, act = told[-1]
        await watching.tap("Table")
        await watching.sees(reading.line(context.words("en"), evening.room.table, act, seat))


async def test_the_table_hears_who_shot_whom_and_what_came_of_it(context: AppContext) -> None:
    evening = await night(context)
    screen = await enter(context, f"/J/{code_of(evening.phones[0])}", width=1280, height=800)
    await evening.do(0, a.SetClock(3))
    by = evening.room.table.state.turn.seat
    victim = next(seat for seat in range(4) if seat != by)
    watching = evening.phones[next(seat for seat in range(4) if seat not in (by, victim))]
    for phone in (watching, evening.phones[by]):
        await phone.tap("Table")
    await evening.phones[by].tap("turn")  # the attacker stays on the own page
    name, other = NAMES[by], NAMES[victim]
    await evening.do(by, a.Harm(Cause.GUN, victim))
    for phone in (screen, watching, evening.phones[by]):
        await phone.sees(f"{name} used the Gun on {other}.")
    await evening.do(victim, a.AnswerHarm(victim, Answer.SUFFER))
    for phone in (screen, watching, evening.phones[by]):
        await phone.sees(f"{other} took the harm. {name}’s Gun: {other} has")
    await evening.do(by, a.EnterSpin(8, False), a.SpendSteps(2))
    await screen.settle()
    assert screen.shows(f"{name}’s Gun: {other} has")  # steps are no drama


def test_what_is_heard_of_a_spin_waits_for_the_wheel() -> None:
    free = BreakTried(Spin(4, green=True, place=1))
    assert outcomes.suspense((free,)) > spin.REST
    assert outcomes.suspense((Spun(Spin(4, place=1), 4, 0),)) > spin.REST
    assert outcomes.suspense((BreakTried(Spin(4, green=True)),)) == 0
    assert not outcomes.tells(a.SpinWheel(False), ())


async def test_the_log_tells_a_number_when_the_wheel_rests(
    context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outcomes, "REST", 600.0)
    evening = await night(context)
    reader = evening.phones[1]
    await evening.do(0, a.EnterSegments(WHEEL), a.ByHand(a.Field.TURN, 1, 0))
    await reader.tap("Log")
    await evening.do(0, a.SpinWheel())
    await reader.sees("Anna spun the wheel.")
    assert not reader.shows("The wheel:")
    monkeypatch.setattr(outcomes, "REST", 0.001 - spin.LATER)
    await evening.do(0, a.ByHand(a.Field.TURN, 1, 2))
    await evening.do(2, a.SpinWheel())
    await reader.sees("Carla spun the wheel. The wheel:")


async def test_midnight_is_closed_on_the_table_and_stays_so(context: AppContext) -> None:
    evening = await night(context)
    phone = evening.phones[2]
    await phone.tap("Table")
    await evening.do(0, a.SetClock(3))
    await phone.sees("It is midnight")
    await phone.tap("close-news")
    await phone.misses("It is midnight")
    await phone.tap("Log")
    assert not phone.has("band")
    await phone.tap("Table")
    assert not phone.shows("It is midnight")


async def test_no_single_guest_ends_the_night(context: AppContext) -> None:
    evening = await night(context)
    maker, bruno, carla = evening.phones[:3]
    for phone in evening.phones:
        await phone.tap("Table")
    await bruno.tap("More")
    await bruno.tap("End: all cards up")
    await bruno.sees("one other phone has to agree")
    await bruno.tap("ask-yes")
    for phone in (maker, carla):
        await phone.sees("Bruno wants to end it")
    assert evening.room.table.phase is Phase.PLAYING
    assert not bruno.has("decision-agree")
    await carla.tap("decision-refuse")
    await maker.until(lambda: not maker.has("decision-agree"))
    assert evening.room.table.wanted is None
    assert await evening.session(1).end() is None
    await carla.until(lambda: carla.has("decision-agree"))
    await carla.tap("decision-agree")
    for phone in evening.phones:
        await phone.sees("Again, same table")
    await carla.tap("again")
    await carla.tap("ask-yes")
    await bruno.sees("Carla wants to play again. Me too")
    assert maker.shows("The deal was fair")  # whoever reads, reads on
    await bruno.tap("again-with")
    for phone in evening.phones:
        await phone.sees("Who is here?")
    await maker.tap("Arrange the table")
    await maker.tap("Free the seat of Dave")
    await maker.tap("ask-no")
    assert len(evening.room.table.seats) == 4
    await maker.tap("Free the seat of Dave")
    await maker.tap("ask-yes")
    await maker.until(lambda: len(evening.room.table.seats) == 3)


async def test_giving_up_is_no_way_around_it(context: AppContext) -> None:
    evening = await night(context)
    inside = evening.room.secrets

    def phase() -> Phase:
        return evening.room.table.phase

    assert await evening.session(1).give_up() is None
    await evening.phones[2].sees("Bruno wants to give up this deal")
    assert phase() is Phase.PLAYING
    assert evening.room.secrets is inside
    assert await evening.session(1).give_up() is None  # asked twice, it is one phone still
    assert phase() is Phase.PLAYING
    assert await evening.session(0).give_up() is None  # the maker
    assert phase() is Phase.LOBBY
