"""The maker's phone is gone before a deal: who may take the table over, and who must agree."""

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.refusal import Refusal
from companion.table import lobby, moving, taking_over
from companion.table.record import Carrier
from companion.table.refusal import (
    AfterTheDeal,
    MakerHere,
    MoveOver,
    MoveUnderway,
    NoSeatHere,
    NotYourSeat,
)
from companion.table.wish import AskMove, AskTakeover, Here, Sit
from tests.support.table import NAMES, Evening, token
from tests.table.test_moving import NEW_KEY, NEW_TOKEN, night, seated

RIGHT_KEY, RIGHT_TOKEN = b"r" * 32, b"o" * 32
ASKS = AskTakeover(RIGHT_KEY, RIGHT_TOKEN)


def asked(tonight: Evening, seat: int | None = 1, *, here: bool = False) -> Refusal | None:
    return tonight.do(taking_over.ask(tonight.table, ASKS, seat, Here(maker=here)))


def number_of(tonight: Evening) -> int:
    found = tonight.table.takeover
    return found.number if found else -1


def agree(tonight: Evening, *seats: int | None, here: bool = False) -> list[Refusal | None]:
    number = number_of(tonight)
    return [
        tonight.do(taking_over.agree(tonight.table, number, s, Here(maker=here))) for s in seats
    ]


def minute_passes(tonight: Evening, *, here: bool = False) -> Refusal | None:
    return tonight.do(taking_over.settle(tonight.table, number_of(tonight), Here(maker=here), b""))


def taken(tonight: Evening) -> bool:
    return tonight.table.maker == RIGHT_TOKEN


def makers(tonight: Evening) -> list[int]:
    return [seat.number for seat in tonight.table.seats if seat.maker]


def test_two_others_agree_and_after_the_minute_the_table_is_taken_over() -> None:
    tonight = seated()
    before = tonight.table
    assert asked(tonight) is None
    assert agree(tonight, 2) == [None]
    assert taking_over.agreed(tonight.table) is None
    assert agree(tonight, 5) == [None]
    assert taking_over.agreed(tonight.table) == tonight.table.takeover
    assert not taken(tonight)
    assert minute_passes(tonight) is None
    assert (tonight.table.maker, tonight.table.maker_key) == (RIGHT_TOKEN, RIGHT_KEY)
    assert makers(tonight) == [1]
    assert tonight.table.taken == 1
    assert tonight.table.left == ((None, before.maker),)
    # The seats are as they were: the new maker frees the old one's.
    assert [s.key for s in tonight.table.seats] == [s.key for s in before.seats]


def test_of_three_the_one_other_agrees() -> None:
    tonight = seated(4, without={3: Carrier.CODE})
    asked(tonight)
    assert taking_over.needed(tonight.table, 1) == 1
    minute_passes(tonight)
    assert not taken(tonight)
    agree(tonight, 2)
    minute_passes(tonight)
    assert taken(tonight)


def test_of_two_the_one_who_is_left_waits_the_minute_alone() -> None:
    tonight = seated(4, without={2: Carrier.DEVICE, 3: Carrier.CODE})
    assert asked(tonight) is None
    assert taking_over.agreed(tonight.table) == tonight.table.takeover
    assert not taken(tonight)
    minute_passes(tonight)
    assert taken(tonight)
    assert len(tonight.table.seats) == 4  # those on the old maker's device stay until freed, too


def test_whoever_sits_down_in_the_minute_is_asked_as_well() -> None:
    tonight = Evening(seated().game).made(4)
    for name, maker in (("Anna", True), ("Bruno", False)):
        key = name.encode().ljust(32, b".")
        tonight.do(lobby.sit(tonight.table, Sit(name, key, key), maker=maker))
    asked(tonight)
    assert taking_over.agreed(tonight.table) is not None
    tonight.sit("Carla")
    assert taking_over.agreed(tonight.table) is None
    assert minute_passes(tonight) is None
    assert not taken(tonight)
    agree(tonight, 2)
    minute_passes(tonight)
    assert taken(tonight)


def test_what_cannot_be_asked() -> None:
    tonight = seated(without={4: Carrier.CODE, 5: Carrier.DEVICE})
    assert asked(tonight, here=True) == MakerHere()
    for nobody in (None, 0, 4, 5, 7):  # who watches, the maker itself, who has no phone here
        assert asked(tonight, nobody) == NoSeatHere()
    assert asked(tonight) is None
    assert asked(tonight, 2) == MoveUnderway()
    seat = moving.ask(tonight.table, AskMove(3, NEW_KEY, NEW_TOKEN), maker_here=False)
    assert seat == MoveUnderway()
    other = seated()
    other.do(moving.ask(other.table, AskMove(3, NEW_KEY, NEW_TOKEN), maker_here=False))
    assert asked(other) == MoveUnderway()


def test_not_while_it_is_dealt_or_played_and_again_before_the_next_deal() -> None:
    tonight = night()
    assert asked(tonight) == AfterTheDeal()
    tonight.end()
    assert asked(tonight) == AfterTheDeal()
    tonight.do(lobby.again(tonight.table, 1))
    assert asked(tonight) is None
    tonight.dealt()
    assert tonight.table.takeover is None
    assert agree(tonight, 2) == [AfterTheDeal()]


def test_one_who_refuses_is_enough_and_who_asked_may_think_better_of_it() -> None:
    for who in (1, 3):
        tonight = seated()
        asked(tonight)
        agree(tonight, 2, 3)
        number = number_of(tonight)
        for stranger in (None, 0, 7):
            assert taking_over.end(tonight.table, number, stranger) == NotYourSeat()
        assert tonight.do(taking_over.end(tonight.table, number, who)) is None
        assert minute_passes(tonight) == MoveOver()
        assert not taken(tonight)
        assert tonight.table.back is None


def test_a_maker_who_is_here_again_keeps_the_table() -> None:
    for when in ("agreeing", "minute", "by itself"):
        tonight = seated()
        asked(tonight)
        agree(tonight, 2)
        agree(tonight, 3, here=when == "agreeing")
        if when == "minute":
            minute_passes(tonight, here=True)
        elif when == "by itself":
            tonight.do(taking_over.come_back(tonight.table, number_of(tonight)))
        assert tonight.table.takeover is None
        assert tonight.table.back == (tonight.table.number, None)
        assert not taken(tonight)


def test_the_asking_goes_with_the_seat_that_asked() -> None:
    """It is freed, or goes on with another phone: what would prove the right is on the old one."""
    freed, rescued = seated(), seated()
    asked(freed)
    freed.do(lobby.free(freed.table, 1))
    assert freed.table.takeover is None
    asked(rescued)
    rescued.do(moving.rescue(rescued.table, 1, token(NAMES[1]), NEW_TOKEN))
    assert rescued.table.takeover is None


def test_the_new_deal_says_nothing_more_of_it() -> None:
    tonight = seated()
    asked(tonight)
    agree(tonight, 2, 3)
    minute_passes(tonight)
    tonight.dealt()
    assert tonight.table.taken is None
    assert makers(tonight) == [1]


@settings(max_examples=60)
@given(
    st.one_of(st.none(), st.integers(-1, 8)),
    st.sampled_from([None, 0, 3]),
    st.dictionaries(st.integers(0, 5), st.sampled_from(list(Carrier)), max_size=4),
    st.lists(st.one_of(st.none(), st.integers(-1, 8)), max_size=8),
)
def test_no_crowd_of_voices_takes_a_table_over_that_too_few_agreed_to(
    who: int | None, maker: int | None, carriers: dict[int, Carrier], said: list[int | None]
) -> None:
    carriers = {seat: carrier for seat, carrier in carriers.items() if seat != maker}
    tonight = seated(6, maker, carriers)
    phones = {n for n in range(6) if carriers.get(n, Carrier.PHONE) is Carrier.PHONE}
    fits = who in phones - {maker}
    assert (asked(tonight, who) is None) == fits
    if not fits:
        return
    agree(tonight, *said)
    minute_passes(tonight)
    others = phones - {who, maker}
    enough = len(others & set(said)) >= min(2, len(others))
    assert taken(tonight) == enough
    assert makers(tonight) == ([who] if enough else [maker] if maker is not None else [])
