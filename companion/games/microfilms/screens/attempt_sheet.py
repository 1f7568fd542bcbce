"""Trying to win: as whom, with what and naming whom; then asked once more."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import flet as ft

from companion.games.microfilms.rules import attempts
from companion.games.microfilms.rules.cards import CROUPIER, DECK, DISCARD, NOBODY, Film
from companion.games.microfilms.rules.films import Films, Kind
from companion.games.microfilms.screens import names
from companion.games.microfilms.screens.step import kinds
from companion.ui import kit, pieces
from companion.ui.stage import Stage

WITH_FILM = (Kind.AGENT, Kind.JOURNALIST, Kind.CLAIM)
NAMING = (Kind.JOURNALIST, Kind.HITMAN, Kind.INTERPOL)
DRAWINGS = {
    Kind.AGENT: "game-microfilms",
    Kind.JOURNALIST: "mf-journalist",
    Kind.HITMAN: "mf-hitman",
    Kind.BROKER: "mf-broker",
    Kind.INTERPOL: "mf-officer",
    Kind.CLAIM: "mf-chip",
}
LETTERS = 2
"""Places the Broker names."""


@dataclass(frozen=True)
class Draft:
    """What is chosen so far. sure: the last question is on the screen."""

    kind: Kind | None = None
    film: Film = Film.NONE
    named: int = NOBODY
    places: tuple[int, ...] = ()
    sure: bool = False

    @property
    def whole(self) -> bool:
        """Whether nothing is missing."""
        match self.kind:
            case Kind.AGENT:
                return self.film is not Film.NONE
            case Kind.JOURNALIST:
                return self.film is not Film.NONE and self.named != NOBODY
            case Kind.HITMAN | Kind.INTERPOL:
                return self.named != NOBODY
            case Kind.BROKER:
                return len(self.places) == LETTERS
            case _:
                return self.kind is not None


Set = Callable[[Callable[[Draft], Draft]], object]


@ft.component
def Attempting(stage: Stage) -> ft.Control:
    """Three steps: as whom, what, and whether it is meant."""
    state, seen = stage.use(lambda table: (table.state, table.changed))
    draft, set_draft = ft.use_state(Draft())
    before = replace(draft, sure=False) if draft.sure else Draft()
    stage.use_step((lambda: _set(set_draft, before)) if draft.kind is not None else None)
    if not isinstance(state, Films) or stage.seat is None:
        return ft.Container()
    if draft.kind is None:
        return _as_whom(stage, state, set_draft)
    if draft.sure:
        return _sure(stage, draft, seen, set_draft)
    return _what(stage, state, draft, set_draft)


def _as_whom(stage: Stage, state: Films, change: Set) -> ft.Control:
    words = stage.words
    late, own_film = (Kind.BROKER, Kind.INTERPOL), (Kind.AGENT, Kind.JOURNALIST)
    me = state.player(stage.seat or 0)
    bare = me is not None and me.hand < 1  # no film to reveal

    def choose(kind: Kind) -> kit.Press:
        def press() -> None:
            change(lambda now: replace(now, kind=kind))

        return press

    kids = [
        pieces.tile(
            words(f"microfilms-kind-{kind}"),
            choose(kind),
            f"kind-{kind}",
            note=words("microfilms-kind-late")
            if kind in late and not state.unlocked
            else words("microfilms-kind-bare")
            if bare and kind in own_film
            else _note(stage, state, kind),
            off=bare and kind in own_film,
            mark=DRAWINGS[kind],
        )
        for kind in kinds(state)
    ]
    return pieces.sheet(
        stage,
        words("microfilms-do-attempt"),
        kids,
        height=(pieces.ROW + 16) * len(kids),
        note=words("microfilms-attempt-note"),
    )


def _what(stage: Stage, state: Films, draft: Draft, change: Set) -> ft.Control:
    words = stage.words
    kids: list[ft.Control | None] = []
    blind = draft.kind is Kind.CLAIM and state.options.croupier_card_blind
    if draft.kind in WITH_FILM and not blind:
        films = [Film(nation.value) for nation in state.nations]
        labels = [names.card(words, film) for film in films]
        if draft.kind is Kind.CLAIM:
            films, labels = [*films, Film.NONE], [*labels, words("microfilms-film-none")]
        at = films.index(draft.film) if draft.film in films else None

        def film(index: int) -> None:
            change(lambda now: replace(now, film=films[index]))

        kids += [
            kit.text(words("microfilms-which-film"), "label"),
            kit.chips(labels, at, film, size=16),
        ]
    if draft.kind in NAMING:
        others = state.others(stage.seat or 0)
        places = tuple(p for p in others if p != CROUPIER or draft.kind is not Kind.HITMAN)
        people = [names.person(words, stage.table, place) for place in places]
        named = places.index(draft.named) if draft.named in places else None

        def name(index: int) -> None:
            change(lambda now: replace(now, named=places[index]))

        kids += [
            kit.text(words("microfilms-which-player"), "label"),
            kit.chips(people, named, name, size=16),
        ]
    if draft.kind is Kind.BROKER:
        kids += _letters(stage, state, draft, change)

    def on() -> None:
        change(lambda now: replace(now, sure=now.whole))

    return pieces.sheet(
        stage,
        words(f"microfilms-kind-{draft.kind}"),
        kids,
        height=300,
        note=_note(stage, state, draft.kind),
        foot=_feet(
            stage,
            words("microfilms-attempt-on"),
            on,
            lambda: _set(change, Draft()),
            off=not draft.whole,
        ),
        away=False,
    )


def _note(stage: Stage, state: Films, kind: Kind | None) -> str:
    """What an attempt of a kind needs, by this table's rules."""
    blind = kind is Kind.CLAIM and state.options.croupier_card_blind
    stained = names.stained(stage.words, state.options)
    return stage.words(f"microfilms-kind-{kind}-{'blind' if blind else 'note'}", stained=stained)


def _letters(stage: Stage, state: Films, draft: Draft, change: Set) -> list[ft.Control]:
    """Two questions: where the one Letter is, where the other."""
    words = stage.words
    places = (DECK, DISCARD, *((stage.seat,) if stage.seat is not None else ()))
    places += state.others(stage.seat or 0)
    labels = [names.place(words, stage.table, place) for place in places]

    def put(at: int) -> Callable[[int], None]:
        def press(index: int) -> None:
            def after(now: Draft) -> Draft:
                kept = list(now.places)
                if at < len(kept):
                    kept[at] = places[index]
                else:
                    kept.append(places[index])
                return replace(now, places=tuple(kept))

            change(after)

        return press

    kids: list[ft.Control] = []
    for at in range(min(len(draft.places) + 1, LETTERS)):
        chosen = places.index(draft.places[at]) if at < len(draft.places) else None
        kids += [
            kit.text(words("microfilms-which-place", number=at + 1), "label"),
            kit.chips(labels, chosen, put(at), size=15),
        ]
    return kids


def _sure(stage: Stage, draft: Draft, seen: int, change: Set) -> ft.Control:
    """All of it in a sentence; it opens the own identity."""
    words = stage.words
    assert draft.kind is not None
    act = attempts.Attempt(draft.kind, draft.film, draft.named, draft.places)
    said = kit.text(sentence(stage, act), size=19)
    return pieces.sheet(
        stage,
        words("microfilms-sure"),
        [said],
        height=110,
        note=words("microfilms-sure-note"),
        foot=_feet(
            stage,
            words("microfilms-sure-do"),
            stage.act(act, seen),
            lambda: _set(change, replace(draft, sure=False)),
        ),
        away=False,
    )


def _feet(
    stage: Stage, label: str, press: kit.Press, back: kit.Press, *, off: bool = False
) -> kit.Foot:
    return kit.Foot(
        pieces.wide_button(label, press, "attempt-on", off=off),
        56,
        pieces.wide_button(stage.words("microfilms-back"), back, "back", kind=kit.secondary),
        60,
    )


def _set(change: Set, draft: Draft) -> None:
    change(lambda _: draft)


def sentence(stage: Stage, act: attempts.Attempt) -> str:
    """An attempt in words."""
    return names.attempt(stage.words, stage.table, act.kind, act.film, act.named, act.places)
