"""The vectors of `PROTOCOL.md`: what another program would have to make or open, to the byte."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from companion.handoff import (
    backup,
    chance,
    deal,
    ending,
    envelope,
    message,
    mix,
    opening,
    parts,
    peek,
    request,
    seat,
    shares,
    text,
    witness,
    words,
)
from companion.handoff import header as head
from companion.handoff.deal import Deal
from companion.handoff.header import GameId, Header, Kind
from companion.handoff.message import known, parse
from companion.handoff.mix import Mix
from companion.handoff.seatkey import SeatKey, x_public
from companion.handoff.shares import Share
from companion.handoff.witness import Promise
from companion.refusal import Refusal

VECTORS: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parent / "protocol.json").read_text("utf-8")
)
COUNT = {
    "key": 4,
    "check_words": 3,
    "header": 3,
    "seat": 2,
    "chance": 1,
    "deal": 1,
    "open": 2,
    "end": 1,
    "witness": 1,
    "mixed": 1,
    "backup": 1,
    "envelope": 2,
    "ask": 2,
    "reply": 1,
    "offer": 1,
    "peek": 1,
    "shares": 1,
    "parts": 2,
    "text": 1,
}


def each(kind: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("vector", VECTORS[kind], ids=range(COUNT[kind]))


def un(value: Any) -> Any:
    """Hex taken off, in lists too."""
    return [un(one) for one in value] if isinstance(value, list) else bytes.fromhex(value)


def heading(vector: dict[str, Any], name: str = "header") -> Header:
    found = head.parse(un(vector[name]))
    assert isinstance(found, Header)
    assert found.raw == un(vector[name])
    return found


def key(vector: dict[str, Any], name: str = "seed") -> SeatKey:
    return SeatKey(un(vector[name]))


def the_deal(raw: bytes) -> Deal:
    found = deal.read(parse(raw))
    assert isinstance(found, Deal)
    return found


def test_there_is_a_vector_of_each_kind() -> None:
    assert {kind: len(some) for kind, some in VECTORS.items()} == COUNT


@each("key")
def test_keys(vector: dict[str, Any]) -> None:
    mine = key(vector)
    assert mine.public == un(vector["public"])
    assert hashlib.sha512(mine.seed).digest()[:32] == un(vector["x25519_scalar"])
    assert x_public(mine.public) == un(vector["x25519_public"]) == mine.agree(deal.BASE)
    assert mine.other.seed == un(vector["other_seed"])
    assert mine.other.public == un(vector["other_public"])


@each("check_words")
def test_check_words(vector: dict[str, Any]) -> None:
    places = words.check_words(un(vector["public"]), un(vector["table"]))
    assert places == (vector["first"], vector["second"])
    assert words.spoken(places, "en") == vector["english"]
    assert words.spoken(places, "es") == vector["spanish"]


@each("header")
def test_headers(vector: dict[str, Any]) -> None:
    kind, game = Kind(vector["kind"]), GameId(un(vector["game"]))
    places = (vector["round"], vector["sender"], vector["to"], vector["expiry"])
    made = Header(kind, game, *places)
    assert made.raw == un(vector["bytes"])
    assert head.parse(made.raw) == made


@each("seat")
def test_seats(vector: dict[str, Any]) -> None:
    mine, raw, said = key(vector), un(vector["message"]), un(vector["statement"])
    assert seat.seal(heading(vector), mine, vector["name"], said) == raw
    assert seat.read(parse(raw)) == seat.Seat(heading(vector), mine.public, vector["name"], said)


@each("chance")
def test_chance(vector: dict[str, Any]) -> None:
    seed = un(vector["seed"])
    assert chance.commitment(seed) == un(vector["commitment"])
    given = [(one["seat"], un(one["share"])) for one in vector["shares"]]
    source = chance.entropy(seed, given)
    assert source == un(vector["entropy"])
    assert chance.stream(source)(80) == un(vector["stream_first_80"])


@each("deal")
def test_deals(vector: dict[str, Any]) -> None:
    raw, source = un(vector["message"]), un(vector["entropy"])
    keys, hands, public = un(vector["keys"]), un(vector["hands"]), un(vector["public"])
    dealer = key(vector, "dealer_seed")
    assert deal.seal(heading(vector), dealer, source, keys, hands, public) == raw
    found = the_deal(raw)
    assert deal.audit(found, source, keys, hands)
    for slot in vector["slots"]:
        at, hand, shared = slot["slot"], un(slot["hand"]), un(slot["shared_secret"])
        assert deal.find(found, key(slot)) == (at, hand)
        assert deal.proof(found, key(slot), at) == shared
        assert deal.given(found, source, keys, hands, at) == shared
        assert deal.check_proof(found, at, shared) == hand


@each("open")
def test_openings(vector: dict[str, Any]) -> None:
    found, mine, raw = the_deal(un(vector["deal"])), key(vector), un(vector["message"])
    if vector["kind"] == "plain":
        made = opening.seal(heading(vector), mine, found, vector["slot"])
        shown = opening.read(parse(raw), mine.public, found)
    else:
        made = opening.seal_named(heading(vector), mine, found, vector["slot"])
        named = opening.read_named(parse(raw), found)
        assert not isinstance(named, Refusal)
        shown, public = named
        assert public == mine.public
    assert made == raw
    assert isinstance(shown, opening.Opening)
    assert (shown.slot, shown.hand) == (vector["slot"], un(vector["hand"]))


@each("end")
def test_ends(vector: dict[str, Any]) -> None:
    dealer, source, keys = key(vector, "dealer_seed"), un(vector["entropy"]), un(vector["keys"])
    raw = un(vector["message"])
    assert ending.seal(heading(vector), dealer, source, keys) == raw
    found = ending.read(parse(raw), dealer.public)
    assert found == ending.Ending(heading(vector), source, tuple(keys))
    assert deal.audit(the_deal(un(vector["deal"])), source, keys, un(vector["hands"]))


@each("witness")
def test_witnesses(vector: dict[str, Any]) -> None:
    game, dealer, seed = GameId(un(vector["game"])), key(vector, "dealer_seed"), un(vector["seed"])
    about, share, said = un(vector["about"]), un(vector["share"]), un(vector["statement"])
    seats = [(one["number"], un(one["key"])) for one in vector["seats"]]
    promise = witness.promised(seed, about, seats)
    assert promise == un(vector["promise"])
    assert witness.seal(game, dealer, promise, about) == un(vector["pledge"])
    found = witness.read(parse(un(vector["pledge"])))
    assert isinstance(found, Promise)
    who, at = key(vector, "witness_seed"), vector["witness_place"]
    assert witness.state(who, found, share) == said
    assert witness.stated(said, who.public, game, dealer.public, promise)
    assert witness.holds(said, at, seed, game, dealer.public, about, seats)
    assert not witness.holds(said, at, share, game, dealer.public, about, seats)
    assert witness.mark(who.public, found, share) == un(vector["mark"])
    assert witness.entropy(seed, said) == un(vector["entropy"])
    keys = tuple(public for _, public in seats)
    end = heading(vector, "end_header")
    assert ending.seal(end, dealer, seed, keys, said) == un(vector["end"])
    shown = ending.read(parse(un(vector["end"])), dealer.public, witnessed=True)
    assert shown == ending.Ending(end, seed, keys, said)


def test_what_a_deal_is_mixed_of() -> None:
    (vector,) = VECTORS["mixed"]
    promise, about = un(vector["promise"]), un(vector["about"])
    dealer, mixer = key(vector, "dealer_seed"), key(vector, "mixer_seed")
    assert chance.commitment(un(vector["seed"])) == promise
    pledged = heading(vector, "pledge_header")
    raw = mix.seal_pledge(pledged, dealer, promise, about, vector["dealer_name"])
    assert raw == un(vector["pledge"])
    assert mix.read_pledge(parse(raw)) == mix.Pledge(
        pledged, dealer.public, promise, about, vector["dealer_name"]
    )
    secret, keys = un(vector["secret"]), un(vector["keys"])
    assert mix.mixed(secret, keys) == (un(vector["base"]), tuple(un(vector["points"])))
    assert [mix.tag(public) for public in keys] == un(vector["tags"])
    where, public = heading(vector, "mix_header"), un(vector["mix_public"])
    assert mix.seal_mix(where, mixer, secret, promise, keys, public) == un(vector["mix"])
    found = the_mix(vector)
    assert found.bond.digest == un(vector["digest"])
    assert found.bond.raw == un(vector["bond"])
    assert mix.bond(un(vector["bond"])).signed_by(where, mixer.public)


def test_a_mixed_deal_and_its_end() -> None:
    (vector,) = VECTORS["mixed"]
    found, seed, hands = the_mix(vector), un(vector["seed"]), un(vector["hands"])
    dealer, mixer = key(vector, "dealer_seed"), key(vector, "mixer_seed")
    source = mix.entropy(seed, found)
    assert source == un(vector["entropy"])
    where, public = heading(vector, "deal_header"), found.public + found.bond.raw
    raw = deal.seal_over(where, dealer, source, found.points, hands, public, found.base)
    assert raw == un(vector["deal"])
    dealt = the_deal(raw)
    assert deal.audit_over(dealt, source, found.points, hands, found.base)
    secret, keys = un(vector["secret"]), un(vector["keys"])
    for public, one in zip(keys, vector["places"], strict=True):
        assert key(one).public == public
        assert deal.find(dealt, key(one)) == (one["slot"], un(one["hand"]))
        assert mix.place(secret, keys, public) == one["slot"]
    shown = heading(vector, "unmix_header")
    unmix = mix.seal_unmix(shown, mixer, found.bond.digest, secret, keys)
    assert unmix == un(vector["unmix"])
    assert mix.read_unmix(parse(unmix), mixer.public) == mix.Unmix(
        shown, found.bond.digest, secret, tuple(keys)
    )
    over = heading(vector, "end_header")
    end = mix.seal_end(over, dealer, seed, un(vector["mix"]), unmix)
    assert end == un(vector["end"])
    assert mix.read_end(parse(end), dealer.public) == mix.Ending(
        over, seed, un(vector["mix"]), unmix
    )


def the_mix(vector: dict[str, Any]) -> Mix:
    found = mix.read_mix(parse(un(vector["mix"])), un(vector["promise"]))
    assert isinstance(found, Mix)
    return found


@each("backup")
def test_backups(vector: dict[str, Any]) -> None:
    content, fixed = un(vector["content"]), (un(vector["salt"]), un(vector["nonce"]))
    raw = backup.sealed(heading(vector), vector["letters"], content, *fixed)
    assert raw == un(vector["message"])
    assert backup.read(raw, vector["typed"]) == content


@each("envelope")
def test_envelopes(vector: dict[str, Any]) -> None:
    opened = envelope.read(
        parse(un(vector["message"])),
        key(vector, "receiver_seed"),
        un(vector["sender_public"]),
        Kind(vector["kind"]),
    )
    assert opened == envelope.Envelope(heading(vector), un(vector["content"]))


@each("ask")
def test_asks(vector: dict[str, Any]) -> None:
    mine, topic, mark, raw = key(vector), *(un(vector[n]) for n in ("topic", "mark", "message"))
    assert request.seal_ask(heading(vector), mine, topic, mark) == raw
    assert request.read_ask(parse(raw)) == request.Ask(heading(vector), mine.public, mark, topic)
    assert request.digest(raw) == un(vector["digest"])


@each("reply")
def test_replies(vector: dict[str, Any]) -> None:
    found = request.read_reply(
        parse(un(vector["message"])), key(vector, "receiver_seed"), un(vector["to"])
    )
    assert isinstance(found, request.Reply)
    assert (found.public, found.content) == (un(vector["sender_public"]), un(vector["content"]))


@each("offer")
def test_offers(vector: dict[str, Any]) -> None:
    mine, topic, hand, raw = key(vector), *(un(vector[n]) for n in ("topic", "hand", "message"))
    assert request.seal_offer(heading(vector), mine, topic, hand) == raw
    assert request.read_offer(parse(raw)) == request.Offer(
        heading(vector), mine.public, topic, hand
    )


@each("peek")
def test_peeks(vector: dict[str, Any]) -> None:
    names = ("context", "offer", "owner_secret", "point", "asker_secret", "answer")
    context, public, kept, point, asked, answer = (un(vector[name]) for name in names)
    assert peek.size(public) == len(un(vector["cards"]))
    assert asked[-1] == vector["place"]
    assert peek.answer(kept, point, context=context) == answer
    assert peek.see(public, asked, answer, context=context) == un(vector["card"])
    assert peek.audit(public, kept, point, answer, context=context) == un(vector["cards"])
    assert peek.see(public, asked, answer, context=context + b"2") == peek.BadPeek()


@each("shares")
def test_shares(vector: dict[str, Any]) -> None:
    some = [Share(one["place"], un(one["value"])) for one in vector["shares"]]
    pairs = [(a, b) for a in some for b in some if a != b]
    assert len(pairs) == 12
    assert all(shares.joined(a, b) == un(vector["secret"]) for a, b in pairs)


@each("parts")
def test_parts(vector: dict[str, Any]) -> None:
    raw, cut = un(vector["message"]), un(vector["parts"])
    assert list(parts.cut(raw)) == cut
    if len(cut) == 1:
        assert cut == [raw]
        return
    gathering = parts.Gathering()
    for part in reversed(cut):
        assert parts.finish(gathering) is None
        after = parts.take(gathering, known(part))
        assert isinstance(after, parts.Gathering)
        gathering = after
    assert parts.finish(gathering) == raw


@each("text")
def test_texts(vector: dict[str, Any]) -> None:
    raw = un(vector["message"])
    assert isinstance(message.parse(raw), message.Message)
    assert text.write(raw) == vector["code"]
    assert text.link(raw, vector["origin"]) == vector["link"]
    assert text.typed(raw) == vector["typed"]
    assert all(text.read(vector[form]) == raw for form in ("code", "link", "typed"))
