"""The public part of a DEAL: which game, who sits where, which hands lie open.

A phone that reads nothing but this one code knows enough to show the table. It is small: names are
shortened where they do not fit beside the slots, so that the code stays readable. In a mixed deal
nobody knows whose slot is whose, so no hand lies open and each name has a tag of its seat's key; at
the end it has its bond to the mix. In a plain one the witness's seat has the mark of its share.
"""

from dataclasses import dataclass

from companion.handoff.mix import BOND, TAG
from companion.handoff.parts import PIECE, ROOM
from companion.handoff.primitives import sha256
from companion.handoff.witness import MARK
from companion.table import names as people
from companion.table.game import Deal, Game
from companion.table.lobby import SEATS
from companion.table.state import Table

MIXED_ROOM = 2 * PIECE
"""Bytes of the longest mixed deal: what two pictures hold."""
_FRAME = 14 + 32 + 32 + 2 + 64
_SEAL = 16
_GAME = 2
_OPEN, _WITNESS = 8, 4


@dataclass(frozen=True)
class Place:
    """A seat of the deal: its number, the name as far as it fits, its hand if that lies open.

    tag: of its key, in a mixed deal. mark: of its share, if it is the witness of a plain one.
    """

    seat: int
    name: str
    hand: bytes | None = None
    tag: bytes = b""
    mark: bytes = b""


def mark(game: Game, mixed: bool = False) -> bytes:
    """Two bytes that stand for the game, others if the deal is mixed."""
    return sha256(b"mixed|2|" * mixed + game.key.encode())[:_GAME]


def about(game: Game, places: int) -> bytes:
    """What a table's promise says of a plain deal: the game, and for how many."""
    return mark(game) + bytes([places])


def is_old(games: dict[str, Game], public: bytes) -> bool:
    """Whether an older version made this for a mixed deal: it binds neither keys nor mix."""
    return any(sha256(b"mixed|" + key.encode())[:_GAME] == public[:_GAME] for key in games)


def cut(games: dict[str, Game], public: bytes) -> tuple[bytes, bytes]:
    """What a DEAL says of its places, and the bond of a mixed one, b"" in a plain one."""
    mixed = any(mark(game, mixed=True) == public[:_GAME] for game in games.values())
    return (public[:-BOND], public[-BOND:]) if mixed else (public, b"")


def write(game: Game, table: Table, dealt: Deal, shared: dict[int, bytes]) -> bytes:
    """The public part of a deal to `table.players`. shared: of the witness's seat, the mark."""
    hands = dict(dealt.hands)
    width = len(next(iter(hands.values())))
    shown = [set(game.shown(table.state, s, hands[s])) <= set(dealt.events) for s in table.players]
    names = [taken.name for n in table.players if (taken := table.seat(n))]
    slots = len(names) * (width + _SEAL)
    room = ROOM - _FRAME - slots - _GAME - 2 * len(names) - width * sum(shown) - MARK * len(shared)
    out = mark(game)
    for seat, name, is_open in zip(table.players, _fitted(names, room), shown, strict=True):
        text, marked = name.encode(), shared.get(seat, b"")
        flags = _OPEN * is_open | _WITNESS * bool(marked)
        out += bytes([seat << 4 | flags, len(text)]) + text
        out += (hands[seat] if is_open else b"") + marked
    return out


def write_mixed(game: Game, places: tuple[Place, ...], width: int) -> bytes:
    """The public part of a mixed deal of hands of `width` bytes. ValueError for too many seats."""
    taken = BOND + len(places) * (width + _SEAL + 2 + TAG)
    names = _fitted([place.name for place in places], MIXED_ROOM - _FRAME - _GAME - taken)
    out = mark(game, mixed=True)
    for place, name in zip(places, names, strict=True):
        text = name.encode()
        out += bytes([place.seat << 4, len(text)]) + text + place.tag
    return out


def read(games: dict[str, Game], public: bytes, width: int) -> tuple[Game, tuple[Place, ...]]:
    """The game and the places of a public part. Raises ValueError if it is none of ours.

    Its maker may be anybody: what no `write` makes is refused, so that it reads in one way only.
    """
    kind = public[:_GAME]
    mixed = any(mark(game, mixed=True) == kind for game in games.values())
    game = next((g for g in games.values() if mark(g, mixed) == kind), None)
    if game is None:
        raise ValueError("unknown game")
    places, at = [], _GAME
    while at < len(public):
        head, length = public[at], public[at + 1] if at + 1 < len(public) else 255
        name = public[at + 2 : at + 2 + length]
        at += 2 + length
        if head & (15 if mixed else 3):
            raise ValueError("an open hand of nobody's")
        hand = public[at : at + width] if head & _OPEN else None
        at += width if head & _OPEN else 0
        size = TAG if mixed else MARK if head & _WITNESS else 0
        known = public[at : at + size]
        at += size
        if at > len(public):
            raise ValueError("cut short")
        tag, shared = (known, b"") if mixed else (b"", known)
        places.append(Place(head >> 4, name.decode(), hand, tag, shared))
    _refuse_table(game, mixed, places)
    return game, tuple(places)


def _refuse_table(game: Game, mixed: bool, places: list[Place]) -> None:
    """ValueError for seats that no table of this game has."""
    count, seats = len(places), [place.seat for place in places]
    if count not in game.seats or any(seat >= SEATS for seat in seats):
        raise ValueError("not for so many")
    if len(set(seats)) != count or any(people.tidy(p.name) != p.name for p in places):
        raise ValueError("a seat twice, or no name")
    if sum(bool(place.mark) for place in places) > 1:
        raise ValueError("two witnesses")
    if not mixed:
        return
    if not game.nameless(game.options(), count) or seats != list(range(count)):
        raise ValueError("no mixed deal of this game")
    if len({place.tag for place in places}) != count:
        raise ValueError("two seats with one tag")


def stands_for(shown: str, name: str) -> bool:
    """Whether a name in a public part is this one, whole or shortened."""
    short = shown.endswith("…") and len(shown) > 1 and name.startswith(shown[:-1])
    return shown == name or short


def _fitted(names: list[str], room: int) -> list[str]:
    """The names, the longest shortened by whole characters until all fit into `room` bytes."""
    names = list(names)
    if room < 0:
        raise ValueError("the seats do not fit into one code")
    while sum(len(name.encode()) for name in names) > room:
        longest = max(range(len(names)), key=lambda k: len(names[k].encode()))
        names[longest] = names[longest].rstrip("…")[:-1].rstrip() + "…"
    return names
