"""Tests of the type for an edition's data file."""

import msgspec
import pytest

from engines.kit.declaration.edition import read_edition


class Circle(msgspec.Struct, frozen=True):
    id: str


class Circles(msgspec.Struct, frozen=True):
    spaces: tuple[Circle, ...]


class Other(msgspec.Struct, frozen=True):
    no_such_field: int


def test_a_games_file_is_read_as_the_type_that_the_game_gives() -> None:
    assert len(read_edition("engines.fiar", Circles).spaces) == len(read_edition("engines.fiar", dict)["spaces"])


def test_a_file_that_lacks_what_the_type_demands_is_no_edition() -> None:
    with pytest.raises(msgspec.ValidationError, match="no_such_field"):
        read_edition("engines.fiar", Other)
