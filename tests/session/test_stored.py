"""What a phone's storage says of a seat: as it was, of an older version, or tampered with."""

import json
from dataclasses import replace
from random import Random
from typing import Any

from companion.session import offline_seat, stored
from companion.session.offline_seat import OfflineSeat
from tests.support.mixers import GAMES, dealt, flipped, gathered, lives, ready, took


def leaves(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a stored seat."""
    inner: Any = data.items() if isinstance(data, dict) else ()
    inner = enumerate(data) if isinstance(data, list) else inner
    found = [path] if path else []
    for name, value in inner:
        found += leaves(value, (*path, name))
    return found


def changed(data: Any, path: tuple[Any, ...], value: Any) -> str:
    data = at = json.loads(json.dumps(data))
    for name in path[:-1]:
        at = at[name]
    at[path[-1]] = value
    return json.dumps(data)


def told() -> list[OfflineSeat]:
    """Seats of every part and time."""
    circle, before = dealt(4), ready()
    raw = offline_seat.opened(circle.phones[2])
    assert isinstance(raw, bytes)
    for at in (0, 1, 3):
        circle.reads(at, raw)
    during = [*circle.phones]
    circle.ends()
    noted = offline_seat.write(circle.phones[3], {"notes": "she lies"})
    assert isinstance(noted, OfflineSeat)
    return [
        *gathered(4).phones,
        *before.phones,
        *during,
        *circle.phones,
        offline_seat.looked(noted),
    ]


def test_a_stored_seat_is_read_as_it_was() -> None:
    for seat in told():
        lives(seat)


def test_a_storage_that_was_tampered_with_gives_a_seat_that_lives_or_none() -> None:
    chance, seats = Random("storage"), told()
    texts = [json.loads(seat.text()) for seat in seats]
    odd: list[Any] = [
        None,
        "",
        "00",
        "zz",
        0,
        -1,
        3.5,
        10**30,
        True,
        [],
        {},
        [[]],
        "ff" * 300,
        "\ud800",
    ]
    for seat, data in zip(seats, texts, strict=True):
        for path in leaves(data):
            other = chance.choice(texts)
            value = data
            for name in path:
                value = value[name]
            tried = [*chance.sample(odd, 4), chance.choice(other["openings"] or [other["deal"]])]
            if isinstance(value, str) and len(value) > 2:
                raw = bytes.fromhex(value) if path[-1] not in ("name", "game", "notes") else b"abc"
                tried += [flipped(raw, chance).hex(), value[:-2], value + value]
            for new in tried:
                found = stored.read(changed(data, path, new), GAMES)
                if found is not None:
                    lives(found)
        mixed = {**data, "seed": chance.choice(texts)["seed"]}
        if (found := stored.read(json.dumps(mixed), GAMES)) is not None:
            lives(found)
        assert found is None or found.name == seat.name
    assert stored.read("[" * 99_999, GAMES) is None


def test_a_seat_stored_by_an_older_version_is_read() -> None:
    circle = dealt(4)
    circle.ends()
    data = json.loads(circle.phones[2].text())
    for name in ("dealing", "mixing", "sheet"):
        del data[name]
    assert stored.read(json.dumps(data), GAMES) == circle.phones[2]


def test_a_false_accusation_does_not_come_out_of_a_storage() -> None:
    """A mixer whose seats are not whole any more rather forgets its mix than names the dealer."""
    circle = dealt(4)
    data = json.loads(circle.mixer.text())
    seats = data["mixing"]["seats"]
    for wrong in (seats[:-1], seats[::-1], [*seats, seats[0]]):
        seat = stored.read(changed(data, ("mixing", "seats"), wrong), GAMES)
        assert seat
        circle.reads(0, offline_seat.unmix_code(circle.mixer, GAMES))
        after = took(took(seat, circle.dealer.deal), offline_seat.end_code(circle.dealer))
        assert (found := after.proof)
        assert found.verdict is None


def test_only_a_seat_without_a_name_is_none() -> None:
    seat = dealt(4).phones[2]
    for name in ("", " Cleo", "Cl\u202eeo", "x" * 81):
        assert stored.sound(replace(seat, name=name), GAMES) is None
    bare = stored.sound(replace(seat, deal=seat.deal[:-1], looked=True), GAMES)
    assert bare == replace(seat, deal=b"")
