"""The call (VE-C0..C10, VE-MP1): who may, whether it is right, who gets points. PURE."""

from collections.abc import Collection, Mapping

from companion.games.venice.rules.cards import AMBASSADOR, DUMMY, NOBODY, PARTNERS
from companion.games.venice.rules.hand import Hand, dummy
from companion.games.venice.rules.options import HouseRules
from companion.games.venice.rules.venice import Called, Verdict

MATCH = 3
"""Points that win a match."""
Truth = Mapping[int, tuple[int, int]]
"""Identity and segment, 0..3, of every agent's place."""


def fits(company: Collection[int], players: int, by_ambassador: bool, rules: HouseRules) -> bool:
    """Whether one may call in this company: all others at the caller's location.

    Four: alone with an agent; that it is the partner shows when the cards lie open. Three: any one,
    the dummy by VE-def19. Five: any one; the Ambassador one or two.
    """
    if players == 5 and by_ambassador:
        return len(company) in (1, 2)
    if len(company) != 1:
        return False
    (other,) = company
    if players == 4:
        return other != AMBASSADOR
    return other != DUMMY or rules.call_with_dummy


def truth(hands: tuple[tuple[int, Hand], ...], seats: tuple[int, ...]) -> Truth:
    """What the opened hands say, the dummy's from the halves."""
    known = dict(hands)
    agents = {seat: (known[seat].identity, known[seat].segment) for seat in seats[:4]}
    if len(seats) == 3:
        agents[DUMMY] = dummy(tuple((seat, known[seat]) for seat in seats))
    return agents


def judged(call: Called, truth: Truth, seats: tuple[int, ...], rules: HouseRules) -> Verdict:
    """The verdict once all lies open.

    Four players who called without the partner have not called at all, or wrongly (VE-def2).
    """
    right = all(call.mapping[identity] == segment for identity, segment in truth.values())
    if call.names:
        right = right and all(call.names[truth[place][0]] == place for place in truth)
    partner, fit = NOBODY, call.fit
    if len(seats) == 4:
        wanted = PARTNERS[truth[call.caller][0]]
        partner = next(place for place in truth if truth[place][0] == wanted)
        fit = fit and call.company == (partner,)
    if not fit and not rules.wrong_company_loses:
        return Verdict(False, False, ())
    return Verdict(True, right and fit, winners(call.caller, partner, seats, right and fit))


def winners(caller: int, partner: int, seats: tuple[int, ...], right: bool) -> tuple[int, ...]:
    """Who gets a point: the caller, with four players both partners; or all the others."""
    side = (caller, partner)
    return tuple(seat for seat in seats if (seat in side) is right)


def scored(
    points: tuple[tuple[int, int], ...], winners: Collection[int]
) -> tuple[tuple[int, int], ...]:
    """The match after a verdict: a point for each winner."""
    known = dict(points)
    for seat in winners:
        known[seat] = known.get(seat, 0) + 1
    return tuple(sorted(known.items()))


def match_winners(points: Collection[tuple[int, int]], rules: HouseRules) -> tuple[int, ...]:
    """Who has won the match; nobody yet if empty. Several share it, or play on (VE-def11)."""
    most = max((value for _, value in points), default=0)
    if most < MATCH:
        return ()
    first = tuple(seat for seat, value in points if value == most)
    return () if len(first) > 1 and rules.further_game else first
