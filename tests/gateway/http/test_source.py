"""A running server offers its source code, complete enough to build the server from it."""

import asyncio
import gzip
import io
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from server.gateway.http import source
from server.gateway.http.source import _below, public
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


def test_the_client_in_a_package_is_its_archive_and_the_built_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive, built = tmp_path / "client_source.tar.xz", tmp_path / "client"
    built.mkdir()
    (built / "icon.png").write_bytes(b"png")
    (built / "index.html").write_bytes(b"made by the build")
    with tarfile.open(archive, "w:xz") as file:
        for name, body in (("src", None), ("src/App.svelte", b"<App />"), ("src/icon.png", "icon.png")):
            entry = tarfile.TarInfo(name)
            entry.type = tarfile.DIRTYPE if body is None else tarfile.SYMTYPE if isinstance(body, str) else tarfile.REGTYPE
            entry.linkname, entry.size = (body, 0) if isinstance(body, str) else ("", len(body or b""))
            file.addfile(entry, io.BytesIO(body) if isinstance(body, bytes) else None)
    monkeypatch.setattr(source, "PACKAGED", archive)
    monkeypatch.setattr(source, "BUILT", built)
    found = {name: body for name, body in source.listed() if name.startswith("clients/web/")}
    assert found == {
        "clients/web/src/App.svelte": b"<App />",
        "clients/web/src/icon.png": b"png",
        "clients/web/public/icon.png": b"png",
    }


async def test_the_source_is_packed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "_made", {})
    packed: list[object] = []

    async def work(function: object, *_given: object) -> bytes:
        packed.append(function)
        return b"zip"

    assert await asyncio.gather(*(source.source(work) for _time in range(3))) == [b"zip"] * 3
    assert packed == [source.packed]


def test_no_compiled_hidden_or_foreign_file_of_a_folder_is_source(tmp_path: Path) -> None:
    names = ("a.py", "a.pyc", ".npmrc", "sub/b.py", "sub/.git/config", "node_modules/c.js", "dist/d.js", "__pycache__/a.pyc")
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(name.encode())
    assert list(_below(tmp_path, "part")) == [("part/a.py", b"a.py"), ("part/sub/b.py", b"sub/b.py")]
