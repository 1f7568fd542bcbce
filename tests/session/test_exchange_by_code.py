"""What two players pass each other by code: from choosing to what has gone across, and cheats."""

import json
from dataclasses import replace
from typing import Any

import pytest

from companion.handoff import request
from companion.handoff.header import EVERYONE, GameId, Header, Kind
from companion.handoff.message import known
from companion.handoff.refusals import (
    Damaged,
    Misdirected,
    NotForThisPhone,
    OtherGame,
    OtherQuestion,
    WrongKind,
)
from companion.handoff.seatkey import SeatKey
from companion.session import exchange_by_code as by_code
from companion.session.exchange_by_code import Who
from companion.session.pocket import Exchange, Pocket
from companion.session.refusals import NotCommitted, OwnCode, StrangeKey, Underway
from companion.table.exchange import Message, Passed
from companion.table.refusal import NoSuchSeat, NotAsked

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


def under_way(pocket: Pocket) -> Exchange:
    assert pocket.exchange is not None
    return pocket.exchange


def fresh(at: Who) -> Pocket:
    return by_code.read("", at)


def asking(gives: bytes | None = None, to: int = 1) -> Pocket:
    return did(by_code.begin(fresh(ANNA), ANNA, to, TOPIC, gives))


def replying(ask: bytes, content: bytes = b"theirs") -> Pocket:
    return did(by_code.give(did(by_code.take(fresh(BEN), BEN, known(ask))), BEN, content))


def test_what_is_asked_for_comes_in_two_codes() -> None:
    anna = asking()
    assert (under_way(anna).step, under_way(anna).steps, under_way(anna).waits) == (1, 2, True)
    ben = did(by_code.take(fresh(BEN), BEN, known(under_way(anna).shown)))
    assert under_way(ben).chooses
    assert under_way(ben).shown == b""
    ben = did(by_code.give(ben, BEN, b"a black card"))
    assert (under_way(ben).step, under_way(ben).waits) == (2, False)
    anna = did(by_code.take(anna, ANNA, known(under_way(ben).shown)))
    assert under_way(anna).passed == Passed(TOPIC, 1, True, got=b"a black card")
    assert under_way(ben).passed == Passed(TOPIC, 0, False, gave=b"a black card")
    assert by_code.leave(anna).passed == (under_way(anna).passed,)
    assert by_code.leave(anna).exchange is None


def test_in_a_swap_both_have_chosen_before_either_sees() -> None:
    anna = asking(b"hers")
    ask = under_way(anna).shown
    assert b"hers" not in ask
    ben = replying(ask)
    assert under_way(ben).waits
    assert under_way(ben).passed is None
    assert under_way(anna).passed is None
    anna = did(by_code.take(anna, ANNA, known(under_way(ben).shown)))
    assert under_way(anna).passed == Passed(TOPIC, 1, True, b"hers", b"theirs")
    assert (under_way(anna).step, under_way(anna).steps) == (3, 3)
    ben = did(by_code.take(ben, BEN, known(under_way(anna).shown)))
    assert under_way(ben).passed == Passed(TOPIC, 0, False, b"theirs", b"hers")


def test_who_shows_other_cards_than_were_laid_is_named() -> None:
    anna = asking(b"hers")
    ben = replying(under_way(anna).shown)
    swapped = replace(under_way(anna), kept=under_way(anna).kept[:16] + b"else")
    cheat = did(by_code.take(replace(anna, exchange=swapped), ANNA, known(under_way(ben).shown)))
    assert by_code.take(ben, BEN, known(under_way(cheat).shown)) == NotCommitted("Anna")
    assert under_way(ben).got == b""


def test_the_same_code_again_changes_nothing() -> None:
    anna = asking(b"hers")
    ben = replying(under_way(anna).shown)
    assert by_code.take(ben, BEN, known(under_way(anna).shown)) is ben
    once = did(by_code.take(anna, ANNA, known(under_way(ben).shown)))
    assert by_code.take(once, ANNA, known(under_way(ben).shown)) is once


def test_a_reply_for_an_earlier_ask_is_refused() -> None:
    first = asking()
    ben = replying(under_way(first).shown)
    second = did(by_code.begin(by_code.leave(first), ANNA, 1, b"another", None))
    assert by_code.take(second, ANNA, known(under_way(ben).shown)) == OtherQuestion()
    assert by_code.take(fresh(ANNA), ANNA, known(under_way(ben).shown)) == NotAsked()


def test_one_thing_at_a_time() -> None:
    anna = asking()
    assert by_code.begin(anna, ANNA, 2, TOPIC) == Underway()
    caros = did(by_code.begin(fresh(CARO), CARO, 0, TOPIC))
    assert by_code.take(anna, ANNA, known(under_way(caros).shown)) == Underway()
    assert by_code.give(anna, ANNA, b"x") == NotAsked()
    assert by_code.give(fresh(ANNA), ANNA, b"x") == NotAsked()


@pytest.mark.parametrize("other", [0, 7, 255])
def test_nobody_asks_a_seat_that_is_none_or_its_own(other: int) -> None:
    assert by_code.begin(fresh(ANNA), ANNA, other, TOPIC) == NoSuchSeat()


def test_codes_of_other_seats_and_games_and_ones_own_are_named() -> None:
    ask = under_way(asking()).shown
    assert by_code.take(fresh(CARO), CARO, known(ask)) == Misdirected(1)
    assert by_code.take(fresh(ANNA), ANNA, known(ask)) == OwnCode()
    elsewhere = who(1, game=GameId(bytes(4) + b"ELSE"))
    assert by_code.take(fresh(elsewhere), elsewhere, known(ask)) == OtherGame()
    seat = request.seal_ask(Header(Kind.ASK, GAME, 1, 9, 1), KEYS[2], TOPIC)
    assert by_code.take(fresh(BEN), BEN, known(seat)) == Damaged()


def test_a_reply_for_somebody_else_opens_nothing() -> None:
    anna, caro = asking(), did(by_code.begin(fresh(CARO), CARO, 1, TOPIC))
    reply = under_way(replying(under_way(anna).shown)).shown
    for waits_or_not in (caro, fresh(CARO)):
        assert by_code.take(waits_or_not, CARO, known(reply)) == Misdirected(0)
    head = Header(Kind.ENVELOPE, GAME, 1, 1, 2)
    lured = request.seal_reply(
        head, KEYS[1], KEYS[0].public, under_way(caro).code(Message.ASK), b"x"
    )
    assert by_code.take(caro, CARO, known(lured)) == NotForThisPhone()


def test_another_phone_that_speaks_for_a_seat_is_an_alarm() -> None:
    ben = by_code.leave(replying(under_way(asking()).shown))
    thief = who(0, SeatKey(bytes([66]) * 32))
    forged = under_way(did(by_code.begin(fresh(thief), thief, 1, TOPIC))).shown
    assert by_code.take(ben, BEN, known(forged)) == StrangeKey("Anna")
    two_seats = who(2, KEYS[0])
    forged = under_way(did(by_code.begin(fresh(two_seats), two_seats, 1, TOPIC))).shown
    assert by_code.take(ben, BEN, known(forged)) == StrangeKey("Caro")


def test_a_table_that_knows_its_keys_is_not_taken_in_even_once() -> None:
    careful = replace(BEN, keys=tuple((n, key.public) for n, key in enumerate(KEYS)))
    thief = who(0, SeatKey(bytes([66]) * 32))
    forged = under_way(did(by_code.begin(fresh(thief), thief, 1, TOPIC))).shown
    assert by_code.take(fresh(careful), careful, known(forged)) == StrangeKey("Anna")


def test_an_exchange_goes_on_after_the_phone_was_reloaded() -> None:
    anna = by_code.read(asking(b"hers").text(), ANNA)
    ben = by_code.read(replying(under_way(anna).shown).text(), BEN)
    anna = by_code.read(did(by_code.take(anna, ANNA, known(under_way(ben).shown))).text(), ANNA)
    ben = did(by_code.take(ben, BEN, known(under_way(anna).shown)))
    assert by_code.read(by_code.leave(ben).text(), BEN) == by_code.leave(ben)
    assert by_code.leave(ben).passed[0].got == b"hers"


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", "null", json.dumps({"game": "zz"}), "7"])
def test_a_torn_pocket_is_a_new_one(text: str) -> None:
    assert by_code.read(text, ANNA) == Pocket(GAME.raw)


def test_the_pocket_of_an_earlier_deal_is_not_todays() -> None:
    later = who(0, game=GameId(bytes(4) + b"LATE"))
    assert by_code.read(asking().text(), later) == Pocket(later.head.game.raw)


def test_other_kinds_of_codes_are_named() -> None:
    anna = asking()
    raw = bytes([under_way(anna).shown[0] & 0xF0 | Kind.OPEN]) + under_way(anna).shown[1:]
    assert by_code.take(fresh(BEN), BEN, known(raw)) == WrongKind("ask", "open")


def test_nothing_of_what_is_passed_is_in_words_about_it() -> None:
    anna = asking(b"hers")
    for value in (anna, under_way(anna), Passed(TOPIC, 1, True, b"hers", b"theirs"), ANNA):
        assert "hers" not in repr(value)


# --- a peek

HAND = tuple(bytes((card,)) for card in (3, 9, 9, 1, 20))


def lying(cards: tuple[bytes, ...] = HAND) -> Pocket:
    """Ben has laid his hand for Anna."""
    return did(by_code.lay(fresh(BEN), BEN, 0, TOPIC, cards))


def lifting(ben: Pocket, index: int) -> Pocket:
    return did(
        by_code.lift(did(by_code.take(fresh(ANNA), ANNA, known(under_way(ben).shown))), ANNA, index)
    )


def test_a_peek_by_three_codes_shows_one_card_to_who_lifts_it() -> None:
    ben = lying()
    assert (under_way(ben).step, under_way(ben).steps, under_way(ben).waits) == (1, 3, True)
    anna = did(by_code.take(fresh(ANNA), ANNA, known(under_way(ben).shown)))
    assert under_way(anna).picks
    assert under_way(anna).cards == len(HAND)
    anna = did(by_code.lift(anna, ANNA, 2))
    assert (under_way(anna).step, under_way(anna).waits) == (2, True)
    ben = did(by_code.take(ben, BEN, known(under_way(anna).shown)))
    assert under_way(ben).step == 3
    anna = did(by_code.take(anna, ANNA, known(under_way(ben).shown)))
    assert under_way(anna).got in HAND
    assert under_way(anna).passed == Passed(TOPIC, 1, True, got=under_way(anna).got)
    assert under_way(ben).passed == Passed(TOPIC, 0, False)


def test_every_place_shows_another_card_and_all_together_the_hand() -> None:
    cards = tuple(bytes((n,)) for n in range(5))
    seen = []
    for place in range(5):
        ben = lying(cards)
        anna = lifting(ben, place)
        ben = did(by_code.take(ben, BEN, known(under_way(anna).shown)))
        seen.append(under_way(did(by_code.take(anna, ANNA, known(under_way(ben).shown)))).got)
    assert set(seen) <= set(cards)


def test_a_second_ask_for_the_same_hand_is_refused() -> None:
    ben = lying()
    first, second = lifting(ben, 0), lifting(ben, 1)
    ben = did(by_code.take(ben, BEN, known(under_way(first).shown)))
    assert by_code.take(ben, BEN, known(under_way(first).shown)) is ben
    assert by_code.take(ben, BEN, known(under_way(second).shown)) == Underway()
    shown = under_way(ben).shown
    assert by_code.take(second, ANNA, known(shown)) == OtherQuestion()


def test_an_ask_for_another_hand_is_refused() -> None:
    earlier, now = lying(), lying()
    anna = lifting(earlier, 0)
    assert by_code.take(now, BEN, known(under_way(anna).shown)) == OtherQuestion()


def test_garbage_in_an_answer_looks_like_any_other() -> None:
    ben = lying()
    anna = lifting(ben, 1)
    kept = under_way(ben).kept
    spoilt = replace(under_way(ben), kept=kept[:32] + bytes(len(kept) - 32))
    cheat = did(by_code.take(replace(ben, exchange=spoilt), BEN, known(under_way(anna).shown)))
    anna = did(by_code.take(anna, ANNA, known(under_way(cheat).shown)))
    assert under_way(anna).passed == Passed(TOPIC, 1, True)
    assert under_way(anna).got == b""


def test_places_that_are_none_are_not_lifted() -> None:
    ben = lying()
    anna = did(by_code.take(fresh(ANNA), ANNA, known(under_way(ben).shown)))
    for place in (-1, len(HAND), 99):
        assert by_code.lift(anna, ANNA, place) == NotAsked()
    assert by_code.lift(fresh(ANNA), ANNA, 0) == NotAsked()


def test_a_peek_goes_on_after_both_phones_were_reloaded() -> None:
    ben = by_code.read(lying().text(), BEN)
    anna = by_code.read(lifting(ben, 3).text(), ANNA)
    ben = by_code.read(did(by_code.take(ben, BEN, known(under_way(anna).shown))).text(), BEN)
    assert under_way(did(by_code.take(anna, ANNA, known(under_way(ben).shown)))).got in HAND


def test_codes_of_a_peek_are_as_long_whichever_card_is_lifted() -> None:
    ben = lying()
    anna = [lifting(ben, place) for place in range(len(HAND))]
    asks = [under_way(one).shown for one in anna]
    replies = [under_way(did(by_code.take(ben, BEN, known(ask)))).shown for ask in asks]
    assert len({len(ask) for ask in asks}) == len({len(reply) for reply in replies}) == 1
    assert max(map(len, [under_way(ben).shown, *asks, *replies])) <= 398
