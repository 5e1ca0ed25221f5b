"""The scalars in all commands have limits, and a command accepts no unknown field."""

from typing import Any

import msgspec
import pytest

from protocol import bodies
from protocol.bodies import Body


class Probe(Body, frozen=True, tag="probe"):
    name: bodies.Name = "x"
    seat: bodies.SeatNumber = 0


@pytest.mark.parametrize(
    ("kind", "good", "bad"),
    [
        (bodies.Cid, ("a", "a" * 36), ("", "a" * 37)),
        (bodies.RoomCode, ("ABCD", "A" * 12), ("ABC", "A" * 13)),
        (bodies.Slug, ("x", "x" * 40), ("", "x" * 41)),
        (bodies.Name, ("x", "x" * 40), ("", "x" * 41)),
        (bodies.Words, ("", "x" * 500), ("x" * 501,)),
        (bodies.Key, ("k", "k" * 80), ("", "k" * 81)),
        (bodies.SeatNumber, (0, 15), (-1, 16, 1.5, "1")),
        (bodies.Mark, ("C", "I", "IA"), ("c", "")),
        (bodies.RefereeRole, ("monitor", "leader", "director"), ("player",)),
        (bodies.Role, ("player", "spectator"), ("host",)),
    ],
)
def test_the_bounds_of_each_scalar(kind: Any, good: tuple[Any, ...], bad: tuple[Any, ...]) -> None:
    for value in good:
        assert msgspec.convert(value, kind) == value
    for value in bad:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(value, kind)


def test_a_command_is_known_by_its_type_and_takes_no_other_field() -> None:
    assert msgspec.convert({"type": "probe", "seat": 3}, Probe) == Probe("x", 3)
    for raw in ({"type": "prove"}, {"type": "probe", "sheet": 3}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(raw, Probe)
