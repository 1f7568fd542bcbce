"""That what was drawn stays, and the house rule that lets it be drawn anew, on phones."""

import pytest

from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.options import Segment
from companion.ui.app_context import AppContext
from tests.support.app import code_of, enter
from tests.support.evening import Evening
from tests.support.night_evening import dealt, seated

WHEEL = (Segment(4, green=True), Segment(9), Segment(2))
SAID = {
    "en": ("Take back", "What chance gave stays: done again, it comes again."),
    "es": ("Deshacer", "Lo que dio el azar queda: si se repite, sale lo mismo."),
}


@pytest.mark.parametrize("language", SAID)
async def test_who_takes_a_spin_back_is_told_that_it_stays(
    context: AppContext, language: str
) -> None:
    phones = await dealt(context, 4)
    evening = Evening(context, phones)
    await evening.do(0, a.EnterSegments(WHEEL), a.ByHand(a.Field.TURN, 1, 0), a.SpinWheel())
    watcher = await enter(
        context, f"/J/{code_of(phones[0])}", language=language, storage=phones[0].storage
    )
    back, stays = SAID[language]
    await watcher.tap("Table" if language == "en" else "Mesa")
    await watcher.tap(back)
    await watcher.sees(stays)
    await watcher.tap(back)
    await watcher.until(lambda: not watcher.shows(stays))


async def test_the_house_rule_is_seen_by_all_and_stands_in_the_log(context: AppContext) -> None:
    phones = await seated(context, 4)
    maker, guest = phones[0], phones[1]
    sentence = "At this table, what is taken back is drawn anew."
    assert not guest.shows(sentence)
    await maker.tap("Arrange the table")
    await maker.tap("House rules")
    await maker.tap("Taking back draws anew")
    await guest.sees(sentence)
    await maker.tap("Taking back draws anew")
    await guest.until(lambda: not guest.shows(sentence))
    await maker.tap("Taking back draws anew")
    await guest.sees(sentence)
    await guest.tap("deal")
    await guest.sees("Hold to look")
    evening = Evening(context, phones)
    await evening.do(0, a.EnterSegments(WHEEL), a.ByHand(a.Field.TURN, 1, 0), a.SpinWheel())
    await guest.tap("Table")
    await guest.tap("Take back")
    await guest.tap("ask-yes")
    await guest.sees("Taken back: Anna")
    assert not guest.shows("What chance gave stays")
    await guest.tap("Log")
    await guest.sees("From now on, what is taken back is drawn anew.")
    assert guest.shows("From now on, what is taken back and done again is drawn as before.")
