"""What is handed down is read wherever something is drawn: below, drawn again, and nowhere else."""

import flet as ft
import pytest

from companion.drawing.given import Given
from tests.support.phone import Phone

TONE = Given("plain")


def word(name: str) -> ft.Control:
    return ft.Text(f"{name} {TONE.now()}")


@ft.component
def Counted(name: str) -> ft.Control:
    """Draws itself again, without those above."""
    number, put = ft.use_state(0)
    return ft.Column(
        [word(f"{name}{number}"), ft.Button(f"more {name}", on_click=lambda: put(number + 1))]
    )


def page(view: ft.Page) -> None:
    @ft.component
    def Root() -> ft.View:
        tone, put = ft.use_state("loud")

        def inner() -> ft.Control:
            below = TONE.to("soft", lambda: ft.Column([word("plain"), Counted("deep")]))
            return ft.Column([word("first"), Counted("near"), below, word("last")])

        return ft.View(
            controls=[
                word("outside"),
                TONE.to(tone, inner),
                ft.Button("change", on_click=lambda: put("shrill")),
            ]
        )

    view.render_views(Root)


async def test_all_that_is_drawn_below_reads_the_nearest_value() -> None:
    phone = Phone()
    await phone.open(page)
    assert phone.shows("outside plain")
    assert phone.shows("first loud")
    assert phone.shows("near0 loud")
    assert phone.shows("plain soft")
    assert phone.shows("deep0 soft")
    assert phone.shows("last loud")


async def test_what_is_drawn_again_by_itself_still_reads_it() -> None:
    phone = Phone()
    await phone.open(page)
    await phone.tap("more deep")
    await phone.tap("more near")
    assert phone.shows("deep1 soft")
    assert phone.shows("near1 loud")


async def test_another_value_is_seen_by_all_below() -> None:
    phone = Phone()
    await phone.open(page)
    await phone.tap("more near")
    await phone.tap("change")
    assert phone.shows("first shrill")
    assert phone.shows("near1 shrill")
    assert phone.shows("deep0 soft")


def test_where_nothing_is_drawn_there_is_none() -> None:
    with pytest.raises(RuntimeError):
        TONE.now()
