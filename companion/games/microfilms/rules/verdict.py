"""Who wins when an agent reveals a film: it depends on nothing but the film. PURE (facts 5.7)."""

from collections.abc import Collection

from companion.games.microfilms.rules.cards import Nation


def agents_winning(
    nations: Collection[Nation], allied: Collection[Nation], film: Nation
) -> frozenset[Nation]:
    """The nations that win (MF-A1..9).

    nations: the three in play. allied: the two whose Letters are in play. Raises ValueError for
    others.
    """
    if len(set(nations)) != 3 or len(set(allied)) != 2 or not set(allied) <= set(nations):
        raise ValueError("three nations are in play, two of them allied")
    if film not in nations:
        raise ValueError("that film is in the box")
    lone = frozenset(nations) - frozenset(allied)
    return frozenset(allied) if film in lone else lone
