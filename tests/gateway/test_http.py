"""The plain GETs beside the sockets."""

import asyncio
from pathlib import Path
from typing import NamedTuple

import pytest
from websockets.datastructures import Headers
from websockets.http11 import Request

from server.gateway.http import _address_of, near_address, read_files
from server.gateway.node import Node
from server.gateway.security import address_of, may_connect
from tests.conftest import NodeMaker


class Reply(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


async def get(node: Node, path: str, **headers: str) -> Reply:
    reader, writer = await asyncio.open_connection("127.0.0.1", node.gateway.port)
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{node.gateway.port}", *(f"{k}: {v}" for k, v in headers.items())]
    writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
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


async def test_health_readiness_and_metrics(make_node: NodeMaker) -> None:
    node = await make_node()
    assert (await get(node, "/healthz")).status == 200
    assert (await get(node, "/readyz")).status == 200
    node.link._gate.clear()
    assert (await get(node, "/readyz")).status == 503
    node.link.lost()
    await node.link.opened()
    metrics = await get(node, "/metrics")
    assert b"banderilla_connections" in metrics.body
    assert b"banderilla_commit_seconds_count" in metrics.body


async def test_an_invitation_is_a_picture(make_node: NodeMaker) -> None:
    node = await make_node(public_url="https://school.example/")
    picture = await get(node, "/qr/abcdef.svg")
    assert picture.headers["Content-Type"] == "image/svg+xml"
    assert picture.body.startswith(b"<svg")
    assert picture.body == (await get(node, "/qr/ABCDEF.svg")).body
    assert (await get(node, "/qr/AB.svg")).status == 404
    assert (await get(node, "/qr/ABCDE%3C.svg")).status == 404


async def test_a_client_that_is_not_built_says_so(make_node: NodeMaker, tmp_path: Path) -> None:
    node = await make_node(client_dir=str(tmp_path / "none"))
    assert b"make run" in (await get(node, "/")).body
    assert read_files(tmp_path / "none").keys() == {"/"}


def test_origins() -> None:
    allowed = frozenset({"https://school.example"})
    assert may_connect(None, "x", allowed)
    assert may_connect("https://X:8080", "x:8080", allowed)
    assert may_connect("https://school.example/", "x", allowed)
    assert not may_connect("https://x.evil", "x", allowed)
    assert not may_connect("null", "x", allowed)
    assert not may_connect("http://x", None, allowed)


def test_addresses_behind_proxies() -> None:
    assert address_of("10.0.0.1", "1.1.1.1, 2.2.2.2", 0) == "10.0.0.1"
    assert address_of("10.0.0.1", "9.9.9.9, 1.1.1.1, 2.2.2.2", 2) == "1.1.1.1"
    assert address_of("10.0.0.1", "1.1.1.1", 3) == "1.1.1.1"
    assert address_of("10.0.0.1", None, 1) == "10.0.0.1"


@pytest.mark.parametrize(
    ("host", "near", "address"),
    [
        ("localhost:8080", "192.168.1.7", "http://192.168.1.7:8080"),
        ("127.0.0.1", "192.168.1.7", "http://192.168.1.7"),
        ("localhost:8080", "", "http://localhost:8080"),
        ("school.example", "192.168.1.7", "http://school.example"),
        ("[::1]:80", "192.168.1.7", "http://[::1]:80"),
    ],
)
def test_a_picture_leads_where_a_telephone_can_follow(host: str, near: str, address: str) -> None:
    assert _address_of(Request("/qr/ABCDEF.svg", Headers({"Host": host})), near) == address


def test_who_listens_to_itself_only_has_no_neighbours() -> None:
    assert near_address("127.0.0.1") == ""
