"""Joining by six letters, on phones without browsers: what is shown, typed, refused."""

from dataclasses import replace

import pytest

from companion.live.registry import TableRegistry
from companion.session import letters
from companion.session.tries import FIRST, FREE
from companion.ui.app_context import AppContext
from companion.ui.screens.join import address, to_share
from tests.support.app import ORIGIN, code_of, copied, enter
from tests.support.evening import sit
from tests.support.guest import MINUTE
from tests.support.live import registry_of
from tests.support.night_evening import dealt, host
from tests.support.phone import Phone
from tests.ui.test_words import ROOT, messages

SECURE = "https://table.test"
SIZES = [(320, 568), (390, 844), (1024, 768)]
EACH_SIZE = pytest.mark.parametrize(("width", "height"), SIZES)


async def types(phone: Phone, typed: str) -> None:
    await phone.tap("home-join")
    await phone.type("table-letters", typed)
    await phone.tap("join")


@EACH_SIZE
@pytest.mark.parametrize("language", ["en", "es"])
async def test_the_lobby_shows_where_to_go_and_what_to_type(
    context: AppContext, width: float, height: float, language: str
) -> None:
    maker = await host(context, width=width, height=height)
    guest = await enter(
        context, f"/J/{code_of(maker)}", language=language, width=width, height=height
    )
    own = letters.derived(code_of(maker))
    await guest.sees("192.168.1.20:8550")
    assert guest.shows(letters.grouped(own)) or guest.shows(", ".join(own))


async def test_a_screen_reader_spells_the_letters(context: AppContext) -> None:
    maker = await host(context)
    own = letters.derived(code_of(maker))
    await maker.sees(f"The letters of this table: {', '.join(own)}")


@EACH_SIZE
async def test_typed_letters_lead_where_the_link_does(
    context: AppContext, width: float, height: float
) -> None:
    maker = await host(context)
    phone = await enter(context, width=width, height=height)
    own = letters.derived(code_of(maker))
    await types(phone, f" {own[:3].lower()}-{own[3:].replace('Q', '0').replace('L', '1')}")
    await phone.sees("Who is here?")
    await sit(phone, "Bruno")
    await maker.sees("Bruno")
    assert code_of(phone) == code_of(maker)


async def test_enter_joins_too(context: AppContext) -> None:
    maker = await host(context)
    phone = await enter(context)
    await phone.tap("home-join")
    await phone.type("table-letters", letters.derived(code_of(maker)), submit=True)
    await phone.sees("Who is here?")


async def test_the_whole_link_is_copied_to_be_sent_on(context: AppContext) -> None:
    maker = await host(context, url=SECURE)
    await maker.tap("copy-link")
    await maker.sees("Copied.")
    link = maker.browser.clipboard or ""
    assert link == f"{ORIGIN.lower()}/J/{code_of(maker)}"
    guest = await enter(context, link.removeprefix(ORIGIN.lower()))
    await guest.sees("Who is here?")


async def test_where_there_is_a_share_sheet_it_gets_the_link(context: AppContext) -> None:
    maker = await host(context, url=SECURE)
    sent: list[str] = []

    def sheet(args: dict[str, str]) -> dict[str, str]:
        sent.append(args["text"])
        return {"status": "success", "raw": ""}

    maker.browser.answers["Share", "share_text"] = sheet
    await maker.tap("copy-link")
    await maker.until(lambda: bool(sent))
    assert sent == [f"{ORIGIN.lower()}/J/{code_of(maker)}"]
    assert maker.browser.clipboard is None


async def test_what_no_page_may_copy_is_shown_marked(context: AppContext) -> None:
    """On plain http; and on a page whose browser refuses."""
    maker = await host(context)
    link = f"{ORIGIN.lower()}/J/{code_of(maker)}"
    assert await copied(maker, "copy-link") == link
    assert maker.find("to-copy", ("on_focus",))["read_only"]
    assert marked(maker) == {0, len(link)}
    await maker.send(maker.find("to-copy", ("on_focus",)), "focus")  # touched: marked anew
    assert marked(maker) == {0, len(link)}
    assert ("Clipboard", "set") not in maker.browser.calls
    other = await host(context, url=SECURE)

    def refuses(_: dict[str, object]) -> None:
        raise RuntimeError("NotAllowedError")

    other.browser.answers["Clipboard", "set"] = refuses
    assert await copied(other, "copy-link") == f"{ORIGIN.lower()}/J/{code_of(other)}"


def marked(phone: Phone) -> set[int]:
    """From where to where the text to copy is marked."""
    selection = phone.find("to-copy", ("on_focus",))["selection"]
    return {selection["base_offset"], selection["extent_offset"]}


async def test_on_plain_http_nothing_is_offered_that_no_browser_lends(context: AppContext) -> None:
    phone = await enter(context)
    await phone.sees("Type the letters of a table")
    assert not phone.shows("Scan to join")
    await phone.tap("rescue")
    await phone.tap("Type it instead")
    assert not phone.has("Paste")
    assert phone.shows("Touch the field to paste")
    secure = await enter(context, url=SECURE)
    await secure.sees("Scan to join a table")


async def test_a_link_that_was_pasted_for_the_letters_joins_too(context: AppContext) -> None:
    maker = await host(context)
    phone = await enter(context)
    await types(phone, await copied(maker, "copy-link"))
    await phone.sees("Who is here?")


def test_an_address_is_as_short_as_a_browser_understands() -> None:
    assert address("HTTP://192.168.1.20:8550/J/X") == "192.168.1.20:8550"
    assert address("HTTPS://TABLE.TEST/J/X") == "https://table.test"
    assert to_share("HTTPS://TABLE.TEST/J/ABC") == "https://table.test/J/ABC"


async def test_wrong_letters_are_refused_in_a_sentence_and_the_sheet_stays(
    context: AppContext,
) -> None:
    maker = await host(context)
    phone = await enter(context)
    own = letters.derived(code_of(maker))
    await types(phone, "ABC")
    await phone.sees("A table has six letters.")
    await phone.type("table-letters", "AAAAAA" if own != "AAAAAA" else "BBBBBB")
    await phone.tap("join")
    await phone.sees("No table here has these letters.")
    assert phone.shows("Six letters")
    await phone.tap("Cancel")
    assert not phone.shows("Six letters")
    assert not phone.shows("No table here has these letters.")


async def test_letters_of_a_table_that_everybody_left_say_so(context: AppContext) -> None:
    maker = await host(context)
    own = letters.derived(code_of(maker))
    await maker.tap("Back")
    await maker.sees("Which box is open?")
    phone = await enter(context)
    await types(phone, own)
    await phone.sees("Nobody is at that table now.")
    await maker.tap("resume")
    await maker.sees("Who is here?")
    await phone.type("table-letters", own + " ")
    await phone.tap("join")
    await phone.sees("Who is here?")


async def test_after_five_wrong_tries_the_seconds_are_said(context: AppContext) -> None:
    moment = [0.0]
    registry = TableRegistry(
        registry_of(context)._store, context.games, lambda: MINUTE, lambda: moment[0]
    )
    context = replace(context, registry=registry)
    maker = await host(context)
    own = letters.derived(code_of(maker))
    phone = await enter(context)
    await phone.tap("home-join")
    for number in range(FREE):
        await phone.type("table-letters", f"AAAAA{letters.ALPHABET[number]}", submit=True)
        await phone.sees("No table here has these letters.")
    await phone.type("table-letters", own, submit=True)
    await phone.sees(f"Too many wrong letters. Try again in {FIRST} seconds.")
    moment[0] += FIRST
    await phone.type("table-letters", own + " ", submit=True)
    await phone.sees("Who is here?")
    assert not phone.shows("Too many wrong letters.")


@EACH_SIZE
async def test_one_comes_back_by_letters_while_the_game_is_on(
    context: AppContext, width: float, height: float
) -> None:
    maker, guest, *_ = await dealt(context, 4)
    kept = dict(guest.storage)
    await guest.close()
    await maker.resize(width, height)
    await maker.tap("More")
    await maker.tap("The way to this table")
    own = letters.derived(code_of(maker))
    await maker.sees(f"The letters of this table: {', '.join(own)}")
    await maker.sees("192.168.1.20:8550")
    again = await enter(context, storage=kept)
    await types(again, own)
    await again.sees("Hold to look")
    await maker.tap("Back")
    await maker.sees("Hold to look")


def test_both_languages_say_the_same() -> None:
    folder = ROOT / "ui" / "screens" / "words"
    assert messages(folder / "en-join.ftl") == messages(folder / "es-join.ftl")
