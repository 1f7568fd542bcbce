"""Two deeds of one phone that cross: it was at a table; each leads elsewhere, or meets it there.

A world is built once for each state of the table and then copied, so that thousands of crossings
take no more than a minute. Nothing is drawn: what is looked at is what would be drawn from.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, cast

import flet as ft
import pytest
from flet.controls.context import _context_page

from companion.command_line import FOLDERS
from companion.games import discover
from companion.handoff import backup, text
from companion.live.registry import TableRegistry
from companion.session import redeeming, rescue
from companion.session.link import name_of
from companion.session.online import OnlineSession
from companion.session.rescue import Rescue
from companion.table.state import Phase
from companion.ui import app, leaving, navigation, offline, rescuing
from companion.ui.app_context import AppContext
from companion.ui.phone import Phone
from companion.ui.view_state import Route
from tests.support.gates import OWNER, GatedPhone, GatedStore, Gates, begin, settle
from tests.support.guest import MINUTE, Guest, ends, make_table, seat_all
from tests.support.live import live_of

GAMES = discover()
NAMES = ("Bruno", "Carla", "Anna")
STATES = ("lobby", "playing", "ended")
EIGHT = "7KQ20PXM"
NOTE = "what only this table knows"


class Drawn(ft.Container):
    """Stands for every screen."""


@dataclass
class Seed:
    """A table with Anna's phone at it, another table, and what a rescue code brings to that."""

    state: str
    store: GatedStore
    storage: dict[str, Any]
    own: str
    other: str
    texts: dict[str, str | None]
    lost: str
    hers: Rescue


@dataclass
class World:
    """A copy of it. phone: the browser's part of Anna's, ui: the program's."""

    seed: Seed
    gates: Gates
    registry: TableRegistry
    phone: GatedPhone
    ui: Phone
    guests: dict[str, Guest] = field(default_factory=dict)
    wished: str = ""
    """Whose deed was begun last of those that lead elsewhere."""

    def begin(self, owner: str, deed: str) -> "asyncio.Task[object]":
        if deed in LEADS:
            self.wished = owner

        async def run() -> None:
            _context_page.set(cast(Any, self.ui.page))
            await DEEDS[deed](self)

        return begin(owner, run)

    @property
    def at(self) -> str:
        """Where the phone says it is."""
        now = self.ui.now
        if now.place is not Route.TABLE:
            return now.place.value
        return {self.seed.own: "own", self.seed.other: "other"}.get(now.code, "new")

    def check(self) -> None:
        """What it shows is of where it is."""
        now, session = self.ui.now, self.ui.session
        assert (now.place is Route.TABLE) == isinstance(session, OnlineSession)
        if not isinstance(session, OnlineSession):
            assert now.scene is None or now.can.codes
            return
        assert name_of(now.code) == live_of(session).name
        assert now.scene is not None
        assert now.scene.table.maker_key == live_of(session).table.maker_key
        assert now.game == now.scene.table.game
        assert set(self.ui.sheet.values()) <= ({NOTE} if self.at == "own" else set())

    async def look_round(self) -> None:
        """Each table goes on: the phone hears of its own, and is at no other."""
        rooms = {name: live_of(guest.session) for name, guest in self.guests.items()}
        for name, go_on in (("own", GO_ON[self.seed.state]), ("other", _stands_up)):
            before = self.ui.now.scene
            assert await go_on(self.guests[name]) is None
            await settle()
            self.check()
            if self.at == name:
                assert self.ui.now.scene is not None
                assert self.ui.now.scene.table is rooms[name].table
            else:
                assert self.ui.now.scene is before
        for guest in self.guests.values():
            guest.session.leave()
        for name, room in rooms.items():
            assert room.occupied == (self.at == name), name
        seated = self.at not in ("home", "rescue")
        assert self.phone.awake == seated
        wanted = {"offline": "/seat", "home": "/", "rescue": "/"}
        assert self.phone.address == wanted.get(self.at, f"/J/{self.ui.now.code}")


async def _stands_up(guest: Guest) -> object:
    return await guest.session.free(guest.seat)


async def _looks(guest: Guest) -> object:
    return await guest.session.look(guest.seat)


async def _plays_again(guest: Guest) -> object:
    return await guest.session.again()


GO_ON = {"lobby": _stands_up, "playing": _looks, "ended": _plays_again}


async def seed(state: str, patch: pytest.MonkeyPatch) -> Seed:
    """Anna's phone has made a table, she sits there with two others."""
    gates = Gates()
    store = GatedStore(gates)
    registry = TableRegistry(store, GAMES, lambda: MINUTE)
    phone, ui = await _open(gates, registry, {}, "/", patch)
    await ui.attempt(lambda: navigation.make(ui, "venice", 3, GAMES["venice"].options()))
    own = ui.now.code
    guests = [await Guest(registry, own).come() for _ in range(2)]
    for guest, name in zip(guests, NAMES, strict=False):
        assert await guest.session.sit(name) is None
    assert await ui.session.sit(NAMES[2]) is None
    if state != "lobby":
        assert await guests[0].session.deal() is None
        await guests[0].sees_phase(Phase.PLAYING)
    if state == "ended":
        assert await ends(guests[0], guests[1]) is None
        await guests[0].sees(lambda table: len(table.checked) == 3)
    await settle()
    others = await seat_all(await make_table(registry, 2, "microfilms"), ("Xena", "Yuri"))
    patch.setattr(backup, "_key", cache(backup._key))  # the same letters open it each time
    xena = others[0].session
    lost = rescue.seal(
        rescue.of_table(xena.keeping, xena.scene.table, others[0].code, MINUTE), EIGHT
    )
    assert isinstance(lost, bytes)
    return Seed(
        state,
        store,
        dict(phone.storage),
        own,
        others[0].code,
        {"own": guests[0].memory, "other": others[1].memory},
        text.write(lost),
        rescue.of_table(ui.session.keeping, ui.session.table, own, MINUTE),
    )


async def world(sown: Seed, patch: pytest.MonkeyPatch) -> World:
    """A copy of it; the phone has opened the link of its table."""
    gates = Gates()
    registry = TableRegistry(sown.store.copied(gates), GAMES, lambda: MINUTE)
    own = await Guest(registry, sown.own, sown.texts["own"]).come()
    other = await Guest(registry, sown.other, sown.texts["other"]).come()
    phone, ui = await _open(gates, registry, sown.storage, f"/J/{sown.own}", patch)
    await settle()
    found = World(sown, gates, registry, phone, ui, {"own": own, "other": other})
    assert found.at == "own"
    return found


async def _open(
    gates: Gates,
    registry: TableRegistry,
    storage: dict[str, Any],
    route: str,
    patch: pytest.MonkeyPatch,
) -> tuple[GatedPhone, Phone]:
    phone, made = GatedPhone(gates, storage, route), list[Phone]()
    context = AppContext(registry, GAMES, _sees_nothing, lambda: MINUTE, folders=FOLDERS)

    def make(*args: Any) -> Phone:
        made.append(Phone(*args))
        return made[0]

    async def in_turn(work: Callable[..., object], *args: object) -> object:
        await gates.wait("thread")
        return work(*args)

    patch.setattr(asyncio, "to_thread", in_turn)
    patch.setattr(app, "Phone", make)
    patch.setattr(app, "_place", lambda *_: Drawn())

    async def main(page: ft.Page) -> None:
        await app.run(page, context, "en")

    await phone.open(main)
    _context_page.set(cast(Any, phone.session.page))
    return phone, made[0]


async def _sees_nothing(_: bytes) -> list[str]:
    return []


# --- what the phone does, as its screens and its browser do it


async def _goes_home(w: World) -> None:
    await w.ui.attempt(lambda: leaving.go_home(w.ui))


async def _opens_a_link(w: World) -> None:
    await _goes_to(w, f"/J/{w.seed.other}")


async def _loads_the_front_page(w: World) -> None:
    await asyncio.gather(_comes_back(w), _goes_to(w, "/"))


async def _goes_to(w: World, route: str) -> None:
    w.phone.address = w.phone.facts["route"] = route
    session = w.phone.session
    session.apply_page_patch({"route": route})
    await session.dispatch_event(session.page._i, "route_change", {"route": route})


async def _comes_back(w: World) -> None:
    phone = w.phone
    await phone.session.disconnect(3600)
    phone.facts["route"] = phone.address
    phone.line = phone.lay()
    phone.session.apply_page_patch(dict(phone.facts))
    phone.register(phone.session.page)
    await phone.session.connect(phone.line)


async def _makes(w: World) -> None:
    await w.ui.attempt(lambda: navigation.make(w.ui, "dead_breakfast", 2, _OPTIONS))


async def _joins(w: World) -> None:
    letters = w.registry.letters(w.guests["other"].session.name)
    await w.ui.attempt(lambda: navigation.join(w.ui, letters))


async def _rescues(w: World) -> None:
    ui = w.ui
    await ui.attempt(lambda: navigation.read(ui, w.seed.lost))
    if w.wished == OWNER.get():  # else nobody would go on with it
        await ui.attempt(lambda: rescuing.open_with(ui, EIGHT))


async def _sits_alone(w: World) -> None:
    await w.ui.attempt(lambda: offline.sits(w.ui))


async def _is_moved(w: World) -> None:
    guest = await Guest(w.registry, w.seed.own).come()
    await redeeming.redeem(guest.session, w.seed.hers, MINUTE)
    guest.session.leave()


async def _notes(w: World) -> None:
    if w.at == "own" and w.ui.now.mine:
        await w.ui.attempt(lambda: w.ui.note(w.ui.now.mine[0], "note", NOTE))


_OPTIONS = GAMES["dead_breakfast"].options()
DEEDS: dict[str, Callable[[World], Awaitable[None]]] = {
    "home": _goes_home,
    "link": _opens_a_link,
    "front": _loads_the_front_page,
    "back": _comes_back,
    "make": _makes,
    "join": _joins,
    "rescue": _rescues,
    "alone": _sits_alone,
    "moved": _is_moved,
    "note": _notes,
}
LEADS = {
    "home": "home",
    "front": "home",
    "link": "other",
    "join": "other",
    "rescue": "other",
    "make": "new",
    "alone": "offline",
}
"""Where a deed leads, if it does."""
