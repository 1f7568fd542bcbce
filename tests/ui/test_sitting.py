"""Sitting down on phones without browsers: names, order, places, languages."""

from dataclasses import replace

import pytest

from companion.games import discover
from companion.ui.app_context import AppContext
from companion.ui.names import Names
from tests.support.app import code_of, enter
from tests.support.evening import sit
from tests.support.night_evening import (
    NAMES,
    host,
    seated,
)


async def test_six_phones_sit_and_each_sees_the_same_two_words(context: AppContext) -> None:
    phones = await seated(context)
    for phone in phones:
        await phone.sees("Zoë")
        await phone.misses("·····")
    lists = [[w.removesuffix(" · you") for w in phone.words()] for phone in phones]
    for name in NAMES:
        spoken = {words[words.index(name) + 1] for words in lists}
        assert len(spoken) == 1


async def test_the_maker_alone_may_arrange(context: AppContext) -> None:
    phones = await seated(context, 4)
    assert phones[0].has("Arrange the table")
    assert not phones[1].has("Arrange the table")


async def test_a_taken_name_is_refused_in_words_and_the_sheet_stays(context: AppContext) -> None:
    first = await host(context)
    await sit(first, "Anna")
    phone = await enter(context, f"/J/{code_of(first)}")
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
    context: AppContext, name: str, sentence: str
) -> None:
    phone = await host(context)
    await phone.tap("Take a seat")
    await phone.type("name", name)
    await phone.tap("sit-down")
    await phone.sees(sentence)


async def test_a_link_to_nowhere_is_told_and_leads_home(context: AppContext) -> None:
    phone = await enter(context, "/J/0000000000000000")
    await phone.sees("This link leads to no table here")
    assert phone.shows("Which box is open?")


async def test_the_maker_frees_a_seat_and_its_phone_sits_no_more(context: AppContext) -> None:
    phones = await seated(context, 4)
    await phones[0].tap("Arrange the table")
    await phones[0].tap("Free the seat of Dave")
    await phones[0].tap("ask-yes")
    await phones[3].misses("Dave · you")
    assert phones[3].has("Take a seat")


async def test_a_guest_is_called_otherwise_leaves_and_sits_again_by_a_tap(
    context: AppContext,
) -> None:
    phones = await seated(context, 4)
    maker, dave = phones[0], phones[3]
    await dave.tap("own-seat")
    await dave.type("rename", "ANNA")
    await dave.tap("rename-keep")
    await dave.sees("Somebody here is called ANNA already")
    await dave.type("rename", "David")
    await dave.tap("rename-keep")
    await dave.sees("David · you")
    await maker.sees("David")
    assert "Dave" not in maker.words()
    await dave.tap("own-seat")
    await dave.tap("seat-leave")
    await dave.tap("ask-yes")
    await dave.misses("David · you")
    await maker.misses("David")
    await dave.tap("Take a seat")
    await dave.tap("David")  # the phone knows that name
    await dave.sees("David · you")
    await maker.tap("deal")
    await maker.until(lambda: maker.has("Log"))
    await maker.tap("Log")
    for sentence in ("Dave is called David now.", "The seat of David was freed."):
        await maker.sees(sentence)


async def test_who_sits_at_another_s_phone_is_called_otherwise_there(context: AppContext) -> None:
    maker = await host(context)
    await sit(maker, "Anna")
    await maker.tap("Arrange the table")
    await maker.tap("Add a player without a phone")
    await maker.type("name", "Bruno")
    await maker.tap("sit-down")
    await maker.tap("Done")
    await maker.tap("own-seat")
    assert maker.has("seat-leave")
    await maker.tap("Bruno")
    assert not maker.has("seat-leave")
    await maker.type("rename", "Bernardo")
    await maker.tap("rename-keep")
    await maker.sees("Bernardo")
    assert "Bruno" not in maker.words()
    await maker.tap("own-seat")
    await maker.type("rename", "Anne")
    await maker.tap("rename-keep")
    await maker.sees("Anne")
    assert maker.shows("Bernardo")


async def test_a_group_that_shares_a_phone_sits_down_again_by_a_tap(context: AppContext) -> None:
    names = Names(("Anna",), ("Anna", "Bruno", "Carla", "Dave"))
    phones = []
    for _ in range(2):
        phone = await enter(context, storage={"companion.names": names.text()})
        await phone.tap("box-venice")
        await phone.tap("Open the table")
        await phone.tap("Take a seat")
        await phone.sees("As last time: Anna, Bruno, Carla and Dave")
        phones.append(phone)
    await phones[0].tap("sit-group")
    await phones[0].sees("Anna · you")
    assert [name in phones[0].words() for name in names.group[1:]] == [True] * 3
    phone = phones[1]
    await phone.tap("Anna")
    await phone.sees("Anna · you")
    await phone.tap("Arrange the table")
    await phone.tap("A player without a phone")
    await phone.sees("As last time: Bruno, Carla and Dave")
    await phone.tap("sit-group")
    for name in ("Bruno", "Carla", "Dave"):
        await phone.sees(name)
    assert not phone.has("sit-group")
    # A seat without a server has no table yet, and the phone knows the name all the same.
    alone = await enter(context, "/seat", storage={"companion.names": names.text()})
    await alone.tap("Anna")
    await alone.until(lambda: not alone.has("sit-down"))
    assert alone.shows("Anna")


async def test_seats_are_put_in_order(context: AppContext) -> None:
    phones = await seated(context, 4)
    await phones[0].tap("Arrange the table")
    await phones[0].tap("Anna: one seat down")
    await phones[0].tap("Done")
    await phones[1].until(
        lambda: phones[1].words().index("Bruno · you") < phones[1].words().index("Anna")
    )


# --- languages


async def test_each_phone_speaks_its_own_language_at_the_same_table(context: AppContext) -> None:
    first = await host(context)
    await sit(first, "Anna")
    spanish = await enter(context, f"/J/{code_of(first)}", language="es")
    await spanish.sees("¿Quién está?")
    await spanish.tap("Tomar asiento")
    await spanish.type("name", "Bruno")
    await spanish.tap("sit-down")
    await spanish.sees("Bruno · tú")
    await first.sees("Bruno")


async def test_a_language_chosen_on_the_phone_stays(context: AppContext) -> None:
    phone = await enter(context)
    await phone.tap("Settings")
    await phone.tap("Español")
    await phone.sees("¿Qué caja abrís?")
    again = await enter(context, storage=phone.storage)
    await again.sees("¿Qué caja abrís?")


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", discover())
async def test_every_house_rule_is_told_in_words(
    context: AppContext, game: str, language: str
) -> None:
    """What a table learns by itself, who begins the next evening say, is no rule to be chosen."""
    phone = await enter(context, language=language)
    await phone.tap(f"box-{game}")
    await phone.until(lambda: any(len(word) > 20 for word in phone.words()))
    assert [word for word in phone.words() if "-rule-" in word] == []


async def test_a_guest_is_offered_a_program_of_its_own_and_the_maker_before_the_table_is_made(
    context: AppContext,
) -> None:
    context = replace(context, own="/own/")
    offer = "Keep my key on this phone"
    maker = await enter(context)
    await maker.tap("Settings")
    await maker.sees(offer)
    maker = await host(context)
    await maker.tap("Take a seat")
    await maker.sees("Who sits here?")
    assert not maker.has(offer)  # the rights of a maker stay where the table was made
    guest = await enter(context, f"/J/{code_of(maker)}")
    await guest.tap("Take a seat")
    await guest.sees(offer)
    await guest.tap(offer)
    assert ("UrlLauncher", "launch_url") in guest.browser.calls
