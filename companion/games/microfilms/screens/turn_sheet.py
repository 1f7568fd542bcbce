"""The five options of a turn with their price; for what needs one, whom it is done to."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.games.microfilms.rules import moves, questions
from companion.games.microfilms.rules.cards import CROUPIER
from companion.games.microfilms.rules.films import Films, Player
from companion.games.microfilms.rules.purse import PAID
from companion.games.microfilms.rules.questions import FEE
from companion.games.microfilms.screens import names, plates, routes
from companion.ui import kit, pieces
from companion.ui.stage import Stage

MEANS = (questions.Means.STEAL, questions.Means.INTERROGATE, questions.Means.FRANCS)


@ft.component
def Turn(stage: Stage) -> ft.Control:
    """One option, once."""
    state, seen = stage.use(lambda table: (table.state, table.changed))
    part, set_part = ft.use_state("")
    way, set_way = ft.use_state(0)

    def to(name: str) -> kit.Press:
        def press() -> None:
            set_part(name)
            set_way(0)

        return press

    back = to("" if part in ("action", "bribe") else "action")
    stage.use_step(back if part else None)
    if not isinstance(state, Films) or stage.seat is None:
        return ft.Container()
    me = state.player(stage.seat)
    if me is None:
        return ft.Container()

    match part:
        case "action":
            return _actions(stage, me, seen, to)
        case "":
            return _options(stage, state, me, seen, to)
        case _:
            return _whom(stage, state, me, part, seen, (way, set_way), back)


def _options(
    stage: Stage, state: Films, me: Player, seen: int, to: Callable[[str], kit.Press]
) -> ft.Control:
    words = stage.words
    kids: list[ft.Control | None] = [
        *_draws(stage, state, seen),
        pieces.tile(
            words("microfilms-do-pass"),
            stage.act(moves.Pass(), seen),
            "option-pass",
            note=words("microfilms-do-pass-note" if state.house else "microfilms-house-empty"),
            mark="mf-chip",
        ),
        pieces.tile(
            words("microfilms-do-bribe"),
            to("bribe"),
            "option-bribe",
            note=words("microfilms-do-bribe-note"),
            off=me.hand < 1,
            mark="mf-letter",
        ),
        pieces.tile(
            words("microfilms-do-action"),
            to("action"),
            "option-action",
            note=words("microfilms-do-action-note"),
            mark="mf-lamp",
        ),
        pieces.tile(
            words("microfilms-do-attempt"),
            stage.to(routes.Sheet.ATTEMPT),
            "option-attempt",
            note=words(f"microfilms-do-attempt-{_standing(state, me)}"),
            mark="game-microfilms",
        ),
    ]
    return pieces.sheet(stage, words("microfilms-do-turn"), kids, height=pieces.ROW * len(kids))


def _standing(state: Films, me: Player) -> str:
    """What suspicion means for an attempt: a Suspect may still claim the Croupier as an ally."""
    if me.cleared:
        return "note"
    croupier = state.croupier
    if croupier is not None and croupier.cleared and not state.options.claim_needs_both:
        return "claim"
    return "fails" if state.options.forbidden_fails else "suspect"


def _draws(stage: Stage, state: Films, seen: int) -> list[ft.Control | None]:
    """A card of the deck, or the one that lies open on the discard."""
    words, top = stage.words, state.top

    async def then() -> None:
        """A card too many is thrown away on the next sheet; else the turn is over."""
        stage.catch_up()
        after = stage.table.state
        too_many = isinstance(after, Films) and after.done and after.turn == state.turn
        stage.go(routes.Sheet.END if too_many else None)

    known = words("microfilms-empty") if top is None else names.card(words, top)
    return [
        pieces.tile(
            words("microfilms-draw-deck"),
            stage.act(moves.Draw(), seen, then=then),
            "draw-deck",
            note=words("microfilms-cards", cards=state.draw),
            off=state.draw < 1,
            mark="ui-card",
        ),
        pieces.tile(
            words("microfilms-draw-discard"),
            stage.act(moves.Draw(discard=True), seen, then=then),
            "draw-discard",
            note=known,
            off=top is None,
            mark="ui-card" if top is None else names.drawing_of(top),
        ),
    ]


def _actions(stage: Stage, me: Player, seen: int, to: Callable[[str], kit.Press]) -> ft.Control:
    words, none = stage.words, me.hand < 1
    kids = [
        pieces.tile(
            words("microfilms-do-interrogate"),
            to("interrogate"),
            "action-interrogate",
            note=words("microfilms-price-interrogate"),
            off=none and me.francs < FEE,
            mark="mf-lamp",
        ),
        pieces.tile(
            words("microfilms-do-blackmail"),
            to("blackmail"),
            "action-blackmail",
            note=words("microfilms-price-blackmail"),
            off=none and me.francs < PAID,
            mark="mf-letter",
        ),
        pieces.tile(
            words("microfilms-do-steal"),
            to("steal"),
            "action-steal",
            note=words("microfilms-price-steal"),
            off=none,
            mark="mf-steal",
        ),
        pieces.tile(
            words("microfilms-do-cash-out"),
            stage.act(moves.CashOut(), seen),
            "action-cash-out",
            note=words("microfilms-price-cash-out"),
            off=none,
            mark="mf-chip",
        ),
    ]
    return pieces.sheet(
        stage,
        words("microfilms-do-action"),
        kids,
        height=4 * pieces.ROW,
        foot=_back(stage, to("")),
        away=False,
    )


def _whom(
    stage: Stage,
    state: Films,
    me: Player,
    part: str,
    seen: int,
    choice: tuple[int, Callable[[int], object]],
    back: kit.Press,
) -> ft.Control:
    """Whom a bribe, a theft, an interrogation or blackmail is meant for, and how it is paid."""
    words = stage.words
    way, set_way = choice
    kids: list[ft.Control | None] = []
    labels: list[str] = []
    if part == "interrogate":
        labels = [words("microfilms-pay-card"), words("microfilms-pay-franc")]
    elif part == "blackmail":
        labels = [words(f"microfilms-with-{means}") for means in MEANS]
    if labels:
        kids.append(kit.chips(labels, way, set_way, size=15))
    others = [state.player(place) for place in state.others(me.seat)]
    kids += [
        plates.person(
            stage, one, stage.act(_act(part, one.seat, way), seen), off=_spared(state, one, part)
        )
        for one in others
        if one is not None
    ]
    return pieces.sheet(
        stage,
        words(f"microfilms-do-{part}"),
        kids,
        height=pieces.ROW * len(others) + (112 if labels else 0),
        note=words(f"microfilms-whom-{part}"),
        foot=_back(stage, back),
        away=False,
    )


def _act(part: str, of: int, way: int) -> Any:
    match part:
        case "bribe":
            return questions.Bribe(of)
        case "steal":
            return moves.Steal(of)
        case "interrogate":
            return questions.Interrogate(of, card=way == 0)
        case _:
            return questions.Blackmail(of, MEANS[way])


def _spared(state: Films, player: Player, part: str) -> bool:
    """The Croupier shows hand cards only, and a table may spare him from theft."""
    if player.seat != CROUPIER:
        return False
    if part == "interrogate":
        return player.hand < 1
    return part == "steal" and state.options.spare_croupier


def _back(stage: Stage, back: kit.Press) -> ft.Control:
    return pieces.wide_button(stage.words("microfilms-back"), back, "back", kind=kit.secondary)
