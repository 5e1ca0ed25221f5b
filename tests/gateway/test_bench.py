"""The bench's driver (`tests/load/driver.py`) plays its games for the requested number of moves."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.load.actions import LIMITS, SERVE, Game, Size, sample
from tests.load.counted_server import ROOMS, ROUNDS
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


def test_the_count_of_a_whole_server_plays_its_rounds(tmp_path: Path) -> None:
    """Counts without valgrind: a script stands in for valgrind's control program and always prints the same number. The
    server, its tables and the rounds are real."""
    control = tmp_path / "callgrind_control"
    control.write_text("#!/bin/sh\necho '  Th 1  600,000'\n")
    control.chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    command = [
        sys.executable,
        "-m",
        "tests.load.counted_server",
        "contig60",
        *SERVE,
        "--data-dir",
        str(tmp_path / "data"),
        *LIMITS,
    ]
    told = subprocess.run(command, env=os.environ | {"PATH": path}, capture_output=True, text=True, check=True).stdout
    counted = int(told.rpartition("counted ")[2])
    assert 0 < counted <= 600_000 / (ROUNDS * ROOMS)
