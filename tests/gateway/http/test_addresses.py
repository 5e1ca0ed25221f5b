"""The address that the server gives to other people is the same in every link, on the screen and in the QR code."""

import json
import socket
from typing import Any

import pytest
from websockets.datastructures import Headers
from websockets.http11 import Request

from server.gateway.http.addresses import Addresses, _networks, _routed, listening_hosts, near_addresses, split_port
from tests.conftest import NodeMaker
from tests.gateway.http.test_pages import get

NEAR = ("192.168.1.7", "10.42.0.1")


def asked(**headers: str) -> Request:
    return Request("/address", Headers({name.replace("_", "-"): text for name, text in headers.items()}))


def of(near: tuple[str, ...] = NEAR, *, public_url: str = "", is_proxied: bool = False) -> Addresses:
    return Addresses(near, public_url=public_url, is_proxied=is_proxied, server="s")


@pytest.mark.parametrize(
    ("host", "listed"),
    [
        ("localhost:8080", ["http://192.168.1.7:8080", "http://10.42.0.1:8080"]),
        ("LOCALHOST", ["http://192.168.1.7", "http://10.42.0.1"]),
        ("127.0.0.1:99", ["http://192.168.1.7:99", "http://10.42.0.1:99"]),
        ("[::1]:80", ["http://192.168.1.7:80", "http://10.42.0.1:80"]),
        ("school.example", ["http://school.example"]),
        ("10.42.0.1:8080", ["http://10.42.0.1:8080"]),
    ],
)
def test_who_came_by_this_machines_own_name_is_told_its_numbers(host: str, listed: list[str]) -> None:
    assert list(of().of(asked(Host=host))) == listed


def test_the_address_of_the_settings_comes_before_all() -> None:
    addresses = of(public_url="https://school.example/")
    for host in ("localhost:8080", "192.168.1.7"):
        assert addresses.of(asked(Host=host)) == ("https://school.example",)
        assert addresses.chosen(asked(Host=host), "") == "https://school.example"


def test_a_picture_bears_what_the_page_found_to_work_and_nothing_else() -> None:
    request = asked(Host="localhost:8080")
    assert of().chosen(request, "http://10.42.0.1:8080") == "http://10.42.0.1:8080"
    assert of().chosen(request, "http://evil.example") == "http://192.168.1.7:8080"


def test_a_node_behind_a_proxy_does_not_tell_its_own_network() -> None:
    """In a container the server's own address is not reachable from outside, so the server must not show it."""
    addresses = of(is_proxied=True)
    assert addresses.of(asked(Host="localhost:8000")) == ()
    assert addresses.chosen(asked(Host="localhost:8000"), "") == "http://localhost:8000"
    assert addresses.of(asked(Host="192.168.1.9:8000")) == ("http://192.168.1.9:8000",)
    assert addresses.sources == ""


def test_scheme_and_host_are_believed_of_a_trusted_proxy_only() -> None:
    request = asked(Host="inner:8000", X_Forwarded_Proto="https", X_Forwarded_Host="school.example")
    assert of(is_proxied=True).of(request) == ("https://school.example",)
    assert of().of(request) == ("http://inner:8000",)


@pytest.mark.parametrize(
    ("host", "parts"),
    [("a", ("a", "")), ("a:1", ("a", ":1")), ("[::1]", ("[::1]", "")), ("[::1]:80", ("[::1]", ":80")), (":80", (":80", ""))],
)
def test_a_host_is_a_name_and_a_port(host: str, parts: tuple[str, str]) -> None:
    assert split_port(host) == parts


def test_the_network_with_the_internet_comes_first_and_virtual_ones_last() -> None:
    found = [
        ("lo", "127.0.0.1"),
        ("docker0", "172.17.0.1"),
        ("wlan1", "10.42.0.1"),
        ("eth0", "192.168.1.7"),
        ("eth1", "169.254.3.4"),
        ("eth0", "192.168.1.7"),
    ]
    assert near_addresses("0.0.0.0", networks=lambda: found, routed=lambda: "192.168.1.7") == (
        "192.168.1.7",
        "10.42.0.1",
        "172.17.0.1",
    )
    assert near_addresses("0.0.0.0", networks=lambda: found, routed=lambda: "")[-1] == "172.17.0.1"
    assert near_addresses("", networks=lambda: found, routed=lambda: "")[-1] == "172.17.0.1"
    assert near_addresses("0.0.0.0", networks=list, routed=lambda: "") == ()


@pytest.mark.parametrize(
    ("listening_on", "near"), [("127.0.0.1", ()), ("localhost", ()), ("::1", ()), ("192.168.1.7", ("192.168.1.7",))]
)
def test_who_listens_to_itself_only_has_no_neighbours(listening_on: str, near: tuple[str, ...]) -> None:
    assert near_addresses(listening_on) == near


async def test_the_page_is_told_and_may_try_the_addresses(make_node: NodeMaker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.gateway.gateway.near_addresses", lambda _host: NEAR)
    node = await make_node()
    port = node.gateway.port

    async def listed(**headers: str) -> tuple[dict[str, Any], dict[str, str]]:
        reply = await get(node, "/address", **headers)
        assert (reply.status, reply.headers["Cache-Control"]) == (200, "no-store")
        return json.loads(reply.body), reply.headers

    first, headers = await listed(Host=f"localhost:{port}")
    assert first["addresses"] == [f"http://{each}:{port}" for each in NEAR]
    assert (first["is_set"], first["others_came"]) == (False, False)
    assert "Access-Control-Allow-Origin" not in headers
    tried, headers = await listed(Host=f"192.168.1.7:{port}", Origin=f"http://localhost:{port}")
    assert tried["server"] == first["server"]
    assert headers["Access-Control-Allow-Origin"] == f"http://localhost:{port}"
    assert headers["Cross-Origin-Resource-Policy"] == "cross-origin"
    _foreign, headers = await listed(Origin="https://evil.example")
    assert "Access-Control-Allow-Origin" not in headers
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
    page = await get(node, "/")
    assert "connect-src 'self' http://192.168.1.7:* http://10.42.0.1:*;" in page.headers["Content-Security-Policy"]
    node.gateway.addresses.came("192.168.1.7")
    assert not (await listed())[0]["others_came"], "this machine came to itself"
    node.gateway.addresses.came("192.168.1.44")
    assert (await listed())[0]["others_came"]


def test_a_server_listens_where_it_is_told_or_on_all_addresses_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    assert listening_hosts("10.0.0.2") == ["10.0.0.2"]
    monkeypatch.setattr(socket.socket, "bind", lambda *_: None)
    assert listening_hosts("") == ["0.0.0.0", "::"]

    def refuse(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(socket.socket, "bind", refuse)
    assert listening_hosts("") == ["0.0.0.0"], "a machine without IPv6 is served too"


def test_this_machines_networks_are_found_unless_the_system_hides_them(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = [number for _name, number in _networks()]
    assert "127.0.0.1" in numbers
    assert not any(":" in number for number in numbers), "only IPv4"
    assert _routed() in (*numbers, "")

    def refuse(*_: object) -> None:
        raise OSError

    monkeypatch.setattr("ifaddr.get_adapters", refuse)
    assert list(_networks()) == []
    monkeypatch.setattr(socket.socket, "connect", refuse)
    assert _routed() == "", "no route to the internet"


@pytest.mark.parametrize(
    ("origin", "may"),
    [
        (None, False),
        ("http://localhost:8080", True),
        ("http://LOCALHOST", True),
        ("http://10.42.0.1:8080", True),
        ("http://10.42.0.2:8080", False),
        ("https://school.example", False),
    ],
)
def test_only_pages_of_this_machines_own_addresses_may_read_them(origin: str | None, may: bool) -> None:
    assert of().may_ask(origin) == may


@pytest.mark.parametrize(
    ("peer", "is_proxied", "is_other"),
    [
        ("192.168.1.7", False, False),
        ("::ffff:127.0.0.1", False, False),
        ("192.168.1.9", False, True),
        ("127.0.0.1", True, True),
    ],
)
def test_another_machine_has_come_if_the_address_is_none_of_this_one(peer: str, is_proxied: bool, is_other: bool) -> None:
    addresses = of(public_url="https://school.example/", is_proxied=is_proxied)
    assert addresses.public_url == "https://school.example"
    addresses.came(peer)
    assert addresses.have_others_come == is_other
    addresses.came("127.0.0.1")
    assert addresses.have_others_come == is_other
