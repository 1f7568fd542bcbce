"""The list of evenings that a phone keeps."""

from dataclasses import replace

from companion.ui import evenings
from companion.ui.evenings import MOST, Played

NIGHT = Played("ab-1", "venice", 29_000_000, ("Anna", "Inés"), ("Anna",))


def test_an_evening_comes_back_from_its_text_and_what_is_none_is_none() -> None:
    assert evenings.read(evenings.text((NIGHT,))) == (NIGHT,)
    for strange in (None, "", "[", "{}", "[1]", '[["ab", "venice", "x", [], []]]'):
        assert evenings.read(strange) == ()


def test_the_same_deal_is_one_evening_and_the_oldest_go() -> None:
    later = replace(NIGHT, minutes=NIGHT.minutes + 5, winners=("Inés",))
    assert evenings.added((NIGHT,), later) == (replace(NIGHT, winners=("Inés",)),)
    many: tuple[Played, ...] = ()
    for number in range(MOST + 2):
        many = evenings.added(many, replace(NIGHT, deal=f"{number}"))
    assert [one.deal for one in many[:2]] == [f"{MOST + 1}", f"{MOST}"]
    assert len(many) == MOST
