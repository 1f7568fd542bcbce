"""Deducing in Venice: known answers, brute force, levels of help, reasons."""

from itertools import permutations, product

import pytest
from hypothesis import given

from companion.games.venice.deduction import Black, Clue, Own, Pair, enough, left
from companion.games.venice.help import Advice, advice
from companion.games.venice.reason import (
    Conclusion,
    Fact,
    Half,
    HasOther,
    LastAgent,
    LastCard,
    OneOf,
    Reason,
    Seen,
    Taken,
    Together,
    Yours,
    because,
)
from companion.games.venice.rules.options import Help
from tests.support.deduced import Deduced, deduce
from tests.support.random_venice import Truth, sheets
from tests.support.vectors_venice_deduction import deduction

ME, ANNA, MARIO, DAVID = range(4)
F, B, X, Z, N52, N11, N0, N29 = range(8)
OWN = (Own(ME, B), Own(ME, N11))
PEOPLE = ["Me", "Anna", "Mario", "David"]


def brute(clues: tuple[Clue, ...]) -> Deduced:
    """The same, written without any cleverness."""
    orders = list(permutations(range(4)))
    fits = []
    for identities, segments in product(orders, orders):
        held = [{identities[a], segments[a] + 4} for a in range(4)]
        ok = True
        for clue in clues:
            if isinstance(clue, Pair):
                ok = ok and sum(card in held[clue.agent] for card in clue.cards) == 1
            else:
                ok = ok and clue.card in held[clue.agent]
        if ok:
            fits.append(held)
    can = tuple(tuple(any(c in held[a] for held in fits) for c in range(8)) for a in range(4))
    maps = {frozenset(frozenset(cards) for cards in held) for held in fits}
    return Deduced(len(fits), can, len(maps))


def concluded(level: Help, *clues: Clue) -> dict[Fact, Reason]:
    return {c.fact: c.reason for c in advice(level, (*OWN, *clues)).conclusions}


# --- known answers (VE-D1, D2, D3, D7, D9 and without own cards)


@pytest.mark.parametrize(
    ("log", "count", "maps", "anna"),
    [
        ([], 36, 6, ["F", "X", "Z"]),
        ([("Anna", "F", "11")], 12, 6, ["F"]),
        ([("Anna", "F", "11"), ("David", "X"), ("Mario", "0")], 2, 2, ["F"]),
        ([("Anna", "X", "52"), ("Anna", "X", "0")], 4, 2, ["X"]),
        ([("Anna", "B", "11")], 0, 0, []),
    ],
)
def test_known_answers(log: list[tuple[str, ...]], count: int, maps: int, anna: list[str]) -> None:
    entries = [
        {"type": "pair", "player": who, "cards": cards}
        if len(cards) == 2
        else {"type": "black", "player": who, "card": cards[0]}
        for who, *cards in log
    ]
    own = {"player": "Me", "id": "B", "num": "11"}
    found = deduction({"players": PEOPLE, "own": own, "log": entries})
    assert (found["consistent"], found["identityToSegmentMaps"]) == (count, maps)
    assert found["possible"]["Anna"]["ids"] == anna


def test_the_ambassador_starts_from_nothing() -> None:
    assert deduce(()) == Deduced(576, ((True,) * 8,) * 4, 24)


# --- the book's example, with its reasons


def test_anna_is_fiddlebottom_because_11_is_yours() -> None:
    found = concluded(Help.FULL, Pair(ANNA, (F, N11), 0))
    assert found[Fact(ANNA, F, True)] == Half(0, other=N11, true=False, holder=ME)
    assert found[Fact(MARIO, F, False)] == Taken(ANNA)
    assert found[Fact(ME, B, True)] == Yours()


def test_later_mario_is_zsa_zsa_because_nothing_else_is_left() -> None:
    found = concluded(Help.FULL, Pair(ANNA, (F, N11), 0), Black(DAVID, X, 1), Black(MARIO, N0, 2))
    assert found[Fact(DAVID, X, True)] == Seen(1)
    assert found[Fact(MARIO, Z, True)] == LastCard()
    assert found[Fact(MARIO, N52, False)] == HasOther(N0)
    assert Fact(ANNA, N52, True) not in found


def test_two_pairs_with_the_same_true_card_are_told_together() -> None:
    first, second = Pair(ANNA, (X, N52), 0), Pair(ANNA, (X, N0), 1)
    found = concluded(Help.FULL, first, Pair(DAVID, (F, N0), 2), second)
    assert found[Fact(ANNA, X, True)] == Together((first, second))


def test_two_identities_exclude_the_others() -> None:
    found = concluded(Help.FULL, Pair(ANNA, (X, Z), 3))
    assert found[Fact(ANNA, F, False)] == OneOf(3, (X, Z))


def test_a_smallest_set_names_only_what_is_needed() -> None:
    pair = Pair(ANNA, (F, N11), 0)
    told = advice(Help.FULL, (*OWN, Black(DAVID, X, 1), pair, Pair(MARIO, (Z, N52), 2)))
    anna = next(c for c in told.conclusions if c.fact == Fact(ANNA, F, True))
    assert anna.clues == (pair, Own(ME, N11))


# --- the levels


def test_off_says_nothing_even_to_nonsense() -> None:
    assert advice(Help.OFF, (*OWN, Pair(ANNA, (B, N11), 0))) == Advice()


@pytest.mark.parametrize("level", [Help.CONTRADICTIONS, Help.CROSSOUTS, Help.FULL])
def test_a_contradiction_names_a_smallest_set(level: Help) -> None:
    wrong = Pair(ANNA, (B, N11), 1)
    told = advice(level, (*OWN, Black(DAVID, X, 0), wrong, Pair(MARIO, (F, N0), 2)))
    assert told == Advice(against=(wrong, *OWN))


def test_contradictions_only_says_nothing_else() -> None:
    assert advice(Help.CONTRADICTIONS, (*OWN, Pair(ANNA, (F, N11), 0))) == Advice()


def test_crossing_out_looks_at_one_meeting_at_a_time() -> None:
    found = concluded(Help.CROSSOUTS, Pair(ANNA, (X, N52), 0), Pair(ANNA, (X, N0), 1))
    assert Fact(ANNA, X, True) not in found
    assert Fact(ANNA, B, False) in found


def test_crossing_out_knows_that_the_last_one_is_left() -> None:
    found = concluded(Help.CROSSOUTS, Pair(ANNA, (F, N11), 0), Black(DAVID, X, 1))
    assert found[Fact(MARIO, Z, True)] == LastCard()


def test_what_is_left_over_does_not_go_back_into_a_pair() -> None:
    """Anna is F and David X, so Mario is Z; that his pair's 52 is false then, two meetings say."""
    clues = (Pair(ANNA, (F, N11), 0), Black(DAVID, X, 1), Pair(MARIO, (Z, N52), 2))
    assert Fact(MARIO, N52, False) in concluded(Help.FULL, *clues)
    assert Fact(MARIO, N52, False) not in concluded(Help.CROSSOUTS, *clues)


# --- over random games


@given(sheets())
def test_it_equals_brute_force(sheet: tuple[Truth, tuple[Clue, ...]]) -> None:
    _, clues = sheet
    assert deduce(clues) == brute(clues)


@given(sheets())
def test_no_help_ever_excludes_the_truth(sheet: tuple[Truth, tuple[Clue, ...]]) -> None:
    truth, clues = sheet
    for level in Help:
        told = advice(level, clues)
        assert not told.against
        for conclusion in told.conclusions:
            fact = conclusion.fact
            assert truth.holds(fact.agent, fact.card) == fact.holds


@given(sheets())
def test_full_help_says_all_there_is_once_and_crossing_out_a_part(
    sheet: tuple[Truth, tuple[Clue, ...]],
) -> None:
    _, clues = sheet
    told = [c.fact for c in advice(Help.FULL, clues).conclusions]
    can = brute(clues).can
    assert len(told) == len(set(told))
    assert set(told) == {
        Fact(agent, card, holds)
        for agent in range(4)
        for card in range(8)
        for holds in (True, False)
        if holds == can[agent][card]
        and (not holds or sum(can[agent][card // 4 * 4 : card // 4 * 4 + 4]) == 1)
    }
    assert {c.fact for c in advice(Help.CROSSOUTS, clues).conclusions} <= set(told)


@given(sheets())
def test_every_reason_stands_on_what_was_said_before(
    sheet: tuple[Truth, tuple[Clue, ...]],
) -> None:
    _, clues = sheet
    before: set[Fact] = set()
    for conclusion in advice(Help.FULL, clues).conclusions:
        assert leans_on(conclusion) <= before
        before.add(conclusion.fact)
        fact = conclusion.fact
        assert because(conclusion.clues, fact) == conclusion.clues


def leans_on(conclusion: Conclusion) -> set[Fact]:
    fact = conclusion.fact
    match conclusion.reason:
        case Taken(by):
            return {Fact(by, fact.card, True)}
        case HasOther(card):
            return {Fact(fact.agent, card, True)}
        case LastCard():
            same = range(fact.card // 4 * 4, fact.card // 4 * 4 + 4)
            return {Fact(fact.agent, card, False) for card in same if card != fact.card}
        case LastAgent():
            return {Fact(agent, fact.card, False) for agent in range(4) if agent != fact.agent}
        case Half(_, other, true, holder):
            known = {Fact(fact.agent, other, true)}
            return known if holder is None else {*known, Fact(holder, other, True)}
        case _:
            return set()


@given(sheets())
def test_none_of_a_smallest_set_can_be_spared(sheet: tuple[Truth, tuple[Clue, ...]]) -> None:
    _, clues = sheet
    found = left(clues)
    kept = enough(clues, found)
    assert left(kept) == found
    assert all(left(c for c in kept if c is not one) != found for one in kept)
