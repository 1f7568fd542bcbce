"""Where this computer is found: its address on the table's network, a port, the link's beginning.

No packet is sent to find out. No ASGI and no TLS here.
"""

import errno
import socket
import struct
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from ipaddress import IPv4Address

from companion.refusal import Refusal

FIRST_PORT = 8550
_PORTS = range(FIRST_PORT, FIRST_PORT + 50)

# Asking the way to these sends nothing; the system only picks the address it would send from. The
# first finds the way out, the others a network without one (a phone's hot spot, a hut's router).
_ELSEWHERE = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254", "169.254.255.254")


@dataclass(frozen=True)
class NoNetwork(Refusal):
    """This computer is on no network that a phone could share."""


@dataclass(frozen=True)
class PortTaken(Refusal):
    """Another program listens on the demanded port (0: on every one that was tried)."""

    port: int


@dataclass(frozen=True)
class PortForbidden(Refusal):
    """The system keeps this port for its administrator."""

    port: int


@dataclass(frozen=True)
class NotOurAddress(Refusal):
    """The demanded host name or address is not one of this computer's."""

    host: str


def own_address() -> IPv4Address | NoNetwork:
    """The address under which phones on the same network reach this computer.

    With several networks, the one that leads out. A VPN that takes all traffic hides the table's
    network: `--host` names the right address then.
    """
    for address in (*_sending_addresses(), *_named_addresses(), *_interface_addresses()):
        if not (address.is_loopback or address.is_unspecified or address.is_multicast):
            return address
    return NoNetwork()


def own_names() -> frozenset[str]:
    """What this computer calls itself, also on the local network (`name.local`)."""
    name = socket.gethostname().lower()
    return frozenset({name, f"{name.partition('.')[0]}.local"}) if name else frozenset()


def listen(
    host: str, port: int | None
) -> socket.socket | PortTaken | PortForbidden | NotOurAddress:
    """A listening place on `host`: the demanded port, or 8550, or the next free one.

    The socket is bound, so nobody can take the port between the choice and the start.
    """
    try:
        family, *_, where = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0]
    except (socket.gaierror, UnicodeError):
        return NotOurAddress(host)
    for candidate in (*_PORTS, 0) if port is None else (port,):
        bound = _bind(family, str(where[0]), candidate)
        if isinstance(bound, socket.socket):
            return bound
        if bound in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
            return NotOurAddress(host)
        if port is not None and bound in (errno.EACCES, errno.EPERM):
            return PortForbidden(port)
    return PortTaken(port or 0)


def link_start(host: str, port: int, *, secure: bool) -> str:
    """The beginning of every link, in capitals for a small QR: `HTTP://192.168.1.20:8550`."""
    name = f"[{host}]" if ":" in host else host
    usual = 443 if secure else 80
    place = name if port == usual else f"{name}:{port}"
    return f"{'https' if secure else 'http'}://{place}".upper()


def _bind(family: int, address: str, port: int) -> socket.socket | int | None:
    """A bound socket, or the number of the system's error."""
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform == "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            # After a crash the old connections linger; the same port must be had again at once.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((address, port))
        # Only listening tells whether the port was really free.
        listener.listen(2048)
    except OSError as error:
        listener.close()
        return error.errno
    listener.setblocking(False)
    return listener


def _sending_addresses() -> Iterator[IPv4Address]:
    for elsewhere in _ELSEWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            try:
                asking.connect((elsewhere, 9))
            except OSError:
                continue
            yield IPv4Address(asking.getsockname()[0])


def _named_addresses() -> Iterator[IPv4Address]:
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, family=socket.AF_INET)
    except (socket.gaierror, UnicodeError):
        return
    for *_, where in found:
        yield IPv4Address(where[0])


def _interface_addresses() -> Iterator[IPv4Address]:
    """Each interface's own address; only Linux is asked this way, the others answer by name."""
    if sys.platform != "linux":
        return
    import fcntl

    address_of_interface = 0x8915  # SIOCGIFADDR
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            request = struct.pack("256s", name.encode()[:15])
            try:
                answer = fcntl.ioctl(asking.fileno(), address_of_interface, request)
            except OSError:
                continue
            yield IPv4Address(answer[20:24])
