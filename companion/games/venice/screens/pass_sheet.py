"""Choosing cards: two coloured ones or a black one in a meeting, the black one that is demanded.

The phone judges them before anything leaves it; only the mark of what was chosen does.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.games.venice.rules import passing, talks
from companion.games.venice.rules.cards import Black, is_identity
from companion.games.venice.rules.exchange import black_refused, passed_refused
from companion.games.venice.rules.venice import Meeting, Venice
from companion.games.venice.screens import gather, names, plates, routes
from companion.games.venice.screens.private import Own, use_own
from companion.ui import kit, pieces
from companion.ui.sending import Laying
from companion.ui.stage import Stage

LAY, SKIPS = 50.0, 56.0
"""dp of the button that lays cards down; of the ways out of a meeting without phones."""
REMINDER = 52.0
"""dp of the button that tells who one is, its gap included."""
Chosen = tuple[int, ...]
_NONE: Chosen = ()


@ft.component
def ChoosePair(
    stage: Stage, state: Venice, meeting: Meeting, seen: int, foot: ft.Control
) -> ft.Control:
    """Two cards of which exactly one is true, or a black card: for the others of a meeting."""
    own, seat = use_own(stage), stage.seat
    if seat is None:
        return ft.Container()
    to, number = state.receivers(meeting, seat), meeting.number
    title = stage.words("venice-show-to", name=names.agents(stage.words, stage.table, to))
    if not own.cards:
        return missing(stage, title, own, foot)

    def ready(content: bytes) -> kit.Press:
        return stage.act(Laying(partial(talks.LayCards, number), content), seen, anyhow=True)

    before = gather.pairs_shown(state, own.private, to, number)
    return PickPair(stage, state, title, own.cards, before, ready, foot)


@ft.component
def PickPair(
    stage: Stage,
    state: Venice,
    title: str,
    own: Chosen,
    before: tuple[Chosen, ...],
    ready: Callable[[bytes], kit.Press],
    foot: ft.Control | None = None,
) -> ft.Control:
    """Choosing them. own: the two black ones. before: pairs that were shown. ready: with them."""
    chosen, choose = ft.use_state(_NONE)
    black, set_black = ft.use_state(-1)
    as_black, set_as_black = ft.use_state(False)
    words = stage.words
    one_more = as_black and state.options.black_as_one

    def tap(card: int) -> None:
        most = 1 if one_more else 2

        def after(now: Chosen) -> Chosen:
            kept = tuple(c for c in now if c != card)
            return kept if card in now else (*kept, card)[-most:]

        choose(after)  # two quick taps are two cards, whatever is drawn between them

    def turn(index: int) -> None:
        set_as_black(index == 1)
        choose(())

    modes = [words("venice-mode-pair"), words("venice-mode-black")]
    kids: list[ft.Control | None] = [
        Reminder(stage, state, own, before),
        kit.chips(modes, int(as_black), turn, size=16),
    ]
    if as_black:
        kids.append(black_chips(stage, own, black, set_black))
    if not as_black or one_more:
        kids.append(plates.card_grid(stage, state, chosen, tap))
    passed = _passed(chosen, black if as_black else -1, own, as_black, one_more)
    sentence = words("venice-choose-black" if as_black else "venice-choose-two")
    off = True
    if passed is not None:
        refused = passed_refused(own, passed, before, state.options)
        off = refused is not None
        sentence = words.say(refused) if refused else words("venice-one-true")
        if refused is None and frozenset(passed.cards) in map(frozenset, before):
            sentence = words("venice-all-shown")
        elif as_black and refused is None:
            sentence = words("venice-black-fits")
    kids.append(verdict(stage, sentence))
    press = ready(passed.packed()) if passed is not None else kit.nothing
    lay = pieces.wide_button(
        words("venice-lay", cards=1 if as_black and not one_more else 2), press, "lay", off=off
    )
    height = REMINDER + (252 if not as_black else 310 if one_more else 166)
    return pieces.sheet(
        stage,
        title,
        kids,
        height=height,
        foot=without_phones(foot, lay),
        away=foot is not None,
    )


@ft.component
def Reminder(stage: Stage, state: Venice, own: Chosen, before: tuple[Chosen, ...]) -> ft.Control:
    """Who I am, and which pairs these agents have seen: covered until it is wanted.

    own, before: see `PickPair`.
    """
    cover, _ = stage.use_cover()
    opened, set_opened = ft.use_state(-1)
    words, here = stage.words, opened == cover

    def turn() -> None:
        set_opened(-1 if here else cover)

    label = words("venice-reminder-cover" if here else "venice-reminder")
    button = kit.quiet(label, turn, kit.SLIM, drawing="ui-eye", expand=True, key="reminder")
    said = ""
    if here:
        identity, segment = sorted(own)
        pairs = [names.cards(words, state, pair) for pair in dict.fromkeys(before)]
        said = words(
            "venice-reminder-own",
            card=names.card(words, state, identity),
            segment=names.card(words, state, segment),
        )
        seen = words("venice-reminder-seen", count=len(pairs), pairs=words.listed(pairs))
        said = f"{said} {seen}"
    return kit.col(kit.row(button), kit.text(said, size=16) if here else None, gap=2, tight=True)


def _passed(
    chosen: Chosen, black: int, own: Chosen, as_black: bool, one_more: bool
) -> passing.Passed | None:
    """What is chosen so far, once it is whole."""
    if not as_black:
        return passing.pair(chosen[0], chosen[1]) if len(chosen) == 2 else None
    if black < 0:
        return None
    if not one_more:
        return passing.black(own[black])
    if len(chosen) != 1 or chosen[0] == own[black]:
        return None
    return passing.black_and(own[black], chosen[0])


@ft.component
def ChooseBlack(
    stage: Stage, state: Venice, meeting: Meeting, seen: int, foot: ft.Control
) -> ft.Control:
    """Which black card is shown to who demands one."""
    own, seat = use_own(stage), stage.seat
    if seat is None:
        return ft.Container()
    to, number = state.receivers(meeting, seat), meeting.number
    title = stage.words("venice-asked", name=names.agents(stage.words, stage.table, to))
    if not own.cards:
        return missing(stage, title, own, foot)

    def ready(content: bytes) -> kit.Press:
        return stage.act(Laying(partial(talks.LayCards, number), content), seen, anyhow=True)

    known = gather.blacks_shown(state, own.private, meeting.agents, number)
    return PickBlack(stage, state, title, Blacks(own.cards, meeting.black, known), ready, foot)


@dataclass(frozen=True)
class Blacks:
    """own: the two black cards. wanted: which is demanded. known: those shown before."""

    own: Chosen
    wanted: Black
    known: Chosen


@ft.component
def PickBlack(
    stage: Stage,
    state: Venice,
    title: str,
    cards: Blacks,
    ready: Callable[[bytes], kit.Press],
    foot: ft.Control | None = None,
) -> ft.Control:
    """Choosing it. ready: with it."""
    own, wanted, known = cards.own, cards.wanted, cards.known
    black, set_black = ft.use_state(-1)
    words = stage.words
    sentence, off = words("venice-choose-black"), True
    press: kit.Press = kit.nothing
    if wanted is not Black.EITHER:
        sentence = words(f"venice-wanted-{wanted}")
    if black >= 0:
        refused = black_refused(own, own[black], state.options, wanted, known)
        off = refused is not None
        sentence = words.say(refused) if refused else words("venice-black-fits")
        press = ready(passing.black(own[black]).packed())
    kids: list[ft.Control | None] = [
        black_chips(stage, own, black, set_black),
        verdict(stage, sentence),
    ]
    lay = pieces.wide_button(words("venice-show"), press, "lay", off=off)
    return pieces.sheet(
        stage,
        title,
        kids,
        height=108,
        note=words("venice-asked-note"),
        away=False,
        foot=without_phones(foot, lay),
    )


def black_chips(
    stage: Stage, own: Chosen, chosen: int, choose: Callable[[int], object]
) -> ft.Control:
    """The two black cards by their kind alone: a glance at the screen tells nothing."""
    kinds = ["identity" if is_identity(card) else "segment" for card in own]
    labels = [stage.words(f"venice-black-{kind}") for kind in kinds]
    here = chosen if chosen >= 0 else None
    return kit.chips(labels, here, choose, size=16)


def verdict(stage: Stage, sentence: str) -> ft.Control:
    """What the phone says to the choice, always in the same room."""
    words = kit.text(sentence, colour=stage.theme.ink, size=17, lines=2)
    height = 50 if stage.size.text == 1 else None
    return ft.Container(ft.Semantics(content=words, live_region=True), height=height)


def without_phones(ways: ft.Control | None, lay: ft.Control | None = None) -> kit.Foot:
    """A sheet's foot: the button that lays cards, if any, and the ways out without phones."""
    return kit.Foot(lay, LAY if lay else 0, ways, SKIPS if ways else 0)


def missing(stage: Stage, title: str, own: Own, foot: ft.Control | None) -> ft.Control:
    """The phone does not know the black cards: not read yet, or not entered."""
    words = stage.words
    if not own.ready:
        return pieces.sheet(stage, title, [verdict(stage, "…")], height=60)
    enter = pieces.wide_button(words("venice-enter-own"), stage.to(routes.Page.CLUES), "enter-own")
    said = verdict(stage, words("venice-no-own"))
    return pieces.sheet(stage, title, [said, enter], height=120, foot=without_phones(foot))
