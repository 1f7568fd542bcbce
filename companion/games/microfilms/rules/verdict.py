"""What a win attempt brings, for three and more players. PURE (facts 5.7).

An attempt that is not allowed is judged `Result.FORBIDDEN`: by default it is refused and changes
nothing; the table may count it as failed (MF-def15), see `fallen`.
"""

from collections.abc import Collection, Iterable
from enum import StrEnum

from companion.games.microfilms.rules.cards import Action, Nation, stained
from companion.games.microfilms.rules.turn_end import UNLOCKED


class Result(StrEnum):
    """What becomes of an attempt."""

    FORBIDDEN = "forbidden"
    WIN = "win"
    ELIMINATED = "eliminated"


def judged(right: bool) -> Result:
    """Right wins, wrong is out."""
    return Result.WIN if right else Result.ELIMINATED


def fallen(result: Result, forbidden_fails: bool) -> Result:
    """The result by the table's rule for what is not allowed (MF-def15)."""
    failed = result is Result.FORBIDDEN and forbidden_fails
    return Result.ELIMINATED if failed else result


def agents_winning(
    nations: Collection[Nation], allied: Collection[Nation], film: Nation
) -> frozenset[Nation]:
    """Who wins when an agent reveals a film (MF-A1..9): it depends on nothing but the film.

    nations: the three in play. allied: the two whose Letters are in play. Raises ValueError for
    others.
    """
    if len(set(nations)) != 3 or len(set(allied)) != 2 or not set(allied) <= set(nations):
        raise ValueError("three nations are in play, two of them allied")
    if film not in nations:
        raise ValueError("that film is in the box")
    lone = frozenset(nations) - frozenset(allied)
    return frozenset(allied) if film in lone else lone


def journalist(film: Nation, named: object, cleared: bool) -> Result:
    """A film and the identity of the player named (MF-J1..4); a freelancer is wrong (MF-def18)."""
    return judged(named == film) if cleared else Result.FORBIDDEN


def hitman(seat: int, named: int, has_ace: bool, cleared: bool) -> Result:
    """The opponent with the Ace in hand (MF-H1..5)."""
    return judged(has_ace) if cleared and named != seat else Result.FORBIDDEN


def broker(
    letters: Iterable[object],
    named: Iterable[object],
    evening: int,
    cleared: bool,
    letters_differ: bool = False,
) -> Result:
    """The places of both Letters, in any order (MF-B1..6). letters_differ: MF-def4."""
    said = sorted(map(repr, named))
    allowed = cleared and evening >= UNLOCKED and len(said) == 2
    if not allowed or (letters_differ and said[0] == said[1]):
        return Result.FORBIDDEN
    return judged(said == sorted(map(repr, letters)))


def interpol(
    hand: Iterable[object],
    suspect: bool,
    evening: int,
    cleared: bool,
    stained_cash_out: bool = False,
) -> Result:
    """A Suspect with a bloodstained card (MF-I1..6). hand: cards of the player named."""
    if not (cleared and suspect and evening >= UNLOCKED):
        return Result.FORBIDDEN
    return judged(any(isinstance(c, Action) and stained(c, stained_cash_out) for c in hand))
