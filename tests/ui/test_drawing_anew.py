"""A screen that raises while it is drawn: the phone says so and goes on."""

import pytest

from companion.table.state import Table
from companion.ui import exchanges
from companion.ui.app_context import AppContext
from companion.ui.screens import at_table
from companion.ui.view_state import ViewState
from tests.support.night_evening import NAMES, dealt, role_of

SENTENCE = "Something went wrong here. Nothing is lost"
SECRET = "the card of Anna"


def broken(*_: object) -> None:
    raise KeyError(SECRET)


async def test_a_sheet_that_fails_is_closed_and_the_phone_goes_on(
    context: AppContext, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna, bruno, *_ = await dealt(context, 4)
    anna.may_fail = True
    await anna.tap("Table")
    with monkeypatch.context() as patched:
        patched.setattr(exchanges, "offered", broken)
        await anna.tap("More")
        await anna.sees(SENTENCE)
    assert [type(error) for error in anna.failed] == [KeyError]
    await anna.tap("More")
    await anna.sees("End: all cards up")
    await anna.tap("Close")
    await anna.tap("Mine")
    await role_of(anna)
    await bruno.tap("Table")
    await bruno.sees("1 of 4 have looked at their card")
    assert SECRET not in caplog.text
    assert not anna.received(SECRET)


async def test_a_table_that_fails_again_and_again_leads_home(
    context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno, *_ = await dealt(context, 4)
    anna.may_fail = True
    await bruno.tap("Table")
    phase = at_table._phase
    monkeypatch.setattr(
        at_table, "_phase", lambda now: broken() if NAMES[0] in seated(now) else phase(now)
    )
    await anna.tap("Table")
    await anna.sees(SENTENCE)
    await anna.sees("Which box is open?")
    monkeypatch.undo()
    await bruno.sees("phone is away")
    await anna.tap("resume")
    await anna.sees("Hold to look")
    await bruno.misses("phone is away")


def seated(now: ViewState) -> list[str]:
    """The names of those who sit at this phone."""
    table = now.scene.table if now.scene else Table()
    return [seat.name for seat in table.seats if seat.number in now.mine]
