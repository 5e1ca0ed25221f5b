"""The bench's driver (`tests/load/driver.py`) plays its games for the requested number of moves."""

from pathlib import Path

import pytest

from tests.load.actions import SERVE, Game, Size, sample
from tests.load.process import Process


@pytest.mark.parametrize("game", ["lab", "contig60"])
def test_the_driver_makes_the_moves_in_each_room(game: Game, tmp_path: Path) -> None:
    with Process("tests.load.lab_server", *SERVE, "--data-dir", str(tmp_path)) as server:
        found = sample(server, game, Size(rooms=2, at_once=1, moves=10), spectators=1)
    assert found.played.moves == 20
    assert found.played.received > found.played.sent > 0


def test_the_relay_with_its_commit_relays(tmp_path: Path) -> None:
    with Process("tests.load.relay", str(tmp_path)) as relay:
        assert sample(relay, "relay", Size(rooms=1, at_once=1, moves=10)).played.moves == 10
