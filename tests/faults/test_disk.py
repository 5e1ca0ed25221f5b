"""Tests of the files of the embedded store: only their owner can read them, their size is bounded, and they contain no
erased data."""

import asyncio
import stat
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from redis import Redis

from server.gateway.node import Node
from server.settings import Settings
from server.store.embedded.valkey import EmbeddedValkey
from server.store.erasing import rewrite
from tests.conftest import Arrival
from tests.gateway.test_sessions import opened, play, started
from tests.people import Guest, Refused, seated

pytestmark = pytest.mark.timeout(120)


@pytest.fixture
async def node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Node]:
    monkeypatch.setattr(rewrite, "SOON_S", 0.2)
    monkeypatch.setattr(rewrite, "AGAIN_S", 0.2)
    node = Node(Settings(host="127.0.0.1", port=0, data_dir=str(tmp_path), drain_ms=0, away_ms=50, rate_burst=10_000))
    await node.start()
    yield node
    await node.stop()


def files_with(folder: Path, word: bytes) -> list[str]:
    """Returns the names of the stored files that contain the text."""
    found = []
    for path in folder.rglob("*"):
        try:
            if path.is_file() and word in path.read_bytes():
                found.append(path.name)
        except FileNotFoundError:  # the store has replaced the file
            found.append("gone")
    return found


async def test_the_name_of_a_pupil_is_on_no_disk_after_the_class_was_erased(node: Node, come: Arrival, tmp_path: Path) -> None:
    pupils: list[Guest] = [await come(node, name="Zacarias Quiroga"), await come(node, name="Wenceslao Ibarra")]
    tutor = await come(node, name="Eva")
    session = await opened(tutor, *pupils)
    (room,) = await started(tutor, session, [[pupil.id for pupil in pupils]])
    await play(room, *pupils)
    names = (b"Zacarias", b"Wenceslao")
    assert all(files_with(tmp_path, name) for name in names)
    await tutor.order(session, "erase_session")
    async with asyncio.timeout(30):
        while any(files_with(tmp_path, name) for name in names):  # noqa: ASYNC110 - Valkey tells nobody when it is done
            await asyncio.sleep(0.05)
    assert node.valkey is not None
    with Redis.from_url(node.valkey.url) as client:  # in the file the text may be compressed
        for key in client.scan_iter():
            assert not any(name in (client.dump(key) or b"") for name in names)


async def test_the_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    (folder / "appendonlydir").mkdir(parents=True, mode=0o755)
    (folder / "old.log").write_text("of an earlier version")
    (folder / "old.log").chmod(0o644)
    valkey = EmbeddedValkey(str(folder))
    await valkey.start()
    paths = [folder, *folder.rglob("*")]
    assert len(paths) > 5
    assert [path for path in paths if stat.S_IMODE(path.stat().st_mode) & 0o077] == []
    await valkey.stop()


async def test_a_full_memory_is_refused_by_type_and_loses_nothing(tmp_path: Path, come: Arrival) -> None:
    node = Node(Settings(host="127.0.0.1", port=0, data_dir=str(tmp_path), drain_ms=0, memory_mb=64, wait_ms=300))
    await node.start()
    assert node.valkey is not None
    with Redis.from_url(node.valkey.url) as client:
        assert client.config_get("maxmemory*")["maxmemory-policy"] == "noeviction"
        ana, bo = await come(node), await come(node)
        room = await seated(ana, bo)
        for _ in range(40):
            client.rpush("ballast", b"x" * 1_000_000)
        client.config_set("maxmemory", "32mb")  # more than the memory limit
        with pytest.raises(Refused) as refusal:
            await ana.act(room, {"type": "place", "cell": 0})
        assert refusal.value.code == "server/unstored"
        client.delete("ballast")
        await ana.until(lambda: node.link.is_open)
        answer = await ana.act(room, {"type": "place", "cell": 0})
        await bo.reaches(room, answer["seq"])
    await node.stop()
