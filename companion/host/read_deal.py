"""What one phone knows of a deal from codes alone: its hand, the others' names, what opens. Pure.

A deal is plain (slot i belongs to place i) or mixed (whose a slot is shows only when it opens, or
at the end). A broken promise is a `verdict`: a refusal that names who broke it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from companion.handoff import deal as sealed
from companion.handoff import ending, message, mix, opening
from companion.handoff.chance import commitment
from companion.handoff.deal import Deal
from companion.handoff.header import Header, Kind
from companion.handoff.mix import Mix, Unmix
from companion.handoff.refusals import Damaged, ForgedCode, NotForThisPhone, OtherGame
from companion.handoff.refusals import Refusal as CodeRefusal
from companion.handoff.seatkey import SeatKey
from companion.host import announcement
from companion.host.announcement import Place
from companion.table.chance import ByteChance
from companion.table.game import Game
from companion.table.refusal import (
    DealStacked,
    KeysSwapped,
    MixChanged,
    NotFair,
    Refusal,
    SeedChanged,
    SlotMissing,
)

Refused = Refusal | CodeRefusal
Games = dict[str, Game]
Hands = tuple[tuple[int, bytes], ...]


@dataclass(frozen=True, repr=False)
class End:
    """What the end shows. hands, keys: by seat, as far as they are proven.

    verdict: who broke a promise; None for a fair deal. mixer: the name of who mixed, "" for nobody.
    silent: the mixer's secret was not shown, so that it is not proven to whom the hands went.
    """

    hands: Hands = ()
    keys: tuple[tuple[int, bytes], ...] = ()
    verdict: Refusal | None = None
    mixer: str = ""
    silent: bool = False


@dataclass(frozen=True, repr=False)
class ReadDeal:
    """A deal, as the phone of `key` has read it."""

    deal: Deal
    game: Game
    places: tuple[Place, ...]
    key: SeatKey

    @property
    def mixed(self) -> bool:
        """Whether nobody knew whose slot is whose."""
        return bool(self.places[0].tag)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats as people sit."""
        return tuple(place.seat for place in self.places)

    @property
    def mine(self) -> tuple[int, bytes] | Refused:
        """This phone's slot and hand."""
        found = sealed.find(self.deal, self.key)
        if isinstance(found, NotForThisPhone) and self._tagged(self.key.public) is not None:
            return SlotMissing()
        return found

    @property
    def seat(self) -> int:
        """This phone's seat; 0 where it has none."""
        if self.mixed:
            place = self._tagged(self.key.public)
            return place.seat if place is not None else 0
        mine = self.mine
        return self.places[mine[0]].seat if isinstance(mine, tuple) else 0

    def name(self, public: bytes) -> str:
        """Whose key that is in a mixed deal, "" for nobody's."""
        place = self._tagged(public)
        return place.name if place is not None else ""

    def _tagged(self, public: bytes) -> Place | None:
        tag = mix.tag(public)
        return next((place for place in self.places if place.tag == tag), None)

    # --- what is opened

    def open_code(self) -> bytes | Refused:
        """The OPEN that shows this phone's hand to all."""
        mine = self.mine
        if not isinstance(mine, tuple):
            return mine
        head = _head(self.deal, Kind.OPEN, self.seat)
        seal = opening.seal_named if self.mixed else opening.seal
        return seal(head, self.key, self.deal, mine[0])

    def opened(self, raw: bytes) -> tuple[int, bytes] | Refused:
        """The seat and the hand that an OPEN shows."""
        if self.mixed:
            return self._opened_named(raw)
        found = message.parse(raw)
        if isinstance(found, CodeRefusal):
            return found
        if found.header.game != self.deal.header.game:
            return OtherGame()
        sender = found.header.sender
        slot = self.order.index(sender) if sender in self.order else None
        if len(found.body) != 33 or slot is None or found.body[0] != slot:
            return Damaged()
        # Who sends it is proven by the secret itself: only this seat and the dealer have it.
        shown = sealed.check_proof(self.deal, slot, found.body[1:])
        return shown if isinstance(shown, CodeRefusal) else (sender, shown)

    def _opened_named(self, raw: bytes) -> tuple[int, bytes] | Refused:
        found = opening.read_named(raw, self.deal)
        if isinstance(found, CodeRefusal):
            return found
        shown, public = found
        place = self._tagged(public)
        if place is None or place.seat != shown.header.sender:
            return Damaged()
        return place.seat, shown.hand

    def others(self, raw: bytes, before: Sequence[bytes]) -> bool:
        """Whether a good OPEN of a mixed deal shows a slot that another seat has shown, or mine."""
        mine, claim = self.mine, _claim(raw)
        own = isinstance(mine, tuple) and claim == (mine[0], claim[1]) and claim[1] != self.seat
        slots = [_claim(code) for code in before]
        return own or any(slot == claim[0] and seat != claim[1] for slot, seat in slots)

    def called(self, seat: int) -> str:
        """The name of a seat."""
        return next(place.name for place in self.places if place.seat == seat)

    # --- the end

    def end(self, raw: bytes, own_mix: bytes = b"") -> End | Refused:
        """What the END proves. own_mix: on the mixer's phone, the content of its MIX."""
        return self._end_mixed(raw, own_mix) if self.mixed else self._end_plain(raw)

    def _end_plain(self, raw: bytes) -> End | Refused:
        found = ending.read(raw, self.deal.dealer)
        if isinstance(found, CodeRefusal):
            return found
        if found.header.game != self.deal.header.game:
            return OtherGame()
        if self.key.public not in found.keys:
            return NotForThisPhone()
        drawn = self._drawn(found.entropy)
        known = {place.seat: place.hand for place in self.places if place.hand is not None}
        honest = all(dict(drawn)[seat] == hand for seat, hand in known.items())
        slots = [hand for _, hand in drawn]
        if not honest or not sealed.audit(self.deal, found.entropy, found.keys, slots):
            return End(verdict=NotFair())
        return End(drawn, tuple(zip(self.order, found.keys, strict=True)))

    def _end_mixed(self, raw: bytes, own_mix: bytes) -> End | Refused:
        found = mix.read_end(raw, self.deal.dealer)
        if isinstance(found, CodeRefusal):
            return found
        if found.header.game != self.deal.header.game:
            return OtherGame()
        shuffled = mix.read_mix(found.mix, commitment(found.seed))
        dealer = self.name(self.deal.dealer)
        if isinstance(shuffled, ForgedCode):  # it was signed for the promise of another seed
            return End(verdict=SeedChanged(dealer))
        if isinstance(shuffled, CodeRefusal):
            return shuffled
        mixer = self.name(shuffled.mixer)
        if not mixer or shuffled.header.game != self.deal.header.game:
            return Damaged()
        if own_mix not in (b"", shuffled.content) or shuffled.public != self.deal.public:
            return End(verdict=MixChanged(dealer))
        source = mix.entropy(found.seed, shuffled)
        slots = [hand for _, hand in self._drawn(source)]
        if not sealed.audit_over(self.deal, source, shuffled.points, slots, shuffled.base):
            return End(verdict=DealStacked(dealer))
        if not found.unmix:
            return End(mixer=mixer, silent=True)
        unmixed = mix.read_unmix(found.unmix, shuffled.mixer)
        if isinstance(unmixed, CodeRefusal):
            return unmixed
        if not self._honest(shuffled, unmixed):
            return End(verdict=KeysSwapped(mixer))
        at = [mix.place(unmixed.secret, unmixed.keys, key) for key in unmixed.keys]
        hands = tuple((seat, slots[slot]) for seat, slot in zip(self.order, at, strict=True))
        return End(hands, tuple(zip(self.order, unmixed.keys, strict=True)), mixer=mixer)

    def _honest(self, shuffled: Mix, unmixed: Unmix) -> bool:
        """Whether just the keys that the names stand for were mixed, with the secret shown."""
        tags = [place.tag for place in self.places]
        if [mix.tag(key) for key in unmixed.keys] != tags or self.key.public not in unmixed.keys:
            return False
        try:
            again = mix.mixed(unmixed.secret, unmixed.keys)
        except ValueError:
            return False
        return again == (shuffled.base, shuffled.points)

    def _drawn(self, source: bytes) -> Hands:
        return draw(self.game, self.order, source)


def draw(game: Game, order: Sequence[int], source: bytes) -> Hands:
    """The hands that 32 bytes of entropy give, under the house rules of the box."""
    state = game.begin(game.options(), tuple(order))
    return game.deal(state, ByteChance(sealed.stream(source))).hands


def read(dealt: Deal, games: Games, key: SeatKey) -> ReadDeal:
    """A deal as the phone of `key` reads it. ValueError if it is none of these games."""
    game, places = announcement.read(games, dealt.public, len(dealt.slots[0]) - 16)
    if len(places) != len(dealt.slots):
        raise ValueError("places and slots differ")
    return ReadDeal(dealt, game, places, key)


def _head(dealt: Deal, kind: Kind, sender: int) -> Header:
    return replace(dealt.header, kind=kind, sender=sender)


def _claim(raw: bytes) -> tuple[int, int]:
    """The slot an OPEN shows and the seat that shows it."""
    found = message.parse(raw)
    assert isinstance(found, message.Message)
    return found.body[0], found.header.sender
