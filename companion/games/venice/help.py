"""Help in deducing, as far as the table wants it. It uses one's own sheet and nothing else. PURE.

- OFF: nothing.
- CONTRADICTIONS: only that the sheet cannot be true, and a smallest set of clues that contradict.
- CROSSOUTS: besides, what follows from one column at a time: all deals consistent with the own
  cards and that single column. Over what was so found, plain exclusivity until nothing changes: a
  card has one holder, an agent one card of a kind, and the last one left is certain. Two columns
  are never put together in another way; what exclusivity teaches does not go back into a pair.
- FULL: all deals consistent with the whole sheet.
"""

from dataclasses import dataclass

from companion.games.venice.deduction import Clue, Own, enough, left
from companion.games.venice.reason import Conclusion, Known, conclusions, exclusive
from companion.games.venice.rules.options import Help


@dataclass(frozen=True)
class Advice:
    """What the help says. against: clues that cannot all be true; nothing else is said then.

    deals: how many are left, told with full help only; else 0.
    """

    conclusions: tuple[Conclusion, ...] = ()
    against: tuple[Clue, ...] = ()
    deals: int = 0


def advice(level: Help, clues: tuple[Clue, ...]) -> Advice:
    """What a sheet with these clues teaches at this level."""
    if level is Help.OFF:
        return Advice()
    found = left(clues)
    if not found:
        # Own cards last: they are right more often than what was noted in candle light.
        return Advice(against=enough(tuple(sorted(clues, key=_own)), 0))
    if level is Help.CONTRADICTIONS:
        return Advice()
    if level is Help.CROSSOUTS:
        return Advice(one_at_a_time(clues))
    return Advice(conclusions(clues), deals=found.bit_count())


def _own(clue: Clue) -> bool:
    return isinstance(clue, Own)


def one_at_a_time(clues: tuple[Clue, ...]) -> tuple[Conclusion, ...]:
    """What follows from the own cards and each column by itself, and by exclusivity from that."""
    own = tuple(clue for clue in clues if isinstance(clue, Own))
    columns: dict[int, tuple[Clue, ...]] = {}
    for clue in clues:
        if not isinstance(clue, Own):
            columns[clue.column] = (*columns.get(clue.column, ()), clue)
    known: Known = {}
    for several in ((), *columns.values()):
        for conclusion in conclusions((*own, *several)):
            known.setdefault((conclusion.fact.agent, conclusion.fact.card), conclusion)
    while True:
        new = [
            (fact, reason)
            for fact, reason in exclusive(known, clues)
            if (fact.agent, fact.card) not in known
        ]
        if not new:
            return tuple(known.values())
        for fact, reason in new:
            known.setdefault((fact.agent, fact.card), Conclusion(fact, reason, ()))
