"""The vectors of a deal by phones, as `WIRE.md` says it: its wishes, and what they hold.

What is sealed anew each time was made once, and must open.
"""

import json
from pathlib import Path
from typing import Any

from companion.games import discover
from companion.handoff import deal as sealed
from companion.handoff import envelope
from companion.handoff.chance import commitment
from companion.handoff.header import Kind
from companion.handoff.message import parse
from companion.handoff.primitives import gcm_open
from companion.handoff.seatkey import SeatKey
from companion.session import dealing, mixed
from companion.session.dealer_secrets import (
    DealerSecrets,
    brought_back,
    is_entrusted,
    share_in,
)
from companion.table import by_phone, wish, wish_text
from companion.table.fold import fold
from companion.table.log import GENESIS
from companion.table.record import (
    By,
    Carrier,
    Committed,
    DealAsked,
    Dealt,
    EndAsked,
    Made,
    Mixed,
    Part,
    Sat,
    Shared,
    Unmixed,
    entries,
)
from companion.table.state import Table
from companion.table.wish import Wish

V: dict[str, Any] = json.loads((Path(__file__).parent / "wire_deal.json").read_text("utf-8"))
GAME = discover()[V["game"]]
KEYS = [SeatKey(bytes.fromhex(seed)) for seed in V["seats"]]
DEALER = DealerSecrets(bytes.fromhex(V["seed"]), SeatKey(bytes.fromhex(V["dealer"])))
MIXER = DealerSecrets(bytes.fromhex(V["t"]), SeatKey(bytes.fromhex(V["mixer"])))
NEW = SeatKey(bytes.fromhex(V["new"]))
"""The phone that asks for seat 2."""


def told(name: str) -> Wish:
    """A wish of the vectors."""
    return wish_text.read(GAME, V["wishes"][name])


def hexed(name: str, part: str) -> bytes:
    """Bytes in a wish of the vectors, read as plain JSON."""
    return bytes.fromhex(json.loads(V["wishes"][name])[part])


def table(*further: By) -> Table:
    """Four who sit, and what stands in the log after them."""
    made = Made(V["game"], 4, {}, bytes(32), KEYS[0].public, own=True)
    sat = (
        By(n, Sat(n, f"seat {n}", key.public, bytes(32), Carrier.PHONE, maker=n == 0, own=True))
        for n, key in enumerate(KEYS)
    )
    return fold(GAME, entries((By(None, made), *sat, *further), 0, GENESIS))


def dealing_table() -> Table:
    """As far as all have given their shares."""
    promise = commitment(DEALER.seed)
    game_id = bytes.fromhex(V["game_id"])
    begun = Committed(1, game_id, promise, DEALER.dealer.public, (0, 1, 2, 3), 0, 1)
    given = (By(n, Shared(n, bytes.fromhex(share))) for n, share in enumerate(V["shares"]))
    return table(By(3, DealAsked(3)), By(0, begun), *given)


def dealt_table() -> Table:
    """After the mix and the deal of the vectors."""
    before = dealing_table()
    mix, deal = told("Mix"), told("DealOut")
    assert isinstance(mix, wish.Mix)
    assert isinstance(deal, wish.DealOut)
    game_id, promise = bytes.fromhex(V["game_id"]), commitment(DEALER.seed)
    begun = Committed(1, game_id, promise, DEALER.dealer.public, (0, 1, 2, 3), 0, 1)
    given = (By(n, Shared(n, share)) for n, share in before.shares)
    dealt = By(0, Dealt(deal.message, deal.events))
    further = (By(3, DealAsked(3)), By(0, begun), *given, By(1, Mixed(mix.message)), dealt)
    return table(*further, By(2, EndAsked(2)))


def test_each_wish_has_this_text() -> None:
    for name, text in V["wishes"].items():
        found = wish_text.read(GAME, text)
        assert type(found).__name__ == name
        assert wish_text.text(GAME, found) == text
        assert json.loads(text).keys() - {"is"} == set(found.__dataclass_fields__)


def test_a_dealing_phone_commits_so() -> None:
    found = told("Commit")
    assert isinstance(found, wish.Commit)
    assert found.game_id.hex() == V["game_id"]
    assert (found.commitment, found.dealer) == (commitment(DEALER.seed), DEALER.dealer.public)
    assert found.mixer == 1


def test_the_mix_and_the_deal_over_it_come_out_to_the_byte() -> None:
    before = dealing_table()
    assert mixed.code(before, MIXER) == hexed("Mix", "message")
    after = dealt_table()
    dealt = dealing.drawn(GAME, after, DEALER.seed)
    assert dealing.source(after, DEALER.seed).hex() == V["source"]
    assert [hand.hex() for _, hand in dealt.hands] == V["hands"]
    assert mixed.message(after, DEALER, dealt) == hexed("DealOut", "message")
    slots = [
        found[0]
        for key in KEYS
        if isinstance(found := sealed.find(dealing.read(after), key), tuple)
    ]
    assert slots == V["slots"]
    assert json.loads(V["wishes"]["DealOut"])["shares"] == len(V["shares"])


def test_a_pass_key_is_signed_so() -> None:
    made = dealing.pass_key(dealing_table(), 2, KEYS[2])
    assert told("NamePassKey") == wish.NamePassKey(2, made.key, made.signature)


def test_the_end_shows_whose_slot_is_whose_and_the_seed() -> None:
    after = dealt_table()
    message = mixed.unmix(after, MIXER)
    assert told("Unmix") == wish.Unmix(message)
    assert told("Reveal") == wish.Reveal(DEALER.seed)
    ended = table(*(By(0, Unmixed(message)),)).by_phone
    assert ended is None  # an UNMIX counts only in its own deal
    assert mixed.read_unmix(after, message) is not None


def test_what_a_phone_knows_opens_for_three_others() -> None:
    before = dealing_table()
    for name, inside, lost in (("Commit", DEALER, 0), ("Mix", MIXER, 1), ("Entrust", DEALER, 0)):
        drawer = hexed(name, "drawer")
        assert is_entrusted(drawer, by_phone.others(before, lost))
        shares = [
            share for n, key in enumerate(KEYS) if n != lost and (share := share_in(drawer, key))
        ]
        assert brought_back(drawer, shares) == inside
        assert brought_back(drawer, shares[:2]) is None


def test_a_share_is_given_to_the_key_that_asked() -> None:
    found = told("GiveShare")
    assert isinstance(found, wish.GiveShare)
    opened = envelope.read(parse(found.envelope), NEW, KEYS[found.seat].public, Kind.ENVELOPE)
    assert isinstance(opened, envelope.Envelope)
    share = share_in(hexed("Commit", "drawer"), KEYS[found.seat])
    assert share is not None
    assert opened.content == bytes([share.place]) + share.value


def test_a_seat_that_moves_is_handed_over_by_two_phones() -> None:
    handed, picked = told("HandOver"), told("PickOut")
    assert isinstance(handed, wish.HandOver)
    assert isinstance(picked, wish.PickOut)
    assert Part(json.loads(V["wishes"]["Entrust"])["part"]) is Part.DEALER
    dealer, mixer = DEALER.dealer.public, MIXER.dealer.public
    secrets = envelope.read(parse(handed.envelope), NEW, dealer, Kind.ENVELOPE)
    keys = envelope.read(parse(handed.keys), MIXER.dealer, dealer, Kind.ENVELOPE)
    pick = envelope.read(parse(picked.envelope), NEW, mixer, Kind.ENVELOPE)
    assert isinstance(secrets, envelope.Envelope)
    assert isinstance(keys, envelope.Envelope)
    assert isinstance(pick, envelope.Envelope)
    slot, key = pick.content[0], pick.content[1:]
    assert (slot, key) == (V["slots"][2], keys.content[16 * slot : 16 * slot + 16])
    secret = gcm_open(key, bytes(12), secrets.content[48 * slot : 48 * slot + 48])
    assert dealing.proven(dealt_table(), slot, secret) == bytes.fromhex(V["hands"][slot])
