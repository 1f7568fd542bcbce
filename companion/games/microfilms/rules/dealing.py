"""The deal, and what a seat was dealt once it lies open (facts 5.2). PURE.

Which cards there are, and how they are drawn, is in `cards` and `hand`.
"""

from dataclasses import dataclass, replace

from companion.games.microfilms.rules.cards import CROUPIER, NONE, Nation, setup
from companion.games.microfilms.rules.films import Films, Player
from companion.games.microfilms.rules.hand import dealt, in_play, unpack
from companion.table.chance import Chance
from companion.table.game import Deal


@dataclass(frozen=True)
class Begun:
    """The nations in play, who starts, and with MF-def25 the freelancers' codes in seat order."""

    nations: tuple[Nation, ...]
    start: int
    freelancers: tuple[int, ...] = ()


@dataclass(frozen=True)
class HandShown:
    """What a seat was dealt lies open, codes of `cards.NAMES` or `NONE`; share: of the Letter."""

    seat: int
    identity: int
    second: int
    action: int
    share: int


Event = Begun | HandShown


def deal(films: Films, chance: Chance) -> Deal:
    """Nations, identities, and what the table wants dealt."""
    rules, seats = films.options, films.seats
    nations = in_play(rules, chance)
    hands = dealt(seats, nations, rules, chance)
    drawn = chance.pick(seats)
    start = rules.starter if rules.starter in seats else drawn
    opened = films.duel and rules.freelancers_open and not rules.real_identities
    seconds = tuple(hand.second for _, hand in hands) if opened else ()
    begun = Begun(nations, start, seconds)
    return Deal(tuple((seat, hand.packed()) for seat, hand in hands), (begun,))


def shown(films: Films, seat: int, hand: bytes) -> tuple[Event, ...]:
    """What was dealt lies open; none if it tells nothing new."""
    own = unpack(hand)
    event = HandShown(seat, own.identity, own.second, own.action, own.share)
    return () if evolve(films, event) == films else (event,)


def evolve(films: Films, event: Event) -> Films:
    """The table as it begins, or with a hand that lies open."""
    match event:
        case Begun():
            return _begun(films, event)
        case HandShown():
            return _shown(films, event)


def _begun(films: Films, event: Begun) -> Films:
    rules, seats = films.options, films.seats
    box = setup(len(seats), rules.franc_for_second)
    at = seats.index(event.start) if event.start in seats else 0
    order = (*seats[at:], *seats[:at])
    seconds = dict(zip(seats, event.freelancers, strict=False))
    players = [
        Player(seat, francs=int(order.index(seat) + 1 in box.paid), second=seconds.get(seat, NONE))
        for seat in seats
    ]
    if films.duel:
        players.append(Player(CROUPIER, hand=0))
    drawn = 2 if rules.letter_in_drawer else 0
    return replace(
        films,
        nations=event.nations,
        players=tuple(players),
        house=box.house,
        draw=box.draw_deck - drawn,
        turn=event.start,
        number=1,
    )


def _shown(films: Films, event: HandShown) -> Films:
    """What lies open; an attempt under another identity than one's own is none."""
    player = films.player(event.seat)
    if player is None:
        return films
    kept = replace(
        player,
        identity=player.identity if event.identity == NONE else event.identity,
        second=player.second if event.second == NONE else event.second,
        share=player.share if event.share == NONE else event.share,
    )
    after = films.with_player(kept)
    attempt = films.attempt
    if attempt is not None and attempt.by == event.seat and after.by_cards:
        fits = after.may_be(kept, attempt.kind, attempt.film)
        after = replace(after, attempt=attempt if fits else None)
    return after
