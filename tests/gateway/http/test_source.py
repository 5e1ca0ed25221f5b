"""A running server offers its source code, complete enough to build the server from it."""

import gzip
import io
from pathlib import Path
from zipfile import ZipFile

from server.gateway.http import source
from server.gateway.http.source import public
from tests.conftest import NodeMaker
from tests.gateway.http.test_pages import get

ROOT = Path(__file__).parents[3]


async def test_the_source_of_what_runs_is_had_from_the_server(make_node: NodeMaker) -> None:
    node = await make_node()
    reply = await get(node, "/source.zip")
    assert reply.status == 200
    assert f'filename="{source.NAME}.zip"' in reply.headers["Content-Disposition"]
    with ZipFile(io.BytesIO(reply.body)) as file:
        names = {name.removeprefix(f"{source.NAME}/") for name in file.namelist()}
        for name in (
            "server/gateway/http/source.py",
            "server/store/commits/commit.lua",
            "engines/fiar/board.json",
            "protocol/messages.py",
            "clients/web/src/App.svelte",
            "clients/web/package-lock.json",
            "LICENSE",
            "pyproject.toml",
        ):
            assert name in names, name
            assert file.read(f"{source.NAME}/{name}") == (ROOT / name).read_bytes()
    left_out = ("node_modules", "/dist/", "__pycache__", ".npmrc", "/.")
    assert not [name for name in names if any(part in name for part in left_out)]
    assert len(reply.body) < 6_000_000


def test_the_same_source_is_the_same_bytes() -> None:
    first = source.packed()
    source.packed.cache_clear()
    assert source.packed() == first


def test_the_packages_public_files_are_unpacked(tmp_path: Path) -> None:
    """An installed package may contain a file only in its compressed forms."""
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "index.html.gz", "assets/a.js.gz", "sw.js.br"):
        (tmp_path / name).write_bytes(b"made by the build")
    (tmp_path / "sw.js.gz").write_bytes(gzip.compress(b"// a worker"))
    (tmp_path / "icon.png").write_bytes(b"png")
    assert dict(public(tmp_path)) == {"clients/web/public/icon.png": b"png", "clients/web/public/sw.js": b"// a worker"}
