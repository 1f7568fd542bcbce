"""What no single guest may decide for all: the end while nobody has won, one more deal, giving up.

The maker decides alone, and so does anybody once the rules have ended the game, or where no other
phone is there that could agree. Else a guest's wish is written down, and another phone that wishes
the same does it; any of them may refuse (`DecisionEnded`). Once the table has gone on it is
forgotten. What must not live here: what then happens (`play`, `lobby`).
"""

from companion.table import wish
from companion.table.game import Game
from companion.table.lobby import Outcome
from companion.table.record import By, Decision, DecisionAsked, DecisionEnded
from companion.table.refusal import NothingWanted
from companion.table.state import Phase, Table
from companion.table.wish import Caller, Here, Wish


def decision(table: Table, wished: Wish) -> Decision | None:
    """What such a wish decides for all on this table; None where it does not."""
    ends = table.by_phone is not None and table.by_phone.ends is not None
    match wished:
        case wish.End() if table.phase is Phase.PLAYING and not ends:
            return Decision.END
        case wish.Again() if table.phase is Phase.ENDED:
            return Decision.AGAIN
        case wish.GiveUp() if table.phase is Phase.PLAYING:
            return Decision.GIVE_UP
        case _:
            return None


def may(game: Game, table: Table, what: Decision, by: Caller, here: Here) -> bool:
    """Whether that caller's wish is enough."""
    if by.maker or (what is Decision.END and game.decided(table.state)):
        return True
    if not here.maker and not here.seats - set(by.seats):
        return True
    asked = table.wanted
    return asked is not None and asked.what is what and asked.seat not in by.seats


def ask(table: Table, what: Decision, by: Caller) -> Outcome:
    """It is written down that a player wants it; once."""
    asked = table.wanted
    if asked is not None and asked.what is what:
        return ()
    return (By(by.first, DecisionAsked(what, by.first)),)


def end(table: Table, number: int, by: Caller) -> Outcome:
    """A player refuses it, or who asked takes it back."""
    if table.wanted is None or table.wanted.number != number:
        return NothingWanted()
    return (By(by.first, DecisionEnded(number, by.first)),)
