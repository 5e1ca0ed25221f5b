"""Tests of the valid forms of `REDIS_URL`, and of the refusals of all others, each in one sentence."""

import pytest

from server.store.connection.redis_address import Unfit, read_address


@pytest.mark.parametrize(
    "url",
    [
        "redis://a:7000,b:7001",
        "redis://a:port",
        "http://a",
        "localhost:6379",
        "redis://a,b",
        "unix+cluster:///a",
        "unix+cluster://a:7000",
        "redis+ring://a",
        "redis+sentinel://a:26379",
        "redis+sentinel://a:26379/main/first",
        "redis+sentinel://a:port/main",
        "redis+cluster://a:7000/3",
        "redis+cluster://:7000",
        "redis+cluster://a:7000,",
    ],
)
def test_what_is_no_address_is_refused_with_one_sentence(url: str) -> None:
    with pytest.raises(Unfit, match=r"^REDIS_URL [^\n]*$"):
        read_address(url)


@pytest.mark.parametrize("url", ["redis://localhost", "rediss://:word@a.b:1/2", "unix:///a/b.sock", "redis://[::1]:6379"])
def test_addresses_of_one_redis_are_taken(url: str) -> None:
    assert read_address(url).kind == "one"


def test_a_cluster_is_asked_for_at_several_nodes_and_each_has_the_same_login() -> None:
    found = read_address("rediss+cluster://ann:pa%40ss@a:7000,[::1],b?ssl_ca_certs=/etc/ca.pem")
    assert (found.kind, found.hosts) == ("cluster", (("a", 7000), ("::1", 6379), ("b", 6379)))
    assert found.url_at("c", 7) == "rediss://ann:pa%40ss@c:7/0?ssl_ca_certs=%2Fetc%2Fca.pem"
    assert found.url_at("::2", 7).startswith("rediss://ann:pa%40ss@[::2]:7/0")
    assert found.options_at("c", 7) == {"username": "ann", "password": "pa@ss", "ssl_ca_certs": "/etc/ca.pem", "ssl": True}


def test_sentinels_have_a_login_of_their_own_or_none() -> None:
    found = read_address("redis+sentinel://:word@a,b:5/main/2")
    assert (found.kind, found.hosts, found.name, found.db) == ("sentinel", (("a", 26379), ("b", 5)), "main", 2)
    assert found.url_at("c", 7) == "redis://:word@c:7/2"
    assert found.options_at("c", 7) == {"password": "word"}
    assert found.sentinel_options() == {}
    other = read_address("redis+sentinel://:word@a/main?sentinel_username=s&sentinel_password=t")
    assert other.url_at("c", 7) == "redis://:word@c:7/0"
    assert other.sentinel_options() == {"username": "s", "password": "t"}
