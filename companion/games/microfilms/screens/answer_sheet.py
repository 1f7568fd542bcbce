"""A bribe or blackmail waits for this seat's answer: it opens by itself, alike for both."""

import flet as ft

from companion.games.microfilms.rules import questions, turns
from companion.games.microfilms.rules.films import Films, Pending, Player, Wait
from companion.games.microfilms.rules.purse import PAID
from companion.games.microfilms.rules.questions import Reply
from companion.games.microfilms.screens import names
from companion.ui import kit, pieces
from companion.ui.stage import Stage
from companion.ui.words import told

DRAWINGS = {
    Reply.ACCEPT: "ui-check",
    Reply.PAY: "mf-chip",
    Reply.DEFEND: "mf-letter",
    Reply.DECLINE: "ui-close",
}


@ft.component
def Answering(stage: Stage) -> ft.Control:
    """The replies there are, with what each costs."""
    state, seen = stage.use(lambda table: (table.state, table.changed))
    if not isinstance(state, Films) or state.pending is None or stage.seat is None:
        return ft.Container()
    pending, me, words = state.pending, state.player(stage.seat), stage.words
    if me is None or pending.of != stage.seat or pending.wait is Wait.INTERROGATION:
        return ft.Container()
    kind = str(pending.wait)
    kids = [
        pieces.tile(
            words(f"microfilms-reply-{kind}-{reply}"),
            stage.act(questions.Answer(reply), seen),
            f"reply-{reply}",
            note=words(f"microfilms-reply-{kind}-{reply}-note", **told(state.options)),
            off=not _can(state, me, reply),
            mark=DRAWINGS[reply],
        )
        for reply in replies(pending)
    ]
    who = names.person(words, stage.table, pending.by)
    return pieces.sheet(
        stage,
        words(f"microfilms-asked-{kind}", name=who),
        kids,
        height=(pieces.ROW + 22) * len(kids),
        note=words(f"microfilms-asked-{kind}-note"),
        foot=pieces.wide_button(
            words("microfilms-call-off"),
            stage.act(turns.CallOff(), seen),
            "call-off",
            kind=kit.secondary,
        ),
        away=False,
    )


def replies(pending: Pending) -> tuple[Reply, ...]:
    """What can be answered."""
    if pending.wait is Wait.BRIBE:
        return (Reply.ACCEPT, Reply.DECLINE)
    return (Reply.PAY, Reply.DEFEND, Reply.DECLINE)


def _can(state: Films, me: Player, reply: Reply) -> bool:
    if reply is Reply.PAY:
        return me.francs >= (1 if state.options.pay_what_you_have else PAID)
    return reply is not Reply.DEFEND or me.hand > 0
