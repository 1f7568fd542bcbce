"""Before the deal: seats are taken once, names are unique, the maker arranges."""

import pytest

from companion.games import discover
from companion.refusal import Refusal
from companion.table import lobby
from companion.table.history import History
from companion.table.refusal import (
    AfterTheDeal,
    NameEmpty,
    NameTaken,
    NoSuchSeat,
    NotDealt,
    OrderIncomplete,
    PlacesOutOfRange,
    PlacesTaken,
    SeatsFree,
    SeatTaken,
    TableFull,
)
from companion.table.state import Phase
from tests.support.table import Evening

NIGHT = discover()["secret_night"]


def lobby_of(players: int, places: int) -> Evening:
    tonight = Evening(NIGHT).made(places)
    for name in ("Anna", "Bruno", "Carla", "Dave", "Emil", "Zoë", "Gina", "Hugo")[:players]:
        assert tonight.sit(name) is None
    return tonight


def test_seats_are_given_in_order_of_letter() -> None:
    tonight = lobby_of(3, 6)
    assert [(s.number, s.name) for s in tonight.table.seats] == [
        (0, "Anna"),
        (1, "Bruno"),
        (2, "Carla"),
    ]


def test_a_freed_letter_is_given_again() -> None:
    tonight = lobby_of(3, 6)
    tonight.do(lobby.free(tonight.table, 1))
    tonight.sit("Dave")
    assert [(s.number, s.name) for s in tonight.table.seats] == [
        (0, "Anna"),
        (2, "Carla"),
        (1, "Dave"),
    ]


def test_a_seat_is_taken_once() -> None:
    assert lobby_of(2, 6).sit("Carla", wanted=1) == SeatTaken()


@pytest.mark.parametrize("name", ["anna", " ANNA ", "Ánna", "A n n a"])
def test_a_name_that_reads_the_same_is_taken(name: str) -> None:
    refused = lobby_of(2, 6).sit(name)
    assert isinstance(refused, NameTaken)


def test_who_sits_is_called_otherwise_where_nobody_else_is_called_so() -> None:
    tonight = lobby_of(3, 6)
    assert isinstance(lobby.rename(tonight.table, 1, "ÁNNA"), NameTaken)
    assert isinstance(lobby.rename(tonight.table, 1, " "), NameEmpty)
    assert lobby.rename(tonight.table, 5, "Emil") == NoSuchSeat()
    assert lobby.rename(tonight.table, 1, " Bruno ") == ()  # that is the name already
    assert tonight.do(lobby.rename(tonight.table, 1, "  BRUNO ")) is None
    assert [s.name for s in tonight.table.seats] == ["Anna", "BRUNO", "Carla"]
    history = History()
    history.add(tonight.log)
    assert history.lines[-1].names[1] == "BRUNO"
    assert history.lines[-2].names[1] == "Bruno"


def test_a_full_table_says_how_many_it_has() -> None:
    assert lobby_of(4, 4).sit("Emil") == TableFull(4)


@pytest.mark.parametrize("places", [0, 3, 9, -1])
def test_a_table_for_too_few_or_too_many_is_refused(places: int) -> None:
    made = lobby.make(NIGHT, places, NIGHT.options(), b"", b"")
    assert made == PlacesOutOfRange(4, 8)
    assert lobby.resize(NIGHT, lobby_of(2, 6).table, places) == PlacesOutOfRange(4, 8)


def test_the_table_cannot_shrink_below_those_who_sit() -> None:
    assert lobby.resize(NIGHT, lobby_of(6, 6).table, 5) == PlacesTaken(6)


def test_seats_are_ordered_as_people_sit() -> None:
    tonight = lobby_of(4, 4)
    assert tonight.do(lobby.order(tonight.table, (2, 0, 3, 1))) is None
    assert [s.name for s in tonight.table.seats] == ["Carla", "Anna", "Dave", "Bruno"]


@pytest.mark.parametrize("order", [(), (0, 1, 2), (0, 1, 2, 2), (0, 1, 2, 7), (0, 1, 2, 3, 4)])
def test_an_order_that_is_not_everybody_once_is_refused(order: tuple[int, ...]) -> None:
    assert lobby.order(lobby_of(4, 4).table, order) == OrderIncomplete()


def test_the_deal_waits_until_all_places_are_taken() -> None:
    from companion.table import play

    assert play.commit(lobby_of(4, 6).table, 0, b"", b"", b"") == SeatsFree(2)


def test_after_the_deal_nobody_sits_leaves_or_moves() -> None:
    table = lobby_of(4, 4).dealt().table
    wishes: list[lobby.Outcome] = [
        lobby.free(table, 1),
        lobby.rename(table, 1, "Emil"),
        lobby.order(table, (1, 0, 2, 3)),
        lobby.resize(NIGHT, table, 5),
    ]
    assert wishes == [AfterTheDeal()] * 4


def test_a_seat_nobody_has_cannot_be_freed() -> None:
    assert lobby.free(lobby_of(2, 4).table, 5) == NoSuchSeat()


def test_again_brings_everybody_back_to_the_lobby_and_one_more_may_sit() -> None:
    tonight = lobby_of(6, 6).dealt()
    assert lobby.again(tonight.table, 0) == NotDealt()
    tonight.end()
    assert tonight.do(lobby.again(tonight.table, 0)) is None
    table = tonight.table
    assert table.phase is Phase.LOBBY
    assert len(table.seats) == 6
    assert (table.message, table.seed, table.opened, table.state) == (b"", b"", (), None)
    tonight.do(lobby.resize(NIGHT, tonight.table, 7))
    assert tonight.sit("Gina") is None
    assert tonight.dealt().table.round == 2
    assert len(tonight.table.players) == 7


def test_every_refusal_is_a_value() -> None:
    assert isinstance(TableFull(4), Refusal)
    assert TableFull(4) == TableFull(4)
