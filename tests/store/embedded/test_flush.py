"""Tests of the flush of Valkey's writes to disk: it syncs each file that has grown, and no other."""

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
