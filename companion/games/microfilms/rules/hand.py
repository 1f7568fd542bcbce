"""What a seat is dealt: identity, freelancer with two players, action card, share. PURE.

Four bytes, codes of `cards.NAMES`, `NONE` where there is no card or it is one of the box. With the
Letter in the drawer each seat has a share: only all of them, added, say which Letter is out.
"""

from dataclasses import astuple, dataclass

from companion.games.microfilms.rules.cards import (
    ACTIONS,
    NAMES,
    NONE,
    Freelancer,
    Nation,
    code,
    setup,
)
from companion.games.microfilms.rules.options import HouseRules, LeftOut
from companion.table.chance import Chance

LENGTH = 4
_LETTERS = 3


@dataclass(frozen=True, repr=False)
class Hand:
    """A seat's hand; share: 0..2 or `NONE`."""

    identity: int = NONE
    second: int = NONE
    action: int = NONE
    share: int = NONE

    def __repr__(self) -> str:
        """Nothing of the cards."""
        return "Hand()"

    def packed(self) -> bytes:
        """`LENGTH` bytes."""
        return bytes(astuple(self))


def unpack(packed: bytes) -> Hand:
    """The hand in `LENGTH` bytes. Raises ValueError if it is none."""
    known = (*range(len(NAMES)), NONE)
    if len(packed) != LENGTH or any(card not in known for card in packed):
        raise ValueError("not a hand of [microfilms]")
    return Hand(*packed)


def in_play(options: HouseRules, chance: Chance) -> tuple[Nation, ...]:
    """The three nations, in the order of the box (MF-def13)."""
    left = options.left_out
    out = chance.pick(tuple(Nation)) if left is LeftOut.DRAWN else Nation(left.value)
    return tuple(nation for nation in Nation if nation is not out)


def dealt(
    seats: tuple[int, ...], nations: tuple[Nation, ...], options: HouseRules, chance: Chance
) -> tuple[tuple[int, Hand], ...]:
    """A hand for every seat (facts 5.2). All is drawn, whatever of it the table uses."""
    count = len(seats)
    duel = count == 2
    barred = {Freelancer.HITMAN} if duel else set()
    barred |= {Freelancer.BROKER} if options.letter_in_drawer else set()
    free = chance.shuffle([one for one in Freelancer if one not in barred])
    free = free[: setup(count).freelancers]
    identities = chance.shuffle(nations if duel else (*nations, *free))
    actions = chance.shuffle(ACTIONS)
    shares = _shares(count, chance)
    hands = []
    for at, seat in enumerate(seats):
        real = options.real_identities
        hand = Hand(
            identity=NONE if real else code(identities[at]),
            second=code(free[at]) if duel and not real else NONE,
            action=code(actions[at]) if options.action_dealt else NONE,
            share=shares[at] if options.letter_in_drawer else NONE,
        )
        hands.append((seat, hand))
    return tuple(hands)


def _shares(count: int, chance: Chance) -> tuple[int, ...]:
    """Numbers of which any that are not all tell nothing of the sum."""
    return tuple(chance.below(_LETTERS) for _ in range(count))


def letter(shares: tuple[int, ...], nations: tuple[Nation, ...]) -> Nation:
    """The removed Letter, once all shares lie open."""
    return nations[sum(shares) % _LETTERS]
