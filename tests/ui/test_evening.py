"""An evening on phones without browsers: what each screen says, and what it never says."""

import asyncio

import pytest

from companion.ui.app_context import AppContext
from companion.ui.screens import turning
from tests.support.app import code_of, enter
from tests.support.evening import sit
from tests.support.mirror import nodes, words
from tests.support.night_evening import (
    NAMES,
    ROLES,
    all_have_played,
    dealt,
    hidden,
    role_of,
    seated,
    set_places,
)

SHORT = ("Detective", "Thief", "Master", "Chief")
"""Roles, as the end shows them."""

# --- the deal


async def test_a_card_is_seen_while_held_and_by_its_own_phone_only(context: AppContext) -> None:
    phones = await dealt(context)
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


async def test_before_it_is_held_no_phone_has_received_a_word_of_a_role(
    context: AppContext,
) -> None:
    phones = await seated(context)
    before = [len(phone.wire) for phone in phones]
    await phones[0].tap("deal")
    for phone, frames in zip(phones, before, strict=True):
        await phone.sees("Hold to look")
        since = b"".join(phone.wire[frames:])
        assert not any(role.encode() in since for role in ROLES)


async def test_all_phones_show_the_same_screen_at_the_deal(context: AppContext) -> None:
    phones = await dealt(context)
    marks = [name[0] for name in NAMES]
    shown = [[word for word in phone.words() if word not in (*NAMES, *marks)] for phone in phones]
    assert all(words == shown[0] for words in shown)


@pytest.mark.parametrize("state", ["inactive", "hide", "pause"])
async def test_the_card_covers_when_the_app_loses_focus(context: AppContext, state: str) -> None:
    phone = (await dealt(context, 4))[0]
    await phone.hold("thumb-zone")
    assert phone.shows("Let go: it is gone")
    await phone.lifecycle(state)
    await phone.sees("Hold to look")
    assert not any(phone.holds(role) for role in ROLES)


async def test_the_card_covers_when_the_thumb_slides_away(context: AppContext) -> None:
    phone = (await dealt(context, 4))[0]
    await phone.hold("thumb-zone")
    await phone.slide_away("thumb-zone")
    await phone.sees("Hold to look")
    assert not any(phone.holds(role) for role in ROLES)


async def test_the_card_covers_when_the_connection_breaks(context: AppContext) -> None:
    phone = (await dealt(context, 4))[0]
    await phone.hold("thumb-zone")
    await phone.drop()
    await phone.reconnect()
    await phone.sees("Hold to look")
    assert not any(phone.holds(role) for role in ROLES)


async def test_the_table_sees_how_many_have_looked_not_what(context: AppContext) -> None:
    phones = await dealt(context)
    await role_of(phones[1])
    await role_of(phones[2])
    await phones[5].tap("Table")
    await phones[5].sees("2 of 6 have looked")


async def test_one_can_look_again_at_any_time(context: AppContext) -> None:
    phone = (await dealt(context, 4))[2]
    assert await role_of(phone) == await role_of(phone)


# --- playing


async def test_an_hour_passes_on_every_phone_and_can_be_taken_back(context: AppContext) -> None:
    phones = await dealt(context, 4)
    for phone in phones:
        await phone.tap("Table")
    await all_have_played(phones[1])
    await phones[1].tap("next-hour")
    for phone in phones:
        await phone.sees("Ten in the evening")
    await phones[2].tap("Take back")
    await phones[2].tap("ask-yes")
    for phone in phones:
        await phone.sees("Nine in the evening")
    await phones[3].tap("Log")
    await phones[3].sees("Bruno moved the clock on.")
    assert phones[3].shows("Carla took back: Bruno moved the clock on.")


async def test_a_trembling_thumb_moves_one_hour(context: AppContext) -> None:
    phone = (await dealt(context, 4))[0]
    await phone.tap("Table")
    await all_have_played(phone)
    await asyncio.gather(phone.tap("next-hour"), phone.tap("next-hour"))
    await phone.sees("Ten in the evening")
    await phone.settle()
    assert not phone.shows("Eleven at night")


async def test_showing_a_card_asks_first_and_then_everybody_sees_it(context: AppContext) -> None:
    phones = await dealt(context)
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


async def test_zacharys_look_arrives_covered_on_his_phone_alone(context: AppContext) -> None:
    phones = await dealt(context, without="Characters and health")
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


async def test_an_ask_to_a_phone_that_is_away_waits_visibly(context: AppContext) -> None:
    phones = await dealt(context, without="Characters and health")
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


async def test_the_end_shows_all_cards_and_that_every_phone_found_them_fair(
    context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turning, "TURN", 600)
    phones = await dealt(context)
    await phones[0].tap("More")
    await phones[0].tap("End: all cards up")
    await phones[0].tap("ask-yes")
    for phone in phones:
        await phone.sees("The deal was fair")
        await phone.sees("6 of 6 phones have made the deal again")
        assert phone.words().count("still hidden") == 6
        assert not phone.shows("Thief")
        if phone is phones[1]:  # nothing on that phone may move
            phone.browser.still = True
            await phone.lifecycle("resume")
            await phone.misses("still hidden")
        else:
            await phone.tap("show-all")
        assert not phone.has("show-all")
        assert not phone.shows("still hidden")
        assert phone.words().count("Thief") == 2
        assert phone.words().count("Detective") == 2
        assert phone.shows("Not proven: that whoever runs this server did not look.")
    late = await enter(context, f"/J/{code_of(phones[0])}")
    await late.sees("The deal was fair")
    assert late.words().count("Thief") == 2


async def test_the_end_says_whose_phone_is_missing(context: AppContext) -> None:
    phones = await dealt(context, players=4)
    await phones[2].drop()
    await phones[0].tap("More")
    await phones[0].tap("End: all cards up")
    start = len(phones[1].wire)
    await phones[0].tap("ask-yes")
    await phones[1].misses("still hidden")
    came = [frame for frame in phones[1].wire[start:] if any(r.encode() in frame for r in SHORT)]
    assert len(came) >= 4  # one after the other, by themselves
    await phones[0].sees("3 of 4 phones have made the deal again")
    await phones[0].sees(f"Not heard from yet: {NAMES[2]}.")
    await phones[2].reconnect()
    await phones[0].sees("4 of 4 phones have made the deal again")
    await phones[0].misses("Not heard from yet")


async def test_again_keeps_the_seats_and_takes_a_seventh(context: AppContext) -> None:
    phones = await dealt(context)
    await phones[0].tap("More")
    await phones[0].tap("End: all cards up")
    await phones[0].tap("ask-yes")
    await phones[3].sees("The deal was fair")
    await phones[3].tap("again")
    await phones[3].tap("ask-yes")
    await phones[2].tap("again-with")
    for phone in phones:
        await phone.sees("Who is here?")
    await set_places(phones[0], 7)
    await phones[0].tap("Done")
    seventh = await enter(context, f"/J/{code_of(phones[0])}")
    await sit(seventh, "Gina")
    await phones[0].until(lambda: phones[0].has("deal"))
    await phones[0].tap("deal")
    for phone in [*phones, seventh]:
        await phone.sees("Hold to look")


async def test_who_comes_after_the_deal_watches_the_public_side(context: AppContext) -> None:
    phones = await dealt(context, 4)
    watcher = await enter(context, f"/J/{code_of(phones[0])}")
    await watcher.sees("Nine in the evening")
    assert not watcher.has("next-hour")
    assert not watcher.has("Mine")
    await phones[0].tap("Table")
    await all_have_played(phones[0])
    await phones[0].tap("next-hour")
    await watcher.sees("Ten in the evening")


async def test_of_a_log_that_is_read_only_the_new_line_travels(context: AppContext) -> None:
    phones = await dealt(context, 4)
    for phone in phones:
        await phone.tap("Log")
    await phones[1].tap("Table")
    for hour, chip in (("Ten in the", "22:00"), ("Eleven at", "23:00")):
        since = [len(phone.wire) for phone in phones]
        await phones[1].tap("More")
        await phones[1].tap("Set the clock")
        await phones[1].tap(chip)
        for phone, start in zip(phones, since, strict=True):
            if phone is phones[1]:
                continue
            await phone.sees(f"Bruno set the clock by hand: {hour}")
            await phone.settle()
            came = b"".join(phone.wire[start:])
            assert f"by hand: {hour}".encode() in came
            for old in ("sat down", "was dealt", "Deal 1"):
                assert phone.shows(old)
                assert old.encode() not in came


async def test_on_a_wide_screen_the_foot_stays_where_the_seats_scroll(context: AppContext) -> None:
    """With a spin, a reason and absent phones it was too high: the tabs lay over its buttons."""
    watching = (await dealt(context, 4))[2]
    await watching.resize(1024, 768)
    await watching.tap("Table")
    await watching.until(lambda: watching.has("More"))
    scrolled = [node for node in nodes(watching.mirror.view()) if node.get("scroll")]
    inside = [words(node) for node in scrolled]
    assert any("Bruno" in said for said in inside)
    assert not any("More" in said for said in inside)
