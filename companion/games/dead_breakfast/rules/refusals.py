"""The family of this game's refusals: each stands beside the rule that refuses. PURE."""

from dataclasses import dataclass

from companion.refusal import Refusal


@dataclass(frozen=True)
class DeadRefusal(Refusal, family="dead_breakfast-refusal"):
    """What the rules of this game refuse; the sentences are in `words`."""
