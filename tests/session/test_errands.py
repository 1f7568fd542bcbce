"""What two players pass each other by code: from choosing to what has gone across, and cheats."""

import json
from dataclasses import replace
from typing import Any

import pytest

from companion.handoff import request
from companion.handoff.header import EVERYONE, GameId, Header, Kind
from companion.handoff.refusals import (
    Damaged,
    Misdirected,
    NotForThisPhone,
    OtherGame,
    OtherQuestion,
    WrongKind,
)
from companion.handoff.seatkey import SeatKey
from companion.session import errands
from companion.session.errand import Errand
from companion.session.errands import Pocket, Who
from companion.table.passed import Passed
from companion.table.refusal import (
    NoSuchSeat,
    NotAsked,
    NotCommitted,
    OwnCode,
    StrangeKey,
    Underway,
)

GAME = GameId(bytes(4) + b"GAME")
NAMES = ((0, "Anna"), (1, "Ben"), (2, "Caro"))
KEYS = [SeatKey(bytes([n + 1]) * 32) for n in range(3)]
TOPIC = b"topic"


def who(seat: int, key: SeatKey | None = None, game: GameId = GAME) -> Who:
    return Who(key or KEYS[seat], Header(Kind.DEAL, game, 1, EVERYONE), seat, NAMES)


ANNA, BEN, CARO = who(0), who(1), who(2)


def did(pocket: Any) -> Pocket:
    assert isinstance(pocket, Pocket), pocket
    return pocket


def errand(pocket: Pocket) -> Errand:
    assert pocket.errand is not None
    return pocket.errand


def fresh(at: Who) -> Pocket:
    return errands.read("", at)


def asking(gives: bytes | None = None, to: int = 1) -> Pocket:
    return did(errands.begin(fresh(ANNA), ANNA, to, TOPIC, gives))


def replying(ask: bytes, content: bytes = b"theirs") -> Pocket:
    return did(errands.give(did(errands.take(fresh(BEN), BEN, ask)), BEN, content))


def test_what_is_asked_for_comes_in_two_codes() -> None:
    anna = asking()
    assert (errand(anna).step, errand(anna).steps, errand(anna).waits) == (1, 2, True)
    ben = did(errands.take(fresh(BEN), BEN, errand(anna).shown))
    assert errand(ben).chooses
    assert errand(ben).shown == b""
    ben = did(errands.give(ben, BEN, b"a black card"))
    assert (errand(ben).step, errand(ben).waits) == (2, False)
    anna = did(errands.take(anna, ANNA, errand(ben).shown))
    assert errand(anna).passed == Passed(TOPIC, 1, True, got=b"a black card")
    assert errand(ben).passed == Passed(TOPIC, 0, False, gave=b"a black card")
    assert errands.leave(anna).passed == (errand(anna).passed,)
    assert errands.leave(anna).errand is None


def test_in_a_swap_both_have_chosen_before_either_sees() -> None:
    anna = asking(b"hers")
    ask = errand(anna).shown
    assert b"hers" not in ask
    ben = replying(ask)
    assert errand(ben).waits
    assert errand(ben).passed is None
    assert errand(anna).passed is None
    anna = did(errands.take(anna, ANNA, errand(ben).shown))
    assert errand(anna).passed == Passed(TOPIC, 1, True, b"hers", b"theirs")
    assert (errand(anna).step, errand(anna).steps) == (3, 3)
    ben = did(errands.take(ben, BEN, errand(anna).shown))
    assert errand(ben).passed == Passed(TOPIC, 0, False, b"theirs", b"hers")


def test_who_shows_other_cards_than_were_laid_is_named() -> None:
    anna = asking(b"hers")
    ben = replying(errand(anna).shown)
    swapped = replace(errand(anna), kept=errand(anna).kept[:16] + b"else")
    cheat = did(errands.take(replace(anna, errand=swapped), ANNA, errand(ben).shown))
    assert errands.take(ben, BEN, errand(cheat).shown) == NotCommitted("Anna")
    assert errand(ben).got == b""


def test_the_same_code_again_changes_nothing() -> None:
    anna = asking(b"hers")
    ben = replying(errand(anna).shown)
    assert errands.take(ben, BEN, errand(anna).shown) is ben
    once = did(errands.take(anna, ANNA, errand(ben).shown))
    assert errands.take(once, ANNA, errand(ben).shown) is once


def test_a_reply_for_an_earlier_ask_is_refused() -> None:
    first = asking()
    ben = replying(errand(first).shown)
    second = did(errands.begin(errands.leave(first), ANNA, 1, b"another", None))
    assert errands.take(second, ANNA, errand(ben).shown) == OtherQuestion()
    assert errands.take(fresh(ANNA), ANNA, errand(ben).shown) == NotAsked()


def test_one_thing_at_a_time() -> None:
    anna = asking()
    assert errands.begin(anna, ANNA, 2, TOPIC) == Underway()
    caros = did(errands.begin(fresh(CARO), CARO, 0, TOPIC))
    assert errands.take(anna, ANNA, errand(caros).shown) == Underway()
    assert errands.give(anna, ANNA, b"x") == NotAsked()
    assert errands.give(fresh(ANNA), ANNA, b"x") == NotAsked()


@pytest.mark.parametrize("other", [0, 7, 255])
def test_nobody_asks_a_seat_that_is_none_or_its_own(other: int) -> None:
    assert errands.begin(fresh(ANNA), ANNA, other, TOPIC) == NoSuchSeat()


def test_codes_of_other_seats_and_games_and_ones_own_are_named() -> None:
    ask = errand(asking()).shown
    assert errands.take(fresh(CARO), CARO, ask) == Misdirected(1)
    assert errands.take(fresh(ANNA), ANNA, ask) == OwnCode()
    elsewhere = who(1, game=GameId(bytes(4) + b"ELSE"))
    assert errands.take(fresh(elsewhere), elsewhere, ask) == OtherGame()
    seat = request.seal_ask(Header(Kind.ASK, GAME, 1, 9, 1), KEYS[2], TOPIC)
    assert errands.take(fresh(BEN), BEN, seat) == Damaged()


def test_a_reply_for_somebody_else_opens_nothing() -> None:
    anna, caro = asking(), did(errands.begin(fresh(CARO), CARO, 1, TOPIC))
    reply = errand(replying(errand(anna).shown)).shown
    for waits_or_not in (caro, fresh(CARO)):
        assert errands.take(waits_or_not, CARO, reply) == Misdirected(0)
    head = Header(Kind.ENVELOPE, GAME, 1, 1, 2)
    lured = request.seal_reply(head, KEYS[1], KEYS[0].public, errand(caro).ask, b"x")
    assert errands.take(caro, CARO, lured) == NotForThisPhone()


def test_another_phone_that_speaks_for_a_seat_is_an_alarm() -> None:
    ben = errands.leave(replying(errand(asking()).shown))
    thief = who(0, SeatKey(bytes([66]) * 32))
    forged = errand(did(errands.begin(fresh(thief), thief, 1, TOPIC))).shown
    assert errands.take(ben, BEN, forged) == StrangeKey("Anna")
    two_seats = who(2, KEYS[0])
    forged = errand(did(errands.begin(fresh(two_seats), two_seats, 1, TOPIC))).shown
    assert errands.take(ben, BEN, forged) == StrangeKey("Caro")


def test_a_table_that_knows_its_keys_is_not_taken_in_even_once() -> None:
    careful = replace(BEN, keys=tuple((n, key.public) for n, key in enumerate(KEYS)))
    thief = who(0, SeatKey(bytes([66]) * 32))
    forged = errand(did(errands.begin(fresh(thief), thief, 1, TOPIC))).shown
    assert errands.take(fresh(careful), careful, forged) == StrangeKey("Anna")


def test_an_errand_goes_on_after_the_phone_was_reloaded() -> None:
    anna = errands.read(asking(b"hers").text(), ANNA)
    ben = errands.read(replying(errand(anna).shown).text(), BEN)
    anna = errands.read(did(errands.take(anna, ANNA, errand(ben).shown)).text(), ANNA)
    ben = did(errands.take(ben, BEN, errand(anna).shown))
    assert errands.read(errands.leave(ben).text(), BEN) == errands.leave(ben)
    assert errands.leave(ben).passed[0].got == b"hers"


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", "null", json.dumps({"game": "zz"}), "7"])
def test_a_torn_pocket_is_a_new_one(text: str) -> None:
    assert errands.read(text, ANNA) == Pocket(GAME.raw)


def test_the_pocket_of_an_earlier_deal_is_not_todays() -> None:
    later = who(0, game=GameId(bytes(4) + b"LATE"))
    assert errands.read(asking().text(), later) == Pocket(later.head.game.raw)


def test_other_kinds_of_codes_are_named() -> None:
    anna = asking()
    raw = bytes([errand(anna).shown[0] & 0xF0 | Kind.OPEN]) + errand(anna).shown[1:]
    assert errands.take(fresh(BEN), BEN, raw) == WrongKind("ask", "open")


def test_nothing_of_what_is_passed_is_in_words_about_it() -> None:
    anna = asking(b"hers")
    for value in (anna, errand(anna), Passed(TOPIC, 1, True, b"hers", b"theirs"), ANNA):
        assert "hers" not in repr(value)


# --- a peek

HAND = tuple(bytes((card,)) for card in (3, 9, 9, 1, 20))


def lying(cards: tuple[bytes, ...] = HAND) -> Pocket:
    """Ben has laid his hand for Anna."""
    return did(errands.lay(fresh(BEN), BEN, 0, TOPIC, cards))


def lifting(ben: Pocket, index: int) -> Pocket:
    return did(errands.lift(did(errands.take(fresh(ANNA), ANNA, errand(ben).shown)), ANNA, index))


def test_a_peek_by_three_codes_shows_one_card_to_who_lifts_it() -> None:
    ben = lying()
    assert (errand(ben).step, errand(ben).steps, errand(ben).waits) == (1, 3, True)
    anna = did(errands.take(fresh(ANNA), ANNA, errand(ben).shown))
    assert errand(anna).picks
    assert errand(anna).cards == len(HAND)
    anna = did(errands.lift(anna, ANNA, 2))
    assert (errand(anna).step, errand(anna).waits) == (2, True)
    ben = did(errands.take(ben, BEN, errand(anna).shown))
    assert errand(ben).step == 3
    anna = did(errands.take(anna, ANNA, errand(ben).shown))
    assert errand(anna).got in HAND
    assert errand(anna).passed == Passed(TOPIC, 1, True, got=errand(anna).got)
    assert errand(ben).passed == Passed(TOPIC, 0, False)


def test_every_place_shows_another_card_and_all_together_the_hand() -> None:
    cards = tuple(bytes((n,)) for n in range(5))
    seen = []
    for place in range(5):
        ben = lying(cards)
        anna = lifting(ben, place)
        ben = did(errands.take(ben, BEN, errand(anna).shown))
        seen.append(errand(did(errands.take(anna, ANNA, errand(ben).shown))).got)
    assert set(seen) <= set(cards)


def test_a_second_ask_for_the_same_hand_is_refused() -> None:
    ben = lying()
    first, second = lifting(ben, 0), lifting(ben, 1)
    ben = did(errands.take(ben, BEN, errand(first).shown))
    assert errands.take(ben, BEN, errand(first).shown) is ben
    assert errands.take(ben, BEN, errand(second).shown) == Underway()
    shown = errand(ben).shown
    assert errands.take(second, ANNA, shown) == OtherQuestion()


def test_an_ask_for_another_hand_is_refused() -> None:
    earlier, now = lying(), lying()
    anna = lifting(earlier, 0)
    assert errands.take(now, BEN, errand(anna).shown) == OtherQuestion()


def test_garbage_in_an_answer_looks_like_any_other() -> None:
    ben = lying()
    anna = lifting(ben, 1)
    kept = errand(ben).kept
    spoilt = replace(errand(ben), kept=kept[:32] + bytes(len(kept) - 32))
    cheat = did(errands.take(replace(ben, errand=spoilt), BEN, errand(anna).shown))
    anna = did(errands.take(anna, ANNA, errand(cheat).shown))
    assert errand(anna).passed == Passed(TOPIC, 1, True)
    assert errand(anna).got == b""


def test_places_that_are_none_are_not_lifted() -> None:
    ben = lying()
    anna = did(errands.take(fresh(ANNA), ANNA, errand(ben).shown))
    for place in (-1, len(HAND), 99):
        assert errands.lift(anna, ANNA, place) == NotAsked()
    assert errands.lift(fresh(ANNA), ANNA, 0) == NotAsked()


def test_a_peek_goes_on_after_both_phones_were_reloaded() -> None:
    ben = errands.read(lying().text(), BEN)
    anna = errands.read(lifting(ben, 3).text(), ANNA)
    ben = errands.read(did(errands.take(ben, BEN, errand(anna).shown)).text(), BEN)
    assert errand(did(errands.take(anna, ANNA, errand(ben).shown))).got in HAND


def test_codes_of_a_peek_are_as_long_whichever_card_is_lifted() -> None:
    ben = lying()
    anna = [lifting(ben, place) for place in range(len(HAND))]
    asks = [errand(one).shown for one in anna]
    replies = [errand(did(errands.take(ben, BEN, ask))).shown for ask in asks]
    assert len({len(ask) for ask in asks}) == len({len(reply) for reply in replies}) == 1
    assert max(map(len, [errand(ben).shown, *asks, *replies])) <= 398
