"""Worlds that once failed. `make simulate SEED=… ARGS=--shrink` prints such a line for a world that fails."""

import shlex

import pytest

from tests.simulation.command import arguments_of
from tests.simulation.strokes import Stroke
from tests.simulation.test_simulation import PATIENCE_S, simulating
from tests.simulation.world import Frame

FOUND = (
    # A3: a commit that waited for the next connection was acknowledged and lost. Also three faults of former primaries.
    "--seed 14 --seconds 30 --no-explorers --only 'replica takes over'",
    "--seed 16 --seconds 30 --no-explorers --only 'replica takes over'",
    # A node with an old copy of a board reported an earlier state to the class.
    "--seed 4 --seconds 30 --no-explorers",
    # A sign-out of devices was acknowledged before the replica had it.
    "--seed 11 --seconds 30 --no-explorers",
    # A deadline that other commits overtook at each attempt counted as an internal error.
    "--seed 101 --seconds 60 --rooms 8 --classes 0",
    # A person who missed the erasures of two pupils kept the first name on the screen.
    "--seed 4000030 --seconds 30",
    # The tests' own fault: a pupil who was erased while away asked for an answer for ever.
    "--seed 5000030 --seconds 30",
    # The tests' own fault: a number of Qwinto that the step both showed and took off the sheet counted as a leak.
    "--seed 11048955006 --seconds 30",
)


@pytest.mark.long
@pytest.mark.timeout(PATIENCE_S)
@pytest.mark.parametrize("line", FOUND)
def test_a_world_that_once_failed_holds(line: str) -> None:
    process = simulating(*shlex.split(line))
    told = process.communicate(timeout=PATIENCE_S)[0]
    assert process.returncode == 0, told


def test_the_arguments_of_a_world_are_those_that_differ_from_the_defaults() -> None:
    assert arguments_of(7, Frame()) == "--seed 7"
    frame = Frame(seconds=30, rooms=0, explores=False, wanted=(Stroke(1, 2.5), Stroke(4, 9.0)), only="store dies")
    assert (
        arguments_of(7, frame) == "--seed 7 --seconds 30 --rooms 0 --no-explorers --only 'store dies' --faults 1@2.500,4@9.000"
    )
