"""What the help says, in sentences: a claim, and why it is so."""

from typing import assert_never

from companion.games.venice.deduction import Clue, Own
from companion.games.venice.help import Advice
from companion.games.venice.reason import (
    Conclusion,
    Half,
    HasOther,
    LastAgent,
    LastCard,
    OneOf,
    Seen,
    Taken,
    Together,
    Yours,
)
from companion.games.venice.screens.naming import Naming


def told(advice: Advice) -> tuple[Conclusion, ...]:
    """The conclusions worth a sentence: not one's own cards, not what a cross tells anyway."""
    return tuple(
        conclusion
        for conclusion in advice.conclusions
        if not isinstance(conclusion.reason, Yours | Taken | HasOther)
    )


def contradiction(naming: Naming, against: tuple[Clue, ...]) -> str:
    """Which notes cannot all be true."""
    return naming.stage.words("venice-sheet-contradiction", notes=_notes(naming, against))


def sentence(naming: Naming, conclusion: Conclusion) -> str:
    """A conclusion and its reason."""
    words, fact = naming.stage.words, conclusion.fact
    claim = ("is" if fact.card < 4 else "has") + ("" if fact.holds else "-not")
    name, card = naming.agent(naming.frame.agents[fact.agent]), naming.card(fact.card)
    said = words(f"venice-sheet-{claim}", name=name, card=card)
    return words("venice-sheet-because", claim=said, why=_why(naming, conclusion, name))


def _why(naming: Naming, conclusion: Conclusion, name: str) -> str:
    words, agents = naming.stage.words, naming.frame.agents
    match conclusion.reason:
        case Yours():
            return words("venice-sheet-why-yours")
        case Seen(column):
            return words("venice-sheet-why-seen", number=naming.number(column))
        case Taken(by):
            return words("venice-sheet-why-taken", holder=naming.agent(agents[by]))
        case HasOther(card):
            return words("venice-sheet-why-other", other=naming.card(card))
        case LastCard():
            return words("venice-sheet-why-last-card", name=name)
        case LastAgent():
            return words("venice-sheet-why-last-agent")
        case Half():
            return _half(naming, conclusion.reason, name)
        case OneOf(column, (one, other)):
            return words(
                "venice-sheet-why-one-of",
                number=naming.number(column),
                one=naming.card(one),
                other=naming.card(other),
            )
        case Together(clues):
            return words("venice-sheet-why-together", notes=_notes(naming, clues))
        case _ as never:
            assert_never(never)


def _half(naming: Naming, half: Half, name: str) -> str:
    words, frame = naming.stage.words, naming.frame
    number, other = naming.number(half.column), naming.card(half.other)
    if half.true:
        return words("venice-sheet-why-half-true", number=number, other=other)
    if half.holder is None:
        return words("venice-sheet-why-half-not", number=number, other=other, name=name)
    holder = frame.agents[half.holder]
    if holder == frame.me:
        return words("venice-sheet-why-half-yours", number=number, other=other)
    return words(
        "venice-sheet-why-half-theirs", number=number, other=other, holder=naming.agent(holder)
    )


def _notes(naming: Naming, clues: tuple[Clue, ...]) -> str:
    """The clues as one's own cards and numbers of columns."""
    words = naming.stage.words
    columns = sorted({clue.column for clue in clues if not isinstance(clue, Own)})
    listed = words.listed(dict.fromkeys(map(naming.number, columns)))
    if len(columns) == len({*clues}):
        return words("venice-sheet-notes", count=len(columns), numbers=listed)
    return words("venice-sheet-notes-and-own", count=len(columns), numbers=listed)
