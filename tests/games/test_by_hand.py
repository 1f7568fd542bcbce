"""The box rules, in every game: what all see can be put right by hand, on some screen."""

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from companion.games.dead_breakfast.rules.byhand import Field as DeadField
from companion.games.dead_breakfast.rules.house import House
from companion.games.dead_breakfast.rules.street import Street
from companion.games.hotel_perfidious.rules.byhand import Field as HotelField
from companion.games.hotel_perfidious.rules.hotel import Hotel
from companion.games.microfilms.rules.deeds import Field as FilmsField
from companion.games.microfilms.rules.films import Films
from companion.games.microfilms.rules.films import Player as Spy
from companion.games.secret_night.rules.byhand import Field as NightField
from companion.games.secret_night.rules.night import Night, Player, Turn
from companion.games.venice.rules.byhand import Field as VeniceField
from companion.games.venice.rules.venice import Venice

GAMES = Path(__file__).parents[2] / "companion" / "games"
FIELDS = {
    "dead_breakfast": DeadField,
    "hotel_perfidious": HotelField,
    "microfilms": FilmsField,
    "secret_night": NightField,
    "venice": VeniceField,
}
GIVEN = "options seats seat"
"""What a deal begins with."""

BY_HAND: dict[type, dict[str, str]] = {
    Street: {
        "houses": "Count Paint PutCentre ByHand",
        "turn moved gone snatched": "ByHand",
        "presses first": "LetGo LetFirst",
        "flowers features": "Rename",
        "moves finished": "how far it is: taken back",
    },
    House: {
        "flowers gardens features roofs scared": "Count",
        "windows": "Paint",
        "centre": "PutCentre",
        "eyeballs turns": "ByHand",
    },
    Hotel: {
        "turn beds souvenirs forfeits knocks blueprints wins calls": "ByHand",
        "taken": "TakenByHand",
        "tiles": "SetTile SayTile ClearTile",
        "trap duel": "CallOff",
        "signs": "FindSign",
        "north": "TurnCompass",
        "drop": "MarkDrop",
        "left": "DeckByHand",
        "seen": "NoteSeen",
        "rooms": "what chance gave for the set-up: lay the tiles as you like, nothing hangs on it",
        "called fallen gained": "follow from the others",
    },
    Films: {
        "players house lost evening draw pile turn done": "ByHand",
        "pending attempt": "CallOff",
        "removed": "SayLetter",
        "nations": "what chance gave",
        "number verdict chores looked": "how far it is, and who looked: taken back, if at all",
    },
    Spy: {
        "francs cleared hand out": "ByHand",
        "identity second": "SayIdentity",
        "share": "sealed",
    },
    Night: {
        "players turn disc bans windows vehicles dog net spent gone": "ByHand",
        "clock": "SetClock",
        "doors": "LockDoor UnlockDoor",
        "attacks capture flight reveals": "ByHand",
        "segments": "EnterSegments",
        "shown looked_at": "nobody can unsee it",
        "turns sudden dawn_waits due reasons ending laps mover flown": "follow from the others",
    },
    Player: {
        "character health out moved poisoned poisoner tied saved used turns played": "ByHand",
    },
    Turn: {
        "left cards respun square pushed again dog bitten": "ByHand",
        "number spin rolled": "which turn it is, and what the wheel gave: taken back",
    },
    Venice: {
        "series round start visits points": "ByHand",
        "meetings met": "follow from the others; a meeting is skipped",
        "segments locations": "the table's own names",
        "call verdict shown": "nobody can unsee it",
    },
}
"""By what each field of the public state can be put right; or why not."""


@pytest.mark.parametrize("state", BY_HAND, ids=lambda state: f"{state.__module__}.{state.__name__}")
def test_every_field_of_the_public_state_says_how_it_is_put_right(state: Any) -> None:
    named = " ".join((GIVEN, *BY_HAND[state])).split()
    assert {field.name for field in fields(state)} <= set(named)
    sources = "".join(
        path.read_text()
        for path in (GAMES / state.__module__.split(".")[2] / "screens").glob("*.py")
    )
    for how in BY_HAND[state].values():
        for act in how.split() if how[0].isupper() else ():
            assert re.search(rf"\b{act}\b", sources), f"no screen offers {act}"


@pytest.mark.parametrize("game", FIELDS)
def test_every_field_that_can_be_set_by_hand_has_its_place_on_a_screen(game: str) -> None:
    sources = "".join(path.read_text() for path in (GAMES / game / "screens").glob("*.py"))
    for field in FIELDS[game]:
        offered = f"Field.{field.name}" in sources
        if game == "secret_night" and field.value in ("boat", "motorcycle", "car"):
            offered = "Field(vehicle.value)" in sources
        if game == "secret_night" and field.value.startswith("ban-"):
            offered = "BANS.items()" in sources
        assert offered, f"{field} stands on no screen"
