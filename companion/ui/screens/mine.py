"""Mine: the covered card of one's own seat, and one phone for all."""

import flet as ft

from companion.table.exchange import Passed, Peek
from companion.table.state import Question, Table
from companion.ui import exchanges, kit, offline
from companion.ui.contexts import current_theme
from companion.ui.drawings import drawing
from companion.ui.game_screens import screens_of
from companion.ui.kit import Action, Face
from companion.ui.own_seats import OwnSeats
from companion.ui.phone import Phone
from companion.ui.view_state import Overlay, Tab, ViewState

WIPED = "wiped"
"""The line of a private sheet that names what its seat has struck out: entry numbers."""


def at_the_phone(now: ViewState) -> int | None:
    """The seat whose player looks: the only one here, or whoever the phone was passed to."""
    return now.mine[0] if len(now.mine) == 1 else now.passed


@ft.component
def Mine(phone: Phone, taken: float) -> ft.Control:
    """The card of who is at the phone. taken: dp of the screen that tabs and bars use."""
    theme = current_theme()
    seat, cover, answer, size, game = phone.use(
        lambda now: (at_the_phone(now), now.cover, now.answer, now.size, now.game)
    )
    phone.use(lambda now: now.sheet)
    questions = phone.use_table(lambda table: on_the_card(phone, table, at_the_phone(phone.now)))
    w = phone.words
    if seat is None:
        return kit.middle(kit.text(w("mine-none"), colour=theme.soft), expand=True)
    shown = next((q for q in questions if q.number == answer), None)
    waits = shown is not None and shown.seat == seat and shown.waits

    def face() -> Face | None:
        return face_of(phone, game, seat, shown)

    async def looked() -> object:
        if shown is not None:
            return None
        return await offline.note_look(phone, seat)
        return None

    def on_look() -> None:
        phone.does(looked)()

    phone.use_sheet(seat)
    choices = Answers(phone, seat, questions, answer) if questions else None
    taken += 62 if choices and size.text == 1 else 0
    label, hold = w("card-covered"), w("card-hold")
    if shown is not None and shown.seat == seat:
        asked = _name(phone, shown.ask.to)
        key = "card-declined" if shown.declined else "card-waits" if waits else "card-answer"
        label = w(key, name=asked)
        hold = label if waits or shown.declined else hold
    elif shown is not None:
        label = w("card-told", name=_name(phone, shown.seat))
    card = kit.CoveredCard(
        face=face,
        says=kit.CardWords(label, hold, w("card-release")),
        on_look=on_look,
        cover=cover,
        taken=taken,
    )
    above = kit.pad(choices, size.side) if choices else None
    if size.text > 1 or size.flat:  # a call or a notice may take what the card needs
        zone = kit.Box.of(size, taken).zone
        return kit.col(above, ft.Container(card, height=zone), gap=4, scroll=True, expand=True)
    return kit.col(above, ft.Container(card, expand=True), gap=4, expand=True)


def on_the_card(phone: Phone, table: Table, seat: int | None) -> tuple[Question, ...]:
    """What this seat asked, and what it was told and has not wiped."""
    wiped = phone.sheet.get(WIPED, "").split()
    return tuple(
        q
        for q in table.questions
        if (q.seat == seat and not q.ask.sealed)
        or (q.ask.to == seat and q.ask.sealed and str(q.number) not in wiped)
    )


def face_of(phone: Phone, game: str, seat: int, shown: Question | None) -> Face | None:
    """What the card shows while it is held; None where there is nothing to see yet."""
    table, shows, w = (
        phone.now.table,
        screens_of(game),
        phone.words,
    )
    if shown is None:
        hand = phone.session.hand(seat)
        return shows.face(w, table, seat, hand) if isinstance(hand, bytes) and hand else None
    passed, own = OwnSeats(phone).passed(shown), phone.session.hand(seat)
    if not isinstance(passed, Passed) or not isinstance(own, bytes):
        return None
    if not passed.got and isinstance(passed.topic, Peek):
        return Face(drawing("ui-unseen"), _name(phone, passed.other), (), w("card-no-card"))
    return exchanges.face(phone, own, passed)


def wipe(phone: Phone, seat: int, number: int) -> kit.Press:
    """Strike out what this seat was told: its phone shows it no more."""

    async def do() -> object:
        phone.put(answer=0, over=Overlay.NOTHING, cover=phone.now.cover + 1)
        return await phone.rewrite(
            seat, lambda lines: {WIPED: f"{lines.get(WIPED, '')} {number}".strip()}
        )

    return phone.does(do)


def Answers(phone: Phone, seat: int, questions: tuple[Question, ...], answer: int) -> ft.Control:
    """One's own card, what one was shown of another's, what one was told."""
    w = phone.words
    numbers = [0, *(q.number for q in questions)]
    labels = [w("mine-own")]
    for question in questions:
        if question.seat == seat:
            labels.append(w("mine-of", name=_name(phone, question.ask.to)))
        else:
            labels.append(w("mine-from", name=_name(phone, question.seat)))

    def choose(index: int) -> None:
        phone.put(answer=numbers[index], cover=phone.now.cover + 1)

    chosen = numbers.index(answer) if answer in numbers else 0
    return kit.chips(labels, chosen, choose, size=16)


def _name(phone: Phone, seat: int) -> str:
    table = phone.now.table
    taken = table.seat(seat)
    return taken.name if taken else "?"


def mine_bar(phone: Phone, done: Action | None = None) -> ft.Control:
    """Whose card this is. done: the phone goes on, where a foot has no room for that."""
    now, w = phone.now, phone.words
    seat = at_the_phone(now)
    actions = [
        Action("ui-more", w("more"), phone.shows(over=Overlay.MORE, cover=now.cover + 1)),
        Action(
            "ui-book", w("rules"), phone.shows(over=Overlay.RULES, over_at=0, cover=now.cover + 1)
        ),
    ]
    if seat is None:
        return kit.top_bar(w("mine"), actions=actions[1:])
    return kit.top_bar(
        _name(phone, seat),
        kicker=w("card-eyes-only"),
        mark=kit.seat_mark(seat),
        plain=True,
        actions=[*([done] if done is not None else []), *actions],
    )


@ft.component
def PassOn(phone: Phone) -> ft.Control:
    """One phone for all: who gets it next. Nothing of the last player is left on the screen."""
    mine, passing = phone.use(lambda now: (now.mine, now.passing))
    looked = phone.use_table(lambda table: table.looked)
    w = phone.words
    first = next((seat for seat in mine if seat not in looked), mine[0])
    seat = passing if passing in mine else first

    def here() -> None:
        phone.put(passed=seat, passing=None, cover=phone.now.cover + 1, answer=0)

    return kit.pass_screen(
        seat,
        _name(phone, seat),
        kit.PassWords(w("pass-to"), w("pass-look-away"), w("pass-here", name=_name(phone, seat))),
        here,
        round_of=mine,
        leave=Action("ui-table", w("table"), phone.shows(tab=Tab.TABLE, passing=None)),
    )


@ft.component
def Whose(phone: Phone) -> ft.Control:
    """All on this device have looked: whose card is wanted again?"""
    mine = phone.use(lambda now: now.mine)
    w = phone.words
    rows = [
        kit.secondary(
            _name(phone, seat), phone.shows(passing=seat), expand=True, key=f"whose-{seat}"
        )
        for seat in mine
    ]
    cells: list[ft.Control] = [
        kit.row(kit.seat_mark(seat), button) for seat, button in zip(mine, rows, strict=True)
    ]
    return kit.col(kit.heading(w("pass-whose")), *cells, gap=12, scroll=True)


def pass_on(phone: Phone) -> kit.Press:
    """Cover, and on to the next player of this device who has not looked."""

    def press() -> None:
        phone.put(passed=None, passing=None, cover=phone.now.cover + 1, answer=0)

    return press
