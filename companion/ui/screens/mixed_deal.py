"""A deal that nobody knows, on the screens of its two phones, and of one it left without a card.

The whole way stands in `session.mixing`; here is what each phone shows now, and who does what next.
"""

import flet as ft

from companion.session import mixing
from companion.session import offline_seat as seat
from companion.session.offline_seat import OfflineSeat
from companion.table.game import Game
from companion.ui import kit, offline
from companion.ui.contexts import current_size, current_theme, in_theme
from companion.ui.game_reading import theme_of
from companion.ui.kit import Action, Press
from companion.ui.phone import Phone
from companion.ui.screens.arrange import how_many
from companion.ui.screens.codes import CodeView, CodeWords, code_screen
from companion.ui.screens.shell import back_to, screen
from companion.ui.theme import HOUSE
from companion.ui.view_state import Overlay, Step

TAKEN = 330.0
"""dp of a code's screen that the code leaves to the rest."""


def offers(phone: Phone) -> list[Game]:
    """The games that can be dealt so, first those that can be for most numbers of players."""
    games = [game for game in phone.context.games.values() if numbers(game)]
    return sorted(games, key=lambda game: -len(numbers(game)))


def numbers(game: Game) -> list[int]:
    """For how many players that can be."""
    return [n for n in game.seats if game.nameless(game.options(), n)]


@ft.component
def MixedDeal(phone: Phone, step: Step) -> ft.Control:
    """What lies over the screen, by where this phone's part stands."""
    phone.use(lambda now: (now.part, now.size))
    me = phone.session.seat
    if me is None:
        return ft.Container()
    match step:
        case Step.DEAL:
            return ShowDeal(phone, me)
        case Step.UNMIX:
            return ShowUnmix(phone, me)
        case Step.PROOF:
            return ShowProof(phone, me)
        case _:
            return in_theme(HOUSE, lambda: Offer(phone))


@ft.component
def Offer(phone: Phone) -> ft.Control:
    """Two roles for two phones; how many codes that takes, beside the ordinary deal."""
    w = phone.words
    games = offers(phone)
    at, set_at = ft.use_state(0)
    wished, set_wished = ft.use_state(6)
    game = games[at]
    can = numbers(game)
    places = min(can, key=lambda n: (abs(n - wished), n))

    async def deal() -> object:
        return await offline.deals_mixed(phone, game, places)

    async def mix() -> object:
        return await offline.mixes(phone)

    body = kit.col(
        kit.text(w("mixed-note"), size=17),
        kit.plate(
            kit.col(
                kit.chips([w(f"{g.key}-title") for g in games], at, set_at, size=16),
                how_many(phone, can, places, set_wished),
                _quiet(w("mixed-scans", codes=mixing.scans(places))),
                _quiet(w("mixed-instead")),
                kit.text(w("offline-drawn"), size=16) if phone.context.own else None,
                gap=12,
                tight=True,
            )
        ),
        gap=16,
        scroll=True,
    )
    foot = kit.col(
        kit.row(_button(w("mixed-deal"), phone.does(deal, name="deals"), "deals")),
        kit.row(_button(w("mixed-mix"), phone.does(mix, name="mixes"), "mixes", quiet=True)),
        gap=10,
        tight=True,
    )
    return _screen(phone, w("mixed-title"), "", body, foot)


def part_screen(phone: Phone, me: OfflineSeat, over: ft.Control | None) -> ft.Control | None:
    """Before the deal: the dealer's or the mixer's screen, None on the others' phones."""
    if me.dealing is None and me.mixing is None:
        return None
    game = me.dealing.game if me.dealing is not None else _game_of(phone, me)
    return in_theme(theme_of(game), lambda: _part(phone, me, over))


def _part(phone: Phone, me: OfflineSeat, over: ft.Control | None) -> ft.Control:
    w, games = phone.words, phone.context.games
    if me.dealing is not None:
        raw = seat.pledge_code(me, games)
        assert raw is not None
        kicker = w("mixed-step", step=1, of=3)
        foot = _reads(phone, w("mixed-read-mix"))
        words, note = w("mixed-pledge"), w("mixed-pledge-note")
        code: ft.Control | None = _code(phone, me, raw, words, note, foot)
        title = w("mixed-dealer", places=me.dealing.places)
    elif me.mixing is not None and (raw := seat.mix_code(me, games)) is not None:
        kicker = w("mixed-step", step=2, of=3)
        foot = _reads(phone, w("offline-scan-deal"))
        code = _code(phone, me, raw, w("mixed-mixed"), w("mixed-mixed-note"), foot)
        title = w("mixed-mixer")
    else:
        code = None
        kicker = w("mixed-step", step=1, of=3)
        foot = _reads(phone, w("mixed-read-seat"))
        title = w("mixed-mixer")

    async def neither() -> object:
        return await offline.mixes_not(phone)

    back = Action("ui-back", w("mixed-not"), phone.does(neither))
    more = Action("ui-more", w("more"), phone.shows(over=Overlay.MORE))
    top = kit.top_bar(title, kicker=kicker, back=back, actions=(more,))
    if code is not None:
        return code_screen(phone, code, top, foot, over)
    return screen(phone, Gathering(phone), top=top, foot=foot, over=over, column=560)


def _code(
    phone: Phone, me: OfflineSeat, raw: bytes, label: str, note: str, foot: ft.Control
) -> ft.Control:
    return CodeView(phone, raw, CodeWords(label, note, me.name), TAKEN + 40, foot=foot)


@ft.component
def Gathering(phone: Phone) -> ft.Control:
    """Who has been read, in the order of the table."""
    theme = current_theme()
    phone.use(lambda now: now.part)
    w, me = phone.words, phone.session.seat
    if me is None or me.mixing is None:
        return ft.Container()
    read, places = mixing.people(me.mixing), mixing.places_of(me.mixing, phone.context.games)
    people = [kit.seat_row(0, w("seat-you", name=me.name), "", close=False)]
    people += [
        kit.seat_row(number, name, "", close=False) for number, name in enumerate(read, start=1)
    ]
    people += [kit.free_seat(w("mixed-free")) for _ in range(places - len(people))]
    return kit.col(
        kit.text(w("mixed-gather"), size=17, colour=theme.soft),
        kit.steps(len(read), places - 1, w("steps", done=len(read), of=places - 1))
        if places
        else None,
        *people,
        gap=10,
        scroll=True,
        expand=True,
    )


@ft.component
def ShowDeal(phone: Phone, me: OfflineSeat) -> ft.Control:
    """The dealer's last step: everybody reads the one code."""
    w = phone.words
    others = len(phone.now.scene.table.players) - 1 if phone.now.scene else 0
    note = w("mixed-deal-note", phones=others)
    done = kit.row(_button(w("mixed-all-read"), phone.shows(over=Overlay.NOTHING), "all-read"))
    body = _code(phone, me, me.deal, w("code-table"), note, done)
    title, kicker = w("code-table-title"), w("mixed-step", step=3, of=3)
    return code_screen(phone, body, _top(phone, title, kicker), done)


@ft.component
def ShowUnmix(phone: Phone, me: OfflineSeat) -> ft.Control:
    """The mixer shows what it mixed, once the game is over."""
    w = phone.words
    sure, set_sure = ft.use_state(False)
    raw = seat.unmix_code(me, phone.context.games)
    if raw is None:
        return ft.Container()
    if sure:
        note = w("mixed-unmix-note")
        code = CodeView(phone, raw, CodeWords(w("mixed-unmix"), note, me.name), TAKEN)
        return code_screen(phone, code, _top(phone, w("mixed-unmix"), ""))
    body = _middle(w("mixed-unmix-first"))
    foot = kit.row(_button(w("mixed-unmix-show"), lambda: set_sure(True), "unmix"))
    return _screen(phone, w("mixed-unmix"), "", body, foot)


@ft.component
def ShowProof(phone: Phone, me: OfflineSeat) -> ft.Control:
    """The dealer ends the game: first it reads the mixing, then everybody reads the proof."""
    w, part = phone.words, me.dealing
    if part is None:
        return ft.Container()
    raw = seat.end_code(me) if me.end else None

    async def without() -> object:
        return await offline.closes(phone)

    if raw is not None:
        note = w("mixed-proof-note" if part.unmix else "mixed-proof-bare")
        done = _button(w("mixed-all-read"), phone.shows(over=Overlay.NOTHING), "all-read")
        later = None if part.unmix else _reads(phone, w("mixed-read-unmix"))
        foot: ft.Control = kit.col(later, kit.row(done), gap=10, tight=True)
        code = _code(phone, me, raw, w("code-end"), note, foot)
        return code_screen(phone, code, _top(phone, w("code-end"), ""), foot)
    body = _middle(w("mixed-end-first"))
    foot = kit.col(
        _reads(phone, w("mixed-read-unmix")),
        kit.row(_button(w("mixed-end-without"), phone.does(without), "without", quiet=True)),
        gap=10,
        tight=True,
    )
    return _screen(phone, w("mixed-end"), "", body, foot)


@ft.component
def Astray(phone: Phone, over: ft.Control | None) -> ft.Control:
    """The deal names this seat, but no card opens here: what has happened, and what to do now."""
    theme = current_theme()
    w = phone.words

    async def anew() -> object:
        return await offline.sit_anew(phone)

    moves = phone.now.size.short or phone.now.size.text > 1
    said = kit.col(
        None if moves else kit.middle(kit.icon("ui-close", 64, theme.warm)),
        kit.text(w("astray-title"), "title", align=ft.TextAlign.CENTER),
        kit.text(w("astray-note"), size=17, align=ft.TextAlign.CENTER),
        gap=16,
        tight=True,
        scroll=moves,
        expand=moves,
    )
    body = said if moves else kit.middle(said, expand=True)
    foot = kit.col(
        _reads(phone, w("astray-read")),
        kit.row(_button(w("offline-again"), phone.does(anew, name="anew"), "anew", quiet=True)),
        gap=10,
        tight=True,
    )
    top = kit.top_bar(w(f"{phone.now.game}-title"), back=back_to(phone))
    return screen(phone, body, top=top, foot=foot, over=over, column=520)


def _game_of(phone: Phone, me: OfflineSeat) -> str:
    found = mixing.dealt_by(me.mixing, phone.context.games) if me.mixing else None
    return found[1].key if found else ""


def _reads(phone: Phone, label: str) -> ft.Control:
    scan = phone.opens(Overlay.SCAN)
    button = kit.primary(label, scan, kit.TALL, drawing="ui-scan", expand=True)
    return kit.row(button)


def _button(label: str, press: Press, key: str, quiet: bool = False) -> ft.Control:
    return (kit.secondary if quiet else kit.primary)(label, press, expand=True, key=key)


def _quiet(words: str) -> ft.Control:
    theme = current_theme()
    return kit.text(words, colour=theme.soft, size=16)


def _middle(words: str) -> ft.Control:
    said = kit.text(words, size=19, align=ft.TextAlign.CENTER)
    if current_size().text > 1:
        return kit.col(said, scroll=True)
    return kit.middle(said, expand=True)


def _screen(
    phone: Phone, title: str, kicker: str, body: ft.Control, foot: ft.Control | None
) -> ft.Control:
    return screen(phone, body, top=_top(phone, title, kicker), foot=foot, column=560)


def _top(phone: Phone, title: str, kicker: str) -> ft.Control:
    return kit.top_bar(title, kicker=kicker, back=back_to(phone))
