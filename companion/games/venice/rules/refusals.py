"""The family of this game's refusals, and those that several topics say. PURE.

Any other stands beside the rule that refuses.
"""

from dataclasses import dataclass

from companion.refusal import Refusal


@dataclass(frozen=True)
class VeniceRefusal(Refusal, family="venice-refusal"):
    """What the rules of this game refuse; the sentences are in `words`."""


@dataclass(frozen=True)
class FalseMark(VeniceRefusal):
    """This is not what was laid."""


@dataclass(frozen=True)
class RoundOpen(VeniceRefusal):
    """Not every location of the round lies face up."""


@dataclass(frozen=True)
class MeetingOver(VeniceRefusal):
    """Nothing more happens in it."""
