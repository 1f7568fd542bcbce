"""What to take out of the box, for as many players and these house rules."""

import flet as ft

from companion.games.microfilms.rules.cards import CROUPIER, Nation, setup
from companion.games.microfilms.rules.films import Films
from companion.games.microfilms.screens import names
from companion.ui import kit, pieces
from companion.ui.stage import Stage


@ft.component
def Box(stage: Stage) -> ft.Control:
    """A list to go through together, once."""
    state = stage.use(lambda table: table.state)
    if not isinstance(state, Films):
        return ft.Container()
    lines = checklist(stage, state)
    kids = [
        kit.row(
            ft.Container(
                kit.text(str(at + 1), "strong", size=18, colour=stage.theme.accent),
                width=26,
                alignment=ft.Alignment.TOP_LEFT,
            ),
            kit.text(line, size=16, expand=True),
            gap=6,
            cross=ft.CrossAxisAlignment.START,
        )
        for at, line in enumerate(lines)
    ]
    return pieces.sheet(
        stage,
        stage.words("microfilms-box"),
        kids,
        height=sum(30 + 24 * (len(line) // 34) for line in lines),
    )


def checklist(stage: Stage, state: Films) -> list[str]:
    """Sentences in the order of doing them."""
    words, rules, count = stage.words, state.options, len(state.seats)
    taken = setup(count, rules.franc_for_second)
    out = next((nation for nation in Nation if nation not in state.nations), Nation.CHINA)
    said = [
        words(
            "microfilms-box-nations",
            nations=words.listed(names.card(words, nation) for nation in state.nations),
            out=names.card(words, out),
        )
    ]
    if rules.real_identities:
        key = "two" if state.duel else "real"
        said.append(words(f"microfilms-box-identities-{key}", freelancers=taken.freelancers))
    else:
        said.append(words("microfilms-box-identities-app"))
    said.append(
        words("microfilms-box-letter-drawer" if rules.letter_in_drawer else "microfilms-box-letter")
    )
    said.append(
        words("microfilms-box-action-app" if rules.action_dealt else "microfilms-box-action")
    )
    if state.player(CROUPIER) is not None:
        said.append(words("microfilms-box-croupier"))
    said.append(words("microfilms-box-deck", cards=state.draw))
    paid = [p for p in state.players if p.francs and p.seat != CROUPIER]
    if state.number <= 1 and paid:
        who = words.listed(names.person(words, stage.table, p.seat) for p in paid)
        said.append(words("microfilms-box-francs", names=who))
    said.append(words("microfilms-box-start", name=names.person(words, stage.table, state.turn)))
    return said
