"""Stations of the pictures' walk through Venice: the round, its sheets, the clues, the call.

What is not looked at is done from outside (`tests.support.outside`). What must not live here: what
an album is.
"""

import json

from playwright.async_api import Browser

from companion.games.venice import sheet_text
from companion.games.venice.rules import byhand, phoning, talks, visits
from companion.games.venice.rules.byhand import Field
from companion.games.venice.rules.cards import segment_card
from companion.games.venice.rules.hand import unpack
from companion.games.venice.rules.options import Help, HouseRules
from companion.games.venice.sheet import ClueSheet, Column, Kind, Mark, filled, tapped
from companion.handoff import text
from tests.journeys.album import MAKER, OTHERS, Album, comes
from tests.journeys.steps import code_on
from tests.support.guest import open_registry
from tests.support.offline import dealt_by_code
from tests.support.outside import Dealt, dealt_table
from tests.support.page import PhonePage
from tests.support.program import Program

NAMES = (MAKER, *OTHERS)
ASKER, ASKED = 0, 1


async def in_venice(album: Album, browser: Browser, program: Program) -> None:
    """One table of four, seen from two phones."""
    rules = HouseRules(help=Help.FULL)
    async with dealt_table(program.data, "venice", NAMES, rules) as table:
        await notes(table)
        phones = [
            await comes(album, browser, program, table, seat, NAMES[seat])
            for seat in (ASKER, ASKED)
        ]
        await a_round(album, phones[0], table)
        await a_demand(album, phones, table)
        await the_clues(album, phones[0])
        await the_call(album, phones[0], table)
        for phone in phones:
            phone.quiet()
            await phone.context.close()


async def by_code(album: Album, browser: Browser, program: Program) -> None:
    """Two phones without a server: what is passed, to whom, the codes, the card that was given."""
    registry, close = await open_registry(program.data)
    _, seats = await dealt_by_code(registry, "venice", MAKER, OTHERS)
    await close()
    first, second = [
        await album.phone(
            browser,
            seat.name,
            storage={"flutter.companion.seat": json.dumps(seat.text())},
            origin=program.link,
        )
        for seat in seats[:2]
    ]
    for phone in (first, second):
        await phone.goes(f"{program.link}seat")
        await album.tap(phone, "table")
        await album.sees(phone, "exchange-short")
    await album.take(first, "apart-table")
    await album.tap(first, "exchange-short")
    await album.sees(first, "exchange-note")
    await album.take(first, "exchange")
    await first.tap_row(album.words("venice-code-demand"))
    await album.sees(first, "venice-sheet-where")
    await album.take(first, "exchange-whom")
    await first.tap(seats[1].name)
    await album.tap(first, "venice-code-ask")
    await album.sees(first, "exchange-step", step=1, of=2)
    await album.take(first, "exchange-code")
    await reads(program, second, await code_on(first))
    await album.sees(second, "venice-code-demand-other", name=seats[0].name)
    await album.take(second, "exchange-gives")
    await album.tap(second, "venice-black-segment")
    await album.tap(second, "venice-show")
    await album.sees(second, "exchange-step", step=2, of=2)
    await reads(program, first, await code_on(second))
    await album.sees(first, "exchange-from", name=seats[1].name)
    await album.take(first, "exchange-given")
    for phone in (first, second):
        phone.quiet()
        await phone.context.close()


async def reads(program: Program, phone: PhonePage, code: str) -> None:
    """The phone's own camera app opens the link of a code."""
    raw = text.read(code)
    assert isinstance(raw, bytes)
    await phone.goes(text.link(raw, program.link.rstrip("/")))


async def notes(table: Dealt) -> None:
    """Fifteen rounds of clues, as the sheet of the asker would hold them by then."""
    sheet = ClueSheet()
    hands = {seat: unpack(_hand(table, seat)) for seat in (0, 1, 2, 3)}
    for number in range(1, 16):
        other = 1 + number % 3
        theirs = hands[other].blacks[number % 2]
        wrong = next(c for c in range(number % 6, 8) if c not in hands[other].blacks)
        gave = (hands[ASKER].identity, segment_card((hands[ASKER].segment + 1 + number % 3) % 4))
        got = (theirs,) if number % 7 == 0 else tuple(sorted((theirs, wrong)))
        kind = Kind.BLACK if len(got) == 1 else Kind.PAIR
        at = (1 + (number - 1) // 5, 1 + (number - 1) % 5, number % 5)
        shown = tuple(sorted(gave)) if kind is Kind.PAIR else ()
        sheet = filled(sheet, Column(number, other, *at, got=got, gave=shown, kind=kind))
    for agent, card in ((1, 2), (1, 3), (2, 5)):
        sheet = tapped(sheet, agent, card)
    assert sheet.mark(1, 2) is Mark.NOT
    session = table.guests[ASKER].session
    deal = session.scene.table.round
    assert await session.write_line(ASKER, sheet_text.CLUES, sheet_text.text(sheet, deal)) is None


def _hand(table: Dealt, seat: int) -> bytes:
    hand = table.guests[seat].session.hand(seat)
    assert isinstance(hand, bytes)
    return hand


async def lie(table: Dealt, *locations: int) -> None:
    """The locations of this round, in the order of the places."""
    for place, location in zip(table.state.places, locations, strict=True):
        await table.do(0, byhand.ByHand(Field.LOCATION, location, place))


async def a_round(album: Album, phone: PhonePage, table: Dealt) -> None:
    """Choosing a location, who meets whom, two cards for an exchange."""
    await table.do(0, byhand.ByHand(Field.START, ASKER))
    await album.sees(phone, "venice-do-place")
    await album.take(phone, "venice-table")
    await album.tap(phone, "venice-do-place")
    await album.sees(phone, "venice-place-choose")
    await album.take(phone, "venice-location")
    await album.tap(phone, "close")
    await lie(table, 0, 0, 1, 2, 3)
    await album.sees(phone, "venice-do-meet")
    await album.take(phone, "venice-meeting-on-the-table")
    await album.tap(phone, "venice-do-meet")
    await album.sees(phone, "venice-choose-two")
    await album.take(phone, "venice-choosing")
    await album.tap(phone, "venice-sheet-card-0")
    await album.tap(phone, "venice-sheet-card-1")
    await album.take(phone, "venice-chosen")
    await album.tap(phone, "venice-mode-black")
    await album.sees(phone, "venice-choose-black")
    await album.take(phone, "venice-choosing-black")
    await album.tap(phone, "close")


async def a_demand(album: Album, phones: list[PhonePage], table: Dealt) -> None:
    """A black card is demanded, and chosen."""
    asker, asked = phones
    await table.do(
        0, *(talks.SkipMeeting(m.number) for m in table.state.pending), visits.NextRound()
    )
    await lie(table, 1, 2, 3, 0, 1)
    await album.sees(asker, "venice-now-demand", names=NAMES[ASKER])  # all cards lie by then
    await album.tap(asker, "venice-do-meet")
    await album.sees(asker, "venice-demand")
    await album.take(asker, "venice-demand")
    await album.tap(asker, "close")
    number = table.state.met
    await table.do(ASKER, talks.Demand(number, ASKED))
    await album.sees(asked, "venice-asked", name=NAMES[ASKER])
    await album.take(asked, "venice-demanded")
    await album.tap(asked, "venice-black-identity")
    await album.tap(asked, "venice-show")
    await asked.misses(album.words("venice-asked", name=NAMES[ASKER]))


async def the_clues(album: Album, phone: PhonePage) -> None:
    """The clue sheet in round fifteen: meetings, who is who with the help's reasons, by hand."""
    await album.tap(phone, "venice-sheet")
    await album.sees(phone, "venice-sheet-eyes")
    await album.take(phone, "clues-covered")
    await album.tap(phone, "venice-sheet-open")
    await album.sees(phone, "venice-sheet-new")
    await album.take(phone, "clues-meetings")
    await album.tap(phone, "venice-sheet-view-who")
    await album.take(phone, "clues-who")
    await album.tap(phone, "venice-sheet-view-notes")
    await album.take(phone, "clues-notes")
    await album.tap(phone, "venice-sheet-new")
    await album.sees(phone, "venice-sheet-form")
    await album.take(phone, "clues-by-hand")
    await album.tap(phone, "cancel")
    await album.tap(phone, "back")


async def the_call(album: Album, phone: PhonePage, table: Dealt) -> None:
    """By hand, the table's words, the call and what came of it."""
    for key in ("venice-hand", "venice-words"):
        await album.tap(phone, "more")
        await album.tap(phone, key)
        await album.sees(phone, key)
        await album.take(phone, key)
        await album.tap(phone, "close" if key == "venice-hand" else "back")
    await table.do(0, visits.NextRound())
    await lie(table, 4, 4, 2, 3, 0)
    await album.sees(phone, "venice-call-short")
    await album.tap(phone, "venice-call-short")
    await album.sees(phone, "venice-call-note")
    await album.take(phone, "venice-call")
    await album.tap(phone, "close")
    await table.do(ASKER, phoning.Call((0, 1, 2, 3)))
    await album.sees(phone, "venice-do-open")
    await album.take(phone, "venice-called")
    await album.tap(phone, "venice-do-open")
    await album.tap(phone, "end-yes")
    await album.sees(phone, "end-kicker")
    await album.misses(phone, "seat-hidden")
    await album.take(phone, "venice-over")
