"""The faces of cards: as many boxes and lines whatever is on them."""

from companion.games.venice import bycode
from companion.games.venice.rules import passing
from companion.games.venice.rules.cards import NONE, PARTNERS
from companion.games.venice.rules.hand import seen, unpack
from companion.games.venice.rules.passing import Passed, Way
from companion.games.venice.rules.talks import GiveCards, LookAtDummy, ShowBlack
from companion.games.venice.rules.venice import Venice
from companion.games.venice.screens import names
from companion.games.venice.screens.gather import opened
from companion.table import codec
from companion.table.passed import Passed as Gone
from companion.table.state import Question, Table
from companion.ui.drawings import drawing
from companion.ui.kit import Face, Fact
from companion.ui.words import Words

TALE = "game-venice"


def face(words: Words, table: Table, hand: bytes) -> Face:
    """One's own black cards; the Ambassador has none, and those of the box are not dealt here."""
    venice, own = _venice(table), unpack(hand)
    if venice.options.real_cards or own.identity == NONE:
        kind = "real" if venice.options.real_cards else "ambassador"
        return _face(
            words,
            TALE,
            words(f"venice-face-{kind}"),
            "–",
            words(f"venice-face-{kind}-know"),
            words(f"venice-face-{kind}-want"),
        )
    partner = words(f"venice-sheet-card-{PARTNERS[own.identity]}")
    alone = len(venice.seats) == 3
    key = "venice-face-alone" if alone else "venice-face-partner"
    return _face(
        words,
        names.DRAWINGS[own.identity],
        words(f"venice-sheet-card-{own.identity}"),
        venice.labels[own.segment],
        words(key, name=partner),
        words("venice-face-want-text"),
    )


def _face(words: Words, art: str, title: str, segment: str, know: str, want: str) -> Face:
    return Face(
        drawing(art),
        title,
        (
            Fact(words("venice-face-segment"), segment),
            Fact(words("venice-face-know"), know),
            Fact(words("venice-face-want"), want),
        ),
    )


def answered(words: Words, table: Table, question: Question, content: bytes, hand: bytes) -> Face:
    """The dummy's card, from the next seat's half and the own masks."""
    ask = codec.value(question.ask.ask, LookAtDummy | GiveCards | ShowBlack)
    if not isinstance(ask, LookAtDummy) or not content:
        return Face(drawing(TALE), words("venice-face-told"), (), words("venice-face-nothing"))
    venice = _venice(table)
    card = seen(unpack(hand), content[0], ask.side)
    shown = names.card(words, venice, card)
    side = words(f"venice-look-{ask.side}")
    return _told(words, words("venice-sheet-dummy"), shown, "venice-face-black", side)


def told(words: Words, table: Table, question: Question, content: bytes) -> Face:
    """Cards another phone has passed to this one alone."""
    venice = _venice(table)
    ask = codec.value(question.ask.ask, LookAtDummy | GiveCards | ShowBlack)
    passed = opened(venice, ask, question.seat, content)
    who = names.agent(words, table, question.seat)
    meeting = venice.meeting(ask.meeting)
    if passed is None or meeting is None:
        return Face(drawing(TALE), who, (), words("venice-face-false"))
    shown = names.cards(words, venice, passed.cards)
    where = words(
        "venice-meeting-at", number=ask.meeting, place=names.place(words, venice, meeting.location)
    )
    return _told(words, who, shown, _meaning(passed), where)


def by_code(words: Words, table: Table, hand: bytes, passed: Gone) -> Face:
    """What was passed by code. ValueError for what is nothing that can be passed."""
    venice, topic = _venice(table), bycode.read(passed.topic)
    if topic is None:
        raise ValueError("no topic of Venice")
    where = names.when(words, venice, topic.series, topic.round, topic.where)
    if side := bycode.LOOKS.get(topic.errand):
        card = names.card(words, venice, bycode.looked(topic, hand, passed.got))
        return _told(
            words,
            words("venice-sheet-dummy"),
            card,
            "venice-face-black",
            words(f"venice-look-{side}"),
        )
    cards = passing.unpack(passed.got)
    shown = names.cards(words, venice, cards.cards)
    return _told(words, names.agent(words, table, passed.other), shown, _meaning(cards), where)


def _meaning(passed: Passed) -> str:
    if passed.way is Way.PAIR:
        return "venice-face-pair"
    return "venice-face-black" if len(set(passed.cards)) == len(passed.known) else "venice-face-one"


def _told(words: Words, who: str, shown: str, meaning: str, where: str) -> Face:
    return Face(
        drawing(TALE),
        who,
        (
            Fact(words("venice-face-shown"), shown),
            Fact(words("venice-face-means"), words(meaning)),
            Fact(words("venice-face-where"), where),
        ),
    )


def _venice(table: Table) -> Venice:
    state: Venice = table.state
    return state
