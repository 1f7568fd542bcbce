"""Random deals and clue sheets of Venice, with legal showings only, for hypothesis."""

from dataclasses import dataclass

from hypothesis import strategies as st

from companion.games.venice.deduction import Black, Clue, Own, Pair


@dataclass(frozen=True)
class Truth:
    """A deal: who holds which identity and which segment (0..3 each), by places."""

    identities: tuple[int, ...]
    segments: tuple[int, ...]

    def holds(self, agent: int, card: int) -> bool:
        return (self.identities[agent] if card < 4 else self.segments[agent] + 4) == card


orders = st.permutations(range(4)).map(tuple)
truths = st.builds(Truth, orders, orders)


@st.composite
def shown(draw: st.DrawFn, truth: Truth, column: int) -> Clue:
    """A legal showing: one of two cards true, or a black card."""
    agent = draw(st.integers(1, 3))
    true = (truth.identities[agent], truth.segments[agent] + 4)
    if draw(st.integers(0, 4)) == 0:
        return Black(agent, draw(st.sampled_from(true)), column)
    false = [card for card in range(8) if card not in true]
    pair = (draw(st.sampled_from(true)), draw(st.sampled_from(false)))
    return Pair(agent, pair if draw(st.booleans()) else pair[::-1], column)


@st.composite
def sheets(draw: st.DrawFn, most: int = 12) -> tuple[Truth, tuple[Clue, ...]]:
    """A deal, and what the agent at place 0 (or an Ambassador without cards) may have noted."""
    truth = draw(truths)
    clues: list[Clue] = []
    if draw(st.integers(0, 5)):
        clues += [Own(0, truth.identities[0]), Own(0, truth.segments[0] + 4)]
    for column in range(draw(st.integers(0, most))):
        clues.append(draw(shown(truth, column)))
    return truth, tuple(clues)
