"""Pictures of a deal that nobody knows: each phone comes as its codes have left it."""

import json

from playwright.async_api import Browser

from companion.session import offline_seat
from companion.session.offline_seat import OfflineSeat
from companion.ui.view_state import Step
from tests.journeys.album import Album
from tests.support.mixers import GAMES, dealt, gathered, key_swapped, took
from tests.support.offline import SEAT
from tests.support.page import PhonePage
from tests.support.program import Program


async def for_nobody(album: Album, browser: Browser, program: Program) -> None:
    """The offer, each step of both phones, a phone left without a card, the end."""
    early = gathered(6)
    early.reads(1, offline_seat.code(early.phones[2]))
    early.reads(1, offline_seat.pledge_code(early.dealer, GAMES))
    early.reads(1, offline_seat.code(early.phones[3]))
    await one(album, browser, program, early.phones[2], "mixed-title", "mixed-offer", "mixed-scans")
    await one(album, browser, program, early.dealer, "", "mixed-pledge", "mixed-pledge-note")
    await one(album, browser, program, early.mixer, "", "mixed-gather", "mixed-gather")
    full = gathered(6)
    full.seats_are_read()
    await one(album, browser, program, full.mixer, "", "mixed-mixed", "mixed-mixed-note")
    circle = dealt(6)
    await over(album, browser, program, circle.dealer, Step.PROOF, "mixed-end-first")
    await over(album, browser, program, circle.mixer, Step.UNMIX, "mixed-unmix-first")
    await one(album, browser, program, astray(), "", "astray", "astray-note")
    circle.ends()
    await one(album, browser, program, circle.phones[3], "", "mixed-ended", "end-fair-offline")
    await one(album, browser, program, circle.dealer, "code-end", "mixed-proof", "mixed-proof-note")


async def comes(album: Album, browser: Browser, program: Program, seat: OfflineSeat) -> PhonePage:
    """A phone whose browser keeps this seat already."""
    phone = await album.phone(
        browser,
        seat.name,
        storage={f"flutter.{SEAT}": json.dumps(seat.text())},
        origin=program.link.rstrip("/"),
    )
    return await phone.goes(f"{program.link.rstrip('/')}/seat")


async def one(
    album: Album,
    browser: Browser,
    program: Program,
    seat: OfflineSeat,
    button: str,
    name: str,
    sees: str,
) -> None:
    """One picture of a phone that comes, and taps the button if one is named."""
    phone = await comes(album, browser, program, seat)
    if button:
        await album.tap(phone, button)
    await phone.sees(album.words(sees, codes=11).split("{")[0])
    await album.take(phone, name)
    await phone.context.close()


async def over(
    album: Album, browser: Browser, program: Program, seat: OfflineSeat, step: Step, sees: str
) -> None:
    """What *More* leads the dealer or the mixer to."""
    phone = await comes(album, browser, program, seat)
    await album.tap(phone, "table")
    await album.tap(phone, "more")
    await phone.still()
    await album.tap(phone, "mixed-end" if step is Step.PROOF else "mixed-unmix")
    await album.sees(phone, sees)
    await album.take(phone, sees)
    await phone.context.close()


def astray() -> OfflineSeat:
    """A seat whose key the mixer has swapped, once it has read the deal."""
    bad = gathered(6)
    bad.seats_are_read()
    bad.reads(0, key_swapped(bad))
    return took(bad.phones[2], bad.dealer.deal)
