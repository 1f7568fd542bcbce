"""A listener, a joker, a broken camera: whatever they make of honest codes is read or refused.

`python -m tests.attacks.mutate 1000000 4 40` reads ten times as many, and goes deep more often.
"""

from pathlib import Path

from companion.handoff import message
from companion.handoff.header import Kind
from tests.attacks import mutate
from tests.attacks.honest import evening

CODES = 100_000
"""How many are read here; a minute at most."""


async def test_every_changed_code_is_a_value_or_a_named_refusal() -> None:
    tally = await mutate.run(CODES)
    assert not tally.failures, "\n".join(tally.failures[:5])
    assert tally.codes == CODES
    for name in ("ask", "deal", "seat", "unmix", "opening.named", "pledge", "rescue", "text"):
        assert tally.done[f"{name} took"], f"{name}: changed so much that none was read deep"
        assert tally.done[f"{name} refused"], f"{name}: changed so little that none was refused"


async def test_the_honest_evening_has_a_message_of_every_kind(tmp_path: Path) -> None:
    told = await evening(tmp_path, mutate.LETTERS)
    await told.close()
    read = [message.parse(raw) for raw in told.honest]
    kinds = {found.header.kind for found in read if isinstance(found, message.Message)}
    assert all(isinstance(found, message.Message) for found in read)
    assert kinds == set(Kind) - {Kind.ANSWER}, "an answer to a peek travels in an ENVELOPE"
