"""A seat goes on with another phone: who must agree, what stays, what nothing takes back."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games import discover
from companion.games.secret_night.rules.acts import SetClock
from companion.refusal import Refusal
from companion.session.refusals import DrawerClosed
from companion.table import lobby, moving, play
from companion.table.record import Carrier, Moved, Promised
from companion.table.refusal import (
    MoveOver,
    MoveUnderway,
    NobodyToAgree,
    NoSuchSeat,
    NotDealt,
    NotYourSeat,
    Over,
    PhoneUnreachable,
    RescueSpent,
)
from companion.table.state import Move, Seat, Table
from companion.table.wish import AskMove, Sit
from tests.support.table import MAKER, NAMES, Evening, mark, token

NIGHT = discover()["secret_night"]
NEW_KEY, NEW_TOKEN = b"n" * 32, b"t" * 32
NEXT = b"next" * 4


def night(
    players: int = 6, maker: int | None = 0, without: dict[int, Carrier] | None = None
) -> Evening:
    """A dealt night: see `seated`."""
    return seated(players, maker, without).dealt()


def seated(
    players: int = 6, maker: int | None = 0, without: dict[int, Carrier] | None = None
) -> Evening:
    """Before the deal. maker: the seat with the maker's phone. without: other seats' carriers."""
    tonight = Evening(NIGHT).made(players)
    for number, name in enumerate(NAMES[:players]):
        key = name.encode().ljust(32, b".")[:32]
        carrier = (without or {}).get(number, Carrier.PHONE)
        sat = lobby.sit(
            tonight.table, Sit(name, key, mark(token(name)), carrier), maker=number == maker
        )
        assert tonight.do(sat) is None
    return tonight


def asked(tonight: Evening, seat: int = 1, *, maker_here: bool = True) -> Refusal | None:
    table = tonight.table
    return tonight.do(moving.ask(table, AskMove(seat, NEW_KEY, NEW_TOKEN), maker_here=maker_here))


def seal(table: Table, move: Move) -> bytes:
    return b"sealed anew"


def number_of(tonight: Evening) -> int:
    move = tonight.table.move
    return move.number if move else -1


def agree(
    tonight: Evening, *seats: int | None, here: bool = False, maker_here: bool = True
) -> list[Refusal | None]:
    """They agree, and then the minute passes."""
    out = []
    for seat in seats:
        agreed = moving.agree(tonight.table, number_of(tonight), seat, here)
        out.append(tonight.do(agreed))
    if tonight.table.move:
        minute_passes(tonight, maker_here=maker_here)
    return out


def minute_passes(
    tonight: Evening, *, here: bool = False, maker_here: bool = True
) -> Refusal | None:
    table, number = tonight.table, number_of(tonight)
    return tonight.do(moving.settle(table, number, here, seal, maker_here=maker_here))


def moved(tonight: Evening, seat: int = 1) -> bool:
    taken = tonight.table.seat(seat)
    return taken is not None and taken.key == NEW_KEY


# --- by the rescue code


def test_a_rescue_gives_a_new_token_and_keeps_the_key() -> None:
    tonight = night()
    before = tonight.table.seat(1)
    assert before is not None
    assert tonight.do(moving.rescue(tonight.table, 1, token(NAMES[1]), NEW_TOKEN)) is None
    after = tonight.table.seat(1)
    assert after is not None
    assert (after.key, after.token) == (before.key, NEW_TOKEN)
    assert tonight.table.left == ((1, before.token),)
    assert moving.rescue(tonight.table, 1, token(NAMES[1]), b"x" * 32) == RescueSpent()


def test_a_rescue_of_nobodys_seat_is_spent() -> None:
    assert moving.rescue(night().table, 7, b"", NEW_TOKEN) == RescueSpent()
    assert moving.rescue(night().table, 7, b"x" * 32, NEW_TOKEN) == RescueSpent()
    assert moving.rescue(night().table, -1, b"x" * 32, NEW_TOKEN) == RescueSpent()


def test_the_makers_right_is_rescued_by_itself() -> None:
    tonight = night()
    assert tonight.do(moving.rescue(tonight.table, None, MAKER, NEW_TOKEN)) is None
    assert tonight.table.maker == NEW_TOKEN
    assert tonight.table.left == ((None, mark(MAKER)),)


# --- by agreement


@pytest.mark.parametrize("others", [(2, 3), (5, 4)])
def test_the_maker_and_two_others_are_enough(others: tuple[int, ...]) -> None:
    tonight = night()
    assert asked(tonight) is None
    agree(tonight, *others)
    assert not moved(tonight)
    agree(tonight, 0)
    assert moved(tonight)
    assert tonight.table.move is None


def test_without_the_maker_no_number_of_others_is_enough() -> None:
    tonight = night()
    asked(tonight)
    agree(tonight, 2, 3, 4, 5)
    assert not moved(tonight)


def test_a_maker_without_a_seat_agrees_as_the_maker() -> None:
    tonight = night(maker=None)
    asked(tonight)
    agree(tonight, 2, 3)
    assert not moved(tonight)
    agree(tonight, None)
    assert moved(tonight)


def test_the_makers_own_seat_needs_three_others_and_takes_the_right_along() -> None:
    tonight = night()
    assert asked(tonight, 0) is None
    assert agree(tonight, None) == [NotYourSeat()]
    agree(tonight, 1, 2)
    assert not moved(tonight, 0)
    agree(tonight, 3)
    assert moved(tonight, 0)
    table = tonight.table
    assert (table.maker, table.maker_key) == (NEW_TOKEN, NEW_KEY)
    assert {seat for seat, _ in table.left} == {0, None}


def test_where_there_are_fewer_all_of_them_are_needed() -> None:
    tonight = night(4, without={3: Carrier.CODE})
    asked(tonight)
    agree(tonight, 0)
    assert not moved(tonight)
    agree(tonight, 2)
    assert moved(tonight)


@pytest.mark.parametrize("carrier", [Carrier.DEVICE, Carrier.CODE])
def test_no_seat_is_moved_by_one_person_however_many_seats_that_one_has(carrier: Carrier) -> None:
    tonight = night(4, without=dict.fromkeys((2, 3), carrier))
    assert asked(tonight) == NobodyToAgree()
    assert asked(tonight, 0) == NobodyToAgree()


def test_a_maker_on_whose_phone_nobody_sits_is_no_player() -> None:
    """Who made the table with a laptop and sits with a phone is one person with two voices."""
    tonight = night(4, maker=None, without=dict.fromkeys((2, 3), Carrier.CODE))
    assert asked(tonight) == NobodyToAgree()
    three = night(4, maker=None, without={3: Carrier.CODE})
    assert asked(three) is None
    agree(three, None, 0)
    assert not moved(three)
    agree(three, 2)
    assert moved(three)


def test_a_maker_who_asks_does_not_agree_as_well() -> None:
    tonight = night(maker=None)
    asks = moving.ask(tonight.table, AskMove(1, NEW_KEY, NEW_TOKEN), maker=True, maker_here=True)
    assert tonight.do(asks) is None
    assert agree(tonight, None) == [NotYourSeat()]
    agree(tonight, 0, 2)
    assert not moved(tonight)
    agree(tonight, 3)
    assert moved(tonight)
    taken = tonight.table.seat(1)
    assert taken is not None
    assert taken.maker  # it is on the maker's phone now, and counts as one with it


def test_a_seat_on_the_makers_device_is_asked_of_the_others_alone() -> None:
    tonight = night(without={1: Carrier.DEVICE})
    assert asked(tonight) is None
    assert agree(tonight, 0) == [NotYourSeat()]
    agree(tonight, 2, 3)
    assert not moved(tonight)
    agree(tonight, 4)
    assert moved(tonight)


# --- the minute


def test_the_last_agreement_moves_nothing_yet() -> None:
    tonight = night()
    asked(tonight)
    for seat in (0, 2, 3):
        assert moving.agreed(tonight.table, True) is None
        assert tonight.do(moving.agree(tonight.table, number_of(tonight), seat, False)) is None
    assert moving.agreed(tonight.table, True) == tonight.table.move
    assert not moved(tonight)
    assert minute_passes(tonight) is None
    assert moved(tonight)


def test_a_phone_that_is_here_when_somebody_agrees_keeps_its_seat() -> None:
    tonight = night()
    asked(tonight)
    agree(tonight, 0, 2)
    agree(tonight, 3, here=True)
    assert not moved(tonight)
    assert tonight.table.move is None
    assert tonight.table.back == (tonight.table.number, 1)


def test_a_phone_that_is_here_when_the_minute_is_over_keeps_its_seat() -> None:
    tonight = night()
    asked(tonight)
    for seat in (0, 2, 3):
        tonight.do(moving.agree(tonight.table, number_of(tonight), seat, False))
    assert minute_passes(tonight, here=True) is None
    assert not moved(tonight)
    assert tonight.table.move is None


def test_a_phone_that_comes_back_ends_the_asking() -> None:
    tonight = night()
    asked(tonight)
    number = number_of(tonight)
    assert tonight.do(moving.come_back(tonight.table, number)) is None
    assert moving.come_back(tonight.table, number) == MoveOver()
    assert asked(tonight) is None
    assert tonight.table.back is None


def test_one_who_agreed_may_still_refuse_in_the_minute() -> None:
    tonight = night()
    asked(tonight)
    for seat in (0, 2, 3):
        tonight.do(moving.agree(tonight.table, number_of(tonight), seat, False))
    assert tonight.do(moving.end(tonight.table, number_of(tonight), 2)) is None
    assert minute_passes(tonight) == MoveOver()
    assert not moved(tonight)


def test_seats_on_the_makers_device_do_not_double_his_voice() -> None:
    tonight = night(6, without=dict.fromkeys((2, 3), Carrier.DEVICE))
    asked(tonight)
    assert agree(tonight, 0, 2, 3) == [None, NotYourSeat(), NotYourSeat()]
    assert not moved(tonight)
    agree(tonight, 4, 5)
    assert moved(tonight)


def test_the_seat_itself_has_no_voice_but_may_end_it() -> None:
    tonight = night()
    asked(tonight)
    assert agree(tonight, 1, 7) == [NotYourSeat(), NotYourSeat()]
    number = tonight.table.move.number if tonight.table.move else 0
    assert moving.end(tonight.table, number, 7) == NotYourSeat()
    assert tonight.do(moving.end(tonight.table, number, 1)) is None
    assert tonight.table.move is None
    assert moving.end(tonight.table, number, 1) == MoveOver()
    assert agree(tonight, 0) == [MoveOver()]


def test_one_refusal_undoes_what_was_agreed() -> None:
    tonight = night()
    asked(tonight)
    agree(tonight, 0, 2)
    number = tonight.table.move.number if tonight.table.move else 0
    tonight.do(moving.end(tonight.table, number, 3))
    asked(tonight)
    agree(tonight, 4)
    assert not moved(tonight)


def test_what_cannot_be_asked() -> None:
    tonight = night(without={4: Carrier.CODE})
    assert asked(tonight, 7) == NoSuchSeat()
    assert asked(tonight, 4) == PhoneUnreachable()
    assert asked(tonight) is None
    assert asked(tonight, 2) == MoveUnderway()
    dealing = seated()
    assert dealing.do(play.commit(dealing.table, 0, b"g" * 8, b"c" * 32, b"d" * 32)) is None
    assert asked(dealing) == NotDealt()
    tonight.end()
    assert asked(tonight) == Over()
    assert agree(tonight, 0) == [Over()]


def test_a_closed_drawer_leaves_the_move_waiting() -> None:
    tonight = night()
    asked(tonight)
    agree(tonight, 0, 2)
    table = tonight.table
    assert table.move is not None

    def closed(table: Table, move: Move) -> Refusal:
        return DrawerClosed()

    assert moving.settle(table, table.move.number, False, closed, maker_here=True) == ()
    assert tonight.do(moving.agree(table, table.move.number, 3, False)) is None
    table = tonight.table
    assert table.move is not None
    assert moving.settle(table, table.move.number, False, closed, maker_here=True) == DrawerClosed()
    assert tonight.table.move == table.move
    agree(tonight)
    assert moved(tonight)


def test_undo_takes_back_acts_but_no_phone() -> None:
    tonight = night()
    assert tonight.act(0, SetClock(3)) is None
    clock = tonight.table.state.clock
    asked(tonight)
    agree(tonight, 0, 2, 3)
    assert tonight.take_back() is None
    assert tonight.table.state.clock != clock
    assert moved(tonight)
    assert tonight.table.handed[0].key == b"Bruno".ljust(32, b".")
    assert tonight.take_back() is not None


def test_a_move_makes_nobodys_screen_stale() -> None:
    tonight = night()
    seen = tonight.table.changed
    asked(tonight)
    agree(tonight, 0, 2, 3)
    assert tonight.act(2, SetClock(3), seen=seen) is None


def test_the_next_deal_knows_the_new_key_only() -> None:
    tonight = night()
    asked(tonight)
    agree(tonight, 0, 2, 3)
    tonight.end()
    assert tonight.do(lobby.again(tonight.table, 0)) is None
    tonight.dealt()
    assert tonight.table.handed == ()
    assert moved(tonight)
    assert [seat for seat, _ in tonight.table.left] == [1]


# --- before the deal


def test_before_the_deal_a_seat_moves_by_the_same_vote_and_nothing_is_sealed_anew() -> None:
    tonight = seated()
    assert asked(tonight) is None
    agree(tonight, 2, 3, 4)
    assert not moved(tonight)
    agree(tonight, 0)
    assert moved(tonight)
    assert tonight.table.handed == ()
    tonight.dealt()
    assert tonight.table.handed == ()


def test_before_the_deal_nobody_waits_for_a_maker_who_is_gone_as_well() -> None:
    tonight = seated()
    assert asked(tonight, maker_here=False) is None
    agree(tonight, 2, maker_here=False)
    assert not moved(tonight)
    agree(tonight, 3, maker_here=False)
    assert moved(tonight)


def test_before_the_deal_two_agree_whoever_is_gone() -> None:
    """With the maker here that is the maker and one more; without, it takes two others."""
    tonight = seated(4, without={3: Carrier.CODE})
    assert asked(tonight, maker_here=False) == NobodyToAgree()
    assert asked(tonight) is None
    agree(tonight, 2)
    assert not moved(tonight)
    agree(tonight, 0)
    assert moved(tonight)


def test_before_the_deal_two_others_move_the_makers_own_seat() -> None:
    tonight = seated()
    asked(tonight, 0, maker_here=False)
    assert agree(tonight, None, 1, maker_here=False) == [NotYourSeat(), None]
    assert not moved(tonight, 0)
    agree(tonight, 2, maker_here=False)
    assert moved(tonight, 0)
    assert (tonight.table.maker, tonight.table.maker_key) == (NEW_TOKEN, NEW_KEY)


def test_a_maker_who_comes_back_in_time_is_asked_too() -> None:
    tonight = seated()
    asked(tonight, maker_here=False)
    for seat in (2, 3):
        tonight.do(moving.agree(tonight.table, number_of(tonight), seat, False))
    assert moving.agreed(tonight.table, False) is not None
    assert moving.agreed(tonight.table, True) is None
    assert minute_passes(tonight) is None
    assert not moved(tonight)


def test_what_the_maker_agreed_to_stays_when_that_phone_goes() -> None:
    tonight = seated(4, without={3: Carrier.CODE})
    asked(tonight)
    for seat in (0, 2):
        tonight.do(moving.agree(tonight.table, number_of(tonight), seat, False))
    assert moving.agreed(tonight.table, False) is not None


def test_during_play_the_makers_word_is_waited_for() -> None:
    tonight = night()
    asked(tonight, maker_here=False)
    agree(tonight, 2, 3, 4, maker_here=False)
    assert not moved(tonight)


def test_a_seat_that_is_freed_is_not_asked_for_any_more() -> None:
    tonight = seated()
    asked(tonight)
    tonight.do(lobby.free(tonight.table, 2))
    assert tonight.table.move is not None
    tonight.do(lobby.free(tonight.table, 1))
    assert tonight.table.move is None


def test_what_was_promised_was_promised_to_the_old_key() -> None:
    tonight = seated()
    promised = Promised(b"g" * 8, b"c" * 32, b"d" * 32, b"code")
    assert tonight.do(lobby.promise(tonight.table, promised)) is None
    asked(tonight)
    agree(tonight, 0, 2, 3)
    assert moved(tonight)
    assert tonight.table.promised is None


voices = st.one_of(st.none(), st.integers(-1, 8))


@settings(max_examples=60)
@given(
    st.integers(0, 5),
    st.sampled_from([None, 0, 3]),
    st.dictionaries(st.integers(0, 5), st.sampled_from(list(Carrier)), max_size=4),
    st.lists(voices, max_size=8),
    st.booleans(),
    st.booleans(),
)
def test_no_crowd_of_voices_moves_a_seat_that_too_few_agreed_to(
    lost: int,
    maker: int | None,
    carriers: dict[int, Carrier],
    said: list[int | None],
    dealt: bool,
    here: bool,
) -> None:
    """dealt: it is played already. here: the maker's phone is at the table."""
    carriers = {seat: carrier for seat, carrier in carriers.items() if seat != maker}
    tonight = (night if dealt else seated)(6, maker, carriers)
    if asked(tonight, lost, maker_here=here) is not None:
        return
    agree(tonight, *said, maker_here=here)
    phones = {n for n in range(6) if carriers.get(n, Carrier.PHONE) is Carrier.PHONE}
    others = phones - {lost, maker}
    heard = len(others & set(said))
    if lost == maker or carriers.get(lost) is Carrier.DEVICE:
        enough = heard >= max(2, min(3 if dealt else 2, len(others)))
        persons = heard
    else:
        sits = maker is not None or Carrier.DEVICE in carriers.values()
        counts = dealt or here or maker in said
        wanted = max(2 - (sits and counts), min(2, len(others)))
        enough = (maker in said or not counts) and heard >= wanted
        persons = heard + (sits and counts)
    assert not enough or persons >= 2
    assert moved(tonight, lost) == enough
    moves = [entry for entry in tonight.log if entry.kind == "moved"]
    assert len(moves) == enough


def test_records_are_public_and_survive_the_log() -> None:
    tonight = night()
    asked(tonight)
    agree(tonight, 0, 2, 3)
    assert play.look(tonight.table, 1) != ()
    assert Moved(1, NEW_KEY, NEW_TOKEN, Carrier.PHONE, b"sealed anew").envelope == b"sealed anew"
    assert tonight.table.handed[0].envelope == b"sealed anew"


def test_a_seat_goes_to_a_phone_with_its_own_program_only_where_the_key_is_new() -> None:
    """A key that once was on the server's side stays one that it knows."""
    tonight = night()
    drawn = tonight.table.seat(1)
    assert drawn is not None
    assert not drawn.own
    assert tonight.do(moving.rescue(tonight.table, 1, token(NAMES[1]), NEW_TOKEN, own=True)) is None
    assert not of(tonight.table, 1).own
    asked = moving.ask(tonight.table, AskMove(1, NEW_KEY, mark(NEXT)), own=True, maker_here=True)
    assert tonight.do(asked) is None
    agree(tonight, 0, 2, 3)
    assert moved(tonight)
    assert of(tonight.table, 1).own
    assert tonight.do(moving.rescue(tonight.table, 1, NEXT, b"z" * 32, own=False)) is None
    assert not of(tonight.table, 1).own


def of(table: Table, number: int) -> Seat:
    seat = table.seat(number)
    assert seat is not None
    return seat
