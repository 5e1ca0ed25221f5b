"""Identifies the code that played a game: the release, and the first digits of a hash over all code that decides a step.

The version needs no manual increment: each change of a game's rules, the kit or the room gives another version. The room's log
records each change of the version (`server.room.stored.log.Record.version`).
"""

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from engines.registry import code_of
from server import __version__

SHARED: Final = ("engines.kit", "server.room", "server.aggregate", "protocol")
KINDS: Final = (".py", ".json")
SIGNS: Final = 10


@cache
def rules_version(slug: str) -> str:
    """Returns the version of the game with that slug, for example `0.1.0+3f2a9c01d4`."""
    return f"{__version__}+{fingerprint([*map(files, SHARED), code_of(slug)])}"


def fingerprint(folders: list[Traversable]) -> str:
    """Returns the hash of the files, whatever the place of their folders."""
    digest = hashlib.sha256()
    for folder in folders:
        for name, file in sorted(_files(folder, ""), key=lambda found: found[0]):
            digest.update(f"{name}\n".encode() + file.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:SIGNS]


def _files(folder: Traversable, before: str) -> Iterator[tuple[str, Traversable]]:
    for entry in folder.iterdir():
        name = f"{before}/{entry.name}"
        if entry.is_dir():
            yield from _files(entry, name)
        elif entry.name.endswith(KINDS):
            yield name, entry
