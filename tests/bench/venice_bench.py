"""What the help in deducing costs a phone: `python -m tests.bench.venice_bench`. Goal: 100 ms.

Random sheets with legal showings, of 4 to 40 meetings; the bare deduction over the 576 deals, and
the help at each level that concludes something, with a reason for every conclusion. Milliseconds of
processor. Not a test.
"""

import random
import statistics
import time
from collections.abc import Callable
from functools import partial

from companion.games.venice.deduction import Black, Clue, Own, Pair
from companion.games.venice.help import advice
from companion.games.venice.rules.options import Help
from tests.support.deduced import deduce

GOAL = 100.0
SIZES, SHEETS = (4, 8, 15, 40), 200  # 40: a very long evening


def sheet(chance: random.Random, meetings: int) -> tuple[Clue, ...]:
    """What the agent at place 0 has noted after so many meetings."""
    identities, segments = (chance.sample(range(4), 4) for _ in range(2))
    clues: list[Clue] = [Own(0, identities[0]), Own(0, segments[0] + 4)]
    for column in range(meetings):
        agent = chance.randrange(1, 4)
        true = (identities[agent], segments[agent] + 4)
        if chance.random() < 0.05:
            clues.append(Black(agent, chance.choice(true), column))
            continue
        false = chance.choice([card for card in range(8) if card not in true])
        clues.append(Pair(agent, (chance.choice(true), false), column))
    return tuple(clues)


def spent(work: Callable[[], object]) -> float:
    """Milliseconds of processor."""
    began = time.process_time()
    work()
    return 1000 * (time.process_time() - began)


def main() -> None:
    """Print a line for each size and level."""
    chance = random.Random(576)
    print(f"{'meetings':>8} {'what':>12} {'median':>8} {'worst':>8}   (ms)")
    for meetings in SIZES:
        sheets = [sheet(chance, meetings) for _ in range(SHEETS)]
        tell(meetings, "deals", [spent(partial(deduce, clues)) for clues in sheets])
        for level in (Help.CROSSOUTS, Help.FULL):
            tell(meetings, level, [spent(partial(advice, level, clues)) for clues in sheets])


def tell(meetings: int, what: str, figures: list[float]) -> None:
    """One line."""
    worst = max(figures)
    said = "" if worst <= GOAL else f"   above {GOAL:g} ms"
    print(f"{meetings:8} {what:>12} {statistics.median(figures):8.3f} {worst:8.3f}{said}")


if __name__ == "__main__":
    main()
