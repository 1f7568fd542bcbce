"""Hostile phones round a deal that nobody knows: whatever they show, nobody is lost or deceived.

What a dealer can't be kept from, and no test can show as kept out: it may break off a deal whose
card it does not like, before it shows the DEAL; and it may fill one nameless slot with garbage and
look who complains. Both end the deal in front of everybody, and the audit of the second names it.
Before a phone holds its deal, a deal with names over one nameless point tells by "not for this
phone" whose that point is not; whose it is only by a phone that then refuses the true deal.
"""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.handoff import deal as sealed
from companion.handoff import ending, message, mix
from companion.handoff.header import Header, Kind
from companion.handoff.message import parse
from companion.handoff.refusals import BadMix, Damaged, OtherGame, WrongKind
from companion.session import announcement, offline_seat
from companion.session.offline_seat import OfflineSeat
from companion.session.refusals import (
    DealStacked,
    KeysSwapped,
    Misnamed,
    MixChanged,
    MixUnfit,
    NoSuchGame,
)
from tests.support.mixers import (
    GAMES,
    Circle,
    deal_with,
    dealt,
    drawn,
    end_with,
    gathered,
    holds,
    mix_with,
    part_of,
    re_signed,
    read_mix,
    ready,
    takes,
    took,
)

READY, DEALT, ENDED, OTHER = ready(), dealt(4), dealt(4), dealt(4)
ENDED.ends()
OTHER.ends()
PHONES = [*gathered(4).phones, *READY.phones, *DEALT.phones, *ENDED.phones]


def codes_of(circle: Circle) -> list[bytes]:
    """All that is shown in a game."""
    dealer, mixer = circle.dealer, circle.mixer
    opened = [offline_seat.opened(phone) for phone in circle.phones]
    found = [
        *(offline_seat.code(phone) for phone in circle.phones),
        offline_seat.pledge_code(dealer, GAMES),
        offline_seat.mix_code(mixer, GAMES),
        offline_seat.unmix_code(mixer, GAMES),
        offline_seat.end_code(dealer),
        dealer.deal,
        *opened,
    ]
    return [raw for raw in found if isinstance(raw, bytes) and raw]


CODES = [raw for circle in (READY, DEALT, ENDED, OTHER) for raw in codes_of(circle)]
KEYS = [phone.key for circle in (READY, DEALT, ENDED) for phone in circle.phones]
GAME_IDS = [message.parse(c.dealer.deal or codes_of(c)[4]).header.game for c in (READY, DEALT)]  # type: ignore[union-attr]
bent = st.builds(
    lambda raw, start, count, patch: raw[:start] + patch + raw[start + count :],
    st.sampled_from(CODES),
    st.integers(0, 700),
    st.integers(0, 40),
    st.binary(max_size=40),
)
signed = st.builds(
    lambda kind, game, sender, to, body, key: message.sign(
        Header(kind, game, 1, sender, to), body, key
    ),
    st.sampled_from(sorted(set(Kind) - message.UNSIGNED)),
    st.sampled_from(GAME_IDS),
    st.integers(0, 255),
    st.sampled_from([255, 0, 3, 9]),
    st.one_of(st.binary(max_size=400), bent.map(lambda raw: raw[14:-64])),
    st.sampled_from(KEYS),
)


@settings(max_examples=400)
@given(st.sampled_from(PHONES), st.one_of(st.binary(max_size=500), bent, signed))
def test_any_bytes_leave_a_seat_that_lives_or_are_refused(seat: OfflineSeat, raw: bytes) -> None:
    takes(seat, raw)


def test_every_code_at_every_phone_signed_by_anybody() -> None:
    for raw in CODES:
        for seat in PHONES:
            takes(seat, raw)
            takes(seat, re_signed(raw, seat.key))
    for raw in CODES:
        for key in KEYS:
            takes(DEALT.phones[2], re_signed(raw, key, sender=200, to=7))


# --- what a public part may say

PUBLIC = read_mix(READY).public
NAMES = ("Anna", "Bert", "Cleo", "Dana")


def at_name(name: str) -> int:
    return PUBLIC.index(name.encode())


def lies() -> dict[str, bytes]:
    """Public parts that no mixer writes."""
    first, second = at_name("Bert"), at_name("Anna")
    tag = slice(first + 4, first + 7)
    return {
        "broken letters": PUBLIC.replace(b"Cleo", b"Cl\xff\xfe"),
        "turned letters": PUBLIC.replace(b"Cleo", "C\u202e".encode()),
        "no name": PUBLIC.replace(b"\x04Cleo", b"\x00"),
        "a seat above all": PUBLIC[: first - 2] + b"\xf0" + PUBLIC[first - 1 :],
        "a seat twice": PUBLIC[: second - 2] + b"\x00" + PUBLIC[second - 1 :],
        "a hand lies open": PUBLIC[: first - 2] + b"\x08" + PUBLIC[first - 1 :],
        "spare bits": PUBLIC[: first - 2] + b"\x01" + PUBLIC[first - 1 :],
        "one tag twice": PUBLIC[: second + 4] + PUBLIC[tag] + PUBLIC[second + 7 :],
        "one seat more": PUBLIC + b"\x40\x04Emil\x00\x00\x00",
        "one seat less": PUBLIC[: at_name("Dana") - 2],
        "cut short": PUBLIC[:-1],
        "nothing": b"",
        "a plain deal": announcement.mark(GAMES["secret_night"]) + PUBLIC[2:],
        "another game": announcement.mark(GAMES["venice"], True) + PUBLIC[2:],
        "no game for it": announcement.mark(GAMES["hotel_perfidious"], True) + PUBLIC[2:],
        "no game of ours": b"\x00\x00" + PUBLIC[2:],
    }


@pytest.mark.parametrize("lie", lies())
def test_a_public_part_that_no_phone_writes_is_refused_by_all(lie: str) -> None:
    public, hands = lies()[lie], drawn(READY, read_mix(READY))
    assert not isinstance(takes(READY.dealer, mix_with(READY, public)), OfflineSeat)
    for at in (1, 2, 3):
        after = takes(READY.phones[at], deal_with(READY, hands, public=public))
        # Four can play Venice so, too: but what opens is no hand of Venice.
        assert not isinstance(after, OfflineSeat) or (
            lie == "another game" and offline_seat.astray(after) and at != 1
        )


def test_a_mixer_that_gives_people_others_names_is_noticed_by_each_of_them() -> None:
    public = PUBLIC.replace(b"Cleo", b"????").replace(b"Dana", b"Cleo").replace(b"????", b"Dana")
    circle = READY
    raw = deal_with(circle, drawn(circle, read_mix(circle)), public=public)
    assert takes(circle.phones[2], raw) == Misnamed("Dana")
    assert takes(circle.phones[3], raw) == Misnamed("Cleo")
    assert takes(circle.mixer, raw) == MixChanged("Anna")
    mine = PUBLIC.replace(b"Anna", b"Anne")
    assert takes(circle.dealer, mix_with(circle, mine)) == Misnamed("Anne")


def test_a_mix_too_long_for_the_deal_is_refused() -> None:
    circle = gathered(8)
    circle.seats_are_read()
    public = read_mix(circle).public
    for phone in circle.phones[2:]:
        short, long = phone.name.encode(), phone.name.encode() + "“".encode() * 15
        public = public.replace(bytes([len(short)]) + short, bytes([len(long)]) + long)
    assert takes(circle.dealer, mix_with(circle, public)) == BadMix()


@pytest.mark.parametrize(
    ("width", "byte"), [(1, 0), (3, 1), (5, 0), (4, 9), (4, 255), (255, 0), (255, 255)]
)
def test_a_hand_that_is_none_leaves_its_seat_without_a_card_and_the_audit_names_the_dealer(
    width: int, byte: int
) -> None:
    hands = [bytes([byte]) * width] * 4
    seat = takes(READY.phones[2], deal_with(READY, hands))
    assert isinstance(seat, OfflineSeat)
    assert offline_seat.astray(seat)
    unmix = offline_seat.unmix_code(READY.mixer, GAMES) or b""
    mixed = offline_seat.mix_code(READY.mixer, GAMES) or b""
    head = replace(READY, phones=[holds(READY.dealer, seat.deal), *READY.phones[1:]])
    seat = took(seat, end_with(head, part_of(READY).seed, mixed, unmix))
    assert (found := seat.proof)
    assert found.verdict == DealStacked("Anna")


def test_a_plain_deal_of_garbage_is_refused() -> None:
    keys = [phone.key.public for phone in READY.phones]
    head = read_mix(READY).header
    for mark in (announcement.mark(game) for game in GAMES.values()):
        for flag in (0, 8):
            for hand in (b"\xff", b"\x63" * 3, b"\x09" * 7):
                seats = b"".join(
                    bytes([n << 4 | flag, 4]) + name.encode() + hand * (flag // 8)
                    for n, name in enumerate(NAMES)
                )
                raw = sealed.seal(
                    replace(head, kind=Kind.DEAL, sender=255),
                    READY.dealer.key,
                    bytes(32),
                    keys,
                    [hand] * 4,
                    mark + seats,
                )
                takes(READY.phones[2], raw)
    for count, width in ((0, 1), (1, 0), (255, 255), (0, 0)):
        body = READY.dealer.key.public + head.game.raw * 4 + bytes([count, width]) + bytes(400)
        raw = message.sign(replace(head, kind=Kind.DEAL, sender=255), body, READY.dealer.key)
        assert takes(READY.phones[2], raw) == Damaged()


# --- the parts of dealer and mixer


@pytest.mark.parametrize("places", [0, 1, 2, 3, 9, 200, 255])
def test_a_pledge_for_so_many_is_not_taken(places: int) -> None:
    raw = offline_seat.pledge_code(READY.dealer, GAMES) or b""
    found = message.parse(raw)
    assert isinstance(found, message.Message)
    mixer = gathered(4).mixer
    for game in GAMES.values():
        about = announcement.mark(game, True) + bytes([places])
        body = found.body[:64] + about + found.body[67:]
        after = takes(mixer, re_signed(raw, READY.dealer.key, body))
        nameless = places in game.seats and game.nameless(game.options(), places)
        assert isinstance(after, OfflineSeat) if nameless else after == NoSuchGame()
    assert takes(mixer, re_signed(raw, READY.dealer.key, to=3)) == Damaged()


def test_an_unmix_of_other_keys_is_read_only_for_as_many_and_blames_the_mixer() -> None:
    raw = offline_seat.unmix_code(DEALT.mixer, GAMES) or b""
    found = mix.read_unmix(parse(raw), DEALT.mixer.key.public)
    assert isinstance(found, mix.Unmix)
    digest = found.digest
    for keys in (found.keys[:3], (*found.keys, found.keys[0]), found.keys * 20):
        seal = mix.seal_unmix(found.header, DEALT.mixer.key, digest, found.secret, keys)
        assert takes(DEALT.dealer, seal) == Damaged()
    for keys in (found.keys[::-1], (found.keys[0],) * 4):
        seal = mix.seal_unmix(found.header, DEALT.mixer.key, digest, found.secret, keys)
        after = took(DEALT.dealer, seal)
        seat = took(DEALT.phones[3], offline_seat.end_code(after))
        assert (end := seat.proof)
        assert end.verdict == MixUnfit()
        assert (end := took(seat, seal).proof)
        assert end.verdict == KeysSwapped("Bert")


def test_the_dealer_waits_for_a_mix_and_reads_no_deal() -> None:
    assert takes(READY.dealer, OTHER.dealer.deal) == WrongKind("mix", "deal")


# --- the end


def test_an_end_with_another_games_mix_or_unmix_blames_nobody() -> None:
    seed, circle = part_of(DEALT).seed, DEALT
    mixed = offline_seat.mix_code(circle.mixer, GAMES) or b""
    unmix = offline_seat.unmix_code(circle.mixer, GAMES) or b""
    strange = part_of(OTHER)
    phone = circle.phones[2]
    assert not isinstance(takes(phone, end_with(circle, seed, mixed, strange.unmix)), OfflineSeat)
    other = end_with(circle, strange.seed, strange.mix, unmix)
    assert (end := took(phone, other).proof)
    assert end.verdict == MixChanged("Anna"), "it has signed a deal over one mix, and shows another"
    found = mix.read_unmix(parse(unmix), circle.mixer.key.public)
    assert isinstance(found, mix.Unmix)
    old = replace(found.header, game=OTHER_GAME)
    for header, digest in ((old, bytes(mix.DIGEST)), (found.header, bytes(mix.DIGEST))):
        earlier = mix.seal_unmix(header, circle.mixer.key, digest, bytes([7]) * 32, found.keys)
        assert takes(phone, end_with(circle, seed, mixed, earlier)) == OtherGame()
        assert takes(circle.dealer, earlier) == OtherGame()


OTHER_GAME = sealed.read(parse(OTHER.dealer.deal)).header.game  # type: ignore[union-attr]


def test_a_plain_end_does_not_end_a_mixed_deal() -> None:
    head = replace(sealed.read(parse(DEALT.dealer.deal)).header, kind=Kind.END)  # type: ignore[union-attr]
    keys = [phone.key.public for phone in DEALT.phones]
    raw = ending.seal(head, DEALT.dealer.key, part_of(DEALT).seed, keys)
    assert not isinstance(takes(DEALT.phones[2], raw), OfflineSeat)
