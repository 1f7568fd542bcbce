"""An attempt or an answer under way: look, say what was seen, or call it off."""

from collections.abc import Callable

import flet as ft

from companion.games.microfilms.rules import checks, turns
from companion.games.microfilms.rules.cards import Film, Freelancer, code
from companion.games.microfilms.rules.checks import BY_HAND_CARDS, Identity
from companion.games.microfilms.rules.films import Attempt, Films, Kind
from companion.games.microfilms.screens import names
from companion.games.microfilms.screens.board import happening
from companion.ui import kit, pieces
from companion.ui.sending import Asking
from companion.ui.stage import Stage


@ft.component
def Checking(stage: Stage) -> ft.Control:
    """What has to be said before there is a verdict; it closes when that is so."""
    state, seen = stage.use(lambda table: (table.state, table.changed))
    settled = _settled(state)
    idle = ft.use_ref(settled)  # opened where nothing waits, it says so

    def leave() -> None:
        if settled and not idle.current:  # whichever phone has settled it
            stage.close()()

    ft.use_effect(leave, [settled])
    if not isinstance(state, Films) or stage.seat is None:
        return ft.Container()
    tried, words = state.attempt, stage.words
    off = pieces.wide_button(
        words("microfilms-call-off"),
        stage.act(turns.CallOff(), seen),
        "call-off",
        kind=kit.secondary,
    )
    if tried is None:
        return _waiting(stage, state, off)
    said = names.attempt(words, stage.table, tried.kind, tried.film, tried.named, tried.places)
    note, kids = _parts(stage, state, tried, seen)
    if tried.kind is Kind.INTERPOL and state.needs_check:
        stained = names.stained(words, state.options)
        kids = [kit.text(words("microfilms-check-stained", stained=stained), size=17), *kids]
    return pieces.sheet(
        stage,
        words("microfilms-tries", name=names.person(words, stage.table, tried.by)),
        [kit.text(said, size=18), *kids],
        height=70 + sum(64 for _ in kids) + (state.needs_identities * 320),
        note=note,
        foot=off,
    )


def _settled(state: object) -> bool:
    """Whether nothing is left to be said of an attempt, nor to be answered."""
    waits = isinstance(state, Films) and (state.attempt or state.pending)
    return not waits or (isinstance(state, Films) and state.ending)


def _waiting(stage: Stage, state: Films, off: ft.Control) -> ft.Control:
    words, pending = stage.words, state.pending
    if pending is None:
        done = kit.text(words("microfilms-nothing"), colour=stage.theme.soft)
        return pieces.sheet(stage, words("microfilms-table"), [done], height=40)
    said = happening(words, stage.table, state, None if stage.several else stage.seat)
    return pieces.sheet(
        stage,
        words("microfilms-waits"),
        [kit.text(said, size=18)],
        height=60,
        note=words("microfilms-call-off-note"),
        foot=off,
    )


def _parts(
    stage: Stage, state: Films, tried: Attempt, seen: int
) -> tuple[str, list[ft.Control | None]]:
    """A note, and what there is to tap now."""
    words = stage.words
    own = tried.by == stage.seat
    if not state.shown:
        if not own:
            return words("microfilms-check-proof"), []
        press = stage.open_hand()
        return words("microfilms-check-prove"), [
            pieces.wide_button(words("microfilms-do-prove"), press, "prove")
        ]
    if state.needs_card:
        return _card(stage, tried)
    if state.needs_identities:
        return words("microfilms-check-identities"), _identities(stage, state, seen)
    if state.needs_film:
        shown = [*(Film(nation.value) for nation in state.nations), Film.NONE]
        return words("microfilms-check-film"), [
            pieces.tile(
                names.film(words, film),
                stage.act(checks.SayFilm(film), seen, stay=True),
                f"film-{film}",
                mark=names.FILM,
            )
            for film in shown
        ]
    if state.needs_letter:
        nations = [
            pieces.tile(
                names.card(words, f"letter-{nation}"),
                stage.act(checks.SayLetter(nation), seen, stay=True),
                f"letter-{nation}",
                mark="mf-letter",
            )
            for nation in state.nations
        ]
        return words("microfilms-check-letter"), list(nations)
    if not own:
        return words("microfilms-check-others"), []
    return _private(stage, state, tried, seen)


def _card(stage: Stage, tried: Attempt) -> tuple[str, list[ft.Control | None]]:
    """The Journalist says it is right: the one named opens the identity, which decides."""
    words = stage.words
    who = names.person(words, stage.table, tried.by)
    if tried.named != stage.seat:
        of = names.person(words, stage.table, tried.named)
        return words("microfilms-check-open", name=who, of=of), []
    button = pieces.wide_button(words("microfilms-do-prove"), stage.open_hand(), "prove")
    return words("microfilms-check-open-own", name=who), [button]


def _private(
    stage: Stage, state: Films, tried: Attempt, seen: int
) -> tuple[str, list[ft.Control | None]]:
    """Whoever attempts looks alone, then says right or wrong."""
    words = stage.words
    who = names.person(words, stage.table, tried.named)
    answer: ft.Control = kit.row(
        kit.secondary(
            words("microfilms-wrong"),
            stage.act(checks.SayChecked(False), seen),
            kit.Dress(tone=stage.theme.warm),
            expand=True,
            key="wrong",
        ),
        kit.primary(
            words("microfilms-right"),
            stage.act(checks.SayChecked(True), seen),
            expand=True,
            key="right",
        ),
        gap=8,
    )
    if tried.kind is Kind.BROKER:
        return words("microfilms-check-broker"), [answer]
    by_app = tried.named in state.seats
    if tried.kind in BY_HAND_CARDS and by_app and not tried.looked:
        return words("microfilms-check-cards", name=who), [answer]
    if state.card_decides and state.card_says is not None:
        press = stage.act(checks.SayChecked(state.card_says), seen)
        label = words("microfilms-right" if state.card_says else "microfilms-wrong")
        settle = pieces.wide_button(label, press, "settle")
        return words("microfilms-check-lies-open", name=who), [settle]
    if state.card_decides and not tried.looked:
        ask = stage.act(Asking(tried.named, checks.LookAtIdentity(tried.named)), seen)
        look = pieces.wide_button(words("microfilms-check-look", name=who), ask, "look")
        return words("microfilms-check-journalist", name=who), [look]
    by_phone = by_app and not (tried.kind is Kind.JOURNALIST and state.options.real_identities)
    key = "microfilms-check-seen" if by_phone else "microfilms-check-real"
    return words(key, name=who), [answer]


def _identities(stage: Stage, state: Films, seen: int) -> list[ft.Control | None]:
    """Real identities, seat by seat; with two players both. What is said can be said otherwise."""
    kids: list[ft.Control | None] = []
    agents = [Identity(nation.value) for nation in state.nations]
    free = [Identity(one.value) for one in Freelancer]
    for player in state.players:
        if player.seat not in state.seats:
            continue
        parts = [(False, player.identity, agents if state.duel else [*agents, *free])]
        if state.duel:
            parts.append((True, player.second, free))
        for second, known, choices in parts:
            at = next((k for k, one in enumerate(choices) if code(one) == known), None)
            kids += [
                kit.text(names.person(stage.words, stage.table, player.seat), "label"),
                kit.chips(
                    [names.card(stage.words, one) for one in choices],
                    at,
                    _says(stage, player.seat, choices, second, seen),
                    size=15,
                ),
            ]
    return kids


def _says(
    stage: Stage, seat: int, choices: list[Identity], second: bool, seen: int
) -> Callable[[int], None]:
    def press(index: int) -> None:
        stage.act(checks.SayIdentity(seat, choices[index], second), seen, stay=True)()

    return press
