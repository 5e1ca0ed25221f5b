"""Names the version of the code that played a game: the release, and the first digits of a hash of all code that decides about
a step.

So every change to the rules of a game, the kit or the room makes another version, without a number that somebody must raise.
The log of a room notes each change of version (`server.room.stored.log.Record.version`).
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
    """Returns the version of the game, such as `0.1.0+3f2a9c01d4`."""
    return f"{__version__}+{fingerprint([*map(files, SHARED), code_of(slug)])}"


def fingerprint(folders: list[Traversable]) -> str:
    """Returns a hash of the files in these folders. The hash does not depend on the location of the folders."""
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
