"""Fixtures of a machine without a fault, for the tests of commands."""

from pathlib import Path

import pytest

from server.settings import Settings


@pytest.fixture
def client(tmp_path: Path) -> str:
    folder = tmp_path / "web" / "dist"
    folder.mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    return str(folder)


@pytest.fixture
def good(tmp_path: Path, client: str) -> Settings:
    return Settings(port=0, data_dir=str(tmp_path / "data"), client_dir=client)
