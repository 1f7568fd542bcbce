"""What one phone at a table refuses, as values: its storage, codes it read, rescue, exchanges."""

from dataclasses import dataclass

from companion.refusal import Refusal


@dataclass(frozen=True)
class DealtOtherwise(Refusal):
    """A house rule changes what is dealt, and a phone here deals again by the box's rules alone."""


@dataclass(frozen=True)
class NoSuchTable(Refusal):
    """The link leads to no table here."""


@dataclass(frozen=True)
class TableElsewhere(Refusal):
    """The link leads to no table on this phone, and tables of others it can't reach."""


@dataclass(frozen=True)
class NoSuchGame(Refusal):
    """The table plays a game this program does not know."""


@dataclass(frozen=True)
class DrawerClosed(Refusal):
    """After a restart two phones of the deal have not come back yet: the drawer is closed."""


@dataclass(frozen=True)
class DrawerForeign(Refusal):
    """Another version of the program closed the drawer: this one can't open it."""


@dataclass(frozen=True)
class StorageRefused(Refusal):
    """The phone's browser does not let the program keep the seat's key."""

    key = "refusal-storage"


@dataclass(frozen=True)
class StorageSilent(Refusal):
    """The phone's browser does not say what it keeps: whose phone it is cannot be known now."""


@dataclass(frozen=True)
class StorageStrange(Refusal):
    """The phone's browser keeps under our name what can't be ours: far too long, or no text."""


@dataclass(frozen=True)
class NotFair(Refusal):
    """The deal does not come out of what was published."""


@dataclass(frozen=True)
class SlotMissing(Refusal):
    """A mixed deal names this seat, but none of its slots opens here."""


@dataclass(frozen=True)
class SeedChanged(Refusal):
    """The dealer dealt from another seed than it had promised before the mix."""

    name: str


@dataclass(frozen=True)
class DealStacked(Refusal):
    """What was dealt is not what the promised seed gives."""

    name: str


@dataclass(frozen=True)
class MixChanged(Refusal):
    """The dealer shows another mix than it was given."""

    name: str


@dataclass(frozen=True)
class KeysSwapped(Refusal):
    """What the mixer mixed are not the keys of the seats."""

    name: str


@dataclass(frozen=True)
class MixUnfit(Refusal):
    """What was mixed does not fit the deal; whose fault that is, the mixing phone's code shows."""


@dataclass(frozen=True)
class OtherMix(Refusal):
    """On the mixing phone: a deal over another mix than it made; by whom is not proven."""


@dataclass(frozen=True)
class OtherMixer(Refusal):
    """What was mixed, from a phone that did not sign the mix of this deal."""


@dataclass(frozen=True)
class OtherDeal(Refusal):
    """Another deal, while the one this phone has goes on: its owner says which one counts."""


@dataclass(frozen=True)
class ShareLeftOut(Refusal):
    """A deal without the share that this phone gave for it: its owner says whether to take it."""


@dataclass(frozen=True)
class OtherPromise(Refusal):
    """A witness's share for another promise than that of the coming deal."""

    name: str


@dataclass(frozen=True)
class Misnamed(Refusal):
    """A mix or a mixed deal has another's name for this phone's seat."""

    name: str


@dataclass(frozen=True)
class FalselyShown(Refusal):
    """Somebody has shown a card that was dealt to somebody else."""

    name: str


@dataclass(frozen=True)
class NotNameless(Refusal):
    """With so many players this game can't be dealt without knowing who sits where."""

    places: int


@dataclass(frozen=True)
class TwoDealers(Refusal):
    """The mixer has read the code of another dealer already."""

    name: str


@dataclass(frozen=True)
class NotSeated(Refusal):
    """A code was read, but this phone sits nowhere yet."""


@dataclass(frozen=True)
class SheetFull(Refusal):
    """The private sheet has no room for more."""


@dataclass(frozen=True)
class SheetForeign(Refusal):
    """Another version of the program wrote the private sheet: it is left as it is."""


@dataclass(frozen=True)
class StrangeKey(Refusal):
    """Another phone than before speaks for this seat."""

    name: str


@dataclass(frozen=True)
class OwnCode(Refusal):
    """The code is this phone's own."""


@dataclass(frozen=True)
class NotCommitted(Refusal):
    """What was given is not what its owner had laid down."""

    name: str


@dataclass(frozen=True)
class Underway(Refusal):
    """Something else is being passed by code: finish or leave it first."""


@dataclass(frozen=True)
class NothingToPass(Refusal):
    """The game passes nothing of that kind by code."""


@dataclass(frozen=True)
class RescueTooLong(Refusal):
    """What the seat has noted does not fit a rescue code."""


@dataclass(frozen=True)
class NotRescued(Refusal):
    """No rescue code was read."""


@dataclass(frozen=True)
class SeatedElsewhere(Refusal):
    """This phone has a seat already that a rescue would put away."""


@dataclass(frozen=True)
class LogForeign(Refusal):
    """Entry `number` of the table's log can't be read here: damaged, or of another version."""

    number: int


@dataclass(frozen=True)
class TableMissing(Refusal):
    """The table is not here now, but the phone holds a key of it."""


@dataclass(frozen=True)
class LogShorter(Refusal):
    """The table's log ends with entry `last`; this phone had seen it up to `seen`."""

    last: int
    seen: int


@dataclass(frozen=True)
class LogOther(Refusal):
    """Entry `number` of the table's log is not the one that this phone saw there."""

    number: int


@dataclass(frozen=True)
class LogForged(Refusal):
    """Entry `number` of the table's log is not proven: nobody's phone wished what stands there."""

    number: int


@dataclass(frozen=True)
class LogUnruly(Refusal):
    """Entry `number` is not what the rules, as this phone knows them, make of what was wished."""

    number: int


@dataclass(frozen=True)
class TableAway(Refusal):
    """The line to the table server is broken: this phone looks for it."""


@dataclass(frozen=True)
class OtherEdition(Refusal):
    """The table server speaks another edition of the wire than this program."""


@dataclass(frozen=True)
class LogCut(Refusal):
    """The table's log is shorter than it was, or another one: lines that were seen are lost."""
