"""Prints what the handoff costs here: `python -m tests.bench.handoff_bench`. Not a test."""

import io
import random
import time
from collections.abc import Callable

import zxingcpp
from PIL import Image

from companion.handoff import (
    backup,
    deal,
    edwards,
    envelope,
    peek,
    picture,
    primitives,
    text,
    words,
)
from companion.handoff.deal import Deal
from companion.handoff.header import EVERYONE, GameId, Header, Kind
from companion.handoff.message import parse
from companion.handoff.seatkey import SeatKey

QR = zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode)


def median_ms(work: Callable[[], object], times: int = 21) -> float:
    """The middle of `times` runs, in milliseconds."""
    took = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        took.append((time.perf_counter() - start) * 1000)
    return sorted(took)[times // 2]


def frame(letters: str) -> bytes:
    """A camera's JPEG, 1280x720, with a code a third of a metre away."""
    code = Image.open(io.BytesIO(picture.png(letters, 8))).convert("L")
    view = Image.new("RGB", (1280, 720), (90, 70, 60))
    code.thumbnail((420, 420))
    view.paste(code.rotate(7, expand=True, fillcolor=90).convert("RGB"), (400, 120))
    out = io.BytesIO()
    view.save(out, "JPEG", quality=80)
    return out.getvalue()


def scan(jpeg: bytes) -> str:
    image = Image.open(io.BytesIO(jpeg))
    image.draft("L", image.size)
    [found] = zxingcpp.read_barcodes(image, formats=QR)
    return found.text


def main() -> None:
    noise = random.Random(7)
    players = [SeatKey(noise.randbytes(32)) for _ in range(8)]
    keys, hands = [player.public for player in players], [noise.randbytes(8) for _ in players]
    game, entropy = GameId.fresh(29_000_000), noise.randbytes(32)
    header = Header(Kind.DEAL, game, 1, 0, EVERYONE)

    def sealed() -> bytes:
        return deal.seal(header, players[0], entropy, keys, hands, b"")

    def key_check() -> bytes:
        edwards.montgomery.cache_clear()
        return edwards.montgomery(keys[0])

    raw = sealed()
    found = deal.read(parse(raw))
    assert isinstance(found, Deal)
    letter = Header(Kind.ENVELOPE, game, 1, 0, 1)
    sent = envelope.seal(letter, players[0], keys[1], b"x" * 31)
    letters = [text.write(noise.randbytes(200)) for _ in range(50)]
    fresh = iter(letters)
    jpeg = frame(letters[0])
    assert scan(jpeg) == letters[0]
    hand = [bytes([card]) for card in range(8)]

    def peeked() -> bytes:
        public, secret = peek.offer(hand)
        point, mine = peek.ask(public, 5)
        told = peek.answer(secret, point)
        assert isinstance(told, bytes)
        card = peek.see(public, mine, told)
        assert isinstance(card, bytes)
        return card

    public, secret = peek.offer(hand)
    point, _ = peek.ask(public, 5)
    rescue = backup.seal(Header(Kind.BACKUP, game, 1, 0, EVERYONE), "ABCDEFGH", bytes(67))
    scrypt = median_ms(lambda: primitives.stretch(b"ABCDEFGH", bytes(16)), 5)
    tries_a_year = 365 * 24 * 3600 * 1000 / scrypt
    said = median_ms(lambda: words.check_words(keys[0], game.raw), 5)
    pairs = words.WORDS * (words.WORDS - 1)
    rows: list[tuple[str, float, str]] = [
        ("check one new public key", median_ms(key_check), ""),
        ("deal for 8 seats", median_ms(sealed), f"{len(raw)} bytes, w=8"),
        (
            "read a deal, find one's slot",
            median_ms(lambda: (deal.read(parse(raw)), deal.find(found, players[5]))),
            "",
        ),
        ("audit a deal", median_ms(lambda: deal.audit(found, entropy, keys, hands)), ""),
        (
            "seal an envelope",
            median_ms(lambda: envelope.seal(letter, players[0], keys[1], b"x" * 31)),
            f"{len(sent)} bytes",
        ),
        (
            "open an envelope",
            median_ms(lambda: envelope.read(parse(sent), players[1], keys[0])),
            "",
        ),
        ("peek, 8 cards, both phones", median_ms(peeked, 101), "offer, ask, answer, see"),
        ("answer a peek, 8 cards", median_ms(lambda: peek.answer(secret, point), 101), ""),
        ("stretch (scrypt)", scrypt, f"{tries_a_year:.1e} letters a year and core"),
        (
            "open a rescue code",
            median_ms(lambda: backup.read(rescue, "00000000"), 5),
            f"all of 2^40: {2**40 / tries_a_year:,.0f} core years",
        ),
        (
            "two words of a key",
            said,
            f"1 in {pairs:,}: {pairs * said / 3_600_000:.0f} core hours for another key with them",
        ),
        (
            "picture of 200 bytes, new",
            median_ms(lambda: picture.png(next(fresh), 8)),
            f"{len(picture.png(letters[0], 8))} bytes at scale 8",
        ),
        ("decode a 1280x720 JPEG", median_ms(lambda: scan(jpeg)), f"{len(jpeg)} bytes"),
    ]
    for what, took, note in rows:
        print(f"{what:32s}{took:9.2f} ms   {note}")


if __name__ == "__main__":
    main()
