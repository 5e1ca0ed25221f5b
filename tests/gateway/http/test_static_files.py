"""The server sends each file of the client in the smallest form that the browser can read. Each form has its own tag."""

import gzip
from pathlib import Path

import pytest

from server.gateway.http.static_files import accepted_encodings, read_files
from tests.conftest import NodeMaker
from tests.gateway.http.test_pages import get

BODY = b"export const word = 'banderilla';\n" * 200


@pytest.fixture
def client_dir(tmp_path: Path) -> str:
    (tmp_path / "assets").mkdir()
    (tmp_path / ".vite").mkdir()
    (tmp_path / ".vite" / "manifest.json").write_text("{}")
    (tmp_path / "index.html").write_text("<!doctype html>")
    asset = tmp_path / "assets" / "main-BkXh3u9Q.js"
    asset.write_bytes(BODY)
    Path(f"{asset}.br").write_bytes(b"as brotli")
    Path(f"{asset}.gz").write_bytes(gzip.compress(BODY))
    return str(tmp_path)


PATH = "/assets/main-BkXh3u9Q.js"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZip;q=0.8, br;q=0", "gzip"),
        ("identity", None),
        ("*", None),
        ("br;q=0, gzip; q=0.000", None),
    ],
)
async def test_a_file_comes_in_the_smallest_form_that_is_read(
    make_node: NodeMaker, client_dir: str, accepted: str, encoding: str | None
) -> None:
    reply = await get(await make_node(client_dir=client_dir), PATH, **{"Accept-Encoding": accepted})
    assert reply.status == 200
    assert reply.headers.get("Content-Encoding") == encoding
    assert reply.headers["Vary"] == "Accept-Encoding"
    assert reply.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert "immutable" in reply.headers["Cache-Control"]
    assert int(reply.headers["Content-Length"]) == len(reply.body)
    sent = {"br": b"as brotli", None: BODY}
    assert gzip.decompress(reply.body) == BODY if encoding == "gzip" else reply.body == sent[encoding]


async def test_each_form_has_its_tag_and_is_not_sent_twice(make_node: NodeMaker, client_dir: str) -> None:
    node = await make_node(client_dir=client_dir)
    first = {name: await get(node, PATH, **{"Accept-Encoding": name}) for name in ("br", "gzip", "identity")}
    tags = {name: reply.headers["ETag"] for name, reply in first.items()}
    assert len(set(tags.values())) == 3
    again = await get(node, PATH, **{"Accept-Encoding": "br", "If-None-Match": f'"old", {tags["br"]}'})
    assert (again.status, again.body) == (304, b"")
    other = await get(node, PATH, **{"Accept-Encoding": "gzip", "If-None-Match": tags["br"]})
    assert other.status == 200


async def test_a_head_tells_the_length_of_the_form_that_a_get_would_have(make_node: NodeMaker, client_dir: str) -> None:
    node = await make_node(client_dir=client_dir)
    head = await get(node, PATH, "HEAD", **{"Accept-Encoding": "br"})
    assert (head.body, head.headers["Content-Length"]) == (b"", "9")


def test_compressed_and_hidden_files_have_no_separate_path(client_dir: str, tmp_path: Path) -> None:
    assert read_files(client_dir).keys() == {"/", "/index.html", PATH}
    assert read_files(str(tmp_path / "none")).keys() == {"/"}
    assert read_files("").keys() == {"/"}, "the folder that we are in is not the client"


async def test_without_a_built_client_nothing_of_the_working_folder_is_served(make_node: NodeMaker) -> None:
    node = await make_node(client_dir="")
    assert (Path.cwd() / "pyproject.toml").is_file()
    assert (await get(node, "/pyproject.toml")).status == 404
    assert b"<!doctype" in (await get(node, "/")).body.lower()


def test_an_encoding_is_refused_by_a_weight_of_nothing() -> None:
    assert accepted_encodings(["br;q=0, gzip;q=0.1", "deflate"]) == {"gzip", "deflate"}
    assert accepted_encodings([""]) == {""}


async def test_a_page_bears_its_policy_and_what_it_loads_does_not(make_node: NodeMaker, client_dir: str) -> None:
    """The policy takes some 500 bytes, and a visit loads sixty files, so only pages have it."""
    node = await make_node(client_dir=client_dir)
    page, asset = await get(node, "/"), await get(node, PATH)
    assert "default-src 'none'" in page.headers["Content-Security-Policy"]
    assert "Content-Security-Policy" not in asset.headers
    for reply in (page, asset):
        assert reply.headers["X-Content-Type-Options"] == "nosniff"
        assert reply.headers["Cross-Origin-Resource-Policy"] == "same-origin"
