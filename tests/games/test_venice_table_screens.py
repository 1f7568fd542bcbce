"""Whole rounds of Venice on phones: locations, exchanges, demands, the dummy, the call, the end."""

import pytest

from companion.command_line import FOLDERS
from companion.games.venice import sheet_text
from companion.games.venice.rules.cards import AMBASSADOR, DUMMY, segment_card
from companion.games.venice.rules.options import HouseRules
from companion.games.venice.rules.rounds import due, hand_of
from companion.games.venice.rules.venice import Kind, Venice
from companion.games.venice.rules.visits import RoundBegan, Visited
from companion.games.venice.screens.lines import outcomes
from companion.table.state import Table
from companion.ui.app_context import AppContext
from companion.ui.words import words as speaking
from tests.support.phone import Phone
from tests.support.venice_evening import NAMES, Evening, dealt

CARDS = ("Fiddlebottom", "Bubble", "Agent X", "Zsa Zsa", "52", "11", "0", "29")


async def choose(evening: Evening, seat: int, *cards: int) -> Phone:
    """The sheet of a seat's meeting, with cards tapped."""
    phone = evening.phones[seat]
    await phone.until(lambda: phone.has("do-meet"))
    await phone.tap("do-meet")
    await phone.until(lambda: phone.has("card-0"))
    for card in cards:
        await phone.tap(f"card-{card}")
    return phone


def one_true(evening: Evening, seat: int) -> tuple[int, int]:
    """The own identity and a segment that is not the own."""
    hand = evening.hand(seat)
    return hand.identity, segment_card((hand.segment + 1) % 4)


async def goes(evening: Evening, place: int, location: int) -> None:
    """Whoever plays for a place taps its location; a phone for all is passed on."""
    at = hand_of(evening.state, place)
    phone = evening.phones[at if at < len(evening.phones) else 0]
    await phone.until(lambda: phone.has("do-place"))
    await phone.tap("do-place")
    await phone.tap(f"place-{location}")
    await phone.until(lambda: evening.state.visit(place) is not None)


async def lays(evening: Evening, seat: int, phone: Phone) -> None:
    """What is chosen is laid down."""
    met = evening.state.pending[0].number
    await phone.tap("lay")

    def laid() -> bool:
        now = evening.state.meeting(met)
        return now is not None and now.mark(seat) is not None

    await phone.until(laid)


async def told(phone: Phone, giver: str) -> list[str]:
    """What the covered card shows of what `giver` has passed."""
    await phone.tap("Mine")
    await phone.until(lambda: phone.has(f"From {giver}"))
    await phone.tap(f"From {giver}")
    await phone.hold("thumb-zone")
    words = phone.words()
    await phone.release("thumb-zone")
    return words


# --- a round


async def test_a_round_is_played_by_tap(context: AppContext) -> None:
    evening = await dealt(context, 4)
    await evening.on_the_table()
    for _ in range(4):
        place = due(evening.state)
        assert place is not None
        await goes(evening, place, 2 if place % 2 else 1)
    assert evening.state.complete
    met = evening.state.meetings
    assert all(meeting.kind in (Kind.EXCHANGE, Kind.DEMAND) for meeting in met)


async def test_an_exchange_shows_each_only_what_the_other_chose(context: AppContext) -> None:
    evening = await dealt(context, 4)
    await evening.on_the_table()
    await evening.lie(0, 0, 1, 2, 3)
    anna = await choose(evening, 0, *one_true(evening, 0))
    assert anna.shows("Exactly one is true")
    await anna.tap("lay")
    await anna.until(lambda: evening.state.meetings[0].mark(0) is not None)
    bruno = await choose(evening, 1, *one_true(evening, 1))
    await bruno.tap("lay")
    await bruno.until(lambda: len(evening.state.meetings[0].given) == 2)
    for seat, other in ((0, 1), (1, 0)):
        words = await told(evening.phones[seat], NAMES[other])
        shown = " + ".join(CARDS[card] for card in one_true(evening, other))
        assert shown in words
        assert not evening.phones[2].received(shown)
        assert not evening.phones[3].received(shown)
    # The clue sheet is filled as soon as it is opened.
    await anna.tap("Table")
    await anna.tap("clues")
    await anna.tap("sheet-open")
    await anna.until(lambda: anna.has("sheet-cover"))
    await anna.sees("Shown to me: ")
    lines = await evening.session(0).sheet(0)
    (column,) = sheet_text.read(lines, evening.room.table.round).columns
    assert column.got == tuple(sorted(one_true(evening, 1)))
    assert column.gave == tuple(sorted(one_true(evening, 0)))


async def test_two_quick_taps_choose_two_cards(context: AppContext) -> None:
    evening = await dealt(context, 4)
    await evening.on_the_table()
    await evening.lie(0, 0, 1, 2, 3)
    anna = await choose(evening, 0)
    await anna.tap_at_once(*(f"card-{card}" for card in one_true(evening, 0)))
    await anna.sees("Exactly one is true")


async def test_a_meeting_is_skipped_by_a_second_tap_elsewhere(context: AppContext) -> None:
    evening = await dealt(context, 4)
    await evening.on_the_table()
    await evening.lie(0, 0, 1, 2, 3)
    met = evening.state.pending[0]
    phone = await choose(evening, 0)
    for how in ("skip", "by-cards"):
        await phone.tap(how)
        assert phone.shows("All read who")
        assert not phone.has("card-0")
        await phone.tap("not-sure")
        assert phone.has("card-0")
    await phone.tap("skip")
    assert phone.shows("All read who skipped it")
    await phone.tap("sure-skip")
    await phone.until(lambda: evening.state.over(evening.state.meeting(met.number) or met))
    await evening.phones[3].sees("Anna skips meeting 1.")


async def test_what_may_not_be_shown_never_leaves_the_phone(context: AppContext) -> None:
    evening = await dealt(context, 4)
    await evening.on_the_table()
    await evening.lie(0, 0, 1, 2, 3)
    hand = evening.hand(0)
    anna = await choose(evening, 0, *hand.blacks)
    await anna.sees("Both cards are true")
    assert not anna.has("lay")
    false = ((hand.identity + 1) % 4, segment_card((hand.segment + 1) % 4))
    for card in false:
        await anna.tap(f"card-{card}")
    await anna.sees("Neither card is true")
    assert not anna.has("lay")
    await anna.tap("A black card")
    await anna.tap("My number")
    await anna.tap("lay")
    await anna.until(lambda: evening.state.meetings[0].mark(0) is not None)


async def test_the_same_pair_is_not_shown_twice_to_the_same_agent(context: AppContext) -> None:
    evening = await dealt(context, 4)
    await evening.on_the_table()
    await evening.lie(0, 0, 1, 2, 3)
    for seat in (0, 1):
        phone = await choose(evening, seat, *one_true(evening, seat))
        await lays(evening, seat, phone)
    anna = evening.phones[0]
    await anna.until(lambda: anna.has("do-next"))
    await anna.tap("do-next")
    await anna.until(lambda: evening.state.round == 2)
    await evening.lie(1, 1, 2, 3, 4)
    await choose(evening, 0, *one_true(evening, 0))
    await anna.sees("the same pair before")
    assert not anna.has("lay")


# --- the Ambassador


async def test_a_demand_is_answered_on_the_asked_phone(context: AppContext) -> None:
    evening = await dealt(context, 4)
    await evening.on_the_table()
    await evening.lie(0, 1, 2, 3, 0)
    anna, carla = evening.phones[0], evening.phones[2]
    await anna.until(lambda: anna.has("do-meet"))
    await anna.tap("do-meet")
    await anna.tap("demand-2")
    await carla.sees("Anna demands a black card")
    await carla.until(lambda: carla.has("My identity"))
    await carla.tap("My identity")
    await carla.tap("lay")
    await anna.until(lambda: bool(evening.state.meetings[0].given))
    words = await told(anna, "Carla")
    assert CARDS[evening.hand(2).identity] in words
    assert "A black card: it is true." in words


async def test_the_dummys_card_is_read_by_who_met_it(context: AppContext) -> None:
    evening = await dealt(context, 3)
    await evening.on_the_table()
    await evening.lie(0, 1, 2, 0, 3)
    anna = evening.phones[0]
    await anna.until(lambda: anna.has("do-meet"))
    await anna.tap("do-meet")
    await anna.tap("look-left")
    await anna.until(lambda: evening.state.over(evening.state.meetings[0]))
    bruno = evening.phones[1]
    await bruno.until(lambda: bruno.has("consent-yes"))  # they met by hand
    await bruno.tap("consent-yes")
    await anna.tap("Mine")
    await anna.until(lambda: anna.has("Of Bruno") or anna.has("Bruno"))
    await anna.tap("Bruno")
    await anna.hold("thumb-zone")
    await anna.sees("A black card: it is true.")
    known = [name for name in CARDS[:4] if name in anna.words()]
    assert len(known) == 1
    held = {CARDS[evening.hand(seat).identity] for seat in range(3)}
    assert known[0] not in held
    await anna.release("thumb-zone")
    await anna.tap("Table")
    await anna.tap("clues")
    await anna.tap("sheet-open")
    await anna.until(lambda: anna.has("sheet-cover"))
    await anna.sees(f"with {'Dummy'}")
    assert DUMMY in evening.state.agents


async def test_the_fifth_players_ambassador_lies_face_down_until_all_have_chosen(
    context: AppContext,
) -> None:
    evening = await dealt(context, 5)
    await evening.on_the_table()
    emil = evening.phones[4]
    await emil.until(lambda: emil.has("do-place"))
    await emil.tap("do-place")
    await emil.tap("place-3")
    await emil.until(lambda: evening.state.visit(4) is not None)
    assert evening.state.played(4) == ()
    for _ in range(4):
        place = due(evening.state)
        assert place is not None
        await goes(evening, place, 3 if place < 2 else place - 2)
    await emil.until(lambda: evening.state.complete)
    assert evening.state.played(4) == (3,)
    (meeting,) = evening.state.meetings
    assert meeting.kind is Kind.SHOW_AMBASSADOR
    for seat in (0, 1):
        phone = await choose(evening, seat, *one_true(evening, seat))
        await lays(evening, seat, phone)
    await emil.until(lambda: len(evening.state.meetings[0].given) == 2)
    assert " + ".join(CARDS[c] for c in one_true(evening, 0)) in await told(emil, "Anna")


# --- the call and the end


@pytest.mark.parametrize("right", [True, False])
async def test_a_call_ends_the_deal(context: AppContext, right: bool) -> None:
    evening = await dealt(context, 5)
    await evening.on_the_table()
    await evening.lie(0, 0, 1, 2, 3)
    segment = {evening.hand(seat).identity: evening.hand(seat).segment for seat in range(4)}
    if not right:
        segment[0], segment[1] = segment[1], segment[0]
    anna = evening.phones[0]
    await anna.until(lambda: anna.has("call"))
    await anna.tap("call")
    await anna.until(lambda: anna.shows("Who has which part"))
    chips = list(CARDS[4:])
    await _map(anna, segment, chips)
    await anna.tap("call-ready")
    await anna.tap("dial")
    await anna.until(lambda: evening.state.call is not None)
    await evening.phones[3].sees("Anna calls")
    await anna.until(lambda: anna.has("do-open"))
    await anna.tap("do-open")
    await anna.tap("ask-yes")
    for phone in evening.phones:
        await phone.sees("Anna got through" if right else "Anna had a wrong number")
    winners = (0,) if right else (1, 2, 3, 4)
    assert [seat for seat in range(5) if evening.state.score(seat)] == list(winners)


async def _map(phone: Phone, segment: dict[int, int], labels: list[str]) -> None:
    """Taps each identity's part of the number."""
    for identity, part in segment.items():
        await phone.tap(f"{CARDS[identity]}: {labels[part]}")


# --- sheets at every size


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (1024, 768)])
async def test_everything_draws_at_every_size(context: AppContext, size: tuple[int, int]) -> None:
    evening = await dealt(context, 3)
    await evening.on_the_table()
    phone = evening.phones[0]
    await phone.resize(*size)
    for choice in ("The call", "Correct by hand", "Names and numbers", "My clues"):
        await phone.tap("More")
        await phone.tap(choice)
        await phone.sees(choice)
        await phone.tap("Back" if phone.has("Back") and not phone.has("Close") else "Close")


# --- one phone for all


async def test_one_phone_goes_round_and_hides_each_choice(context: AppContext) -> None:
    evening = await dealt(context, 4, one_phone=True)
    phone = evening.phones[0]
    await phone.tap("Table")
    for _ in range(4):
        place = due(evening.state)
        assert place is not None
        await goes(evening, place, place)
    await evening.lie(0, 0, 1, 2, 3)
    for seat in (0, 1):
        await phone.until(lambda: phone.has("do-meet"))
        await phone.tap("do-meet")
        assert phone.shows(f"Hand the phone to {NAMES[seat]}")
        assert not phone.has("card-0")
        await phone.tap("meet-here")
        await phone.until(lambda: phone.has("card-0"))
        for card in one_true(evening, seat):
            await phone.tap(f"card-{card}")
        await lays(evening, seat, phone)
    await phone.until(lambda: phone.shows("stands on their own cards"))


# --- other ways to play


async def test_all_lay_at_once_and_the_phones_turn_them_together(context: AppContext) -> None:
    evening = await dealt(context, 3, "All locations at once")
    await evening.on_the_table()
    for seat in range(3):
        await goes(evening, seat, seat)
        assert seat == 2 or not evening.state.played(seat)
    await evening.phones[0].until(lambda: evening.state.complete)
    assert [evening.state.played(seat) for seat in range(3)] == [(0,), (1,), (2,)]


async def test_a_call_over_real_cards_is_judged_by_the_table(context: AppContext) -> None:
    evening = await dealt(context, 4, "Real black cards")
    await evening.on_the_table()
    await evening.lie(0, 0, 1, 2, 3)
    anna = evening.phones[0]
    await anna.until(lambda: anna.has("do-meet"))
    await anna.tap("do-meet")
    await anna.sees("does not know your black cards")
    assert not anna.has("lay")
    await anna.tap("Close")
    await anna.tap("call")
    await anna.until(lambda: anna.has(f"{CARDS[0]}: {CARDS[4]}"))
    await _map(anna, {0: 0, 1: 1, 2: 2, 3: 3}, list(CARDS[4:]))
    await anna.tap("call-ready")
    await anna.tap("dial")
    bruno = evening.phones[1]
    await bruno.until(lambda: bruno.has("do-judge"))
    await bruno.tap("do-judge")
    await bruno.until(lambda: bruno.shows("Who is the caller"))
    assert not bruno.has("judge-right")
    await bruno.tap("Bruno")
    await bruno.tap("judge-right")
    await bruno.until(lambda: evening.state.finished)
    assert [evening.state.score(seat) for seat in range(4)] == [1, 1, 0, 0]


def test_the_log_says_what_the_automatons_played_and_which_round_began() -> None:
    words = speaking("en", FOLDERS)
    table = Table(state=Venice(HouseRules(), (0, 1, 2, 3)))
    events = (Visited(0, 1), Visited(AMBASSADOR, 0), RoundBegan(1, 2, 0))
    assert outcomes(words, table, events) == "Ambassador: Rialto. Series 1 · Round 2."
    assert outcomes(words, table, events[:1]) == ""
