"""Frames of one length: a listener must not tell by it which card a phone was sent.

A page says which length its private screen wants (`asked`); whatever its line sends meanwhile is
as long as that. A message of Flet's is a list of two; its filling is a third part, which Flet's
client does not read. What a phone sends is filled by `assets/client/start.js` in the same way.
What must not live here: which screen wants what.
"""

from flet.messaging.session import Session

MESSAGE = 0x00
"""The first byte of a frame that holds a message of Flet's."""
_PLACE = "frame length"
_TWO, _THREE, _BYTES = 0x92, 0x93, 0xC6  # msgpack: a list of so many; bytes with a length of four
_HEAD = 5


class Asked:
    """The lengths that the private parts of one page's screen want: of several the largest."""

    def __init__(self) -> None:
        self._by: dict[object, int] = {}

    def begin(self, part: object, length: int) -> None:
        """From now on, before anything of that part is drawn."""
        self._by[part] = length

    def end(self, part: object) -> None:
        """That part is gone, and the frame that took it away was sent."""
        self._by.pop(part, None)

    def forget(self) -> None:
        """Everything is drawn anew; what is private asks again."""
        self._by.clear()

    @property
    def length(self) -> int:
        """Bytes that count now; 0 for none."""
        return max(self._by.values(), default=0)


def asked(session: Session) -> Asked:
    """What a session's page asks for."""
    found = session.store.get(_PLACE)
    if found is None:
        found = Asked()
        session.store.set(_PLACE, found)
    assert isinstance(found, Asked)
    return found


def filled(frame: bytes, length: int) -> bytes:
    """A message's frame, `length` bytes long; one that does not fit gets a multiple of it.

    With 0 it stays as it is. It is filled with zeros: nothing squeezes frames (see `server`).
    """
    if not length:
        return frame
    assert frame[:2] == bytes([MESSAGE, _TWO])
    filling = bytes(-(len(frame) + _HEAD) % length)
    head = bytes([_BYTES]) + len(filling).to_bytes(_HEAD - 1, "big")
    return bytes([MESSAGE, _THREE]) + frame[2:] + head + filling
