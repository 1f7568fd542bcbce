"""What one phone shows at this moment, as one frozen value. No secret has a field here.

Components read slices of it (`phone.use`), so that only what changed is drawn again.
"""

from dataclasses import dataclass
from enum import IntEnum, StrEnum

from companion.session.port import Scene
from companion.session.table_session import NOTHING, Can
from companion.session.times import NEVER as NEVER_SEEN
from companion.session.times import Times
from companion.table.state import Phase, Table
from companion.ui.routes import PageRoute, SheetRoute
from companion.ui.signals import USUAL, Signals
from companion.ui.theme import Size


class Route(StrEnum):
    """Where in the program a phone is."""

    WAITING = "waiting"
    HOME = "home"
    MAKE = "make"
    TABLE = "table"
    OFFLINE = "offline"
    SCAN = "scan"
    RESCUE = "rescue"


class Tab(StrEnum):
    """The three tabs of a table."""

    TABLE = "table"
    MINE = "mine"
    LOG = "log"


class Overlay(StrEnum):
    """What lies over the screen."""

    NOTHING = "nothing"
    SETTINGS = "settings"
    RULES = "rules"
    JOIN = "join"
    SIT = "sit"
    SEAT = "seat"
    ARRANGE = "arrange"
    ADD = "add"
    SCAN = "scan"
    TYPE = "type"
    CODE = "code"
    END = "end"
    AGAIN = "again"
    FREE = "free"
    TAKE_BACK = "take back"
    OPEN = "open"
    MORE = "more"
    GAME = "game"
    PAGE = "page"
    EXCHANGE = "exchange"
    HOUSE = "house"
    RESCUE = "rescue"
    GONE = "gone"
    GIVE_UP = "give up"
    TAKE_OVER = "take over"
    MIXED_DEAL = "mixed deal"
    LEAVE = "leave"
    DOUBT = "doubt"
    STORY = "story"
    EVENINGS = "evenings"


class Step(IntEnum):
    """What lies over the screen of a seat without a server (`Overlay.MIXED_DEAL`, `over_at`)."""

    OFFER = 0
    """whether this phone deals or mixes"""
    DEAL = 1
    """the dealer shows the deal"""
    UNMIX = 2
    """the mixer shows its mixing, at the end"""
    PROOF = 3
    """the dealer shows the proof"""


@dataclass(frozen=True)
class Notice:
    """One sentence for the player. number: raised with each, so that equal ones are told apart."""

    words: str = ""
    number: int = 0
    good: bool = False


@dataclass(frozen=True)
class Lying:
    """What lay over the screen before something else did: the way back leads to it again."""

    over: Overlay
    at: int = 0
    route: PageRoute | SheetRoute | None = None


@dataclass(frozen=True)
class Known:
    """A table this phone has been at: its link's code and what to call it."""

    code: str
    game: str


def face_down(before: Phase | None, table: Table) -> int:
    """Where the end comes now: the cards that are still to be turned up, one by one."""
    return len(table.players) if (before, table.phase) == (Phase.PLAYING, Phase.ENDED) else 0


@dataclass(frozen=True)
class ViewState:
    """Everything a screen is drawn from.

    can: what its session at a table can. over_at: what the sheet is about (a seat's number).
    game_route: which of the game's own pages or sheets lies over the screen. under: what lay there
    before, the last one last (see `back`). passed: the seat of
    this device that is looking now; passing: the one it is being passed to. answer: the entry of
    the ask whose answer lies on the card, 0 for one's own hand. cover: raised to cover at once.
    sheet: raised when this phone's private notes have changed; they stand in `Phone.sheet`.
    part: raised when its seat without a server has changed; that is `Phone.session.seat`.
    board: raised when other phones of this program show other codes (`House.board`).
    said: raised when two words that it shows have been worked out (`House.check`).
    installed: raised when the program on this phone has changed (`AppContext.installation`).
    gathered: of a long message, how many parts of how many have been read; (0, 0) for none.
    closed: calls whose bands were closed (`calls.Call.key`). private: entries of what came
    for one seat alone, as far as this phone has shown its own side since (`calls.unseen`).
    covered: at the end, how many cards this phone has still to turn up.
    times: when each entry of the log was seen first.
    held_back: the entry of which is not told yet what came of it (`suspense`).
    signals: how its owner wants to be called. ahead: minutes its clock is ahead of UTC.
    stay: raised when the phone has gone elsewhere: everything is drawn anew then.
    """

    size: Size
    language: str
    place: Route = Route.WAITING
    game: str = ""
    code: str = ""
    can: Can = NOTHING
    scene: Scene | None = None
    mine: tuple[int, ...] = ()
    maker: bool = False
    tab: Tab = Tab.TABLE
    over: Overlay = Overlay.NOTHING
    over_at: int = 0
    game_route: PageRoute | SheetRoute | None = None
    under: tuple[Lying, ...] = ()
    notice: Notice = Notice()
    cover: int = 0
    passed: int | None = None
    passing: int | None = None
    answer: int = 0
    epoch: int = 0
    sheet: int = 0
    known: tuple[Known, ...] = ()
    part: int = 0
    board: int = 0
    said: int = 0
    installed: int = 0
    gathered: tuple[int, int] = (0, 0)
    stay: int = 0
    closed: frozenset[str] = frozenset()
    private: frozenset[int] = frozenset()
    times: Times = NEVER_SEEN
    held_back: int = 0
    covered: int = 0
    signals: Signals = USUAL
    ahead: int = 0

    @property
    def table(self) -> Table:
        """The table it is at; an empty one where it is at none, or has not heard of it yet."""
        return self.scene.table if self.scene else Table()
