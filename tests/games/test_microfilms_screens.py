"""[microfilms] on phones: a turn, bribe and blackmail, an interrogation, each way it ends."""

import pytest

from companion.command_line import FOLDERS
from companion.games.microfilms.rules import attempts, byhand, deeds, films, questions
from companion.games.microfilms.rules.cards import NAMES as CARDS
from companion.games.microfilms.rules.cards import Card, Film
from companion.store.contract import StoreFailed
from companion.store.refusal import StoreFull
from companion.ui.app_context import AppContext
from companion.ui.names import Names
from companion.ui.words import words as speaking
from tests.support.films_evening import NAMES, Evening, dealt
from tests.support.phone import Phone

WORDS = speaking("en", FOLDERS)


async def option(evening: Evening, *keys: str) -> Phone:
    """Whose turn it is taps an option, part by part."""
    phone = evening.phones[evening.turn]
    await phone.until(lambda: phone.has("do-turn"))
    await phone.tap("do-turn")
    for key in keys:
        await phone.until(lambda key=key: phone.has(key))  # type: ignore[misc]
        await phone.tap(key)
    return phone


async def held(phone: Phone, chip: str) -> list[str]:
    """What the covered card shows while a thumb is on it."""
    await phone.until(lambda: phone.has("Mine"))
    await phone.tap("Mine")
    await phone.until(lambda: phone.has(chip))
    await phone.tap(chip)
    await phone.misses("has not answered")
    await phone.hold("thumb-zone")
    words = phone.words()
    await phone.release("thumb-zone")
    return words


async def test_a_turn_is_played_by_tap(context: AppContext) -> None:
    evening = await dealt(context, 4)
    await evening.on_the_table()
    first = evening.turn
    phone = await option(evening, "draw-deck")
    await phone.until(lambda: evening.state.done)
    await phone.until(lambda: phone.has("card-steal"))  # one card too many: what goes is asked
    await phone.tap("card-steal")
    await phone.tap("end-turn")
    await phone.until(lambda: evening.turn != first)
    assert evening.state.top is Card.STEAL


async def test_a_bribe_is_answered_on_the_own_phone(context: AppContext) -> None:
    evening = await dealt(context, 4)
    await evening.on_the_table()
    turn, other = evening.turn, evening.other
    await option(evening, "option-bribe", f"of-{other}")
    phone = evening.phones[other]
    await phone.until(lambda: phone.has("reply-accept"))
    await phone.tap("reply-accept")
    await phone.until(lambda: evening.state.pending is None)
    me = evening.state.player(turn)
    assert me is not None
    assert me.cleared
    # No card has to go: the turn has ended by itself.
    await evening.phones[evening.turn].until(lambda: evening.phones[evening.turn].has("do-turn"))
    assert evening.turn != turn


async def test_blackmail_is_declined(context: AppContext) -> None:
    evening = await dealt(context, 2)
    await evening.on_the_table()
    turn, other = evening.turn, evening.other
    await option(evening, "option-action", "action-blackmail", f"of-{other}")
    phone = evening.phones[other]
    await phone.until(lambda: phone.has("reply-decline"))
    assert not phone.has("reply-pay")
    await phone.tap("reply-decline")
    await phone.until(lambda: evening.state.pending is None)
    me, him = evening.state.player(turn), evening.state.player(other)
    assert me is not None
    assert him is not None
    assert (me.cleared, him.cleared) == (True, False)


async def interrogated(evening: Evening, lifted: int) -> tuple[Phone, Phone, int]:
    """An interrogation up to the look; asker's phone, the other's, whose hand it was."""
    other = evening.other
    await option(evening, "option-action", "action-interrogate", f"of-{other}")
    target, asker = evening.phones[other], evening.phones[evening.turn]
    await target.until(lambda: target.has("card-ace") or target.has("card-steal"))
    await target.tap("card-cash-out")
    await target.until(lambda: target.has("lay"))
    await target.tap("lay")
    await asker.until(lambda: asker.has(f"fan-number-{lifted}"))
    await asker.tap(f"fan-number-{lifted}")
    await asker.until(lambda: asker.has("fan-look"))
    await asker.tap("fan-look")
    await asker.until(lambda: evening.state.pending is None)
    return asker, target, other


@pytest.mark.parametrize(("players", "cards"), [(2, 3), (4, 2), (6, 2)])
async def test_an_interrogation_shows_one_card_to_one_phone(
    context: AppContext, players: int, cards: int
) -> None:
    evening = await dealt(context, players)
    await evening.on_the_table()
    asker, target, other = await interrogated(evening, cards - 1)
    words = await held(asker, NAMES[other])
    own = evening.hand(other)
    there = {"cash-out", CARDS[own.identity]} | ({CARDS[own.second]} if players == 2 else set())
    seen = {card for card in there if WORDS(f"microfilms-card-{card}") in words}
    assert len(seen) == 1
    meaning = WORDS("microfilms-seen-one")
    assert meaning in words
    assert not any(phone.received(meaning) for phone in evening.phones if phone is not asker)
    assert not target.shows(meaning)
    # What was seen stands in the notes.
    await asker.tap("Table")
    await asker.tap("notes")
    await asker.tap("notes-open")
    await asker.tap("Cards")
    (card,) = seen
    await asker.sees(f"{WORDS(f'microfilms-card-{card}')} · {NAMES[other]}")


async def test_a_card_that_could_not_be_noted_is_told_of_and_noted_once_later(
    context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await dealt(context, 4)
    await evening.on_the_table()
    asker, _, other = await interrogated(evening, 1)
    words = await held(asker, NAMES[other])
    there = {"cash-out", CARDS[evening.hand(other).identity]}
    (card,) = {card for card in there if WORDS(f"microfilms-card-{card}") in words}
    line = f"{WORDS(f'microfilms-card-{card}')} · {NAMES[other]}"
    await asker.tap("Table")
    await asker.tap("notes")

    async def full(*_: object) -> None:
        raise StoreFailed(StoreFull("/data"))

    with monkeypatch.context() as disk:
        disk.setattr(evening.room, "remember", full)
        await asker.tap("notes-open")
        await asker.sees("There is no space left in /data. Nothing was changed.")
    for _ in range(2):
        await asker.tap("notes-cover")
        await asker.tap("notes-open")
        await asker.tap("Cards")
        await asker.sees(line)
    assert sum(line in text for text in asker.words()) == 1


async def test_an_agent_ends_the_game(context: AppContext) -> None:
    evening = await dealt(context, 3)
    await evening.on_the_table()
    seat = evening.turn
    await evening.clear(seat)
    film = evening.state.nations[0]
    phone = await option(evening, "option-attempt", "kind-agent")
    await phone.until(lambda: phone.has(WORDS(f"microfilms-card-{film}")))
    await phone.tap(WORDS(f"microfilms-card-{film}"))
    await phone.tap("attempt-on")
    await phone.sees("Are you sure?")
    await phone.tap("attempt-on")
    await phone.until(lambda: evening.state.attempt is not None)
    await phone.until(lambda: phone.has("do-prove"))
    await phone.tap("do-prove")
    await phone.tap("ask-yes")
    other = evening.phones[evening.other]
    await other.until(lambda: other.has("do-check"))
    await other.tap("do-check")
    await other.until(lambda: other.has(f"letter-{evening.state.nations[1]}"))
    await other.tap(f"letter-{evening.state.nations[1]}")
    await other.until(lambda: evening.state.ending)


async def test_who_is_wrong_is_out(context: AppContext) -> None:
    evening = await dealt(context, 4)
    seats = {s: CARDS[evening.hand(s).identity] for s in range(4)}
    seat = next(s for s in seats if seats[s] not in {str(n) for n in evening.state.nations})
    named = (seat + 1) % 4
    film = Film(evening.state.nations[0].value)
    kind = films.Kind(seats[seat])
    await evening.do(seat, byhand.ByHand(deeds.Field.TURN, seat))
    await evening.do(seat, byhand.ByHand(deeds.Field.EVENING, 2))
    await evening.clear(seat)
    await evening.on_the_table()
    places = (named, named) if kind is films.Kind.BROKER else ()
    film = film if kind is films.Kind.JOURNALIST else Film.NONE
    who = -1 if kind is films.Kind.BROKER else named
    await evening.do(seat, attempts.Attempt(kind, film, who, places))
    phone = evening.phones[seat]
    await phone.until(lambda: phone.has("do-prove"))
    await phone.tap("do-prove")
    await phone.tap("ask-yes")
    if kind in (films.Kind.HITMAN, films.Kind.INTERPOL):
        shows = evening.phones[named]
        await shows.until(lambda: shows.has("card-cash-out"))
        await shows.tap("card-cash-out")
        await shows.tap("show")
        words = await held(phone, f"From {NAMES[named]}")
        assert WORDS("microfilms-card-cash-out") in words
        await phone.tap("Table")
    await phone.until(lambda: phone.has("do-check"))
    await phone.tap("do-check")
    if kind is films.Kind.JOURNALIST:
        await phone.until(lambda: phone.has("look"))
        assert not phone.has("wrong")
        await phone.tap("look")
        asked = evening.phones[named]  # the turn was given by hand: the look waits for a yes
        await asked.until(lambda: asked.has("consent-yes"))
        await asked.tap("consent-yes")
        assert WORDS(f"microfilms-card-{seats[named]}") in await held(phone, NAMES[named])
        await phone.tap("Table")
        await phone.until(lambda: phone.has("do-check"))
        await phone.tap("do-check")
    await phone.until(lambda: phone.has("wrong"))
    await phone.tap("wrong")
    await phone.until(lambda: evening.out(seat))
    await phone.sees("Out of the game")


async def test_one_phone_for_all_hands_itself_on(context: AppContext) -> None:
    evening = await dealt(context, 3, one_phone=True)
    (phone,) = evening.phones
    assert Names.read(phone.storage["companion.names"]).group == NAMES[:3]  # for the next table
    await phone.tap("Table")
    await evening.do(evening.turn, questions.Interrogate(evening.other, card=True))
    await phone.sees("Hand it to")
    assert not phone.has("card-steal")
    await phone.tap("here")
    await phone.until(lambda: phone.has("card-steal"))
    await phone.tap("card-steal")
    await phone.tap("lay")
    await phone.until(lambda: bool(evening.state.pending and evening.state.pending.offer))
    await phone.sees("Lift one")
