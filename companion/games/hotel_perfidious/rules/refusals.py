"""What several topics of the hotel refuse; what one refuses stands with it. PURE."""

from dataclasses import dataclass

from companion.refusal import Refusal


@dataclass(frozen=True)
class HotelRefusal(Refusal, family="hotel_perfidious-refusal"):
    """What the rules of this game refuse."""


@dataclass(frozen=True)
class GameOver(HotelRefusal):
    """This mission is over."""

    key = "hotel_perfidious-refusal-over"


@dataclass(frozen=True)
class NoSuchRoom(HotelRefusal):
    """Rooms are 1 to 9."""

    key = "hotel_perfidious-refusal-room"


@dataclass(frozen=True)
class NoSuchNumber(HotelRefusal):
    """That number is not possible."""

    key = "hotel_perfidious-refusal-number"


@dataclass(frozen=True)
class FalseMark(HotelRefusal):
    """This is not what was laid."""


@dataclass(frozen=True)
class NoneLeft(HotelRefusal):
    """The box has no more of these tiles."""


@dataclass(frozen=True)
class NoPhone(HotelRefusal):
    """Both phones are in use, or no such phone lies there."""
