"""The vectors of `WIRE.md`: what another program would have to say and check, to the byte."""

import hashlib
import json
from pathlib import Path

from companion.games import discover
from companion.games.secret_night.rules.acts import SetClock
from companion.handoff.primitives import ed25519_sign, ed25519_verify
from companion.handoff.seatkey import SeatKey
from companion.session import wire
from companion.session.link import name_of
from companion.session.proof import Proof, answer
from companion.table import wish, wish_text

V: dict[str, str] = json.loads((Path(__file__).parent / "wire.json").read_text("utf-8"))
SEED = bytes.fromhex(V["seed"])
KEY = SeatKey(SEED)
NIGHT = discover()["secret_night"]


def canonical(value: object) -> bytes:
    """As `WIRE.md` says it, written once more."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return text.encode()


def test_a_challenge_is_answered_so() -> None:
    challenge = wire.listen(V["challenge"])
    assert isinstance(challenge, wire.Challenge)
    assert name_of(V["code"]) == V["name"]
    said = canonical([V["origin"], V["name"], challenge.nonce.hex()])
    signature = ed25519_sign(SEED, b"companion/challenge/1|" + said)
    assert answer(KEY, V["origin"], V["name"], challenge.nonce) == signature
    shown = wire.Shown(KEY.public, bytes.fromhex(V["token"]), signature)
    assert wire.said(wire.Prove((shown,))) == V["prove"]


def test_a_hello_is_said_so() -> None:
    digest = Proof.read(V["proof"]).digest
    assert wire.said(wire.Hello(V["code"], 7, digest)) == V["hello"]


def test_a_wish_is_signed_so() -> None:
    text = wish_text.text(NIGHT, wish.Act(1, SetClock(3), "tap 1", 7))
    assert text == V["wish"]
    proof = json.loads(V["proof"])
    said = [V["origin"], V["name"], proof["id"], 7, proof["digest"], text]
    ((public, signature),) = proof["signatures"]
    assert public == V["public"]
    signed = b"companion/wish/1|" + canonical(said)
    assert ed25519_verify(KEY.public, bytes.fromhex(signature), signed)
    assert Proof.read(V["proof"]).holds(V["name"])
    assert canonical(proof).decode() == V["proof"]
    assert wire.said(wire.Want(V["proof"])) == V["want"]


def test_an_entry_with_its_proof_has_this_digest() -> None:
    frame = wire.listen(V["entries"])
    assert isinstance(frame, wire.Entries)
    ((seat, kind, body, proof),) = frame.rows
    previous = Proof.read(V["proof"]).digest
    line = [8, seat, kind, body, previous.hex(), proof]
    assert hashlib.sha256(canonical(line)).hexdigest() == V["digest"] == frame.digest.hex()
    (entry,) = wire.lines(frame, previous)
    assert entry.digest.hex() == V["digest"]
    assert wire.entries_from([entry], 0)[0] == V["entries"]
