"""Every act and ask in words, for the log. Never a card of a meeting."""

from typing import assert_never

from companion.games.venice.rules import byhand, edition, phoning, talks, visits
from companion.games.venice.rules.cards import LOCATIONS, NOBODY
from companion.games.venice.rules.dial import number
from companion.games.venice.rules.game import Act, Ask, Event
from companion.games.venice.rules.venice import Venice
from companion.games.venice.screens import names
from companion.table.state import Table
from companion.ui.game_reading import acted_by
from companion.ui.words import Argument, Words


def line(words: Words, table: Table, act: Act | Ask, seat: int | None) -> str:
    """Who did what. seat: who acted."""
    name = acted_by(words, table, seat)

    def say(key: str, **more: Argument) -> str:
        return words(f"venice-log-{key}", name=name, **more)

    match act:
        case visits.PlayLocation(location):
            return say("place", place=_place(words, table, location))
        case visits.LayLocation():
            return say("lay-place")
        case visits.ShowLocation(_, secret):
            return say("show-place", place=_place(words, table, secret[0] if secret else -1))
        case visits.NextRound():
            return say("next")
        case talks.LayCards(meeting):
            return say("lay", meeting=meeting)
        case talks.Demand(meeting, of):
            return say("demand", meeting=meeting, of=names.agent(words, table, of))
        case talks.SkipMeeting(meeting, by_cards):
            return say("by-cards" if by_cards else "skip", meeting=meeting)
        case phoning.Call(mapping):
            return say("call", number=_number(table, mapping))
        case phoning.SayCall(right):
            return say("right" if right else "wrong")
        case edition.NameLocations():
            return say("names")
        case edition.LabelSegments():
            return say("labels")
        case byhand.ByHand():
            return say("by-hand", what=_hand(words, table, act))
        case talks.GiveCards(to, meeting) | talks.ShowBlack(to, meeting):
            return say("give", to=names.agent(words, table, to), meeting=meeting)
        case talks.LookAtDummy(_, _, meeting):
            return say("look", meeting=meeting)
        case _:
            assert_never(act)


def wish(words: Words, table: Table, ask: Ask, seat: int) -> str:
    """Who wants to look at which of the dummy's cards; all else is never asked of a player."""
    if not isinstance(ask, talks.LookAtDummy):
        return ""
    return words(f"venice-log-wish-{ask.side}", name=names.agent(words, table, seat))


def outcomes(words: Words, table: Table, events: tuple[Event, ...]) -> str:
    """What the automatons played, and which round began."""
    said: list[str] = []
    for event in events:
        match event:
            case visits.Visited(place, location) if place < 0:
                where = _place(words, table, location)
                who = names.agent(words, table, place)
                said.append(words("venice-card-at", name=who, place=where))
            case visits.RoundBegan(series, turn):
                said.append(words("venice-round", series=series, round=turn))
    return " ".join(f"{sentence}." for sentence in said)


def _place(words: Words, table: Table, location: int) -> str:
    state = table.state
    venice = state if isinstance(state, Venice) else None
    if venice is None or location not in range(LOCATIONS):
        return "?"
    return names.place(words, venice, location)


def _number(table: Table, mapping: tuple[int, ...]) -> str:
    state = table.state
    if not isinstance(state, Venice) or sorted(mapping) != [0, 1, 2, 3]:
        return "?"
    return number(mapping, state.options.dialling, state.labels)


def _hand(words: Words, table: Table, act: byhand.ByHand) -> str:
    value: Argument = act.value
    if act.field in (byhand.Field.LOCATION, byhand.Field.PLAYED, byhand.Field.FREE):
        value = _place(words, table, act.value)
    elif act.field is byhand.Field.START:
        value = names.agent(words, table, act.value)
    other = "" if act.place == NOBODY else names.agent(words, table, act.place)
    return words(f"venice-log-hand-{act.field}", value=value, other=other or "–")
