"""What Flet keeps to itself and we reach: another Flet, with other names, fails here."""

import asyncio

import flet as ft

from companion.drawing import leaf
from companion.drawing.session_task import begin_event, drawing_task
from tests.support.phone import Phone


async def opened(drawn: ft.Control) -> Phone:
    def main(page: ft.Page) -> None:
        @ft.component
        def Root() -> ft.View:
            return ft.View(controls=[drawn])

        page.render_views(Root)

    phone = Phone()
    await phone.open(main)
    return phone


async def test_a_property_of_a_drawn_control_is_told_by_itself() -> None:
    word = ft.Text("before")
    phone = await opened(word)
    frames = len(phone.wire)
    assert not leaf.put(word, "value", "before")
    assert leaf.put(word, "value", "after")
    leaf.tell(phone.line, word, {"value": "after"})
    await phone.sees("after")
    assert len(phone.wire) == frames + 1


async def test_the_task_that_draws_a_page_is_found() -> None:
    phone = await opened(ft.Text("here"))
    task = drawing_task(phone.session.page)
    assert isinstance(task, asyncio.Task)
    assert not task.done()


async def test_what_runs_belongs_to_the_page_it_was_said_of() -> None:
    phone, other = await opened(ft.Text("one")), await opened(ft.Text("two"))
    begin_event(phone.session.page)
    assert ft.context.page is phone.session.page
    begin_event(other.session.page)
    assert ft.context.page is other.session.page
