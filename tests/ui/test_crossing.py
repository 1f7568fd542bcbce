"""Whatever comes back from an `await` belongs to the stay that asked for it, or is dropped.

Every deed that leads a phone elsewhere, or meets it at its table, crosses every other one: the
second begins at each single `await` of the first, and then the one or the other goes on first.
"""

import pytest

from tests.support.crossing import DEEDS, LEADS, STATES, Seed, World, seed, world
from tests.support.gates import settle

ORDERS = (("second", "first"), ("both",))
"""Which goes on first. In the lobby both are tried, else that by which most has gone wrong."""


@pytest.mark.parametrize("first", DEEDS)
@pytest.mark.parametrize("state", STATES)
async def test_two_deeds_that_cross_never_mix_what_they_bring(
    state: str, first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sown = await seed(state, monkeypatch)
    for second in DEEDS:
        for order in ORDERS if state == "lobby" else ORDERS[:1]:
            steps = 0
            while await crosses(sown, (first, second), steps, order, monkeypatch):
                steps += 1


async def crosses(
    sown: Seed,
    pair: tuple[str, str],
    steps: int,
    order: tuple[str, ...],
    patch: pytest.MonkeyPatch,
) -> bool:
    """The second begins after so many steps of the first; whether that was before its end."""
    w = await world(sown, patch)
    try:
        one = w.begin("first", pair[0])
        await settle()
        for _ in range(steps):
            await w.gates.open("first")
            w.check()
        early, there = not one.done(), w.at
        two = w.begin("second", pair[1])
        await settle()
        for turn in order:
            await drain(w, turn)
        await drain(w, "both")
        assert one.done()
        assert two.done()
        one.result()
        two.result()
        w.check()
        wished = [LEADS.get(pair[1]) or LEADS.get(pair[0]) or "own"]
        if pair[1] == "front" and there == "rescue":  # it has the front page's address already
            wished = ["rescue", LEADS["rescue"]]
        assert w.at in wished
        await w.look_round()
    except AssertionError as wrong:
        raise AssertionError(f"{pair} after {steps}, {order}: {wrong}") from wrong
    finally:
        await w.phone.end()
    return early


async def drain(w: World, turn: str) -> None:
    """All that this one still waits for comes, or that of both in turn."""
    owners = ("first", "second") if turn == "both" else (turn,)
    while any([await w.gates.open(owner) for owner in owners]):
        w.check()
