"""The faces of cards: as many boxes and lines whatever is on them."""

from companion.games.venice import topics
from companion.games.venice.rules import passing
from companion.games.venice.rules.cards import NONE, PARTNERS
from companion.games.venice.rules.hand import unpack
from companion.games.venice.rules.passing import Passed, Way
from companion.games.venice.rules.talks import LookAtDummy
from companion.games.venice.rules.venice import Venice
from companion.games.venice.screens import names
from companion.games.venice.screens.gather import opened
from companion.table.exchange import Passed as Gone
from companion.table.state import Table
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


def given(words: Words, table: Table, hand: bytes, passed: Gone) -> Face:
    """What another phone gave. ValueError for what is nothing that can be passed."""
    if isinstance(passed.topic, LookAtDummy):
        return _looked(words, table, passed.topic, hand, passed.got)
    if isinstance(passed.topic, bytes):
        return _by_code(words, table, hand, passed)
    return _shown(words, table, passed)


def _looked(words: Words, table: Table, ask: LookAtDummy, hand: bytes, half: bytes) -> Face:
    """The dummy's card, from the next seat's half and the own masks."""
    shown = names.card(words, _venice(table), topics.looked(ask, hand, half))
    side = words(f"venice-look-{ask.side}")
    return _told(words, words("venice-sheet-dummy"), shown, "venice-face-black", side)


def _shown(words: Words, table: Table, passed: Gone) -> Face:
    """Cards another phone has passed to this one alone."""
    venice, ask = _venice(table), passed.topic
    cards = opened(venice, ask, passed.other, passed.got)
    who = names.agent(words, table, passed.other)
    meeting = venice.meeting(ask.meeting)
    if cards is None or meeting is None:
        return Face(drawing(TALE), who, (), words("venice-face-false"))
    shown = names.cards(words, venice, cards.cards)
    where = words(
        "venice-meeting-at", number=ask.meeting, place=names.place(words, venice, meeting.location)
    )
    return _told(words, who, shown, _meaning(cards), where)


def _by_code(words: Words, table: Table, hand: bytes, passed: Gone) -> Face:
    """What was passed by code. ValueError for what is nothing that can be passed."""
    venice, topic = _venice(table), topics.read(passed.topic)
    if topic is None:
        raise ValueError("no topic of Venice")
    if (ask := topic.ask(passed.other)) is not None:
        return _looked(words, table, ask, hand, passed.got)
    where = names.when(words, venice, topic.series, topic.round, topic.where)
    cards = passing.unpack(passed.got)
    shown = names.cards(words, venice, cards.cards)
    return _told(words, names.agent(words, table, passed.other), shown, _meaning(cards), where)


def _meaning(passed: Passed) -> str:
    if passed.way is Way.PAIR:
        return "venice-face-pair"
    return "venice-face-black" if len(set(passed.cards)) == len(passed.known) else "venice-face-one"


def _told(words: Words, who: str, shown: str, meaning: str, where: str) -> Face:
    """The clue is what one looks for: it is large; who gave it, when and where is small."""
    return Face(
        drawing(TALE),
        shown,
        (
            Fact(words("venice-face-shown"), who),
            Fact(words("venice-face-means"), words(meaning)),
            Fact(words("venice-face-where"), where),
        ),
    )


def _venice(table: Table) -> Venice:
    state: Venice = table.state
    return state
