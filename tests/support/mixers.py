"""Phones that deal so that nobody knows, without a screen: the codes go from one to the next.

What must not live here: what must come out.
"""

from dataclasses import dataclass, replace

from companion.games import discover
from companion.host import mixing, solo
from companion.host.solo import Solo
from tests.support.guest import MINUTE

GAMES = discover()
NAMES = ("Anna", "Bert", "Cleo", "Dana", "Emil", "Fritz", "Gina", "Hans")


def sat(name: str, now: int = MINUTE) -> Solo:
    """A fresh seat."""
    seat = solo.sit(name, now)
    assert isinstance(seat, Solo)
    return seat


def took(seat: Solo, raw: bytes | None) -> Solo:
    """The seat after it has read a code that must be good."""
    assert raw is not None
    after = solo.take(seat, raw, GAMES, MINUTE)
    assert isinstance(after, Solo), after
    return after


@dataclass
class Circle:
    """Who sits there: phone 0 deals, phone 1 mixes. scans: how many codes were read so far."""

    phones: list[Solo]
    scans: int = 0

    @property
    def dealer(self) -> Solo:
        """The dealer's phone."""
        return self.phones[0]

    @property
    def mixer(self) -> Solo:
        """The mixer's phone."""
        return self.phones[1]

    def reads(self, at: int, raw: bytes | None) -> None:
        """A phone reads a code."""
        self.scans += 1
        self.phones[at] = took(self.phones[at], raw)

    def seats_are_read(self) -> None:
        """The mixer reads the dealer's code and everybody's."""
        self.reads(1, solo.pledge_code(self.dealer, GAMES))
        for seat in self.phones[2:]:
            self.reads(1, solo.code(seat))

    def is_dealt(self) -> None:
        """The dealer reads the mix; the others read the deal."""
        self.reads(0, solo.mix_code(self.mixer, GAMES))
        for at in range(1, len(self.phones)):
            self.reads(at, self.dealer.deal)

    def ends(self, unmix: bool = True) -> None:
        """The mixer shows its secret to the dealer, and the dealer the proof to all."""
        if unmix:
            self.reads(0, solo.unmix_code(self.mixer, GAMES))
        raw = solo.end_code(self.dealer)
        for at in range(len(self.phones)):
            self.reads(at, raw)

    def verdicts(self) -> list[object]:
        """What each phone says of the deal, None for fair."""
        return [found.verdict if (found := solo.proof(p, GAMES)) else "?" for p in self.phones]


def gathered(places: int, game: str = "secret_night") -> Circle:
    """So many phones: one has said that it deals, one that it mixes."""
    phones = [sat(name) for name in NAMES[:places]]
    dealer = solo.deals(phones[0], GAMES[game], places, MINUTE)
    assert isinstance(dealer, Solo)
    return Circle([dealer, solo.mixes(phones[1]), *phones[2:]])


def dealt(places: int, game: str = "secret_night") -> Circle:
    """The same, dealt."""
    circle = gathered(places, game)
    circle.seats_are_read()
    circle.is_dealt()
    return circle


def part_of(circle: Circle) -> mixing.Dealing:
    """What the dealer's phone knows."""
    assert circle.dealer.dealing is not None
    return circle.dealer.dealing


def with_part(circle: Circle, part: mixing.Dealing) -> None:
    """The dealer's phone is another program."""
    circle.phones[0] = replace(circle.dealer, dealing=part)
