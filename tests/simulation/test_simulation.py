"""Tests of the simulated world: the seed decides everything, and the world's faults cause no violation."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE_S = 240

pytestmark = [pytest.mark.long, pytest.mark.timeout(PATIENCE_S)]


def simulating(*arguments: object) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "tests.simulation", *map(str, arguments)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def test_a_seed_gives_the_same_world_in_every_process() -> None:
    processes = [simulating("--seed", 7, "--worlds", 2, "--seconds", 4, "--rooms", 2) for _ in range(2)]
    told = [process.communicate(timeout=PATIENCE_S)[0] for process in processes]
    first, second = (re.findall(r"^seed \d+: (\w{32})", each, re.MULTILINE) for each in told)
    assert len(first) == 2, told
    assert first == second
    assert first[0] != first[1]


def test_the_promise_holds_in_simulated_worlds() -> None:
    """Runs three worlds. In two of them the store has a replica that takes over, and in two there are explorers."""
    process = simulating("--seed", 5, "--worlds", 3, "--seconds", 8, "--rooms", 2)
    told = process.communicate(timeout=PATIENCE_S)[0]
    assert process.returncode == 0, told
    acknowledged = re.findall(r" (\d+) acknowledged, \d+ views", told)
    assert len(acknowledged) == 3
    assert all(int(each) > 20 for each in acknowledged), told


def test_classes_keep_the_promise_and_erasures_leave_nothing() -> None:
    """In these worlds the tutors erase classes and pupils while nodes and the store die."""
    process = simulating("--seed", 5, "--worlds", 3, "--rooms", 0, "--no-explorers")
    told = process.communicate(timeout=PATIENCE_S)[0]
    assert process.returncode == 0, told
    boards, classes, pupils = (
        int(each) for each in re.findall(r"(\d+) boards, (\d+) erased classes, (\d+) erased pupils", told)[-1]
    )
    assert boards > 4, told
    assert min(classes, pupils) > 0, told


def test_a_store_that_writes_once_a_second_loses_no_more_than_its_last_writes() -> None:
    process = simulating("--seed", 9, "--worlds", 1, "--seconds", 20, "--only", "store dies")
    told = process.communicate(timeout=PATIENCE_S)[0]
    assert process.returncode == 0, told
    assert int(re.findall(r"(\d+) lost", told)[-1]) > 0, told


@pytest.mark.timeout(3 * PATIENCE_S)
def test_worlds_of_new_seeds_hold() -> None:
    """Each run tries other worlds, for a minute. A failing one is a number that anybody can replay."""
    process = simulating("--minutes", 1, "--seconds", 30)
    told = process.communicate(timeout=3 * PATIENCE_S)[0]
    assert process.returncode == 0, told
    assert len(re.findall(r"^seed \d+", told, re.MULTILINE)) > 2, told
