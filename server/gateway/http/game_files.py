"""The files of installed game packages, in memory: `/games/<slug>/board.js` and the files next to it."""

import gzip
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from engines.registry import packages
from server.gateway.http.static_files import StaticFile, with_forms

KINDS: Final = frozenset({".css", ".js", ".json", ".png", ".svg", ".wav", ".webp", ".woff2"})
"""Endings of the files that the server sends. It sends no HTML page of a package."""
_TEXT: Final = frozenset({".css", ".js", ".json", ".svg"})


def game_files() -> dict[str, StaticFile]:
    """Returns the files of all installed game packages by their paths."""
    return {
        f"/games/{slug}/{name}": file
        for slug, package in packages().items()
        for name, file in board_files(package.board).items()
    }


def board_files(folder: Path) -> Mapping[str, StaticFile]:
    """Returns the files of one folder by their paths in it, except hidden files and links that lead out of the folder."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder)
        is_shown = path.suffix in KINDS and not any(part.startswith(".") for part in name.parts)
        if is_shown and path.is_file() and path.resolve().is_relative_to(folder.resolve()):
            body = path.read_bytes()
            packed = {"gzip": gzip.compress(body, mtime=0)} if path.suffix in _TEXT else {}
            found[name.as_posix()] = with_forms(path.name, body, packed)
    return found
