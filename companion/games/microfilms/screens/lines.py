"""Every act and ask in words, for the log, and what came of it. Never a secret card."""

from typing import assert_never

from companion.games.microfilms.rules import (
    attempts,
    byhand,
    checks,
    dealing,
    deeds,
    interrogation,
    moves,
    questions,
    turns,
)
from companion.games.microfilms.rules.deeds import Deed
from companion.games.microfilms.rules.game import Act, Ask, Event
from companion.games.microfilms.screens import names
from companion.table.state import Table
from companion.ui.game_reading import acted_by
from companion.ui.words import Argument, Words

QUIET = (Deed.DRAW, Deed.DRAW_DISCARD, Deed.PASSED, Deed.CASH_OUT, Deed.STEAL, Deed.BY_HAND)
"""Deeds of which the line of the act says all."""


def line(words: Words, table: Table, act: Act | Ask, seat: int | None) -> str:
    """Who did what. seat: who acted."""
    name = acted_by(words, table, seat)

    def say(key: str, of: int | None = None, **more: Argument) -> str:
        other = "" if of is None else names.person(words, table, of)
        return words(f"microfilms-log-{key}", name=name, of=other, **more)

    match act:
        case moves.Draw(discard):
            return say("draw-discard" if discard else "draw")
        case moves.Pass():
            return say("pass")
        case questions.Bribe(of):
            return say("bribe", of)
        case moves.Steal(of):
            return say("steal", of)
        case moves.CashOut():
            return say("cash-out")
        case questions.Interrogate(of, card):
            return say("interrogate-card" if card else "interrogate-franc", of)
        case questions.Blackmail(of, means):
            return say("blackmail", of, means=words(f"microfilms-means-{means}"))
        case attempts.Attempt(kind, film, named, places):
            tried = names.attempt(words, table, kind, film, named, places)
            return say("attempt", what=tried)
        case turns.EndTurn():
            return say("end")
        case questions.Answer(reply):
            return say(f"answer-{reply}")
        case interrogation.LayHand():
            return say("lay")
        case interrogation.HandOver():
            return say("hand-over")
        case interrogation.PickCard():
            return say("pick")
        case turns.CallOff():
            return say("call-off")
        case checks.ShowCards():
            return say("show")
        case checks.SayChecked(right):
            return say("right" if right else "wrong")
        case checks.SayFilm(film):
            return say("film", card=names.film(words, film))
        case checks.SayLetter(nation):
            return say("letter", card=names.card(words, nation))
        case checks.SayIdentity(of, identity):
            return say("identity", of, card=names.card(words, identity))
        case byhand.ByHand(field, value, place):
            return say("by-hand", what=_hand(words, table, field, value, place))
        case interrogation.Lift():
            return say("lift", act.to)
        case checks.LookAtIdentity(to):
            return say("look", to)
        case checks.TellCards(to):
            return say("tell", to)
        case _:
            assert_never(act)


def wish(words: Words, table: Table, ask: Ask, seat: int) -> str:
    """Who wants to look at whose identity; all else is never asked of a player."""
    if not isinstance(ask, checks.LookAtIdentity):
        return ""
    of = names.person(words, table, ask.to)
    return words("microfilms-log-wish", name=names.person(words, table, seat), of=of)


def _hand(words: Words, table: Table, field: deeds.Field, value: int, place: int) -> str:
    shown: Argument = value
    if field is deeds.Field.TURN:
        shown = names.person(words, table, value)
    who = names.person(words, table, place)
    return words(f"microfilms-log-hand-{field}", value=shown, of=who)


def outcomes(words: Words, table: Table, events: tuple[Event, ...]) -> str:
    """What answers brought, what chance chose, what the Croupier did, whose turn it is."""
    said: list[str] = []
    for event in events:
        match event:
            case deeds.Done(deed) if deed not in QUIET:
                said.append(_deed(words, table, event))
            case dealing.HandShown(seat, identity) if identity < len(names.IDENTITIES):
                said.append(
                    words(
                        "microfilms-deed-shown",
                        name=names.person(words, table, seat),
                        card=names.card(words, names.IDENTITIES[identity]),
                    )
                )
            case dealing.Begun(nations, start):
                said.append(
                    words(
                        "microfilms-deed-begun",
                        nations=words.listed(names.card(words, nation) for nation in nations),
                        name=names.person(words, table, start),
                    )
                )
    return " ".join(said)


def _deed(words: Words, table: Table, done: deeds.Done) -> str:
    pile = ", ".join(names.card(words, card) for card in done.pile)
    key = str(done.deed)
    if done.deed in (Deed.BLACKMAIL_DECLINED, Deed.CROUPIER_EARNS) and not done.index:
        key += "-bare"
    return words(
        f"microfilms-deed-{key}",
        name=names.person(words, table, done.by),
        of=names.person(words, table, done.of),
        index=done.index,
        among=done.among,
        cards=pile,
    )
