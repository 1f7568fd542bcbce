"""Rescue on the screens: the code is made and used, the old phone is told, the others are asked."""

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from PIL import ImageFont

from companion.command_line import FOLDERS
from companion.handoff import backup, refusals, text
from companion.live.grace import SECONDS
from companion.session import refusals as of_phone
from companion.table import refusal
from companion.ui.app_context import AppContext
from companion.ui.kit.face import title_size
from companion.ui.screens.rescue import SCALE
from companion.ui.shelf import assets
from companion.ui.theme import HOUSE
from companion.ui.words import OWN, Words
from tests.support.app import ORIGIN, code_of, copied, enter, open_app
from tests.support.clock import HandClock
from tests.support.evening import dealt as dealt_of
from tests.support.night_evening import dealt, role_of, seated
from tests.support.offline import code_on
from tests.support.phone import Phone

SIZES = [(390, 844), (320, 568), (1024, 768)]
WORDS = OWN.parent / "screens" / "words"


@pytest.fixture
async def context(tmp_path: Path, clock: HandClock) -> AsyncIterator[AppContext]:
    async with open_app(tmp_path, clock) as opened:
        yield opened


async def makes(phone: Phone) -> tuple[str, str]:
    """A phone in its game makes a rescue code: the text of the code, and the letters."""
    await phone.tap("Table")
    await phone.tap("More")
    await phone.tap("Rescue code")
    return await reads_off(phone)


async def reads_off(phone: Phone) -> tuple[str, str]:
    await phone.sees("Photograph the picture")
    code = await copied(phone, "Copy the text")
    await phone.tap("The password")
    await phone.hold("thumb-zone")
    letters = next(word for word in phone.words() if is_letters(word))
    await phone.release("thumb-zone")
    return code, letters


def is_letters(word: str) -> bool:
    return len(word) == 9 and word[4] == " " and set(word) <= {*"0123456789ABCDEFGHJKMNPQRSTVWXYZ "}


async def opens(context: AppContext, code: str, letters: str, **kwargs: object) -> Phone:
    """A new phone, from home: it types the code and the letters."""
    phone = await enter(context, **kwargs)  # type: ignore[arg-type]  # sizes and languages
    await phone.tap("rescue")
    await phone.tap("Type it instead")
    await phone.type("code-text", code)
    await phone.tap("read")
    await phone.sees("The password")
    await phone.type("letters", letters)
    await phone.tap("rescue-open")
    return phone


# --- by the code


async def test_a_new_phone_has_the_role_and_the_old_one_says_so_and_shows_nothing(
    context: AppContext,
) -> None:
    phones = await dealt(context, 4)
    old = phones[1]
    role = await role_of(old)
    code, letters = await makes(old)
    new = await opens(context, code, letters.lower().replace("0", "o"))
    await new.sees("This phone holds the seat now")
    await new.sees("Hold to look")
    assert await role_of(new) == role

    await old.sees("Your seat has moved to another phone")
    assert not old.has("thumb-zone")
    assert not old.shows("Hold to look")
    assert not old.has("Mine")
    await old.until(lambda: not any('"seats": [[' in str(text) for text in old.storage.values()))
    await phones[0].tap("Log")
    await phones[0].sees("Bruno goes on with another phone")


async def test_the_old_phone_under_its_thumb_is_covered_at_once(context: AppContext) -> None:
    phones = await dealt(context, 4)
    old = phones[1]
    role = await role_of(old)
    code, letters = await makes(old)
    await old.tap("Back")
    await old.tap("Mine")
    await old.hold("thumb-zone")
    assert old.holds(role)
    new = await opens(context, code, letters)
    await new.sees("This phone holds the seat now")
    await old.sees("Your seat has moved")
    assert not old.holds(role)


async def test_a_phone_that_slept_is_told_when_it_is_back(context: AppContext) -> None:
    phones = await dealt(context, 4)
    old = phones[1]
    code, letters = await makes(old)
    await old.drop()
    new = await opens(context, code, letters)
    await new.sees("This phone holds the seat now")
    await old.reconnect()
    await old.sees("Your seat has moved to another phone")
    assert not old.has("thumb-zone")


async def test_a_used_code_wrong_letters_and_a_foreign_code_are_a_sentence_each(
    context: AppContext,
) -> None:
    phones = await dealt(context, 4)
    code, letters = await makes(phones[1])
    wrong = ("0" if letters[0] != "0" else "1") + letters[1:]
    new = await opens(context, code, wrong)
    await new.sees("This password does not open this code")
    await new.type("letters", letters[:5])
    await asyncio.sleep(0.7)  # the same press at once would count as a trembling thumb
    await new.tap("rescue-open")
    await new.sees("Those are 4 letters and digits")
    await new.type("letters", letters)
    await asyncio.sleep(0.7)
    await new.tap("rescue-open")
    await new.sees("Hold to look")
    late = await opens(context, code, letters)
    await late.sees("This rescue code has been used already")
    assert not late.has("thumb-zone")
    other = await enter(context)
    await other.tap("rescue")
    await other.tap("Type it instead")
    await other.type("code-text", "https://example.org/menu")
    await other.tap("read")
    await other.sees("This is a web address")


async def test_a_phones_own_camera_opens_the_link(context: AppContext) -> None:
    phones = await dealt(context, 4)
    code, letters = await makes(phones[1])
    await phones[1].tap("The picture")
    link = code_on(phones[1])
    assert text.read(link) == text.read(code)
    new = await enter(context, link.removeprefix(ORIGIN))
    await new.sees("The password")
    await new.type("letters", letters)
    await new.tap("rescue-open")
    await new.sees("Hold to look")


async def test_the_letters_are_covered_fresh_and_nowhere_else(
    context: AppContext, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    phones = await dealt(context, 4)
    old = phones[1]
    _, letters = await makes(old)
    assert not old.holds(letters)
    assert not any(letters in str(value) for value in old.storage.values())
    await old.hold("thumb-zone")
    assert old.holds(letters)
    await old.lifecycle("hide")
    assert not old.holds(letters)
    await old.tap("The picture")
    await old.tap("Back")
    _, second = await makes(old)
    assert second != letters
    plain = letters.replace(" ", "")
    assert letters not in caplog.text
    assert plain not in caplog.text
    assert not any(plain in str(page) for page in (old.facts, old.mirror.page.get("title")))


async def test_a_rescue_made_in_the_lobby_is_good_after_the_deal(context: AppContext) -> None:
    phones = await seated(context, 4)
    old = phones[1]
    await old.tap("Rescue code")
    code, letters = await reads_off(old)
    await old.tap("Back")
    await phones[0].tap("deal")
    await old.sees("Hold to look")
    role = await role_of(old)
    new = await opens(context, code, letters)
    await new.sees("Hold to look")
    assert await role_of(new) == role


async def test_a_seat_without_a_server_goes_on_elsewhere(context: AppContext) -> None:
    old = await enter(context)
    await old.tap("Sit at a table without a server")
    await old.type("name", "Zoë")
    await old.tap("sit-down")
    await old.sees("Your seat’s code")
    await old.tap("More")
    await old.tap("Rescue code")
    await old.sees("this phone cannot be told")
    code = await copied(old, "Copy the text")
    await old.tap("The password")
    await old.hold("thumb-zone")
    letters = next(word for word in old.words() if is_letters(word))
    await old.release("thumb-zone")
    new = await opens(context, code, letters)
    await new.sees("Your seat’s code")
    assert new.storage["companion.seat"] == old.storage["companion.seat"]
    again = await opens(context, code, letters, storage=dict(new.storage))
    await again.sees("This phone has a seat without a server already")


# --- by agreement


async def test_the_others_give_the_seat_of_a_lost_phone_to_a_new_one(
    context: AppContext, clock: HandClock
) -> None:
    phones = await dealt(context, 4)
    old = phones[1]
    role = await role_of(old)
    await old.drop()
    new = await enter(context, f"/J/{code_of(phones[0])}")
    await new.tap("A phone is gone")
    await new.sees("What only the old phone had noted is lost")
    await new.tap("gone-1")
    await new.sees("You ask for Bruno’s seat")
    for phone in (phones[0], phones[2], phones[3]):
        await phone.sees("Is that Bruno?")
    await phones[0].tap("move-agree")
    await phones[0].misses("Is that Bruno?")
    await new.sees("1 of 3 agree")
    await phones[2].tap("move-agree")
    await phones[3].tap("move-agree")
    for phone in (new, *phones[2:]):
        await phone.sees("The seat of Bruno moves in a minute, unless its phone comes back")
    assert not new.has("thumb-zone")
    clock.passes(SECONDS)
    await new.sees("Hold to look")
    assert await role_of(new) == role
    await phones[0].tap("Log")
    for line in ("A phone asks for the seat of Bruno", "Carla agreed", "has another phone now"):
        await phones[0].sees(line)
    await old.reconnect()
    await old.sees("Your seat has moved to another phone")
    assert not old.has("thumb-zone")


async def test_who_looks_at_something_else_is_told_first_and_asked_then(
    context: AppContext,
) -> None:
    phones = await dealt(context, 4)
    await phones[1].drop()
    await phones[2].tap("Rules")
    new = await enter(context, f"/J/{code_of(phones[0])}")
    await new.tap("A phone is gone")
    await new.tap("gone-1")
    await phones[2].sees("A phone asks for the seat of Bruno")
    assert not phones[2].has("move-agree")
    await phones[2].tap("Back")
    await phones[2].sees("Is that Bruno?")


async def test_one_refuses_and_the_seat_stays(context: AppContext) -> None:
    phones = await dealt(context, 4)
    await phones[1].drop()
    new = await enter(context, f"/J/{code_of(phones[0])}")
    await new.tap("A phone is gone")
    await new.tap("gone-1")
    await phones[2].sees("Is that Bruno?")
    await phones[2].tap("move-refuse")
    await phones[0].misses("Is that Bruno?")
    await new.misses("You ask for Bruno’s seat")
    await phones[1].reconnect()
    await phones[1].sees("Hold to look")


async def test_a_phone_that_is_there_after_all_keeps_its_seat(
    context: AppContext, clock: HandClock
) -> None:
    phones = await dealt(context, 4)
    await phones[1].drop()
    new = await enter(context, f"/J/{code_of(phones[0])}")
    await new.tap("A phone is gone")
    await new.tap("gone-1")
    await phones[0].sees("Is that Bruno?")
    for phone in (phones[0], phones[2], phones[3]):
        await phone.tap("move-agree")
    await new.sees("moves in a minute")
    await phones[1].reconnect()
    for phone in phones:
        await phone.sees("The phone of Bruno is back: the seat stays where it is")
    await phones[1].sees("Hold to look")
    clock.passes(SECONDS)
    await new.misses("You ask for Bruno’s seat")
    assert not new.has("thumb-zone")


async def test_of_two_no_seat_moves_and_the_deal_is_given_up_before_all(
    context: AppContext,
) -> None:
    def has_card(phone: Phone) -> bool:
        return phone.has("thumb-zone")

    anna, bruno = await dealt_of(context, "microfilms", ("Anna", "Bruno"), has_card)
    await bruno.drop()
    new = await enter(context, f"/J/{code_of(anna)}")
    await new.tap("A phone is gone")
    await new.sees("Two other players must agree, and here there are too few")
    assert not new.has("gone-1")
    assert not new.has("Give up this deal")
    await anna.tap("Table")
    await anna.tap("More")
    await anna.tap("Give up this deal")
    await anna.sees("Nobody learns what was dealt")
    await anna.tap("Give it up")
    for phone in (anna, new):
        await phone.sees("Anna gave up the deal")
    await bruno.reconnect()
    await bruno.sees("Anna gave up the deal")
    await anna.tap("deal")
    for phone in (anna, bruno):
        await phone.until(lambda: has_card(anna) and has_card(bruno))


async def test_nobody_is_offered_a_seat_while_all_phones_are_here(context: AppContext) -> None:
    phones = await dealt(context, 4)
    watcher = await enter(context, f"/J/{code_of(phones[0])}", width=1024, height=768)
    await watcher.sees("Bruno")
    assert not watcher.has("A phone is gone")


# --- words and sizes


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("language", ["en", "es"])
async def test_every_screen_is_drawn_at_every_size(
    context: AppContext, width: int, height: int, language: str
) -> None:
    phones = await dealt(context, 4)
    await phones[1].drop()
    w = Words(language, FOLDERS, strict=True)
    link = f"/J/{code_of(phones[0])}"
    new = await enter(context, link, language=language, width=width, height=height)
    await new.tap(w("more-gone"))
    await new.sees(w("gone-title"))
    await new.tap("gone-1")
    await new.sees(w("move-mine", name="Bruno"))
    lone = await enter(context, language=language, width=width, height=height)
    await lone.tap("rescue")
    await lone.sees(w("rescue-scan"))


def test_the_words_are_complete_in_both_languages() -> None:
    english, spanish = (
        {line.split(" = ")[0] for line in (WORDS / f"{name}-rescue.ftl").read_text().splitlines()}
        for name in ("en", "es")
    )
    keys = {line for line in english if line and line[0].islower()}
    assert keys == {line for line in spanish if line and line[0].islower()}
    for language in ("en", "es"):
        w = Words(language, FOLDERS, strict=True)
        for refused in (
            refusals.WrongLetters(),
            refusals.NotEightLetters(5),
            refusals.UnknownKdf(9),
            refusal.RescueSpent(),
            of_phone.RescueTooLong(),
            of_phone.NotRescued(),
            of_phone.SeatedElsewhere(),
            refusal.PhoneHere("Zoë"),
            refusal.MoveUnderway(),
            refusal.MoveOver(),
            refusal.NobodyToAgree(),
        ):
            assert w.say(refused)


@pytest.mark.parametrize(("width", "largest"), [(350 - 2 * 24, 48), (280 - 2 * 20, 32)])
def test_the_widest_letters_fit_the_card(width: float, largest: float) -> None:
    """The card of a phone of 390 and of 320; eight of the widest there are."""
    widest = "WWWW WWWW"
    size = title_size(widest, width, largest) * SCALE
    file = assets() / "fonts" / f"{HOUSE.strong}.ttf"
    assert ImageFont.truetype(file, 100).getlength(widest) * size / 100 <= width


def test_letters_as_they_are_grouped_are_read_back() -> None:
    eight = backup.fresh_letters()
    assert backup.letters(backup.grouped(eight)) == eight
