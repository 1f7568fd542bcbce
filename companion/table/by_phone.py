"""A deal that a phone makes: at a table where every seat has its own program.

The maker's phone deals. Where the game allows it and another phone is there, that one mixes, so
that neither of them, nor the server, knows a hand. What they know stays with them; in the log stand
commitments, and what is sealed or signed.

    LOBBY    DealAsked   any player
             Committed   the dealing phone, by itself
    DEALING  Mixed       the mixing phone; meanwhile all phones add their shares
             Dealt       the dealing phone, once shares and mix are there
    PLAYING  EndAsked    any player
             Unmixed     the mixing phone
             Ended       the dealing phone publishes the seed

As soon as one seat is drawn by the server, the server deals: it holds keys anyway. Each function
judges one wish, as in `lobby`. What needs cryptography must not live here.
"""

from collections.abc import Sequence, Set
from dataclasses import replace
from typing import assert_never

from companion.refusal import Refusal
from companion.table.game import Game
from companion.table.lobby import Outcome
from companion.table.record import (
    By,
    Carrier,
    DealAsked,
    EndAsked,
    Entrusted,
    Mixed,
    Part,
    PassKey,
    ShareGiven,
    Unmixed,
)
from companion.table.refusal import (
    DealerAway,
    MixerAway,
    NotDealt,
    NotYourSeat,
    Over,
    SeatsFree,
    SharesMissing,
    Stale,
    WrongMixer,
)
from companion.table.state import ByPhone, Phase, Seat, Table
from companion.table.wish import Commit

RUNNING = (Phase.DEALING, Phase.PLAYING)


def dealer(table: Table) -> Seat | None:
    """The seat whose phone deals: in a deal, or the coming one. None where the server does."""
    if table.by_phone is not None and table.phase is not Phase.LOBBY:
        return table.seat(table.by_phone.dealer)
    if not all(seat.own for seat in table.seats):
        return None
    phones = _phones(table)
    return next((seat for seat in phones if seat.maker), next(iter(phones), None))


def mixers(game: Game, table: Table) -> tuple[Seat, ...]:
    """Whose phones could mix the coming deal: as people sit, from the dealer on."""
    deals, phones = dealer(table), _phones(table)
    if deals is None or not game.nameless(table.options, table.places):
        return ()
    at = phones.index(deals)
    return (*phones[at + 1 :], *phones[:at])


def mixer(game: Game, table: Table, present: Set[int]) -> Seat | None:
    """Whose phone mixes it: the next one that is there."""
    return next((seat for seat in mixers(game, table) if seat.number in present), None)


def others(table: Table, seat: int) -> tuple[tuple[bytes, ...], ...]:
    """The keys of each phone but that of this seat; all on the maker's device are one phone's."""
    makers = tuple(s for s in table.seats if s.maker or s.carrier is Carrier.DEVICE)
    phones = [(s,) for s in table.seats if s not in makers]
    return tuple(
        tuple(one.key for one in phone)
        for phone in (*phones, *([makers] if makers else []))
        if all(one.number != seat for one in phone)
    )


def waits_for(table: Table, present: Set[int]) -> Refusal | None:
    """What must be there first where the dealing or mixing phone is needed; None: all is."""
    deal = table.by_phone
    if deal is None or table.phase not in RUNNING:
        return None
    if deal.relief is not None:
        return SharesMissing()
    if deal.dealer not in present:
        return DealerAway(_name(table, deal.dealer))
    mixed = table.phase is Phase.DEALING and deal.mix
    if deal.mixer is None or mixed or deal.mixer in present:
        return None
    return MixerAway(_name(table, deal.mixer))


# --- wishes


def ask_deal(table: Table, seat: int | None, present: Set[int]) -> Outcome:
    """A player wants a deal: the dealing phone then commits by itself. Twice is once."""
    if table.phase is not Phase.LOBBY:
        return Over() if table.phase is Phase.ENDED else Stale()
    if table.free:
        return SeatsFree(table.free)
    deals = dealer(table)
    if deals is None or deals.number not in present:
        return DealerAway(deals.name if deals is not None else "?")
    return () if table.deal_asked is not None else (By(seat, DealAsked(seat)),)


def refuse_commit(game: Game, table: Table, wished: Commit, present: Set[int]) -> Refusal | None:
    """Why the dealing phone may not begin so. It may not leave out a mix that could be made."""
    deals = dealer(table)
    if table.deal_asked is None or deals is None:
        return Stale()
    may = {seat.number for seat in mixers(game, table)}
    if wished.mixer not in may and (wished.mixer is not None or may & present):
        return WrongMixer()
    return None


def mix(table: Table, message: bytes) -> Outcome:
    """The mixing phone's part. The caller has checked that it is one for this deal."""
    deal = table.by_phone
    if deal is None or table.phase is not Phase.DEALING or deal.mix:
        return Stale()
    return (By(deal.mixer, Mixed(message)),)


def ask_end(table: Table, seat: int | None, present: Set[int]) -> Outcome:
    """A player ends the game. Refused while a phone is away that must publish what it knows."""
    if table.phase is not Phase.PLAYING or table.by_phone is None:
        return Over() if table.phase is Phase.ENDED else NotDealt()
    if away := waits_for(table, present):
        return away
    return () if table.by_phone.ends is not None else (By(seat, EndAsked(seat)),)


def unmix(table: Table, message: bytes) -> Outcome:
    """The mixing phone shows whose is whose. The caller has checked that it is of this mix."""
    deal = table.by_phone
    if deal is None or table.phase is not Phase.PLAYING or deal.ends is None or deal.unmix:
        return Stale()
    return (By(deal.mixer, Unmixed(message)),)


def may_reveal(table: Table) -> Refusal | None:
    """Whether the seed may be published now."""
    deal = table.by_phone
    if deal is None or table.phase is not Phase.PLAYING or deal.ends is None:
        return Stale()
    return Stale() if deal.mix and not deal.unmix else None


def give_share(table: Table, seat: int, envelope: bytes) -> Outcome:
    """A phone gives its share of a lost phone's drawer, once."""
    deal = table.by_phone
    if deal is None or table.phase not in RUNNING or deal.relief is None:
        return Stale()
    if seat not in table.players or seat == deal.relief.seat:
        return NotYourSeat()
    given = any(share.seat == seat for share in deal.relief.shares)
    return () if given else (By(seat, ShareGiven(seat, envelope)),)


def entrust(table: Table, part: Part) -> Outcome:
    """What a phone knows lies at the server in new shares. The caller has checked their form."""
    deal = table.by_phone
    if deal is None or table.phase not in RUNNING:
        return Stale()
    return (By(deal.seat(part), Entrusted(part)),)


def pass_key(table: Table, made: PassKey) -> Outcome:
    """In a mixed deal a seat names the key to which things are passed. The same again is once."""
    deal = table.by_phone
    if deal is None or deal.mixer is None or table.phase not in RUNNING:
        return Stale()
    if made.seat not in table.players:
        return NotYourSeat()
    known = next((k for _, k in reversed(deal.passing) if k.seat == made.seat), None)
    return () if known == made else (By(made.seat, made),)


# --- what they lead to

Done = DealAsked | Mixed | EndAsked | Unmixed | ShareGiven | Entrusted | PassKey


def after(table: Table, number: int, done: Done) -> Table:
    """The table after one of these records. number: of its entry."""
    if isinstance(done, DealAsked):
        return replace(table, deal_asked=done)
    deal = table.by_phone
    return table if deal is None else replace(table, by_phone=_after(deal, number, done))


def _after(
    deal: ByPhone,
    number: int,
    done: Mixed | EndAsked | Unmixed | ShareGiven | Entrusted | PassKey,
) -> ByPhone:
    match done:
        case PassKey():
            return replace(deal, passing=(*deal.passing, (number, done)))
        case Mixed(message):
            return replace(deal, mix=message, mixed_by=deal.mixer)
        case EndAsked():
            return replace(deal, ends=done)
        case Unmixed(message):
            return replace(deal, unmix=message)
        case ShareGiven():
            if deal.relief is None:
                return deal
            given = (*deal.relief.shares, done)
            return replace(deal, relief=replace(deal.relief, shares=given))
        case Entrusted(part):
            known = deal.relief is None or deal.relief.part is part
            unshared = tuple(other for other in deal.unshared if other is not part)
            return replace(deal, relief=None if known else deal.relief, unshared=unshared)
        case _:
            assert_never(done)


def moved(table: Table) -> Table:
    """A seat has another key: what the phones know is to be shared anew."""
    deal = table.by_phone
    if deal is None:
        return table
    parts: Sequence[Part] = (Part.DEALER, Part.MIXER) if deal.mix else (Part.DEALER,)
    return replace(table, by_phone=replace(deal, unshared=tuple(parts)))


def _phones(table: Table) -> tuple[Seat, ...]:
    """Seats with a phone of their own."""
    return tuple(seat for seat in table.seats if seat.carrier is Carrier.PHONE)


def _name(table: Table, number: int) -> str:
    seat = table.seat(number)
    return seat.name if seat is not None else "?"
