"""Stations of the pictures' walk through the night: the turn, its sheets, what a victim is asked.

What is not looked at is done from outside (`tests.support.night_table`). What must not live here:
what an album is.
"""

from playwright.async_api import Browser

from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.characters import Character
from companion.games.secret_night.rules.harm import Answer, Cause
from companion.games.secret_night.rules.night import Night
from companion.games.secret_night.rules.options import Segment
from companion.games.secret_night.rules.roles import Role
from tests.journeys.album import GUEST, MAKER, OTHERS, Album, comes
from tests.support.outside import Dealt, dealt_table
from tests.support.page import PhonePage
from tests.support.program import Program

NAMES = (MAKER, GUEST, *OTHERS, "Ida")
WHEEL = tuple(Segment(4 + n % 7, green=n % 3 == 0, water=1 + n % 3) for n in range(12))
PROTECTED = (Character.ELEANOR, Character.SALVATORE, Character.YIJUN)
AT_NIGHT, LAST_HOUR = 4, 8


async def at_night(album: Album, browser: Browser, program: Program) -> None:
    """One table after midnight, seen from the Chief's phone, a victim's and the middle's."""
    async with dealt_table(program.data, "secret_night", NAMES) as table:
        chief, victim = table.state.seat_of(Role.CHIEF), unprotected(table)
        await table.do(chief, a.SetClock(AT_NIGHT), a.EnterSegments(WHEEL))
        await table.do(chief, a.ByHand(a.Field.TURN, 1, chief))
        phones = [
            await comes(album, browser, program, table, seat, NAMES[seat])
            for seat in (chief, victim)
        ]
        await in_ones_turn(album, phones[0], table, chief)
        await about_a_player(album, phones[1], chief)
        await away(album, phones[1], table, victim)
        await table.do(chief, a.ByHand(a.Field.TURN, 1, chief), a.EnterSpin(8))
        await asked(album, phones[1], table, chief, victim)
        await caught(album, phones, table, chief, victim)
        await to_the_end(album, phones[1], table, chief)
        for phone in phones:
            phone.quiet()
            await phone.context.close()


def unprotected(table: Dealt) -> int:
    """A seat whose role is hidden, and whose character stops nothing of what comes."""
    state: Night = table.state
    hidden = (seat for seat in state.seats if state.role(seat) is None)
    return next(seat for seat in hidden if state.player(seat).character not in PROTECTED)


async def row(album: Album, phone: PhonePage, key: str) -> None:
    """Tap the row that begins with these words; its note follows them."""
    await phone.tap_row(album.words(key))


async def in_ones_turn(album: Album, phone: PhonePage, table: Dealt, chief: int) -> None:
    """Before the spin, after it, and every sheet of the turn."""
    await album.tap(phone, "secret_night-my-turn")
    await album.sees(phone, "secret_night-spin")
    await album.take(phone, "turn-to-spin")
    await table.do(chief, a.EnterSpin(8), a.ByHand(a.Field.HEALTH, 2, chief))
    await album.sees(phone, "secret_night-may-attack")
    await album.take(phone, "turn-spun")
    sheets = {
        "square": "square-title",
        "attack": "attack-title",
        "heal": "heal-title",
        "explode": "explode-title",
        "cuff": "catch-handcuffs",
        "tie": "catch-rope",
        "dog": "dog-title",
        "house": "house-title",
    }
    for name, title in sheets.items():
        await row(album, phone, f"secret_night-may-{name}")
        await album.sees(phone, f"secret_night-{title}")
        await album.take(phone, f"turn-{name}")
        await album.tap(phone, "cancel")
    await album.tap(phone, "back")
    await album.tap(phone, "more")
    await album.tap(phone, "secret_night-more-wheel")
    await album.sees(phone, "back")
    await album.take(phone, "own-wheel")
    await album.tap(phone, "back")


async def about_a_player(album: Album, phone: PhonePage, chief: int) -> None:
    """The sheet behind a seat, the private note, a whisper."""
    await phone.tap_row(NAMES[chief])
    await album.sees(phone, "secret_night-player-role")
    await album.take(phone, "player")
    await album.tap(phone, "secret_night-note-open")
    await album.sees(phone, "secret_night-note-only-here")
    await album.take(phone, "note")
    await album.tap(phone, "secret_night-note-hide")
    await album.tap(phone, "secret_night-player-whisper", name=NAMES[chief])
    await album.sees(phone, "secret_night-whisper-title")
    await album.take(phone, "whisper")
    await album.tap(phone, "cancel")  # back to the player
    await album.tap(phone, "close")


async def away(album: Album, phone: PhonePage, table: Dealt, me: int) -> None:
    """The escape, on the phone of somebody who may be a thief."""
    await table.do(me, a.ByHand(a.Field.TURN, 1, me), a.EnterSpin(8))
    await album.tap(phone, "secret_night-my-turn")
    await row(album, phone, "secret_night-may-escape")
    await album.sees(phone, "secret_night-escape-title")
    await album.take(phone, "turn-escape")
    await album.tap(phone, "cancel")
    await album.tap(phone, "back")


async def asked(album: Album, phone: PhonePage, table: Dealt, chief: int, victim: int) -> None:
    """What the victim's phone asks: for each kind of harm, and for the role at the end."""
    for cause in (Cause.GUN, Cause.KNIFE):
        await table.do(chief, a.ByHand(a.Field.HEALTH, 3, victim), a.Harm(cause, victim))
        await album.sees(phone, f"secret_night-harmed-{cause}", by=NAMES[chief])
        await album.take(phone, f"asked-{cause}")
        await table.do(victim, a.AnswerHarm(victim, Answer.SUFFER))
        await phone.misses(album.words(f"secret_night-harmed-{cause}", by=NAMES[chief]))
    await table.do(chief, a.Harm(Cause.POISON, victim))
    await album.sees(phone, "secret_night-poisoned")
    await album.take(phone, "poisoned")
    await table.do(chief, a.ByHand(a.Field.HEALTH, 1, victim), a.Explode(victim))
    await album.sees(phone, "secret_night-harmed-dynamite")
    await album.take(phone, "asked-dynamite")
    await table.do(victim, a.AnswerHarm(victim, Answer.SUFFER))
    await album.sees(phone, "secret_night-reveal-death")
    await album.take(phone, "asked-role")
    await album.tap(phone, "secret_night-reveal-yes")
    await phone.misses(album.words("secret_night-reveal-death"))
    await album.take(phone, "table-after-a-death")


async def caught(
    album: Album, phones: list[PhonePage], table: Dealt, chief: int, victim: int
) -> None:
    """Rope and Handcuffs: the spin to get free, and the Money counted."""
    captor, held = phones
    await table.do(chief, a.ByHand(a.Field.OUT, 0, victim), a.ByHand(a.Field.HEALTH, 3, victim))
    await table.do(chief, a.Tie(victim))
    await album.sees(held, "secret_night-caught-rope", by=NAMES[chief])
    await album.take(held, "caught-rope")
    await table.do(victim, a.GiveIn())
    await held.misses(album.words("secret_night-caught-rope", by=NAMES[chief]))
    await table.do(chief, a.Cuff(victim))
    await album.sees(held, "secret_night-caught-handcuffs", by=NAMES[chief])
    await album.take(held, "caught-handcuffs")
    await table.do(victim, a.GiveIn())
    await album.sees(captor, "secret_night-money-title", name=NAMES[victim])
    await album.take(captor, "money")
    await table.do(chief, a.Confiscate(2))
    await album.sees(captor, "back")


async def to_the_end(album: Album, phone: PhonePage, table: Dealt, chief: int) -> None:
    """The last hour, the score with its reasons, the night decided."""
    await table.do(chief, a.SetClock(LAST_HOUR))
    await album.sees(phone, "secret_night-hour-5")
    await album.take(phone, "last-hour")
    await album.tap(phone, "more")
    await album.tap(phone, "secret_night-more-score")
    await album.sees(phone, "secret_night-score-marker")
    await album.take(phone, "score-with-reasons")
    await album.tap(phone, "close")
    await table.do(chief, a.ByHand(a.Field.SCORE, 10, chief))
    await album.sees(phone, "secret_night-end")
    await album.take(phone, "decided")
