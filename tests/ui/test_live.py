"""Leaves follow the table without being drawn again, and are right after all that draws anew."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from flet.components.component import Component

from companion.games.secret_night.rules import acts as a
from companion.ui.app_context import AppContext
from tests.store.make_fixtures import STORIES
from tests.support.evening import Evening
from tests.support.night_evening import dealt

AROUND = {"AtTable", "Playing", "TableSide", "SeatGrid", "Mine", "Journal"}
"""What holds all else on a screen: drawn again it costs ten times what an act does."""


@contextmanager
def drawing(patch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The names of the components that are drawn meanwhile, on all phones."""
    drawn, real = list[str](), Component.before_update

    def draw(component: Component) -> None:
        drawn.append(component.fn.__name__)
        real(component)  # type: ignore[no-untyped-call]

    with patch.context() as patched:
        patched.setattr(Component, "before_update", draw)
        yield drawn


@pytest.mark.parametrize("side", ["Table", "Mine", "Log"])
@pytest.mark.parametrize("game", STORIES)
async def test_an_act_never_draws_a_whole_screen_again(
    context: AppContext, monkeypatch: pytest.MonkeyPatch, game: str, side: str
) -> None:
    evening = await STORIES[game].deal(context)
    for phone in evening.phones:
        await phone.tap(side if phone.has(side) else "Table")
    for seat, act in STORIES[game].acts:
        with drawing(monkeypatch) as drawn:
            await evening.do(seat, act)
            for phone in evening.phones:
                await phone.settle()
        if "GameSheet" in drawn:
            break  # somebody must answer at once: from here on that screen is another one
        assert AROUND.isdisjoint(drawn), act


async def test_an_hour_sends_words_and_marks_and_draws_nobodys_line_again(
    context: AppContext,
) -> None:
    phones = await dealt(context, 4)
    watching = phones[2]
    await watching.tap("Table")
    since = len(watching.wire)
    await Evening(context, phones).do(0, a.SetClock(3))
    await watching.sees("Midnight")
    await watching.settle()
    hours = [frame for frame in watching.wire[since:] if b"Round 4 of 9" in frame]
    assert [len(frame) < 150 for frame in hours] == [True]
    assert not any(b"Bruno" in frame for frame in watching.wire[since:])


async def test_a_phone_that_was_away_comes_back_to_the_hour_it_is(context: AppContext) -> None:
    phones = await dealt(context, 4)
    away, evening = phones[2], Evening(context, phones)
    await away.tap("Table")
    await evening.do(0, a.SetClock(1))
    await away.sees("Ten in the evening")
    await away.drop()
    await evening.do(0, a.SetClock(2))
    assert not away.shows("Eleven at night")
    await away.reconnect()
    await away.sees("Eleven at night")
    await evening.do(0, a.SetClock(1))
    await away.sees("Ten in the evening")


async def test_who_has_played_is_said_by_the_tick_alone(context: AppContext) -> None:
    phones = await dealt(context, 4)
    watching, evening = phones[3], Evening(context, phones)
    await watching.tap("Table")
    assert "has played" not in watching.words()
    for seat in (0, 2):
        await evening.do(0, a.ByHand(a.Field.PLAYED, 1, seat))
    await watching.until(lambda: watching.words().count("has played") == 2)
    await evening.do(0, a.ByHand(a.Field.PLAYED, 0, 2))
    await watching.until(lambda: watching.words().count("has played") == 1)
    await watching.tap("Mine")
    await watching.tap("Table")
    assert watching.words().count("has played") == 1


@pytest.mark.parametrize("size", [(844, 390), (1024, 768)])
async def test_leaves_are_right_when_the_screen_is_turned(
    context: AppContext, size: tuple[float, float]
) -> None:
    phones = await dealt(context, 4)
    watching, evening = phones[1], Evening(context, phones)
    await watching.tap("Table")
    await evening.do(0, a.SetClock(1), a.ByHand(a.Field.PLAYED, 1, 0))
    await watching.sees("Ten in the evening")
    await watching.resize(*size)
    await watching.sees("Ten in the evening")
    assert watching.words().count("has played") == 1
    await evening.do(0, a.SetClock(2), a.ByHand(a.Field.PLAYED, 1, 1))
    await watching.sees("Eleven at night")
    await watching.until(lambda: watching.words().count("has played") == 2)
    assert not watching.shows("Ten in the evening")
