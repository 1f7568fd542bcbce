"""The phone of the tests is itself tested: what it shows is what was sent, and only to it."""

from collections.abc import Callable
from typing import Any

import flet as ft
import pytest

from tests.support.mirror import nodes, strings
from tests.support.phone import Phone


def counting(page: ft.Page) -> None:
    """An app that counts taps, keeps a name in the browser, and lists what was typed."""
    prefs = ft.SharedPreferences()

    @ft.component
    def App() -> ft.View:
        count, set_count = ft.use_state(0)
        typed, set_typed = ft.use_state("")

        async def keep() -> None:
            await prefs.set("name", typed)
            set_typed(f"kept {await prefs.get('name')}")

        return ft.View(
            controls=[
                ft.Text(f"count {count}"),
                ft.Column([ft.Text(f"row {n}") for n in range(count, 0, -1)]),
                ft.Button("More", on_click=lambda: set_count(lambda now: now + 1)),
                ft.TextField(label="Name", on_change=lambda e: set_typed(e.control.value)),
                ft.Button("Keep", on_click=keep, disabled=not typed),
                ft.Text(typed),
            ]
        )

    page.render_views(App)


async def test_a_tap_reaches_the_program_and_its_answer_the_phone() -> None:
    phone = Phone()
    await phone.open(counting)
    assert phone.shows("count 0")
    await phone.tap("More")
    await phone.tap("More")
    assert phone.shows("count 2")
    assert [w for w in phone.words() if w.startswith("row")] == ["row 2", "row 1"]


async def test_what_is_typed_is_kept_in_the_browser() -> None:
    phone = Phone()
    await phone.open(counting)
    assert not phone.has("Keep")
    await phone.type("Name", "Zoë")
    await phone.tap("Keep")
    await phone.sees("kept Zoë")
    assert phone.storage == {"name": "Zoë"}


async def test_another_tab_of_the_same_browser_shares_its_memory() -> None:
    one = Phone()
    other = Phone(storage=one.storage)
    await one.open(counting)
    await one.type("Name", "Anna")
    await one.tap("Keep")
    await one.sees("kept")
    assert other.storage["name"] == "Anna"


async def test_two_phones_do_not_leak_into_each_other() -> None:
    """Flet routes a state change by who called, not by who renders: each must stay with itself."""
    anna, bruno = Phone(), Phone()
    await anna.open(counting)
    await bruno.open(counting)
    quiet = len(bruno.wire)
    await anna.tap("More")
    await anna.type("Name", "a word of Anna's")
    assert len(bruno.wire) == quiet
    assert not bruno.received("a word of Anna")
    assert bruno.shows("count 0")
    await bruno.tap("More")
    assert bruno.shows("count 1")


async def test_a_state_of_another_phone_must_be_set_on_its_own_page() -> None:
    """The bite itself, so that we notice when Flet changes: A's tap sets B's state directly, and
    B receives nothing; through B's page it arrives."""
    setters: dict[ft.Page, Callable[[Any], None]] = {}

    def listening(page: ft.Page) -> None:
        @ft.component
        def App() -> ft.View:
            said, say = ft.use_state("nothing")
            setters[page] = say
            return ft.View(controls=[ft.Text(f"heard {said}"), ft.Button("Go", on_click=go)])

        async def go() -> None:
            for other, say in setters.items():
                if other is not page:

                    async def put(say: Callable[[Any], None] = say) -> None:
                        say("hello")

                    other.run_task(put)

        page.render_views(App)

    anna, bruno = Phone(), Phone()
    await anna.open(listening)
    await bruno.open(listening)
    await anna.tap("Go")
    await bruno.sees("heard hello")
    assert anna.shows("heard nothing")
    assert not anna.received("heard hello")


async def test_a_dropped_phone_is_sent_nothing_and_comes_back_to_a_live_screen() -> None:
    epochs: list[int] = [0]

    def lasting(page: ft.Page) -> None:
        @ft.component
        def Counter() -> ft.Control:
            count, set_count = ft.use_state(0)
            return ft.Button(f"count {count}", on_click=lambda: set_count(count + 1), key="count")

        @ft.component
        def Root(epoch: int) -> ft.View:
            return ft.View(key=f"view-{epoch}", controls=[Counter()])

        def back() -> None:
            epochs[0] += 1
            page.render_views(Root, epochs[0])

        page.on_connect = back
        page.render_views(Root, 0)

    phone = Phone()
    await phone.open(lasting)
    await phone.tap("count")
    assert phone.shows("count 1")
    await phone.drop()
    frames = len(phone.wire)
    await phone.tap("count")
    assert len(phone.wire) == frames
    await phone.reconnect()
    assert epochs == [1]
    await phone.tap("count")
    assert phone.shows("count 1")


async def test_the_mirror_is_what_the_program_believes() -> None:
    phone = Phone()
    await phone.open(counting)
    for _ in range(3):
        await phone.tap("More")
    shown = {n["value"] for n in nodes(phone.mirror.view()) if n["_c"] == "Text" and "value" in n}
    believed = {c.value for c in phone.session.index.values() if isinstance(c, ft.Text)}
    assert shown == {value for value in believed if value}


async def test_an_error_while_rendering_is_not_swallowed() -> None:
    def breaking(page: ft.Page) -> None:
        @ft.component
        def App() -> ft.View:
            broken, set_broken = ft.use_state(False)
            if broken:
                raise ZeroDivisionError("on purpose")
            return ft.View(controls=[ft.Button("Break", on_click=lambda: set_broken(True))])

        page.render_views(App)

    phone = Phone()
    await phone.open(breaking)
    with pytest.raises(ZeroDivisionError):
        await phone.tap("Break")


async def test_turning_the_phone_gives_the_page_its_new_size() -> None:
    sizes: list[tuple[float | None, float | None]] = []

    def turning(page: ft.Page) -> None:
        page.on_resize = lambda: sizes.append((page.width, page.height))
        page.add(ft.Text("hello"))

    phone = Phone(390, 844)
    await phone.open(turning)
    await phone.resize(844, 390)
    assert sizes == [(844, 390)]


async def test_what_is_looked_for_and_missing_is_named() -> None:
    phone = Phone()
    await phone.open(counting)
    with pytest.raises(AssertionError, match="More"):
        await phone.tap("No such button")
    assert "More" in list(strings(phone.mirror.view()))


async def test_a_screen_that_is_not_rendered_anew_stays_dead_after_a_lost_connection() -> None:
    """As on a real phone: taps arrive, but nothing is repainted."""
    phone = Phone()
    await phone.open(counting)
    await phone.drop()
    await phone.reconnect()
    await phone.tap("More")
    assert phone.shows("count 0")
