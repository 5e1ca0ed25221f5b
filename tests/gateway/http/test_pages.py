"""The plain GETs that serve pages."""

import asyncio
import json
import logging
import socket
import time
from pathlib import Path
from typing import NamedTuple

import pytest

from server.gateway.admission.browser_security import address_of, may_connect
from server.gateway.http.addresses import listening_hosts
from server.gateway.limits.address_limits import WRONG_CODES, Share
from server.gateway.node import Node
from server.jobs.beside import RETRY_MS, Busy
from server.settings import Settings
from server.store.health.redis_health import Unstored
from tests.conftest import Arrival, NodeMaker


class Reply(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


async def get(node: Node, path: str, method: str = "GET", **headers: str) -> Reply:
    named = {"Host": f"127.0.0.1:{node.gateway.port}"} | headers
    lines = [f"{method} {path} HTTP/1.1", *(f"{k}: {v}" for k, v in named.items())]
    return await sent(node.gateway.port, ("\r\n".join(lines) + "\r\n\r\n").encode())


async def sent(port: int, request: bytes) -> Reply:
    """Sends these bytes and returns the response."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    async with asyncio.timeout(30):
        raw = await reader.read()
    writer.close()
    await writer.wait_closed()
    head, _, body = raw.partition(b"\r\n\r\n")
    first, *rest = head.decode().split("\r\n")
    return Reply(int(first.split()[1]), dict(line.split(": ", 1) for line in rest), body)


@pytest.fixture
def client_dir(tmp_path: Path) -> str:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Banderilla</title>")
    (tmp_path / "assets" / "main-BkXh3u9Q.js").write_text("1")
    (tmp_path / "sw.js").write_text("2")
    (tmp_path / ".hidden").write_text("3")
    return str(tmp_path)


async def test_a_table_is_framed_by_nobody_unless_the_server_says_by_whom(make_node: NodeMaker, client_dir: str) -> None:
    closed = await get(await make_node(client_dir=client_dir), "/embed/ABC234?overlay=1")
    assert (closed.status, closed.headers["X-Frame-Options"]) == (200, "DENY")
    assert "frame-ancestors 'none'" in closed.headers["Content-Security-Policy"]
    node = await make_node(client_dir=client_dir, embed_origins="https://school.example, http://localhost:9000/")
    page = await get(node, "/embed/ABC234")
    assert page.body == b"<!doctype html><title>Banderilla</title>"
    assert "X-Frame-Options" not in page.headers
    assert "frame-ancestors https://school.example http://localhost:9000" in page.headers["Content-Security-Policy"]
    assert "script-src 'self';" in page.headers["Content-Security-Policy"]
    for path in ("/", "/assets/main-BkXh3u9Q.js", "/embed/x", "/embed/ABC234/"):
        assert (await get(node, path)).headers["X-Frame-Options"] == "DENY"


@pytest.mark.parametrize("origins", ["school.example", "https://x; script-src *", "https://a b", "'self'"])
def test_only_origins_may_be_framing(origins: str) -> None:
    with pytest.raises(ValueError, match="embed_origins"):
        Settings(embed_origins=origins)


async def test_the_client_is_served(make_node: NodeMaker, client_dir: str) -> None:
    node = await make_node(client_dir=client_dir)
    page = await get(node, "/?utm=1")
    assert (page.status, page.headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert page.headers["Cache-Control"] == "no-cache"
    asset = await get(node, "/assets/main-BkXh3u9Q.js")
    assert asset.body == b"1"
    assert asset.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert asset.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert (await get(node, "/sw.js")).headers["Cache-Control"] == "no-cache"
    again = await get(node, "/", **{"If-None-Match": page.headers["ETag"]})
    assert (again.status, again.body) == (304, b"")


async def test_the_description_of_the_gets_is_served(make_node: NodeMaker) -> None:
    reply = await get(await make_node(), "/openapi.json")
    assert (reply.status, reply.headers["Access-Control-Allow-Origin"]) == (200, "*")
    assert json.loads(reply.body)["openapi"].startswith("3.1")


@pytest.mark.parametrize("path", ["/nothing", "/.hidden", "/../settings.py", "/assets/../../x", "/%2e%2e/x", "/assets", "//"])
async def test_nothing_else_is_served(make_node: NodeMaker, client_dir: str, path: str) -> None:
    node = await make_node(client_dir=client_dir)
    assert (await get(node, path)).status == 404


@pytest.mark.parametrize("path", ["/", "/nothing", "/healthz", "/qr/ABCDEF.svg"])
async def test_every_answer_forbids_what_a_page_needs_not(make_node: NodeMaker, client_dir: str, path: str) -> None:
    node = await make_node(client_dir=client_dir)
    headers = (await get(node, path)).headers
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert "camera=()" in headers["Permissions-Policy"]


@pytest.mark.parametrize(
    ("path", "address"),
    [
        ("/c/5BBHD.", "/#/c/5BBHD"),
        ("/%23/c/5BBHD", "/#/c/5BBHD"),
        ("/%2523/c/5bbhd.", "/#/c/5bbhd"),
        ("/r/ABC234/watch", "/#/r/ABC234/watch"),
        ("/%23%2Fc%2F5BBHD/ref/0f9a%3E", "/#/c/5BBHD/ref/0f9a"),
    ],
)
async def test_a_link_without_its_sign_leads_to_the_page(
    make_node: NodeMaker, client_dir: str, path: str, address: str
) -> None:
    reply = await get(await make_node(client_dir=client_dir), path)
    assert (reply.status, reply.headers["Location"]) == (302, address)


@pytest.mark.parametrize("path", ["//c/5BBHD@evil.example", "/c/", "/c/5BBHD%0d%0aX-Evil:1", "/cc/5BBHD", "/%23"])
async def test_a_redirect_never_leaves_the_server(make_node: NodeMaker, client_dir: str, path: str) -> None:
    reply = await get(await make_node(client_dir=client_dir), path)
    assert reply.headers.get("Location", "/#/c/5BBHD") == "/#/c/5BBHD"
    assert "X-Evil" not in reply.headers


async def test_a_node_answers_on_ipv6_too(make_node: NodeMaker) -> None:
    if listening_hosts("") == ["0.0.0.0"]:
        assert not socket.has_dualstack_ipv6()
        return
    node = await make_node(host="")
    port = next(each for each in node.gateway._server.sockets if each.family == socket.AF_INET6).getsockname()[1]  # type: ignore[union-attr]
    reader, writer = await asyncio.open_connection("::1", port)
    writer.write(b"GET /healthz HTTP/1.1\r\nHost: [::1]\r\n\r\n")
    assert (await reader.read()).startswith(b"HTTP/1.1 200")
    writer.close()


async def test_health_readiness_and_metrics(make_node: NodeMaker) -> None:
    node = await make_node()
    assert (await get(node, "/healthz")).status == 200
    assert (await get(node, "/readyz")).status == 200
    node.link._gate.clear()
    assert (await get(node, "/readyz")).status == 503
    node.link.lost()
    await node.link.opened()


@pytest.mark.parametrize(
    "path", ["/metrics", "//x/metrics", "//metrics", "/metrics/", "/./metrics", "/%6detrics", "/x/../metrics"]
)
async def test_metrics_have_a_port_of_their_own(make_node: NodeMaker, path: str) -> None:
    node = await make_node(metrics_listen="127.0.0.1:0")
    assert (await get(node, path)).status == 404
    assert node.gateway.metrics is not None
    metrics = await sent(node.gateway.metrics.port, b"GET /metrics HTTP/1.0\r\n\r\n")
    assert b"banderilla_connections" in metrics.body
    assert b"banderilla_commit_seconds_count" in metrics.body


async def test_an_invitation_is_a_picture(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(public_url="https://school.example/")
    ana = await come(node)
    code = (await ana.ask("create", game="noughts", seats=2))["params"]["room"]
    picture = await get(node, f"/qr/{code.lower()}.svg")
    assert picture.headers["Content-Type"] == "image/svg+xml"
    assert picture.headers["Cache-Control"].startswith("private")
    assert picture.body.startswith(b"<svg")
    assert picture.body == (await get(node, f"/qr/{code}.svg")).body
    assert len(node.gateway._pages._pictures) == 1
    for path in ("/qr/AB.svg", "/qr/ABCDE%3C.svg", "/qr/ZZZZZZ.svg"):
        assert (await get(node, path)).status == 404


async def test_the_server_keeps_the_pictures_that_were_asked_for_last(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.gateway.http.pages.PICTURES", 2)
    node = await make_node(public_url="https://school.example")
    ana = await come(node)
    codes = [(await ana.ask("create", game="noughts", seats=2))["params"]["room"] for _ in range(3)]
    for number in (0, 1, 0, 2):
        assert (await get(node, f"/qr/{codes[number]}.svg")).status == 200
    assert list(node.gateway._pages._pictures) == [f"https://school.example/#/r/{codes[number]}" for number in (0, 2)]


@pytest.mark.parametrize(
    ("failure", "status", "again_s"), [(Unstored("away"), 503, None), (Busy(), 429, str(RETRY_MS // 1000 + 1))]
)
async def test_an_answer_that_cannot_be_made_now_is_promised_for_later(
    make_node: NodeMaker, monkeypatch: pytest.MonkeyPatch, failure: Exception, status: int, again_s: str | None
) -> None:
    node = await make_node(public_url="https://school.example")
    share = node.gateway._shares.of("127.0.0.1", 0)

    async def fails(*_given: object) -> None:
        raise failure

    monkeypatch.setattr(node.gateway._pages, "_look", fails)
    monkeypatch.setattr(node.gateway._pages, "_export", fails)
    for path in ("/qr/ABCDEF.svg", "/export/ABCDEF.pgn", "/preview/ABCDEF.png", "/c/ABCDE.ics"):
        reply = await get(node, path)
        assert (reply.status, reply.headers.get("Retry-After")) == (status, again_s), path
    assert not share.code_wait_ms("", time.monotonic() * 1000), "no code was wrong"


async def test_an_unknown_code_counts_once_and_a_known_one_does_not(
    make_node: NodeMaker, come: Arrival, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = await make_node(public_url="https://school.example")
    wrong: list[str] = []
    monkeypatch.setattr(Share, "wrong_code", lambda _share, person, _now_ms: wrong.append(person))
    code = (await (await come(node)).ask("create", game="noughts", seats=2))["params"]["room"]
    for path, count in ((f"/qr/{code}.svg", 0), (f"/r/{code}", 0), ("/qr/ZZZZZZ.svg", 1), ("/r/ZZZZZZ", 2), ("/healthz", 2)):
        await get(node, path)
        assert len(wrong) == count, path


async def test_a_picture_leads_to_no_name_that_is_not_ours(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(origins="https://school.example")
    ana = await come(node)
    code = (await ana.ask("create", game="noughts", seats=2))["params"]["room"]
    for host, status in (("evil.example", 421), ("x" * 2_000, 421), ("school.example", 200), ("192.168.1.7:80", 200)):
        assert (await get(node, f"/qr/{code}.svg", Host=host)).status == status


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc", 413),
        (b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 300000\r\n\r\n" + b"a" * 300_000, 413),
        (b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc", 405),
        (b"GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n", 501),
        ("GET /ñ HTTP/1.1\r\nHost: x\r\n\r\n".encode(), 400),
        (b"GET /qr/ABCDEF.svg HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", 400),
        (b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nOrigin: http://a\r\nOrigin: http://b\r\n\r\n", 400),
        (b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nOrigin: http://[\r\n\r\n", 400),
        (b"HEAD /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\r\n", 405),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n", 200),
        (b"GET /healthz HTTP/1.1\r\nX-Forwarded-For: a\r\nX-Forwarded-For: b\r\n\r\n", 200),
        (b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\r\nrubbish", 400),
        (b"GET /" + b"a" * 20_000, 414),
    ],
)
async def test_bad_requests_are_answered_and_never_hung_up_on(
    make_node: NodeMaker, caplog: pytest.LogCaptureFixture, request_: bytes, status: int
) -> None:
    node = await make_node(proxy_hops=1)
    assert (await sent(node.gateway.port, request_)).status == status
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.parametrize("path", ["/", "/healthz", "/nothing"])
async def test_head_is_get_without_the_body(make_node: NodeMaker, client_dir: str, path: str) -> None:
    node = await make_node(client_dir=client_dir)
    whole, head = await get(node, path), await get(node, path, method="HEAD")
    assert head.body == b""
    assert (head.status, head.headers["Content-Length"]) == (whole.status, str(len(whole.body)))


async def test_guesses_by_plain_gets_are_counted_like_those_of_sockets(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node(public_url="https://school.example")
    share = node.gateway._shares.of("127.0.0.1", 0)
    ana = await come(node)
    code = (await ana.ask("create", game="noughts", seats=2))["params"]["room"]
    for _ in range(WRONG_CODES):
        share.wrong_code("", time.monotonic() * 1000)
    for path in ("/export/ZZZZZZ.pgn", f"/qr/{code}.svg"):
        answer = await get(node, path)
        assert (answer.status, int(answer.headers["Retry-After"]) > 0) == (429, True)
    await ana.ask("join", room=code)


async def test_gets_of_an_address_are_answered_in_turn(make_node: NodeMaker) -> None:
    node = await make_node(rate_per_s=20, rate_burst=60)
    share = node.gateway._shares.of("127.0.0.1", time.monotonic() * 1000)
    share.fetches.charge(time.monotonic() * 1000, 2_000)
    answer = await get(node, "/healthz")
    assert (answer.status, answer.headers["Retry-After"].isdigit()) == (429, True)
    assert (await get(node, "/healthz")).status == 429, "who is refused does not have to pay"


async def test_a_client_that_is_not_built_says_so(make_node: NodeMaker, tmp_path: Path) -> None:
    node = await make_node(client_dir=str(tmp_path / "none"))
    assert b"make run" in (await get(node, "/")).body


def test_origins() -> None:
    allowed = frozenset({"https://school.example"})
    assert may_connect(None, "x", allowed)
    assert may_connect("https://X:8080", "x:8080", allowed)
    assert may_connect("https://school.example/", "x", allowed)
    assert not may_connect("https://x.evil", "x", allowed)
    assert not may_connect("null", "x", allowed)
    assert not may_connect("null", "x", frozenset({"banana"}))
    assert may_connect("https://example.org", "example.org:443", allowed)
    assert may_connect("http://example.org:80", "example.org", allowed)
    assert may_connect("https://[2001:db8::1]", "[2001:db8::1]:443", allowed)
    assert may_connect("https://school.example:443", "node:8080", allowed)
    assert not may_connect("https://example.org", "example.org:80", allowed)
    assert not may_connect("http://192.0.2.5:8000", "192.0.2.5", allowed)
    assert not may_connect("http://school.example", "node:8080", allowed)
    assert not may_connect("http://x", None, allowed)


def test_addresses_behind_proxies() -> None:
    assert address_of("10.0.0.1", "1.1.1.1, 2.2.2.2", 0) == "10.0.0.1"
    assert address_of("10.0.0.1", "9.9.9.9, 1.1.1.1, 2.2.2.2", 2) == "1.1.1.1"
    assert address_of("10.0.0.1", "1.1.1.1", 3) == "1.1.1.1"
    assert address_of("10.0.0.1", None, 1) == "10.0.0.1"
