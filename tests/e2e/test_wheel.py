"""Tests of the wheel: people can install this single file on a plain Python, and then play. One test installs and
starts the server with a single `uvx` command, on the Python of these tests. The others install the wheel with `uv pip`, on the
newest supported Python of this machine."""

import asyncio
import io
import json
import os
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from zipfile import ZipFile

import pytest

from server import __version__
from tests.e2e.live_server import free_port
from tests.people import arrive, seated

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).parent / "uv"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
FIRST_TURN_S = 60
MAX_BYTES = 5_150_000
"""Maximum size of the wheel: less than the 5 MB (5 · 1024² bytes) of `docs/deploy/package.md`, so that there is time to mend
a growing package."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([UV, "build", "--wheel", "--quiet", "--out-dir", folder, ROOT], check=True, timeout=120)
    return next(folder.glob("*.whl"))


def found(version: str) -> str | None:
    """Returns the path of this machine's interpreter of that version, or None. The test downloads no interpreter."""
    builds = sorted((Path.home() / ".pyenv" / "versions").glob(f"{version}.*/bin/python{version}"))
    return shutil.which(f"python{version}", path=os.pathsep.join([*map(str, [each.parent for each in builds]), os.defpath]))


@pytest.fixture
def installed(wheel: Path, tmp_path: Path) -> Path:
    """Installs the wheel into an empty environment that cannot see this checkout. Returns the path of its console
    script."""
    environment = tmp_path / "environment"
    newest = [each for version in PYTHONS if (each := found(version))][-1]
    subprocess.run([UV, "venv", "--quiet", "--python", newest, environment], check=True, timeout=60)
    python = environment / "bin" / "python"
    subprocess.run([UV, "pip", "install", "--quiet", "--python", python, wheel], check=True, timeout=170)
    return environment / "bin" / "banderilla"


def test_the_package_is_small_and_has_no_tests(wheel: Path) -> None:
    assert wheel.stat().st_size < MAX_BYTES
    with ZipFile(wheel) as file:
        names = file.namelist()
    assert [name for name in names if "test" in name.rpartition("/")[2]] == []
    twice = [name for name in names if f"{name}.gz" in names]
    assert twice == ["server/client/index.html"], "the server unpacks the compressed form"


def test_the_package_alone_serves_the_client_and_a_game(installed: Path, tmp_path: Path) -> None:
    port = free_port()
    begun_s = time.monotonic()
    done = subprocess.run([installed, "--version"], capture_output=True, text=True, cwd=tmp_path, timeout=30, check=True)
    assert done.stdout.strip() == __version__
    flags = ["--port", str(port), "--host", "127.0.0.1", "--data-dir", str(tmp_path / "data"), "--log-level", "error"]
    with subprocess.Popen([installed, *flags], stdout=subprocess.PIPE, text=True, cwd=tmp_path) as server:
        try:
            assert server.stdout is not None
            assert server.stdout.readline().strip() == f"http://localhost:{port}/"
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=10) as page:
                assert b'<script type="module" crossorigin src="/assets/' in page.read()
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/asyncapi.json", timeout=30) as description:
                assert "noughts" in json.load(description)["x-games"]
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/source.zip", timeout=30) as source:
                archive = ZipFile(io.BytesIO(source.read()))
            sources = {name.partition("/")[2]: name for name in archive.namelist()}
            for name in (
                "server/__main__.py",
                "clients/web/src/App.svelte",
                "clients/web/src/games/fiar/board.webp",
                "clients/web/public/sw.js",
                "clients/web/public/licences.json",
                "clients/web/package.json",
            ):
                assert archive.read(sources[name]) == (ROOT / name).read_bytes(), name
            asyncio.run(a_turn(port))
            assert time.monotonic() - begun_s < FIRST_TURN_S
        finally:
            server.terminate()
        assert server.wait(20) == 0


def test_one_command_leads_from_python_alone_to_the_first_turn(wheel: Path, tmp_path: Path) -> None:
    """With an empty cache, one command downloads, installs and starts the server, and two people play a turn."""
    port = free_port()
    empty = os.environ | {"UV_CACHE_DIR": str(tmp_path / "cache"), "UV_TOOL_DIR": str(tmp_path / "tools")}
    command: list[str | Path] = [UV.with_name("uvx"), "--quiet", "--python", sys.executable, "--from", wheel, "banderilla"]
    flags = ["--port", str(port), "--host", "127.0.0.1", "--data-dir", str(tmp_path / "data"), "--log-level", "error"]
    begun_s = time.monotonic()
    with subprocess.Popen([*command, *flags], stdout=subprocess.PIPE, text=True, cwd=tmp_path, env=empty) as server:
        try:
            assert server.stdout is not None
            assert server.stdout.readline().strip() == f"http://localhost:{port}/"
            asyncio.run(a_turn(port))
            assert time.monotonic() - begun_s < FIRST_TURN_S
        finally:
            server.terminate()
        server.wait(30)


def test_the_extra_gym_brings_environments_that_keep_pettingzoos_contract(wheel: Path, tmp_path: Path) -> None:
    environment = tmp_path / "environment"
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, environment], check=True, timeout=60)
    python = environment / "bin" / "python"
    extra = f"banderilla[gym] @ {wheel.as_uri()}"
    subprocess.run([UV, "pip", "install", "--quiet", "--python", python, extra], check=True, timeout=170)
    program = "from pettingzoo.test import api_test; from banderilla_gym import env; api_test(env('contig60'), num_cycles=20)"
    done = subprocess.run([python, "-c", program], capture_output=True, text=True, cwd=tmp_path, timeout=60, check=True)
    assert "Passed API test" in done.stdout


async def a_turn(port: int) -> None:
    ana, bo = await arrive(port), await arrive(port)
    room = await seated(ana, bo, game="ajedrez")
    answer = await ana.ask("read", room=room, text="e4")
    await bo.reaches(room, answer["seq"])
    for guest in (ana, bo):
        await guest.close()
