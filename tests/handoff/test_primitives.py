"""The functions of `primitives` on computers: known answers, and a named refusal for all bad.

In a browser the same is asked by `tests/browser/test_own_primitives`.
"""

import pytest

from companion.handoff import primitives
from tests.handoff.primitive_cases import Case, cases, wrong


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_function_gives_what_it_must(case: Case) -> None:
    assert not wrong(case)


def test_every_function_is_asked() -> None:
    public = {name for name in vars(primitives) if callable(getattr(primitives, name))}
    ours = {name for name in public if getattr(primitives, name).__module__ == primitives.__name__}
    assert {case.function for case in cases()} == ours
