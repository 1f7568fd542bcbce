"""Passing something by code: what may be passed, whom and what, the code, what was given.

How a code is read stands in `scan`, what a step does in `by_code`.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import flet as ft

from companion.session.check_words import Key
from companion.session.errand import Errand
from companion.session.errands import Pocket, Who
from companion.table.passed import Passed
from companion.ui import by_code, kit
from companion.ui.by_code import stage_of
from companion.ui.contexts import current_theme
from companion.ui.discretion import PAGE, use_discretion
from companion.ui.drawings import drawing
from companion.ui.game_screens import ByCode, Ready, screens_of
from companion.ui.kit import Action, Face
from companion.ui.phone import Phone
from companion.ui.saying import use_words
from companion.ui.screens.codes import CodeView
from companion.ui.screens.shell import screen
from companion.ui.stage import Stage
from companion.ui.view_state import Overlay

TAKEN = 350.0
"""dp of an errand's screen that its code leaves to the rest."""


@dataclass(frozen=True)
class _At:
    """One phone's errands: where they stand, and what the game says of them."""

    phone: Phone
    stage: Stage
    game: ByCode
    who: Who
    pocket: Pocket
    said: str = ""
    """Whose two words are compared while an errand is under way, and the words."""

    @property
    def seat(self) -> int:
        """The seat that passes."""
        return self.who.seat

    def title(self, topic: bytes, other: int, own: bool) -> str:
        """What an errand is."""
        return self.game.title(self.stage, topic, other, own)

    def screen(
        self, title: str, body: ft.Control, foot: ft.Control | None, *actions: Action, kicker: str
    ) -> ft.Control:
        """A screen with the way back to the table, below it the words that are compared."""
        if self.said:
            line = kit.text(self.said, "label", spaced=False)
            body = kit.col(line, ft.Container(body, expand=True), gap=10, expand=True)
        top = kit.top_bar(
            title,
            kicker=kicker,
            back=Action(
                "ui-back", self.phone.words("back"), self.phone.shows(over=Overlay.NOTHING)
            ),
            actions=actions,
        )
        return screen(self.phone, body, top=top, foot=foot, column=560)


@ft.component
def ErrandPage(phone: Phone) -> ft.Control:
    """Where the errand of this phone's seat stands; without one, what may be begun."""
    use_discretion(PAGE)
    at, _, _ = phone.use(lambda now: (now.over_at, now.sheet, now.size))
    stage = stage_of(phone)
    seat, game = stage.seat, screens_of(phone.now.game).by_code
    phone.use_sheet(seat)
    who = phone.session.who(seat) if seat is not None else None
    pocket = by_code.pocket(phone, seat) if seat is not None else None
    errand = pocket.errand if pocket is not None else None
    keys = (_compared(who, pocket, errand),) if who and pocket and errand else ()
    words = use_words(phone, *keys)
    if game is None or who is None or pocket is None:
        return ft.Container()
    here = _At(phone, stage, game, who, pocket)
    if errand is not None:
        here = replace(here, said=_said(here, errand, words[0]))
    if errand is None:
        if at > 0:
            return _form(here, at - 1)
        if at < 0 and -at <= len(pocket.passed):
            return Given(phone, here, pocket.passed[-at - 1])
        return _hub(here)
    if errand.chooses:
        return _chooses(here, errand)
    if errand.picks:
        return Picks(phone, here, errand)
    if errand.shown:
        return _code(here, errand)
    return Given(phone, here, errand.passed)


# --- without an errand


def _hub(at: _At) -> ft.Control:
    """What may be begun; below it what this phone was given."""
    phone, theme, w = at.phone, current_theme(), at.phone.words
    rows = [
        kit.big_row(
            label,
            phone.shows(over=Overlay.ERRAND, over_at=place + 1),
            mark=kit.icon(art, 30, theme.accent),
            note=note,
            key=f"errand-{place}",
        )
        for place, (label, note, art) in enumerate(at.game.begins(at.stage))
    ]
    given = [(place, p) for place, p in enumerate(at.pocket.passed) if p.got]
    old = [
        kit.big_row(
            at.title(passed.topic, passed.other, passed.own),
            phone.shows(over=Overlay.ERRAND, over_at=-place - 1),
            mark=kit.seat_mark(passed.other, 30),
            key=f"given-{place}",
        )
        for place, passed in reversed(given)
    ]
    body = kit.col(
        kit.text(w("errand-note"), colour=theme.soft),
        *rows,
        kit.text(w("errand-given"), "label", colour=theme.accent) if old else None,
        *old,
        gap=10,
        scroll=True,
    )
    read = kit.button(
        w("errand-read-any"),
        phone.shows(over=Overlay.SCAN),
        drawing="ui-scan",
        expand=True,
        height=60,
    )
    return at.screen(w("errand-title"), body, kit.row(read), kicker=at.stage.name(at.seat))


def _form(at: _At, place: int) -> ft.Control:
    """Whom to ask, and what for."""
    phone = at.phone

    def press(begin: Callable[[], Awaitable[object]]) -> kit.Press:
        async def do() -> object:
            refused = await begin()
            if refused is None:
                phone.put(over=Overlay.ERRAND, over_at=0)
            return refused

        return phone.does(do, name="errand")

    seat, others = at.seat, by_code.offered(phone.now, at.seat)
    ready = Ready(
        lambda other, topic, gives: press(lambda: by_code.begin(phone, seat, other, topic, gives)),
        lambda other, topic, cards: press(lambda: by_code.lay(phone, seat, other, topic, cards)),
    )
    body = at.game.form(at.stage, place, others, ready)
    label = at.game.begins(at.stage)[place][0]
    return at.screen(label, body, None, kicker=at.stage.name(at.seat))


# --- with one


def _chooses(at: _At, errand: Errand) -> ft.Control:
    phone = at.phone

    def ready(content: bytes) -> kit.Press:
        return phone.does(lambda: by_code.give(phone, at.seat, content), name="errand")

    body = at.game.gives(at.stage, errand.topic, errand.other, ready)
    kicker = at.stage.name(at.seat)
    return at.screen(phone.words("errand-title"), body, None, _leave(at), kicker=kicker)


@ft.component
def Picks(phone: Phone, at: _At, errand: Errand) -> ft.Control:
    """The fan: one covered card of another's hand is lifted."""
    theme = current_theme()
    chosen, choose = ft.use_state(-1)
    w, size = phone.words, at.stage.size
    labels = [w("errand-card", number=n + 1, of=errand.cards) for n in range(errand.cards)]
    here = chosen if chosen >= 0 else None
    width = min(size.width - 2 * size.side, 520)
    fan = kit.fan(width, labels, here, choose, height=max(200, size.height - 420))
    body = kit.col(
        kit.text(w("errand-picks"), colour=theme.soft, align=ft.TextAlign.CENTER),
        kit.middle(fan, expand=True),
        gap=10,
        expand=True,
    )
    foot = kit.button(
        w("errand-pick"),
        phone.does(lambda: by_code.lift(phone, at.seat, chosen), name="errand"),
        expand=True,
        height=60,
        disabled=chosen < 0,
        key="errand-pick",
    )
    title = at.title(errand.topic, errand.other, errand.own)
    return at.screen(title, body, kit.row(foot), _leave(at), kicker=at.stage.name(at.seat))


def _code(at: _At, errand: Errand) -> ft.Control:
    """The code the other phone reads now; then what comes next."""
    phone, w = at.phone, at.phone.words
    name = at.stage.name(errand.other)
    label = w("errand-step", step=errand.step, of=errand.steps)
    if errand.waits:
        key, press = "errand-read", phone.shows(over=Overlay.SCAN)
    else:
        key, press = "errand-was-read", _over(at, errand)
    foot = kit.button(
        w(key, name=name),
        press,
        drawing="ui-scan" if errand.waits else "ui-check",
        expand=True,
        height=60,
        key="errand-next",
    )
    note = w("errand-show-then-read" if errand.waits else "errand-show", name=name)
    body = CodeView(phone, errand.shown, label, note, TAKEN)
    title = at.title(errand.topic, errand.other, errand.own)
    return at.screen(title, body, kit.row(foot), _leave(at), kicker=label)


def _met(who: Who, pocket: Pocket, errand: Errand) -> bytes | None:
    """The key of the other phone, once it is known."""
    return {**dict(pocket.met), **dict(who.keys)}.get(errand.other)


def _compared(who: Who, pocket: Pocket, errand: Errand) -> Key:
    """The other phone's key once it has spoken, else this phone's own; both know the deal's id."""
    return _met(who, pocket, errand) or who.key.public, who.head.game.raw


def _said(at: _At, errand: Errand, words: str) -> str:
    """Two words, and whose they are."""
    if _met(at.who, at.pocket, errand) is None:
        return at.phone.words("errand-own-words", words=words)
    return at.phone.words("errand-words", name=at.stage.name(errand.other), words=words)


def _over(at: _At, errand: Errand) -> kit.Press:
    """The other has read the last code: on to what was given, if anything was."""
    phone = at.phone

    async def do() -> object:
        refused = await by_code.leave(phone, at.seat)
        if refused is None:
            last = by_code.pocket(phone, at.seat)
            shown = -len(last.passed) if last is not None and errand.got else 0
            phone.put(over=Overlay.ERRAND if shown else Overlay.NOTHING, over_at=shown)
        return refused

    return phone.does(do, name="errand over")


def _leave(at: _At) -> Action:
    """Leave the errand as it is."""
    return Action("ui-close", at.phone.words("errand-leave"), _ends(at))


def _ends(at: _At) -> kit.Press:
    """The errand is over, seen or not: back to the table."""
    phone = at.phone

    async def do() -> object:
        refused = await by_code.leave(phone, at.seat)
        if refused is None:
            phone.put(over=Overlay.NOTHING, cover=phone.now.cover + 1)
        return refused

    return phone.does(do, name="errand ends")


# --- what was given


@ft.component
def Given(phone: Phone, at: _At, passed: Passed | None) -> ft.Control:
    """What was given to this phone, under the thumb."""
    cover = phone.use(lambda now: now.cover)
    w = phone.words
    if passed is None:
        return ft.Container()
    name = at.stage.name(passed.other)

    def face() -> Face | None:
        hand = phone.session.hand(at.seat)
        if not isinstance(hand, bytes):
            return None
        try:
            return at.game.face(w, at.stage.table, hand, passed)
        except ValueError:
            return Face(drawing("ui-unseen"), name, (), w("errand-nothing-to-read"))

    card = kit.CoveredCard(
        face=face,
        label_covered=w("errand-from", name=name),
        label_hold=w("card-hold"),
        label_release=w("card-release"),
        cover=cover,
        taken=150,
    )
    away = phone.shows(over=Overlay.NOTHING, cover=cover + 1)
    close = away if at.pocket.errand is None else _ends(at)
    foot = kit.button(w("errand-done"), close, expand=True, height=60, key="errand-done")
    top = kit.top_bar(
        at.title(passed.topic, passed.other, passed.own),
        kicker=w("card-eyes-only"),
        back=Action("ui-back", w("back"), away),
    )
    return screen(phone, card, top=top, foot=kit.row(foot), margin=False)
