"""Who wins when an agent attempts: it depends on the film alone. PURE (facts 5.7).

Where the attempt was not allowed and that counts as failed, it depends on the agent.
"""

from collections.abc import Collection

from companion.games.microfilms.rules.cards import Nation


def opponents(allied: Collection[Nation], nations: Collection[Nation], own: Nation) -> set[Nation]:
    """Who wins where an agent has failed: the lone one's opponents are both allies (MF-def15)."""
    return set(nations) - set(allied) if own in allied else set(allied)


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
