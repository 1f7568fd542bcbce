"""The faces of cards: as many boxes and lines for every identity and every card."""

from companion.games.microfilms.rules.cards import NAMES, NONE, Freelancer, Nation
from companion.games.microfilms.rules.checks import LookAtIdentity
from companion.games.microfilms.rules.films import Films
from companion.games.microfilms.rules.hand import unpack
from companion.games.microfilms.screens import names
from companion.table.commitment import NONCE, opens
from companion.table.exchange import Passed
from companion.table.state import Table
from companion.ui.drawings import drawing
from companion.ui.kit import Face, Fact
from companion.ui.words import Words

LATE = (Freelancer.INTERPOL, Freelancer.BROKER)


def face(words: Words, table: Table, hand: bytes) -> Face:
    """One's own identity; with two players the freelancer too; the action card, if it was dealt."""
    own = unpack(hand)
    if own.identity == NONE:
        return _face(
            words,
            names.FILM,
            words("microfilms-face-real"),
            words("microfilms-face-real-you"),
            words("microfilms-face-real-want"),
            _mind(words, own.action, words("microfilms-face-mind-cleared")),
        )
    name = NAMES[own.identity]
    agent = name in {str(nation) for nation in Nation}
    want = words("microfilms-face-want-agent" if agent else f"microfilms-face-want-{name}")
    you = words("microfilms-face-agent" if agent else "microfilms-face-freelancer")
    if own.second != NONE:
        second = NAMES[own.second]
        you = words("microfilms-face-both", other=names.card(words, second))
        want = words("microfilms-face-want-both", want=words(f"microfilms-face-short-{second}"))
    mind = words(f"microfilms-face-mind-{'late' if name in LATE else 'cleared'}")
    return _face(
        words,
        names.drawing_of(name),
        names.card(words, name),
        you,
        want,
        _mind(words, own.action, mind),
    )


def _mind(words: Words, action: int, otherwise: str) -> str:
    """The card to begin with, where the app has dealt it."""
    if action == NONE:
        return otherwise
    return words("microfilms-face-action", card=names.card(words, NAMES[action]))


def _face(words: Words, art: str, title: str, you: str, want: str, mind: str) -> Face:
    return Face(
        drawing(art),
        title,
        (
            Fact(words("microfilms-face-you"), you),
            Fact(words("microfilms-face-want"), want),
            Fact(words("microfilms-face-mind"), mind),
        ),
    )


def given(words: Words, table: Table, passed: Passed) -> Face:
    """The one card of a hand that was lifted, the identity the Journalist looked at, or a hand.

    ValueError for what came by code and is none.
    """
    if not passed.own:
        return _told(words, table, passed)
    if passed.got and passed.got[0] < len(NAMES):
        looked = isinstance(passed.topic, LookAtIdentity)
        return _lifted(words, table, passed.got[0], passed.other, identity=looked)
    if isinstance(passed.topic, bytes):
        raise ValueError("no card of [microfilms]")
    return _nothing(words)


def _lifted(words: Words, table: Table, card: int, of: int, *, identity: bool) -> Face:
    """One card of somebody's, by its code. identity: it was the identity that was asked for."""
    name, who = NAMES[card], names.person(words, table, of)
    meaning = words("microfilms-seen-identity" if identity else "microfilms-seen-one")
    return _face_seen(words, names.drawing_of(name), names.card(words, name), who, meaning)


def _told(words: Words, table: Table, passed: Passed) -> Face:
    """The whole hand that was shown to whoever attempts, if it is the one that was laid."""
    nonce, laid = passed.got[:NONCE], passed.got[NONCE:]
    state = table.state
    tried = state.attempt if isinstance(state, Films) else None
    if tried is not None and tried.mark and not opens(tried.mark, nonce, laid):
        return _nothing(words)
    if any(card >= len(NAMES) for card in laid):
        return _nothing(words)
    shown = words.listed(names.card(words, NAMES[card]) for card in laid) or "–"
    who = names.person(words, table, passed.other)
    return Face(
        drawing(names.FILM),
        who,
        (
            Fact(words("microfilms-seen-with"), who),
            Fact(words("microfilms-seen-hand"), shown),
            Fact(words("microfilms-face-mind"), words("microfilms-seen-say")),
        ),
    )


def _face_seen(words: Words, art: str, title: str, who: str, meaning: str) -> Face:
    return Face(
        drawing(art),
        title,
        (
            Fact(words("microfilms-seen-with"), who),
            Fact(words("microfilms-seen-means"), meaning),
            Fact(words("microfilms-face-mind"), words("microfilms-seen-alone")),
        ),
    )


def _nothing(words: Words) -> Face:
    return Face(drawing(names.FILM), words("microfilms-seen"), (), words("microfilms-seen-nothing"))
