"""Tests of the flush of Valkey's writes to disk: it syncs each file that has grown, and no other."""

import asyncio
import os
from pathlib import Path

import pytest

from server.store.embedded import flush
from server.store.embedded.flush import Flusher


@pytest.fixture
def synced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Returns a list that collects the names of the synced files, in order."""
    names: list[str] = []
    monkeypatch.setattr(flush, "_sync", lambda file: names.append(Path(f"/proc/self/fd/{file}").resolve().name))
    return names


def test_only_files_that_have_grown_are_flushed(tmp_path: Path, synced: list[str]) -> None:
    flusher = Flusher(tmp_path)
    (tmp_path / "a.aof").write_bytes(b"1")
    (tmp_path / "manifest").write_bytes(b"1")
    flusher.flush()
    flusher.flush()
    assert synced == ["a.aof"]
    (tmp_path / "a.aof").write_bytes(b"12")
    (tmp_path / "b.aof").write_bytes(b"")
    flusher.flush()
    assert sorted(synced) == ["a.aof", "a.aof", "b.aof"]


def test_a_flush_that_fails_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[int] = []

    def fails_once(file: int) -> None:
        tries.append(file)
        if len(tries) == 1:
            raise OSError("the disk is full")

    monkeypatch.setattr(flush, "_sync", fails_once)
    (tmp_path / "a.aof").write_bytes(b"1")
    flusher, before = Flusher(tmp_path), len(os.listdir("/proc/self/fd"))
    with pytest.raises(OSError, match="full"):
        flusher.flush()
    flusher.flush()
    assert len(tries) == 2
    assert len(os.listdir("/proc/self/fd")) == before, "no file stays open"


def test_a_folder_that_is_not_there_yet_has_nothing_to_flush(tmp_path: Path, synced: list[str]) -> None:
    Flusher(tmp_path / "later").flush()
    assert synced == []


async def test_a_started_flusher_flushes_again_and_again_until_it_is_stopped(
    tmp_path: Path, synced: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flush, "PAUSE_S", 0.001)
    flusher, file = Flusher(tmp_path), tmp_path / "a.aof"
    await flusher.stop()
    flusher.start()
    async with asyncio.timeout(10):
        for written in (1, 2):
            file.write_bytes(b"1" * written)
            while len(synced) < written:  # noqa: ASYNC110 - the flusher tells nobody
                await asyncio.sleep(0.001)
    await flusher.stop()
    file.write_bytes(b"123")
    await asyncio.sleep(0)
    assert len(synced) == 2
