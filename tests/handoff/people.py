"""The people of these tests: four seats with known keys, one game, and the messages they send."""

from companion.handoff import deal, ending, envelope, opening, request, seat, witness
from companion.handoff.deal import Deal
from companion.handoff.header import EVERYONE, GameId, Header, Kind
from companion.handoff.message import parse
from companion.handoff.seatkey import SeatKey

NOON = 29_000_000  # a minute in 2025
GAME = GameId(NOON.to_bytes(4, "big") + b"GAME")
ANNA, BEN, CARO, DAVE = (SeatKey(bytes([number]) * 32) for number in range(1, 5))
PLAYERS = (ANNA, BEN, CARO, DAVE)
KEYS = tuple(player.public for player in PLAYERS)
STRANGER = SeatKey(bytes([99]) * 32)
SEED = bytes(range(32))
ENTROPY = deal.entropy(SEED, [(number, bytes([number]) * 32) for number in range(4)])
HANDS = (b"the thief!!", b"the doctor!", b"the cook!!!", b"nobody at a")


def header(kind: Kind, sender: int = 0, to: int = EVERYONE, round: int = 1) -> Header:
    return Header(kind, GAME, round, sender, to)


def dealt(public: bytes = b"seen by all") -> bytes:
    return deal.seal(header(Kind.DEAL), ANNA, ENTROPY, KEYS, HANDS, public)


def the_deal() -> Deal:
    found = deal.read(parse(dealt()))
    assert isinstance(found, Deal)
    return found


def every_message() -> dict[str, bytes]:
    """One honest message of each kind that is made here; all from Anna's seat."""
    return {
        "seat": seat.seal(header(Kind.SEAT), ANNA, "Anna"),
        "envelope": envelope.seal(header(Kind.ENVELOPE, 0, 1), ANNA, BEN.public, b"psst"),
        "whisper": envelope.seal(header(Kind.WHISPER, 0, 1), ANNA, BEN.public, b"meet me"),
        "deal": dealt(),
        "open": opening.seal(header(Kind.OPEN), ANNA, the_deal(), 0),
        "promise": witness.seal(GAME, ANNA, bytes([8]) * 32, b"nr4"),
        "end": ending.seal(header(Kind.END), ANNA, ENTROPY, KEYS),
        "ask": request.seal_ask(header(Kind.ASK, 0, 1), ANNA, b"topic", bytes([7]) * 32),
    }
