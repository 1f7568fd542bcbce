"""Venice on phones: who receives what, what houses may change, what is refused in words."""

from pathlib import Path

from companion.games.venice.rules import byhand
from companion.games.venice.rules.cards import segment_card
from companion.games.venice.rules.rounds import due, hand_of
from companion.ui.app_context import AppContext
from tests.support.phone import Phone
from tests.support.venice_evening import Evening, dealt

CARDS = ("Fiddlebottom", "Bubble", "Agent X", "Zsa Zsa", "52", "11", "0", "29")
TRUE = "A black card: it is true."


async def meets(evening: Evening, seat: int) -> Phone:
    """The phone of a seat, with its meeting open."""
    phone = evening.phones[seat]
    await phone.until(lambda: phone.has("do-meet"))
    await phone.tap("do-meet")
    return phone


async def learns(phone: Phone, giver: str) -> str:
    """What the card shows that was given; the phones are on their own side then."""
    await phone.tap("Mine")
    await phone.until(lambda: phone.has(giver))
    await phone.tap(giver)
    await phone.hold("thumb-zone")
    await phone.sees(TRUE)
    words = " ".join(phone.words())
    # The clue is the card's title; who gave it stands small below.
    spoken = next(line for line in phone.words() if ". Shown to you by: " in line)
    assert spoken.split(". Shown to you by: ")[0] in CARDS
    await phone.release("thumb-zone")
    return words


def told(evening: Evening, *seats: int) -> None:
    """These and no other phones were ever sent the words that tell a black card."""
    knowing = {n for n, phone in enumerate(evening.phones) if phone.received(TRUE)}
    assert knowing == set(seats)


async def test_only_who_demands_is_sent_the_card(context: AppContext, tmp_path: Path) -> None:
    evening = await dealt(context, 4)
    await evening.on_the_table()
    await evening.lie(0, 1, 2, 3, 0)
    anna = await meets(evening, 0)
    await anna.tap("demand-2")
    carla = evening.phones[2]
    await carla.until(lambda: carla.has("My number"))
    await carla.tap("My number")
    await carla.tap("lay")
    await anna.until(lambda: bool(evening.state.meetings[0].given))
    assert CARDS[segment_card(evening.hand(2).segment)] in await learns(anna, "Carla")
    told(evening, 0)
    assert nothing_written(tmp_path)


async def test_the_fifth_players_ambassador_alone_is_sent_the_copy(context: AppContext) -> None:
    evening = await dealt(context, 5)
    await evening.on_the_table()
    await evening.lie(0, 1, 2, 3, 0)
    anna, carla, emil = await meets(evening, 0), evening.phones[2], evening.phones[4]
    await anna.tap("demand-2")
    await carla.until(lambda: carla.has("My identity"))
    await carla.tap("My identity")
    await carla.tap("lay")
    await anna.until(lambda: len(evening.state.meetings[0].given) == 2)
    identity = CARDS[evening.hand(2).identity]
    assert identity in await learns(anna, "Carla")
    assert identity in await learns(emil, "Carla")
    told(evening, 0, 4)


async def test_a_look_at_the_absent_agent_is_sent_to_the_looker_alone(
    context: AppContext, tmp_path: Path
) -> None:
    evening = await dealt(context, 3)
    await evening.on_the_table()
    await evening.lie(0, 1, 2, 0, 3)
    anna = await meets(evening, 0)
    await anna.tap("look-right")
    # The locations were set by hand: the player whose phone holds the other half says yes.
    bruno = evening.phones[1]
    await bruno.until(lambda: bruno.has("consent-yes"))
    await bruno.tap("consent-yes")
    await anna.until(lambda: evening.state.over(evening.state.meetings[0]))
    await learns(anna, "Of Bruno" if anna.has("Of Bruno") else "Bruno")
    told(evening, 0)
    assert nothing_written(tmp_path)


def nothing_written(folder: Path) -> bool:
    """No card's name stands in any file of the store."""
    kept = b"".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())
    return not any(name.encode() in kept for name in CARDS[:4])


async def test_a_house_may_want_a_black_card_beside_a_coloured_one(context: AppContext) -> None:
    evening = await dealt(context, 4, "A black card as one of two")
    await evening.on_the_table()
    await evening.lie(0, 0, 1, 2, 3)
    anna = await meets(evening, 0)
    own = evening.hand(0)
    await anna.until(lambda: anna.has("A black card"))
    # Who I am and what they have seen: on the screen only where it is wanted, until it is covered.
    me = f"You are {CARDS[own.identity]}, your number is {CARDS[segment_card(own.segment)]}."
    assert not anna.received(me)
    await anna.tap("reminder")
    await anna.sees(me)
    assert anna.shows("They have seen no pair of yours yet.")
    await anna.lifecycle("inactive")
    await anna.misses(me)
    await anna.tap("A black card")
    await anna.tap("My identity")
    await anna.tap(f"card-{segment_card(own.segment)}")
    await anna.sees("Both cards are true")
    assert not anna.has("lay")
    await anna.tap(f"card-{segment_card((own.segment + 1) % 4)}")
    await anna.sees("This black card will be seen.")
    await anna.tap("lay")
    await anna.until(lambda: evening.state.meetings[0].mark(0) is not None)


async def test_a_house_may_let_the_asker_say_which_card(context: AppContext) -> None:
    evening = await dealt(context, 4, "The asker picks the black card")
    await evening.on_the_table()
    await evening.lie(0, 1, 2, 3, 0)
    anna, bruno = await meets(evening, 0), evening.phones[1]
    await anna.until(lambda: anna.has("Number"))
    await anna.tap("Number")
    await anna.tap("demand-1")
    await bruno.sees("Your number is demanded.")
    await bruno.tap("My identity")
    await bruno.sees("The other black card was demanded")
    assert not bruno.has("lay")
    await bruno.tap("My number")
    await bruno.tap("lay")
    await anna.until(lambda: bool(evening.state.meetings[0].given))


async def test_the_tables_own_words_are_written_on_one_phone_and_read_on_all(
    context: AppContext,
) -> None:
    evening = await dealt(context, 4)
    await evening.on_the_table()
    anna, bruno = evening.phones[0], evening.phones[1]
    await anna.tap("name-places")  # asked for at the first setup
    await anna.type("venice-words-locations-0", "Ponte")
    await anna.tap("Keep")
    await anna.until(lambda: "Ponte" in evening.state.locations)
    await bruno.until(lambda: not bruno.has("name-places"))
    await evening.lie(0, 1, 2, 3, 4)
    await bruno.sees("Anna: Ponte")


async def test_two_taps_at_once_are_one_location(context: AppContext) -> None:
    evening = await dealt(context, 4)
    await evening.on_the_table()
    place = due(evening.state)
    assert place is not None
    phone = evening.phones[hand_of(evening.state, place)]
    await phone.until(lambda: phone.has("do-place"))
    await phone.tap("do-place")
    await phone.until(lambda: phone.has("place-1"))
    await phone.tap_at_once("place-1", "place-2")
    await phone.until(lambda: evening.state.visit(place) is not None)
    assert len(evening.state.played(place)) == 1


async def test_a_used_location_cannot_be_tapped_again(context: AppContext) -> None:
    evening = await dealt(context, 4)
    await evening.on_the_table()
    place = due(evening.state)
    assert place is not None
    await evening.do(0, byhand.ByHand(byhand.Field.PLAYED, 3, place))
    phone = evening.phones[place]
    await phone.until(lambda: phone.has("do-place"))
    await phone.tap("do-place")
    await phone.sees("Used in this series")
    assert not phone.has("place-3")
    assert phone.has("place-2")


async def test_what_is_used_up_is_set_by_hand(context: AppContext) -> None:
    evening = await dealt(context, 4)
    await evening.on_the_table()
    anna = evening.phones[0]
    await anna.tap("More")
    await anna.tap("Correct by hand")
    await anna.tap("Bruno has used San Marco")
    await anna.until(lambda: evening.state.played(1) == (1,))
    await anna.tap("Bruno has used San Marco")
    await anna.until(lambda: evening.state.played(1) == ())


async def test_nobody_calls_with_a_crowd(context: AppContext) -> None:
    evening = await dealt(context, 5)
    await evening.on_the_table()
    await evening.lie(0, 0, 0, 1, 2)
    anna = evening.phones[0]
    await anna.tap("More")
    await anna.tap("The call")
    await anna.sees("You cannot make the call in this company")
    assert not anna.has("dial")
