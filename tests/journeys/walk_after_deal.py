"""Stations of the pictures' walk from the deal on.

What must not live here: what an album is, the order of the walk.
"""

from tests.journeys.album import ALONE, GUEST, MAKER, OTHERS, Album
from tests.journeys.steps import picture_of_code
from tests.support.camera import Film
from tests.support.page import PhonePage

FACE = "secret_night-face-play"
"""Words that stand on every face."""


async def passing_round(album: Album, maker: PhonePage) -> None:
    """One phone for four."""
    for number, name in enumerate((MAKER, *OTHERS)):
        await album.sees(maker, "pass-here", name=name)
        if not number:
            await album.take(maker, "pass")
        await album.tap(maker, "pass-here", name=name)
        await album.sees(maker, "card-covered")
        if not number:
            await album.take(maker, "covered-passing")
        if not number:
            await album.take(maker, "held-passing", album.words("card-covered"), FACE)
        else:
            await look(album, maker)
        await album.tap(maker, "pass-done")
    await album.sees(maker, "pass-whose")
    await album.take(maker, "whose")


async def with_a_card_of_ones_own(album: Album, guest: PhonePage) -> None:
    """The covered card, the look, and the table around it."""
    await album.sees(guest, "card-covered")
    await album.take(guest, "covered")
    await album.take(guest, "held", album.words("card-covered"), FACE)
    await album.tap(guest, "rules")
    await album.sees(guest, "secret_night-rules-goal")
    await album.take(guest, "rules")
    await album.tap(guest, "back")
    await album.tap(guest, "table")
    await album.sees(guest, "secret_night-hour-21")
    await album.take(guest, "table")
    await album.tap(guest, "secret_night-set-clock")
    await album.sees(guest, "secret_night-set-clock-title")
    await album.take(guest, "hours")
    await guest.tap(album.words("secret_night-hour-short", hour=0))
    await album.sees(guest, "secret_night-hour-0")
    await album.tap(guest, "take-back")
    await album.misses(guest, "take-back")  # there is nothing more
    await album.sees(guest, "secret_night-hour-21")
    await album.take(guest, "taken-back")
    await album.tap(guest, "more")
    await album.sees(guest, "more-end")
    await album.take(guest, "more")
    await album.tap(guest, "join-way")
    await album.sees(guest, "lobby-point")
    await album.take(guest, "way")
    await album.tap(guest, "back")
    await album.tap(guest, "more")
    await album.tap(guest, "more-open")
    await album.sees(guest, "open-note")
    await album.take(guest, "ask-open")
    await album.tap(guest, "cancel")
    await a_turn(album, guest)
    await album.tap(guest, "log")
    await album.sees(guest, "log-dealt")
    await album.take(guest, "log")


async def a_turn(album: Album, guest: PhonePage) -> None:
    """The page of whoever's turn it is, and the score."""
    await album.sees(guest, "secret_night-hour-21")
    turns = [album.words("secret_night-my-turn")]
    turns += [album.words("secret_night-turn-of", name=name) for name in (MAKER, ALONE, *OTHERS)]
    found = await guest.reads(lambda words: [label for label in turns if label in words])
    await guest.tap(found[0])
    await album.sees(guest, "back")
    await album.take(guest, "turn")
    await album.tap(guest, "back")
    await album.tap(guest, "more")
    await album.tap(guest, "secret_night-more-score")
    await album.sees(guest, "secret_night-score-marker")
    await album.take(guest, "score")
    await album.tap(guest, "close")


async def the_code_of_the_deal(album: Album, maker: PhonePage) -> bytes:
    """One code for all who have no network: its picture."""
    await album.tap(maker, "table")
    await album.tap(maker, "more")
    await album.sees(maker, "more-code")
    await album.take(maker, "more-of-maker")
    await album.tap(maker, "more-code")
    await album.sees(maker, "code-table-note")
    await album.take(maker, "code-of-deal")
    code = await picture_of_code(maker)
    await album.tap(maker, "back")
    return code


async def with_a_card_by_code(album: Album, alone: PhonePage, film: Film, deal: bytes) -> None:
    """A phone without a server has read the deal."""
    film.shows([deal])
    await album.tap(alone, "offline-scan-deal")
    await album.sees(alone, "card-covered")
    await album.take(alone, "offline-covered")
    await album.tap(alone, "table")
    await album.sees(alone, "exchange-short")
    await album.take(alone, "offline-table")
    await album.tap(alone, "more")
    await album.tap(alone, "more-open")
    await album.tap(alone, "open-yes")
    await album.tap(alone, "more")
    await album.sees(alone, "offline-show-open")
    await album.take(alone, "offline-more-open")
    await album.tap(alone, "offline-show-open")
    await album.sees(alone, "offline-open-note")
    await album.take(alone, "offline-proof")


async def at_the_end(album: Album, maker: PhonePage, guest: PhonePage) -> None:
    """Asked first, then all cards up; the log and the proof; home, where the night goes on."""
    await album.tap(maker, "more")
    await album.tap(maker, "more-end")
    await album.sees(maker, "end-note")
    await album.take(maker, "ask-end")
    await album.tap(maker, "end-yes")
    await album.sees(maker, "end-fair")
    await album.sees(guest, "end-fair")
    await album.misses(maker, "seat-hidden")
    await album.take(maker, "end")
    await album.tap(maker, "code-end")
    await album.sees(maker, "code-end-note")
    await album.take(maker, "code-of-end")
    await album.tap(maker, "back")
    await album.sees(maker, "end-fair")
    await album.tap(maker, "log")
    await album.sees(maker, "log-dealt")
    await album.take(maker, "log-of-end")
    await album.tap(maker, "back")
    await album.sees(maker, "end-fair")
    await album.tap(maker, "back")
    await album.sees(maker, "home-resume")
    await album.take(maker, "home-resume")


async def zachary(album: Album, phone: PhonePage) -> None:
    """At a table that keeps no characters anybody may look at a role: four seats on one phone."""
    await phone.tap(f"Secret Night, {album.words('home-players', least=4, most=8)}")
    for count in (5, 4):
        await album.tap(phone, "count-less", what=album.words("make-players"))
        await phone.sees(f"{album.words('make-players')}: {count}")
    await phone.switch(album.words("secret_night-rule-keep_players"), on=False)
    await album.tap(phone, "make-go")
    await album.tap(phone, "lobby-sit")
    await phone.write(GUEST)
    await album.tap(phone, "lobby-sit")
    await album.sees(phone, "seat-you", name=GUEST)
    await album.tap(phone, "arrange")
    for name in OTHERS:
        await album.tap(phone, "arrange-add")
        await phone.write(name)
        await album.tap(phone, "lobby-sit")
        await album.sees(phone, "arrange-free", name=name)
    await album.tap(phone, "done")
    await album.tap(phone, "lobby-deal", players=4)
    everybody = (GUEST, *OTHERS)
    for name in everybody:
        await album.tap(phone, "pass-here", name=name)
        await look(album, phone)
        await album.tap(phone, "pass-done")
    await album.sees(phone, "pass-whose")
    await album.tap(phone, "table")
    await album.tap(phone, "more")
    await album.sees(phone, "more-end")
    said = [album.words("more-open-of", name=name) for name in everybody]
    asks = [name for name, words in zip(everybody, said, strict=True) if await phone.shows(words)]
    await album.tap(phone, "secret_night-look")
    await album.sees(phone, "secret_night-look-note")
    await album.take(phone, "look")
    hidden = [n for n in everybody if n not in asks and await phone.button(n).count()]
    await phone.tap(hidden[0])
    await album.tap(phone, "mine")
    await album.sees(phone, "pass-whose")
    await phone.tap(asks[0])
    await album.tap(phone, "pass-here", name=asks[0])
    await phone.tap(hidden[0])
    answer = album.words("card-answer", name=hidden[0])
    await phone.sees(answer)
    await album.take(phone, "answer-covered")
    await album.take(phone, "answer-held", answer, "secret_night-peek-say-what")


async def look(album: Album, phone: PhonePage) -> None:
    """A look at one's own card."""
    await phone.reach(album.words("card-covered"))
    await phone.page.mouse.down()
    await album.sees(phone, FACE)
    await phone.page.mouse.up()
    await album.sees(phone, "card-covered")
