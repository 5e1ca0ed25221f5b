"""The server finds the built client, wherever its code is installed."""

from pathlib import Path

import pytest

from server.command_line import client_folder as module
from server.command_line.client_folder import client_folder


def test_the_chosen_folder_comes_first_then_the_packages_then_the_checkouts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package, checkout = tmp_path / "package", tmp_path / "checkout"
    monkeypatch.setattr(module, "FOLDERS", (package, checkout))
    assert client_folder("/mine") == "/mine"
    assert client_folder("") == str(checkout), "where none is built the page says how"
    checkout.mkdir()
    assert client_folder("") == str(checkout)
    package.mkdir()
    assert client_folder("") == str(package)
