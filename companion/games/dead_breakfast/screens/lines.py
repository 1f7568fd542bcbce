"""Every act in words, for the log, and what came of it."""

from typing import assert_never

from companion.games.dead_breakfast.rules import byhand, pad, snatches, turns
from companion.games.dead_breakfast.rules.game import Act, Ask, Event, Nothing
from companion.games.dead_breakfast.rules.windows import CREATURES, GUESTS
from companion.games.dead_breakfast.screens import names
from companion.table.state import Table
from companion.ui.game_reading import acted_by
from companion.ui.words import Argument, Words


def line(words: Words, table: Table, act: Act | Ask, seat: int | None) -> str:
    """Who did what. seat: who acted."""
    name = acted_by(words, table, seat)

    def say(key: str, **more: Argument) -> str:
        return names.say(words, f"log-{key}", name=name, **more)

    def who(number: int) -> str:
        return names.seat(table, number)

    match act:
        case pad.Count(house, part, numbers):
            if not numbers:
                return say("count-painted", other=who(house))
            counted = " · ".join(str(number) for number in numbers)
            what = names.say(words, f"part-{part}")
            return say("count", other=who(house), what=what, numbers=counted)
        case pad.Paint(house, windows):
            guests = sum(cell in GUESTS for cell in windows)
            creatures = sum(cell in CREATURES for cell in windows)
            return say("paint", other=who(house), guests=guests, creatures=creatures)
        case pad.PutCentre(house, centre):
            where = names.say(words, f"rule-centre-{centre}")
            return say("centre", other=who(house), where=where)
        case pad.Rename(kind, number, new):
            own = names.say(words, f"{kind}-{number + 1}")
            return say("rename", what=own, new=new) if new else say("rename-back", what=own)
        case turns.Move(eyeball):
            return say("move-eyeball" if eyeball else "move")
        case turns.Finish():
            return say("finish")
        case snatches.CallDibs():
            return say("dibs")
        case snatches.LetFirst(first):
            return say("let-first", other=who(first))
        case snatches.Snatch(target, discard):
            what = names.say(words, f"target-{target}")
            return say("snatch-discard" if discard else "snatch", what=what)
        case snatches.LetGo(other):
            return say("let-go", other=who(other))
        case byhand.ByHand(field, of, value):
            what = names.say(words, f"log-hand-{field}", other=who(of), value=value)
            return say("by-hand", what=what)
        case Nothing():
            return ""
        case _:
            assert_never(act)


def outcomes(words: Words, table: Table, events: tuple[Event, ...]) -> str:
    """Whose turn comes, what is to be refilled, who wins."""
    said = [sentence for event in events if (sentence := _outcome(words, table, event))]
    return " ".join(said)


def _outcome(words: Words, table: Table, event: Event) -> str:
    def say(key: str, **more: Argument) -> str:
        return names.say(words, f"came-{key}", **more)

    match event:
        case turns.Begun(first):
            return say("begun", name=names.seat(table, first))
        case turns.Moved(_, _, then):
            if table.seat(then) is None:
                return say("complete")
            return say("turn", name=names.seat(table, then))
        case snatches.Snatched(_, _, _, gone):
            return say("snatched-gone" if gone else "snatched")
        case turns.Finished(winners):
            name = words.listed(names.seat(table, seat) for seat in winners)
            return say("winners", name=name)
        case _:
            return ""
