"""What lies over a table: asking first, more, the rules, the log after the end."""

import unicodedata

import flet as ft

from companion.games import discover
from companion.session import reading
from companion.session.refusals import OtherDeal, ShareLeftOut
from companion.table.record import Carrier
from companion.table.state import Phase
from companion.ui import exchanges, kit, leaving, offline
from companion.ui.contexts import current_size, current_theme
from companion.ui.game_screens import Choice, screens_of
from companion.ui.kit import Press
from companion.ui.log_words import said
from companion.ui.phone import Phone
from companion.ui.screens import taking_over
from companion.ui.screens.journal import Journal
from companion.ui.screens.mine import wipe
from companion.ui.screens.moving import gone, may_give_up
from companion.ui.screens.rules_of_house import in_force
from companion.ui.screens.shell import back_to, screen
from companion.ui.shown import Task
from companion.ui.stage import Stage
from companion.ui.taking_back import withdraw
from companion.ui.view_state import Overlay, Step

DOUBTED = {OtherDeal: "other-deal", ShareLeftOut: "share-left"}


def ask_open(phone: Phone) -> ft.Control:
    """Showing one's card to all can't be taken back."""
    seat = phone.now.over_at

    async def do() -> object:
        refused = await offline.show_hand(phone, seat)
        phone.put(over=Overlay.NOTHING)  # not before: *More* would still offer to show the card
        return refused

    return _ask(phone, ("open-title", "open-note", "open-yes"), do, "open")


def ask_take_back(phone: Phone) -> ft.Control:
    """Another's act is taken back: whose, and which, before all of them are told."""
    w, number, away = phone.words, phone.now.over_at, leaving.back(phone)
    line = phone.session.history.lines[number - 1]
    name = line.names.get(line.entry.seat, "?") if line.entry.seat is not None else "?"
    what = said(phone, line, outcome=phone.now.held_back != number)

    async def do() -> object:
        away()
        return await withdraw(phone, number)

    return kit.ask_first(
        title=w("take-back-title", name=name),
        sentence=f"{what} {w('take-back-note')}",
        yes=w("take-back-yes"),
        no=w("cancel"),
        on_yes=phone.does(do, name=f"take back {number}"),
        on_no=away,
        harm=True,
    )


def ask_free(phone: Phone) -> ft.Control:
    """Another's seat is freed before the deal: that phone loses it."""
    w, number = phone.words, phone.now.over_at
    taken = phone.session.table.seat(number)
    back = leaving.back(phone)

    async def do() -> object:
        back()
        return await phone.session.free(number)

    return kit.ask_first(
        title=w("free-title", name=taken.name if taken else "?"),
        sentence=w("free-note"),
        yes=w("free-yes"),
        no=w("cancel"),
        on_yes=phone.does(do, name="free"),
        on_no=back,
        harm=True,
    )


def ask_leave(phone: Phone) -> ft.Control:
    """A seat given up takes its key and its card with it."""

    async def do() -> None:
        await offline.stand_up(phone)

    return _ask(phone, ("leave-title", "leave-note", "offline-leave"), do, "leave")


def ask_doubt(phone: Phone) -> ft.Control:
    """A deal that was read is another than this phone's, or without its share: is it taken?"""

    async def do() -> object:
        return await offline.takes_anyway(phone)

    kind = DOUBTED[reading.DOUBTS[phone.now.over_at]]
    words = (f"{kind}-title", f"{kind}-note", f"{kind}-yes", f"{kind}-no")
    return _ask(phone, words, do, "doubt")


def _ask(phone: Phone, words: tuple[str, ...], do: Task, name: str) -> ft.Control:
    """Ask before what can't be taken back. words: keys of title, sentence, the yes and the no."""
    w = phone.words
    title, sentence, yes, no = map(w, (*words, "cancel")[:4])
    return kit.ask_first(
        title=title,
        sentence=sentence,
        yes=yes,
        no=no,
        on_yes=phone.does(do, name=name),
        on_no=leaving.back(phone),
        harm=True,
    )


def more(phone: Phone) -> ft.Control:
    """What else this phone may do now."""
    theme = current_theme()
    w, now = phone.words, phone.now
    table = now.table
    stage = Stage(phone)
    choices: list[Choice] = []
    opened = {seat for seat, _ in table.opened}
    may_open = table.phase is Phase.PLAYING and screens_of(now.game).secret
    if may_open and stage.seat is not None and stage.seat not in opened:
        words = (
            w("more-open") if len(now.mine) == 1 else w("more-open-of", name=stage.name(stage.seat))
        )
        choices.append(Choice(words, "ui-eye", phone.shows(over=Overlay.OPEN, over_at=stage.seat)))
    if stage.plays:
        choices += screens_of(now.game).more(stage)
    if exchanges.offered(now, stage.seat):
        choices.append(
            Choice(w("more-exchange"), "ui-share", phone.shows(over=Overlay.EXCHANGE, over_at=0))
        )
    told = next((q for q in table.questions if q.number == now.answer), None)
    if told is not None and told.ask.sealed and told.ask.to == stage.seat:
        words = w("more-wipe", name=stage.name(told.seat))
        choices.append(Choice(words, "ui-erase", wipe(phone, stage.seat, told.number)))
    if any(seat.carrier is Carrier.CODE for seat in table.seats) and now.can.turns:
        choices.append(Choice(w("more-code"), "ui-share", phone.shows(over=Overlay.CODE)))
        choices.append(Choice(w("more-read"), "ui-scan", phone.shows(over=Overlay.SCAN)))
    if now.can.codes or (now.can.joinable and (now.mine or now.maker)):
        choices.append(Choice(w("more-rescue"), "ui-phone", phone.shows(over=Overlay.RESCUE)))
    if not now.mine and now.maker and gone(now):
        choices.append(Choice(w("more-gone"), "ui-chair", phone.shows(over=Overlay.GONE)))
    if (lost := taking_over.way_in(phone)) is not None:
        choices.append(Choice(lost[0], "ui-away", lost[1]))
    if may_give_up(now):
        choices.append(Choice(w("give-up"), "ui-close", phone.shows(over=Overlay.GIVE_UP)))
    if now.can.codes:
        choices += _alone(phone)
    if table.phase is Phase.PLAYING and now.can.turns and (now.mine or now.maker):
        choices.append(
            Choice(
                w("more-end" if screens_of(now.game).secret else "more-end-draw"),
                "ui-check",
                phone.shows(over=Overlay.END),
            )
        )
    if now.can.joinable:
        choices.append(Choice(w("join-way"), "ui-chair", phone.shows(over=Overlay.JOIN)))
    if now.can.turns:
        choices.append(Choice(w("settings"), "ui-gear", phone.shows(over=Overlay.SETTINGS)))
    buttons: list[ft.Control] = [
        kit.row(
            kit.secondary(
                choice.words, choice.press, kit.Dress(text=17), drawing=choice.drawing, expand=True
            )
        )
        for choice in choices
    ]
    if not buttons:
        buttons = [kit.row(kit.text(w("more-nothing"), colour=theme.soft))]
    body = kit.upon(
        kit.heading(w("more")),
        *buttons,
        foot=kit.row(kit.quiet(w("close"), leaving.back(phone), expand=True)),
        gap=10,
        much=len(buttons) * (56 + 10) > current_size().height - 230,
    )
    return kit.sheet(body, on_away=leaving.back(phone))


def _alone(phone: Phone) -> list[Choice]:
    w = phone.words
    out = [Choice(w("offline-read"), "ui-scan", phone.shows(over=Overlay.SCAN))]
    out += _mixed_deal(phone)
    me = phone.session.seat
    if me is not None and me.openings:
        out.append(Choice(w("offline-show-open"), "ui-share", phone.shows(over=Overlay.CODE)))
    out.append(Choice(w("offline-leave"), "ui-chair", phone.shows(over=Overlay.LEAVE)))
    return out


def _mixed_deal(phone: Phone) -> list[Choice]:
    """What the dealer and the mixer of a deal that nobody knows have besides."""
    me, w = phone.session.seat, phone.words

    def to(step: Step) -> Press:
        return phone.shows(over=Overlay.MIXED_DEAL, over_at=step)

    if me is None or not me.deal:
        return []
    if me.dealing is not None:
        return [
            Choice(w("code-table-title"), "ui-share", to(Step.DEAL)),
            Choice(w("mixed-end"), "ui-check", to(Step.PROOF)),
        ]
    if me.mixing is not None:
        return [Choice(w("mixed-unmix"), "ui-check", to(Step.UNMIX))]
    return []


@ft.component
def Rules(phone: Phone) -> ft.Control:
    """The rules as this table has them: what is going on, house rules, all; and a search."""
    theme = current_theme()
    wanted, search = ft.use_state("")
    w, shown = phone.words, screens_of(phone.now.game)
    ruled = phone.use_table(lambda table: table.options)
    options = discover()[phone.now.game].options() if ruled is None else ruled
    parts, at = shown.rules(w, options), shown.rules_at(phone.now.table)
    house = (w("house-rules"), in_force(w, phone.now.game, options) or w("house-as-box"))
    found = [part for part in parts if _fits(wanted, *part)]
    pieces: list[ft.Control] = []
    if at and not plain(wanted):
        pieces.append(_part(*parts[at], kicker=w("rules-now")))
        found = [part for part in found if part is not parts[at]]
    if _fits(wanted, *house):
        pieces.append(_part(*house))
    pieces += [_part(*part) for part in found]
    if not pieces:
        pieces = [kit.text(w("rules-none"), colour=theme.soft)]
    line = kit.text_field(w("rules-search"), kit.Typed(wanted, search), key="rules-search")
    parts_shown = kit.col(*pieces, gap=12, scroll=True, expand=True)
    body = kit.col(line, parts_shown, gap=12, expand=True)
    if current_size().text > 1:
        body = kit.col(line, *pieces, gap=12, scroll=True, expand=True)
    top = kit.top_bar(w("rules"), back=back_to(phone))
    return screen(phone, body, top=top, column=640)


def plain(text: str) -> str:
    """Without capitals, accents and spaces at the ends: how it is searched."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(c for c in letters if not unicodedata.combining(c)).strip()


def _fits(wanted: str, title: str, text: str) -> bool:
    """Whether all words that are searched stand in a part."""
    within = plain(f"{title} {text}")
    return all(word in within for word in plain(wanted).split())


def _part(title: str, words: str, kicker: str = "") -> ft.Control:
    theme, size = current_theme(), current_size()
    room = min(size.width - 2 * size.side, 640) - 36
    fit = kit.fitting(title, room, 20 * theme.display_scale, loud=True)
    return kit.plate(
        kit.col(
            kit.text(kicker, "label", colour=theme.accent) if kicker else None,
            kit.text(title, "head", size=fit),
            kit.text(words, size=17),
            gap=8,
            tight=True,
        ),
        padding=18,
        line=theme.accent if kicker else None,
    )


def log_over(phone: Phone) -> ft.Control:
    """The log as a screen of its own, after the end."""
    top = kit.top_bar(phone.words("log"), back=back_to(phone))
    return screen(phone, Journal(phone), top=top, column=640)
