"""The faces of the cards: the same boxes and as many lines for every role."""

from companion.games.secret_night import topics
from companion.games.secret_night.rules.acts import StealCard
from companion.games.secret_night.rules.night import Night
from companion.games.secret_night.rules.roles import Role, role
from companion.table.exchange import Passed
from companion.table.state import Table
from companion.ui.drawings import drawing
from companion.ui.kit import Face, Fact
from companion.ui.words import Words


def face(words: Words, table: Table, hand: bytes) -> Face:
    """One's own role."""
    drawn = role(hand)
    known = {"chief": _shown(table, Role.CHIEF), "master": _shown(table, Role.MASTER)}
    return Face(
        drawing(f"role-{drawn}"),
        words(f"secret_night-role-{drawn}"),
        (
            Fact(words("secret_night-face-play"), words(f"secret_night-play-{drawn}")),
            Fact(words("secret_night-face-know"), words(f"secret_night-know-{drawn}", **known)),
            Fact(words("secret_night-face-want"), words(f"secret_night-want-{drawn}")),
        ),
    )


def given(words: Words, table: Table, passed: Passed) -> Face:
    """What another phone gave. ValueError for what is nothing of this game."""
    name = _name(table, passed.other)
    match topics.got(passed):
        case Role() as drawn:
            return _peeked(words, name, drawn)
        case int(place):
            ask = topics.asked(passed)
            cards = ask.cards if isinstance(ask, StealCard) else 0
            return _stolen(words, name, place, cards)
        case str(said):
            return Face(drawing("ui-speak"), name, (), said)


def _peeked(words: Words, name: str, drawn: Role) -> Face:
    return Face(
        drawing(f"role-{drawn}"),
        words(f"secret_night-role-{drawn}"),
        (
            Fact(words("secret_night-peek-who"), name),
            Fact(words("secret_night-peek-side"), words(f"secret_night-peek-{drawn}")),
            Fact(words("secret_night-peek-say"), words("secret_night-peek-say-what")),
        ),
    )


def _stolen(words: Words, name: str, place: int, cards: int) -> Face:
    return Face(
        drawing("ui-card"),
        words("secret_night-steal-place", place=place),
        (
            Fact(words("secret_night-steal-from"), name),
            Fact(words("secret_night-steal-how"), words("secret_night-steal-text", cards=cards)),
            Fact(words("secret_night-peek-say"), words("secret_night-steal-keep")),
        ),
    )


def _name(table: Table, seat: int) -> str:
    taken = table.seat(seat)
    return taken.name if taken else "?"


def _shown(table: Table, wanted: Role) -> str:
    """The name of the one who shows that role."""
    state: Night = table.state
    number = state.seat_of(wanted)
    return "?" if number is None else _name(table, number)
