"""Attempts to win at [microfilms] with three and more players: who wins, who is out."""

import pytest

from companion.games.microfilms.rules import attempts, checks, moves, questions, refusals, turns
from companion.games.microfilms.rules.cards import DECK, DISCARD, NONE, Card, Film, Nation, code
from companion.games.microfilms.rules.checks import Identity
from companion.games.microfilms.rules.deeds import Field
from companion.games.microfilms.rules.films import Kind, Reason
from companion.games.microfilms.rules.game import GameOver, game
from companion.table.exchange import Tell
from companion.table.refusal import NoSuchSeat
from tests.support.microfilms_evening import (
    ANNA,
    BRUNO,
    CARLA,
    DAVE,
    EMIL,
    WHO,
    ZOE,
    Spies,
    tonight,
)

BROKER = (*WHO[:3], Identity.BROKER)


def at(seat: int, players: int = 6, **more: object) -> Spies:
    """It is the turn of a seat that is Cleared, in the second evening."""
    spies = tonight(players, **more).cleared(seat).turn_of(seat)  # type: ignore[arg-type]
    return spies.set(Field.EVENING, 2)


# --- agents: China, the UK, the USA; the removed Letter says who is alone


@pytest.mark.parametrize("seat", [ANNA, BRUNO, CARLA])
@pytest.mark.parametrize("film", [Film.CHINA, Film.UK, Film.USA])
@pytest.mark.parametrize("drawer", [False, True])
def test_an_agents_film_decides_whoever_shows_it(seat: int, film: Film, drawer: bool) -> None:
    spies = at(seat, 5, removed=Nation.USA, letter_in_drawer=drawer)
    spies.does(seat, attempts.Attempt(Kind.AGENT, film))
    assert not spies.films.ending
    if not drawer:
        spies.refuses(ANNA, checks.SayLetter(Nation.USA), checks.ShowFirst())
    spies.shows(seat)
    if not drawer:
        spies.refuses(ANNA, checks.SayLetter(Nation.USSR), attempts.NoSuchFilm())
        spies.does(BRUNO, checks.SayLetter(Nation.USA))
    verdict = spies.ends().films.verdict
    assert verdict is not None
    assert verdict.allied == (Nation.CHINA, Nation.UK)
    if film is Film.USA:
        assert (verdict.winners, verdict.reason) == ((ANNA, BRUNO), Reason.ALLIED)
    else:
        assert (verdict.winners, verdict.reason) == ((CARLA,), Reason.LONE)
    kept = game.keep(spies.films, spies.films.options)
    assert kept.starter == verdict.winners[0]


def test_over_real_identities_the_table_says_who_is_who() -> None:
    spies = at(ANNA, 3, real_identities=True).does(ANNA, attempts.Attempt(Kind.AGENT, Film.USA))
    spies.does(BRUNO, checks.SayLetter(Nation.USA))
    spies.refuses(ANNA, checks.SayIdentity(9, Identity.UK), NoSuchSeat())
    spies.refuses(ANNA, checks.SayIdentity(ANNA, Identity.USSR), checks.NoSuchIdentity())
    spies.refuses(ANNA, checks.SayIdentity(ANNA, Identity.UK, second=True), checks.NoSuchIdentity())
    for seat, one in ((ANNA, Identity.CHINA), (BRUNO, Identity.UK), (CARLA, Identity.USA)):
        assert not spies.films.ending
        spies.does(ANNA, checks.SayIdentity(seat, one))
    verdict = spies.films.verdict
    assert verdict is not None
    assert verdict.winners == (ANNA, BRUNO)


def test_what_is_not_allowed_is_refused() -> None:
    spies = tonight(6).refuses(ANNA, attempts.Attempt(Kind.AGENT, Film.UK), attempts.NotCleared())
    spies = at(ANNA).refuses(ANNA, attempts.Attempt(Kind.AGENT, Film.USSR), attempts.NoSuchFilm())
    spies.set(Field.HAND, 0, ANNA)
    for kind in (Kind.AGENT, Kind.JOURNALIST):  # whose film would it be?
        spies.refuses(ANNA, attempts.Attempt(kind, Film.UK, BRUNO), refusals.NoCards())
    spies.set(Field.HAND, 1, ANNA)
    spies.refuses(ANNA, attempts.Attempt(Kind.CLAIM, Film.UK), attempts.NotInThisGame())
    spies.refuses(ANNA, attempts.Attempt(Kind.HITMAN, named=ANNA), attempts.NotOneself())
    spies.refuses(ANNA, attempts.Attempt(Kind.HITMAN, named=99), NoSuchSeat())
    spies.cleared(BRUNO).refuses(
        ANNA, attempts.Attempt(Kind.INTERPOL, named=BRUNO), attempts.NotSuspect()
    )
    spies.set(Field.EVENING, 1)
    spies.refuses(ANNA, attempts.Attempt(Kind.INTERPOL, named=CARLA), attempts.TooEarly())
    spies.set(Field.HAND, 2, ANNA).does(ANNA, moves.Draw()).refuses(
        ANNA, attempts.Attempt(Kind.AGENT, Film.UK), turns.OptionUsed()
    )


def test_an_attempt_under_another_identity_is_none() -> None:
    spies = at(DAVE).does(DAVE, attempts.Attempt(Kind.AGENT, Film.USA))
    spies.refuses(DAVE, moves.Pass(), turns.AttemptOpen()).shows(DAVE)
    assert (spies.films.attempt, spies.films.done) == (None, False)
    spies.refuses(DAVE, attempts.Attempt(Kind.AGENT, Film.USA), attempts.NotYourIdentity())
    spies.does(DAVE, attempts.Attempt(Kind.JOURNALIST, Film.USA, ANNA))
    assert spies.films.needs_check


# --- the Journalist


def journalist() -> Spies:
    act = attempts.Attempt(Kind.JOURNALIST, Film.UK, BRUNO)
    return at(DAVE).set(Field.FRANCS, 3, DAVE).does(DAVE, act)


def test_the_journalist_alone_sees_the_identity_named_and_wins() -> None:
    spies = journalist().will_not_ask(DAVE, BRUNO, checks.LookAtIdentity(BRUNO), checks.ShowFirst())
    spies.refuses(DAVE, checks.SayChecked(right=True), checks.ShowFirst()).shows(DAVE)
    spies.will_not_ask(EMIL, BRUNO, checks.LookAtIdentity(BRUNO), checks.NothingToSay())
    spies.will_not_ask(DAVE, CARLA, checks.LookAtIdentity(CARLA), checks.NothingToSay())
    assert spies.asks(DAVE, BRUNO, checks.LookAtIdentity(BRUNO)) == bytes([code(Nation.UK)])
    spies.refuses(BRUNO, checks.SayChecked(right=True), checks.NothingToSay())
    spies.does(DAVE, checks.SayChecked(right=True))
    assert (spies.films.verdict, spies.films.ending) == (None, False)
    spies.refuses(DAVE, checks.SayChecked(right=True), checks.NothingToSay())
    verdict = spies.shows(CARLA).shows(BRUNO).films.verdict
    assert verdict is not None
    assert (verdict.winners, verdict.reason) == ((DAVE,), Reason.RIGHT)
    spies.refuses(DAVE, moves.Pass(), GameOver())


@pytest.mark.parametrize("right", [False, True])
def test_the_journalist_says_nothing_without_a_look(right: bool) -> None:
    spies = journalist().shows(DAVE)
    spies.refuses(DAVE, checks.SayChecked(right), checks.LookFirst())


@pytest.mark.parametrize("named", [CARLA, EMIL])
def test_a_journalist_who_says_right_and_is_not_is_out_once_the_card_opens(named: int) -> None:
    spies = at(DAVE).does(DAVE, attempts.Attempt(Kind.JOURNALIST, Film.UK, named)).shows(DAVE)
    spies.asks(DAVE, named, checks.LookAtIdentity(named))
    spies.does(DAVE, checks.SayChecked(right=True))
    assert spies.films.needs_card
    assert not spies.out
    spies.shows(named)
    assert (spies.out, spies.films.verdict, spies.films.turn) == ((DAVE,), None, EMIL)


@pytest.mark.parametrize("said", [False, True])
def test_an_identity_that_lies_open_decides_whatever_is_said(said: bool) -> None:
    spies = at(DAVE).shows(BRUNO, CARLA)
    spies.does(DAVE, attempts.Attempt(Kind.JOURNALIST, Film.UK, CARLA)).shows(DAVE)
    assert spies.does(DAVE, checks.SayChecked(said)).out == (DAVE,)
    spies = at(DAVE).shows(BRUNO)
    spies.does(DAVE, attempts.Attempt(Kind.JOURNALIST, Film.UK, BRUNO)).shows(DAVE)
    verdict = spies.does(DAVE, checks.SayChecked(said)).films.verdict
    assert verdict is not None
    assert verdict.winners == (DAVE,)


def test_of_a_real_identity_the_journalists_word_counts() -> None:
    spies = at(DAVE, real_identities=True)
    spies.does(DAVE, attempts.Attempt(Kind.JOURNALIST, Film.UK, BRUNO))
    spies.will_not_ask(DAVE, BRUNO, checks.LookAtIdentity(BRUNO), checks.ByCards())
    verdict = spies.does(DAVE, checks.SayChecked(right=True)).films.verdict
    assert verdict is not None
    assert verdict.winners == (DAVE,)


@pytest.mark.parametrize(("out", "house"), [(False, 30), (True, 27)])
def test_a_wrong_journalist_is_out_with_cards_and_francs(out: bool, house: int) -> None:
    spies = at(DAVE, francs_out=out).set(Field.FRANCS, 0, EMIL).set(Field.FRANCS, 0, ZOE)
    spies.set(Field.FRANCS, 3, DAVE).does(DAVE, attempts.Attempt(Kind.JOURNALIST, Film.UK, CARLA))
    spies.shows(DAVE).asks(DAVE, CARLA, checks.LookAtIdentity(CARLA))
    spies.does(DAVE, checks.SayChecked(right=False))
    films = spies.films
    assert spies.player(CARLA).identity == NONE
    assert (spies.out, films.turn, films.house, films.lost) == (
        (DAVE,),
        EMIL,
        house,
        out * 3,
    )
    assert (films.top, spies.hands[DAVE], films.attempt) == (Card.UNKNOWN, 0, None)
    spies.refuses(EMIL, questions.Bribe(DAVE), refusals.NoTarget()).turn_of(CARLA)
    assert spies.does(CARLA, moves.Pass()).films.turn == EMIL


def test_a_forbidden_attempt_may_count_as_failed() -> None:
    spies = tonight(6, forbidden_fails=True).turn_of(DAVE)
    spies.does(DAVE, attempts.Attempt(Kind.JOURNALIST, Film.UK, BRUNO))
    assert (spies.out, spies.films.turn) == ((DAVE,), EMIL)


@pytest.mark.parametrize(
    ("seat", "winners"), [(ANNA, (CARLA,)), (BRUNO, (CARLA,)), (CARLA, (ANNA, BRUNO))]
)
@pytest.mark.parametrize("film", [Film.CHINA, Film.UK, Film.USA])
def test_an_agents_forbidden_attempt_makes_the_other_side_win_whatever_the_film(
    seat: int, winners: tuple[int, ...], film: Film
) -> None:
    spies = tonight(4, forbidden_fails=True).turn_of(seat)
    spies.does(seat, attempts.Attempt(Kind.AGENT, film))
    assert (spies.out, spies.films.ending) == ((), False)
    spies.shows(seat).does(DAVE, checks.SayLetter(Nation.USA))
    verdict = spies.ends().films.verdict
    assert verdict is not None
    assert (verdict.winners, verdict.reason) == (winners, Reason.FORBIDDEN)


def test_a_freelancer_who_says_agent_has_not_attempted_anything() -> None:
    spies = tonight(4, forbidden_fails=True).turn_of(DAVE)
    spies.does(DAVE, attempts.Attempt(Kind.AGENT, Film.UK)).shows(DAVE)
    assert (spies.films.attempt, spies.out) == (None, ())


def test_over_real_cards_an_agents_forbidden_attempt_is_settled_by_what_is_tapped_in() -> None:
    spies = tonight(3, forbidden_fails=True, real_identities=True)
    spies.does(ANNA, attempts.Attempt(Kind.AGENT, Film.USA), checks.SayLetter(Nation.USA))
    for seat, one in enumerate((Identity.CHINA, Identity.UK, Identity.USA)):
        spies.does(ANNA, checks.SayIdentity(seat, one))
    verdict = spies.films.verdict
    assert verdict is not None
    assert verdict.winners == (CARLA,)


# --- Hitman, Interpol, Broker


def test_the_hand_named_is_told_to_the_hitman_alone() -> None:
    spies = at(EMIL).does(EMIL, attempts.Attempt(Kind.HITMAN, named=ANNA)).shows(EMIL)
    spies.refuses(BRUNO, checks.ShowCards(b"m" * 32), refusals.NothingWaits())
    spies.refuses(ANNA, checks.ShowCards(b"m"), refusals.NoSuchNumber()).does(
        ANNA, checks.ShowCards(b"m" * 32)
    )
    ask = checks.TellCards(EMIL)
    assert game.owes(spies.films, ANNA) == (Tell(EMIL, ask, b"m" * 32),)
    assert game.owes(spies.films, EMIL) == ()
    assert spies.asks(ANNA, EMIL, ask) == b""
    assert game.owes(spies.films, ANNA) == ()
    spies.does(EMIL, checks.SayChecked(right=True))
    verdict = spies.films.verdict
    assert verdict is not None
    assert verdict.winners == (EMIL,)


def test_interpol_names_a_suspect_and_may_be_wrong() -> None:
    spies = at(ZOE).does(ZOE, attempts.Attempt(Kind.INTERPOL, named=ANNA)).shows(ZOE)
    assert spies.does(ZOE, checks.SayChecked(right=False)).out == (ZOE,)


def test_the_broker_names_two_places_or_one_twice() -> None:
    spies = at(DAVE, 4, who=BROKER)
    for places in ((), (DECK,), (DECK, 77), (DECK, DECK, ANNA)):
        spies.refuses(DAVE, attempts.Attempt(Kind.BROKER, places=places), attempts.NoSuchPlaces())
    spies.does(DAVE, attempts.Attempt(Kind.BROKER, places=(DECK, DECK))).shows(DAVE)
    assert spies.does(DAVE, checks.SayChecked(right=True)).films.verdict is not None
    spies = at(DAVE, 4, who=BROKER, letters_differ=True)
    spies.refuses(DAVE, attempts.Attempt(Kind.BROKER, places=(DECK, DECK)), attempts.NoSuchPlaces())
    spies.does(DAVE, attempts.Attempt(Kind.BROKER, places=(DECK, DISCARD)))


def test_with_the_letter_in_the_drawer_nobody_is_the_broker() -> None:
    spies = at(DAVE, letter_in_drawer=True)
    spies.refuses(
        DAVE, attempts.Attempt(Kind.BROKER, places=(DECK, DECK)), attempts.NotInThisGame()
    )


def test_an_attempt_can_be_called_off() -> None:
    spies = (
        at(ZOE).does(ZOE, attempts.Attempt(Kind.INTERPOL, named=ANNA)).does(ANNA, turns.CallOff())
    )
    assert spies.films.attempt is None
    spies.refuses(ANNA, turns.CallOff(), refusals.NothingWaits()).does(ZOE, moves.Pass())
