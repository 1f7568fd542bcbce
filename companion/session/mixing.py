"""Two phones that deal so that nobody knows: one deals, one mixes. Pure; see `handoff.mix`.

The dealer promises a seed and shows its seat; the mixer reads all seats and shows them without
names; the dealer deals over those. Each part is a value its phone keeps with its seat.
"""

from dataclasses import dataclass, replace

from companion.handoff import deal as sealed
from companion.handoff import message, mix, witness
from companion.handoff import seat as seat_code
from companion.handoff.chance import commitment
from companion.handoff.header import EVERYONE, GameId, Header, Kind, refuse_old
from companion.handoff.message import Message, parse
from companion.handoff.mix import Mix, Pledge
from companion.handoff.refusals import (
    BadMix,
    BadName,
    Conflict,
    Damaged,
    NotForThisPhone,
    OlderForm,
    OtherGame,
    WrongKind,
)
from companion.handoff.seat import Seat
from companion.handoff.seatkey import SeatKey
from companion.refusal import Refusal
from companion.session import announcement
from companion.session.announcement import Place
from companion.session.incoming import LIMIT
from companion.session.read_deal import Games, draw
from companion.session.refusals import Misnamed, NoSuchGame, NotNameless, OwnCode, TwoDealers
from companion.table import names
from companion.table.game import Game
from companion.table.refusal import NameTaken, TableFull


@dataclass(frozen=True, repr=False)
class Dealing:
    """The dealer's part. game: its key. id: of the deal, 8 bytes. seed: 32 bytes.

    mix, unmix: what the mixer's phone showed; b"" before.
    """

    game: str
    places: int
    id: bytes
    seed: bytes
    mix: bytes = b""
    unmix: bytes = b""

    @property
    def promise(self) -> bytes:
        """The commitment to the seed, 32 bytes."""
        return commitment(self.seed)

    def plain(self) -> dict[str, object]:
        """For a phone's storage."""
        codes = [part.hex() for part in (self.id, self.seed, self.mix, self.unmix)]
        return {"game": self.game, "places": self.places, "codes": codes}


@dataclass(frozen=True, repr=False)
class Mixing:
    """The mixer's part. secret: 32 bytes. seats: the SEAT and PLEDGE codes, in the order read."""

    secret: bytes
    seats: tuple[bytes, ...] = ()

    def plain(self) -> dict[str, object]:
        """For a phone's storage."""
        return {"secret": self.secret.hex(), "seats": [raw.hex() for raw in self.seats]}


def dealing_from(data: dict[str, object]) -> Dealing:
    """What `Dealing.plain` gave. ValueError, KeyError or TypeError for anything else."""
    game, seed, mixed, unmixed = (bytes.fromhex(part) for part in data["codes"])  # type: ignore[attr-defined]
    return Dealing(str(data["game"]), int(str(data["places"])), game, seed, mixed, unmixed)


def mixing_from(data: dict[str, object]) -> Mixing:
    """What `Mixing.plain` gave. ValueError, KeyError or TypeError for anything else."""
    seats = tuple(bytes.fromhex(raw) for raw in data["seats"])  # type: ignore[attr-defined]
    return Mixing(bytes.fromhex(str(data["secret"])), seats)


def scans(places: int) -> int:
    """How many codes are read in all, until everybody has a hand; as many as with a witness."""
    return 2 * places - 1


# --- the dealer


def promised(game: Game, places: int, id: GameId, seed: bytes) -> Dealing | NotNameless:
    """The dealer's part of a deal to so many seats."""
    if places not in game.seats or not game.nameless(game.options(), places):
        return NotNameless(places)
    return Dealing(game.key, places, id.raw, seed)


def pledge(part: Dealing, games: Games, key: SeatKey, name: str) -> bytes:
    """The code of the dealer's seat: the same every time."""
    about = announcement.mark(games[part.game], mixed=True) + bytes([part.places])
    head = Header(Kind.PLEDGE, GameId(part.id), 1, EVERYONE)
    return mix.seal_pledge(head, key, part.promise, about, name)


def deal(
    part: Dealing, code: Message, games: Games, key: SeatKey, name: str
) -> tuple[Dealing, bytes] | Refusal:
    """The dealer, called `name`, has read a MIX: its part from now on, and the DEAL."""
    claim = message.of_kind(code, Kind.MIX)
    if isinstance(claim, Refusal):
        return claim
    if claim.header.game.raw != part.id:
        return OtherGame()
    found = mix.read_mix(code, part.promise)
    if isinstance(found, Refusal):
        return found
    known = mix.read_mix(parse(part.mix), part.promise) if part.mix else found
    if isinstance(known, Refusal) or known.content != found.content:
        return Conflict(Kind.MIX.word, found.header.sender, 1)
    game = games[part.game]
    places = _announced(part, found.public, games)
    mine = next((place for place in places if place.tag == mix.tag(key.public)), None)
    if mine is None or key.agree(found.base) not in found.points:
        return NotForThisPhone()
    if not announcement.stands_for(mine.name, name):
        return Misnamed(mine.name)
    if len(found.points) != part.places or len(places) != part.places:
        return BadMix()
    if places[0].tag != mix.tag(found.mixer) or mine is places[0]:
        return BadMix()
    source = mix.entropy(part.seed, found)
    hands = [hand for _, hand in draw(game, [place.seat for place in places], source)]
    head = Header(Kind.DEAL, GameId(part.id), 1, EVERYONE)
    public = found.public + found.bond.raw
    dealt = sealed.seal_over(head, key, source, found.points, hands, public, found.base)
    if len(dealt) > announcement.MIXED_ROOM:  # no honest mix leaves the deal without room
        return BadMix()
    return replace(part, mix=code.raw), dealt


def _announced(part: Dealing, public: bytes, games: Games) -> tuple[Place, ...]:
    """The places of a MIX's public part; none if it is of another game."""
    try:
        game, places = announcement.read(games, public, 0)
    except ValueError:
        return ()
    return places if game.key == part.game and places[0].tag else ()


def unmixed(part: Dealing, code: Message) -> Dealing | Refusal:
    """The dealer has read an UNMIX."""
    known = mix.read_mix(parse(part.mix), part.promise)
    if isinstance(known, Refusal):
        return NotForThisPhone()
    found = mix.read_unmix(code, known.mixer)
    if isinstance(found, Refusal):
        return found
    if found.header.game.raw != part.id or found.digest != known.bond.digest:
        return OtherGame()
    return replace(part, unmix=code.raw) if len(found.keys) == part.places else Damaged()


def end(part: Dealing, key: SeatKey) -> bytes:
    """The END that proves the deal. ValueError before the MIX was read."""
    head = Header(Kind.END, GameId(part.id), 1, EVERYONE)
    return mix.seal_end(head, key, part.seed, part.mix, part.unmix)


# --- the mixer


def read_seat(
    part: Mixing, code: Message, key: SeatKey, name: str, games: Games, now: int
) -> Mixing | Refusal:
    """The mixer has read a seat. The same code again changes nothing. now: minutes since 1970."""
    found = _seat(code)
    if isinstance(found, Refusal):
        return found
    if old := refuse_old(found.header, now, LIMIT):
        return old
    if found.public == key.public:
        return OwnCode()
    known = [_known(seat) for seat in part.seats]
    if any(seat.public == found.public for seat in known):
        return part
    if isinstance(found, Pledge):
        other = next((seat for seat in known if isinstance(seat, Pledge)), None)
        if other is not None:
            return TwoDealers(other.name)
        if announcement.is_old(games, found.about):
            return OlderForm()
        if dealt_by(replace(part, seats=(code.raw,)), games) is None:
            return NoSuchGame()
    if isinstance(shown := names.tidy(found.name), Refusal):
        return shown
    if shown != found.name:  # it goes into the deal as it is, and its own phone looks for it there
        return BadName()
    taken = [name, *(seat.name for seat in known)]
    if any(names.alike(shown) == names.alike(other) for other in taken):
        return NameTaken(found.name)
    keys = [key.public, *(seat.public for seat in known), found.public]
    if same := sealed.refuse_same_key(keys):
        return same
    after = replace(part, seats=(*part.seats, code.raw))
    places = places_of(after, games)
    if places and len(after.seats) >= places:
        return TableFull(places)
    return after


def dealt_by(part: Mixing, games: Games) -> tuple[Pledge, Game] | None:
    """The dealer's seat and the game, once the mixer has read it."""
    for raw in part.seats:
        found = _known(raw)
        if isinstance(found, Pledge):
            wanted = found.about[:2]
            game = next((g for g in games.values() if announcement.mark(g, True) == wanted), None)
            places = found.about[2]
            if game and places in game.seats and game.nameless(game.options(), places):
                return found, game
    return None


def places_of(part: Mixing, games: Games) -> int:
    """How many play, 0 before the dealer's code was read."""
    dealer = dealt_by(part, games)
    return dealer[0].about[2] if dealer else 0


def complete(part: Mixing, games: Games) -> bool:
    """Whether the mixer has read the dealer and everybody else."""
    return len(part.seats) + 1 == places_of(part, games)


def people(part: Mixing) -> tuple[str, ...]:
    """The names read so far."""
    return tuple(_known(raw).name for raw in part.seats)


def code(part: Mixing, games: Games, key: SeatKey, name: str) -> bytes | None:
    """The MIX, once all seats are read: the same every time."""
    dealer = dealt_by(part, games)
    if dealer is None or not complete(part, games):
        return None
    found, game = dealer
    people = [(name, key.public), *((s.name, s.public) for s in map(_known, part.seats))]
    places = tuple(
        Place(number, called, None, mix.tag(public))
        for number, (called, public) in enumerate(people)
    )
    width = len(draw(game, range(len(places)), bytes(32))[0][1])
    public = announcement.write_mixed(game, places, width)
    head = replace(found.header, kind=Kind.MIX, sender=0)
    return mix.seal_mix(head, key, part.secret, found.promise, _keys(part, key), public)


def made(part: Mixing, games: Games, key: SeatKey, name: str) -> Mix | None:
    """The same, read."""
    raw, dealer = code(part, games, key, name), dealt_by(part, games)
    found = mix.read_mix(parse(raw), dealer[0].promise) if raw and dealer else None
    return found if isinstance(found, Mix) else None


def unmix(part: Mixing, games: Games, key: SeatKey, name: str) -> bytes | None:
    """The UNMIX, for the end; None before all seats were read."""
    found = made(part, games, key, name)
    if found is None:
        return None
    head = replace(found.header, kind=Kind.UNMIX)
    return mix.seal_unmix(head, key, found.bond.digest, part.secret, _keys(part, key))


def own_slot(part: Mixing, key: SeatKey) -> int:
    """Where the mixer's own slot must be."""
    return mix.place(part.secret, _keys(part, key), key.public)


def _keys(part: Mixing, key: SeatKey) -> list[bytes]:
    return [key.public, *(_known(raw).public for raw in part.seats)]


def _seat(found: Message) -> Seat | Pledge | Refusal:
    if witness.is_one(found):  # of a table that deals by itself
        return WrongKind(Kind.SEAT.word, Kind.PLEDGE.word)
    return mix.read_pledge(found) if found.header.kind is Kind.PLEDGE else seat_code.read(found)


def _known(raw: bytes) -> Seat | Pledge:
    """A seat that was read and judged before."""
    found = _seat(message.known(raw))
    assert not isinstance(found, Refusal)
    return found
