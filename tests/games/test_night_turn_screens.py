"""My turn on phones: from the spin to the end, weapons, handcuffs, escapes, and what is locked."""

from typing import Any

import pytest

from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.characters import Character
from companion.games.secret_night.rules.harm import Cause, Square
from companion.games.secret_night.rules.night import Night, Vehicle
from companion.games.secret_night.rules.options import HouseRules, Segment
from companion.games.secret_night.rules.people import NotYourTurn
from companion.games.secret_night.rules.roles import Role
from companion.games.secret_night.screens import spin
from companion.table import play, wish
from companion.ui.app_context import AppContext
from tests.support import evening as of_any_game
from tests.support.callers import everybody
from tests.support.chance import Script
from tests.support.night_evening import NAMES, dealt, role_of, seated
from tests.support.phone import Phone

GREEN = (Segment(8, green=True, water=2), Segment(8, green=True, water=2))
DARK = (Segment(8, water=2), Segment(8, water=2))


class Evening(of_any_game.Evening):
    """An evening of Secret Night."""

    @property
    def state(self) -> Night:
        state: Night = self.room.table.state
        return state

    def seat(self, role: Role) -> int:
        found = self.state.seat_of(role)
        assert found is not None
        return found

    def phone(self, seat: int) -> Phone:
        return self.phones[seat]

    async def do(self, seat: int, act: Any, chance: Script | None = None) -> None:
        """An act of somebody's, straight into the log."""
        await self.act(seat, act, chance or Script())

    async def turn_of(self, seat: int, clock: int = 3, wheel: tuple[Segment, ...] = ()) -> Phone:
        """Somebody's turn at some hour, on the page of the turn."""
        if self.state.clock != clock:
            await self.do(seat, a.SetClock(clock))
        if wheel:
            await self.do(seat, a.EnterSegments(wheel))
        await self.do(seat, a.ByHand(a.Field.TURN, 1, seat))
        phone = self.phone(seat)
        if phone.has("Table"):
            await phone.tap("Table")
        await phone.until(lambda: phone.has("turn"))
        await phone.tap("turn")
        await phone.sees("Your turn")
        return phone

    async def watch(self, seat: int) -> Phone:
        """Somebody else's phone on the page of the turn."""
        phone = self.phone(seat)
        await phone.tap("Table")
        await phone.tap("turn")
        return phone

    async def rests(self, phone: Phone) -> None:
        """The wheel on this phone turns, and comes to rest."""

        def turns() -> bool:
            rotate = phone.find("", ("on_animation_end",)).get("rotate") or {}
            return float(rotate.get("angle", 0)) > 0

        await phone.until(turns, "the wheel never turned")
        wheel = phone.find("", ("on_animation_end",))
        await phone.send(wheel, "animation_end")

    def other(self, *seats: int) -> int:
        """A seat that is none of these, and nobody's with a skill that answers."""
        return next(s for s in self.state.seats if s not in seats)


@pytest.fixture
async def evening(context: AppContext, monkeypatch: pytest.MonkeyPatch) -> Evening:
    # Only the wheel itself says when it rests: no test waits for it.
    monkeypatch.setattr(spin, "REST", 60.0)
    return Evening(context, await dealt(context, 4))


def not_eleanor(evening: Evening, seat: int) -> bool:
    """Whether a rope holds this seat."""
    return evening.state.player(seat).character is not Character.ELEANOR


# --- the wheel and the steps


async def test_a_turn_from_the_spin_to_its_end(evening: Evening) -> None:
    master = evening.seat(Role.MASTER)
    phone = await evening.turn_of(master, clock=0)
    await phone.tap("spun-8")
    await phone.sees("steps left")
    rolled = evening.state.turn.left if evening.state.turn else 0
    await phone.tap("walk-5")
    await phone.until(lambda: not phone.has(f"walk-{rolled}"))
    await phone.tap("save-more")
    await phone.tap("end-turn")
    await phone.until(lambda: not phone.shows("Your turn"))
    assert evening.state.player(master).saved == 1  # none by itself
    assert evening.state.player(master).played


async def test_the_wheel_turns_on_every_phone_and_tells_only_when_it_rests(
    evening: Evening,
) -> None:
    master = evening.seat(Role.MASTER)
    watcher = await evening.watch(evening.other(master))
    still = await evening.watch(evening.other(master, evening.phones.index(watcher)))
    still.browser.still = True
    await still.lifecycle("resume")
    phone = await evening.turn_of(master, clock=0, wheel=DARK)
    await watcher.sees("has not spun yet")
    await phone.tap("spin")
    await still.sees("The wheel shows 8")  # at once: nothing on that phone may move
    assert not still.find("", ("on_animation_end",)).get("animate_rotation")
    for each in (phone, watcher):
        await each.sees("The wheel turns")
        assert not each.shows("steps left")
        assert not each.shows("The wheel shows")
    assert not phone.has("end-turn")
    for each in (phone, watcher):
        await evening.rests(each)
        await each.sees("The wheel shows 8")
        await each.sees("steps left")
    await watcher.tap("Back")
    late = await evening.watch(evening.phones.index(watcher))
    assert late.shows("The wheel shows 8")


async def test_a_screen_for_the_table_spins_for_its_own_seat_and_tells_when_the_wheel_rests(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spin, "LATER", 0.0)
    master = evening.seat(Role.MASTER)
    phone, watcher = evening.phone(master), evening.phone(evening.other(master))
    for each in (phone, watcher):
        await each.tap("Table")
        await each.resize(1024, 768)
    await evening.do(master, a.ByHand(a.Field.TURN, 1, master))
    await evening.do(master, a.EnterSegments(DARK))
    await watcher.sees(f"{NAMES[master]}’s turn")
    await phone.until(lambda: phone.has("spin-here"))
    assert not watcher.has("spin-here")  # that seat alone may wish it
    await phone.tap("spin-here")
    for each in (phone, watcher):
        await each.sees("The wheel turns")
        assert not each.has("spin-here")
        assert not any(each.shows(told) for told in ("The wheel shows", "spun", "SPUN", "steps"))
    for each in (phone, watcher):
        await evening.rests(each)
        await each.sees("The wheel shows 8")
        await each.sees(f"{NAMES[master]} spun".upper())


async def test_in_the_water_the_inner_number_counts(evening: Evening) -> None:
    master = evening.seat(Role.MASTER)
    phone = await evening.turn_of(master, wheel=DARK)
    await phone.tap("in-water")
    await phone.tap("spin")
    await phone.sees("The wheel turns")
    await evening.rests(phone)
    await phone.sees("The wheel shows 2")
    await phone.sees("in the water")


async def test_saved_steps_and_coffee_add_to_what_is_left(evening: Evening) -> None:
    master = evening.seat(Role.MASTER)
    await evening.do(master, a.ByHand(a.Field.SAVED, 4, master))
    other = evening.phone(evening.other(master))
    await other.tap("Table")
    await other.sees("3 hearts of three, 4 saved steps")
    phone = await evening.turn_of(master)
    await phone.tap("spun-10")
    await phone.sees("steps left")
    before = evening.state.turn.left if evening.state.turn else 0
    await phone.tap("use-saved")
    await phone.until(lambda: not phone.has("use-saved"))
    await phone.tap("coffee")
    await phone.tap("coffee-3")
    await phone.until(lambda: str(before + 7) in phone.words())
    assert evening.state.turn is not None
    assert evening.state.turn.left == before + 7


async def test_others_see_the_turn_and_have_no_buttons(evening: Evening) -> None:
    master = evening.seat(Role.MASTER)
    await evening.turn_of(master)
    watcher = await evening.watch(evening.other(master))
    await watcher.sees(f"{NAMES[master]}’s turn")
    for key in ("spun-8", "may-attack", "end-turn", "may-square"):
        assert not watcher.has(key)


async def test_a_spin_out_of_turn_is_refused_in_words_and_nothing_is_lost(
    evening: Evening,
) -> None:
    master = evening.seat(Role.MASTER)
    phone = await evening.turn_of(master)
    press = phone.session.index[phone.find("spun-8")["_i"]].on_click
    other = evening.other(master)
    await evening.do(other, a.ByHand(a.Field.TURN, 1, other))
    # Pressed on the screen of a moment ago.
    press()
    await phone.sees("Somebody was quicker")
    await phone.sees(f"{NAMES[other]}’s turn")
    assert evening.state.turn is not None
    assert evening.state.turn.spin is None
    room = evening.room
    refused = await room.submit(wish.Act(master, a.EnterSpin(8), "x", play.ANYHOW), everybody)
    assert isinstance(refused, NotYourTurn)


async def test_a_refusal_of_the_rules_is_told_and_the_page_stays(evening: Evening) -> None:
    master, chief = evening.seat(Role.MASTER), evening.seat(Role.CHIEF)
    phone = await evening.turn_of(master)
    await evening.do(master, a.Harm(Cause.GUN, chief))
    await phone.sees("answers.")
    await phone.tap("end-turn")
    await phone.sees("Something waits for its answer first.")
    assert phone.shows("Your turn")


async def test_an_invented_wheel_says_so_wherever_it_is_seen(
    context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spin, "REST", 60.0)
    phones = await seated(context, 4)
    evening = Evening(context, phones)
    rules = HouseRules(placeholder_wheel=True)
    refused = await evening.room.submit(wish.Rule(rules), everybody)
    assert refused is None
    await phones[0].tap("deal")
    for phone in phones:
        await phone.sees("Hold to look")
    master = evening.seat(Role.MASTER)
    phone = await evening.turn_of(master)
    assert phone.has("spin")
    assert phone.shows("An invented wheel, not the one in your box.")
    watcher = await evening.watch(evening.other(master))
    await watcher.sees("An invented wheel, not the one in your box.")


async def ruled(context: AppContext, rules: HouseRules) -> Evening:
    """Four at a table with these house rules, dealt to."""
    evening = Evening(context, await seated(context, 4))
    assert await evening.room.submit(wish.Rule(rules), everybody) is None
    await evening.phones[0].tap("deal")
    for phone in evening.phones:
        await phone.sees("Hold to look")
    return evening


NEAR, FAR = "Whoever stands beside you.", "Your house rule: from any distance."


@pytest.mark.parametrize("any_distance", [False, True])
async def test_how_near_one_must_be_is_said_where_one_chooses_whom(
    context: AppContext, any_distance: bool
) -> None:
    """SN-def33: the house rule is for Handcuffs, Rope and First Aid, never for a weapon."""
    evening = await ruled(context, HouseRules(any_distance=any_distance))
    master = evening.seat(Role.MASTER)
    await evening.do(master, a.ByHand(a.Field.HEALTH, 2, master))
    phone = await evening.turn_of(master)
    for key, far in (("may-attack", False), ("may-tie", any_distance), ("may-heal", any_distance)):
        await phone.tap(key)
        await phone.sees(FAR if far else NEAR)
        assert not phone.shows(NEAR if far else FAR)
        await phone.tap("Cancel")
        await phone.sees("You may also")


@pytest.mark.parametrize("starting_card", [False, True])
async def test_who_draws_a_card_before_the_first_turn_is_told_so(
    context: AppContext, starting_card: bool
) -> None:
    """SN-def17."""
    evening = await ruled(context, HouseRules(starting_card=starting_card))
    phone = await evening.turn_of(evening.seat(Role.MASTER), clock=0)
    said = "Before the first turn everybody draws one Object Card."
    assert phone.shows(said) is starting_card
    await evening.do(0, a.SetClock(1))
    await phone.misses(said)


# --- what is locked


async def test_before_midnight_weapons_and_valuables_are_shown_locked(evening: Evening) -> None:
    chief = evening.seat(Role.CHIEF)
    phone = await evening.turn_of(chief, clock=1)
    for key in ("may-attack", "may-cuff", "may-escape"):
        assert not phone.has(key)
    assert phone.shows("Use a weapon. That has to wait for midnight.")
    assert phone.shows("Handcuffs. That has to wait for midnight.")
    assert phone.has("may-tie")
    assert phone.has("may-square")
    assert phone.has("may-dog")


async def test_only_the_known_chief_has_a_dog(evening: Evening) -> None:
    phone = await evening.turn_of(evening.seat(Role.MASTER))
    assert not phone.has("may-dog")
    assert phone.has("may-beef")


# --- harm


async def test_a_shot_is_answered_with_a_vest_on_the_victims_phone(evening: Evening) -> None:
    master, chief = evening.seat(Role.MASTER), evening.seat(Role.CHIEF)
    phone = await evening.turn_of(master)
    await phone.tap("may-attack")
    await phone.sees("With what, and whom?")
    await phone.tap(f"victim-{chief}")
    await phone.sees(f"{NAMES[master]} shoots: {NAMES[chief]} answers.")
    victim = evening.phone(chief)
    await victim.sees(f"{NAMES[master]} shoots at you")
    await victim.tap("answer-vest")
    await victim.misses("shoots at you")
    assert evening.state.player(chief).health == 3
    await phone.misses("answers.")
    assert phone.shows("Your turn")


async def test_a_knife_that_is_taken_hurts(evening: Evening) -> None:
    master, chief = evening.seat(Role.MASTER), evening.seat(Role.CHIEF)
    phone = await evening.turn_of(master)
    await phone.tap("may-attack")
    await phone.tap("Knife")
    await phone.tap(f"victim-{chief}")
    victim = evening.phone(chief)
    await victim.sees("attacks you with a Knife")
    await victim.tap("answer-suffer")
    await victim.misses("attacks you with a Knife")
    assert evening.state.player(chief).health < 3


async def test_who_dies_hidden_is_asked_to_show_the_role_and_may_look_first(
    evening: Evening,
) -> None:
    master, chief = evening.seat(Role.MASTER), evening.seat(Role.CHIEF)
    hidden = evening.other(master, chief)
    role = await role_of(evening.phone(hidden))
    await evening.turn_of(master)
    await evening.do(hidden, a.ByHand(a.Field.HEALTH, 1, hidden))
    await evening.do(master, a.Harm(Cause.GUN, hidden))
    victim = evening.phone(hidden)
    await victim.sees("shoots at you")
    assert victim.shows("points: you die. Your role is shown")
    await victim.tap("answer-suffer")
    await victim.sees("You are dead: show your role")
    await victim.tap("reveal-later")
    await victim.misses("You are dead")
    await victim.tap("Back")
    await victim.sees("You are dead: show your role")
    await victim.tap("reveal")
    await victim.misses("You are dead")
    shown = evening.state.role(hidden)
    assert shown is not None
    assert shown.lower() == role.lower()


async def test_a_mistake_is_taken_back_from_the_sheet(evening: Evening) -> None:
    master, chief = evening.seat(Role.MASTER), evening.seat(Role.CHIEF)
    hidden = evening.other(master, chief)
    await evening.turn_of(master)
    await evening.do(hidden, a.ByHand(a.Field.HEALTH, 1, hidden))
    await evening.do(master, a.Harm(Cause.GUN, hidden))
    victim = evening.phone(hidden)
    await victim.sees("shoots at you")
    await victim.tap("answer-suffer")
    await victim.sees("You are dead")
    await victim.tap("reveal-wrong")
    await victim.sees("shoots at you")
    assert evening.state.player(hidden).health == 1


async def test_dynamite_hurts_the_finder_and_who_stands_beside(evening: Evening) -> None:
    master, chief = evening.seat(Role.MASTER), evening.seat(Role.CHIEF)
    phone = await evening.turn_of(master)
    await phone.tap("may-explode")
    await phone.tap(f"near-{chief}")
    await phone.tap("explode")
    await phone.sees("You found Dynamite")
    await phone.tap("answer-suffer")
    await phone.misses("You found Dynamite")
    victim = evening.phone(chief)
    await victim.sees("Dynamite goes off beside you")
    await victim.tap("answer-suffer")
    await victim.misses("goes off")
    assert evening.state.player(master).health == 1
    assert evening.state.player(chief).health == 2


async def test_the_dog_walks_and_bites(evening: Evening) -> None:
    chief, master = evening.seat(Role.CHIEF), evening.seat(Role.MASTER)
    phone = await evening.turn_of(chief)
    await phone.tap("may-dog")
    await phone.tap("dog-2")
    await phone.sees("one hex left")
    await phone.tap(f"bite-{master}")
    victim = evening.phone(master)
    await victim.sees("dog bites you")
    await victim.tap("answer-beef")
    await victim.misses("dog bites you")
    assert not evening.state.dog


# --- handcuffs


async def test_handcuffs_give_the_master_a_second_spin(evening: Evening) -> None:
    chief, master = evening.seat(Role.CHIEF), evening.seat(Role.MASTER)
    phone = await evening.turn_of(chief, wheel=DARK)
    await phone.tap("may-cuff")
    await phone.tap(f"victim-{master}")
    victim = evening.phone(master)
    await victim.sees(f"{NAMES[chief]} puts Handcuffs on you")
    assert victim.shows("Spin to get free: 2 spins")
    await victim.tap("break-spin")
    await victim.sees("The wheel turns")
    assert not victim.shows("Not green")
    await evening.rests(victim)
    await victim.sees("Not green. One more spin is left.")
    await victim.tap("break-spin")
    await victim.until(lambda: not victim.has("break-spin"))
    assert not victim.shows("the arrest of")
    await evening.rests(victim)
    await victim.sees(f"Not green: the arrest of {NAMES[master]} stands.")
    await victim.tap("caught-close")
    await victim.misses("The spin to get free")
    assert not phone.shows("How many Money cards")
    await evening.rests(phone)
    await phone.sees(f"How many Money cards does {NAMES[master]} hold?")
    await phone.tap("money-2")
    await phone.misses("How many Money cards")
    assert evening.state.net == 4 + 6
    assert evening.state.player(master).out


async def test_green_on_our_wheel_is_free_and_seen_by_the_captor(evening: Evening) -> None:
    chief, master = evening.seat(Role.CHIEF), evening.seat(Role.MASTER)
    phone = await evening.turn_of(chief, wheel=GREEN)
    await phone.tap("may-cuff")
    await phone.tap(f"victim-{master}")
    victim = evening.phone(master)
    await victim.sees("puts Handcuffs on you")
    await victim.tap("break-spin")
    await victim.sees("The wheel turns")
    await phone.sees("The wheel turns")
    await evening.rests(victim)
    await victim.sees(f"Green: {NAMES[master]} is free.")
    await evening.rests(phone)
    await phone.sees(f"Green: {NAMES[master]} is free.")
    await phone.tap("may-tie")
    await phone.tap("Cancel")
    assert phone.shows("Handcuffs")
    await phone.tap("may-cuff")
    assert not phone.has(f"victim-{master}")
    assert phone.shows("broke free just now")


async def test_the_real_wheel_or_a_smoke_bomb_frees_too(evening: Evening) -> None:
    chief, master = evening.seat(Role.CHIEF), evening.seat(Role.MASTER)
    await evening.turn_of(chief)
    victim = evening.phone(master)
    await evening.do(chief, a.Cuff(master))
    await victim.sees("puts Handcuffs on you")
    assert not victim.has("break-spin")
    await victim.tap("smoke")
    await victim.misses("puts Handcuffs on you")
    assert evening.state.capture is None
    tied = next(s for s in evening.state.seats if s != chief and not_eleanor(evening, s))
    await evening.do(chief, a.Tie(tied))
    victim = evening.phone(tied)
    await victim.sees("ties you up")
    await victim.tap("not-green")
    await victim.misses("ties you up")
    assert evening.state.player(tied).tied


async def test_a_hidden_role_is_arrested_only_when_it_is_shown(evening: Evening) -> None:
    chief, master = evening.seat(Role.CHIEF), evening.seat(Role.MASTER)
    hidden = evening.other(chief, master)
    phone = await evening.turn_of(chief)
    await evening.do(chief, a.Cuff(hidden))
    victim = evening.phone(hidden)
    await victim.sees("puts Handcuffs on you")
    await victim.tap("give-in")
    await phone.sees("How many Money cards")
    assert phone.shows("each Money card counts three points more for the police")
    await phone.tap("money-0")
    await victim.sees(f"{NAMES[chief]} arrests you: show your role")
    await phone.misses("How many Money cards")
    await victim.tap("reveal")
    await victim.misses("arrests you")
    assert evening.state.net in (3, -2)


# --- escape and the rest


async def test_the_master_escapes_by_boat_with_money(evening: Evening) -> None:
    master = evening.seat(Role.MASTER)
    phone = await evening.turn_of(master)
    await phone.tap("may-escape")
    await phone.sees("Money aboard")
    assert phone.shows("Worth 4 points to the thieves.")
    await phone.tap("escape")
    await phone.misses("Money aboard")
    assert evening.state.net == -4
    assert Vehicle.BOAT not in evening.state.vehicles


async def test_a_car_takes_others_aboard_and_they_show_their_roles(evening: Evening) -> None:
    master, chief = evening.seat(Role.MASTER), evening.seat(Role.CHIEF)
    hidden = evening.other(master, chief)
    phone = await evening.turn_of(master)
    await phone.tap("may-escape")
    assert not phone.has(f"aboard-{hidden}")
    await phone.tap("Car")
    assert not phone.has(f"aboard-{chief}")
    await phone.tap(f"aboard-{hidden}")
    await phone.sees("Worth 7 points to the thieves, if all aboard are thieves.")
    await phone.tap("escape")
    await phone.sees(f"{NAMES[hidden]} must show the role.")
    await evening.phone(hidden).sees("You get away: show your role")


async def test_a_stolen_card_waits_covered_under_mine(evening: Evening) -> None:
    master, chief = evening.seat(Role.MASTER), evening.seat(Role.CHIEF)
    await evening.turn_of(master)
    await evening.do(master, a.UseSquare(Square.PUSH, chief))
    await evening.phone(master).tap("Back")
    phone = await evening.turn_of(master)
    victim = next(
        s
        for s in evening.state.seats
        if s != master and evening.state.player(s).character is not Character.VICTORIA
    )
    await phone.tap("may-square")
    await phone.tap("square-steal")
    await phone.tap(f"other-{victim}")
    await phone.sees(f"How many cards does {NAMES[victim]} hold?")
    await phone.tap("cards-3")
    await phone.sees("My card")
    await phone.misses("has not answered yet")
    await phone.hold("thumb-zone")
    assert phone.shows(NAMES[victim])
    await phone.release("thumb-zone")


async def test_a_door_is_locked_and_a_window_broken(evening: Evening) -> None:
    master = evening.seat(Role.MASTER)
    phone = await evening.turn_of(master)
    await phone.tap("may-house")
    await phone.tap("door-more")
    await phone.tap("lock")
    await phone.sees("Your turn")
    await phone.tap("may-house")
    await phone.sees("Open door 2")
    await phone.tap("window")
    await phone.until(lambda: evening.state.windows == 1)


async def test_the_tables_own_wheel_is_entered_changed_and_kept(evening: Evening) -> None:
    master = evening.seat(Role.MASTER)
    phone = await evening.turn_of(master)
    await phone.tap("Enter your own wheel")
    await phone.sees("none kept yet")
    await phone.tap("segment-steps-4")
    await phone.tap("segment-green")
    await phone.tap("segment-steps-9")
    await phone.tap("segment-steps-7")
    await phone.tap("7 · water 1")
    await phone.tap("segment-drop")
    await phone.tap("segments-keep")
    await phone.until(lambda: len(evening.state.segments) == 2)
    assert evening.state.segments == (Segment(4), Segment(9, green=True))


@pytest.mark.parametrize("size", [(320, 568), (1024, 768)])
async def test_the_page_stands_on_small_and_wide_screens(
    evening: Evening, size: tuple[int, int]
) -> None:
    phone = await evening.turn_of(evening.seat(Role.CHIEF), wheel=DARK)
    await phone.resize(*size)
    await phone.sees("You may also")
    for key, sentence in (
        ("may-attack", "With what, and whom?"),
        ("may-cuff", "Handcuffs on whom?"),
        ("may-dog", "The dog bites"),
        ("may-explode", "Who found it?"),
        ("may-square", "Where does the disc go?"),
        ("may-house", "Doors and windows"),
    ):
        await phone.tap(key)
        await phone.sees(sentence)
        await phone.tap("Cancel")
        await phone.sees("You may also")
