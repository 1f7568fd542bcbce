"""What a seat is dealt: its two black cards, and its halves of the dummy's. PURE.

Six bytes for every seat: identity, segment, two masks, two ciphers. With three players nobody
knows the dummy's cards: each seat has masks of its own, and the next seat in order holds the cards
shifted by them. Only who has both halves can read: the looker asks the next seat's phone for its
half, and that phone learns nothing from it. With four or five players the halves are zero.
"""

from dataclasses import astuple, dataclass

from companion.games.venice.rules.cards import IDENTITIES, NONE, Side, segment_card
from companion.table.chance import Chance

LENGTH = 6
_KIND = len(IDENTITIES)
"""The bit of a card that says segment; only where the sides are unknown it is masked too."""


@dataclass(frozen=True, repr=False)
class Hand:
    """A seat's hand. identity, segment: 0..3, `NONE` for the fifth player's Ambassador.

    left_mask, right_mask: for the dummy's two cards; left_half, right_half: what the seat before
    this one needs besides its own masks.
    """

    identity: int
    segment: int
    left_mask: int = 0
    right_mask: int = 0
    left_half: int = 0
    right_half: int = 0

    def __repr__(self) -> str:
        """Nothing of the cards."""
        return "Hand()"

    @property
    def blacks(self) -> tuple[int, ...]:
        """The two black cards as cards of 0..7; none for the Ambassador."""
        if self.identity == NONE:
            return ()
        return (self.identity, segment_card(self.segment))

    def packed(self) -> bytes:
        """`LENGTH` bytes."""
        return bytes(astuple(self))


def unpack(packed: bytes) -> Hand:
    """The hand in `LENGTH` bytes. Raises ValueError if it is none."""
    if len(packed) != LENGTH:
        raise ValueError("not a hand of Venice")
    hand = Hand(*packed)
    cards = (hand.identity, hand.segment)
    if cards != (NONE, NONE) and not all(card in IDENTITIES for card in cards):
        raise ValueError("not a hand of Venice")
    return hand


def half(card: int, mask: int) -> int:
    """A card of 0..7 shifted by a mask: its number round the four, its kind by the third bit."""
    return (card + mask) % _KIND | (card ^ mask) & _KIND


def seen(hand: Hand, half: int, side: Side) -> int:
    """The dummy's card, 0..7, from the own hand and the next seat's half."""
    mask = hand.left_mask if side is Side.LEFT else hand.right_mask
    return (half - mask) % _KIND | (half ^ mask) & _KIND


def half_of(hand: Hand, side: Side) -> int:
    """What this seat's phone answers to the seat before it."""
    return hand.left_half if side is Side.LEFT else hand.right_half


def dealt(
    seats: tuple[int, ...], chance: Chance, sides_unknown: bool
) -> tuple[tuple[int, Hand], ...]:
    """Hands of 3, 4 or 5 seats in order; the fifth is the Ambassador (facts 4.2)."""
    identities, segments = chance.shuffle(IDENTITIES), chance.shuffle(IDENTITIES)
    agents = tuple(zip(identities, segments, strict=True))
    if len(seats) > 3:
        pairs = (*agents, (NONE, NONE))
        return tuple((seat, Hand(*pair)) for seat, pair in zip(seats, pairs, strict=False))
    identity, segment = agents[-1]
    cards = (identity, segment_card(segment))
    if sides_unknown and chance.below(2):
        cards = cards[::-1]
    reach = _KIND * 2 if sides_unknown else _KIND
    masks = [(chance.below(reach), chance.below(reach)) for _ in seats]
    hands = []
    for at, (seat, pair) in enumerate(zip(seats, agents, strict=False)):
        before = masks[at - 1]
        hands.append(
            (seat, Hand(*pair, *masks[at], half(cards[0], before[0]), half(cards[1], before[1])))
        )
    return tuple(hands)


def dummy(hands: tuple[tuple[int, Hand], ...]) -> tuple[int, int]:
    """The dummy's identity and segment, 0..3 each, once all hands of three lie open, in order."""
    first, second = hands[0][1], hands[1][1]
    cards = sorted(seen(first, half_of(second, side), side) for side in Side)
    return cards[0], cards[1] % _KIND
