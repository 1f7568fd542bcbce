"""[microfilms] for two: the Croupier's turns, and every way it ends (facts 5.8)."""

import pytest

from companion.games.microfilms.rules import (
    attempts,
    checks,
    interrogation,
    moves,
    questions,
    refusals,
)
from companion.games.microfilms.rules.cards import CROUPIER, Film, Nation
from companion.games.microfilms.rules.checks import Identity
from companion.games.microfilms.rules.deeds import Deed, Done, Field
from companion.games.microfilms.rules.films import Kind, Reason
from companion.games.microfilms.rules.game import game
from companion.games.microfilms.rules.questions import Means
from tests.support.microfilms_evening import ANNA, BRUNO, Spies, tonight


def two(**more: object) -> Spies:
    """Two players, Anna Cleared, in the second evening."""
    return tonight(2, **more).cleared(ANNA).set(Field.EVENING, 2)  # type: ignore[arg-type]


def verdict(spies: Spies) -> tuple[tuple[int, ...], Reason]:
    """What it came to, all hands being open."""
    found = spies.films.verdict or spies.ends().films.verdict
    assert found is not None
    return found.winners, found.reason


# --- the Croupier


def test_the_croupier_draws_until_he_has_two_then_he_earns() -> None:
    spies = tonight(2)
    for seat, hand, francs in ((ANNA, 1, 0), (BRUNO, 2, 0), (ANNA, 2, 1), (BRUNO, 2, 2)):
        spies.does(seat, moves.Pass())
        him = spies.player(CROUPIER)
        assert (him.hand, him.francs, him.cleared) == (hand, francs, francs > 0)
    assert (spies.films.draw, spies.films.house) == (9, 24)


def test_of_three_cards_chance_throws_one() -> None:
    spies = tonight(2).set(Field.HAND, 2, CROUPIER).lucky(1)
    spies.does(ANNA, questions.Bribe(CROUPIER))
    assert spies.player(ANNA).cleared
    earned = [one for one in spies.log if getattr(one, "deed", None) is Deed.CROUPIER_EARNS]
    assert [(one.index, one.among) for one in earned] == [(2, 3)]  # type: ignore[union-attr]
    assert (spies.hands, len(spies.films.pile)) == ([0, 1, 2], 1)


def test_his_tenth_franc_beats_both() -> None:
    spies = tonight(2).set(Field.HAND, 2, CROUPIER).set(Field.FRANCS, 9, CROUPIER)
    spies.does(ANNA, moves.Pass())
    assert verdict(spies) == ((), Reason.ALARM)
    assert spies.films.ending


def test_he_is_blackmailed_interrogated_and_robbed() -> None:
    spies = tonight(2).refuses(
        ANNA, questions.Interrogate(CROUPIER, card=True), refusals.NoTarget()
    )
    spies.set(Field.HAND, 2, CROUPIER).cleared(CROUPIER).set(Field.FRANCS, 3, CROUPIER)
    spies.does(ANNA, questions.Interrogate(CROUPIER, card=True))
    spies.refuses(BRUNO, interrogation.PickCard(), refusals.NothingWaits())
    spies.does(ANNA, interrogation.PickCard())
    assert Done(Deed.PICKED, ANNA, (), CROUPIER) in spies.log
    spies.turn_of(BRUNO).does(BRUNO, questions.Blackmail(CROUPIER, Means.STEAL))
    assert (spies.player(CROUPIER).cleared, spies.player(BRUNO).cleared) == (False, True)
    assert spies.hands == [0, 1, 2]  # of the two he had one is Bruno's, and he has drawn one
    spies.turn_of(BRUNO).does(BRUNO, moves.Steal(CROUPIER))
    assert spies.francs == [0, 2, 3]  # he earns one after each of the two turns
    spies = tonight(2, spare_croupier=True).refuses(
        ANNA, moves.Steal(CROUPIER), refusals.NoTarget()
    )
    spies = tonight(2, croupier_pays=True).set(Field.FRANCS, 3, CROUPIER)
    assert spies.does(ANNA, questions.Blackmail(CROUPIER, Means.STEAL)).francs == [2, 0, 1]


def test_both_identities_are_among_the_cards_interrogated() -> None:
    spies = tonight(2).does(ANNA, questions.Interrogate(BRUNO, card=True))
    spies.refuses(BRUNO, interrogation.LayHand(bytes(33 + 16 * 2)), interrogation.HandCount())
    spies.does(BRUNO, interrogation.LayHand(bytes(33 + 16 * 3)))


def test_freelancers_are_open_by_house_rule() -> None:
    state = game.begin(game.options(freelancers_open=True), (0, 1))
    spies = two()
    dealt = game.deal(state, spies.evening.chance)
    opened = game.evolve(state, dealt.events[0])
    assert [p.second for p in opened.players[:2]] == [hand[1] for _, hand in dealt.hands]


# --- the end; China and the UK play, the USA is the Croupier's

FILMS = [
    (Nation.USA, Film.USA, ((ANNA, BRUNO), Reason.ALLIED)),
    (Nation.USA, Film.UK, ((), Reason.BOTH_LOSE)),
    (Nation.UK, Film.UK, ((ANNA,), Reason.RIGHT)),
    (Nation.UK, Film.CHINA, ((BRUNO,), Reason.FAILED)),
    (Nation.CHINA, Film.UK, ((ANNA,), Reason.RIGHT)),
    (Nation.CHINA, Film.CHINA, ((BRUNO,), Reason.FAILED)),
]


@pytest.mark.parametrize(("removed", "film", "end"), FILMS)
@pytest.mark.parametrize("drawer", [False, True])
def test_an_agents_film(
    removed: Nation, film: Film, end: tuple[tuple[int, ...], Reason], drawer: bool
) -> None:
    spies = two(removed=removed, letter_in_drawer=drawer).does(
        ANNA, attempts.Attempt(Kind.AGENT, film)
    )
    spies.shows(ANNA)
    if not drawer:
        spies.does(BRUNO, checks.SayLetter(removed))
    assert verdict(spies) == end


CLAIMS = [
    (Nation.UK, Film.UK, ((ANNA,), Reason.RIGHT)),
    (Nation.UK, Film.NONE, ((BRUNO,), Reason.FAILED)),
    (Nation.CHINA, Film.UK, ((BRUNO,), Reason.FAILED)),
    (Nation.USA, Film.UK, ((), Reason.BOTH_LOSE)),
    (Nation.USA, Film.USA, ((BRUNO,), Reason.FAILED)),
]


@pytest.mark.parametrize(("removed", "film", "end"), CLAIMS)
def test_allied_with_the_croupier(
    removed: Nation, film: Film, end: tuple[tuple[int, ...], Reason]
) -> None:
    spies = tonight(2, removed=removed)
    claim = attempts.Attempt(Kind.CLAIM, film)
    spies.refuses(ANNA, claim, attempts.CroupierNotCleared()).cleared(CROUPIER)
    spies.does(ANNA, attempts.Attempt(Kind.CLAIM, film)).shows(ANNA).does(
        ANNA, checks.SayLetter(removed)
    )
    assert verdict(spies) == end


def test_a_claim_may_need_both_cleared() -> None:
    spies = tonight(2, claim_needs_both=True).cleared(CROUPIER)
    spies.refuses(ANNA, attempts.Attempt(Kind.CLAIM, Film.UK), attempts.NotCleared())


@pytest.mark.parametrize(
    ("film", "named", "end"),
    [
        (Film.UK, BRUNO, ((ANNA,), Reason.RIGHT)),
        (Film.USA, BRUNO, ((BRUNO,), Reason.FAILED)),
        (Film.USA, CROUPIER, ((ANNA,), Reason.RIGHT)),
    ],
)
def test_the_journalist_is_judged_by_the_open_hands(
    film: Film, named: int, end: tuple[tuple[int, ...], Reason]
) -> None:
    spies = two().does(ANNA, attempts.Attempt(Kind.JOURNALIST, film, named)).shows(ANNA)
    spies.refuses(ANNA, checks.SayChecked(right=True), checks.NothingToSay())
    assert verdict(spies) == end


def test_the_journalist_never_uses_the_film_of_the_own_nation() -> None:
    spies = two().does(ANNA, attempts.Attempt(Kind.JOURNALIST, Film.CHINA, BRUNO)).shows(ANNA)
    assert spies.films.attempt is None
    own = attempts.Attempt(Kind.JOURNALIST, Film.CHINA, BRUNO)
    spies.refuses(ANNA, own, attempts.NotYourIdentity())


@pytest.mark.parametrize("right", [True, False])
def test_a_freelancer_wins_or_loses_at_once(right: bool) -> None:
    spies = two().turn_of(BRUNO).cleared(BRUNO)
    spies.refuses(BRUNO, attempts.Attempt(Kind.HITMAN, named=ANNA), attempts.NotInThisGame())
    spies.does(BRUNO, attempts.Attempt(Kind.INTERPOL, named=CROUPIER)).shows(BRUNO)
    spies.does(BRUNO, checks.SayChecked(right))
    expected = ((BRUNO,), Reason.RIGHT) if right else ((ANNA,), Reason.FAILED)
    assert verdict(spies) == expected


def test_a_forbidden_attempt_may_lose() -> None:
    spies = tonight(2, forbidden_fails=True).does(ANNA, attempts.Attempt(Kind.AGENT, Film.UK))
    assert verdict(spies) == ((BRUNO,), Reason.FAILED)


def test_over_real_cards_both_identities_of_each_are_tapped_in() -> None:
    spies = two(real_identities=True).does(ANNA, attempts.Attempt(Kind.AGENT, Film.UK))
    spies.does(ANNA, checks.SayLetter(Nation.UK))
    for seat, first, second in (
        (ANNA, Identity.CHINA, Identity.JOURNALIST),
        (BRUNO, Identity.UK, Identity.BROKER),
    ):
        spies.does(
            ANNA, checks.SayIdentity(seat, first), checks.SayIdentity(seat, second, second=True)
        )
    assert verdict(spies) == ((ANNA,), Reason.RIGHT)


@pytest.mark.parametrize(("removed", "film", "end"), CLAIMS)
def test_by_house_rule_the_croupiers_card_is_drawn_unseen_once_the_claim_is_made(
    removed: Nation, film: Film, end: tuple[tuple[int, ...], Reason]
) -> None:
    spies = two(removed=removed, croupier_card_blind=True).cleared(CROUPIER)
    spies.refuses(ANNA, attempts.Attempt(Kind.CLAIM, Film.UK), attempts.DrawUnseen())
    spies.does(ANNA, attempts.Attempt(Kind.CLAIM))
    spies.refuses(ANNA, checks.SayFilm(film), checks.ShowFirst()).shows(ANNA)
    assert spies.films.needs_film
    spies.does(BRUNO, checks.SayLetter(removed))
    assert not spies.films.ending
    spies.refuses(ANNA, checks.SayFilm(Film.USSR), attempts.NoSuchFilm())
    spies.does(BRUNO, checks.SayFilm(film))
    spies.refuses(BRUNO, checks.SayFilm(film), checks.NothingToSay())
    assert verdict(spies) == end


def test_without_the_rule_the_film_is_said_with_the_claim() -> None:
    spies = two().cleared(CROUPIER).does(ANNA, attempts.Attempt(Kind.CLAIM, Film.UK)).shows(ANNA)
    spies.refuses(ANNA, checks.SayFilm(Film.UK), checks.NothingToSay())
