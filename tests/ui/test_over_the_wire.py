"""The same app over a table behind a websocket: what its screens say when the line breaks."""

from dataclasses import replace
from pathlib import Path

from tests.support.app import code_of, enter, open_app
from tests.support.evening import sit
from tests.support.live import registry_of
from tests.support.wire import WireRegistry, served

AWAY, AWAY_ES = "The table cannot be reached now", "Ahora no se llega a la mesa"


async def test_phones_sit_lose_the_table_and_find_it_again(tmp_path: Path) -> None:
    async with open_app(tmp_path) as context:
        tables = registry_of(context)
        async with served(tables) as port:
            afar = replace(context, registry=WireRegistry(tables, port))
            anna = await enter(afar)
            await anna.tap("box-venice")
            await anna.tap("Open the table")
            await anna.sees("Who is here?")
            bruno = await enter(afar, f"/J/{code_of(anna)}", language="es")
            await sit(anna, "Anna")
            await bruno.sees("Anna")
            assert not anna.shows(AWAY)
        await anna.sees(AWAY)
        await bruno.sees(AWAY_ES)
        await anna.sees("Anna")
        async with served(tables, port):
            await anna.until(lambda: not anna.shows(AWAY))
            await bruno.until(lambda: not bruno.shows(AWAY_ES))
            await sit(bruno, "Bruno", "es")
            await anna.sees("Bruno")
