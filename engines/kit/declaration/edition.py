"""Reads the data file of a game's edition: board, pieces and quantities."""

from importlib.resources import files
from typing import TypeVar

import msgspec

T = TypeVar("T")


def read_edition(package: str | None, kind: type[T]) -> T:
    """Read `board.json` in the game's `package` as the type `kind`. Raises `msgspec.ValidationError`."""
    assert package is not None
    return msgspec.json.decode(files(package).joinpath("board.json").read_bytes(), type=kind)
