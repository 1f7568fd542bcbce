"""What one phone knows of a deal from codes alone: its hand, the others' names, what opens. Pure.

A deal is plain (slot i belongs to place i) or mixed (whose a slot is shows only when it opens, or
at the end). What the end proves must not live here (`read_end`).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from companion.handoff import deal as sealed
from companion.handoff import message, mix, opening, witness
from companion.handoff.deal import Deal
from companion.handoff.header import EVERYONE, Header, Kind
from companion.handoff.message import Message
from companion.handoff.mix import Bond, Mix, Pledge
from companion.handoff.refusals import Conflict, Damaged, ForgedCode, NotForThisPhone, OtherGame
from companion.handoff.seatkey import SeatKey
from companion.handoff.witness import Promise
from companion.refusal import Refusal
from companion.session import announcement
from companion.session.announcement import Place
from companion.session.refusals import Misnamed, MixChanged, OtherMix, SlotMissing
from companion.table.chance import ByteChance
from companion.table.game import Game

Games = dict[str, Game]
Hands = tuple[tuple[int, bytes], ...]


@dataclass(frozen=True, repr=False)
class ReadDeal:
    """A deal, as the phone of `key` has read it. bond: of a mixed one, to its mix."""

    deal: Deal
    game: Game
    places: tuple[Place, ...]
    key: SeatKey
    bond: Bond | None = None

    @property
    def mixed(self) -> bool:
        """Whether nobody knew whose slot is whose."""
        return bool(self.places[0].tag)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats as people sit."""
        return tuple(place.seat for place in self.places)

    @property
    def mine(self) -> tuple[int, bytes] | Refusal:
        """This phone's slot and hand."""
        found = sealed.find(self.deal, self.key)
        tagged = self._tagged(self.key.public) is not None
        if isinstance(found, NotForThisPhone) and tagged:
            return SlotMissing()
        if isinstance(found, tuple) and not self.is_hand(found[1]):
            return SlotMissing() if tagged else Damaged()
        return found

    @property
    def seat(self) -> int:
        """This phone's seat; 0 where it has none."""
        if self.mixed:
            place = self._tagged(self.key.public)
            return place.seat if place is not None else 0
        mine = self.mine
        return self.places[mine[0]].seat if isinstance(mine, tuple) else 0

    def is_hand(self, hand: bytes) -> bool:
        """Whether the game knows such a hand; a dealer can seal anything into a slot."""
        try:
            self.game.shown(self.game.begin(self.game.options(), self.order), self.order[0], hand)
        except ValueError:
            return False
        return True

    def name(self, public: bytes) -> str:
        """Whose key that is in a mixed deal, "" for nobody's."""
        place = self._tagged(public)
        return place.name if place is not None else ""

    def _tagged(self, public: bytes) -> Place | None:
        tag = mix.tag(public)
        return next((place for place in self.places if place.tag == tag), None)

    # --- what can't be

    def refuse_second(self, other: Deal) -> Conflict | OtherGame | None:
        """Why another deal does not follow this one; None where it may.

        A mixed deal is the only one of its key. Whether a second one opens here must not be tried:
        by that a dealer, deal by deal and slot by slot, would learn whose slot is whose.
        """
        first, second = self.deal.header, other.header
        if first.game == second.game:
            return Conflict(Kind.DEAL.word, EVERYONE, second.round)
        return OtherGame() if self.mixed else None

    def misnamed(self, name: str) -> Misnamed | None:
        """A mixed deal that has another's name for this phone's seat."""
        called = self.called(self.seat)
        return None if announcement.stands_for(called, name) else Misnamed(called)

    def refuse_other_mix(self, own: Mix, at: int, dealer: Pledge) -> Refusal | None:
        """On the mixer's phone: not over its own mix, where its slot is `at`.

        dealer: the seat that promised. It has broken that if its deal names this phone's key, and a
        mix that this phone has not signed. Another key, or an earlier mix of this phone's, may
        have come to it honestly.
        """
        if own.header.game != self.deal.header.game:
            return OtherGame()
        if self.deal.dealer != dealer.public:
            return ForgedCode()
        assert self.bond is not None
        if self.places[0].tag != mix.tag(own.mixer):
            return OtherMix()
        if not self.bond.signed_by(own.header, own.mixer):
            return MixChanged(dealer.name)
        if self.bond.digest != own.bond.digest:
            return OtherMix()
        mine = self.mine
        there = isinstance(mine, tuple) and mine[0] == at and own.public == self.announced
        return None if there else MixChanged(dealer.name)

    @property
    def announced(self) -> bytes:
        """The public part, as it stood in the mix."""
        return self.deal.public[: -mix.BOND]

    # --- the witness of a plain deal

    @property
    def marked(self) -> Place | None:
        """The place whose seat gave the share, as the deal says."""
        return next((place for place in self.places if place.mark), None)

    def has_share(self, promise: Promise, share: bytes) -> bool:
        """Whether it is of that promise, and says that this phone's share is in it."""
        place, dealt = self.marked, self.deal
        same = (dealt.header.game, dealt.dealer) == (promise.header.game, promise.dealer)
        if not same or place is None or place.seat != self.seat:
            return False
        return place.mark == witness.mark(self.key.public, promise, share)

    # --- what is opened

    def open_code(self) -> bytes | Refusal:
        """The OPEN that shows this phone's hand to all."""
        mine = self.mine
        if not isinstance(mine, tuple):
            return mine
        head = _head(self.deal, Kind.OPEN, self.seat)
        seal = opening.seal_named if self.mixed else opening.seal
        return seal(head, self.key, self.deal, mine[0])

    def opened(self, code: Message) -> tuple[int, bytes] | Refusal:
        """The seat and the hand that an OPEN shows."""
        found = self._opened_named(code) if self.mixed else self._opened_plain(code)
        return Damaged() if isinstance(found, tuple) and not self.is_hand(found[1]) else found

    def _opened_plain(self, found: Message) -> tuple[int, bytes] | Refusal:
        if found.header.game != self.deal.header.game:
            return OtherGame()
        sender = found.header.sender
        slot = self.order.index(sender) if sender in self.order else None
        if len(found.body) != 33 or slot is None or found.body[0] != slot:
            return Damaged()
        # Who sends it is proven by the secret itself: only this seat and the dealer have it.
        shown = sealed.check_proof(self.deal, slot, found.body[1:])
        return shown if isinstance(shown, Refusal) else (sender, shown)

    def _opened_named(self, code: Message) -> tuple[int, bytes] | Refusal:
        found = opening.read_named(code, self.deal)
        if isinstance(found, Refusal):
            return found
        shown, public = found
        place = self._tagged(public)
        if place is None or place.seat != shown.header.sender:
            return Damaged()
        return place.seat, shown.hand

    def others(self, code: Message, before: Sequence[bytes]) -> bool:
        """Whether a good OPEN of a mixed deal shows a slot that another seat has shown, or mine."""
        mine, claim = self.mine, _claim(code)
        own = isinstance(mine, tuple) and claim == (mine[0], claim[1]) and claim[1] != self.seat
        slots = [_claim(message.known(raw)) for raw in before]
        return own or any(slot == claim[0] and seat != claim[1] for slot, seat in slots)

    def called(self, seat: int) -> str:
        """The name of a seat."""
        return next(place.name for place in self.places if place.seat == seat)


def draw(game: Game, order: Sequence[int], source: bytes) -> Hands:
    """The hands that 32 bytes of entropy give, under the house rules of the box."""
    state = game.begin(game.options(), tuple(order))
    return game.deal(state, ByteChance(sealed.stream(source))).hands


def read(dealt: Deal, games: Games, key: SeatKey) -> ReadDeal:
    """A deal as the phone of `key` reads it. ValueError if it is none of these games."""
    public, bound = announcement.cut(games, dealt.public)
    game, places = announcement.read(games, public, len(dealt.slots[0]) - 16)
    if len(places) != len(dealt.slots):
        raise ValueError("places and slots differ")
    found = ReadDeal(dealt, game, places, key, mix.bond(bound) if bound else None)
    if found.mixed and not found.name(dealt.dealer):
        raise ValueError("dealt by somebody who does not play")
    if not all(found.is_hand(place.hand) for place in places if place.hand is not None):
        raise ValueError("no hand lies open there")
    return found


def _head(dealt: Deal, kind: Kind, sender: int) -> Header:
    return replace(dealt.header, kind=kind, sender=sender)


def _claim(found: Message) -> tuple[int, int]:
    """The slot an OPEN shows and the seat that shows it."""
    return found.body[0], found.header.sender
