"""A hostile dealer of a deal that nobody knows, at the proof and before it."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from companion.handoff import deal as sealed
from companion.handoff import hpke, message, mix, padding, primitives, request
from companion.handoff.header import GameId, Kind
from companion.handoff.message import known, parse
from companion.handoff.refusals import Conflict, OtherGame
from companion.handoff.seatkey import SeatKey, x_public
from companion.session import announcement, offline_seat, stored
from companion.session import exchange_by_code as by_code
from companion.session.offline_seat import OfflineSeat
from companion.session.pocket import Pocket
from companion.session.refusals import DealStacked, MixChanged
from companion.table.exchange import Message
from tests.support.mixers import (
    GAMES,
    Circle,
    deal_with,
    dealt,
    drawn,
    end_with,
    flipped,
    holds,
    part_of,
    re_signed,
    read_mix,
    ready,
    takes,
    took,
)


def ends(circle: Circle) -> tuple[bytes, bytes, bytes]:
    """Seed, mix and unmix of a game."""
    mixed, unmix = (
        offline_seat.mix_code(circle.mixer, GAMES),
        offline_seat.unmix_code(circle.mixer, GAMES),
    )
    return part_of(circle).seed, mixed or b"", unmix or b""


def shows(circle: Circle, deal: bytes) -> Circle:
    """The dealer's phone holds this deal, to make its end."""
    return replace(circle, phones=[holds(circle.dealer, deal), *circle.phones[1:]])


def verdict(seat: OfflineSeat) -> object:
    found = seat.proof
    assert found
    return found.verdict


# --- the proof


@pytest.mark.parametrize("part", ["seed", "mix", "unmix", "mix signed", "unmix signed"])
def test_no_changed_bit_of_the_end_makes_wrong_hands_fair(part: str) -> None:
    circle, chance = dealt(4), Random(part)
    seats = {offline_seat.number(phone): offline_seat.hand(phone) for phone in circle.phones}
    seed, mixed, unmix = ends(circle)
    key = circle.mixer.key
    for _ in range(25):
        match part:
            case "seed":
                raw = end_with(circle, flipped(seed, chance), mixed, unmix)
            case "mix":
                raw = end_with(circle, seed, flipped(mixed, chance), unmix)
            case "unmix":
                raw = end_with(circle, seed, mixed, flipped(unmix, chance))
            case "mix signed":  # dealer and mixer together
                body = flipped(mixed[14:-64], chance)
                head, promise = read_mix(circle).header, part_of(circle).promise
                digest = primitives.sha256(b"companion/1/mix|", head.raw, body, promise)[:16]
                signed = message.sign(head, digest, key)
                raw = end_with(circle, seed, head.raw + body + signed[-64:], unmix)
            case _:
                again = re_signed(unmix, key, flipped(unmix[14:-64], chance))
                raw = end_with(circle, seed, mixed, again)
        for phone in circle.phones[1:]:
            after = takes(phone, raw)
            if isinstance(after, OfflineSeat) and verdict(after) is None:
                found = after.proof
                assert found
                assert dict(found.hands) == seats


def test_no_changed_bit_of_the_deal_gives_a_hand_that_is_proven_fair() -> None:
    circle, chance = ready(), Random("deal")
    honest = deal_with(circle, drawn(circle, read_mix(circle)))
    true = {phone.name: offline_seat.hand(took(phone, honest)) for phone in circle.phones[1:]}
    for _ in range(30):
        raw = re_signed(honest, circle.dealer.key, flipped(honest[14:-64], chance))
        for phone in circle.phones[1:]:
            after = takes(phone, raw)
            if not isinstance(after, OfflineSeat):
                continue
            after = takes(after, end_with(shows(circle, raw), *ends(circle)))
            if isinstance(after, OfflineSeat):
                assert verdict(after) is not None or offline_seat.hand(after) == true[phone.name]


def test_an_end_that_is_read_is_not_taken_back() -> None:
    """Neither for one that hides whose card was whose, nor for one that hides a cheat."""
    circle = ready()
    hands = drawn(circle, read_mix(circle))
    for stacked in (False, True):
        deal = deal_with(circle, hands[::-1] if stacked else hands)
        seed, mixed, unmix = ends(circle)
        bare = end_with(shows(circle, deal), seed, mixed, b"")
        full = end_with(shows(circle, deal), seed, mixed, unmix)
        seat = took(took(circle.phones[2], deal), bare)
        if not stacked:
            seat = took(seat, full)
        assert takes(seat, full if stacked else bare) == Conflict("end", 255, 1)
        assert verdict(seat) == (DealStacked("Anna") if stacked else None)


# --- a dealer that shows people different deals


def test_two_deals_over_one_mix_are_noticed_by_who_reads_both_and_at_the_proof() -> None:
    circle = ready()
    hands = drawn(circle, read_mix(circle))
    true, false = deal_with(circle, hands), deal_with(circle, [*hands[1:], hands[0]])
    first, second = took(circle.phones[2], true), took(circle.phones[3], false)
    assert takes(first, false) == Conflict("deal", 255, 1)
    assert takes(second, true) == Conflict("deal", 255, 1)
    raw = end_with(shows(circle, true), *ends(circle))
    assert verdict(took(first, raw)) is None
    assert verdict(took(second, raw)) == DealStacked("Anna")


@pytest.mark.parametrize("head", [{"round": 2}, {"round": 0}, {"expiry": 9}, {"sender": 4}])
@pytest.mark.parametrize("opens", [True, False])
def test_no_second_deal_of_the_same_game_slips_in_for_the_first(
    head: dict[str, Any], opens: bool
) -> None:
    """A dealer could else try, deal by deal and unnoticed, which slot opens on whose phone."""
    circle = ready()
    found = read_mix(circle)
    seat = took(circle.phones[2], deal_with(circle, drawn(circle, found)))
    base = found.base if opens else primitives.x25519(bytes([5]) * 32, found.base)
    probe = deal_with(circle, drawn(circle, found), replace(found, base=base))
    raw = re_signed(probe, circle.dealer.key, **head)
    again = deal_with(circle, drawn(circle, found), replace(found, base=base), **head)
    for other in (raw, again):
        answer = takes(seat, other)
        assert isinstance(answer, Conflict)
        assert answer.kind == "deal"
    game = GameId(seat.deal[1:5] + b"else")
    strange = deal_with(circle, drawn(circle, found), replace(found, base=base), game=game)
    assert takes(seat, strange) == OtherGame()


def test_who_was_dealt_to_with_names_before_takes_no_mixed_deal_with_the_same_key() -> None:
    """A named deal over nameless points opens for one: so that one notices when the other comes."""
    circle = ready()
    found, hands = read_mix(circle), drawn(circle, read_mix(circle))
    named = b"".join(
        bytes([n << 4, len(phone.name)]) + phone.name.encode()
        for n, phone in enumerate(circle.phones)
    )
    public = announcement.mark(GAMES["secret_night"]) + named
    seat = took(circle.phones[2], deal_with(circle, hands, public=public, bond=b""))
    honest = deal_with(circle, hands)
    assert takes(seat, honest) == Conflict("deal", 255, 1)
    later = deal_with(circle, hands, public=public, bond=b"", game=GameId(seat.deal[1:5] + b"else"))
    seat = took(circle.phones[2], later)
    assert takes(seat, honest) == OtherGame()
    assert found.public in honest


def test_a_deal_of_one_good_slot_leaves_the_others_without_a_card_and_is_named_by_its_audit() -> (
    None
):
    """It does tell the dealer whose slot that is: by who complains. So that game is over."""
    circle = ready()
    found = read_mix(circle)
    points = [x_public(SeatKey.fresh().public) for _ in found.points]
    points[1] = found.points[1]
    raw = deal_with(circle, drawn(circle, found), replace(found, points=tuple(points)))
    seats = [after for p in circle.phones[1:] if isinstance(after := takes(p, raw), OfflineSeat)]
    assert sum(not offline_seat.astray(seat) for seat in seats) <= 1
    for seat in seats:
        after = took(seat, end_with(shows(circle, raw), *ends(circle)))
        assert verdict(after) == DealStacked("Anna")


# --- a dealer that mixes by itself


def own_mix(circle: Circle, key: SeatKey) -> tuple[bytes, mix.Mix, bytes, bytes]:
    """A mix that the dealer makes, whose secret it knows; the deal over it, and the unmix.

    The mixer's own card lies elsewhere in it than in the mixer's mix.
    """
    honest, part = read_mix(circle), circle.mixer.mixing
    assert part
    keys = [p.key.public for p in (circle.mixer, circle.dealer, *circle.phones[2:])]
    before = mix.place(part.secret, keys, circle.mixer.key.public)
    secrets = (bytes([n]) * 32 for n in range(8, 250, 8))
    secret = next(s for s in secrets if mix.place(s, keys, circle.mixer.key.public) != before)
    raw = mix.seal_mix(honest.header, key, secret, honest.promise, keys, honest.public)
    found = mix.read_mix(parse(raw), honest.promise)
    assert isinstance(found, mix.Mix)
    head = replace(honest.header, kind=Kind.UNMIX)
    unmix = mix.seal_unmix(head, key, found.bond.digest, secret, keys)
    return raw, found, deal_with(circle, drawn(circle, found), found), unmix


def test_a_dealer_that_deals_over_a_mix_of_its_own_is_caught_by_all() -> None:
    circle = ready()
    raw, _, deal, unmix = own_mix(circle, circle.dealer.key)
    assert takes(circle.mixer, deal) == MixChanged("Anna"), "at once"
    end = end_with(shows(circle, deal), part_of(circle).seed, raw, unmix)
    for phone in circle.phones[2:]:
        assert verdict(took(took(phone, deal), end)) == MixChanged("Anna")


def test_the_mixer_takes_only_the_deal_of_its_own_mix() -> None:
    circle = ready()
    found = read_mix(circle)
    other = replace(found, header=replace(found.header, game=GameId(circle.mixer.born)))
    assert takes(circle.mixer, deal_with(circle, drawn(circle, found), other)) == OtherGame()
    public = found.public.replace(b"Dana", b"Dora")
    raw = deal_with(circle, drawn(circle, found), public=public)
    assert takes(circle.mixer, raw) == MixChanged("Anna")


# --- a dealer that is asked for something


def aimed(circle: Circle, victim: OfflineSeat, slot: int, asked: bytes, public: bytes) -> bytes:
    """The dealer's reply to an ASK, sealed over a nameless point: who opens it owns that slot."""
    found, dealer = read_mix(circle), circle.dealer
    to, scalar = offline_seat.number(victim), bytes([77]) * 32
    head = replace(found.header, kind=Kind.ENVELOPE, sender=offline_seat.number(dealer), to=to)
    who = offline_seat.who(dealer)
    assert who
    plain = padding.pad(who.key.public + request.digest(asked) + b"whisper")
    point, info = primitives.x25519(scalar, found.base), b"companion/1/reply|" + head.raw
    shared = primitives.x25519(scalar, found.points[slot])
    key, nonce = hpke._schedule(shared, point, x_public(public), info)
    return message.sign(head, point + primitives.gcm_seal(key, nonce, plain), who.key)


def test_a_reply_sealed_over_a_nameless_point_does_not_tell_whose_it_is() -> None:
    circle = dealt(4)
    victim, dealer = circle.phones[2], offline_seat.number(circle.dealer)
    who = offline_seat.who(victim)
    read = sealed.read(parse(victim.deal))
    assert who
    assert isinstance(read, sealed.Deal)
    mine = sealed.find(read, victim.key)
    assert isinstance(mine, tuple)
    opens = {}
    for seat in (who, replace(who, key=victim.key)):
        pocket = by_code.begin(by_code.read("", seat), seat, dealer, b"tell")
        assert isinstance(pocket, Pocket)
        assert pocket.exchange
        asked = pocket.exchange.code(Message.ASK)
        replies = [aimed(circle, victim, at, asked, seat.key.public) for at in range(4)]
        taken = [by_code.take(pocket, seat, known(raw)) for raw in replies]
        opens[seat.key] = [at for at, after in enumerate(taken) if isinstance(after, Pocket)]
    assert opens == {who.key: [], victim.key: [mine[0]]}, "the key of the deal would have told"


def test_the_keys_of_a_seat_are_not_those_of_its_codes() -> None:
    for phone in dealt(4).phones:
        who = offline_seat.who(phone)
        assert who
        assert who.key != phone.key
        assert stored.read(phone.text(), GAMES) == phone
        again = stored.read(phone.text(), GAMES)
        assert again
        assert offline_seat.who(again) == who
