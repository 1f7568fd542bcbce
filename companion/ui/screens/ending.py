"""The end: who has won and why, the proof, and once more. The cards are turned in `turning`."""

import flet as ft

from companion.refusal import Refusal
from companion.session import audit, dealing
from companion.session.read_end import End
from companion.table.record import Carrier
from companion.table.state import ByPhone, Table
from companion.ui import kit, offline
from companion.ui.contexts import current_theme
from companion.ui.game_screens import screens_of
from companion.ui.kit import Action
from companion.ui.phone import Phone
from companion.ui.screens.decisions import AgainPress
from companion.ui.screens.keeping import KeepNight, save_button
from companion.ui.screens.played import use_remembered
from companion.ui.screens.shell import back_to, screen
from companion.ui.screens.turning import Cards
from companion.ui.stage import Stage
from companion.ui.theme import FAIR, MARK_INK
from companion.ui.view_state import Overlay, Step


@ft.component
def Ending(phone: Phone, over: ft.Control | None) -> ft.Control:
    """Everybody's card, and what every phone found when it checked the deal."""
    theme = current_theme()
    size, game, lying = phone.use(lambda now: (now.size, now.game, now.over))
    w, shown = phone.words, screens_of(game)
    table = phone.now.table
    use_remembered(phone, table)

    actions = [Action("ui-log", w("log"), phone.shows(over=Overlay.RULES, over_at=1), w("log"))]
    if phone.now.can.turns and any(seat.carrier is Carrier.CODE for seat in table.seats):
        actions.insert(0, Action("ui-share", w("code-end"), phone.shows(over=Overlay.CODE)))
    me = phone.session.seat
    if me is not None and me.dealing is not None:
        proof = phone.shows(over=Overlay.MIXED_DEAL, over_at=Step.PROOF)
        actions.insert(0, Action("ui-share", w("code-end"), proof))
    if me is not None and me.mixing is not None:
        unmix = phone.shows(over=Overlay.MIXED_DEAL, over_at=Step.UNMIX)
        actions.insert(0, Action("ui-share", w("mixed-unmix"), unmix))
    head = kit.col(
        kit.text(
            w("end-kicker" if shown.secret else "end-kicker-draw"),
            "label",
            align=ft.TextAlign.CENTER,
        ),
        kit.text(
            shown.result(w, table),
            "display",
            size=(48 if size.wide else 30 if size.narrow else 36) * theme.display_scale,
            align=ft.TextAlign.CENTER,
        ),
        _own(phone, table),
        gap=4,
        tight=True,
    )
    body = kit.col(
        ft.Container(height=6),
        head,
        Cards(phone),
        shown.end_board(Stage(phone)),
        Proof(phone),
        save_button(phone),
        gap=16,
        scroll=True,
    )
    if lying is Overlay.STORY:
        over = KeepNight(phone)
    top = kit.top_bar(
        w(f"{game}-place"),
        kicker=w(f"{game}-title"),
        back=back_to(phone),
        actions=actions,
    )
    foot: ft.Control | None = None
    if phone.now.can.turns and (phone.now.mine or phone.now.maker):
        foot = AgainPress(phone)
    elif phone.now.can.codes:

        async def anew() -> object:
            return await offline.sit_anew(phone)

        again_row = kit.row(
            kit.primary(w("offline-again"), phone.does(anew, name="anew"), kit.TALL, expand=True)
        )
        foot = kit.col(_reads_mixer(phone), again_row, gap=10, tight=True)
    return screen(phone, body, top=top, foot=foot, over=over)


def _own(phone: Phone, table: Table) -> ft.Control | None:
    """Whether the owner of this phone has won; where several use it, their cards say so."""
    mine = phone.now.mine
    has = screens_of(phone.now.game).won(table, mine[0]) if len(mine) == 1 else None
    if has is None:
        return None
    tone = FAIR if has else current_theme().soft
    words = phone.words("end-you-won" if has else "end-you-lost")
    return kit.text(words, "strong", colour=tone, size=21, align=ft.TextAlign.CENTER)


def _reads_mixer(phone: Phone) -> ft.Control | None:
    """What the proof leaves open the mixing phone itself can show."""
    me, found = phone.session.seat, phone.session.proof
    if me is None or found is None or not found.open or me.dealing or me.mixing:
        return None
    read = phone.shows(over=Overlay.SCAN)
    words = phone.words("mixed-read-mix")
    return kit.row(kit.secondary(words, read, drawing="ui-scan", expand=True))


def _broken(phone: Phone) -> Refusal | None:
    """Of a deal that phones made: who broke what."""
    table = phone.session.table
    return audit.verdict(phone.session.game, table) if table.by_phone is not None else None


@ft.component
def Proof(phone: Phone) -> ft.Control:
    """What the phones found: each recomputed the deal by itself."""
    theme = current_theme()
    players, checked, offline = phone.use(
        lambda now: (
            now.scene.table.players if now.scene else (),
            now.scene.table.checked if now.scene else (),
            now.can.codes,
        )
    )
    w, said = phone.words, dict(checked)
    unfair = [seat for seat, fair in checked if not fair]
    fair = sum(said.values())
    kind = "" if screens_of(phone.now.game).secret else "-draw"
    proof = phone.session.proof
    chosen = _chosen(phone, proof)
    tone = theme.warm if unfair else theme.accent if chosen else FAIR
    title = w("end-unfair" if unfair else "end-chosen" if chosen else f"end-fair{kind}")
    if proof is not None and proof.verdict is not None:
        sentence = w.say(proof.verdict)
    elif proof is not None and proof.silent:
        sentence = w("end-silent", name=proof.mixer)
    elif unfair and (broken := _broken(phone)) is not None:
        sentence = w.say(broken)
    elif unfair:
        sentence = w("end-unfair-note", phones=len(unfair))
    elif offline:
        sentence = w("end-fair-offline")
    else:
        sentence = w(f"end-fair-note{kind}", phones=fair, of=len(players))
    missing = [_name(phone, seat) for seat in players if seat not in said]
    if missing and not offline and not unfair:
        sentence += " " + w("end-missing", names=w.listed(missing))
    limit = _unproven(phone, proof)
    marks: list[ft.Control] = [
        _seal(seat, said.get(seat)) for seat in players if not offline or seat in said
    ]
    return kit.plate(
        ft.Semantics(
            content=kit.col(
                kit.row(
                    kit.icon("ui-close" if unfair else "ui-check", 20, tone),
                    kit.text(title, "strong", size=18, expand=True),
                ),
                kit.text(sentence, colour=theme.soft, size=16),
                kit.row(*marks, gap=6, wrap=True),
                kit.text(limit, colour=theme.soft, size=15) if limit else None,
                gap=10,
                tight=True,
            ),
            label=f"{title}. {sentence} {limit}".strip(),
            live_region=True,
            exclude_semantics=True,
        ),
        line=tone,
        radius=10,
    )


def _unproven(phone: Phone, proof: End | None) -> str:
    """What the proof does not show, for every way to deal a secret."""
    w = phone.words
    if not screens_of(phone.now.game).secret or (proof is not None and proof.verdict is not None):
        return ""
    table = phone.session.table
    if proof is None and table.by_phone is not None:
        return _unproven_phones(phone, table.by_phone)
    if proof is None:
        chosen = " " + w("unproven-chosen") if _chosen(phone, proof) else ""
        return w("unproven-server" if phone.now.can.joinable else "unproven-alone") + chosen
    if proof.mixer:
        drawn = " " + w("offline-drawn") if phone.context.own else ""
        return w("unproven-mixed", mixer=proof.mixer) + drawn
    return w("unproven-witness", witness=proof.witness) if proof.witness else w("unproven-dealer")


def _unproven_phones(phone: Phone, deal: ByPhone) -> str:
    """Where phones dealt at a table server: they all have their program from it."""
    w, dealer = phone.words, _name(phone, deal.dealer)
    if deal.mixed_by is None:
        return w("unproven-phone", dealer=dealer)
    return w("unproven-two", dealer=dealer, mixer=_name(phone, deal.mixed_by))


def _chosen(phone: Phone, proof: End | None) -> bool:
    """Whether who dealt could have chosen the deal: nobody's share came after a promise."""
    if proof is not None:
        return proof.verdict is None and not proof.mixer and not proof.witness
    return phone.now.scene is not None and dealing.chosen(phone.now.scene.table)


def _name(phone: Phone, number: int) -> str:
    seat = phone.now.scene.table.seat(number) if phone.now.scene else None
    return seat.name if seat else "?"


def _seal(seat: int, fair: bool | None) -> ft.Control:
    """A seat's mark with what its phone said."""
    theme = current_theme()
    if fair is None:
        return ft.Container(kit.seat_mark(seat, 32, dim=theme.raised), width=40, height=38)
    sign = ft.Container(
        kit.middle(kit.icon("ui-check" if fair else "ui-close", 10, MARK_INK)),
        width=17,
        height=17,
        border_radius=9,
        bgcolor=FAIR if fair else theme.warm,
        border=ft.Border.all(2, theme.panel),
        right=0,
        bottom=0,
    )
    return ft.Stack([kit.seat_mark(seat, 32), sign], width=40, height=38)
