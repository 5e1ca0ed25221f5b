"""Tests of the bot for Qwinto."""

from engines.registry import engine_of
from server.room import Command, Tick, step
from tests.room.test_bots import started

SEEDS = [bytes([number] * 32) for number in range(4)]


def sheets(seed: bytes) -> list[object]:
    """Return the score sheets of two bots at the end of a game."""
    room = started("qwinto", seed)
    while room.state == "playing":
        due = room.due_at_ms
        assert due is not None
        room = step(room, Command(Tick()), due).room
    assert room.game is not None
    view = engine_of("qwinto").view(room.game.state, 0, room.at_ms)
    shown = [{box: entry["number"] for box, entry in sheet.items()} for sheet in view["sheets"]]
    return list(shown)


def test_two_computers_at_one_table_do_not_fill_the_same_sheet() -> None:
    for seed in SEEDS:
        first, second = sheets(seed)
        assert isinstance(first, dict)
        assert isinstance(second, dict)
        alike = sum(second.get(box) == number for box, number in first.items())
        assert alike < len(first) / 2, "a spectator would take it for a fault of the program"
