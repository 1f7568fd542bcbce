"""A deal that nobody knows on four phones' screens; the codes are pasted, as without a camera."""

from dataclasses import replace

import pytest

from companion.games import discover
from companion.games.secret_night.rules.roles import Role, role
from companion.handoff import deal, parts, picture, primitives, text
from companion.handoff.message import parse
from companion.session import offline_seat, stored
from companion.session.offline_seat import OfflineSeat
from companion.ui.app_context import AppContext
from tests.support.app import enter
from tests.support.mixers import GAMES, Circle, dealt, gathered, key_swapped, unmix_of
from tests.support.offline import SEAT, code_on, phone_of
from tests.support.phone import Phone

DRAWN = "A server draws this phone. If it draws the dealer’s and the mixer’s too"
SHOW_YOURSELVES = "until they show it: Chief Inspector and Master Thief"
NAMES = ("Anna", "Bert", "Cleo", "Dana")


async def sits(context: AppContext, name: str) -> Phone:
    phone = await enter(context, "/seat")
    await phone.type("name", name)
    await phone.tap("sit-down")
    await phone.sees("Your seat’s code")
    return phone


def seat_of(phone: Phone) -> OfflineSeat:
    found = stored.read(phone.storage[SEAT], discover())
    assert found is not None
    return found


async def pastes(phone: Phone, button: str, *codes: str) -> None:
    """A phone's scan screen is opened and the texts of codes are pasted, one after the other."""
    await phone.tap(button)
    for words in codes:
        await phone.until(lambda: phone.has("Type it instead"))
        await phone.tap("Type it instead")
        await phone.type("code-text", words)
        await phone.tap("read")


async def test_four_phones_deal_so_that_nobody_knows_and_prove_it(context: AppContext) -> None:
    context = replace(context, own="/own/")  # a server draws them
    newcomer = await enter(context, "/seat")
    await newcomer.sees(DRAWN)
    dealer, mixer, *others = [await sits(context, name) for name in NAMES]
    await dealer.tap("A deal that nobody knows")
    await dealer.sees(DRAWN)
    await dealer.tap("Players: one less")
    await dealer.tap("Players: one less")
    await dealer.sees("7 codes are read")
    await dealer.sees("The ordinary deal takes as many with a witness")
    await dealer.tap("deals")
    await dealer.sees("You deal to 4")
    await mixer.tap("A deal that nobody knows")
    await mixer.tap("mixes")
    await mixer.sees("clockwise from your left")

    for number, phone in enumerate((dealer, *others), start=1):
        await pastes(mixer, "Read somebody’s code", code_on(phone))
        name = ("Anna", "Cleo", "Dana")[number - 1]
        await mixer.sees(f"{name}: read. {number} of 3")
    await mixer.sees("Everybody’s key, without names")
    await mixer.sees("Step 2 of 3")

    await pastes(dealer, "Read the mixing phone’s code", code_on(mixer))
    await dealer.sees("All 3 other phones read this")
    deal = code_on(dealer)
    await dealer.tap("all-read")
    await dealer.sees("Hold to look")
    for phone in (mixer, *others):
        await pastes(phone, "Scan the deal", deal)
        await phone.sees("Hold to look")
    assert not mixer.shows("read. 3 of 3")
    hands = [offline_seat.hand(seat_of(phone)) for phone in (dealer, mixer, *others)]
    assert len(set(hands)) == 4
    await chief_and_master_show_themselves([dealer, mixer, *others])

    await mixer.tap("Table")
    await mixer.tap("More")
    await mixer.tap("Show what I mixed")
    await mixer.sees("Only when the game is over")
    await mixer.tap("unmix")
    await mixer.sees("makes the proof for all")
    await dealer.tap("Table")
    await dealer.tap("More")
    await dealer.tap("End the game")
    await pastes(dealer, "Read what was mixed", code_on(mixer))
    await dealer.sees("each phone makes the deal again by itself")
    await dealer.sees("in turn: hold the camera still")
    raw = offline_seat.end_code(seat_of(dealer))
    assert raw is not None
    await dealer.tap("all-read")
    await dealer.sees("The deal was fair")
    for phone in others:
        await phone.tap("Table")
        await phone.tap("More")
        await pastes(phone, "Read a code", text.typed(raw))
        await phone.sees("The deal was fair")
        await phone.sees("did not look together")
        await phone.sees(DRAWN)
    await others[0].tap("A new seat for the next deal")
    await others[0].sees("Your seat’s code")
    assert seat_of(others[0]).name == "Cleo"


async def chief_and_master_show_themselves(phones: list[Phone]) -> None:
    """The rules turn both up at once; here only they can. Every phone asks alike until it has."""
    for phone in phones:
        await phone.tap("Table")
        await phone.sees(SHOW_YOURSELVES)
    roles = {role(hand_of(phone)): phone for phone in phones}
    chief, master = roles[Role.CHIEF], roles[Role.MASTER]
    for shower, other in ((chief, master), (master, chief)):
        await shower.tap("Show my card to all")
        await shower.tap("Show it")
        await shower.tap("More")
        await shower.tap("Prove what I showed")
        code = code_on(shower)
        await shower.tap("Back")
        await other.tap("Table")
        await other.tap("More")
        await pastes(other, "Read a code", code)
        await other.tap("Table")
    for phone in (chief, master):
        await phone.tap("Table")
        await phone.misses("show your card to all now")


def hand_of(phone: Phone) -> bytes:
    hand = offline_seat.hand(seat_of(phone))
    assert isinstance(hand, bytes)
    return hand


async def test_a_long_code_fills_a_ring_part_by_part(context: AppContext) -> None:
    circle = dealt(4)
    circle.reads(0, offline_seat.unmix_code(circle.mixer, GAMES))
    raw = offline_seat.end_code(circle.dealer)
    assert raw is not None
    cut = parts.cut(raw)
    phone = await phone_of(context, circle.phones[2])
    await phone.tap("Table")
    await phone.tap("More")
    await pastes(phone, "Read a code", text.write(cut[1]))
    await phone.sees(f"1 of {len(cut)} parts read")
    for again in (cut[1], cut[0]):
        await phone.type("code-text", text.write(again))
        await phone.tap("read")
    await phone.sees("The deal was fair")


async def test_phones_of_one_program_pass_the_same_codes_without_cameras(
    context: AppContext,
) -> None:
    """On plain http a browser lends no camera: what the others show is read by a tap."""
    dealer, mixer, cleo = [await sits(context, name) for name in NAMES[:3]]
    await dealer.tap("A deal that nobody knows")
    await dealer.tap("[microfilms]")
    for _ in range(3):
        await dealer.tap("Players: one less")
    await dealer.tap("deals")
    await mixer.tap("A deal that nobody knows")
    await mixer.tap("mixes")
    await mixer.tap("Read somebody’s code")
    await mixer.tap("Anna deals: the dealer’s code")
    await mixer.sees("Anna: read. 1 of 2")
    await mixer.misses("Anna deals")
    await mixer.tap("Cleo’s seat")
    await mixer.sees("Step 2 of 3")
    await dealer.tap("Read the mixing phone’s code")
    await dealer.tap("Bert’s mix")
    await dealer.sees("read this")
    for phone in (mixer, cleo):
        await phone.tap("Scan the deal")
        assert not phone.shows("seat")
        await phone.tap("The deal, from Anna")
        await phone.sees("Hold to look")
    await dealer.tap("all-read")
    for phone in (dealer, mixer, cleo):
        assert isinstance(offline_seat.hand(seat_of(phone)), bytes)


# --- what goes wrong


async def astray(context: AppContext) -> tuple[Circle, Phone, bytes]:
    """The mixer has put a key of its own in Cleo's place; her phone has read the deal.

    And what the mixer shows afterwards.
    """
    circle = gathered(4)
    circle.seats_are_read()
    mixed = key_swapped(circle)
    circle.reads(0, mixed)
    phone = await phone_of(context, circle.phones[2])
    await pastes(phone, "Scan the deal", text.write(circle.dealer.deal))
    return circle, phone, unmix_of(circle, mixed)


async def test_a_phone_without_a_card_says_so_and_later_who_did_it(context: AppContext) -> None:
    circle, phone, unmix = await astray(context)
    await phone.sees("No card of this deal opens here")
    circle.phones[0] = replace(circle.dealer)
    circle.reads(0, unmix)
    raw = offline_seat.end_code(circle.dealer)
    assert raw is not None
    await pastes(phone, "Read the proof", text.typed(raw))
    await phone.sees("Read the mixing phone’s own code: it shows whether that phone did it.")
    assert not phone.shows("Bert mixed")
    await pastes(phone, "Read the mixing phone’s code", text.typed(unmix))
    await phone.sees("Bert mixed other keys than those of the people at the table.")
    await phone.tap("A new seat for the next deal")
    await phone.sees("Your seat’s code")


async def test_a_mixer_that_is_gone_is_told_of(context: AppContext) -> None:
    circle = dealt(4)
    phone = await phone_of(context, circle.dealer)
    await phone.tap("Table")
    await phone.tap("More")
    await phone.tap("End the game")
    await phone.tap("without")
    await phone.sees("but not to whom they went")
    await phone.tap("all-read")
    await phone.sees("what Bert’s phone mixed is not in this proof")
    await phone.tap("The proof")  # and it is there after all
    unmix = offline_seat.unmix_code(circle.mixer, GAMES) or b""
    await pastes(phone, "Read what was mixed", text.typed(unmix))
    await phone.sees("each phone makes the deal again by itself")
    await phone.tap("all-read")
    await phone.sees("did not look together")


async def test_the_wrong_code_at_each_step_gets_a_sentence(context: AppContext) -> None:
    circle = gathered(4)
    dealer = await phone_of(context, circle.dealer)
    await pastes(
        dealer, "Read the mixing phone’s code", text.write(offline_seat.code(circle.phones[2]))
    )
    await dealer.sees("This is the code of a seat; the mixing phone’s code is wanted.")
    other = gathered(4)
    other.seats_are_read()
    mixed = offline_seat.mix_code(other.mixer, GAMES) or b""
    await dealer.type("code-text", text.write(mixed))
    await dealer.tap("read")
    await dealer.sees("This code belongs to another game than the one on this table.")
    plain = await phone_of(context, circle.phones[2])
    pledge = offline_seat.pledge_code(circle.dealer, GAMES) or b""
    await pastes(plain, "Scan the deal", text.write(pledge))
    await plain.sees("This is the code of who deals; the code of the deal is wanted.")


async def test_who_deals_or_mixes_may_leave_it_again(context: AppContext) -> None:
    circle = gathered(4)
    for seat in circle.phones[:2]:
        phone = await phone_of(context, seat)
        await phone.tap("Neither deal nor mix")
        await phone.sees("Your seat’s code")
        assert seat_of(phone).dealing is None
        assert seat_of(phone).mixing is None


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (1024, 768)])
async def test_every_step_is_drawn(
    context: AppContext, language: str, width: int, height: int
) -> None:
    done = dealt(4)
    seats = [*gathered(4).phones[:3], *done.phones]
    circle = gathered(4)
    circle.seats_are_read()
    for seat in (*seats, circle.mixer):
        kept: dict[str, object] = {SEAT: seat.text()}
        phone = await enter(
            context, "/seat", storage=kept, language=language, width=width, height=height
        )
        phone.check()
        assert not any("mixed-" in words for words in phone.words())


# --- item 6: the same on the outside


def test_the_codes_of_all_seats_are_alike_on_the_outside() -> None:
    """Whoever photographs the codes learns nothing from their size or version."""
    circle = dealt(6)
    shown = [offline_seat.opened(phone) for phone in circle.phones]
    codes = [text.write(raw) for raw in shown if isinstance(raw, bytes)]
    assert len(codes) == 6
    assert len({len(picture.matrix(code)) for code in codes}) == 1
    found = deal.read(parse(circle.dealer.deal))
    assert isinstance(found, deal.Deal)
    assert len({len(slot) for slot in found.slots}) == 1


def test_every_phone_tries_every_slot_wherever_its_own_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """So it takes as long for all: the work is counted, not the time."""
    circle = dealt(6)
    work: list[int] = []
    honest = primitives.gcm_open

    def counted(key: bytes, nonce: bytes, sealed: bytes, more: bytes = b"") -> bytes:
        work[-1] += 1
        return honest(key, nonce, sealed, more)

    monkeypatch.setattr(primitives, "gcm_open", counted)
    for phone in circle.phones:
        work.append(0)
        assert isinstance(offline_seat.hand(phone), bytes)
    assert work == [6] * 6


async def test_the_covered_card_looks_alike_for_every_role(context: AppContext) -> None:
    """The screens of six phones with four different roles, but for the names."""
    circle = dealt(6)
    seen: set[tuple[str, ...]] = set()
    for seat in circle.phones[2:]:
        phone = await phone_of(context, seat)
        await phone.tap("Mine")
        await phone.sees("Hold to look")
        seen.add(tuple(words for words in phone.words() if words != seat.name and len(words) > 1))
    assert len(seen) == 1, seen
