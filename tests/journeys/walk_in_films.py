"""Stations of the pictures' walk through [microfilms]: bank, interrogation, notes, an attempt.

What is not looked at is done from outside (`tests.support.outside`). What must not live here: what
an album is.
"""

from playwright.async_api import Browser

from companion.games.microfilms.rules import (
    attempts,
    byhand,
    checks,
    films,
    moves,
    questions,
    turns,
)
from companion.games.microfilms.rules.cards import NAMES as CARDS
from companion.games.microfilms.rules.cards import Film
from companion.games.microfilms.rules.deeds import Field
from companion.games.microfilms.rules.hand import unpack
from companion.games.microfilms.rules.options import HouseRules
from tests.journeys.album import MAKER, OTHERS, Album, comes
from tests.support.outside import Dealt, dealt_table
from tests.support.page import PhonePage
from tests.support.program import Program

NAMES = (MAKER, *OTHERS)
ASKER, ASKED = 0, 1
LAID = 4
"""Cards in the fan: an identity and a hand of three."""


async def in_films(album: Album, browser: Browser, program: Program) -> None:
    """One table of four, seen from two phones; then one of two with the Croupier."""
    async with dealt_table(program.data, "microfilms", NAMES, HouseRules(starter=ASKER)) as table:
        for seat in range(4):
            await table.do(0, byhand.ByHand(Field.FRANCS, 2 + seat, seat))
        await table.do(
            0, byhand.ByHand(Field.HAND, LAID - 1, ASKED), byhand.ByHand(Field.CLEARED, 1, ASKED)
        )
        phones = [
            await comes(album, browser, program, table, seat, NAMES[seat])
            for seat in (ASKER, ASKED)
        ]
        await a_turn(album, phones[0])
        await answers(album, phones[1], table)
        await an_interrogation(album, phones, table)
        await notes(album, phones[0])
        await an_attempt(album, phones[0], table)
        for phone in phones:
            phone.quiet()
            await phone.context.close()


async def with_the_croupier(album: Album, browser: Browser, program: Program) -> None:
    """Two players: the Croupier on the table, what to take from the box, the claim."""
    async with dealt_table(program.data, "microfilms", NAMES[:2], HouseRules(starter=0)) as table:
        phone = await comes(album, browser, program, table, 0, NAMES[0])
        await album.tap(phone, "microfilms-box")
        await album.sees(phone, "microfilms-box-croupier")
        await album.take(phone, "films-box")
        await album.tap(phone, "close")
        for francs in range(2):
            await table.do(francs, moves.Pass())
        await album.sees(phone, "microfilms-do-turn")
        await album.take(phone, "films-croupier")
        phone.quiet()
        await phone.context.close()


async def a_turn(album: Album, phone: PhonePage) -> None:
    """The table, the five options, actions, whom."""
    await album.sees(phone, "microfilms-do-turn")
    await album.take(phone, "films-table")
    await album.tap(phone, "microfilms-do-turn")
    await album.sees(phone, "microfilms-do-pass")
    await album.take(phone, "films-options")
    await phone.tap_row(album.words("microfilms-do-action"))
    await album.sees(phone, "microfilms-price-steal")
    await album.take(phone, "films-actions")
    await phone.tap_row(album.words("microfilms-do-blackmail"))
    await album.sees(phone, "microfilms-whom-blackmail")
    await album.take(phone, "films-whom")
    await album.tap(phone, "microfilms-back")
    await album.tap(phone, "microfilms-back")
    await album.tap(phone, "close")


async def answers(album: Album, phone: PhonePage, table: Dealt) -> None:
    """A bribe and blackmail as the one asked sees them."""
    for act, key in (
        (questions.Bribe(ASKED), "bribe"),
        (questions.Blackmail(ASKED, questions.Means.STEAL), "blackmail"),
    ):
        await table.do(ASKER, act)
        await album.sees(phone, f"microfilms-asked-{key}", name=NAMES[ASKER])
        await album.take(phone, f"films-{key}")
        await table.do(ASKER, turns.CallOff(), byhand.ByHand(Field.TURN, ASKER))


async def an_interrogation(album: Album, phones: list[PhonePage], table: Dealt) -> None:
    """The hand is laid, one card lifted from the fan, and seen alone."""
    asker, asked = phones
    await table.do(ASKER, questions.Interrogate(ASKED, card=False))
    await album.sees(asked, "microfilms-asked-interrogation", name=NAMES[ASKER])
    film = album.words(f"microfilms-card-film-{table.state.nations[0]}")
    hand = (album.words("microfilms-with-steal"), album.words("microfilms-with-cash-out"), film)
    for card in hand:
        await asked.tap(card)
    await album.take(asked, "films-lay")
    await album.tap(asked, "microfilms-lay", cards=LAID)
    await album.sees(asker, "microfilms-fan-note")
    await album.take(asker, "films-fan")
    await asker.tap(album.words("microfilms-fan-card", number=3, of=LAID))
    await album.sees(asker, "microfilms-fan-sure", number=3)
    await album.take(asker, "films-fan-lifted")
    await album.tap(asker, "microfilms-fan-look")
    await album.sees(asker, "mine-own")
    await album.tap(asker, "table")


async def notes(album: Album, phone: PhonePage) -> None:
    """Private notes; who wants what; the end of a turn; numbers by hand."""
    await album.tap(phone, "microfilms-notes")
    await album.sees(phone, "microfilms-notes-eyes")
    await album.take(phone, "films-notes-covered")
    await album.tap(phone, "microfilms-notes-open")
    await album.sees(phone, "microfilms-notes-key")
    await album.take(phone, "films-notes")
    await album.tap(phone, "microfilms-notes-view-seen")
    await album.take(phone, "films-notes-seen")
    await album.tap(phone, "back")
    await album.tap(phone, "more")
    await album.tap(phone, "microfilms-who")
    await album.sees(phone, "microfilms-who-agent")
    await album.take(phone, "films-who")
    await album.tap(phone, "back")
    await album.tap(phone, "more")
    await album.tap(phone, "microfilms-hand")
    await album.sees(phone, "microfilms-hand-turn")
    await album.take(phone, "films-by-hand")
    await album.tap(phone, "close")


async def an_attempt(album: Album, phone: PhonePage, table: Dealt) -> None:
    """The end of a turn with cards too many; an attempt from its kind to its verdict."""
    await table.do(ASKER, byhand.ByHand(Field.TURN, ASKER), byhand.ByHand(Field.DONE, 1))
    await table.do(ASKER, byhand.ByHand(Field.HAND, 3, ASKER))
    await album.tap(phone, "microfilms-do-end")
    await album.sees(phone, "microfilms-end")
    await album.take(phone, "films-end-of-turn")
    await album.tap(phone, "close")
    agent = next(seat for seat in range(4) if _agent(table, seat))
    await table.do(agent, byhand.ByHand(Field.TURN, ASKER), byhand.ByHand(Field.CLEARED, 1, ASKER))
    await album.sees(phone, "microfilms-do-turn")
    await album.tap(phone, "microfilms-do-turn")
    await phone.tap_row(album.words("microfilms-do-attempt"))
    await album.sees(phone, "microfilms-attempt-note")
    await album.take(phone, "films-attempt")
    await phone.tap_row(album.words("microfilms-kind-journalist"))
    await album.sees(phone, "microfilms-which-player")
    await album.take(phone, "films-attempt-what")
    await album.tap(phone, "microfilms-back")
    await album.tap(phone, "close")  # back to one's turn
    await album.tap(phone, "close")
    film = Film(table.state.nations[0].value)
    await table.do(0, byhand.ByHand(Field.TURN, agent), byhand.ByHand(Field.CLEARED, 1, agent))
    await table.do(agent, attempts.Attempt(films.Kind.AGENT, film))
    await album.sees(phone, "microfilms-tries", name=NAMES[agent])
    await album.take(phone, "films-attempt-under-way")
    session = table.guests[agent].session
    assert await session.open(agent) is None
    await table.do(0, checks.SayLetter(table.state.nations[1]))
    await album.tap(phone, "microfilms-do-open")
    await album.tap(phone, "end-yes")
    await album.sees(phone, "end-kicker")
    await album.misses(phone, "seat-hidden")
    await album.take(phone, "films-over")


def _agent(table: Dealt, seat: int) -> bool:
    """Whether a seat was dealt an agent."""
    hand = table.guests[seat].session.hand(seat)
    assert isinstance(hand, bytes)
    return CARDS[unpack(hand).identity] in {str(nation) for nation in table.state.nations}
