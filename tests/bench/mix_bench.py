"""Prints what a deal that nobody knows costs: `python -m tests.bench.mix_bench`. Not a test."""

import random

from companion.handoff import deal, mix, parts
from companion.handoff.chance import commitment
from companion.handoff.header import EVERYONE, GameId, Header, Kind
from companion.handoff.message import parse
from companion.handoff.seatkey import SeatKey
from tests.bench.handoff_bench import median_ms


def row(count: int, noise: random.Random) -> str:
    """One line: times in milliseconds, sizes in bytes, for so many seats."""
    players = [SeatKey(noise.randbytes(32)) for _ in range(count)]
    keys, hands = [p.public for p in players], [noise.randbytes(1) for _ in players]
    secret, seed, game = noise.randbytes(32), noise.randbytes(32), GameId.fresh(29_000_000)
    promise, names = commitment(seed), b"ab" + (b"\x00\x05Anna5" + bytes(mix.TAG)) * count
    dealer, mixer = players[:2]
    head = {kind: Header(kind, game, 1, 0, EVERYONE) for kind in Kind}

    def mixed() -> bytes:
        return mix.seal_mix(head[Kind.MIX], mixer, secret, promise, keys, names)

    raw = mixed()
    found = mix.read_mix(parse(raw), promise)
    assert isinstance(found, mix.Mix)
    source, said = mix.entropy(seed, found), names + found.bond.raw

    def dealt() -> bytes:
        return deal.seal_over(
            head[Kind.DEAL], dealer, source, found.points, hands, said, found.base
        )

    read = deal.read(parse(dealt()))
    assert isinstance(read, deal.Deal)
    unmix = mix.seal_unmix(head[Kind.UNMIX], mixer, found.bond.digest, secret, keys)
    end = mix.seal_end(head[Kind.END], dealer, seed, raw, unmix)
    took = (
        median_ms(mixed),
        median_ms(dealt),
        median_ms(lambda: deal.find(read, players[-1])),
        median_ms(lambda: deal.audit_over(read, source, found.points, hands, found.base)),
    )
    cells = "".join(f"{ms:9.2f}" for ms in took)
    sizes = f"{len(raw):7}{len(read.raw):6}{len(end):6} ({len(parts.cut(end))} parts)"
    return f"N={count} {cells}    {sizes}"


def main() -> None:
    noise = random.Random(7)
    print(f"{'':4}{'mix':>9}{'deal':>9}{'open':>9}{'audit':>9} ms    MIX  DEAL   END bytes")
    for count in range(3, 9):
        print(row(count, noise))


if __name__ == "__main__":
    main()
