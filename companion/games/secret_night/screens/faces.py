"""The faces of the cards: the same boxes and as many lines for every role."""

from companion.games.secret_night.night import Night
from companion.games.secret_night.roles import Role, role
from companion.table.state import Table
from companion.ui.drawings import drawing
from companion.ui.kit import Face, Fact
from companion.ui.words import Words


def face(words: Words, table: Table, seat: int, hand: bytes, own: bool) -> Face:
    """A hand in words. own: the looker's; else what Zachary sees of another."""
    drawn = role(hand)
    name = words(f"secret_night-role-{drawn}")
    picture = drawing(f"role-{drawn}")
    if not own:
        taken = table.seat(seat)
        return Face(
            picture,
            name,
            (
                Fact(words("secret_night-peek-who"), taken.name if taken else "?"),
                Fact(words("secret_night-peek-side"), words(f"secret_night-peek-{drawn}")),
                Fact(words("secret_night-peek-say"), words("secret_night-peek-say-what")),
            ),
        )
    return Face(
        picture,
        name,
        (
            Fact(words("secret_night-face-play"), words(f"secret_night-play-{drawn}")),
            Fact(
                words("secret_night-face-know"),
                words(
                    f"secret_night-know-{drawn}",
                    chief=_shown(table, Role.CHIEF),
                    master=_shown(table, Role.MASTER),
                ),
            ),
            Fact(words("secret_night-face-want"), words(f"secret_night-want-{drawn}")),
        ),
    )


def _shown(table: Table, wanted: Role) -> str:
    """The name of the one who shows that role."""
    state: Night = table.state
    number = next((seat for seat, shown in state.shown if shown is wanted), None)
    taken = table.seat(number) if number is not None else None
    return taken.name if taken else "?"
