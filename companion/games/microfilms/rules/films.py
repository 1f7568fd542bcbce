"""The public state of [microfilms]: all that everybody at the table may know. PURE.

The Croupier is a place like the seats, by number `CROUPIER`.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from companion.games.microfilms.rules.cards import (
    CROUPIER,
    FRANCS,
    NAMES,
    NOBODY,
    NONE,
    Card,
    Film,
    Nation,
)
from companion.games.microfilms.rules.deeds import Done
from companion.games.microfilms.rules.options import HouseRules
from companion.games.microfilms.rules.turn_end import UNLOCKED, excess


@dataclass(frozen=True)
class Player:
    """A seat, or the Croupier. hand: cards beside the identity. out: eliminated.

    identity, second: codes, `NONE` until they lie open. share: of the Letter in the drawer.
    """

    seat: int
    francs: int = 0
    cleared: bool = False
    hand: int = 1
    out: bool = False
    identity: int = NONE
    second: int = NONE
    share: int = NONE

    @property
    def excess(self) -> int:
        """Cards to discard at the end of the own turn (MF-N1)."""
        return excess(self.cleared, self.hand)

    @property
    def nation(self) -> Nation | None:
        """The agent's nation, if it lies open."""
        return Nation(NAMES[self.identity]) if self.identity < len(Nation) else None


class Wait(StrEnum):
    """What a seat must answer."""

    BRIBE = "bribe"
    BLACKMAIL = "blackmail"
    INTERROGATION = "interrogation"


@dataclass(frozen=True)
class Pending:
    """Place `of` must answer `by`. offer: the hand it has laid for an interrogation.

    handed: real cards, shuffled unseen, were handed over instead.
    """

    wait: Wait
    by: int
    of: int
    offer: bytes = b""
    handed: bool = False

    @property
    def late(self) -> int:
        """Who is waited for: place `of`, and once its cards are there, who looks at one."""
        return self.by if self.offer or self.handed else self.of


class Kind(StrEnum):
    """As whom a win is attempted; CLAIM: "allied with the Croupier" (MF-C9)."""

    AGENT = "agent"
    JOURNALIST = "journalist"
    HITMAN = "hitman"
    BROKER = "broker"
    INTERPOL = "interpol"
    CLAIM = "claim"


@dataclass(frozen=True)
class Attempt:
    """A win attempt under way. right: None until known. mark, looked: cards laid, and told.

    claimed: the Journalist has looked and says it is right; the card has yet to open. unseen:
    a card of the Croupier's is drawn for a claim, and not said yet (MF-def9).
    """

    by: int
    kind: Kind
    film: Film
    named: int
    places: tuple[int, ...]
    right: bool | None = None
    mark: bytes = b""
    looked: bool = False
    claimed: bool = False
    unseen: bool = False


class Reason(StrEnum):
    """Why a game is won or lost; FAILED: of two players the other one failed.

    FORBIDDEN: an agent's attempt was not allowed, and that counts as failed (MF-def15).
    """

    ALLIED = "allied"
    LONE = "lone"
    RIGHT = "right"
    FAILED = "failed"
    FORBIDDEN = "forbidden"
    BOTH_LOSE = "both-lose"
    ALARM = "alarm"


@dataclass(frozen=True)
class Verdict:
    """Seats that win; with none the Croupier does. allied: the nations, if they were asked for."""

    winners: tuple[int, ...]
    reason: Reason
    allied: tuple[Nation, ...] = ()


@dataclass(frozen=True)
class Films:
    """The table. lost: francs out of the game. pile: the discard, top last; not all are known.

    number: turns begun. done: the turn's option is used. removed: the Letter that is out, if it
    lies open. chores: deeds that want something done with real cards, since the last option.
    looked: who looked at whose identity as the Journalist, in order.
    """

    options: HouseRules
    seats: tuple[int, ...]
    nations: tuple[Nation, ...] = ()
    players: tuple[Player, ...] = ()
    house: int = FRANCS
    lost: int = 0
    evening: int = 1
    draw: int = 0
    pile: tuple[Card, ...] = ()
    turn: int = NOBODY
    number: int = 0
    done: bool = False
    pending: Pending | None = None
    attempt: Attempt | None = None
    removed: Nation | None = None
    verdict: Verdict | None = None
    chores: tuple[Done, ...] = ()
    looked: tuple[tuple[int, int], ...] = ()

    @property
    def duel(self) -> bool:
        """Whether two play with the Croupier."""
        return len(self.seats) == 2

    @property
    def identities(self) -> int:
        """Identity cards a seat holds."""
        return 2 if self.duel else 1

    @property
    def top(self) -> Card | None:
        """The card that lies open on the discard."""
        return self.pile[-1] if self.pile else None

    @property
    def unlocked(self) -> bool:
        """Whether Broker and Interpol may attempt a win (MF-def2)."""
        return self.evening >= UNLOCKED

    @property
    def croupier(self) -> Player | None:
        """The Croupier, with two players."""
        return self.player(CROUPIER)

    @property
    def active(self) -> tuple[int, ...]:
        """Seats that still play, from table order."""
        return tuple(p.seat for p in self.players if p.seat != CROUPIER and not p.out)

    def player(self, place: int) -> Player | None:
        """A seat or the Croupier."""
        return next((p for p in self.players if p.seat == place), None)

    def others(self, seat: int) -> tuple[int, ...]:
        """Places something can be done to by a seat: active seats and the Croupier."""
        return tuple(p.seat for p in self.players if p.seat != seat and not p.out)

    def next_seat(self) -> int:
        """Whose turn comes after the present one."""
        at = self.seats.index(self.turn) if self.turn in self.seats else 0
        after = (*self.seats[at + 1 :], *self.seats[: at + 1])
        return next((seat for seat in after if seat in self.active), NOBODY)

    def may_be(self, player: Player, kind: Kind, film: Film) -> bool:
        """Whether what lies open of a player allows an attempt as that identity.

        With two players the Journalist may not use the film of the own nation (MF-C14).
        """
        if self.options.real_identities or player.identity == NONE:
            return True
        if kind in (Kind.AGENT, Kind.CLAIM):
            return player.nation is not None
        own = player.second if self.duel else player.identity
        if own == NONE or NAMES[own] != kind.value:
            return False
        nation = player.nation
        return kind is not Kind.JOURNALIST or nation is None or nation.value != film.value

    def with_player(self, player: Player) -> "Films":
        """The table with that player's new state."""
        changed = tuple(player if p.seat == player.seat else p for p in self.players)
        return replace(self, players=changed)

    @property
    def shown(self) -> bool:
        """Whether the identity behind the attempt lies open, or is a real card."""
        by = self.player(self.attempt.by) if self.attempt else None
        return self.options.real_identities or (by is not None and by.identity != NONE)

    @property
    def all_known(self) -> bool:
        """Whether every identity lies open."""
        seats = [p for p in self.players if p.seat != CROUPIER]
        return all(p.identity != NONE and (not self.duel or p.second != NONE) for p in seats)

    @property
    def forbidden(self) -> bool:
        """Whether an agent of three and more has failed, which the cards of all must settle."""
        tried = self.attempt
        if tried is None or self.duel:
            return False
        return tried.kind is Kind.AGENT and tried.right is False

    @property
    def by_cards(self) -> bool:
        """Whether it is still for the cards to say how the attempt ends."""
        return self.attempt is not None and (self.attempt.right is None or self.forbidden)

    @property
    def needs_film(self) -> bool:
        """Whether the card that was drawn unseen from the Croupier's hand is still to be said."""
        tried = self.attempt
        return tried is not None and tried.unseen and tried.right is None

    @property
    def needs_letter(self) -> bool:
        """Whether the attempt waits for the removed Letter to be turned up."""
        if self.attempt is None or self.attempt.kind not in (Kind.AGENT, Kind.CLAIM):
            return False
        said = self.removed is not None or self.options.letter_in_drawer
        return not said and self.by_cards

    @property
    def needs_check(self) -> bool:
        """Whether the one who attempts still has to say what was seen."""
        if self.attempt is None or self.attempt.right is not None or self.attempt.claimed:
            return False
        kind = self.attempt.kind
        if kind in (Kind.AGENT, Kind.CLAIM):
            return False
        return not (self.duel and kind is Kind.JOURNALIST)

    @property
    def card_decides(self) -> bool:
        """Whether the attempt hangs on one dealt identity, so that no word decides it."""
        journalist = self.attempt is not None and self.attempt.kind is Kind.JOURNALIST
        return journalist and not self.duel and not self.options.real_identities

    @property
    def card_says(self) -> bool | None:
        """Where a card decides: whether the Journalist is right; None while it is covered."""
        named = self.player(self.attempt.named) if self.attempt else None
        if self.attempt is None or named is None or named.identity == NONE:
            return None
        return self.attempt.film.value == str(NAMES[named.identity])

    @property
    def needs_card(self) -> bool:
        """Whether the one named has to open the identity, for the Journalist says it is right."""
        tried = self.attempt
        return tried is not None and tried.claimed and tried.right is None

    @property
    def needs_identities(self) -> bool:
        """Whether real identities have to be tapped in before an attempt is judged."""
        if self.attempt is None or not self.options.real_identities or self.all_known:
            return False
        by_film = self.attempt.kind in (Kind.AGENT, Kind.CLAIM)
        named = self.duel and self.attempt.kind is Kind.JOURNALIST
        return (by_film or named) and self.by_cards

    @property
    def ending(self) -> bool:
        """Whether all is said that ends the game: hands open now."""
        if self.verdict is not None:
            return True
        if self.attempt is None:
            return False
        if self.attempt.right is False and not self.forbidden:
            return self.duel
        if not self.shown:
            return False
        return not (
            self.needs_film
            or self.needs_letter
            or self.needs_check
            or self.needs_card
            or self.needs_identities
        )
