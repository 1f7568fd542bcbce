"""Sheets of harm: weapons, the victim's answer, healing, Dynamite, the dog.

What an answer does is decided in `fights`; here are its question and its buttons.
"""

import flet as ft

from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.box import Reach, reach_of_hands, reach_of_weapons
from companion.games.secret_night.rules.fights import WEAPONS, healer, offers, waiting_for
from companion.games.secret_night.rules.harm import HEALTH, Answer, Cause, damage
from companion.games.secret_night.rules.night import Attack, Night
from companion.games.secret_night.rules.roles import Role
from companion.games.secret_night.screens import own, rows
from companion.games.secret_night.screens.rows import Way
from companion.ui import kit
from companion.ui.stage import Stage
from companion.ui.words import told

CAUSES = {
    Cause.GUN: "night-gun",
    Cause.KNIFE: "night-knife",
    Cause.POISON: "night-poison",
    Cause.DOG: "night-dog",
    Cause.DYNAMITE: "night-bomb",
    Cause.BLAST: "night-bomb",
}
ANSWERS = {
    Answer.SUFFER: "ui-skull",
    Answer.VEST: "night-vest",
    Answer.BIBLE: "hp-bible",
    Answer.AVOID_KNIFE: "night-vest",
    Answer.SKILL: "burst",
    Answer.FIRST_AID: "ui-heart",
    Answer.OTTO: "ui-heart",
    Answer.BEEF: "night-beef",
    Answer.DISARM: "burst",
}


@ft.component
def Weapons(stage: Stage) -> ft.Control:
    """Gun, Knife or Poison, and then whom."""
    state, seen = own.night(stage)
    chosen, choose = ft.use_state(0)
    stage = own.mine(stage, state)
    if state is None or stage.seat is None:
        return ft.Container()
    seat, words, cause = stage.seat, stage.words, WEAPONS[chosen]
    entries = []
    for other in state.seats:
        if other != seat:
            harm = a.Harm(cause, other)
            entries.append((other, own.reason(stage, state, harm), own.act(stage, harm, seen)))
    names = [words(f"secret_night-cause-{weapon}") for weapon in WEAPONS]
    return rows.sheet(
        stage,
        words("secret_night-attack-title"),
        [kit.chips(names, chosen, choose, size=16), *_near(stage, reach_of_weapons(), entries)],
        away=stage.back(),
        lines=rows.tall(stage, entries) + 1.3,
    )


def _near(
    stage: Stage, reach: Reach, entries: list[tuple[int, str, kit.Press]]
) -> list[ft.Control]:
    """Who may be chosen, under a line that says how near they must be (SN-def33)."""
    said = stage.words(f"secret_night-reach-{reach}")
    line = kit.text(said, "note")
    return [line, *rows.people(stage, entries, "victim")]


# --- the victim's phone


@ft.component
def Harmed(stage: Stage) -> ft.Control:
    """Somebody attacks a seat of this phone: each answer is a button."""
    state, seen = own.night(stage)
    seat = stage.seat
    attack = waiting_for(state, seat) if state is not None and seat is not None else None
    if state is None or attack is None or seat is None:
        return ft.Container()
    theme, words = stage.theme, stage.words
    player, given = state.player(seat), offers(state, attack)
    entries = [
        Way(
            _answer_words(stage, state, attack, answer),
            stage.act(a.AnswerHarm(seat, answer), seen, stay=True),
            ANSWERS[answer],
            _answer_note(stage, state, attack, answer),
            key=f"answer-{answer}",
        )
        for answer in given
    ]
    hearts = words("secret_night-hearts", hearts=player.health)
    sign = kit.row(
        kit.icon(CAUSES[attack.cause], 40, theme.warm),
        kit.pips(player.health, HEALTH, hearts, box=24),
        gap=16,
    )
    return rows.sheet(
        stage,
        words(f"secret_night-harmed-{attack.cause}", by=stage.name(attack.by)),
        [_for_whom(stage), sign, *(rows.way(stage, entry) for entry in entries)],
        lines=rows.noted(stage, len(entries)) + (2.0 if stage.several else 0.8),
    )


def _answer_note(stage: Stage, state: Night, attack: Attack, answer: Answer) -> str:
    """What comes of an answer. Another's help is asked for aloud."""
    words, otto, rules = stage.words, healer(state), told(state.options)
    if answer is Answer.SUFFER:
        hurt = damage(attack.cause, state.player(attack.by).character)
        dies = hurt >= state.player(attack.victim).health
        return words(f"secret_night-answer-suffer-{'dies' if dies else 'note'}", hurt=hurt)
    if answer is Answer.OTTO and otto is not None and otto != attack.victim:
        return words("secret_night-answer-otto-other-note", name=stage.name(otto), **rules)
    return words(f"secret_night-answer-{answer}-note", **rules)


def _answer_words(stage: Stage, state: Night, attack: Attack, answer: Answer) -> str:
    if answer is Answer.OTTO and healer(state) != attack.victim:
        return stage.words("secret_night-answer-otto-other")
    if answer in (Answer.SKILL, Answer.OTTO, Answer.DISARM):
        who = state.player(attack.victim).character
        name = stage.words(f"secret_night-first-{who}")
        return stage.words(f"secret_night-answer-{answer}", name=name)
    return stage.words(f"secret_night-answer-{answer}")


def _for_whom(stage: Stage) -> ft.Control | None:
    """Whose sheet it is, where one phone holds several seats."""
    if stage.seat is None or not stage.several:
        return None
    return kit.seat_row(stage.seat, stage.name(stage.seat), close=True)


# --- healing


@ft.component
def Healing(stage: Stage) -> ft.Control:
    """First Aid, or Otto's hands: whom."""
    state, seen = own.night(stage)
    otto, set_otto = ft.use_state(False)
    stage = own.mine(stage, state)
    if state is None or stage.seat is None:
        return ft.Container()
    seat, words = stage.seat, stage.words
    might = not own.reason(stage, state, *(a.Heal(other, skill=True) for other in state.seats))
    skill = otto and might
    entries = []
    for other in (seat, *(s for s in state.seats if s != seat)):
        heal = a.Heal(other, skill)
        entries.append((other, own.reason(stage, state, heal), own.act(stage, heal, seen)))
    names = [words("secret_night-heal-kit"), words("secret_night-heal-otto")]
    chips = kit.chips(names, int(skill), lambda index: set_otto(index == 1), size=16)
    return rows.sheet(
        stage,
        words("secret_night-heal-title"),
        [chips if might else None, *_near(stage, reach_of_hands(state.options), entries)],
        away=stage.back(),
        lines=rows.tall(stage, entries) + 1.3,
    )


# --- Dynamite


@ft.component
def Explosion(stage: Stage) -> ft.Control:
    """Who found the Dynamite, and who stands beside without a wall between."""
    state, seen = own.night(stage)
    stage = own.mine(stage, state)
    finder, set_finder = ft.use_state(stage.seat)
    near, set_near = ft.use_state(frozenset[int]())
    if state is None or finder is None:
        return ft.Container()
    words, size = stage.words, stage.size
    there = [seat for seat in state.seats if not state.player(seat).away]
    beside = tuple(seat for seat in there if seat in near and seat != finder)

    def turn(seat: int) -> kit.Press:
        return lambda: set_near(lambda now: now ^ {seat})

    names = [stage.name(seat) for seat in there]
    fit = 3 if size.narrow else 5 if size.wide else 4
    at = there.index(finder) if finder in there else None
    switches = [
        kit.switch_row(stage.name(seat), seat in beside, turn(seat), key=f"near-{seat}")
        for seat in there
        if seat != finder
    ]
    act = a.Explode(finder, beside)
    why = own.reason(stage, state, act)
    boom = kit.primary(
        words("secret_night-explode-do"),
        own.act(stage, act, seen) if own.my_turn(stage, state) else stage.act(act, seen),
        expand=True,
        disabled=bool(why),
        key="explode",
    )
    return rows.sheet(
        stage,
        words("secret_night-explode-title"),
        [
            kit.text(words("secret_night-explode-finder"), "label"),
            kit.chips(names, at, lambda index: set_finder(there[index]), size=16),
            kit.text(words("secret_night-explode-near"), "label"),
            *switches,
        ],
        note=why,
        away=stage.back(),
        lines=len(switches) + (1.3 if size.narrow else 0.9) + 0.9 * -(-len(names) // fit),
        foot=kit.row(boom),
    )


# --- the dog


@ft.component
def Dog(stage: Stage) -> ft.Control:
    """The Chief leads it and lets it bite; anybody feeds it."""
    state, seen = own.night(stage)
    stage = own.mine(stage, state)
    if state is None or stage.seat is None:
        return ft.Container()
    seat, words = stage.seat, stage.words
    kids: list[ft.Control] = []
    lines = 1.2
    if state.role(seat) is Role.CHIEF:
        left = state.turn.dog if state.turn else 0
        said = words("secret_night-dog-steps", left=left)
        kids.append(kit.text(said, "label"))
        if left:

            def walk(n: int) -> kit.Press:
                return stage.act(a.MoveDog(n), seen, stay=True)

            kids.append(rows.numbers_grid(1, left, walk, "dog", columns=3))
        entries = []
        for other in state.seats:
            if other != seat:
                bite = a.DogAttack(other)
                entries.append((other, own.reason(stage, state, bite), own.act(stage, bite, seen)))
        kids.append(kit.text(words("secret_night-dog-bite"), "label"))
        kids += rows.people(stage, entries, "bite")
        lines += rows.tall(stage, entries) + 2
    beef = a.GiveBeef()
    kids.append(
        rows.way(
            stage,
            Way(
                words("secret_night-dog-beef"),
                own.act(stage, beef, seen),
                "night-beef",
                words("secret_night-dog-beef-note"),
                own.reason(stage, state, beef),
                key="beef",
            ),
        )
    )
    return rows.sheet(stage, words("secret_night-dog-title"), kids, away=stage.back(), lines=lines)
