"""Laying real cards into the phone: all of a hand for an interrogation, or for who attempts."""

import secrets

import flet as ft

from companion.games.microfilms.rules import checks, interrogation, turns
from companion.games.microfilms.rules.cards import NONE, Card, code
from companion.games.microfilms.rules.films import Films, Player
from companion.games.microfilms.rules.game import Act
from companion.games.microfilms.rules.hand import LENGTH, unpack
from companion.games.microfilms.screens import names, plates
from companion.ui import kit, pieces, sending
from companion.ui.sending import LayingHand
from companion.ui.stage import Stage


@ft.component
def Laying(stage: Stage) -> ft.Control:
    """The one interrogated: identity is there already, the real cards are tapped."""
    state, seen = stage.use(lambda table: (table.state, table.changed))
    chosen, set_chosen = ft.use_state(())
    real, set_real = ft.use_state(())
    here, set_here = ft.use_state(False)
    if not isinstance(state, Films) or state.pending is None or stage.seat is None:
        return ft.Container()
    me, words = state.player(stage.seat), stage.words
    if me is None:
        return ft.Container()
    passing = plates.lone(stage, me.seat, here, lambda: set_here(True))
    if passing is not None:
        return passing
    own = real if state.options.real_identities else identities(stage, me.seat)
    ready = len(chosen) == me.hand and len(own) == state.identities
    kids: list[ft.Control | None] = []
    if state.options.real_identities:
        kids.append(_identities(stage, state, real, set_real))
    kids += [_hand(stage, state, me, chosen, set_chosen)] if me.hand else []
    who = names.person(words, stage.table, state.pending.by)
    hand = LayingHand(interrogation.LayHand, mixed((*own, *map(code, chosen))))
    lay = stage.act(hand, seen, anyhow=True)
    go = pieces.wide_button(
        words("microfilms-lay", cards=me.hand + state.identities),
        lay if ready else kit.nothing,
        "lay",
        off=not ready,
    )

    def way(key: str, act: Act) -> ft.Control:
        label, press = words(f"microfilms-{key}"), stage.act(act, seen)
        return kit.quiet(label, press, kit.Dress(48, 15), expand=True, key=key)

    more = kit.beside(
        way("lay-real", interrogation.HandOver()) if state.options.real_identities else None,
        way("call-off", turns.CallOff()),
        gap=6,
        across=kit.sheet_width(),
    )
    key = "microfilms-lay-real-note" if state.options.real_identities else "microfilms-lay-note"
    return pieces.sheet(
        stage,
        words("microfilms-asked-interrogation", name=who),
        kids,
        height=plates.cards_height(state) + 80 if kids else 0,
        note=words(key, cards=me.hand),
        foot=kit.Foot(go, 60, more, 56),
        away=False,
    )


@ft.component
def Showing(stage: Stage) -> ft.Control:
    """The one named by Hitman or Interpol: the hand is shown to them alone."""
    state, seen = stage.use(lambda table: (table.state, table.changed))
    chosen, set_chosen = ft.use_state(())
    here, set_here = ft.use_state(False)
    if not isinstance(state, Films) or state.attempt is None or stage.seat is None:
        return ft.Container()
    me, words = state.player(stage.seat), stage.words
    if me is None:
        return ft.Container()
    passing = plates.lone(stage, me.seat, here, lambda: set_here(True))
    if passing is not None:
        return passing
    who = names.person(words, stage.table, state.attempt.by)
    laid = bytes(sorted(map(code, chosen)))
    return pieces.sheet(
        stage,
        words("microfilms-show-to", name=who),
        [_hand(stage, state, me, chosen, set_chosen)],
        height=plates.cards_height(state) + 80,
        note=words("microfilms-show-note", cards=me.hand),
        foot=pieces.wide_button(
            words("microfilms-show", cards=me.hand),
            stage.act(sending.Laying(checks.ShowCards, laid), seen, anyhow=True),
            "show",
            off=len(chosen) != me.hand,
        ),
        away=False,
    )


def identities(stage: Stage, seat: int) -> tuple[int, ...]:
    """Codes of what a seat was dealt as identities."""
    hand = stage.own.hand(seat)
    if not isinstance(hand, bytes) or len(hand) != LENGTH:
        return ()
    own = unpack(hand)
    return tuple(card for card in (own.identity, own.second) if card != NONE)


def mixed(cards: tuple[int, ...]) -> tuple[int, ...]:
    """In an order nobody knows: else the place of a card in the fan would tell what it is."""
    order = list(cards)
    secrets.SystemRandom().shuffle(order)
    return tuple(order)


def _hand(
    stage: Stage, state: Films, me: Player, chosen: tuple[Card, ...], change: plates.Change
) -> ft.Control:
    return kit.col(
        plates.chosen_row(stage, chosen, change),
        plates.cards(stage, state, chosen, me.hand, change),
        gap=6,
        tight=True,
    )


def _identities(stage: Stage, state: Films, chosen: tuple[int, ...], change: object) -> ft.Control:
    """Which real identity card one has; with two players, both."""
    labels = [names.card(stage.words, one) for one in names.IDENTITIES]
    at = chosen[-1] if chosen else None

    def choose(index: int) -> None:
        assert callable(change)
        change(lambda now: (*now, index)[-state.identities :])

    return kit.chips(labels, at, choose, size=15)
