"""Tests of the required fields of a table of several seats."""

from engines.geominos.state import State as Geominos
from engines.kit.table.state import RefereedTable
from engines.qwinto.state import State as Qwinto
from tests.engines.kit.table.seats import Three


def test_the_games_of_several_seats_are_such_tables() -> None:
    asked = {name for name in vars(RefereedTable) if not name.startswith("_")}
    for state in (Geominos, Qwinto, Three):
        assert asked <= {*dir(state), *state.__annotations__}, state
