"""Passing something by code: what may be passed, whom and what, the code, what was given.

How a code is read stands in `scan`, what a step does in `session.exchange_by_code`.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

import flet as ft

from companion.session import exchange_by_code as by_code
from companion.session.check_words import Key
from companion.session.exchange_by_code import Who
from companion.session.pocket import Exchange, Pocket
from companion.table.exchange import Passed
from companion.ui import exchanges, kit
from companion.ui.contexts import current_theme
from companion.ui.discretion import PAGE, use_discretion
from companion.ui.exchanges import Change
from companion.ui.game_screens import ByCode, Ready, screens_of
from companion.ui.kit import Action, Face
from companion.ui.phone import Phone
from companion.ui.saying import use_words
from companion.ui.screens.codes import CodeView, CodeWords, code_screen
from companion.ui.screens.shell import back_to, screen
from companion.ui.stage import Stage
from companion.ui.view_state import Overlay

FOOT = 150.0
"""dp of what is given that its foot and margins take."""
TAKEN = 350.0
"""dp of an exchange's screen that its code leaves to the rest."""


@dataclass(frozen=True)
class _At:
    """One phone's exchanges: where they stand, and what the game says of them."""

    phone: Phone
    stage: Stage
    game: ByCode
    who: Who
    pocket: Pocket
    said: str = ""
    """Whose two words are compared while an exchange is under way, and the words."""

    @property
    def seat(self) -> int:
        """The seat that passes."""
        return self.who.seat

    def title(self, topic: bytes, other: int, own: bool) -> str:
        """What an exchange is."""
        return self.game.title(self.stage, topic, other, own)

    def screen(
        self, title: str, body: ft.Control, foot: ft.Control | None, *actions: Action, kicker: str
    ) -> ft.Control:
        """A screen with the way back to the table, below it the words that are compared."""
        if self.said:
            line = kit.text(self.said, "note")
            body = kit.col(line, ft.Container(body, expand=True), gap=10, expand=True)
        top = self.top(title, kicker, *actions)
        column = None if self.stage.size.flat else 560
        return screen(self.phone, body, top=top, foot=foot, column=column)

    def top(self, title: str, kicker: str, *actions: Action) -> ft.Control:
        """The bar of such a screen."""
        return kit.top_bar(title, kicker=kicker, back=back_to(self.phone), actions=actions)


def _does(
    at: _At, change: Change, on: Callable[[], None] | None = None, name: str = "exchange"
) -> kit.Press:
    """A press that changes the pocket, and then goes on. name: once for a trembling thumb."""

    async def do() -> object:
        refused = await exchanges.do(at.phone, at.seat, change)
        if refused is None and on is not None:
            on()
        return refused

    return at.phone.does(do, name=name)


@ft.component
def ExchangePage(phone: Phone) -> ft.Control:
    """Where the exchange of this phone's seat stands; without one, what may be begun."""
    use_discretion(PAGE)
    at, _, _ = phone.use(lambda now: (now.over_at, now.sheet, now.size))
    stage = Stage(phone)
    seat, game = stage.seat, screens_of(phone.now.game).by_code
    phone.use_sheet(seat)
    who = phone.session.who(seat) if seat is not None else None
    pocket = exchanges.pocket(phone, seat) if seat is not None else None
    under_way = pocket.exchange if pocket is not None else None
    keys = (_compared(who, pocket, under_way),) if who and pocket and under_way else ()
    words = use_words(phone, *keys)
    if game is None or who is None or pocket is None:
        return ft.Container()
    here = _At(phone, stage, game, who, pocket)
    if under_way is not None:
        here = replace(here, said=_said(here, under_way, words[0]))
    if under_way is None:
        if at > 0:
            return _form(here, at - 1)
        if at < 0 and -at <= len(pocket.passed):
            return Given(phone, here, pocket.passed[-at - 1])
        return _hub(here)
    if under_way.chooses:
        return _chooses(here, under_way)
    if under_way.picks:
        return Picks(phone, here, under_way)
    if under_way.shown:
        return _code(here, under_way)
    return Given(phone, here, under_way.passed)


# --- without an exchange


def _hub(at: _At) -> ft.Control:
    """What may be begun; below it what this phone was given."""
    phone, theme, w = at.phone, current_theme(), at.phone.words
    rows = [
        kit.big_row(
            label,
            phone.opens(Overlay.EXCHANGE, place + 1),
            mark=kit.icon(art, 30, theme.accent),
            note=note,
            key=f"exchange-{place}",
        )
        for place, (label, note, art) in enumerate(at.game.begins(at.stage))
    ]
    given = [(place, p) for place, p in enumerate(at.pocket.passed) if p.got]
    old = [
        kit.big_row(
            at.title(passed.topic, passed.other, passed.own),
            phone.opens(Overlay.EXCHANGE, -place - 1),
            mark=kit.seat_mark(passed.other, 30),
            key=f"given-{place}",
        )
        for place, passed in reversed(given)
    ]
    body = kit.col(
        kit.text(w("exchange-note"), colour=theme.soft),
        *rows,
        kit.text(w("exchange-given"), "label", colour=theme.accent) if old else None,
        *old,
        gap=10,
        scroll=True,
    )
    read = kit.primary(
        w("exchange-read-any"),
        phone.opens(Overlay.SCAN),
        kit.TALL,
        drawing="ui-scan",
        expand=True,
    )
    return at.screen(w("exchange-title"), body, kit.row(read), kicker=at.stage.name(at.seat))


def _form(at: _At, place: int) -> ft.Control:
    """Whom to ask, and what for."""

    def on() -> None:
        at.phone.put(over=Overlay.EXCHANGE, over_at=0)

    def ask(other: int, topic: bytes, gives: bytes | None) -> kit.Press:
        return _does(at, lambda now, who: by_code.begin(now, who, other, topic, gives), on)

    def lay(other: int, topic: bytes, cards: tuple[int, ...]) -> kit.Press:
        hand = tuple(bytes((card,)) for card in cards)
        return _does(at, lambda now, who: by_code.lay(now, who, other, topic, hand), on)

    others = exchanges.offered(at.phone.now, at.seat)
    body = at.game.form(at.stage, place, others, Ready(ask, lay))
    label = at.game.begins(at.stage)[place][0]
    return at.screen(label, body, None, kicker=at.stage.name(at.seat))


# --- with one


def _chooses(at: _At, under_way: Exchange) -> ft.Control:
    phone = at.phone

    def ready(content: bytes) -> kit.Press:
        return _does(at, lambda now, who: by_code.give(now, who, content))

    body = at.game.gives(at.stage, under_way.topic, under_way.other, ready)
    kicker = at.stage.name(at.seat)
    return at.screen(phone.words("exchange-title"), body, None, _leave(at), kicker=kicker)


@ft.component
def Picks(phone: Phone, at: _At, under_way: Exchange) -> ft.Control:
    """The fan: one covered card of another's hand is lifted."""
    theme = current_theme()
    chosen, choose = ft.use_state(-1)
    w, size = phone.words, at.stage.size
    cards = under_way.cards
    labels = [w("exchange-card", number=n + 1, of=cards) for n in range(cards)]
    here = chosen if chosen >= 0 else None
    width = min(size.width - 2 * size.side, 520)
    moves = size.flat or size.text > 1
    fan = kit.fan(width, labels, here, choose, height=max(200, size.height - 420))
    foot = kit.row(
        kit.primary(
            w("exchange-pick"),
            _does(at, lambda now, who: by_code.lift(now, who, chosen)),
            expand=True,
            disabled=chosen < 0,
            key="exchange-pick",
        )
    )
    body = kit.col(
        kit.text(w("exchange-picks"), colour=theme.soft, align=ft.TextAlign.CENTER),
        fan if moves else kit.middle(fan, expand=True),
        foot if size.low else None,  # what stays would leave no line for what moves
        gap=10,
        expand=True,
        scroll=moves,
    )
    title = at.title(under_way.topic, under_way.other, under_way.own)
    stays = None if size.low else foot
    return at.screen(title, body, stays, _leave(at), kicker=at.stage.name(at.seat))


def _code(at: _At, under_way: Exchange) -> ft.Control:
    """The code the other phone reads now; then what comes next."""
    phone, w = at.phone, at.phone.words
    name = at.stage.name(under_way.other)
    label = w("exchange-step", step=under_way.step, of=under_way.steps)
    if under_way.waits:
        key, press = "exchange-read", phone.opens(Overlay.SCAN)
    else:
        key, press = "exchange-was-read", _over(at, under_way)
    foot = kit.primary(
        w(key, name=name),
        press,
        kit.TALL,
        drawing="ui-scan" if under_way.waits else "ui-check",
        expand=True,
        key="exchange-next",
    )
    note = w("exchange-show-then-read" if under_way.waits else "exchange-show", name=name)
    title = at.title(under_way.topic, under_way.other, under_way.own)
    below: ft.Control = kit.row(foot)
    says = CodeWords(label, note)
    if at.stage.size.flat:  # there the code has the whole height
        below = kit.col(kit.text(at.said, "note"), below, gap=8, tight=True)
        body = CodeView(phone, under_way.shown, says, TAKEN, foot=below)
        return code_screen(phone, body, at.top(title, label, _leave(at)), below)
    body = CodeView(phone, under_way.shown, says, TAKEN)
    return at.screen(title, body, below, _leave(at), kicker=label)


def _met(who: Who, pocket: Pocket, under_way: Exchange) -> bytes | None:
    """The key of the other phone, once it is known."""
    return {**dict(pocket.met), **dict(who.keys)}.get(under_way.other)


def _compared(who: Who, pocket: Pocket, under_way: Exchange) -> Key:
    """The other phone's key once it has spoken, else this phone's own; both know the deal's id."""
    return _met(who, pocket, under_way) or who.key.public, who.head.game.raw


def _said(at: _At, under_way: Exchange, words: str) -> str:
    """Two words, and whose they are."""
    if _met(at.who, at.pocket, under_way) is None:
        return at.phone.words("exchange-own-words", words=words)
    return at.phone.words("exchange-words", name=at.stage.name(under_way.other), words=words)


def _over(at: _At, under_way: Exchange) -> kit.Press:
    """The other has read the last code: on to what was given, if anything was."""

    def on() -> None:
        last = exchanges.pocket(at.phone, at.seat)
        shown = -len(last.passed) if last is not None and under_way.got else 0
        at.phone.put(over=Overlay.EXCHANGE if shown else Overlay.NOTHING, over_at=shown)

    return _does(at, lambda now, _: by_code.leave(now), on, "exchange over")


def _leave(at: _At) -> Action:
    """Leave the exchange as it is."""
    return Action("ui-close", at.phone.words("exchange-leave"), _ends(at))


def _ends(at: _At) -> kit.Press:
    """The exchange is over, seen or not: back to the table."""

    def on() -> None:
        at.phone.put(over=Overlay.NOTHING, cover=at.phone.now.cover + 1)

    return _does(at, lambda now, _: by_code.leave(now), on, "exchange ends")


# --- what was given


@ft.component
def Given(phone: Phone, at: _At, passed: Passed | None) -> ft.Control:
    """What was given to this phone, under the thumb."""
    cover = phone.use(lambda now: now.cover)
    w, size = phone.words, phone.now.size
    low = size.flat or (size.short and size.text > 1)  # no room for a foot below the card
    if passed is None:
        return ft.Container()
    name = at.stage.name(passed.other)

    def face() -> Face | None:
        hand = phone.session.hand(at.seat)
        return exchanges.face(phone, hand, passed) if isinstance(hand, bytes) else None

    card = kit.CoveredCard(
        face=face,
        says=kit.CardWords(w("exchange-from", name=name), w("card-hold"), w("card-release")),
        cover=cover,
        taken=0 if low else FOOT,
    )
    away = phone.shows(over=Overlay.NOTHING, cover=cover + 1)
    close, done = away if at.pocket.exchange is None else _ends(at), w("exchange-done")
    foot = kit.row(kit.primary(done, close, kit.TALL, expand=True, key="exchange-done"))
    ends = kit.icon_button("ui-check", done, close, key="exchange-done", word=done)
    top = kit.top_bar(
        at.title(passed.topic, passed.other, passed.own),
        kicker=w("card-eyes-only"),
        back=back_to(phone),
        actions=(ends,) if low else (),
    )
    return screen(phone, card, top=top, foot=None if low else foot, column=kit.EDGE_TO_EDGE)
