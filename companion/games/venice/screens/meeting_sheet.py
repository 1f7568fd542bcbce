"""A meeting at one's own phone: which part of it is next, and the sheet for that part."""

from collections.abc import Callable

import flet as ft

from companion.games.venice.rules import talks
from companion.games.venice.rules.cards import DUMMY, NOBODY, Side
from companion.games.venice.rules.talks import keeper
from companion.games.venice.rules.venice import DEMANDS, Kind, Meeting, Venice
from companion.games.venice.screens import names
from companion.games.venice.screens.demand_sheet import Demanding
from companion.games.venice.screens.pass_sheet import ChooseBlack, ChoosePair, without_phones
from companion.games.venice.screens.step import acts
from companion.ui import kit, pieces
from companion.ui.sending import Asking
from companion.ui.stage import Stage


@ft.component
def MeetingSheet(stage: Stage, number: int) -> ft.Control:
    """What this seat does in a meeting; where it has no part, the meeting may be skipped."""
    state, seen = stage.use(lambda table: (table.state, table.changed))
    here, set_here = ft.use_state(-1)
    asked, set_asked = ft.use_state("")
    stage.use_step((lambda: set_asked("")) if asked else None)
    if not isinstance(state, Venice) or stage.seat is None:
        return ft.Container()
    seat, meeting = stage.seat, state.meeting(number)
    if meeting is None or state.over(meeting) or state.finished:
        return _said(stage, stage.words("venice-meeting-over"))
    if asked:
        return _sure(stage, meeting, asked, seen, lambda: set_asked(""))
    foot = skip_row(stage, set_asked)
    if not acts(state, meeting, seat):
        return _waiting(stage, state, meeting, foot)
    if stage.several and here != seat:
        return _pass_to(stage, seat, lambda: set_here(seat))
    if meeting.kind is Kind.LOOK_DUMMY or meeting.asked == DUMMY:
        return _look(stage, state, meeting, seen, foot)
    if meeting.kind in DEMANDS and meeting.asked == NOBODY:
        return Demanding(stage, state, meeting, seen, foot)
    if meeting.kind in DEMANDS:
        return ChooseBlack(stage, state, meeting, seen, foot)
    return ChoosePair(stage, state, meeting, seen, foot)


SKIP, BY_CARDS = "skip", "by-cards"
"""How a meeting is over without phones."""


def skip_row(stage: Stage, ask: Callable[[str], object]) -> ft.Control:
    """Over without phones: done with the cards of the box, or not at all. Each is asked first."""
    words = stage.words
    return kit.beside(
        kit.quiet(words("venice-skip"), lambda: ask(SKIP), kit.SLIM, expand=True, key="skip"),
        kit.quiet(
            words("venice-by-cards"), lambda: ask(BY_CARDS), kit.SLIM, expand=True, key="by-cards"
        ),
        gap=6,
        across=kit.sheet_width(),
    )


def _sure(stage: Stage, meeting: Meeting, how: str, seen: int, back: kit.Press) -> ft.Control:
    """What was laid for it is passed no more, and a demand is met no more: that stays so."""
    words = stage.words
    act = talks.SkipMeeting(meeting.number, by_cards=how == BY_CARDS)
    yes = (words(f"venice-{how}-yes"), stage.act(act, seen), f"sure-{how}")
    title = words(f"venice-{how}-title", number=meeting.number)
    return pieces.sure(stage, title, words(f"venice-{how}-note"), yes, back)


def _said(stage: Stage, sentence: str) -> ft.Control:
    said = kit.text(sentence, size=18)
    title = stage.words("venice-meeting")
    return pieces.sheet(stage, title, [said], height=60)


def _waiting(stage: Stage, state: Venice, meeting: Meeting, foot: ft.Control) -> ft.Control:
    said = kit.text(situation(stage, state, meeting), size=18)
    title = stage.words("venice-meeting-number", number=meeting.number)
    return pieces.sheet(
        stage, title, [said], height=110, foot=without_phones(foot) if stage.plays else None
    )


def _pass_to(stage: Stage, seat: int, press: kit.Press) -> ft.Control:
    words, name = stage.words, stage.name(seat)
    button = pieces.wide_button(words("venice-pass-here", name=name), press, "meet-here")
    title = words("venice-pass", name=name)
    return pieces.sheet(stage, title, [button], height=70)


def _look(stage: Stage, state: Venice, meeting: Meeting, seen: int, foot: ft.Control) -> ft.Control:
    """Left or right; the next seat's phone answers by itself."""
    words, seat = stage.words, stage.seat
    kids: list[ft.Control | None] = []
    note = words("venice-look-real")
    if not state.options.real_cards and seat is not None:
        unknown = state.options.sides_unknown
        note = words("venice-look-unknown") if unknown else words("venice-look-note")
        to = keeper(state, seat)
        kids = [
            pieces.tile(
                words(f"venice-look-{side}"),
                stage.act(Asking(to, talks.LookAtDummy(to, side, meeting.number)), seen),
                f"look-{side}",
                note="" if unknown else words(f"venice-look-{side}-note"),
                mark=kit.icon("ui-eye", 26, stage.theme.accent),
            )
            for side in Side
        ]
    title = words("venice-look")
    return pieces.sheet(
        stage, title, kids, height=84 * len(kids), note=note, foot=without_phones(foot)
    )


def situation(stage: Stage, state: Venice, meeting: Meeting) -> str:
    """A meeting in one sentence, as everybody may read it."""
    words, table = stage.words, stage.table
    there = names.agents(words, table, meeting.agents)
    if state.over(meeting):
        how = "cards" if meeting.by_cards else "skipped" if meeting.skipped else "done"
        return words(f"venice-now-{how}", names=there)
    if meeting.kind in DEMANDS and meeting.asked not in (NOBODY, DUMMY):
        return words("venice-now-asked", names=there, of=stage.name(meeting.asked))
    if meeting.kind is Kind.LOOK_DUMMY or meeting.asked == DUMMY:
        return words("venice-now-look", names=there)
    if meeting.kind in DEMANDS:
        return words("venice-now-demand", names=there)
    late = [seat for seat in meeting.agents if meeting.mark(seat) is None]
    if not late:
        return words("venice-now-passing", names=there)
    # Who is waited for need not read the own name; on a phone of several it stands there.
    me = [] if stage.several else [seat for seat in late if seat in stage.mine]
    others = names.agents(words, table, [seat for seat in late if seat not in me])
    return words(
        "venice-now-choose", names=there, late=others, me=(2 if others else 1) if me else 0
    )
