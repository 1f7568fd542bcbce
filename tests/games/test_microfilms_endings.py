"""Attempts of [microfilms] tapped on phones: Broker, real identities, the Croupier, what pays."""

import pytest

from companion.command_line import FOLDERS
from companion.games.microfilms.rules import attempts, byhand, checks, deeds, films, questions
from companion.games.microfilms.rules.cards import CROUPIER, DECK, DISCARD, Film
from companion.games.microfilms.rules.cards import NAMES as CARDS
from companion.games.microfilms.rules.films import Reason
from companion.ui.app_context import AppContext
from companion.ui.words import words as speaking
from tests.support.films_evening import NAMES, Evening, dealt
from tests.support.mirror import nodes
from tests.support.phone import Phone

WORDS = speaking("en", FOLDERS)


async def tries(evening: Evening, seat: int, kind: str) -> Phone:
    """A seat, Cleared and in the second evening, says as whom it tries to win."""
    await evening.do(seat, byhand.ByHand(deeds.Field.TURN, seat))
    await evening.do(seat, byhand.ByHand(deeds.Field.EVENING, 2))
    await evening.clear(seat)
    await evening.on_the_table()
    phone = evening.phones[seat]
    await phone.until(lambda: phone.has("do-turn"))
    await phone.tap("do-turn")
    await phone.tap("option-attempt")
    await phone.tap(f"kind-{kind}")
    return phone


async def means_it(phone: Phone, evening: Evening) -> None:
    """Asked once more; yes."""
    await phone.tap("attempt-on")
    await phone.sees("Are you sure?")
    await phone.tap("attempt-on")
    await phone.until(lambda: phone.has("do-prove") or phone.has("do-check"))
    assert evening.state.attempt is not None


def chosen(phone: Phone) -> int:
    """Of how many questions an answer is marked."""
    return sum(node.get("selected") is True for node in nodes(phone.mirror.view()))


async def test_a_croupier_of_ten_francs_wins(context: AppContext) -> None:
    evening = await dealt(context, 2)
    await evening.on_the_table()
    await evening.do(0, byhand.ByHand(deeds.Field.FRANCS, 9, CROUPIER))
    await evening.phones[0].sees("At 10 francs both players lose")
    await evening.do(0, byhand.ByHand(deeds.Field.FRANCS, 10, CROUPIER))
    assert evening.state.verdict is not None
    assert evening.state.verdict.reason is Reason.ALARM
    phone = evening.phones[0]
    await phone.until(lambda: phone.has("do-open"))
    await phone.tap("do-open")
    await phone.tap("ask-yes")
    await phone.sees("The Croupier wins")
    await phone.sees("The Croupier has ten francs")
    assert phone.shows("You have lost")


async def test_the_claim_takes_a_film_of_the_croupiers(context: AppContext) -> None:
    evening = await dealt(context, 2)
    seat = evening.turn
    await evening.do(seat, byhand.ByHand(deeds.Field.CLEARED, 1, CROUPIER))
    phone = await tries(evening, seat, "claim")
    await phone.tap(WORDS("microfilms-film-none"))
    await means_it(phone, evening)
    tried = evening.state.attempt
    assert tried is not None
    assert (tried.kind, tried.film) == (films.Kind.CLAIM, Film.NONE)
    await phone.sees("who has no film")


async def test_the_broker_names_two_places(context: AppContext) -> None:
    evening = await dealt(context, 6)
    seat = next((s for s in range(6) if CARDS[evening.hand(s).identity] == "broker"), 0)
    phone = await tries(evening, seat, "broker")
    await phone.tap(WORDS("microfilms-deck"))
    await phone.until(lambda: phone.shows("Letter 2 is with"))
    assert not phone.has("attempt-on")


async def test_the_two_questions_of_the_broker_are_apart(context: AppContext) -> None:
    evening = await dealt(context, 6)
    await tries(evening, evening.turn, "broker")
    await evening.do(evening.turn, attempts.Attempt(films.Kind.BROKER, places=(DECK, DISCARD)))
    for phone in evening.phones:
        await phone.sees(f"{WORDS('microfilms-deck')} + {WORDS('microfilms-discard')}")


async def test_real_identities_are_tapped_in_at_the_end(context: AppContext) -> None:
    switch = WORDS("microfilms-rule-real_identities")
    evening = await dealt(context, 3, switch)
    seat = evening.turn
    phone = await tries(evening, seat, "agent")
    first, second, third = evening.state.nations
    await phone.tap(WORDS(f"microfilms-card-{first}"))
    await means_it(phone, evening)
    await phone.tap("do-check")
    for number, nation in enumerate((first, second, third)):
        await evening.do(seat, checks.SayIdentity(number, checks.Identity(nation.value)))
        if number < 2:  # what was said stands there, chosen
            await phone.until(lambda n=number: chosen(phone) == n + 1)  # type: ignore[misc]
    await phone.until(lambda: phone.has(f"letter-{second}"))
    await phone.tap(f"letter-{second}")
    await phone.until(lambda: evening.state.verdict is not None)
    await phone.until(lambda: not phone.has("call-off"))  # settled: the sheet is gone
    assert evening.state.verdict is not None
    assert evening.state.verdict.winners == (1,)


@pytest.mark.parametrize("reply", ["pay", "defend"])
async def test_blackmail_is_bought_off_or_turned_back(context: AppContext, reply: str) -> None:
    evening = await dealt(context, 4)
    await evening.on_the_table()
    other = evening.other
    await evening.do(other, byhand.ByHand(deeds.Field.FRANCS, 3, other))
    await evening.do(evening.turn, questions.Blackmail(other, questions.Means.STEAL))
    phone = evening.phones[other]
    await phone.until(lambda: phone.has(f"reply-{reply}"))
    await phone.tap(f"reply-{reply}")
    await phone.until(lambda: evening.state.pending is None)
    him = evening.state.player(other)
    assert him is not None
    assert (him.francs, him.hand) == ((1, 1) if reply == "pay" else (3, 0))
    name = NAMES[other]
    await evening.phones[evening.turn].sees(name)


async def test_a_dead_phone_is_called_off(context: AppContext) -> None:
    evening = await dealt(context, 4)
    await evening.on_the_table()
    phone = evening.phones[evening.turn]
    await evening.do(evening.turn, questions.Interrogate(evening.other, card=True))
    await phone.until(lambda: phone.has("do-wait"))
    await phone.tap("do-wait")
    await phone.until(lambda: phone.has("call-off"))
    await phone.tap("call-off")
    await phone.until(lambda: evening.state.pending is None)


async def test_which_real_card_is_looked_at_one_phone_alone_is_told(context: AppContext) -> None:
    evening = await dealt(context, 4, "Real identity cards")
    await evening.on_the_table()
    turn, other = evening.turn, evening.other
    await evening.do(turn, questions.Interrogate(other, card=True))
    phone = evening.phones[other]
    await phone.until(lambda: phone.has("lay-real"))
    await phone.sees("under the table")
    await phone.tap("lay-real")
    await evening.phones[turn].sees("of 2, look at it alone")
    others = [one for seat, one in enumerate(evening.phones) if seat != turn]
    assert not [one for one in others if one.shows("look at it alone")]
    await evening.phones[turn].tap("handed-seen")
    await evening.phones[turn].until(lambda: evening.state.pending is None)
    assert not [one for one in others if one.shows("of 2")]


async def test_a_dealt_identity_is_laid_on_the_phone_and_never_handed_over(
    context: AppContext,
) -> None:
    evening = await dealt(context, 4)
    await evening.on_the_table()
    await evening.do(evening.turn, questions.Interrogate(evening.other, card=True))
    phone = evening.phones[evening.other]
    await phone.until(lambda: phone.has("call-off"))
    assert not phone.has("lay-real")
