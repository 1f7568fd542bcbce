"""The throwaway game is in its folder for these tests, and gone afterwards."""

from collections.abc import Iterator

import pytest

from tests.support.extra import extra_games


@pytest.fixture
def extra() -> Iterator[None]:
    """A sixth game: one new folder."""
    with extra_games():
        yield
