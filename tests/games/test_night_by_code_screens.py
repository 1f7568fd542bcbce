"""Secret Night by code alone: Zachary's look, a stolen card, whispers, without a server."""

from typing import Any

import pytest

from companion.games import discover
from companion.games.secret_night import topics
from companion.games.secret_night.rules.characters import Character
from companion.games.secret_night.rules.roles import Role, role
from companion.games.secret_night.screens import notes
from companion.handoff import request, text
from companion.handoff.message import parse
from companion.handoff.words import UNSAID
from companion.session import offline_seat, stored
from companion.session.offline_seat import OfflineSeat
from companion.ui.app_context import AppContext
from tests.games.test_night_by_code import WORDS, outside
from tests.support.app import enter
from tests.support.live import registry_of
from tests.support.mirror import nodes
from tests.support.offline import SEAT, code_on, dealt_by_code, phone_of, reads
from tests.support.phone import Phone

NAMES = ("Bruno", "Carla", "Dave", "Emil")
HIDDEN = (Role.DETECTIVE, Role.THIEF, Role.DECEIVER)


def drawn(seat: OfflineSeat) -> Role:
    held = offline_seat.hand(seat)
    assert isinstance(held, bytes)
    return role(held)


def sheet(phone: Phone) -> dict[str, str]:
    """The private sheet a phone keeps."""
    kept = stored.read(phone.storage[SEAT], discover())
    assert kept is not None
    return dict(kept.sheet)


async def table(context: AppContext) -> list[OfflineSeat]:
    """Four seats dealt to by code, the two or three with hidden roles first."""
    _, seats = await dealt_by_code(registry_of(context), "secret_night", "Anna", NAMES)
    return sorted(seats, key=lambda seat: drawn(seat) not in HIDDEN)


async def table_of_seven(context: AppContext) -> tuple[OfflineSeat, list[OfflineSeat]]:
    """A seat whose role lies open, and seats with all hidden roles, dealt to by code."""
    while True:  # the dealer's phone may have drawn the one Deceiver
        _, seats = await dealt_by_code(
            registry_of(context), "secret_night", "Anna", (*NAMES, "Fay", "Gil")
        )
        hidden = [seat for seat in seats if drawn(seat) in HIDDEN]
        if {drawn(seat) for seat in hidden} == set(HIDDEN):
            return next(seat for seat in seats if seat not in hidden), hidden


async def passes(phone: Phone) -> None:
    await phone.until(lambda: phone.has("Table"))
    await phone.tap("Table")
    await phone.tap("Pass by code")


async def begins(phone: Phone, what: int, name: str) -> None:
    """Pass by code: what, and of whom."""
    await passes(phone)
    await phone.tap(f"exchange-{what}")
    await phone.until(lambda: phone.has(name))
    await phone.tap(name)


async def hears(phone: Phone, words: str) -> None:
    """A phone that was doing nothing reads what it is shown."""
    await passes(phone)
    await phone.tap("Read a code that is shown to me")
    await reads(phone, words)


async def whispers_to(teller: Phone, listener: Phone, name: str, said: str = WORDS) -> str:
    """The listener shows a code, the teller writes: the code that is for the listener alone."""
    await begins(listener, 0, name)
    await listener.sees("Code 1 of 2")
    await hears(teller, code_on(listener))
    await teller.sees("What you whisper")
    await teller.type("whisper-text", said)
    await teller.tap("whisper-send")
    await teller.sees("Code 2 of 2")
    return code_on(teller)


async def test_a_whisper_goes_across_and_only_its_listener_reads_it(context: AppContext) -> None:
    one, two, three, *_ = await table(context)
    listener, teller = await phone_of(context, one), await phone_of(context, two)
    spy = await phone_of(context, three)
    code = await whispers_to(teller, listener, two.name, f"  {WORDS}\n")
    await hears(spy, code)
    await spy.sees("This code is meant for another seat")
    await listener.tap("exchange-next")
    await reads(listener, code)
    await listener.sees(f"What {two.name} gave you")
    assert not listener.holds(WORDS)
    await listener.hold("Hold to look")
    assert listener.shows(WORDS)
    await listener.release("thumb-zone")
    await listener.misses(WORDS)
    await teller.tap("exchange-next")
    await teller.sees("Pass by code")
    assert not teller.shows("Given to you")
    assert not spy.received(WORDS)


async def test_who_photographs_both_codes_of_a_whisper_cannot_open_it(context: AppContext) -> None:
    one, two, three, *_ = await table(context)
    listener, teller = await phone_of(context, one), await phone_of(context, two)
    code = await whispers_to(teller, listener, two.name)
    raw, ask = text.read(code), text.read(code_on(listener))
    assert isinstance(raw, bytes)
    assert isinstance(ask, bytes)
    assert WORDS.encode() not in raw
    assert not isinstance(request.read_reply(parse(raw), three.key, ask), request.Reply)
    assert not isinstance(request.read_reply(parse(raw), two.key, ask), request.Reply)
    assert isinstance(request.read_reply(parse(raw), one.key, ask), request.Reply)


async def test_too_long_a_whisper_says_by_how_much_and_makes_no_code(context: AppContext) -> None:
    one, two, *_ = await table(context)
    listener, teller = await phone_of(context, one), await phone_of(context, two)
    await begins(listener, 0, two.name)
    await hears(teller, code_on(listener))
    assert not teller.has("whisper-send")
    await teller.type("whisper-text", "a" * 143)
    await teller.sees("That is 3 too many")
    assert not teller.has("whisper-send")
    await teller.type("whisper-text", "я" * 140)
    await teller.sees("That is 40 too many")
    await teller.type("whisper-text", "a" * 140)
    await teller.sees("0 left")
    await teller.tap("whisper-send")
    await teller.sees("Code 2 of 2")


async def looked(context: AppContext, one: OfflineSeat, two: OfflineSeat) -> tuple[Phone, Phone]:
    """Phone one has looked at the role of two; both codes still on their screens."""
    asker, asked = await phone_of(context, one), await phone_of(context, two)
    await begins(asker, 1, two.name)
    await asker.sees("Code 1 of 2")
    await hears(asked, code_on(asker))
    await asked.sees("Code 2 of 2")  # by itself: nothing is chosen there
    for phone in (asker, asked):
        await phone.misses(UNSAID)
    return asker, asked


async def test_zacharys_look_shows_the_role_and_is_noted_on_one_phone_only(
    context: AppContext,
) -> None:
    one, two, *_ = await table(context)
    number = offline_seat.number(two)
    asker, asked = await looked(context, one, two)
    await asked.sees(f"{one.name} looks at your role")
    await asker.tap("exchange-next")
    await reads(asker, code_on(asked))
    await asker.sees(f"What {two.name} gave you")
    await asker.hold("Hold to look")
    assert asker.shows(drawn(two).name.title())
    await asker.release("thumb-zone")
    guess, why = notes.read(sheet(asker)[notes.line(number)])
    assert (guess, why) == (topics.SIDES[drawn(two)], "")
    await asked.tap("exchange-next")
    assert not any(name.startswith("about-") for name in sheet(asked))
    await asker.tap("exchange-done")
    await passes(asker)
    await asker.tap("given-0")
    await asker.sees(f"What {two.name} gave you")


async def test_what_went_across_and_its_note_are_kept_together_or_not_at_all(
    context: AppContext,
) -> None:
    one, two, *_ = await table(context)
    line = notes.line(offline_seat.number(two))
    asker, asked = await looked(context, one, two)
    browser, room = asker.browser, [True]

    def one_more(args: dict[str, Any]) -> bool:  # then the storage is full
        return bool(browser.remember("set", args)) if room and room.pop() else False

    browser.answers["SharedPreferences", "set"] = one_more
    await asker.tap("exchange-next")
    await reads(asker, code_on(asked))
    await asker.sees(f"What {two.name} gave you")
    assert notes.read(sheet(asker)[line])[0] == topics.SIDES[drawn(two)]


async def test_the_note_keeps_the_words_it_had_and_is_read_behind_the_seat(
    context: AppContext,
) -> None:
    one, two, *_ = await table(context)
    number = offline_seat.number(two)
    noted = offline_seat.write(one, {notes.line(number): "unsure laughs a lot"})
    assert isinstance(noted, OfflineSeat)
    asker, asked = await looked(context, noted, two)
    await asker.tap("exchange-next")
    await reads(asker, code_on(asked))
    await asker.until(lambda: "unsure" not in sheet(asker)[notes.line(number)])
    assert sheet(asker)[notes.line(number)] == f"{topics.SIDES[drawn(two)]} laughs a lot"
    await asker.tap("exchange-done")
    await asker.until(lambda: asker.has(two.name))
    await asker.tap(two.name)
    assert not asker.has("whisper")
    await asker.tap("note")
    await asker.sees("laughs a lot")


async def test_open_roles_are_not_offered_for_a_look(context: AppContext) -> None:
    one, *others = await table(context)
    phone = await phone_of(context, one)
    await passes(phone)
    await phone.tap("exchange-1")
    await phone.sees("Only Zachary Davis may")
    for seat in others:
        assert phone.has(seat.name) is (drawn(seat) in HIDDEN)


async def test_a_stolen_card_has_a_place_that_only_the_thief_is_told(context: AppContext) -> None:
    one, two, *_ = await table(context)
    thief, victim = await phone_of(context, one), await phone_of(context, two)
    await begins(thief, 2, two.name)
    await thief.sees(f"How many cards does {two.name} hold")
    await thief.tap("cards-3")
    await thief.sees("Code 1 of 2")
    await hears(victim, code_on(thief))
    await victim.sees(f"{one.name} steals a card from you")
    await thief.tap("exchange-next")
    await reads(thief, code_on(victim))
    await thief.sees(f"What {two.name} gave you")
    await thief.hold("Hold to look")
    assert thief.shows("The 3 cards lie shuffled")
    assert any(thief.shows(f"The {place} card") for place in ("first", "second", "third"))
    assert not any(name.startswith("about-") for name in sheet(thief))


async def test_the_screens_of_asked_phones_are_the_same_for_every_role(context: AppContext) -> None:
    asker, asked = await table_of_seven(context)
    seen: set[tuple[object, ...]] = set()
    for seat in asked:
        _, phone = await looked(context, asker, seat)
        # What differs by seat is its name alone; the check words are the asker's.
        said = tuple(words.replace(seat.name, "?") for words in phone.words())
        boxes = [kind for node in nodes(phone.mirror.view()) if (kind := node.get("_c"))]
        code = text.read(code_on(phone))
        assert isinstance(code, bytes)
        seen.add((said, tuple(boxes), outside(code)))
    assert len(asked) >= 4
    assert len(seen) == 1


async def test_the_screens_of_askers_are_the_same_for_every_role_they_see(
    context: AppContext,
) -> None:
    asker, asked = await table_of_seven(context)
    seen: set[tuple[str, ...]] = set()
    for seat in asked:
        phone, other = await looked(context, asker, seat)
        await phone.tap("exchange-next")
        await reads(phone, code_on(other))
        await phone.sees(f"What {seat.name} gave you")
        seen.add(tuple(words.replace(seat.name, "?") for words in phone.words()))
    assert len(seen) == 1


async def test_without_a_server_the_table_says_what_phones_do_not_keep(context: AppContext) -> None:
    one, *_ = await table(context)
    phone = await phone_of(context, one)
    await phone.until(lambda: phone.has("Table"))
    await phone.tap("Table")
    await phone.sees("no phone keeps them")
    assert not phone.shows("Nine")


@pytest.mark.parametrize("size", [(390, 844), (320, 568), (1024, 768)])
async def test_every_step_is_drawn_on_every_size(
    context: AppContext, size: tuple[int, int]
) -> None:
    one, two, *_ = await table(context)
    phone, other = await phone_of(context, one, *size), await phone_of(context, two, *size)
    await passes(phone)
    for place in range(3):
        await phone.tap(f"exchange-{place}")
        await phone.until(lambda: phone.has(two.name))
        await phone.tap("Back")
    await phone.tap("exchange-0")
    await phone.until(lambda: phone.has(two.name))
    await phone.tap(two.name)
    await phone.sees("Code 1 of 2")
    await hears(other, code_on(phone))
    await other.sees("What you whisper")
    await phone.tap("Stop passing this")
    await phone.until(lambda: phone.has("Pass by code"))
    assert phone.crashes == other.crashes == []


async def test_a_phone_at_the_server_whispers_and_answers_by_code_too(context: AppContext) -> None:
    dealer, seats = await dealt_by_code(registry_of(context), "secret_night", "Anna", NAMES)
    kept: dict[str, object] = {f"companion.table.{dealer.code}": dealer.memory}
    anna = await enter(context, f"/J/{dealer.code}", storage=kept)
    bruno = await phone_of(context, seats[0])
    await opens(anna)
    await anna.tap("exchange-0")
    await anna.until(lambda: anna.has("Bruno"))
    await anna.tap("Bruno")
    await anna.sees("Code 1 of 2")
    await hears(bruno, code_on(anna))
    await bruno.type("whisper-text", WORDS)
    await bruno.tap("whisper-send")
    await bruno.sees("Code 2 of 2")
    await anna.tap("exchange-next")
    await reads(anna, code_on(bruno))
    await anna.sees("What Bruno gave you")
    await anna.hold("Hold to look")
    assert anna.shows(WORDS)
    await anna.release("thumb-zone")
    await anna.tap("exchange-done")
    before = dealer.session.scene.table
    if drawn(seats[0]) in HIDDEN:
        await opens(anna)
        await anna.tap("exchange-1")
        night = before.state
        zachary = night.player(0).character is Character.ZACHARY
        await anna.sees("Bruno")
        assert anna.shows("Zachary Davis looks at a role") is not zachary
    assert dealer.session.scene.table.changed == before.changed  # nothing of it is public


async def opens(phone: Phone) -> None:
    """At a table with a server: what goes by code stands under *More*."""
    await phone.until(lambda: phone.has("Table"))
    await phone.tap("Table")
    await phone.tap("More")
    await phone.tap("Pass something by code")
