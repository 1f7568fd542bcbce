"""Options of a turn that nobody has to answer: draw, pass, steal, cash out. PURE (facts 5.3)."""

from dataclasses import dataclass

from companion.games.microfilms.rules.cards import CROUPIER, Card
from companion.games.microfilms.rules.deeds import Change, Deed, Done, Field
from companion.games.microfilms.rules.films import Films, Player
from companion.games.microfilms.rules.ledger import from_house, played
from companion.games.microfilms.rules.purse import CASHED, steal
from companion.games.microfilms.rules.refusals import FilmsRefusal, NoCards, NoTarget
from companion.games.microfilms.rules.turns import chooser
from companion.refusal import Refusal


@dataclass(frozen=True)
class Draw:
    """A card from the draw deck, or the top of the discard."""

    discard: bool = False


@dataclass(frozen=True)
class Pass:
    """A franc from the house, if it has one (MF-def24)."""


@dataclass(frozen=True)
class Steal:
    """The Steal card is played on a seat or the Croupier."""

    of: int


@dataclass(frozen=True)
class CashOut:
    """The Cash Out card is played."""


Act = Draw | Pass | Steal | CashOut


@dataclass(frozen=True)
class DeckEmpty(FilmsRefusal):
    """The draw deck is empty."""


@dataclass(frozen=True)
class DiscardEmpty(FilmsRefusal):
    """The discard is empty."""


def decide(films: Films, seat: int, act: Act) -> tuple[Done, ...] | Refusal:
    """The option is done at once."""
    me = chooser(films, seat)
    if isinstance(me, Refusal):
        return me
    match act:
        case Draw(discard):
            return _draw(films, me, discard)
        case Pass():
            return (Done(Deed.PASSED, seat, from_house(films, me, min(1, films.house))),)
        case CashOut():
            return _cash_out(films, me)
        case Steal(of):
            return _steal(films, me, of)


def _draw(films: Films, me: Player, discard: bool) -> tuple[Done, ...] | Refusal:
    card = Change(Field.HAND, me.hand + 1, me.seat)
    if discard:
        if not films.pile:
            return DiscardEmpty()
        rest = Change(Field.DISCARD, len(films.pile) - 1)
        return (Done(Deed.DRAW_DISCARD, me.seat, (card, rest)),)
    if films.draw < 1:
        return DeckEmpty()
    return (Done(Deed.DRAW, me.seat, (card, Change(Field.DRAW, films.draw - 1))),)


def _cash_out(films: Films, me: Player) -> tuple[Done, ...] | Refusal:
    if me.hand < 1:
        return NoCards()
    changes = (played(me), *from_house(films, me, min(CASHED, films.house)))
    return (Done(Deed.CASH_OUT, me.seat, changes, pile=(Card.CASH_OUT,)),)


def _steal(films: Films, me: Player, of: int) -> tuple[Done, ...] | Refusal:
    target = films.player(of)
    spared = of == CROUPIER and films.options.spare_croupier
    if target is None or of not in films.others(me.seat) or spared:
        return NoTarget()
    if me.hand < 1:
        return NoCards()
    done = steal(me.francs, target.francs)
    purses = (
        Change(Field.FRANCS, done.active, me.seat),
        Change(Field.FRANCS, done.target, of),
    )
    return (Done(Deed.STEAL, me.seat, (played(me), *purses), of, pile=(Card.STEAL,)),)
