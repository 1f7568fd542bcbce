"""Chance, once drawn, stays drawn: what each act drew, and how an act finds again what was drawn.

An act that is taken back leaves in the log what it drew. The next one that draws in the same place
is given those bytes first, then fresh ones. Draws of a place are counted, those that stand; so
nothing but a draw that stands leads on to the next one: no other act in between, no other seat's
press, no other order. A draw that stands, but that somebody has set aside by hand, is given again
where the rules name the moment. Places are named by the rules, too (see `Chance`); where they name
none, it is the kind of act and its seat. Where the bytes come from must not be decided here.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from companion.table.chance import ByteChance, Chance


@dataclass(frozen=True)
class Drawn:
    """What an act drew in a place. number: how many draws of that place stood before it.

    gave: the bytes its numbers were made of. moment: see `Chance.at`. All of it is public, as the
    outcome is.
    """

    place: str
    number: int
    gave: bytes
    moment: str = ""


@dataclass(frozen=True)
class Luck:
    """What chance gave in a deal, and which draws stand.

    gave: one for each place and number, also of what was taken back. standing: place and moment of
    each draw that was not.
    """

    gave: tuple[Drawn, ...] = ()
    standing: tuple[tuple[str, str], ...] = ()

    def number(self, place: str, moment: str) -> int:
        """The how manieth draw of its place is now made, from 0."""
        moments = [when for where, when in self.standing if where == place]
        return moments.index(moment) if moment and moment in moments else len(moments)

    def known(self, place: str, number: int) -> bytes:
        """What that draw gave before, b"" if it was never made."""
        found = (one.gave for one in self.gave if (one.place, one.number) == (place, number))
        return next(found, b"")

    def after(self, drawn: Iterable[Drawn], *, stand: bool) -> "Luck":
        """The luck after an act. stand: unless it was taken back."""
        gave = {(one.place, one.number): one for one in self.gave}
        standing = self.standing
        for one in drawn:
            before = gave.get((one.place, one.number))
            if before is None or len(before.gave) < len(one.gave):
                gave[one.place, one.number] = one
            if stand and not (one.moment and (one.place, one.moment) in standing):
                standing = (*standing, (one.place, one.moment))
        return Luck(tuple(gave.values()), standing)

    @property
    def forgotten(self) -> "Luck":
        """The same, but all draws are made afresh."""
        return Luck((), self.standing)


class Recalled(ByteChance):
    """The chance of one act: in each place what was drawn there before, then fresh.

    place: where it draws when the rules name no place.
    """

    def __init__(self, luck: Luck, fresh: Chance, place: str) -> None:
        super().__init__(lambda _: self._unnamed().raw())
        self._luck, self._fresh, self._place = luck, fresh, place
        self._own: Chance | None = None
        self._drawn: dict[tuple[str, int], Drawn] = {}

    @property
    def drawn(self) -> tuple[Drawn, ...]:
        """All that was drawn so far."""
        return tuple(self._drawn.values())

    def at(self, place: str, moment: str = "") -> Chance:
        """The next draw of a place, those of this very act counted."""
        luck = self._luck.after(self.drawn, stand=True)
        number = luck.number(place, moment)
        known, taken = luck.known(place, number), 0

        def source(count: int) -> bytes:
            nonlocal known, taken
            while len(known) < taken + count:
                known += self._fresh.raw()
            taken += count
            self._drawn[place, number] = Drawn(place, number, known[:taken], moment)
            return known[taken - count : taken]

        return ByteChance(source)

    def _unnamed(self) -> Chance:
        if self._own is None:
            self._own = self.at(self._place)
        return self._own
