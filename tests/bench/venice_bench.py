"""What the help in deducing costs a phone: `python -m tests.bench.venice_bench`. Goal: 5 ms.

Random sheets with legal showings, of 4 to 40 meetings; the bare deduction over the 576 deals, and
the full help with a reason for every conclusion. Not a test.
"""

import random
import statistics
import time

from companion.games.venice.deduction import Black, Clue, Own, Pair, deduce
from companion.games.venice.help import advice
from companion.games.venice.options import Help

GOAL = 5.0
SIZES, SHEETS = (4, 8, 15, 40), 200


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


def main() -> None:
    """Print a line for each size."""
    chance = random.Random(576)
    print(f"{'meetings':>8} {'deals, median':>14} {'help, median':>13} {'worst':>8}   (ms)")
    for meetings in SIZES:
        bare, full = [], []
        for _ in range(SHEETS):
            clues = sheet(chance, meetings)
            began = time.perf_counter()
            deduce(clues)
            between = time.perf_counter()
            advice(Help.FULL, clues)
            bare.append(1000 * (between - began))
            full.append(1000 * (time.perf_counter() - between))
        worst = max(full)
        said = "" if worst <= GOAL else f"   above {GOAL:g} ms"
        figures = f"{statistics.median(bare):14.3f} {statistics.median(full):13.3f} {worst:8.3f}"
        print(f"{meetings:8} {figures}{said}")


if __name__ == "__main__":
    main()
