"""Phones in the corridor, signs of the Dead Drop, blueprints, decks: what may be done. PURE."""

from companion.games.hotel_perfidious import acts as a
from companion.games.hotel_perfidious import events as e
from companion.games.hotel_perfidious import refusals as r
from companion.games.hotel_perfidious.dead_drop import Direction
from companion.games.hotel_perfidious.hotel import Hotel, counted
from companion.games.hotel_perfidious.items import DECKS, SIGNS, Furnishing, Item, copies
from companion.games.hotel_perfidious.turns import may_act, waits
from companion.games.hotel_perfidious.victory import wins
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.refusal import NoSuchSeat

Events = tuple[e.Event, ...]
PHONES = copies(Item.PHONE)


# --- the Courtesy Phone (facts 1.8)


def drop_phone(hotel: Hotel, seat: int, target: int) -> Events | Refusal:
    """A call begins; where the house wants it, also with a phone dropped senseless (HP-def11)."""
    down = hotel.options.knocked_phone_calls and hotel.knocks_of(seat) > 0
    if refused := waits(hotel) if down else may_act(hotel, seat):
        return refused
    if target == seat:
        return r.NotYourself()
    if target not in hotel.seats:
        return NoSuchSeat()
    if len(hotel.calls) >= PHONES:
        return r.NoPhone()
    return (e.PhoneDropped(hotel.called + 1, seat, target),)


def pick_up(hotel: Hotel, seat: int, number: int) -> Events | Refusal:
    """Who moves onto a phone may take it as a souvenir, the one who is called too (HP-def12)."""
    if refused := waits(hotel):
        return refused
    if hotel.turn != seat:
        return r.NotYourTurn()
    call = next((call for call in hotel.calls if call.number == number), None)
    if call is None and (number or len(hotel.calls) >= PHONES):
        return r.NoPhone()
    if call is not None and call.target == seat and not hotel.options.answers_own_call:
        return r.NotYourCall()
    return (e.PhoneTaken(seat, number),)


# --- the Dead Drop (HP-DD1)


def on_board(hotel: Hotel, column: int, row: int) -> bool:
    """Whether the board has that square."""
    columns, rows = hotel.options.grid
    return 1 <= column <= columns and 1 <= row <= rows


def find(hotel: Hotel, act: a.FindSign, chance: Chance) -> Events | Refusal:
    """A sign on its square; the app turns the compass, or the finder does (HP-def4)."""
    if act.sign not in SIGNS:
        return r.NotASign()
    if hotel.options.tap_the_square:
        return r.TapTheSquare()
    if not on_board(hotel, act.column, act.row):
        return r.NoSuchSquare()
    found = e.SignFound(act.sign, act.column, act.row)
    turned = hotel.north is not None or hotel.options.compass_by_hand
    if act.sign is not Item.COMPASS or turned:
        return (found,)
    return (found, e.CompassTurned(chance.at("compass", "this game").pick(tuple(Direction))))


def mark(hotel: Hotel, act: a.MarkDrop) -> Events | Refusal:
    """The square itself; 0, 0 for what the signs say."""
    if (act.column, act.row) != (0, 0) and not on_board(hotel, act.column, act.row):
        return r.NoSuchSquare()
    return (e.DropMarked(act.column, act.row),)


def drop(hotel: Hotel, seat: int, count: int) -> Events | Refusal:
    """Blueprints on the Dead Drop: the first drop ends the mission, or the last (HP-def5)."""
    if refused := may_act(hotel, seat):
        return refused
    if not 1 <= count <= hotel.still_out:
        return r.NoBlueprint()
    dropped = e.BlueprintsDropped(seat, count)
    if hotel.options.both_blueprints and count < hotel.still_out:
        return (dropped,)
    all_of = counted(hotel.blueprints, seat, hotel.blueprints_of(seat) + count)
    rule = hotel.options.zero_counts_one
    won = tuple((who, wins(n, hotel.souvenirs_of(who), rule)) for who, n in all_of)
    return (dropped, e.MissionOver(won))


# --- the decks (facts 1.12, 7)


def draw(hotel: Hotel, furnishing: Furnishing) -> Events | Refusal:
    """One tile less; an empty deck gives none (HP-def14)."""
    if not hotel.options.keep_decks:
        return r.NoDecks()
    left = hotel.left_in(furnishing)
    return (e.DeckCounted(furnishing, left - 1),) if left > 0 else r.DeckEmpty()


def put_back(hotel: Hotel, furnishing: Furnishing) -> Events | Refusal:
    """One tile more, where the house wants it there (HP-def20)."""
    if not hotel.options.keep_decks:
        return r.NoDecks()
    if not hotel.options.to_bottom:
        return r.NotToTheBottom()
    return count(hotel, a.DeckByHand(furnishing, hotel.left_in(furnishing) + 1))


def count(hotel: Hotel, act: a.DeckByHand) -> Events | Refusal:
    """A deck counted at the table."""
    if not hotel.options.keep_decks:
        return r.NoDecks()
    whole = sum(DECKS[act.furnishing].values())
    if act.left not in range(whole + 1):
        return r.NoSuchNumber()
    return (e.DeckCounted(act.furnishing, act.left),)


def note(hotel: Hotel, act: a.NoteSeen) -> Events | Refusal:
    """How many of an item all have seen."""
    if not hotel.options.keep_decks:
        return r.NoDecks()
    if act.count not in range(copies(act.item) + 1):
        return r.NoSuchNumber()
    return (e.SeenNoted(act.item, act.count),)
