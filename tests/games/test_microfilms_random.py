"""Properties of whole random games of [microfilms], and of its deals; two to six players."""

import random
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.microfilms.rules import checks, dealing, deeds, interrogation
from companion.games.microfilms.rules.cards import (
    CROUPIER,
    FRANCS,
    NAMES,
    NONE,
    Card,
    Freelancer,
    Nation,
    setup,
)
from companion.games.microfilms.rules.deeds import Field
from companion.games.microfilms.rules.films import Films
from companion.games.microfilms.rules.game import game
from companion.games.microfilms.rules.hand import letter, unpack
from companion.games.microfilms.rules.options import HouseRules, LeftOut
from companion.games.microfilms.rules.turn_end import limit
from companion.table.fold import fold
from tests.support.chance import from_seed
from tests.support.random_microfilms import RandomFilms, rules

games = st.tuples(st.integers(0, 2**32), st.integers(2, 6))


def begin(seed: int, players: int) -> RandomFilms:
    luck = random.Random(seed)
    return RandomFilms(luck, players, rules(luck))


def check(films: Films, cards: int) -> None:
    """What is true of every state at every moment."""
    purses = [films.house, films.lost, *(p.francs for p in films.players)]
    assert sum(purses) == FRANCS
    assert min(purses) >= 0
    hands = [p.hand for p in films.players]
    assert min(hands) >= 0
    waits = films.pending is not None
    assert sum(hands) + films.draw + len(films.pile) == cards
    assert not (waits and films.attempt is not None)
    assert films.turn in films.active or films.verdict is not None
    if not films.options.real_identities:
        assert {p.nation for p in films.players if p.out} <= {None}, "an agent is out"


def counted(films: Films) -> int:
    """Cards on the table beside the identities."""
    return sum(p.hand for p in films.players) + films.draw + len(films.pile)


@settings(max_examples=10)
@given(games)
def test_random_games_are_sound_replay_equal_and_end_with_a_verdict(one: tuple[int, int]) -> None:
    table = begin(*one)
    cards, whose = counted(table.films), table.films
    for films in table.play(400):
        if films.number > whose.number and (before := films.player(whose.turn)) is not None:
            assert before.hand <= limit(before.cleared)
        check(films, cards)
        whose = films
    assert table.films.ending
    assert fold(game, tuple(table.evening.log)) == table.evening.table
    assert table.evening.end() is None
    verdict = table.films.verdict
    assert verdict is not None
    assert game.keep(table.films, table.options).starter in (-1, *table.films.seats)


@settings(max_examples=60)
@given(games)
def test_a_deal_holds_three_agents_and_different_freelancers(one: tuple[int, int]) -> None:
    seed, players = one
    options = rules(random.Random(seed))
    seats = tuple(range(players))
    deal = game.deal(game.begin(options, seats), from_seed(seed))
    begun = deal.events[0]
    assert isinstance(begun, dealing.Begun)
    hands = [unpack(hand) for _, hand in deal.hands]
    cards = [c for hand in hands for c in (hand.identity, hand.second) if c != NONE]
    assert len(set(cards)) == len(cards)
    names = [NAMES[card] for card in cards]
    assert [name for name in names if name in set(Nation)] == [
        n for n in names if n in begun.nations
    ]
    if not options.real_identities:
        assert sum(name in begun.nations for name in names) == min(players, 3)
        free = {name for name in names if name in set(Freelancer)}
        assert len(free) == setup(players).freelancers
        assert not (options.letter_in_drawer and Freelancer.BROKER in free)
        assert not (players == 2 and Freelancer.HITMAN in free)
    assert all((hand.action == NONE) is not options.action_dealt for hand in hands)


def test_every_identity_letter_and_start_is_dealt_as_often_as_any_other() -> None:
    options = HouseRules(letter_in_drawer=True, left_out=LeftOut.USSR)
    state = game.begin(options, (0, 1, 2))
    first, out, start = Counter[int](), Counter[Nation](), Counter[int]()
    for seed in range(900):
        deal = game.deal(state, from_seed(seed))
        hands = [unpack(hand) for _, hand in deal.hands]
        first[hands[0].identity] += 1
        out[letter(tuple(hand.share for hand in hands), deal.events[0].nations)] += 1
        start[deal.events[0].start] += 1
    for counted_ in (first, out, start):
        assert len(counted_) == 3
        assert all(230 < many < 370 for many in counted_.values())


def test_a_place_that_is_none_changes_nothing() -> None:
    state = begin(1, 3).films
    for event in (
        checks.Checked(right=True),
        checks.CardsLaid(0, b"m"),
        interrogation.HandLaid(0, b"m"),
        dealing.HandShown(99, 0, 0, 0, 0),
        deeds.Done(deeds.Deed.BY_HAND, 0, (deeds.Change(Field.FRANCS, 3, CROUPIER),), pile=()),
    ):
        assert game.evolve(state, event) == state
    assert Card.UNKNOWN not in state.pile
