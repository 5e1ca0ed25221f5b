"""Tests of security headers for browsers, allowed origins of sockets, and the client's address as the limits see it."""

import pytest

from server.gateway.admission.browser_security import (
    SECURITY_HEADERS,
    address_of,
    developer_headers,
    embed_headers,
    is_known_host,
    may_connect,
    page_headers,
    share_of,
)

LONGEST = "s" * 77 + ".co"


def test_a_page_may_try_the_addresses_that_are_named_and_no_others() -> None:
    policy = page_headers("http://10.0.0.1:8000")["Content-Security-Policy"]
    assert "connect-src 'self' http://10.0.0.1:8000;" in policy
    assert page_headers("")["Content-Security-Policy"] == SECURITY_HEADERS["Content-Security-Policy"]


def test_a_table_is_framed_by_the_origins_of_the_settings_alone() -> None:
    assert embed_headers(()) == SECURITY_HEADERS
    headers = embed_headers(("https://school.example",))
    assert "frame-ancestors https://school.example" in headers["Content-Security-Policy"]
    assert "X-Frame-Options" not in headers
    assert headers["Cross-Origin-Resource-Policy"] == "cross-origin"


def test_the_developers_table_is_framed_by_its_own_server_alone_and_frames_only_that() -> None:
    headers = developer_headers()
    assert "frame-ancestors 'self';" in headers["Content-Security-Policy"]
    assert headers["Content-Security-Policy"].endswith("; frame-src 'self'")
    assert "X-Frame-Options" not in headers


@pytest.mark.parametrize(
    ("origin", "host", "may"),
    [
        (None, "host", True),
        ("https://host", "HOST", True),
        ("https://other", "host", False),
        ("https://Friend.example/", "host", True),
        ("https://host", None, False),
        ("http://[", "host", False),
        ("null", "host", False),
        ("null", "", False),
        ("http://host:80", "host", True),
        ("https://host:443", "host", True),
        ("http://host:443", "host", False),
        ("http://friend.example", "host", False),
    ],
)
def test_whose_pages_may_open_a_socket(origin: str | None, host: str | None, may: bool) -> None:
    assert may_connect(origin, host, frozenset({"https://friend.example"})) == may


@pytest.mark.parametrize(
    ("forwarded", "hops", "address"),
    [
        (None, 1, "peer"),
        ("1.1.1.1", 0, "peer"),
        ("1.1.1.1, 2.2.2.2", 1, "2.2.2.2"),
        ("1.1.1.1, 2.2.2.2", 2, "1.1.1.1"),
        ("2.2.2.2", 3, "2.2.2.2"),
    ],
)
def test_a_forwarded_address_counts_as_far_as_the_proxies_are_ours(forwarded: str | None, hops: int, address: str) -> None:
    assert address_of("peer", forwarded, hops) == address


@pytest.mark.parametrize(
    ("address", "share"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("2001:db8:0:7:1:2:3:4", "2001:db8:0:7::/64"),
        ("2001:db8:0:7:ffff::1%eth0", "2001:db8:0:7::/64"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("no address", "no address"),
    ],
)
def test_a_line_with_ipv6_is_one(address: str, share: str) -> None:
    assert share_of(address) == share


def test_what_is_no_address_is_cut() -> None:
    assert share_of("x" * 100) == "x" * 64


@pytest.mark.parametrize(
    ("host", "is_known"),
    [
        (None, False),
        ("localhost", True),
        ("LocalHost:8080", True),
        ("10.0.0.1", True),
        ("10.0.0.1:80", True),
        ("[2001:db8::1]", True),
        ("[2001:db8::1]:80", True),
        ("school.example", True),
        ("School.Example:443", True),
        ("attacker.example", False),
        ("localhost.attacker.example", False),
        (LONGEST, True),
        (f"{LONGEST}m", False),
    ],
)
def test_a_page_of_another_name_cannot_borrow_this_server(host: str | None, is_known: bool) -> None:
    assert is_known_host(host, frozenset({"school.example", LONGEST, f"{LONGEST}m"})) == is_known
