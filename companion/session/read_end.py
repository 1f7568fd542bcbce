"""What the END of a deal proves to one phone. Pure.

A broken promise is a `verdict`: a refusal that names who broke it, and nobody whose own signatures
do not prove it. This phone knows the dealer's key from the deal that it read on that phone's
screen. The mixer's it knows only from the dealer, unless it has read that phone, too; so what
speaks against the mixer alone names nobody before.
"""

from dataclasses import dataclass

from companion.handoff import deal as sealed
from companion.handoff import ending, mix, witness
from companion.handoff.chance import commitment
from companion.handoff.message import Message, parse
from companion.handoff.mix import Mix, Unmix
from companion.handoff.refusals import ForgedCode, NotForThisPhone, OtherGame
from companion.refusal import Refusal
from companion.session import announcement
from companion.session.read_deal import Hands, ReadDeal, draw
from companion.session.refusals import (
    DealStacked,
    KeysSwapped,
    MixChanged,
    MixUnfit,
    NotFair,
    SeedChanged,
)


@dataclass(frozen=True, repr=False)
class End:
    """What the end shows. hands, keys: by seat, as far as they are proven.

    verdict: what was broken; None for a fair deal. mixer: the name of who mixed, "" for nobody.
    silent: the mixer's secret was not shown, so that it is not proven to whom the hands went.
    witness: the name of who gave the share of a plain deal, "" where its dealer could choose.
    """

    hands: Hands = ()
    keys: tuple[tuple[int, bytes], ...] = ()
    verdict: Refusal | None = None
    mixer: str = ""
    silent: bool = False
    witness: str = ""

    @property
    def open(self) -> bool:
        """Whether reading the mixing phone itself would tell more."""
        return self.silent or isinstance(self.verdict, MixUnfit)


def end(dealt: ReadDeal, code: Message, shown: bytes = b"", *, met: bool = False) -> End | Refusal:
    """What the END proves. shown: the UNMIX that this phone has read on the mixing phone.

    met: whether it has read the mix there, as the dealer's has.
    """
    return _mixed(dealt, code, shown, met) if dealt.mixed else _plain(dealt, code)


def mix_in(dealt: ReadDeal, code: Message) -> Mix | None:
    """The mix in an END, if it is one for the seed in it."""
    found = mix.read_end(code, dealt.deal.dealer)
    if isinstance(found, Refusal):
        return None
    shuffled = mix.read_mix(parse(found.mix), commitment(found.seed))
    return shuffled if isinstance(shuffled, Mix) else None


def unmixed(code: Message, shuffled: Mix) -> Unmix | Refusal:
    """An UNMIX of just that mix, whatever it says."""
    found = mix.read_unmix(code, shuffled.mixer)
    if isinstance(found, Refusal):
        return found
    # One of an earlier mix of the same phone would blame it.
    return found if found.digest == shuffled.bond.digest else OtherGame()


def _plain(dealt: ReadDeal, code: Message) -> End | Refusal:
    place = dealt.marked
    found = ending.read(code, dealt.deal.dealer, witnessed=place is not None)
    if isinstance(found, Refusal):
        return found
    if found.header.game != dealt.deal.header.game:
        return OtherGame()
    if dealt.key.public not in found.keys:
        return NotForThisPhone()
    if len(found.keys) != len(dealt.places):
        return End(verdict=NotFair())
    seats = tuple(zip(dealt.order, found.keys, strict=True))
    source = found.source
    if place is not None:
        game, dealer, at = dealt.deal.header.game, dealt.deal.dealer, dealt.places.index(place)
        about = announcement.about(dealt.game, len(seats))
        if not witness.holds(found.statement, at, source, game, dealer, about, seats):
            return End(verdict=NotFair())
        source = witness.entropy(source, found.statement)
    hands = draw(dealt.game, dealt.order, source)
    known = {one.seat: one.hand for one in dealt.places if one.hand is not None}
    honest = all(dict(hands)[seat] == hand for seat, hand in known.items())
    if not honest or not sealed.audit(dealt.deal, source, found.keys, [h for _, h in hands]):
        return End(verdict=NotFair())
    return End(hands, seats, witness=place.name if place is not None else "")


def _mixed(dealt: ReadDeal, code: Message, shown: bytes, met: bool) -> End | Refusal:
    found = mix.read_end(code, dealt.deal.dealer)
    if isinstance(found, Refusal):
        return found
    if found.header.game != dealt.deal.header.game:
        return OtherGame()
    shuffled = mix.read_mix(parse(found.mix), commitment(found.seed))
    if isinstance(shuffled, Refusal) and not isinstance(shuffled, ForgedCode):
        return shuffled
    if broken := _broken(dealt, shuffled, found.seed):
        return End(verdict=broken)
    assert isinstance(shuffled, Mix)
    mixer = dealt.places[0].name
    said = [parse(raw) for raw in (found.unmix, shown) if raw]
    opened = [one if isinstance(one, Refusal) else unmixed(one, shuffled) for one in said]
    for one in opened:
        if isinstance(one, Refusal):
            return one
        if not _fits(dealt, shuffled, one):
            return End(verdict=KeysSwapped(mixer) if met or shown else MixUnfit(), mixer=mixer)
    if not opened:
        return End(mixer=mixer, silent=True)
    first, slots = opened[0], _slots(dealt, found.seed, shuffled)
    assert isinstance(first, Unmix)
    at = [mix.place(first.secret, first.keys, key) for key in first.keys]
    hands = tuple((seat, slots[slot]) for seat, slot in zip(dealt.order, at, strict=True))
    return End(hands, tuple(zip(dealt.order, first.keys, strict=True)), mixer=mixer)


def _broken(dealt: ReadDeal, shuffled: Mix | Refusal, seed: bytes) -> Refusal | None:
    """What the dealer's own codes prove against it: each is signed by the key of this deal."""
    dealer = dealt.name(dealt.deal.dealer)
    if isinstance(shuffled, Refusal):  # it was signed for the promise of another seed
        return SeedChanged(dealer)
    named, bond = dealt.places[0].tag == mix.tag(shuffled.mixer), dealt.bond
    if not named or shuffled.public != dealt.announced or shuffled.mixer == dealt.deal.dealer:
        return MixChanged(dealer)
    if bond is None or bond.digest != shuffled.bond.digest:
        return MixChanged(dealer)
    if not bond.signed_by(shuffled.header, shuffled.mixer):
        return MixChanged(dealer)
    source, slots = mix.entropy(seed, shuffled), _slots(dealt, seed, shuffled)
    fits = sealed.audit_over(dealt.deal, source, shuffled.points, slots, shuffled.base)
    return None if fits else DealStacked(dealer)


def _slots(dealt: ReadDeal, seed: bytes, shuffled: Mix) -> list[bytes]:
    return [hand for _, hand in draw(dealt.game, dealt.order, mix.entropy(seed, shuffled))]


def _fits(dealt: ReadDeal, shuffled: Mix, shown: Unmix) -> bool:
    """Whether just the keys that the names stand for were mixed, with the secret shown."""
    if [mix.tag(key) for key in shown.keys] != [place.tag for place in dealt.places]:
        return False
    try:
        again = mix.mixed(shown.secret, shown.keys)
    except ValueError:
        return False
    return again == (shuffled.base, shuffled.points)
