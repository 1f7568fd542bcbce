"""The table side of Secret Night on phones without browsers: clock, score, seats, rules, notes."""

from functools import partial
from typing import Any

import pytest

from companion.ui.app_context import AppContext
from tests.support.app import code_of, enter
from tests.support.night_evening import host
from tests.support.phone import Phone

NAMES = ("Anna", "Bruno", "Carla", "Dave", "Emil")


async def playing(
    context: AppContext, players: int = 4, *without: str, **kwargs: Any
) -> list[Phone]:
    """Phones at a dealt table, all on the table side; `without` are house rules turned off."""
    first = await enter(context, **kwargs)
    await first.tap("box-secret_night")
    for rule in without:
        await first.tap(rule)
    for _ in range(6 - players):
        await first.tap("Players: one less")
    await first.tap("Open the table")
    await first.sees("Who is here?")
    code = ""
    phones = [first]
    for name in NAMES[:players]:
        phone = first if name == NAMES[0] else await enter(context, f"/J/{code}", **kwargs)
        await phone.tap("Take a seat")
        await phone.type("name", name)
        await phone.tap("sit-down")
        await phone.sees(f"{name} · you")
        code = code_of(phone)
        phones += [] if phone is first else [phone]
    await first.until(lambda: first.has("deal"))
    await first.tap("deal")
    for phone in phones:
        await phone.sees("Hold to look")
        await phone.tap("Table")
    return phones


async def set_hour(phone: Phone, hour: str) -> None:
    await phone.tap("Set the clock")
    await phone.tap(hour)
    await phone.misses("What time is it?")


# --- clock and turn


async def test_midnight_is_announced_on_every_phone_with_what_it_unlocks(
    context: AppContext,
) -> None:
    phones = await playing(context)
    assert phones[1].shows("weapons are locked")
    await set_hour(phones[0], "0:00")
    for phone in phones:
        await phone.sees("It is midnight")
        assert phone.shows("Money, Handcuffs, Keys, Beef, Smoke Bomb")
    await set_hour(phones[0], "1:00")
    await phones[1].misses("It is midnight")
    assert phones[1].shows("weapons are out")


async def test_midnight_is_told_to_phones_that_show_something_else(context: AppContext) -> None:
    phones = await playing(context)
    await phones[1].tap("Mine")
    await phones[2].tap("Log")
    await set_hour(phones[0], "0:00")
    for phone in phones[1:3]:
        await phone.sees("It is midnight.")


async def test_the_last_hour_and_the_end_are_announced(context: AppContext) -> None:
    phones = await playing(context, 5)
    await set_hour(phones[0], "5:00")
    await phones[1].sees("The last hour")
    await set_hour(phones[0], "6:00")
    await phones[1].sees("The Deceiver wins")
    await phones[1].tap("all-cards-up")
    await phones[1].sees("All cards up?")


async def test_before_midnight_the_sheet_of_the_clock_says_what_waits(context: AppContext) -> None:
    phone = (await playing(context))[0]
    await phone.tap("Set the clock")
    await phone.sees("no arrest, no escape before")


async def test_one_phone_has_its_turn_and_the_others_are_told_whose_it_is(
    context: AppContext,
) -> None:
    phones = await playing(context)
    on_turn = [phone for phone in phones if phone.shows("My turn")]
    assert len(on_turn) == 1
    name = NAMES[phones.index(on_turn[0])]
    for phone in phones:
        if phone is not on_turn[0]:
            assert phone.shows(f"{name}’s turn")


async def test_the_next_hour_waits_for_all_and_names_the_master(context: AppContext) -> None:
    phones = await playing(context)
    assert not phones[0].has("next-hour")
    ticks = "has played"
    for seat in range(4):
        await phones[0].tap(f"cell-{seat}")
        await phones[0].tap("hand-played")
        await phones[0].until(partial(_ticked, phones[0], ticks, seat + 1))
        await phones[0].tap("Close")
    await phones[0].sees("the Master Thief, moves the clock.")
    await phones[2].tap("next-hour")
    await phones[0].sees("Ten in the evening")
    await phones[0].sees("Still to play: Anna, Bruno, Carla and Dave")


async def test_a_table_that_keeps_roles_and_clock_sees_nothing_of_the_rest(
    context: AppContext,
) -> None:
    phones = await playing(context, 4, "Wheel and steps", "Score", "Characters and health")
    assert phones[0].shows("Nine in the evening")
    assert not phones[0].shows("hearts of three")
    assert not phones[0].has("score")
    await phones[0].tap("cell-1")
    await phones[0].sees("Has played this round")
    for word in ("Health", "Saved steps", "Poisoned"):
        assert not phones[0].shows(word)


async def test_a_table_that_keeps_only_the_score_has_a_thermometer(context: AppContext) -> None:
    phones = await playing(
        context, 4, "Clock and turns", "Wheel and steps", "Characters and health"
    )
    assert not phones[0].shows("Nine in the evening")
    await phones[0].tap("score-sheet")
    await phones[0].tap("marker-more")
    await phones[1].sees("the police lead by 1")


# --- the score


async def test_the_marker_is_set_by_hand_and_every_phone_reads_why(context: AppContext) -> None:
    phones = await playing(context)
    await phones[1].tap("score")
    await phones[1].sees("Nothing has scored yet.")
    await phones[1].tap("marker-less")
    await phones[0].sees("Last: Set by hand: −1")
    await phones[0].sees("The score: the thieves lead by 1.")
    await phones[0].tap("Log")
    await phones[0].sees("Bruno, by hand: the marker stands at −1.")


async def test_ten_points_end_the_night_and_the_end_shows_the_marker(context: AppContext) -> None:
    phones = await playing(context)
    await phones[1].tap("score")
    for shown in range(1, 11):
        await phones[1].tap("marker-more")
        await phones[1].sees(f"Marker: {shown}")
    await phones[0].sees("The police win")
    await phones[0].tap("all-cards-up")
    await phones[0].tap("ask-yes")
    for phone in phones:
        await phone.sees("The deal was fair")
        assert phone.shows("The police win")
        assert phone.shows("The score: the police lead by 10.")
        assert phone.words().count("Winner") == 2
        assert phone.words().count("Set by hand: +1 · Bruno") == 10
    assert sum(phone.shows("You have won") for phone in phones) == 2
    assert sum(phone.shows("You have lost") for phone in phones) == 2
    await the_night_is_saved(*phones[:2])
    await the_evening_is_remembered(phones[0])


async def the_night_is_saved(phone: Phone, other: Phone) -> None:
    """As a text that stands there marked, and as a file where the browser saves one."""
    await phone.tap("story")
    await phone.sees("All of it is marked")
    words = str(phone.find("to-copy", ("on_focus",))["value"])
    assert words.startswith("Secret Night · 20")
    assert "\nThe police win\nSet by hand: +1 · Bruno · +1\n" in words
    assert words.count(" · Winner\n") == 2
    assert ". 21:20 – Bruno, by hand: the marker stands at +1." in words
    assert "Bruno, by hand: the marker stands at" in words
    files: list[dict[str, Any]] = []
    phone.browser.answers["FilePicker", "save_file"] = files.append
    await phone.tap("save")
    await phone.sees("with this phone’s downloads")
    assert files[0]["src_bytes"] == words.encode()
    assert files[0]["file_name"].startswith("secret_night-20")

    def refuses(_: object) -> None:
        raise RuntimeError("no files")

    other.browser.answers["FilePicker", "save_file"] = refuses
    await other.tap("story")
    await other.until(lambda: other.has("save"))
    await other.tap("save")
    await other.sees("This browser saves no files")


async def the_evening_is_remembered(phone: Phone) -> None:
    """On Home, with who won; until it is erased."""
    await phone.tap("Close")
    await phone.tap("Back")
    await phone.tap("evenings")
    await phone.sees("Secret Night · 20")
    assert phone.shows("Anna, Bruno, Carla and Dave")
    assert phone.shows("won together")
    await phone.tap("erase")
    await phone.tap("ask-yes")
    await phone.sees("None yet")
    assert phone.storage["companion.evenings"] == "[]"


# --- players


async def test_every_seat_shows_hearts_and_a_character(context: AppContext) -> None:
    phones = await playing(context)
    assert phones[0].words().count("3 hearts of three") == 4
    await phones[0].tap("cell-2")
    await phones[0].tap("health-less")
    await phones[1].sees("2 hearts of three")
    await phones[0].tap("hand-poison")
    await phones[1].sees("2 hearts of three, poisoned")
    await phones[0].tap("hand-tied")
    await phones[0].tap("Close")
    await phones[1].sees("2 hearts of three, poisoned, tied up")
    await phones[1].tap("Log")
    for sentence in (
        "Anna, by hand: Carla’s hearts are 2.",
        "Anna, by hand: Carla is poisoned.",
        "Anna, by hand: Carla is tied up.",
    ):
        await phones[1].sees(sentence)


async def test_a_death_is_told_where_health_is_not_kept_and_its_role_then_scores(
    context: AppContext,
) -> None:
    phones = await playing(context, 4, "Characters and health")
    shown = phones[0].words()
    seat = next(k for k, n in enumerate(NAMES[:4]) if shown[shown.index(n) + 1] == "still hidden")
    await phones[0].tap(f"cell-{seat}")
    await phones[0].tap("hand-dies")
    await phones[seat].sees("You are dead: show your role")
    await phones[seat].tap("Show my role")
    await phones[0].sees("dies")


async def test_a_turn_can_be_begun_by_hand(context: AppContext) -> None:
    phones = await playing(context)
    other = next(phone for phone in phones if not phone.shows("My turn"))
    seat = phones.index(other)
    await phones[0].tap(f"cell-{seat}")
    await phones[0].tap("hand-turn")
    await other.sees("My turn")


async def test_who_watches_reads_a_player_and_changes_nothing(context: AppContext) -> None:
    phones = await playing(context)
    code = code_of(phones[0])
    watcher = await enter(context, f"/J/{code}")
    await watcher.tap("cell-1")
    await watcher.sees("Role")
    for key in ("health-less", "hand-poison", "whisper", "note"):
        assert not watcher.has(key)
    await watcher.tap("Close")
    await watcher.tap("score")
    await watcher.sees("Nothing has scored yet.")
    assert not watcher.has("marker-more")


# --- what only one phone shows


async def test_a_note_about_a_player_stays_on_its_phone(context: AppContext) -> None:
    phones = await playing(context)
    await phones[0].tap("cell-1")
    await phones[0].tap("note")
    assert not phones[0].has("Deceiver")  # four play without one
    await phones[0].tap("Thief")
    await phones[0].type("note-why", "was in room seven")
    await phones[0].tap("note-keep")
    await phones[0].sees("Put right by hand")
    assert not phones[0].shows("room seven")
    await phones[0].tap("Close")
    await phones[0].tap("cell-1")
    await phones[0].tap("note")
    await phones[0].until(lambda: phones[0].holds("was in room seven"))
    for phone in phones[1:]:
        assert not phone.received("room seven")
    await phones[1].tap("cell-1")
    assert not phones[1].has("note")  # none about oneself


async def test_a_note_is_hidden_until_it_is_wanted(context: AppContext) -> None:
    phones = await playing(context)
    await phones[0].tap("cell-1")
    await phones[0].tap("note")
    await phones[0].type("note-why", "blinked")
    await phones[0].tap("note-keep")
    await phones[0].tap("Close")
    await phones[0].tap("cell-1")
    await phones[0].sees("My private note")
    assert not phones[0].holds("blinked")


async def test_a_whisper_is_heard_by_one_and_seen_by_all(context: AppContext) -> None:
    phones = await playing(context)
    await phones[0].tap("cell-2")
    await phones[0].tap("whisper")
    await phones[0].sees("140 left")
    await phones[0].type("whisper-text", "the boat at three")
    await phones[0].sees("123 left")
    await phones[0].tap("whisper-send")
    await phones[1].tap("Log")
    await phones[1].sees("Anna whispered to Carla.")
    await phones[2].tap("Mine")
    await phones[2].tap("From Anna")
    await phones[2].hold("thumb-zone")
    assert phones[2].shows("the boat at three")
    for phone in (phones[1], phones[3]):
        assert not phone.received("the boat at three")


async def test_what_one_was_told_is_wiped_one_by_one(context: AppContext) -> None:
    anna, bruno, carla, _ = await playing(context)
    for phone, said in ((anna, "the boat at three"), (bruno, "trust nobody")):
        await phone.tap("cell-2")
        await phone.tap("whisper")
        await phone.type("whisper-text", said)
        await phone.tap("whisper-send")
    await carla.tap("Mine")
    for name, other in (("Anna", "Bruno"), ("Bruno", "")):
        await carla.until(lambda name=name: carla.has(f"From {name}"))  # type: ignore[misc]
        await carla.tap(f"From {name}")
        await carla.tap("More")
        await carla.tap(f"Wipe what {name} told me")
        await carla.misses(f"From {name}")
        await carla.until(lambda other=other: not other or carla.has(f"From {other}"))  # type: ignore[misc]


async def test_a_whisper_of_141_signs_is_not_sent(context: AppContext) -> None:
    phone = (await playing(context))[0]
    await phone.tap("cell-2")
    await phone.tap("whisper")
    await phone.type("whisper-text", "x" * 141)
    await phone.sees("That is 1 too many.")
    assert not phone.has("whisper-send")
    await phone.type("whisper-text", "x" * 140)
    await phone.until(lambda: phone.has("whisper-send"))


# --- the rules


async def test_the_rules_are_searched_without_accents_and_capitals(context: AppContext) -> None:
    phone = (await playing(context))[0]
    await phone.tap("Rules")
    await phone.sees("What it is about")
    await phone.type("rules-search", "  CATALINA fernandez ")
    await phone.sees("Characters and skills")
    assert not phone.shows("What it is about")
    await phone.type("rules-search", "helicopter")
    await phone.sees("The rules say nothing about that.")


async def test_a_guest_reads_which_house_rules_were_changed(context: AppContext) -> None:
    maker = await host(context, "A card to start with")
    guest = await enter(context, f"/J/{code_of(maker)}")
    await guest.tap("Rules")
    await guest.sees("A card to start with: Yes")
    await maker.tap("Arrange the table")
    await maker.tap("House rules")
    titles = ("what shall the app keep?", "death", "the end")  # in groups
    assert [said for said in map(str.lower, maker.words()) if said in titles] == [*titles]
    await maker.tap("house-reset")
    await guest.sees("None was changed: this table plays by the box.")
    assert not maker.has("house-reset")


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (1024, 768)])
@pytest.mark.parametrize("language", ["en"])
async def test_every_sheet_of_the_table_draws_at_every_size(
    context: AppContext, width: float, height: float, language: str
) -> None:
    phone = (await playing(context, 5, width=width, height=height, language=language))[0]
    await phone.tap("cell-3")
    await phone.sees("Put right by hand")
    await phone.tap("hand-who")
    await phone.sees("Margot Boucher")
    await phone.tap("Back")
    await phone.tap("hand-bans")
    await phone.tap("ban-rope-0")
    await phone.tap("Back")
    await phone.sees("must not use a Rope")
    await phone.tap("Close")
    await phone.tap("score")
    await phone.sees("Set by hand")
    await phone.tap("windows-more")
    await phone.tap("Trade")
    await phone.tap("Close")
    await phone.tap("Set the clock")
    await phone.sees("What time is it?")
    await phone.tap("Cancel")
    await phone.tap("Rules")
    await phone.sees("What it is about")


def _ticked(phone: Phone, ticks: str, done: int) -> bool:
    return phone.words().count(ticks) == done
