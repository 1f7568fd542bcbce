"""Dead & Breakfast on phones: the pad by tap, the painted house, dibs on two phones, the end."""

import asyncio

import pytest

from companion.games.dead_breakfast.rules import pad, snatches, turns
from companion.games.dead_breakfast.rules.house import Part
from companion.games.dead_breakfast.rules.windows import NOBODY, Cell, Centre
from companion.ui.app_context import AppContext
from companion.ui.stage import Stage
from tests.support.dead_evening import Evening, dealt
from tests.support.dead_story import SUSAN
from tests.support.phone import Phone


async def susan_by_tap(phone: Phone) -> None:
    """The rulebook's pad, number by number."""
    await phone.tap("scared-way")
    for part, numbers in SUSAN:
        for kind, number in enumerate(numbers):
            for _ in range(number):
                await phone.tap(f"{part}-{kind}-more")


async def test_susans_house_is_entered_by_tap_and_all_see_76(context: AppContext) -> None:
    evening = await dealt(context, 2)
    anna, bruno = evening.phones
    assert not anna.has("Mine")  # nothing is dealt: no card, nothing to look at or to show
    await anna.tap("pad")
    await susan_by_tap(anna)
    await anna.sees("Anna: 76 points")
    await bruno.sees("76 points")
    await bruno.sees("Anna leads Bruno by 76: Scared +34, Roofs +24 and Gardens +18.")
    assert evening.state.score(0).parts == (18, 24, 34, 0)
    # Quick taps are one act each part: few lines in the log, few things to take back.
    assert len(evening.room.table.acts) < 20


async def test_one_phone_keeps_the_pad_for_all_and_quick_taps_count_each(
    context: AppContext,
) -> None:
    evening = await dealt(context, 3)
    anna, bruno = evening.phones[:2]
    await anna.tap("pad")
    await anna.tap("tab-2")
    await anna.tap("another-flower")
    await anna.tap_at_once("flowers-3-more", "flowers-3-more", "flowers-3-more")
    await anna.tap("gardens-3-more")
    await bruno.sees("3 points")
    await anna.tap("eyeballs-more")
    await bruno.sees("5 points")
    await anna.tap("scared-way")
    await anna.tap("scared-1-more")
    await bruno.sees("7 points")
    await anna.tap("Take back")
    await anna.sees("Carla: 5 points")
    assert evening.state.pool == 19


async def test_a_tap_in_the_moment_of_writing_counts_on_from_what_is_written(
    context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await dealt(context, 2)
    (anna, bruno), deliver = evening.phones, evening.room.deliver
    await anna.tap("pad")
    await anna.tap("scared-way")
    another = [anna.session.index[anna.find("scared-1-more")["_i"]].on_click]

    def told() -> None:  # the act is in the log; a tap is heard before the phone looks again
        if another:
            asyncio.get_running_loop().call_soon(another.pop())
        deliver()

    monkeypatch.setattr(evening.room, "deliver", told)
    await anna.tap_at_once("scared-1-more", "scared-1-more")
    await anna.sees("Spider: 3")
    await bruno.sees("6 points")


async def test_a_house_is_painted_and_each_creatures_points_are_seen(context: AppContext) -> None:
    evening = await dealt(context, 2)
    anna, bruno = evening.phones
    await anna.tap("pad")
    await anna.tap("paint")
    await anna.sees("Anna’s house")
    for number in (0, 1, 16):
        await anna.tap(f"window-{number}")
    await anna.tap("brush-hand")
    await anna.tap("window-3")
    await anna.sees("Severed hand. frightens yellow guests. +6")
    await anna.tap("brush-yellow")
    await anna.tap("window-1")
    await anna.sees("Yellow guest. frightened by one creature. +2")
    await anna.tap("window-3")
    await anna.sees("Severed hand. frightens yellow guests. +6")
    await anna.tap("brush-empty")
    await anna.tap("window-0")
    await anna.sees("4 to the pad")
    await bruno.sees("4 points")
    assert evening.state.score(0).scared == (4, 0, 0, 0)
    assert len(evening.room.table.acts) <= 8
    await anna.tap("to-pad")
    await anna.sees("Severed hand: 4 points")


async def test_each_house_is_asked_where_its_double_window_is(context: AppContext) -> None:
    evening = await dealt(context, 2, "ask each house", "The double window may be haunted")
    anna, bruno = evening.phones
    await anna.tap("More")
    await anna.tap("Paint the house")
    await anna.tap("both on 2")
    await anna.until(lambda: evening.built(0).centre is Centre.SIDE_2)
    await anna.tap("brush-crow")
    await anna.tap("window-17")
    await anna.sees("no creature on the double window")
    await anna.tap("window-2")
    await anna.tap("brush-grey")
    await anna.tap("window-3")
    await bruno.sees("2 points")
    assert evening.built(0).windows[2] is Cell.CROW
    assert evening.built(0).windows[17] is Cell.EMPTY


async def test_a_turn_is_one_tap_and_the_row_is_refilled(context: AppContext) -> None:
    evening = await dealt(context, 2)
    await evening.turn_of(0)
    anna, bruno = evening.phones
    await anna.until(lambda: anna.has("do-move"))
    await anna.tap("do-move")
    await anna.tap("move-eyeball")
    await bruno.until(lambda: bruno.has("do-move"))
    assert evening.state.pool == 19
    await anna.until(lambda: anna.has("dibs"))
    await bruno.sees("19 eyeballs in the middle")
    await bruno.sees("1/16 · 1 eye")
    await bruno.sees("Has the row been refilled?")


async def tied(evening: Evening, monkeypatch: pytest.MonkeyPatch, *moments: int) -> None:
    """It is Carla's turn; Anna and Bruno press at these moments of the server."""
    await evening.turn_of(2, 1, 1)
    given = iter(moments)
    monkeypatch.setattr(Stage, "moment", lambda _: next(given))
    for phone in evening.phones[:2]:
        await phone.until(lambda phone=phone: phone.has("dibs"))  # type: ignore[misc]
    for phone in evening.phones[:2]:
        await phone.tap("dibs")


async def test_the_first_press_takes_a_tile_and_never_a_window(
    context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await dealt(context, 3)
    anna, bruno, carla = evening.phones
    await evening.turn_of(2, 1, 1)
    await anna.until(lambda: anna.has("dibs"))
    await bruno.until(lambda: bruno.has("dibs"))
    monkeypatch.setattr(Stage, "moment", lambda _: 5000)
    await anna.tap("dibs")
    await anna.sees("Anna: first!")
    await carla.sees("Dibs: Anna was first.")
    monkeypatch.setattr(Stage, "moment", lambda _: 6000)
    await bruno.tap("dibs")
    await carla.sees("Dibs: Anna was first, then Bruno.")
    assert not anna.has("take-window")
    await anna.tap("take-haunted")
    await bruno.sees("Bruno: first!")
    assert evening.built(0).eyeballs == 0
    assert evening.state.pool == 19
    await bruno.tap("let-go")
    await carla.until(lambda: not evening.state.presses)
    await bruno.until(lambda: bruno.has("dibs"))


async def test_presses_too_close_together_are_settled_at_the_table(
    context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await dealt(context, 3)
    anna, bruno, carla = evening.phones
    await tied(evening, monkeypatch, 5000, 5150)
    for phone in (anna, bruno):
        await phone.sees("A tie!")
    await carla.sees("A tie between Anna and Bruno.")
    await carla.tap("do-tie")
    await carla.tap("first-1")
    await bruno.sees("Bruno: first!")
    await bruno.tap("Throw it out")
    await bruno.tap("take-garden")
    await anna.sees("Anna: first!")


async def test_too_late_after_the_next_move(context: AppContext) -> None:
    evening = await dealt(context, 3)
    anna = evening.phones[0]
    await evening.turn_of(2, 1)
    await anna.until(lambda: anna.has("dibs"))
    tap = anna.as_drawn("dibs")
    await evening.do(2, turns.Move())
    await tap()
    await anna.sees("Too late: the next move has been made.")


async def test_the_points_stand_and_the_evening_ends_and_begins_again(context: AppContext) -> None:
    evening = await dealt(context, 2)
    anna, bruno = evening.phones
    for part, numbers in SUSAN:
        await evening.do(0, pad.Count(1, part, numbers))
    await evening.do(0, pad.Rename(pad.Kind.FLOWER, 2, "Rose"))
    await anna.tap("board-compare")
    await anna.sees("Bruno leads Anna by 76")
    await anna.tap("do-finish")
    await anna.until(lambda: evening.state.finished)
    await anna.until(lambda: anna.has("do-end"))
    await anna.tap("do-end")
    await anna.tap("ask-yes")
    for phone in (anna, bruno):
        await phone.sees("Bruno wins")
        await phone.sees("Total: 0, 76")
        assert phone.words().count("Winner") == 1
    assert anna.shows("You have lost")
    assert bruno.shows("You have won")
    await anna.tap("again")
    await anna.tap("ask-yes")
    await anna.until(lambda: anna.has("deal"))
    await anna.tap("deal")
    await anna.until(lambda: evening.room.table.state is not None and anna.has("pad"))
    assert evening.state.flowers == ("", "", "Rose", "")
    assert evening.state.score(1).total == 0


async def test_names_and_numbers_by_hand(context: AppContext) -> None:
    evening = await dealt(context, 2)
    await evening.turn_of(0)
    anna = evening.phones[0]
    await anna.tap("More")
    await anna.tap("Flowers and features")
    await anna.tap("Feature 4")
    await anna.type("new-name", "Weathercock")
    await anna.tap("rename")
    await anna.until(lambda: evening.state.features == ("", "", "", "Weathercock"))
    await anna.tap("Close")
    await anna.tap("More")
    await anna.tap("Correct by hand")
    await anna.tap("eyeballs-1-more")
    await anna.until(lambda: evening.built(1).eyeballs == 1)
    await anna.tap("turns-0-more")
    await anna.until(lambda: evening.built(0).turns == 1)
    await anna.tap("Bruno")
    await anna.until(lambda: evening.state.turn == 1)


async def test_one_phone_for_all(context: AppContext) -> None:
    evening = await dealt(context, 3, one_phone=True)
    phone = evening.phones[0]
    await evening.turn_of(0, 0, 2, 1)
    await phone.sees("Anna’s turn")
    await phone.sees("1 eye")
    await phone.until(lambda: phone.has("dibs-beside"))
    await phone.tap("dibs-beside")
    await phone.sees("an eyeball snatches out of turn only")
    await phone.tap("call-1")
    await phone.sees("Bruno: first!")
    await phone.tap("take-roof-left")
    await phone.until(lambda: evening.built(1).eyeballs == 1)
    await phone.until(lambda: phone.has("do-move"))
    await phone.tap("do-move")
    await phone.tap("move-tile")
    await phone.until(lambda: evening.state.turn == 1)


async def test_the_score_pad_alone(context: AppContext) -> None:
    evening = await dealt(context, 2, "Count turns and eyeballs")
    anna, bruno = evening.phones
    assert not anna.shows("/16")
    await anna.tap("do-count")
    await anna.tap("flowers-0-more")
    await anna.tap("gardens-0-more")
    await bruno.sees("1 point")
    assert evening.built(0).part(Part.FLOWERS) == (1, 0, 0, 0)


@pytest.mark.parametrize(("players", "language"), [(2, "en"), (3, "es"), (4, "es")])
async def test_everything_draws(context: AppContext, language: str, players: int) -> None:
    """By taps, on the smallest phone; sizes are looked at in `test_every_screen`."""
    switches = (
        "both on 3",
        "Ivy stops at haunted windows",
        "Garden flowers count as joined",
        "One snatch each",
        "Snatch after your own move",
    )
    evening = await dealt(context, players, *switches, language=language, size=(320, 568))
    phone = evening.phones[1]
    english = language == "en"
    table, more, back, close = (
        ("Table", "More", "Back", "Close") if english else ("Mesa", "Más", "Atrás", "Cerrar")
    )
    await evening.turn_of(1, *[1] * players)
    await evening.do(1, pad.Paint(1, (Cell.HAND, *NOBODY[2:], Cell.YELLOW)))
    await phone.tap(table)
    pages = (
        ("The guest book", "Paint the house", "Side by side")
        if english
        else ("El libro de huéspedes", "Pintar la casa", "Lado a lado")
    )
    sheets = (
        ("Flowers and features", "Correct by hand")
        if english
        else ("Flores y adornos", "Corregir a mano")
    )
    for name, away in (*((p, back) for p in pages), *((s, close) for s in sheets)):
        await phone.tap(more)
        await phone.tap(name)
        await phone.until(lambda away=away: phone.has(away))  # type: ignore[misc]
        assert not phone.shows("dead_breakfast-")
        await phone.tap(away)
    await phone.until(lambda: phone.has("do-move"))
    await phone.tap("do-move")
    assert not phone.shows("dead_breakfast-")
    await phone.tap(close)
    if players == 2:
        await evening.turn_of(0)
        await evening.do(1, snatches.CallDibs(0, 5000))
        await phone.until(lambda: phone.has("take-garden"))
        assert not phone.shows("dead_breakfast-")
        await phone.tap("take-garden")
    else:
        await evening.do(0, snatches.CallDibs(0, 5000))
        await evening.do(2, snatches.CallDibs(0, 5100))
        await phone.until(lambda: phone.has("do-tie"))
        await phone.tap("do-tie")
        await phone.until(lambda: phone.has("first-2"))
        assert not phone.shows("dead_breakfast-")
        await phone.tap("first-2")
        await phone.until(lambda: phone.has("do-queue"))
        await phone.tap("do-queue")
        assert not phone.shows("dead_breakfast-")
        await phone.tap("go-2")
        await phone.until(lambda: not phone.has("go-2"))
        await phone.tap("go-0")
        await phone.until(lambda: not phone.has("go-0"))
        await phone.tap(close)
    await phone.until(lambda: not evening.state.presses)
    await evening.do(0, turns.Finish())
    await phone.until(lambda: phone.has("do-end"))
