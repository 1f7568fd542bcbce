"""How a game that is ending is won, once everything needed lies open. PURE (facts 5.7, 5.8)."""

from companion.games.microfilms.rules import duel
from companion.games.microfilms.rules.cards import CROUPIER, NONE, Film, Nation
from companion.games.microfilms.rules.duel import End, Three
from companion.games.microfilms.rules.films import Attempt, Films, Kind, Reason, Verdict
from companion.games.microfilms.rules.hand import letter
from companion.games.microfilms.rules.turn_end import ALARM
from companion.games.microfilms.rules.verdict import agents_winning, opponents

REASONS = {
    End.ME: Reason.RIGHT,
    End.OPPONENT: Reason.FAILED,
    End.BOTH: Reason.ALLIED,
    End.NEITHER: Reason.BOTH_LOSE,
}


def allied(films: Films) -> tuple[Nation, ...]:
    """The nations whose Letters are in play; none while it is not known."""
    removed = films.removed
    if removed is None and films.options.letter_in_drawer:
        shares = tuple(p.share for p in films.players if p.seat != CROUPIER)
        removed = None if NONE in shares else letter(shares, films.nations)
    return () if removed is None else tuple(n for n in films.nations if n is not removed)


def judge(films: Films) -> Verdict | None:
    """The verdict, None as long as the game goes on or cards are still to be opened."""
    croupier = films.croupier
    if films.verdict is not None:
        return films.verdict
    if croupier is not None and croupier.francs >= ALARM:
        return Verdict((), Reason.ALARM)
    if films.attempt is None or not films.ending:
        return None
    return _duel(films, films.attempt) if films.duel else _many(films, films.attempt)


def _many(films: Films, attempt: Attempt) -> Verdict | None:
    if attempt.kind is not Kind.AGENT:
        return Verdict((attempt.by,), Reason.RIGHT)
    pair = allied(films)
    if not films.all_known or not pair:
        return None
    by = films.player(attempt.by)
    if attempt.right is False and by is not None and by.nation is not None:
        nations, reason = opponents(pair, films.nations, by.nation), Reason.FORBIDDEN
    else:
        nations = set(agents_winning(films.nations, pair, Nation(attempt.film.value)))
        reason = Reason.ALLIED if len(nations) == 2 else Reason.LONE
    winners = tuple(p.seat for p in films.players if p.nation in nations)
    return Verdict(winners, reason, pair)


def _duel(films: Films, attempt: Attempt) -> Verdict | None:
    me, opponent = attempt.by, next(s for s in films.seats if s != attempt.by)
    if attempt.right is not None:
        end: End | None = duel.freelancer(attempt.right)
    else:
        end = _by_film(films, attempt, opponent) if films.all_known else None
    if end is None:
        return None
    winners = tuple(duel.winners(end, me, opponent))
    pair = allied(films) if attempt.kind is not Kind.JOURNALIST else ()
    return Verdict(winners, REASONS[end], pair)


def _by_film(films: Films, attempt: Attempt, opponent: int) -> End | None:
    own, other = films.player(attempt.by), films.player(opponent)
    me, you = own.nation if own else None, other.nation if other else None
    rest = [nation for nation in films.nations if nation not in (me, you)]
    if me is None or you is None or len(rest) != 1:
        return None
    shown = None if attempt.film is Film.NONE else Nation(attempt.film.value)
    if attempt.kind is Kind.JOURNALIST and shown is not None:
        return duel.journalist(shown, rest[0] if attempt.named == CROUPIER else you)
    pair, rules = allied(films), films.options
    if not pair:
        return None
    three = Three(me, you, rest[0], frozenset(pair))
    if attempt.kind is Kind.CLAIM:
        return duel.claim(three, shown, rules.claim_allied_wins)
    return duel.film(three, shown, rules.allied_opponent_wins) if shown else None
