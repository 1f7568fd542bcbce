"""Deals of phones with their own programs that go as a test wants: who holds what, and no more.

What must not live here: who plays, and how an evening goes on (`far_evening`).
"""

from dataclasses import replace

import pytest

from companion.handoff.seatkey import SeatKey
from companion.session import dealing
from companion.session.remote_registry import RemoteRegistry
from companion.table.game import Deal, Game
from companion.table.state import Table
from tests.support.chance import from_seed
from tests.support.far_evening import FarEvening, dealt
from tests.support.two_evenings import CHARACTERS


class Placed:
    """Deals whose public side is always the same, and whose hands lie at the same seats.

    swap: two seats whose hands are exchanged. What seals them is drawn anew each time.
    """

    def __init__(self, patch: pytest.MonkeyPatch, swap: tuple[int, int] | None = None) -> None:
        self._swap = swap
        self._keys: dict[bytes, SeatKey] = {}
        patch.setattr(dealing, "drawn", self._drawn)

    async def deals(self, phones: RemoteRegistry, game: str) -> FarEvening:
        """A table of that game."""
        return await dealt(phones, game, self._keys)

    def _drawn(self, game: Game, table: Table, seed: bytes) -> Deal:
        found = game.deal(game.begin(table.options, table.players), from_seed(11))
        hands = [hand for _, hand in found.hands]
        if self._swap is not None:
            one, other = self._swap
            hands[one], hands[other] = hands[other], hands[one]
        characters = iter(CHARACTERS)
        events = tuple(
            replace(event, character=next(characters)) if hasattr(event, "character") else event
            for event in found.events
        )
        if dealing.is_mixed(table):
            made = dealing.shuffled(table)
            keys = [self._keys[key] for key in dealing.keys(table)]
            at = [made.points.index(key.agree(made.base)) for key in keys]
            hands = [hands[at.index(slot)] for slot in range(len(hands))]
        return Deal(tuple(zip(table.players, hands, strict=True)), events)
