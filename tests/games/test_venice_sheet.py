"""The clue sheet of Venice: filled by phones, written by hand, undone, kept as text."""

import json
from dataclasses import replace

from hypothesis import example, given
from hypothesis import strategies as st

from companion.games.venice import sheet_text
from companion.games.venice.deduction import Black, Own, Pair
from companion.games.venice.rules.cards import DUMMY
from companion.games.venice.sheet import (
    MOST_COLUMNS,
    MOST_NOTES,
    MOST_STEPS,
    ClueSheet,
    Column,
    Kind,
    Mark,
    added,
    clues,
    edited,
    filled,
    removed,
    tapped,
    undone,
)
from companion.session.sheet import LARGEST

MET = Column(3, with_whom=1, series=1, round=2, where=0, got=(0, 5), gave=(1, 6))
BY_HAND = Column(0, with_whom=2, series=1, round=1, where=4, got=(3,), kind=Kind.BLACK)


# --- filled by phones


def test_the_same_meeting_twice_is_one_column() -> None:
    once = filled(ClueSheet(), MET)
    assert once.shown == (MET,)
    assert filled(once, MET) is once


def test_a_meeting_comes_in_parts() -> None:
    mine = filled(ClueSheet(), replace(MET, got=()))
    black = replace(MET, got=(2,), gave=(), kind=Kind.BLACK)
    assert filled(mine, black).shown == (replace(MET, got=(2,), kind=Kind.BLACK),)


def test_two_agents_met_at_once_are_two_columns() -> None:
    both = filled(filled(ClueSheet(), MET), replace(MET, with_whom=2))
    assert [column.with_whom for column in both.shown] == [1, 2]


def test_columns_stand_in_the_order_of_the_rounds() -> None:
    later = filled(ClueSheet(), replace(MET, number=9, series=2, round=1))
    sheet = added(filled(later, MET), BY_HAND)
    assert [(c.series, c.round) for c in sheet.shown] == [(1, 1), (1, 2), (2, 1)]


def test_filling_cannot_be_undone_and_does_not_undo_what_the_owner_did() -> None:
    sheet = filled(tapped(ClueSheet(), 1, 0), MET)
    back = undone(sheet)
    assert back.shown == (MET,)
    assert back.mark(1, 0) is Mark.BLANK
    assert undone(back) is back


def test_a_full_sheet_takes_no_more() -> None:
    sheet = ClueSheet()
    for number in range(MOST_COLUMNS + 3):
        sheet = filled(sheet, replace(MET, number=number))
    assert len(sheet.shown) == MOST_COLUMNS
    assert added(sheet, BY_HAND) is sheet


# --- by hand


def test_what_the_owner_changed_or_took_out_is_not_filled_again() -> None:
    sheet = filled(ClueSheet(), MET)
    changed = edited(sheet, MET.key, replace(MET, got=(0, 4)))
    assert filled(changed, MET) is changed
    gone = removed(sheet, MET.key)
    assert gone.shown == ()
    assert filled(gone, MET) is gone
    assert undone(gone).shown == (MET,)


def test_a_column_by_hand_may_be_about_somebody_else_later() -> None:
    sheet = added(ClueSheet(), BY_HAND)
    key = sheet.shown[0].key
    other = edited(sheet, key, replace(sheet.shown[0], with_whom=3))
    assert [column.with_whom for column in other.shown] == [3]
    assert undone(other).shown == sheet.shown
    assert undone(undone(other)).shown == ()


def test_what_a_phone_filled_stays_with_whom_it_was() -> None:
    sheet = edited(filled(ClueSheet(), MET), MET.key, replace(MET, with_whom=2, got=(1, 4)))
    assert sheet.shown == (replace(MET, got=(1, 4), edited=True),)


def test_what_is_not_there_is_neither_changed_nor_taken_out() -> None:
    assert edited(ClueSheet(), MET.key, MET) == ClueSheet()
    assert removed(ClueSheet(), MET.key) == ClueSheet()


def test_taken_out_by_hand_and_put_back() -> None:
    sheet = added(added(ClueSheet(), BY_HAND), BY_HAND)
    first, second = sheet.shown
    gone = removed(sheet, first.key)
    assert gone.columns == (second,)
    assert undone(gone).shown == (first, second)


def test_taps_go_round_and_back() -> None:
    sheet, seen = ClueSheet(), []
    for _ in Mark:
        sheet = tapped(sheet, 1, 5)
        seen.append(sheet.mark(1, 5))
    assert seen == [Mark.NOT, Mark.IS, Mark.PERHAPS, Mark.BLANK]
    for mark in reversed(seen[:-1]):
        sheet = undone(sheet)
        assert sheet.mark(1, 5) is mark


def test_undo_is_bounded() -> None:
    sheet = ClueSheet()
    for _ in range(MOST_STEPS + 5):
        sheet = tapped(sheet, 1, 0)
    assert len(sheet.history) == MOST_STEPS


# --- what it says


def test_columns_become_clues() -> None:
    sheet = added(filled(ClueSheet(), MET), BY_HAND)
    assert clues(sheet, (0, 1, 2, 3), 0, (1, 5)) == (
        Own(0, 1),
        Own(0, 5),
        Black(2, 3, 0),
        Pair(1, (0, 5), 1),
    )


def test_the_dummys_card_counts_and_the_ambassador_has_none() -> None:
    look = Column(4, DUMMY, 1, 3, 2, got=(7,), kind=Kind.LOOK)
    assert clues(filled(ClueSheet(), look), (5, 6, 7, DUMMY), None, ()) == (Black(3, 7, 0),)


def test_a_column_that_lacks_a_card_or_is_about_nobody_here_says_nothing() -> None:
    half = replace(MET, got=(0,))
    stranger = replace(MET, number=4, with_whom=7)
    mine = replace(MET, number=5, with_whom=0)
    sheet = filled(filled(filled(ClueSheet(), half), stranger), mine)
    assert clues(sheet, (0, 1, 2, 3), 0, ()) == ()


# --- as text


def full_sheet() -> ClueSheet:
    sheet = ClueSheet()
    for number in range(MOST_COLUMNS):
        column = replace(MET, number=9000 + number, series=100, got=tuple(range(8)))
        sheet = filled(sheet, replace(column, gave=tuple(range(8))))
    for agent in (1, 2, 3, DUMMY):
        for card in range(8):
            sheet = tapped(sheet, agent, card)
    for column in sheet.shown[:MOST_STEPS]:
        sheet = removed(sheet, column.key)
    return sheet


def test_the_fullest_sheet_fits_with_everything_else() -> None:
    lines = {
        sheet_text.CLUES: sheet_text.text(full_sheet(), 99),
        sheet_text.OWN: sheet_text.own_text((3, 7), 99),
        sheet_text.NOTES: sheet_text.notes_text("ñ" * 2 * MOST_NOTES, 99),
    }
    laid = {f"laid-{number:016x}": "f" * 40 for number in range(40)}
    assert len(json.dumps({**lines, **laid}).encode()) < LARGEST


def test_it_comes_back_as_it_was() -> None:
    sheet = tapped(added(full_sheet(), BY_HAND), 2, 6)
    lines = {"clues": sheet_text.text(sheet, 7), "wiped": "3"}
    assert sheet_text.read(lines, 7) == sheet
    by_hand = removed(tapped(added(filled(ClueSheet(), MET), BY_HAND), 1, 1), (-1, 0))
    assert sheet_text.read({"clues": sheet_text.text(by_hand, 7)}, 7) == by_hand


def test_another_deal_has_a_clean_sheet() -> None:
    lines = {
        "clues": sheet_text.text(filled(ClueSheet(), MET), 1),
        "own": sheet_text.own_text((1, 5), 1),
        "notes": sheet_text.notes_text("Anna lies", 1),
    }
    assert sheet_text.own_of(lines, 1) == (1, 5)
    assert sheet_text.notes_of(lines, 1) == "Anna lies"
    assert sheet_text.read(lines, 2) == ClueSheet()
    assert sheet_text.own_of(lines, 2) == ()
    assert sheet_text.notes_of(lines, 2) == ""


parts = st.text("cgmuinpbles0123456789.- ", max_size=40) | st.text(max_size=40)


@given(parts, parts, parts)
@example("c1.9.1.1.1.0.0.p", "0 4", "")
@example("c1.1.1.6.1.0.0.p", "4 4", "٣")
@example("c99999.1.1.1.1.0.0.p", "1 4 4", "")
@example("c1.1.1.1.1.8.0.p m1.8.i m1.1.x uq u", "٣ ٤", "")
def test_garbage_is_a_clean_sheet_and_never_an_error(one: str, two: str, three: str) -> None:
    lines = {"clues": f"1 {one}", "own": f"1 {two}", "notes": three}
    sheet = sheet_text.read(lines, 1)
    again = {"clues": sheet_text.text(sheet, 1)}
    assert sheet_text.read(again, 1) == sheet
    assert len(sheet_text.own_of(lines, 1)) in (0, 2)
    assert isinstance(sheet_text.notes_of(lines, 1), str)
    assert sheet_text.read({"clues": one}, 12345) == ClueSheet()


def test_a_broken_part_does_not_lose_the_others() -> None:
    good = sheet_text.text(filled(ClueSheet(), MET), 1)
    assert sheet_text.read({"clues": f"{good} nonsense u! c1.2"}, 1).shown == (MET,)
