"""The duel on every phone: two panels, what each has readied, the dice, the totals, the verdict."""

from collections.abc import Sequence

import flet as ft

from companion.games.hotel_perfidious.rules import acts as a
from companion.games.hotel_perfidious.rules.hotel import Duel, Fighter, Hotel
from companion.games.hotel_perfidious.rules.items import BONUS, HOLDS, Item
from companion.games.hotel_perfidious.screens.duel_foot import DuelFoot
from companion.games.hotel_perfidious.screens.names import item, say, seat
from companion.games.hotel_perfidious.screens.plates import hotel_of
from companion.ui import kit
from companion.ui.game_screens import Page
from companion.ui.kit.spoken import one_node
from companion.ui.stage import Stage
from companion.ui.theme import MARK_INK

ATTACK, DEFENCE, BURST = "#24418F", "#7E2036", "#C8281C"
"""Panels and burst: ink on them 8.8, 9.1 and 5.2 to one."""
WELL, FAINT, HARD = "#33000000", "#99FFF6DF", "#000000"
TILT = -0.14
EDGE = 14.0
"""dp of a panel's margin, at least."""
TALL = 800
"""dp of a screen on which the dice are as large as a thumb."""


def page(stage: Stage) -> Page:
    """The page; one hook, like the game's other pages."""
    stage.use(lambda table: table.round)
    return Page(say(stage.words, "duel"), "", Body(stage), DuelFoot(stage))


@ft.component
def Body(stage: Stage) -> ft.Control:
    """Attacker above, defender below, the burst between them."""
    hotel, seen = stage.use(lambda table: (hotel_of(table), table.changed))
    theme, words, size = stage.theme, stage.words, stage.size
    over = hotel is None or hotel.duel is None

    def leave() -> None:
        if over:  # settled on another phone
            stage.close()()

    ft.use_effect(leave, [over])
    if hotel is None or hotel.duel is None:
        said = say(words, "duel-none")
        return kit.middle(kit.text(said, colour=theme.soft, size=19), expand=True)
    duel = hotel.duel
    sentence = kit.text(
        verdict(stage, hotel, duel),
        size=16 if size.short else 18,
        align=ft.TextAlign.CENTER,
        lines=2,
    )
    told = ft.Semantics(content=sentence, live_region=True)
    upper = _side(stage, hotel, duel, duel.attacker, seen)
    lower = _side(stage, hotel, duel, duel.defender, seen)
    if size.text > 1:
        return kit.col(upper, lower, told, gap=16, scroll=True)
    gap = 28 if size.short else 50
    panels = kit.col(upper, lower, gap=gap, expand=True)
    fight = ft.Stack(
        [
            ft.Container(panels, left=0, right=6, top=0, bottom=6),
            ft.Container(
                _burst(stage, 84 if size.short else 128),
                alignment=ft.Alignment.CENTER,
                left=0,
                right=0,
                top=0,
                bottom=0,
                ignore_interactions=True,
            ),
        ],
        expand=True,
    )
    return kit.col(ft.Container(fight, expand=True), told, gap=8, expand=True)


def verdict(stage: Stage, hotel: Hotel, duel: Duel) -> str:
    """How the duel stands, in one sentence."""
    words, table, stack = stage.words, stage.table, hotel.options.bonuses_stack
    names = {
        "attacker": seat(table, duel.attacker.seat),
        "defender": seat(table, duel.defender.seat),
    }
    if not duel.ready:
        late = [side.seat for side in duel.both if side.items is None and not side.mark]
        if not late:
            return say(words, "duel-readying")
        return say(words, "duel-waits-items", name=words.listed(seat(table, who) for who in late))
    if not duel.rolled:
        late = [side.seat for side in duel.both if not side.roll]
        return say(words, "duel-waits-roll", name=words.listed(seat(table, who) for who in late))
    totals = {"attack": duel.attacker.total(stack), "defence": duel.defender.total(stack)}
    if duel.attacker_wins(stack):
        return say(words, "duel-attacker-wins", **names, **totals)
    tie = totals["attack"] == totals["defence"]
    return say(words, "duel-tie" if tie else "duel-defender-wins", **names, **totals)


def _burst(stage: Stage, box: float) -> ft.Control:
    """The comic burst."""
    ink, face = stage.theme.ink, box * 0.9
    shout = ft.Text(
        say(stage.words, "duel-shout"),
        style=ft.TextStyle(
            size=box * 0.225, font_family=stage.theme.display, color=ink, letter_spacing=1
        ),
        no_wrap=True,
    )
    edge = (box - face) / 2
    layers: list[ft.Control] = [
        ft.Container(kit.icon("burst", box, HARD), left=5, top=6),
        kit.icon("burst", box, ink),
        ft.Container(kit.icon("burst", face, BURST), left=edge, top=edge),
        ft.Container(
            shout, width=box, height=box, alignment=ft.Alignment.CENTER, rotate=ft.Rotate(TILT)
        ),
    ]
    return ft.Stack(layers, width=box + 6, height=box + 6)


def _side(stage: Stage, hotel: Hotel, duel: Duel, side: Fighter, seen: int) -> ft.Control:
    """One fighter's panel: who, what is readied, die, bonus and total."""
    theme, words, size = stage.theme, stage.words, stage.size
    attacks = side is duel.attacker
    stack = hotel.options.bonuses_stack
    wins = duel.rolled and attacks is duel.attacker_wins(stack)
    items = _chips(stage, side, seen)
    role = say(words, "duel-attacks" if attacks else "duel-defends")
    who_is = stage.name(side.seat)
    loud = (24 if size.short else 30) * theme.display_scale
    fit = kit.fitting(who_is, size.page - 2 * EDGE - 34 - 8, loud, loud=True)
    name = kit.text(who_is, "title", size=fit if size.text > 1 else loud, lines=1)
    sum_row = _sum(stage, side, stack, wins)
    if size.text > 1:
        mark = kit.seat_mark(side.seat, 34)
        who = kit.row(mark, ft.Container(name, expand=True), gap=8)
        return _panel(stage, [who, items, kit.row(*sum_row, gap=14)], attacks, (EDGE, EDGE))
    if size.short:
        who = kit.row(
            kit.seat_mark(side.seat, 34), ft.Container(name, expand=True), *sum_row, gap=8
        )
        kids: list[ft.Control] = [items, who] if attacks else [who, items]
    else:
        head = kit.col(
            name,
            kit.text(role, "label", colour=theme.ink, lines=1),
            gap=0,
            tight=True,
            expand=True,
            cross=ft.CrossAxisAlignment.START,
        )
        who = kit.row(kit.seat_mark(side.seat, 40), head, gap=12)
        score = kit.row(*sum_row[:-1], ft.Container(expand=True), sum_row[-1], gap=14)
        kids = [who, items, score] if attacks else [score, items, who]
    near, far = (22, 10) if size.short else (34, 14)
    return _panel(stage, kids, attacks, (far, near) if attacks else (near, far))


def _panel(
    stage: Stage, kids: Sequence[ft.Control], attacks: bool, edges: tuple[float, float]
) -> ft.Control:
    """The plate of one fighter. edges: dp above and below what is on it."""
    grows = stage.size.text > 1
    even = ft.MainAxisAlignment.START if grows else ft.MainAxisAlignment.SPACE_EVENLY
    return ft.Container(
        kit.col(*kids, gap=6, align=even, tight=grows),
        bgcolor=ATTACK if attacks else DEFENCE,
        border=ft.Border.all(3.5, stage.theme.line),
        border_radius=4,
        padding=ft.Padding(left=EDGE, right=EDGE, top=edges[0], bottom=edges[1]),
        expand=not grows,
        shadow=ft.BoxShadow(blur_radius=0, offset=ft.Offset(5, 6), color=HARD),
    )


def _sum(stage: Stage, side: Fighter, stack: bool, wins: bool) -> list[ft.Control]:
    """Die, what is added, total."""
    theme, words, short = stage.theme, stage.words, stage.size.short
    box = 46 if short else 92 if stage.size.height >= TALL else 72
    label = say(words, "die-shows", number=side.roll) if side.roll else say(words, "die-waits")
    die: ft.Control = kit.die(box, side.roll, label) if side.roll else _blank(box, label)
    plus = kit.text(f"+{side.plus(stack)}", "title", size=24 if short else box * 0.48)
    total = kit.text(
        str(side.total(stack)) if side.roll else "–",
        "numeral",
        size=44 if short else box,
        colour=theme.accent if wins else theme.ink,
    )
    return [die, plus, total]


def _blank(box: float, label: str) -> ft.Control:
    """Where a die will lie."""
    frame = ft.Container(
        width=box - 5,
        height=box - 5,
        border=ft.Border.all(2.5, FAINT),
        border_radius=box * 0.16,
        bgcolor=WELL,
    )
    return ft.Semantics(content=ft.Container(frame, width=box, height=box), label=label)


def _chips(stage: Stage, side: Fighter, seen: int) -> ft.Control:
    """The three items that add to a roll, tapped before everyone's eyes."""
    items, across = side.items or (), stage.size.page - 2 * EDGE
    cells = [_chip(stage, side, items, one, seen) for one in BONUS]
    most = kit.abreast(["+3_×2"], across, 18, most=3, beside=44) if stage.size.text > 1 else 3
    return kit.grid(cells, most, 6)


def _chip(stage: Stage, side: Fighter, items: tuple[Item, ...], one: Item, seen: int) -> ft.Control:
    theme, count = stage.theme, items.count(one)
    ink = MARK_INK if count else theme.ink
    words = f"+{BONUS[one]}" if count < HOLDS else f"+{BONUS[one]} ×{count}"
    inside = kit.row(
        kit.icon(f"hp-{one}", 24, ink),
        kit.text(words, "strong", size=18, colour=ink, lines=1),
        gap=4,
        align=ft.MainAxisAlignment.CENTER,
    )
    press = stage.act(a.SayItems(side.seat, toggled(items, one)), seen, stay=True)
    frame = MARK_INK if count else FAINT
    face = ft.Button(
        content=inside,
        on_click=press if stage.plays else None,
        height=kit.tall(48, 18),
        key=f"chip-{side.seat}-{one}",
        style=kit.flat(
            kit.outline(frame, 2.5),
            colour=theme.accent if count else WELL,
            padding=2,
            focused=kit.outline(theme.ink, 3),
        ),
    )
    spoken = say(
        stage.words,
        "duel-chip",
        name=stage.name(side.seat),
        item=item(stage.words, one),
        bonus=BONUS[one],
    )
    return one_node(face, spoken, press, selected=bool(count))


def toggled(items: tuple[Item, ...], one: Item) -> tuple[Item, ...]:
    """None, one, two of it (of the blackjack, while both hands are free), none again."""
    others = tuple(held for held in items if held is not one)
    count = items.count(one)
    if count == 0:
        kept = others[-(HOLDS - 1) :] if len(others) >= HOLDS else others
        return (*kept, one)
    again = count == 1 and one is Item.BLACKJACK and not others
    return (one, one) if again else others
