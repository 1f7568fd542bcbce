"""Whole games of [microfilms] played at random: acts that are likely legal from the state.

A table that plays on by itself until a verdict. Every so often somebody tries nonsense or takes
something back.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from typing import Any

from companion.games.microfilms.rules import (
    attempts,
    byhand,
    checks,
    deeds,
    interrogation,
    moves,
    questions,
    turns,
)
from companion.games.microfilms.rules.cards import DECK, DISCARD, NAMES, Card, Film
from companion.games.microfilms.rules.checks import Identity
from companion.games.microfilms.rules.films import Films, Kind, Pending, Wait
from companion.games.microfilms.rules.game import game
from companion.games.microfilms.rules.hand import unpack
from companion.games.microfilms.rules.options import HouseRules
from companion.games.microfilms.rules.questions import Means, Reply
from companion.refusal import Refusal
from companion.table import codec
from tests.support.chance import from_seed
from tests.support.table import Evening

Wish = tuple[int, Any]
HASTE = 40
"""Acts after which everybody is Cleared by hand and somebody must try to win."""
NONSENSE = (
    moves.Steal(-7),
    questions.Bribe(10**18),
    turns.EndTurn((Card.ACE,) * 9),
    interrogation.LayHand(b"x"),
    checks.ShowCards(b""),
    attempts.Attempt(Kind.BROKER, Film.NONE, 77, (1, 2, 3)),
    attempts.Attempt(Kind.HITMAN, Film.USSR, -9),
    checks.SayIdentity(99, Identity.UK),
    byhand.ByHand(deeds.Field.FRANCS, 31, 0),
    byhand.ByHand(deeds.Field.HOUSE, 31),
)


def rules(luck: random.Random) -> HouseRules:
    """Any house rules."""
    plain = codec.plain(HouseRules(), HouseRules)
    switches = {f.name: luck.random() < 0.4 for f in fields(HouseRules) if f.type in (bool, "bool")}
    options: HouseRules = codec.value(plain | switches, HouseRules)
    return replace(options, real_identities=luck.random() < 0.2)


@dataclass
class RandomFilms:
    """A game under way."""

    luck: random.Random
    players: int
    options: HouseRules
    evening: Evening = field(init=False)

    def __post_init__(self) -> None:
        chance = from_seed(self.luck.randrange(10**9))
        self.evening = Evening(game, chance=chance)  # type: ignore[arg-type]  # any chance
        self.evening.seated(self.players, self.options).dealt()

    @property
    def films(self) -> Films:
        """What everybody sees."""
        state = self.evening.table.state
        assert isinstance(state, Films)
        return state

    def play(self, most: int) -> Iterator[Films]:
        """The table after everything that is done, until all is said; `most` tries."""
        for tried in range(most):
            if self.films.ending:
                return
            before = len(self.evening.log)
            self._one(tried)
            if len(self.evening.log) != before:
                yield self.films

    def _one(self, tried: int) -> None:
        dice = self.luck.random()
        if dice < 0.02:
            self.evening.take_back()
        elif dice < 0.05:
            seat, act = self.luck.choice(self.films.seats), self.luck.choice(NONSENSE)
            assert isinstance(self.evening.act(seat, act), Refusal)
        else:
            seat, wish = self._wish(tried)
            if wish == "open":
                self.evening.open(seat)
            elif isinstance(wish, checks.LookAtIdentity):
                self.evening.ask(seat, wish.to, wish)
            else:
                self.evening.act(seat, wish)

    def _wish(self, tried: int) -> Wish:
        films, luck = self.films, self.luck
        if films.pending is not None:
            return self._answer()
        if films.attempt is not None:
            return self._judging()
        if films.done:
            player = films.player(films.turn)
            thrown = (Card.STEAL,) * (player.excess if player else 0)
            return films.turn, turns.EndTurn(thrown)
        if tried > HASTE and (clear := self._suspect()) is not None:
            return clear
        me = films.player(films.turn)
        wants = tried > HASTE or luck.random() < 0.1
        tries = wants and me is not None and me.hand > 0  # most reveal a film
        return films.turn, self._attempt() if tries else self._option()

    def _suspect(self) -> Wish | None:
        films = self.films
        if not films.unlocked:
            return films.turn, byhand.ByHand(deeds.Field.EVENING, 2)
        player = films.player(films.turn)
        if player is not None and not player.cleared:
            return films.turn, byhand.ByHand(deeds.Field.CLEARED, 1, films.turn)
        return None

    def _answer(self) -> Wish:
        pending, luck = self.films.pending, self.luck
        assert pending is not None
        if pending.wait is Wait.INTERROGATION:
            return self._interrogated(pending)
        return pending.of, questions.Answer(luck.choice(list(Reply)))

    def _interrogated(self, pending: Pending) -> Wish:
        if pending.handed:
            return pending.by, interrogation.PickCard()
        if self.films.options.real_identities:
            return pending.of, interrogation.HandOver()
        return pending.by, turns.CallOff()

    def _judging(self) -> Wish:
        films, luck = self.films, self.luck
        attempt = films.attempt
        assert attempt is not None
        if not films.shown:
            return attempt.by, "open"
        if films.needs_film:
            return attempt.by, checks.SayFilm(Film(luck.choice(films.nations).value))
        if films.needs_letter:
            return attempt.by, checks.SayLetter(luck.choice(films.nations))
        if films.card_decides and films.card_says is None and not attempt.looked:
            return attempt.by, checks.LookAtIdentity(attempt.named)
        if films.needs_check:
            return attempt.by, checks.SayChecked(luck.random() < 0.3)
        if films.needs_card:
            return attempt.named, "open"
        seat = luck.choice(films.seats)
        agent = Identity(films.nations[films.seats.index(seat) % 3].value)
        if films.duel and luck.random() < 0.5:
            return seat, checks.SayIdentity(seat, Identity.BROKER, second=True)
        free = films.seats.index(seat) > 2
        return seat, checks.SayIdentity(seat, Identity.HITMAN if free else agent)

    def _option(self) -> Any:
        films, luck = self.films, self.luck
        of = luck.choice(films.others(films.turn))
        return luck.choice(
            [
                moves.Draw(),
                moves.Draw(),
                moves.Draw(discard=True),
                moves.Pass(),
                moves.Steal(of),
                moves.CashOut(),
                questions.Bribe(of),
                questions.Interrogate(of, luck.random() < 0.5),
                questions.Blackmail(of, luck.choice(list(Means))),
            ]
        )

    def _attempt(self) -> Any:
        films, luck = self.films, self.luck
        own = unpack(self.evening.hands[films.turn])
        identity = own.second if films.duel and luck.random() < 0.5 else own.identity
        free = films.seats.index(films.turn) > 2
        name = NAMES[identity] if identity < len(NAMES) else ("hitman" if free else "china")
        kind = Kind(name) if name in set(Kind) else luck.choice([Kind.AGENT, Kind.CLAIM])
        film, of = Film(luck.choice(films.nations).value), luck.choice(films.others(films.turn))
        places = (luck.choice([DECK, DISCARD]), of) if kind is Kind.BROKER else ()
        if kind is Kind.CLAIM and films.options.croupier_card_blind:
            film = Film.NONE
        return attempts.Attempt(kind, film, of, places)
