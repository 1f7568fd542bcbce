"""An evening on phones without browsers: what each screen says, and what it never says."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from companion.handoff import text
from companion.host import solo
from companion.ui import memory
from companion.ui.house import House
from tests.support.extra import extra_games
from tests.support.guest import MINUTE
from tests.support.house import enter, open_house
from tests.support.phone import Phone

NAMES = ("Anna", "Bruno", "Carla", "Dave", "Emil", "Zoë")
ROLES = ("Detective", "Thief", "Master Thief", "Chief Inspector", "Deceiver")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path) as house:
        yield house


def code_of(phone: Phone) -> str:
    """The unguessable part of the link of the table this phone is at."""
    return next(key for key in phone.storage if ".table." in key).rsplit(".", 1)[-1]


async def sit(phone: Phone, name: str) -> None:
    await phone.tap("Take a seat")
    await phone.type("name", name)
    await phone.tap("sit-down")
    await phone.sees(f"{name} · you")


async def host(house: House, without: str = "", **kwargs: Any) -> Phone:
    """The phone of somebody who opened a table of six; `without` is a house rule turned off."""
    phone = await enter(house, **kwargs)
    await phone.tap("box-secret_night")
    if without:
        await phone.tap(without)
    await phone.tap("Open the table")
    await phone.sees("Who is here?")
    return phone


async def set_places(phone: Phone, places: int, now: int = 6) -> None:
    """Fewer or more players, on the arranging screen."""
    await phone.tap("Arrange the table")
    step = 1 if places > now else -1
    for shown in range(now + step, places + step, step):
        await phone.tap("Players: one more" if step > 0 else "Players: one less")
        await phone.sees(f"Players: {shown}")


async def seated(house: House, players: int = 6, without: str = "") -> list[Phone]:
    first = await host(house, without)
    if players < 6:
        await set_places(first, players)
        await first.tap("Done")
    await sit(first, NAMES[0])
    phones = [first]
    for name in NAMES[1:players]:
        phone = await enter(house, f"/J/{code_of(first)}")
        await sit(phone, name)
        phones.append(phone)
    await first.until(lambda: first.has("deal"))
    return phones


async def dealt(house: House, players: int = 6, without: str = "") -> list[Phone]:
    phones = await seated(house, players, without)
    await phones[0].tap("deal")
    for phone in phones:
        await phone.sees("Hold to look")
    return phones


async def role_of(phone: Phone) -> str:
    """Look, remember, let go."""
    await phone.hold("thumb-zone")
    found = next(role for role in ROLES if role in phone.words())
    await phone.release("thumb-zone")
    return found


async def hidden(phones: list[Phone]) -> list[Phone]:
    """The phones whose role nobody knows."""
    return [p for p in phones if await role_of(p) not in ("Master Thief", "Chief Inspector")]


def ticked(phone: Phone, seats: int) -> bool:
    """Whether the table side shows so many seats as having played."""
    return sum(word.endswith("has played") for word in phone.words()) == seats


async def all_have_played(phone: Phone, players: int = 4) -> None:
    """Every seat gets its tick, by hand, on the table side of this phone."""
    for seat in range(players):
        await phone.tap(f"cell-{seat}")
        await phone.tap("hand-played")
        await phone.until(partial(ticked, phone, seat + 1))
        await phone.tap("Close")
    await phone.until(lambda: phone.has("next-hour"))


# --- sitting down


async def test_six_phones_sit_and_each_sees_the_same_two_words(house: House) -> None:
    phones = await seated(house)
    await phones[0].sees("Zoë")
    lists = [[w.removesuffix(" · you") for w in phone.words()] for phone in phones]
    for name in NAMES:
        spoken = {words[words.index(name) + 1] for words in lists}
        assert len(spoken) == 1


async def test_the_maker_alone_may_arrange(house: House) -> None:
    phones = await seated(house, 4)
    assert phones[0].has("Arrange the table")
    assert not phones[1].has("Arrange the table")


async def test_a_taken_name_is_refused_in_words_and_the_sheet_stays(house: House) -> None:
    first = await host(house)
    await sit(first, "Anna")
    phone = await enter(house, f"/J/{code_of(first)}")
    await phone.tap("Take a seat")
    await phone.type("name", "ÁNNA")
    await phone.tap("sit-down")
    await phone.sees("Somebody here is called ÁNNA already")
    assert phone.has("sit-down")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "Please write a name."),
        ("x" * 5000, "A name has at most 20 characters."),
        ("李雷", "Not every phone can show these signs"),
    ],
)
async def test_a_name_that_cannot_be_gets_one_sentence(
    house: House, name: str, sentence: str
) -> None:
    phone = await host(house)
    await phone.tap("Take a seat")
    await phone.type("name", name)
    await phone.tap("sit-down")
    await phone.sees(sentence)


async def test_a_link_to_nowhere_is_told_and_leads_home(house: House) -> None:
    phone = await enter(house, "/J/0000000000000000")
    await phone.sees("This link leads to no table here")
    assert phone.shows("Which box is open?")


async def test_the_maker_frees_a_seat_and_its_phone_sits_no_more(house: House) -> None:
    phones = await seated(house, 4)
    await phones[0].tap("Arrange the table")
    await phones[0].tap("Free the seat of Dave")
    await phones[3].misses("Dave · you")
    assert phones[3].has("Take a seat")


async def test_seats_are_put_in_order(house: House) -> None:
    phones = await seated(house, 4)
    await phones[0].tap("Arrange the table")
    await phones[0].tap("Anna: one seat down")
    await phones[0].tap("Done")
    await phones[1].until(
        lambda: phones[1].words().index("Bruno · you") < phones[1].words().index("Anna")
    )


# --- the deal


async def test_a_card_is_seen_while_held_and_by_its_own_phone_only(house: House) -> None:
    phones = await dealt(house)
    roles = [await role_of(phone) for phone in phones]
    assert sorted(roles) == [
        "Chief Inspector",
        "Detective",
        "Detective",
        "Master Thief",
        "Thief",
        "Thief",
    ]
    for phone in phones:
        assert not any(phone.holds(role) for role in ROLES if role not in ("Master", "Chief"))


async def test_before_it_is_held_no_phone_has_received_a_word_of_a_role(house: House) -> None:
    phones = await seated(house)
    before = [len(phone.wire) for phone in phones]
    await phones[0].tap("deal")
    for phone, frames in zip(phones, before, strict=True):
        await phone.sees("Hold to look")
        since = b"".join(phone.wire[frames:])
        assert not any(role.encode() in since for role in ROLES)


async def test_all_phones_show_the_same_screen_at_the_deal(house: House) -> None:
    phones = await dealt(house)
    shown = [
        [word for word in phone.words() if word not in (*NAMES, *"ABCDEF")] for phone in phones
    ]
    assert all(words == shown[0] for words in shown)


@pytest.mark.parametrize("state", ["inactive", "hide", "pause"])
async def test_the_card_covers_when_the_app_loses_focus(house: House, state: str) -> None:
    phone = (await dealt(house, 4))[0]
    await phone.hold("thumb-zone")
    assert phone.shows("Let go: it is gone")
    await phone.lifecycle(state)
    await phone.sees("Hold to look")
    assert not any(phone.holds(role) for role in ROLES)


async def test_the_card_covers_when_the_thumb_slides_away(house: House) -> None:
    phone = (await dealt(house, 4))[0]
    await phone.hold("thumb-zone")
    await phone.slide_away("thumb-zone")
    await phone.sees("Hold to look")
    assert not any(phone.holds(role) for role in ROLES)


async def test_the_card_covers_when_the_connection_breaks(house: House) -> None:
    phone = (await dealt(house, 4))[0]
    await phone.hold("thumb-zone")
    await phone.drop()
    await phone.reconnect()
    await phone.sees("Hold to look")
    assert not any(phone.holds(role) for role in ROLES)


async def test_the_table_sees_how_many_have_looked_not_what(house: House) -> None:
    phones = await dealt(house)
    await role_of(phones[1])
    await role_of(phones[2])
    await phones[5].tap("Table")
    await phones[5].sees("2 of 6 have looked")


async def test_one_can_look_again_at_any_time(house: House) -> None:
    phone = (await dealt(house, 4))[2]
    assert await role_of(phone) == await role_of(phone)


# --- playing


async def test_an_hour_passes_on_every_phone_and_can_be_taken_back(house: House) -> None:
    phones = await dealt(house, 4)
    for phone in phones:
        await phone.tap("Table")
    await all_have_played(phones[1])
    await phones[1].tap("next-hour")
    for phone in phones:
        await phone.sees("Ten in the evening")
    await phones[2].tap("Take back")
    for phone in phones:
        await phone.sees("Nine in the evening")
    await phones[3].tap("Log")
    await phones[3].sees("Bruno moved the clock on.")
    assert phones[3].shows("Carla took the last act back.")


async def test_a_trembling_thumb_moves_one_hour(house: House) -> None:
    phone = (await dealt(house, 4))[0]
    await phone.tap("Table")
    await all_have_played(phone)
    await asyncio.gather(phone.tap("next-hour"), phone.tap("next-hour"))
    await phone.sees("Ten in the evening")
    await phone.settle()
    assert not phone.shows("Eleven at night")


async def test_nothing_to_take_back_is_said(house: House) -> None:
    phone = (await dealt(house, 4))[0]
    await phone.tap("Table")
    await phone.tap("Take back")
    await phone.sees("There is nothing to take back.")


async def test_showing_a_card_asks_first_and_then_everybody_sees_it(house: House) -> None:
    phones = await dealt(house)
    opener = (await hidden(phones))[0]
    role = await role_of(opener)
    await opener.tap("More")
    await opener.tap("Show my card to all")
    await opener.sees("Show your card to all?")
    other = next(phone for phone in phones if phone is not opener)
    await other.tap("Table")
    known = other.words().count(role)
    await opener.tap("ask-yes")
    await other.until(lambda: other.words().count(role) == known + 1)


async def test_zacharys_look_arrives_covered_on_his_phone_alone(house: House) -> None:
    phones = await dealt(house, without="Characters and health")
    zachary, victim = (await hidden(phones))[:2]
    name = NAMES[phones.index(victim)]
    role = await role_of(victim)
    await zachary.tap("More")
    await zachary.tap("Zachary looks at a role")
    received = len(zachary.wire)
    await zachary.tap(name)
    await zachary.sees("My card")
    await zachary.tap(name)
    await zachary.misses("has not answered yet")
    assert not any(role.encode() in frame for frame in zachary.wire[received:])
    await zachary.hold("thumb-zone")
    assert role in zachary.words()
    assert name in zachary.words()
    await zachary.release("thumb-zone")
    watcher = next(p for p in phones if p not in (zachary, victim))
    await watcher.tap("Log")
    await watcher.sees(f"looked at the role of {name}.")
    await zachary.tap("More")
    assert not zachary.has("Zachary looks at a role")


async def test_an_ask_to_a_phone_that_is_away_waits_visibly(house: House) -> None:
    phones = await dealt(house, without="Characters and health")
    zachary, victim = (await hidden(phones))[:2]
    name = NAMES[phones.index(victim)]
    role = await role_of(victim)
    await victim.drop()
    await zachary.tap("More")
    await zachary.tap("Zachary looks at a role")
    await zachary.tap(name)
    await zachary.sees("My card")
    await zachary.tap(name)
    await zachary.sees(f"{name}’s phone has not answered yet")
    await zachary.tap("Table")
    await zachary.sees("asked; phone is away")
    await victim.reconnect()
    await zachary.misses("asked; phone is away")
    await zachary.tap("Mine")
    await zachary.tap(name)
    await zachary.misses("has not answered yet")
    await zachary.hold("thumb-zone")
    assert role in zachary.words()


# --- the end, and again


async def test_the_end_shows_all_cards_and_that_every_phone_found_them_fair(house: House) -> None:
    phones = await dealt(house)
    await phones[0].tap("More")
    await phones[0].tap("End: all cards up")
    await phones[0].tap("ask-yes")
    for phone in phones:
        await phone.sees("The deal was fair")
        await phone.sees("6 of 6 phones have made the deal again")
        assert phone.words().count("Thief") == 2
        assert phone.words().count("Detective") == 2
        assert phone.shows("Not proven: that whoever runs this server did not look.")


async def test_the_end_says_whose_phone_is_missing(house: House) -> None:
    phones = await dealt(house, players=4)
    await phones[2].drop()
    await phones[0].tap("More")
    await phones[0].tap("End: all cards up")
    await phones[0].tap("ask-yes")
    await phones[0].sees("3 of 4 phones have made the deal again")
    await phones[0].sees(f"Not heard from yet: {NAMES[2]}.")
    await phones[2].reconnect()
    await phones[0].sees("4 of 4 phones have made the deal again")
    await phones[0].misses("Not heard from yet")


async def test_again_keeps_the_seats_and_takes_a_seventh(house: House) -> None:
    phones = await dealt(house)
    await phones[0].tap("More")
    await phones[0].tap("End: all cards up")
    await phones[0].tap("ask-yes")
    await phones[3].sees("The deal was fair")
    await phones[3].tap("again")
    for phone in phones:
        await phone.sees("Who is here?")
    await set_places(phones[0], 7)
    await phones[0].tap("Done")
    seventh = await enter(house, f"/J/{code_of(phones[0])}")
    await sit(seventh, "Gina")
    await phones[0].until(lambda: phones[0].has("deal"))
    await phones[0].tap("deal")
    for phone in [*phones, seventh]:
        await phone.sees("Hold to look")


async def test_who_comes_after_the_deal_watches_the_public_side(house: House) -> None:
    phones = await dealt(house, 4)
    watcher = await enter(house, f"/J/{code_of(phones[0])}")
    await watcher.sees("Nine in the evening")
    assert not watcher.has("next-hour")
    assert not watcher.has("Mine")
    await phones[0].tap("Table")
    await all_have_played(phones[0])
    await phones[0].tap("next-hour")
    await watcher.sees("Ten in the evening")


# --- never lose the table


async def test_a_phone_that_was_away_shows_the_present_and_goes_on(house: House) -> None:
    phones = await dealt(house, 4)
    for phone in phones:
        await phone.tap("Table")
    await phones[1].drop()
    await phones[0].sees("phone is away")
    await all_have_played(phones[0])
    await phones[0].tap("next-hour")
    await phones[0].sees("Ten in the evening")
    await phones[1].reconnect()
    await phones[1].sees("Ten in the evening")
    await all_have_played(phones[2])
    await phones[2].tap("next-hour")
    await phones[1].sees("Eleven at night")
    await all_have_played(phones[1])
    await phones[1].tap("next-hour")
    await phones[0].sees("Midnight")


async def test_a_new_tab_of_the_same_browser_is_the_same_seat(house: House) -> None:
    phones = await dealt(house, 4)
    role = await role_of(phones[1])
    tab = await enter(house, f"/J/{code_of(phones[0])}", storage=phones[1].storage)
    await tab.sees("Hold to look")
    assert await role_of(tab) == role


async def test_after_a_restart_seats_cards_and_clock_are_back(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        phones = await dealt(house, 4)
        roles = [await role_of(phone) for phone in phones]
        await phones[0].tap("Table")
        await all_have_played(phones[0])
        await phones[0].tap("next-hour")
        await phones[0].sees("Ten in the evening")
        code = code_of(phones[0])
    async with open_house(tmp_path) as house:
        back = [await enter(house, f"/J/{code}", storage=phone.storage) for phone in phones]
        assert [await role_of(phone) for phone in back] == roles
        await back[2].tap("Table")
        await back[2].sees("Ten in the evening")


@pytest.mark.parametrize("silent", [3, 1000])
async def test_a_browser_that_does_not_answer_at_once_is_not_taken_for_a_stranger(
    house: House, monkeypatch: pytest.MonkeyPatch, silent: int
) -> None:
    monkeypatch.setattr(memory, "PAUSE", 0)
    phones = await dealt(house, 4)
    role, code, storage = await role_of(phones[0]), code_of(phones[0]), dict(phones[0].storage)
    asked = 0

    def get(args: dict[str, Any]) -> Any:
        nonlocal asked
        asked += 1
        if asked <= silent:
            raise RuntimeError("no such control")
        return storage.get(args["key"])

    back = await enter(house, f"/J/{code}", storage=dict(storage), get=get)
    if silent < memory.TRIES:
        assert await role_of(back) == role
    else:
        await back.sees("does not say what it keeps")
        assert back.storage == storage


async def test_the_way_home_is_open_though_the_browser_is_silent(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "PAUSE", 0)
    phone = (await dealt(house, 4))[0]

    def get(args: dict[str, Any]) -> Any:
        raise RuntimeError("no such control")

    phone.browser.answers["SharedPreferences", "get"] = get
    await phone.tap("Table")
    await phone.tap("Back")
    await phone.sees("Which box is open?")
    assert phone.shows("does not say what it keeps")
    assert not phone.crashes


async def test_home_offers_the_table_that_goes_on(house: House) -> None:
    phones = await dealt(house, 4)
    home = await enter(house, storage=phones[2].storage)
    await home.sees("The night goes on")
    await home.tap("resume")
    await home.sees("Hold to look")


# --- one phone for all


async def test_one_phone_goes_round_and_nothing_of_the_last_player_remains(house: House) -> None:
    phone = await host(house)
    await set_places(phone, 4)
    for name in NAMES[:4]:
        await phone.tap("Add a player without a phone")
        await phone.type("name", name)
        await phone.tap("sit-down")
        await phone.sees(f"{name}: one seat up")
    await phone.tap("Done")
    await phone.until(lambda: phone.has("deal"))
    await phone.tap("deal")
    for name in NAMES[:4]:
        await phone.sees(f"I am {name}")
        assert not any(phone.holds(role) for role in ROLES)
        await phone.tap("here")
        assert await role_of(phone) in ROLES
        await phone.tap("pass-on")
    await phone.sees("Whose card?")
    await phone.tap("whose-2")
    await phone.sees("I am Carla")


# --- languages


async def test_each_phone_speaks_its_own_language_at_the_same_table(house: House) -> None:
    first = await host(house)
    await sit(first, "Anna")
    spanish = await enter(house, f"/J/{code_of(first)}", language="es")
    await spanish.sees("¿Quién está?")
    await spanish.tap("Tomar asiento")
    await spanish.type("name", "Bruno")
    await spanish.tap("sit-down")
    await spanish.sees("Bruno · tú")
    await first.sees("Bruno")


async def test_a_language_chosen_on_the_phone_stays(house: House) -> None:
    phone = await enter(house)
    await phone.tap("Settings")
    await phone.tap("Español")
    await phone.sees("¿Qué caja está abierta?")
    again = await enter(house, storage=phone.storage)
    await again.sees("¿Qué caja está abierta?")


# --- codes


async def test_a_seat_without_a_server_reads_the_deal_by_text(house: House) -> None:
    dealer = await host(house)
    await set_places(dealer, 4)
    for name in ("Anna", "Bruno", "Carla"):
        await dealer.tap("Add a player without a phone")
        await dealer.type("name", name)
        await dealer.tap("sit-down")
        await dealer.sees(f"{name}: one seat up")
    alone = await enter(house, "/seat")
    await alone.type("name", "Dave")
    await alone.tap("sit-down")
    await alone.sees("Show this to the dealer.")
    seat = solo.read(alone.storage["companion.seat"])
    assert seat is not None
    await dealer.tap("Scan a phone without a network")
    await dealer.sees("The browser lends its camera only to a secure page.")
    await dealer.tap("Type it instead")
    await dealer.type("code-text", text.typed(solo.code(seat)))
    await dealer.tap("read")
    await dealer.sees("Dave: read.")
    await dealer.until(lambda: dealer.has("deal"))
    await dealer.tap("deal")
    await dealer.sees("I am Anna")
    await dealer.tap("Table")
    await dealer.tap("More")
    await dealer.tap("Show the code of the deal")
    await dealer.sees("Every phone reads this same code")
    await dealer.tap("Copy the text")
    await alone.tap("Scan the deal")
    await alone.tap("Type it instead")
    await alone.type("code-text", str(dealer.browser.clipboard))
    await alone.tap("read")
    await alone.sees("Hold to look")
    assert await role_of(alone) in ROLES
    await alone.tap("Table")
    assert alone.shows("Anna")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("https://example.org/menu", "This is a web address"),
        ("WIFI:S:hut;T:WPA;P:secret;;", "This is the code of a Wi-Fi network"),
        ("T1:???", "This code is damaged"),
        ("T7:ABC", "newer Companion"),
        ("hello", "some other text"),
        ("", "There is nothing in it."),
        ("x" * 20000, "too long"),
    ],
)
async def test_a_foreign_text_is_named_for_what_it_is(
    house: House, typed: str, sentence: str
) -> None:
    phone = await enter(house, "/seat")
    await phone.type("name", "Dave")
    await phone.tap("sit-down")
    await phone.tap("Scan the deal")
    await phone.tap("Type it instead")
    await phone.type("code-text", typed)
    await phone.tap("read")
    await phone.sees(sentence)


async def test_a_code_of_last_week_is_told_from_a_misdirected_one(house: House) -> None:
    phone = await enter(house, "/seat")
    await phone.type("name", "Dave")
    await phone.tap("sit-down")
    dealer = await host(house)
    await dealer.tap("Arrange the table")
    await dealer.tap("Scan a phone without a network")
    await dealer.tap("Type it instead")
    old = solo.sit("Emil", MINUTE - 10_000)
    assert isinstance(old, solo.Solo)
    await dealer.type("code-text", text.write(solo.code(old)))
    await dealer.tap("read")
    await dealer.sees("This code is from an earlier evening.")


# --- the sixth game


@asynccontextmanager
async def with_the_sixth(folder: Path) -> AsyncIterator[House]:
    """A house whose games are ours and the throwaway one."""
    with extra_games():
        from companion import games
        from companion.__main__ import FOLDERS
        from companion.games import discover

        async with open_house(folder) as plain:
            folders = (*dict.fromkeys((*FOLDERS, *games.words())),)
            desk = plain.desk
            desk.games = discover()
            yield House(
                desk, desk.games, plain.decode, plain.now, origin=plain.origin, folders=folders
            )


async def high_cards(house: House, players: int) -> list[Phone]:
    """The phones of a dealt table of the throwaway game."""
    first = await enter(house)
    await first.tap("box-high_card")
    await first.tap("Open the table")
    await first.sees("Who is here?")
    await set_places(first, players)
    await first.tap("Done")
    phones = [first]
    await sit(first, NAMES[0])
    for name in NAMES[1:players]:
        phones.append(await enter(house, f"/J/{code_of(first)}"))
        await sit(phones[-1], name)
    await first.until(lambda: first.has("deal"))
    await first.tap("deal")
    for phone in phones:
        await phone.sees("Hold to look")
    return phones


async def test_a_throwaway_game_is_played_from_its_folder_alone(tmp_path: Path) -> None:
    async with with_the_sixth(tmp_path) as house:
        phone, other = await high_cards(house, 2)
        await other.hold("thumb-zone")
        assert other.shows("Card ")
        await other.release("thumb-zone")
        await phone.tap("Table")
        await phone.tap("Raise")
        await phone.sees("7 coins")
        await phone.tap("Raise by ninety-nine")
        await phone.sees("At most 10 at once.")
        await phone.tap("More")
        await phone.tap("Is it high?")
        await phone.misses("Is it high?")
        await phone.tap("Mine")
        await phone.tap("Bruno")
        await phone.misses("has not answered yet")
        await phone.hold("thumb-zone")
        assert phone.shows("High") or phone.shows("Low")


async def lift(phone: Phone, of: str) -> None:
    """Lift a card of a laid hand; its answer is there, covered."""
    await phone.tap("Table")
    await phone.tap("More")
    await phone.tap("Lift a card")
    await phone.misses("Lift a card")
    await phone.tap("Mine")
    await phone.tap(of)
    await phone.misses("has not answered yet")


async def test_a_lifted_card_is_seen_under_one_thumb_and_a_second_one_by_nobody(
    tmp_path: Path,
) -> None:
    async with with_the_sixth(tmp_path) as house:
        anna, bruno, carla = phones = await high_cards(house, 3)
        await bruno.tap("More")
        await bruno.tap("Lay a hand")
        await bruno.misses("Lay a hand")
        for phone in (anna, carla):
            await lift(phone, "Bruno")
            assert phone.shows("What you saw of Bruno is covered.")
            assert not any(other.holds("Lifted") for other in phones)
        await anna.hold("thumb-zone")
        assert anna.shows("Lifted 4")
        assert not any(other.holds("Lifted") for other in (bruno, carla))
        await anna.release("thumb-zone")
        assert not anna.holds("Lifted")
        await carla.hold("thumb-zone")
        await carla.sees("No card came with this answer.")
        assert not any(b"Lifted 4" in frame for frame in (*bruno.wire, *carla.wire))
        assert not any(phone.crashes for phone in phones)
