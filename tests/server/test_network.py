"""Where the computer is found."""

import socket
from collections.abc import Iterator
from ipaddress import IPv4Address

import pytest

from companion.server import network
from companion.server.network import (
    NoNetwork,
    NotOurAddress,
    PortTaken,
    link_start,
    listen,
    own_address,
    own_names,
)


def sources(
    monkeypatch: pytest.MonkeyPatch, sending: str = "", named: str = "", interfaces: str = ""
) -> None:
    """The three ways to find an address give these, separated by spaces."""
    for name, found in (
        ("_sending_addresses", sending),
        ("_named_addresses", named),
        ("_interface_addresses", interfaces),
    ):

        def give(found: str = found) -> Iterator[IPv4Address]:
            yield from map(IPv4Address, found.split())

        monkeypatch.setattr(network, name, give)


def test_the_address_it_would_send_from_is_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    sources(monkeypatch, "192.168.1.20", "10.0.0.3", "172.17.0.1")
    assert own_address() == IPv4Address("192.168.1.20")


def test_without_a_way_out_its_interfaces_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    sources(monkeypatch, "", "127.0.1.1", "127.0.0.1 192.168.43.1")
    assert own_address() == IPv4Address("192.168.43.1")


def test_a_computer_on_no_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    sources(monkeypatch, "0.0.0.0", "127.0.1.1", "127.0.0.1")
    assert own_address() == NoNetwork()


def test_this_very_computer_can_be_asked_all_three_ways() -> None:
    assert isinstance(own_address(), IPv4Address | NoNetwork)
    for way in (network._sending_addresses, network._named_addresses, network._interface_addresses):
        assert all(isinstance(address, IPv4Address) for address in way())
    assert all(name == name.lower() for name in own_names())


def test_a_demanded_port_that_is_taken_is_refused() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert listen("127.0.0.1", port) == PortTaken(port)


def test_without_a_demand_the_next_free_port_is_taken() -> None:
    first = listen("127.0.0.1", None)
    second = listen("127.0.0.1", None)
    assert isinstance(first, socket.socket)
    assert isinstance(second, socket.socket)
    with first, second:
        assert first.getsockname()[1] >= network.FIRST_PORT
        assert second.getsockname()[1] > first.getsockname()[1]


def test_a_port_can_be_had_again_at_once_after_a_crash() -> None:
    listener = listen("127.0.0.1", None)
    assert isinstance(listener, socket.socket)
    place = listener.getsockname()
    with socket.create_connection(place) as phone:
        listener.setblocking(True)
        there, _ = listener.accept()
        there.close()
        listener.close()
        again = listen("127.0.0.1", place[1])
        assert isinstance(again, socket.socket)
        again.close()
        phone.close()


@pytest.mark.parametrize("host", ["203.0.113.77", "no such name", "nowhere.invalid", "a" * 70])
def test_a_host_that_is_not_this_computer_is_refused(host: str) -> None:
    assert listen(host, None) == NotOurAddress(host)


@pytest.mark.parametrize(
    ("host", "port", "secure", "link"),
    [
        ("192.168.1.20", 8550, False, "HTTP://192.168.1.20:8550"),
        ("192.168.1.20", 80, False, "HTTP://192.168.1.20"),
        ("table.example", 443, True, "HTTPS://TABLE.EXAMPLE"),
        ("fd00::2", 8550, False, "HTTP://[FD00::2]:8550"),
    ],
)
def test_links_begin_in_capitals(host: str, port: int, secure: bool, link: str) -> None:
    assert link_start(host, port, secure=secure) == link
