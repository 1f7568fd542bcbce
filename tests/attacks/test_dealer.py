"""The attacker deals: its program tries seeds, chairs and mixes until it likes its card."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from companion.games.secret_night.rules.roles import Role, hand
from companion.handoff import deal as sealed
from companion.handoff import mix, text
from companion.handoff.header import Kind
from companion.handoff.message import known, parse
from companion.handoff.seatkey import SeatKey
from companion.live.registry import TableRegistry
from companion.session import dealing, offline_seat
from companion.session.dealer_secrets import DealerSecrets
from companion.session.incoming import Incoming
from companion.session.offline_seat import OfflineSeat
from companion.session.read_deal import draw
from companion.session.refusals import (
    MixChanged,
    MixUnfit,
    NotFair,
    OtherDeal,
    OtherMix,
    OtherPromise,
    ShareLeftOut,
)
from companion.table.refusal import PromiseTooEarly, WitnessedAlready
from companion.table.state import Table
from companion.ui.app_context import AppContext
from tests.support.codes import heard
from tests.support.guest import MINUTE, open_registry
from tests.support.mixers import (
    GAMES,
    HERS,
    TWIN,
    Circle,
    end_with,
    holds,
    part_of,
    read_mix,
    took,
    with_twin,
)
from tests.support.offline import phone_of, reads
from tests.support.witnessed import Hut, dealt_from, ground, has_share, hut, witnessed

LIKED = hand(Role.THIEF)


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    registry, close = await open_registry(tmp_path)
    yield registry
    await close()


def ends(seat: OfflineSeat, table: Table, secrets: DealerSecrets) -> OfflineSeat | object:
    """The phone reads the proof that a dealing program makes."""
    return heard(seat, dealing.end_code(table, secrets))


def proven(seat: OfflineSeat | object) -> tuple[object, str]:
    """The verdict, and who witnessed the deal."""
    assert isinstance(seat, OfflineSeat)
    found = seat.proof
    assert found
    return found.verdict, found.witness


# --- it tries seeds


async def test_a_seed_ground_without_a_witness_is_nowhere_called_fair(
    registry: TableRegistry, context: AppContext
) -> None:
    """Nobody can tell it from an honest one: so every phone says that the dealer could choose."""
    table = await hut(registry)
    for at in range(3):
        await table.is_read(at)
    await table.deals()
    liked = ground(table.table, table.secrets, 0, LIKED)
    after, deal = dealt_from(table.table, liked)
    seats = [ends(took(seat, deal), after, liked) for seat in table.phones]
    assert [proven(seat) for seat in seats] == [(None, "")] * 3
    assert isinstance(seats[0], OfflineSeat)
    phone = await phone_of(context, seats[0])
    await phone.sees("It comes out of its seed, but the dealer could choose")
    await phone.sees("could try deals until it liked one")
    assert not phone.shows("The deal was fair")


async def test_with_a_witness_it_takes_one_scan_more_and_is_fair_for_all(
    registry: TableRegistry, context: AppContext
) -> None:
    table = await witnessed(registry)
    deal = await table.deals()
    for at in range(3):
        table.reads(at, deal)
    assert table.scans == 2 * 4 - 1
    await table.anna.session.end()
    for at in range(3):
        table.phones[at] = took(table.phones[at], table.table.ending)
    assert [proven(seat) for seat in table.phones] == [(None, "Zoë")] * 3
    await table.anna.sees(lambda now: bool(now.checked))
    assert dict(table.table.checked) == {0: True}
    phone = await phone_of(context, table.phones[0])
    await phone.sees("The deal was fair")
    await phone.sees("it and Zoë’s, the witness, did not choose together")


@pytest.mark.parametrize("claims", ["the ground seed", "the promised seed"])
async def test_a_seed_ground_after_the_witness_s_share_fails_every_proof(
    registry: TableRegistry, claims: str
) -> None:
    table = await witnessed(registry)
    await table.deals()
    liked = ground(table.table, table.secrets, 0, LIKED)
    after, deal = dealt_from(table.table, liked)
    shown = liked if claims == "the ground seed" else table.secrets
    for seat in table.phones:
        assert ends(took(seat, deal), after, shown) == NotFair()


async def test_chairs_moved_after_the_witness_s_share_fail_every_proof(
    registry: TableRegistry,
) -> None:
    """The seed is the promised one; but who sits where, and so who gets what, was chosen later."""
    table = await witnessed(registry)
    await table.deals()
    now = table.table
    assert now.deal is not None
    order = (1, 0, *now.deal.order[2:])
    moved = replace(now, deal=replace(now.deal, order=order))
    after, deal = dealt_from(moved, table.secrets)
    for seat in table.phones:
        assert ends(took(seat, deal), after, table.secrets) == NotFair()


async def test_the_table_itself_gives_the_promise_up_when_a_chair_is_moved(
    registry: TableRegistry,
) -> None:
    table = await witnessed(registry)
    assert await table.anna.session.order((1, 0, 2, 3)) is None
    assert table.table.witness is None
    deal = await table.deals()
    assert heard(table.phones[2], deal) == ShareLeftOut(), "and she hears it"
    assert proven(ends(took(table.phones[0], deal), table.table, table.secrets)) == (None, "")


async def test_a_share_that_is_left_out_is_told_at_once_on_the_phone_that_gave_it(
    registry: TableRegistry, context: AppContext
) -> None:
    table = await witnessed(registry)
    await table.deals()
    fresh = DealerSecrets.fresh()
    bare, deal = dealt_from(replace(table.table, promised=None, witness=None), fresh)
    phone = await phone_of(context, table.phones[2])
    await phone.tap("Scan the deal")
    await reads(phone, text.write(deal))
    await phone.sees("Your share is not in it")
    await phone.tap("ask-no")
    await phone.misses("Your share is not in it")
    assert not phone.has("Hold to look")
    for seat in table.phones[:2]:
        assert proven(ends(took(seat, deal), bare, fresh)) == (None, "")


async def test_the_share_of_a_friend_is_not_taken_for_hers(registry: TableRegistry) -> None:
    """The program writes another's mark: hers is missing on her phone, whatever it says."""
    table = await witnessed(registry)
    await table.deals()
    now, said = table.table, table.table.witness
    assert said is not None
    friend = replace(said, statement=bytes(96))
    _, deal = dealt_from(replace(now, witness=friend), table.secrets)
    assert heard(table.phones[2], deal) == ShareLeftOut()


# --- the table's own side


async def test_nothing_is_promised_while_people_are_still_missing(registry: TableRegistry) -> None:
    table = await hut(registry)
    await table.is_read(0)
    assert await table.anna.session.promise() == PromiseTooEarly()


async def test_one_witness_is_enough_and_an_old_promise_counts_for_nothing(
    registry: TableRegistry,
) -> None:
    table = await hut(registry)
    await table.is_read(0)
    await table.is_read(1)
    promise = await table.promises()
    for at in (0, 1, 2):
        table.reads(at, promise)
    assert await table.is_read(2) == Incoming(3, "Zoë", witness=True)
    assert await table.is_read(2) == Incoming(3, "Zoë", again=True)
    again = await table.anna.session.read_code(known(offline_seat.code(table.phones[0])))
    assert again == OtherPromise("Bruno"), "the chairs have changed since it was made"
    await table.anna.session.free(3)
    again = await table.anna.session.read_code(known(offline_seat.code(table.phones[2])))
    assert again == OtherPromise("Zoë")
    promise = await table.promises()  # with everybody on a chair any of them may be the witness
    for at in (0, 1):
        table.reads(at, promise)
    assert (await table.is_read(1)).witness
    again = await table.anna.session.read_code(known(offline_seat.code(table.phones[0])))
    assert again == WitnessedAlready("Bruno", "Carla")


async def test_who_sits_down_unasked_breaks_the_promise_and_the_next_one_fits(
    registry: TableRegistry,
) -> None:
    table = await hut(registry)
    await table.is_read(0)
    await table.is_read(1)
    stale = await table.promises()
    assert await table.promises() == stale, "shown again it is the same"
    await table.is_read(2)
    fresh = await table.promises()
    assert fresh != stale
    table.reads(2, fresh)
    assert (await table.is_read(2)).witness
    deal = await table.deals()
    assert has_share(took(table.phones[2], deal))


async def test_the_promise_is_there_after_a_restart(
    registry: TableRegistry, tmp_path: Path
) -> None:
    table = await witnessed(registry)
    held = table.anna.memory
    table.anna.session.leave()
    again, close = await open_registry(tmp_path)
    anna = type(table.anna)(again, table.anna.code, held)
    later = Hut(await anna.come(), table.phones)
    deal = await later.deals()
    assert has_share(took(later.phones[2], deal))
    await close()


# --- it shows a deal of its own


async def test_a_foreign_deal_does_not_put_a_card_away_with_its_notes(
    registry: TableRegistry,
) -> None:
    table, other = await witnessed(registry), await witnessed(registry)
    seat = took(table.phones[0], await table.deals())
    seat = offline_seat.write(seat, {"note": "the butler"})  # type: ignore[assignment]
    await other.deals()
    stranger = replace(other.table, seats=table.table.seats)
    _, foreign = dealt_from(stranger, other.secrets)
    assert heard(seat, foreign) == OtherDeal()
    taken = heard(seat, foreign, MINUTE, anyway=True)
    assert isinstance(taken, OfflineSeat)
    assert taken.deal == foreign


# --- it deals over a mix of its own


def deals_over_its_own(circle: Circle, *, names: bytes, bond: bytes) -> bytes:
    """All keys are mixed anew, by the twin of the mixer's."""
    true, part = read_mix(circle), circle.mixer.mixing
    assert part is not None
    keys = [SeatKey(TWIN).public, circle.dealer.key.public]
    keys += [phone.key.public for phone in circle.phones[2:]]
    said = (
        true.public
        if names == b"true"
        else true.public.replace(mix.tag(SeatKey(HERS).public), mix.tag(SeatKey(TWIN).public))
    )
    raw = mix.seal_mix(true.header, SeatKey(TWIN), bytes([7]) * 32, true.promise, keys, said)
    found = mix.read_mix(parse(raw), true.promise)
    assert isinstance(found, mix.Mix)
    source = mix.entropy(part_of(circle).seed, found)
    hands = [h for _, h in draw(GAMES["secret_night"], range(4), source)]
    tied = (true if bond == b"true" else found).bond.raw
    head = replace(found.header, kind=Kind.DEAL, sender=255)
    deal = sealed.seal_over(
        head, circle.dealer.key, source, found.points, hands, said + tied, found.base
    )
    circle.phones[0] = holds(circle.dealer, deal)
    return raw


def blames(circle: Circle, raw: bytes) -> bytes:
    """The proof: with what the twin mixed, told falsely."""
    keys = [SeatKey(TWIN).public, circle.dealer.key.public]
    keys += [phone.key.public for phone in circle.phones[3:1:-1]]
    found = mix.read_mix(parse(raw), part_of(circle).promise)
    assert isinstance(found, mix.Mix)
    head = replace(found.header, kind=Kind.UNMIX)
    unmix = mix.seal_unmix(head, SeatKey(TWIN), found.bond.digest, bytes([7]) * 32, keys)
    return end_with(circle, part_of(circle).seed, raw, unmix)


def test_a_key_with_the_same_24_bits_is_another_key() -> None:
    first, second = (SeatKey(seed).public for seed in (HERS, TWIN))
    assert mix.tag(first)[:3] == mix.tag(second)[:3]
    assert mix.tag(first) != mix.tag(second)


@pytest.mark.parametrize("bond", [b"true", b"own"])
def test_a_deal_over_an_own_mix_in_the_mixers_name_is_caught_by_the_mixer_and_all(
    bond: bytes,
) -> None:
    circle = with_twin(1)
    raw = deals_over_its_own(circle, names=b"true", bond=bond)
    deal = circle.dealer.deal
    assert heard(circle.mixer, deal) == MixChanged("Anna"), "at once"
    end = blames(circle, raw)
    for phone in circle.phones[2:]:
        found = took(took(phone, deal), end).proof
        assert found
        assert found.verdict == MixChanged("Anna")


def test_a_deal_that_names_the_twin_is_refused_by_the_mixer_and_blames_nobody_innocent() -> None:
    circle = with_twin(1)
    raw = deals_over_its_own(circle, names=b"twin", bond=b"own")
    deal = circle.dealer.deal
    assert heard(circle.mixer, deal) == OtherMix()
    end = blames(circle, raw)
    for phone in circle.phones[2:]:
        found = took(took(phone, deal), end).proof
        assert found
        assert found.verdict == MixUnfit(), "the mixer has signed nothing of this"
