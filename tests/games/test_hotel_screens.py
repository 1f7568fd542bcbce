"""Hotel Perfidious on phones: traps set and sprung, duels, phones, the Dead Drop, the end."""

import pytest

from companion.games.hotel_perfidious.rules import acts as a
from companion.games.hotel_perfidious.rules.acts import Field
from companion.games.hotel_perfidious.rules.dead_drop import Direction
from companion.games.hotel_perfidious.rules.items import Furnishing, Item
from companion.ui.app_context import AppContext
from tests.support.hotel_evening import Evening, dealt


async def begun(context: AppContext, players: int = 2, *switches: str) -> Evening:
    """It is Anna's turn, all sleep somewhere, all phones show the table."""
    evening = await dealt(context, players, *switches)
    await evening.turn_of(0)
    await evening.phones[0].until(lambda: evening.phones[0].has("do-act"))
    return evening


async def test_a_bed_is_chosen_and_the_rooms_are_set_up(context: AppContext) -> None:
    evening = await dealt(context, 2)
    anna = evening.phones[0]
    await anna.sees("The nine rooms")
    assert not anna.has("Mine")  # nothing is dealt: no card, nothing to look at or to show
    assert not anna.shows("looked")
    assert not anna.shows("hidden")
    await anna.tap("do-bed")
    await anna.tap("room-4")
    await anna.until(lambda: evening.state.bed_of(0) == 4)
    assert sorted(evening.state.rooms) == sorted(
        [Furnishing.ARMOIRE] * 3 + [Furnishing.PLANT] * 3 + [Furnishing.RUG] * 3
    )


async def sets(evening: Evening, seat: int, room: int, back: Furnishing, item: Item) -> None:
    """A seat sets a tile from its phone."""
    phone = evening.phones[seat]
    await phone.until(lambda: phone.has("do-act"))
    await phone.tap("do-act")
    await phone.tap("do-set")
    await phone.tap(f"room-{room}")
    await phone.tap(f"back-{back}")
    await phone.tap(f"set-{item}")
    await phone.until(lambda: bool(evening.state.tiles))
    await phone.until(lambda: not phone.has(f"set-{item}"))


async def test_a_trap_is_set_and_springs_on_the_victims_phone(context: AppContext) -> None:
    evening = await begun(context)
    anna, bruno = evening.phones
    await evening.notes(0, Item.NUTCRACKER, Item.KEY)
    await sets(evening, 0, 3, Furnishing.ARMOIRE, Item.NUTCRACKER)
    assert not bruno.received("Nutcracker (bowling ball)")
    await anna.tap("book")
    await anna.tap("book-open")
    await anna.sees("Nutcracker")
    await anna.until(lambda: anna.has("gone-0") and not anna.has("gone-1"))
    await anna.tap("Back")
    await anna.tap("do-act")
    await anna.tap("end-turn")
    await bruno.until(lambda: bruno.has("do-act"))
    await bruno.tap("do-act")
    await bruno.tap("do-search")
    await bruno.tap("turn-1")
    await bruno.sees("Nutcracker!")
    await bruno.sees("knocked senseless")
    await bruno.tap("trap-flat")
    await bruno.until(lambda: evening.state.turn == 0)
    assert evening.state.forfeits_of(1) == 1
    assert evening.state.tiles[0].up


@pytest.mark.parametrize("worn", [True, False])
async def test_what_stops_a_trap_makes_it_a_souvenir(context: AppContext, worn: bool) -> None:
    evening = await begun(context, 2, *(["Counter-measures wear out"] if worn else []))
    anna = evening.phones[0]
    await evening.notes(0, Item.SYRINGE)
    await anna.tap("do-act")
    await anna.tap("do-search")
    await anna.tap("spring-contact-poison")
    await anna.sees("You hold it: Syringe")
    await anna.tap("trap-take")
    await anna.sees("1 souvenir")
    await anna.until(lambda: not anna.has("trap-take"))
    assert evening.state.souvenirs_of(0) == 1
    await anna.tap("book")
    await anna.tap("book-open")
    await anna.sees("I hold")
    await anna.until(lambda: anna.shows("Syringe") is not worn)


async def test_a_duel_on_two_phones(context: AppContext) -> None:
    evening = await begun(context)
    anna, bruno = evening.phones
    await evening.notes(0, Item.HELMET, Item.BLACKJACK)
    await evening.do(0, a.ByHand(Field.SOUVENIRS, 1, 3))
    await anna.sees("3 souvenirs")
    await evening.do(0, a.ByHand(Field.BLUEPRINTS, 1, 1))
    await evening.do(0, a.ByHand(Field.FORFEITS, 1, 2))
    for phone in evening.phones:  # both stand under the name, for everybody
        await phone.sees("Blueprints dropped: 1")
        await phone.sees("out: 2 turns")
    await evening.do(0, a.ByHand(Field.BLUEPRINTS, 1, 0))
    await anna.tap("do-act")
    await anna.tap("do-whack")
    await anna.tap("whack-1")
    await bruno.sees("Anna whacks you")
    await anna.sees("Turned up: Helmet and Blackjack")
    await anna.until(lambda: anna.has("lay"))
    await anna.tap("lay")
    await anna.sees("Still to be ready: Bruno")
    assert not bruno.received("Helmet, Blackjack")
    await bruno.tap("ready-bible")
    await bruno.until(lambda: bruno.has("lay"))
    await bruno.tap("lay")
    await bruno.until(lambda: bool(evening.state.duel and evening.state.duel.ready))
    await anna.until(lambda: anna.has("roll"))
    await anna.tap("roll")
    await bruno.until(lambda: bruno.has("roll"))
    await bruno.tap("roll")
    await bruno.until(lambda: bruno.has("settle"))
    duel = evening.state.duel
    assert duel is not None
    assert duel.rolled
    assert duel.attacker.items == (Item.HELMET, Item.BLACKJACK)
    assert duel.defender.items == (Item.BIBLE,)
    wins = duel.attacker_wins(stack=False)
    await anna.until(lambda: anna.has("settle"))
    await anna.tap("settle")
    await anna.until(lambda: evening.state.duel is None)
    assert evening.state.souvenirs_of(0) == (3 if wins else 0)
    assert evening.state.knocks_of(1 if wins else 0) == 1
    await anna.tap("book")
    await anna.tap("book-open")
    await anna.sees("I hold")
    await anna.until(lambda: anna.shows("readied: all see it") is wins)


async def test_real_dice_are_tapped(context: AppContext) -> None:
    evening = await begun(context, 2, "Real dice")
    anna, bruno = evening.phones
    await evening.do(0, a.Whack(1))
    for seat in (0, 1):
        await evening.do(0, a.SayItems(seat, ()))
    for phone, number in ((anna, 6), (bruno, 2)):
        await phone.until(lambda phone=phone: phone.has("do-duel"))  # type: ignore[misc]
        await phone.tap("do-duel")
        await phone.until(lambda phone=phone: phone.has("face-1"))  # type: ignore[misc]
        await phone.tap(f"face-{number}")
    await anna.sees("Anna 6 beats 2")
    await anna.tap("chip-1-helmet")
    await anna.sees("Anna 6 beats 4")


async def test_the_dead_drop_is_found_by_three_taps(context: AppContext) -> None:
    evening = await begun(context, 2, "The finder turns the compass")
    anna = evening.phones[0]
    await anna.tap("do-act")
    await anna.tap("do-finder")
    for square, then in (
        ("square-5-2", "Still to find: West–east arrow and Compass"),
        ("square-1-6", "Still to find: Compass"),
        ("square-3-3", "Where is north?"),
    ):
        await anna.tap(square)
        await anna.sees(then)
    await anna.tap("up")
    await anna.until(lambda: evening.state.north is Direction.UP)
    assert evening.state.dead_drop == (5, 6)
    await anna.tap("brush-nothing")
    await anna.tap("square-2-2")
    await anna.until(lambda: anna.has("by-signs"))
    assert evening.state.dead_drop == (2, 2)
    await anna.tap("by-signs")
    await anna.until(lambda: evening.state.dead_drop == (5, 6))


async def test_who_stays_in_the_cellar_goes_to_bed_and_the_book_is_empty(
    context: AppContext,
) -> None:
    evening = await begun(context)
    anna, bruno = evening.phones
    await evening.notes(0, Item.KEY)
    await anna.tap("do-act")
    await anna.tap("do-cellar")
    await anna.sees("Walls do not count there")
    await anna.tap("cellar-lost")
    await bruno.until(lambda: bruno.has("do-act"))
    assert evening.state.forfeits_of(0) == evening.state.knocks_of(0) == 1
    await anna.tap("book")
    await anna.tap("book-open")
    await anna.sees("I hold")
    await anna.until(lambda: not anna.has("gone-0"))


async def test_a_call_and_the_victory(context: AppContext) -> None:
    evening = await begun(context, 3)
    anna, bruno = evening.phones[:2]
    await anna.tap("do-act")
    await anna.tap("do-phone")
    await anna.tap("phone-1")
    await bruno.sees("Agent Bruno to the Courtesy Phone!")
    await anna.until(lambda: anna.has("do-act"))
    await anna.tap("do-act")
    await anna.tap("do-phone")
    await anna.tap("take-1")
    await anna.sees("1 souvenir")
    await anna.tap("do-act")
    await anna.tap("do-drop")
    await anna.sees("2 × 1 souvenir = 2")
    await anna.tap("drop-2")
    await anna.until(lambda: anna.has("do-finish"))
    await anna.tap("do-finish")
    await anna.tap("ask-yes")
    for phone in evening.phones:
        await phone.sees("Mission of Anna")
        await phone.sees("Anna: 2 × 1 souvenir = 2")
        assert phone.shows("You have won" if phone is anna else "You have lost")
    await anna.tap("again")
    await anna.tap("ask-yes")
    await anna.until(lambda: anna.has("deal"))
    await anna.tap("deal")
    await anna.until(lambda: evening.room.table.state is not None)
    assert evening.state.wins_of(0) == 2
    assert not evening.state.over


@pytest.mark.parametrize(("players", "language"), [(2, "en"), (3, "es"), (4, "es")])
async def test_everything_draws(context: AppContext, language: str, players: int) -> None:
    """By taps, on the smallest phone; sizes are looked at in `test_every_screen`."""
    evening = await dealt(
        context,
        players,
        "Count the decks",
        "Traps go off in the hand too",
        language=language,
        size=(320, 568),
    )
    phone = evening.phones[1]
    table, more, back, close = (
        ("Table", "More", "Back", "Close")
        if language == "en"
        else ("Mesa", "Más", "Atrás", "Cerrar")
    )
    await phone.tap(table)
    pages = {
        "en": ("Dead Drop", "The nine rooms", "The decks"),
        "es": ("Buzón muerto", "Las nueve habitaciones", "Los mazos"),
    }[language]
    sheets = {
        "en": ("Courtesy Phones", "Tiles on the board", "Correct by hand"),
        "es": ("Teléfonos", "Fichas en el tablero", "Corregir a mano"),
    }[language]
    for name, away in (*((p, back) for p in pages), *((s, close) for s in sheets)):
        await phone.tap(more)
        await phone.tap(name)
        await phone.sees(name)
        assert not phone.shows("hotel_perfidious-")
        await phone.tap(away)
    await evening.turn_of(1)
    await evening.do(1, a.SetTile(2, Furnishing.RUG, b"m" * 32))
    await evening.do(1, a.DropPhone(0))
    for way in ("search", "set", "whack", "cellar", "phone", "drop"):
        await phone.until(lambda: phone.has("do-act"))
        await phone.tap("do-act")
        await phone.tap(f"do-{way}")
        assert not phone.shows("hotel_perfidious-")
        await phone.tap(close)
    await evening.do(1, a.Whack(0))
    await phone.until(lambda: phone.has("call-off"))
    for seat, other in ((0, Item.BLACKJACK), (1, Item.HELMET)):  # the box holds three Blackjacks
        await evening.do(1, a.SayItems(seat, (Item.BLACKJACK, other)))
    await phone.until(lambda: phone.has("do-duel"))
    await phone.tap("do-duel")
    await phone.until(lambda: phone.has("roll"))
    await phone.tap("roll")
    await evening.do(0, a.Roll())
    await phone.until(lambda: phone.has("settle"))
    assert not phone.shows("hotel_perfidious-")
    await phone.tap("roll-again")
    await phone.tap("sure-again")
    await phone.until(lambda: not phone.has("settle"))
    await phone.tap("Take back" if language == "en" else "Deshacer")
    await phone.until(lambda: phone.has("settle"))
    await phone.tap("settle")
    await phone.until(lambda: evening.state.duel is None)


async def test_one_phone_goes_round(context: AppContext) -> None:
    evening = await dealt(context, 2, one_phone=True)
    phone = evening.phones[0]
    await evening.turn_of(0)
    await phone.until(lambda: phone.has("do-act"))
    await phone.tap("do-act")
    await phone.tap("do-whack")
    await phone.tap("whack-1")
    for name, item in (("Anna", "helmet"), ("Bruno", "bible")):
        await phone.sees(f"Hand the phone to {name}")
        assert not phone.has("ready-helmet")
        await phone.tap("here")
        await phone.tap(f"ready-{item}")
        await phone.until(lambda: phone.has("lay"))
        await phone.tap("lay")
    await phone.sees("Roll for Anna")
    await phone.tap("roll")
    await phone.sees("Roll for Bruno")
    await phone.tap("roll")
    await phone.until(lambda: phone.has("settle"))
