"""Two evenings that differ in secrets alone are equal, but for what is sealed, drawn and signed."""

import random
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from companion.table.log import Entry
from tests.support.chance import from_seed
from tests.support.far_evening import LUCK, PLAYERS, FarEvening, phones_of, play_on
from tests.support.guest import open_registry
from tests.support.placed import Placed
from tests.support.two_evenings import WHISPERS
from tests.support.wire import served


@pytest.mark.parametrize("game", PLAYERS)
async def test_two_evenings_that_differ_in_secrets_are_equal_but_for_what_is_sealed(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other keys, seeds and mixes, two hands exchanged, other cards laid and other words told."""
    monkeypatch.setattr("companion.live.registry.ByteChance", lambda _: from_seed(5))
    monkeypatch.setattr("companion.session.phone_dealer.PATIENCE", 600)  # all shares are in
    first = await evening(tmp_path / "a", game, None)
    hidden = set(first.hands) - first.opened
    pairs = ((s, t) for s in hidden for t in hidden if first.hands[s] != first.hands[t])
    swap = next(pairs, None)
    assert swap is not None or game in ("hotel_perfidious", "dead_breakfast")
    second = await evening(tmp_path / "b", game, swap, first.hands)
    for before, after in zip(steps(first), steps(second), strict=True):
        assert before == after
    assert not sealed_in(first.log) & sealed_in(second.log)


async def evening(
    folder: Path, game: str, swap: tuple[int, int] | None, hands: dict[int, bytes] | None = None
) -> FarEvening:
    """One of that game. hands: what its players believe to hold, where that is not so."""
    folder.mkdir()
    registry, close = await open_registry(folder)
    with pytest.MonkeyPatch.context() as patch:
        async with served(registry) as port:
            told = Placed(patch, swap)
            far = await told.deals(phones_of(port, []), game)
            far.hands = hands or far.hands
            words = WHISPERS[swap is not None]
            await play_on(far, LUCK, random.SystemRandom(), words)
            for guest in far.guests:
                guest.session.leave()
    await close()
    return far


def steps(far: FarEvening) -> Iterator[list[tuple[int | None, str, str, str]]]:
    """What stands in the log, deed by deed; what phones add by themselves comes in any order."""
    for start, end in pairwise([0, *far.steps]):
        yield sorted((public(far.log, entry) for entry in far.log[start:end]), key=str)


def public(log: Sequence[Entry], entry: Entry) -> tuple[int | None, str, str, str]:
    """An entry, of all that is sealed, drawn or signed the length. A slot is what the mix drew.

    An answer names the entry that asks: here by who asked.
    """

    def asker(found: re.Match[str]) -> str:
        return f"{found[1]}{next(one.seat for one in log if one.number == int(found[2]))}"

    signed = re.sub(r'"(number|origin)":("[^"]*"|\d+)', "", entry.proof)
    texts = (re.sub(r'(slot\\?":)\d+', r"\1", text) for text in (entry.body, signed))
    if entry.kind == "answered":
        texts = (re.sub(r'(number\\?":)(\d+)', asker, text) for text in texts)
    body, proof = map(blank, texts)
    return entry.seat, entry.kind, body, proof


# A phone names what it gives by the entry that was the last one, and by what it laid.
blank = partial(re.sub, r"(\d+\.)?([0-9a-f]{16,})", lambda found: f"<{len(found[2])}>")


def sealed_in(log: Iterable[Entry]) -> set[str]:
    """All keys, seeds, messages and envelopes in it; what chance gave in the open is none."""
    bodies = (re.sub(r'"gave":"[0-9a-f]*"', "", line.body) for line in log)
    return {one for body in bodies for one in re.findall(r"[0-9a-f]{64,}", body)}
