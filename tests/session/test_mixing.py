"""A deal that nobody knows, from phone to phone: what each can know, and who is caught."""

from collections import Counter
from dataclasses import replace

import pytest

from companion.games import discover
from companion.handoff import deal as sealed
from companion.handoff import message, mix, parts, primitives
from companion.handoff.header import Kind
from companion.handoff.message import parse
from companion.handoff.refusals import (
    BadMix,
    BadProof,
    Conflict,
    ForgedCode,
    NotForThisPhone,
    OldCode,
    OtherGame,
    SameKey,
    WrongKind,
)
from companion.handoff.seatkey import SeatKey, x_public
from companion.session import mixing, offline_seat, read_deal, reading, stored
from companion.session.mixing import Dealing
from companion.session.offline_seat import OfflineSeat
from companion.session.refusals import (
    DealStacked,
    FalselyShown,
    KeysSwapped,
    MixChanged,
    MixUnfit,
    NotNameless,
    OwnCode,
    SeedChanged,
    TwoDealers,
)
from companion.table.refusal import AlreadyOpen, NameTaken, NotDealt, TableFull
from companion.table.state import Phase, Table
from tests.support.codes import heard
from tests.support.guest import MINUTE
from tests.support.mixers import (
    GAMES,
    NAMES,
    Circle,
    dealt,
    drawn,
    gathered,
    holds,
    key_swapped,
    mix_with,
    part_of,
    read_mix,
    sat,
    took,
    unmix_of,
    with_part,
)

FIVE = [("secret_night", n) for n in range(4, 9)]
MIXED = [*FIVE, *(("microfilms", n) for n in range(3, 7)), ("venice", 4)]


def hands(circle: Circle) -> list[bytes]:
    found = [offline_seat.hand(phone) for phone in circle.phones]
    assert all(isinstance(hand, bytes) for hand in found)
    return found  # type: ignore[return-value]


def table_of(seat: OfflineSeat) -> Table:
    found = offline_seat.table(seat)
    assert found is not None
    return found[1]


@pytest.mark.parametrize(("game", "places"), MIXED)
def test_everybody_is_dealt_a_hand_and_the_end_proves_it(game: str, places: int) -> None:
    circle = dealt(places, game)
    mine = hands(circle)
    part = part_of(circle)
    source = mix.entropy(part.seed, mix.read_mix(parse(part.mix), part.promise))  # type: ignore[arg-type]
    drawn = read_deal.draw(GAMES[game], range(places), source)
    assert Counter(mine) == Counter(hand for _, hand in drawn)
    circle.ends()
    assert circle.verdicts() == [None] * places
    for phone in circle.phones:
        table = table_of(phone)
        assert table.phase is Phase.ENDED
        assert dict(table.opened) == {
            offline_seat.number(p): hand for p, hand in zip(circle.phones, mine, strict=True)
        }
        assert [s.name for s in table.seats] == [
            circle.mixer.name,
            circle.dealer.name,
            *NAMES[2:places],
        ]


@pytest.mark.parametrize(("game", "places"), MIXED)
def test_the_fewest_codes_are_read_and_none_takes_more_than_two_pictures(
    game: str, places: int
) -> None:
    circle = dealt(places, game)
    assert circle.scans == mixing.scans(places) == 2 * places - 1
    codes = (
        circle.dealer.deal,
        offline_seat.mix_code(circle.mixer, GAMES),
        offline_seat.code(circle.phones[2]),
    )
    assert all(len(parts.cut(raw or b"")) <= 2 for raw in codes)


def test_of_four_with_short_names_deal_and_mix_fit_one_picture() -> None:
    circle = dealt(4)
    assert len(offline_seat.mix_code(circle.mixer, GAMES) or b"") <= parts.ROOM
    assert len(circle.dealer.deal) <= parts.ROOM


# --- who knows what


def test_neither_the_dealers_program_nor_the_mixers_tells_a_role_but_both_together() -> None:
    """All that each of the two keeps, tried in every way its program could try it."""
    circle = dealt(6)
    mine = hands(circle)
    dealer, mixer = (stored.read(circle.phones[at].text(), discover()) for at in (0, 1))
    assert dealer
    assert mixer
    assert dealer.dealing
    assert mixer.mixing
    others = circle.phones[2:]

    # The mixer: whose slot is whose, but every slot except its own stays sealed.
    found = sealed.read(parse(mixer.deal))
    assert isinstance(found, sealed.Deal)
    read = mix.read_mix(parse(offline_seat.mix_code(mixer, GAMES) or b""), dealer.dealing.promise)
    assert isinstance(read, mix.Mix)
    keys = [phone.key.public for phone in (mixer, dealer, *others)]
    slots = [mix.place(mixer.mixing.secret, keys, phone.key.public) for phone in others]
    for slot, point in ((s, p) for s in slots for p in (found.point, read.base, *read.points)):
        secret = mixer.mixing.secret
        for scalar in (secret, primitives.sha256(mixer.key.seed)):
            assert isinstance(
                sealed.check_proof(found, slot, primitives.x25519(scalar, point)),
                BadProof,
            )
        assert isinstance(sealed.check_proof(found, slot, mixer.key.agree(point)), BadProof)

    # The dealer: what lies in each slot, but the slots have no names: all orders fit what it has.
    known = mix.read_mix(parse(dealer.dealing.mix), dealer.dealing.promise)
    assert isinstance(known, mix.Mix)
    points = {x_public(phone.key.public) for phone in others}
    dealers_own = {dealer.key.agree(point) for point in (known.base, *known.points)}
    assert not points & {*known.points, known.base}
    for phone in others:
        assert x_public(phone.key.public).hex() not in dealer.text()
        assert phone.key.public.hex() not in dealer.text()
    assert len(dealers_own & set(known.points)) == 1  # its own slot, by t·Y = y·(t·G)

    # Both together: everything.
    slot_hands = [
        h
        for _, h in read_deal.draw(
            GAMES["secret_night"], range(6), mix.entropy(dealer.dealing.seed, known)
        )
    ]
    assert [slot_hands[slot] for slot in slots] == mine[2:]


def test_what_the_others_keep_names_nobody_elses_slot() -> None:
    circle = dealt(4)
    for phone in circle.phones[2:]:
        kept = phone.text()
        assert circle.mixer.mixing
        assert circle.dealer.dealing
        assert circle.mixer.mixing.secret.hex() not in kept
        assert circle.dealer.dealing.seed.hex() not in kept


def test_24000_deals_give_every_role_to_every_seat_alike() -> None:
    """Chi² over the 24 orders of four roles: 23 degrees of freedom, 49.7 at one in a thousand."""
    chance = primitives.sha256
    keys = [SeatKey(chance(b"seat", bytes([n]))).public for n in range(4)]
    points = [x_public(key) for key in keys]
    seen: Counter[tuple[bytes, ...]] = Counter()
    for number in range(24_000):
        secret = chance(b"mixer", number.to_bytes(4, "big"))
        over = [primitives.x25519(secret, point) for point in points]
        order = sorted(over)
        source = chance(b"companion/1/mixed|", chance(b"dealer", number.to_bytes(4, "big")), *order)
        slots = [hand for _, hand in read_deal.draw(GAMES["secret_night"], range(4), source)]
        seen[tuple(slots[order.index(point)] for point in over)] += 1
    assert len(seen) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 49.7


def test_each_deal_seen_above_is_the_one_that_the_codes_make() -> None:
    circle = dealt(4)
    part = part_of(circle)
    read = mix.read_mix(parse(part.mix), part.promise)
    assert isinstance(read, mix.Mix)
    assert circle.mixer.mixing
    over = [
        primitives.x25519(circle.mixer.mixing.secret, x_public(p.key.public)) for p in circle.phones
    ]
    assert read.points == tuple(sorted(over))
    drawn = read_deal.draw(GAMES["secret_night"], range(4), mix.entropy(part.seed, read))
    assert [drawn[read.points.index(point)][1] for point in over] == hands(circle)


# --- cheats


def test_a_swapped_key_is_noticed_at_once_and_the_mixer_is_named_by_the_audit() -> None:
    circle = gathered(4)
    circle.seats_are_read()
    swapped = key_swapped(circle)
    circle.reads(0, swapped)
    for at in (2, 3):
        circle.reads(at, circle.dealer.deal)
    victim = circle.phones[2]
    assert [offline_seat.astray(phone) for phone in circle.phones] == [False, False, True, False]
    assert offline_seat.hand(victim) == NotForThisPhone()
    unmix = unmix_of(circle, swapped)
    circle.reads(0, unmix)
    for at in (0, 2, 3):
        circle.reads(at, offline_seat.end_code(circle.dealer))
    mixer = KeysSwapped(circle.mixer.name)
    assert circle.verdicts()[0] == mixer, "it has read the mix on that phone itself"
    assert circle.verdicts()[2:] == [MixUnfit()] * 2, "these only know what the dealer shows"
    for at in (2, 3):
        circle.reads(at, unmix)
    assert circle.verdicts()[2:] == [mixer, mixer]
    assert dict(table_of(circle.phones[2]).checked) == {2: False}


def test_after_a_bad_deal_everybody_sits_anew_under_another_game() -> None:
    circle = dealt(4)
    again = [offline_seat.anew(phone, MINUTE + 1) for phone in circle.phones]
    assert all(
        new.key.public != old.key.public for new, old in zip(again, circle.phones, strict=True)
    )
    assert [new.name for new in again] == list(NAMES[:4])
    assert all(isinstance(heard(new, circle.dealer.deal), NotForThisPhone) for new in again)


def reroll(circle: Circle) -> None:
    """The dealer looks for a seed that gives itself the role it likes."""
    with_part(circle, replace(part_of(circle), seed=bytes([9]) * 32))


def deals_over(circle: Circle, part: Dealing, hands: list[bytes] | None = None) -> None:
    """The dealer's program deals as it likes over the mix it was shown."""
    raw = offline_seat.mix_code(circle.mixer, GAMES) or b""
    found = mix.read_mix(parse(raw), part_of(circle).promise)
    assert isinstance(found, mix.Mix)
    source = mix.entropy(part.seed, found)
    drawn = [hand for _, hand in read_deal.draw(GAMES["secret_night"], range(4), source)]
    dealt = sealed.seal_over(
        replace(found.header, kind=Kind.DEAL, sender=255),
        circle.dealer.key,
        source,
        found.points,
        hands or drawn,
        found.public + found.bond.raw,
        found.base,
    )
    circle.phones[0] = holds(circle.dealer, dealt, dealing=replace(part, mix=raw))
    for at in range(1, 4):
        circle.reads(at, dealt)


def test_a_seed_rolled_again_is_not_the_promised_one() -> None:
    circle = gathered(4)
    circle.seats_are_read()
    deals_over(circle, replace(part_of(circle), seed=bytes([9]) * 32))
    part, unmix = part_of(circle), offline_seat.unmix_code(circle.mixer, GAMES)
    assert unmix
    head = replace(sealed.read(parse(circle.dealer.deal)).header, kind=Kind.END)  # type: ignore[union-attr]
    raw = mix.seal_end(head, circle.dealer.key, part.seed, part.mix, unmix)
    for at in range(4):
        circle.reads(at, raw)
    assert circle.verdicts() == [SeedChanged("Anna")] * 4


def test_a_role_dealt_twice_does_not_come_out_of_the_seed() -> None:
    circle = gathered(4)
    circle.seats_are_read()
    hands = drawn(circle, read_mix(circle))
    deals_over(circle, part_of(circle), [hands[0], hands[0], *hands[2:]])
    circle.ends()
    assert circle.verdicts() == [DealStacked("Anna")] * 4


def test_two_roles_swapped_fail_the_proof() -> None:
    """The mutation: the right roles, two of them in the other's slot."""
    circle = gathered(4)
    circle.seats_are_read()
    hands = drawn(circle, read_mix(circle))
    deals_over(circle, part_of(circle), [hands[1], hands[0], *hands[2:]])
    circle.ends()
    assert circle.verdicts() == [DealStacked("Anna")] * 4


def test_a_mix_shown_otherwise_at_the_end_is_caught_by_the_mixers_phone() -> None:
    circle = dealt(4)
    found = mix.read_mix(parse(part_of(circle).mix), part_of(circle).promise)
    assert isinstance(found, mix.Mix)
    forged = mix.seal_mix(
        found.header,
        circle.mixer.key,
        bytes([3]) * 32,
        found.promise,
        [p.key.public for p in circle.phones],
        found.public,
    )
    with_part(circle, replace(part_of(circle), mix=forged))
    assert circle.mixer.deal
    raw = offline_seat.end_code(circle.dealer)
    assert took(circle.mixer, raw).end
    circle.reads(1, raw)
    assert circle.verdicts()[1] == MixChanged("Anna")


def test_who_does_not_show_the_mixing_is_named_and_the_rest_is_proven() -> None:
    circle = dealt(4)
    circle.ends(unmix=False)
    assert circle.verdicts() == [None] * 4
    ends = [phone.proof for phone in circle.phones]
    assert all(end and end.silent and end.mixer == "Bert" and not end.hands for end in ends)


def test_the_end_can_be_read_again_with_the_mixing_once_that_is_there() -> None:
    circle = dealt(4)
    circle.ends(unmix=False)
    circle.ends()
    assert all(
        end and not end.silent and len(end.hands) == 4 for end in (p.proof for p in circle.phones)
    )


# --- showing one's hand


def test_a_hand_is_shown_with_the_proof_of_its_slot() -> None:
    circle = dealt(4)
    raw = offline_seat.opened(circle.phones[2])
    assert isinstance(raw, bytes)
    for at in (0, 1, 3):
        circle.reads(at, raw)
        seat = offline_seat.number(circle.phones[2])
        assert dict(table_of(circle.phones[at]).opened) == {seat: hands(circle)[2]}
    assert heard(circle.phones[3], raw) is circle.phones[3]
    again = offline_seat.opened(circle.phones[2])
    assert isinstance(heard(circle.phones[3], again), OfflineSeat | AlreadyOpen)  # type: ignore[arg-type]


def test_nobody_shows_anothers_hand_as_its_own() -> None:
    circle = dealt(4)
    victim, thief = circle.phones[2], circle.phones[3]
    raw = offline_seat.opened(victim)
    assert isinstance(raw, bytes)
    found = message.parse(raw)
    assert isinstance(found, message.Message)
    seat = offline_seat.number(thief)
    claim = message.sign(
        replace(found.header, sender=seat), found.body[:33] + thief.key.public, thief.key
    )
    # The thief needs the victim's proof for that, and then everybody has seen the victim's code.
    before = took(circle.phones[0], raw)
    assert len(table_of(before).opened) == 1
    stolen = message.sign(replace(found.header, sender=seat), found.body, thief.key)
    assert heard(before, stolen) == ForgedCode()
    assert heard(before, claim) == Conflict("open", seat, 1)
    assert heard(victim, claim) == Conflict("open", seat, 1)
    # A phone that was shown nothing else believes it until the end.
    circle.reads(1, claim)
    circle.ends()
    honest = dict(circle.dealer.proof.hands)  # type: ignore[union-attr]
    lied = honest[seat] != honest[offline_seat.number(victim)]
    assert circle.verdicts()[1] == (FalselyShown("Dana") if lied else None)


# --- codes at the wrong moment


def test_the_mixer_refuses_what_does_not_belong() -> None:
    circle = gathered(4)
    mixer = circle.mixer
    assert heard(mixer, offline_seat.code(mixer)) == OwnCode()
    old = offline_seat.code(sat("Otto", MINUTE - 7 * 24 * 60))
    assert isinstance(heard(mixer, old), OldCode)
    assert heard(mixer, offline_seat.code(sat("bert"))) == NameTaken("bert")
    circle.reads(1, offline_seat.code(circle.phones[2]))
    assert took(circle.mixer, offline_seat.code(circle.phones[2])) is circle.mixer
    assert heard(circle.mixer, offline_seat.code(sat("Cleo"))) == NameTaken("Cleo")
    circle.reads(1, offline_seat.pledge_code(circle.dealer, GAMES))
    other = offline_seat.deals(sat("Olga"), GAMES["venice"], 4, MINUTE)
    assert isinstance(other, OfflineSeat)
    raw = offline_seat.pledge_code(other, GAMES)
    assert heard(circle.mixer, raw or b"") == TwoDealers("Anna")
    assert offline_seat.mix_code(circle.mixer, GAMES) is None
    circle.reads(1, offline_seat.code(circle.phones[3]))
    assert heard(circle.mixer, offline_seat.code(sat("Emil"))) == TableFull(4)


def test_the_two_signs_of_one_point_are_one_key() -> None:
    circle = gathered(4)
    seat = circle.phones[2]
    circle.reads(1, offline_seat.code(seat))
    twin = replace(sat("Twin"), key=seat.key)
    found = heard(circle.mixer, offline_seat.code(twin))
    assert found is circle.mixer or isinstance(found, SameKey)


def test_the_dealer_takes_one_mix_and_only_of_its_own_deal() -> None:
    circle = gathered(4)
    other = gathered(4)
    for table in (circle, other):
        table.seats_are_read()
    strange = offline_seat.mix_code(other.mixer, GAMES) or b""
    assert heard(circle.dealer, strange) == OtherGame()
    raw = offline_seat.mix_code(circle.mixer, GAMES) or b""
    circle.reads(0, raw)
    assert took(circle.dealer, raw) is circle.dealer
    assert circle.mixer.mixing
    second = replace(circle.mixer, mixing=replace(circle.mixer.mixing, secret=bytes([7]) * 32))
    again = offline_seat.mix_code(second, GAMES) or b""
    assert heard(circle.dealer, again) == Conflict("mix", 0, 1)


def test_a_mix_of_too_few_is_refused() -> None:
    circle = gathered(4)
    circle.seats_are_read()
    keys = [p.key.public for p in circle.phones[:3]]
    raw = mix_with(circle, read_mix(circle).public, keys)
    assert heard(circle.dealer, raw) == BadMix()


def test_a_mix_for_another_promise_is_refused() -> None:
    circle = gathered(4)
    circle.seats_are_read()
    reroll(circle)
    raw = offline_seat.mix_code(circle.mixer, GAMES) or b""
    assert heard(circle.dealer, raw) == ForgedCode()


def test_codes_before_their_time_are_named() -> None:
    circle = gathered(4)
    pledge = offline_seat.pledge_code(circle.dealer, GAMES) or b""
    assert heard(circle.phones[2], pledge) == WrongKind("deal", "pledge")
    assert heard(circle.dealer, offline_seat.code(circle.phones[2])) == WrongKind("mix", "seat")
    assert offline_seat.end_code(circle.dealer) is None
    assert reading.close(circle.dealer) == NotDealt()
    assert offline_seat.unmix_code(circle.mixer, GAMES) is None


@pytest.mark.parametrize(
    ("game", "places"),
    [("venice", 3), ("venice", 5), ("microfilms", 2), ("hotel_perfidious", 4), ("secret_night", 3)],
)
def test_what_can_not_be_dealt_without_names_is_not_offered(game: str, places: int) -> None:
    assert offline_seat.deals(sat("Anna"), GAMES[game], places, MINUTE) == NotNameless(places)


def test_the_parts_are_kept_with_the_seat() -> None:
    circle = dealt(4)
    for phone in circle.phones:
        assert offline_seat.read(phone.text()) == phone
        assert phone.key.seed.hex() not in repr(phone)
    assert offline_seat.neither(circle.dealer).dealing is None
