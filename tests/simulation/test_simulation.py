"""The simulated world: a seed decides everything, and the server keeps its promise under its faults."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SEEDS = (1, 2, 3)


def simulated(*arguments: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.simulation", *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)


def test_a_seed_gives_the_same_world_twice() -> None:
    arguments = ("--seed", 7, "--seconds", 8, "--rooms", 2)
    first, second = simulated(*arguments), simulated(*arguments)
    digests = re.findall(r"seed 7: (\w{32})", first.stdout + second.stdout)
    assert len(digests) == 2, first.stdout + first.stderr
    assert digests[0] == digests[1]
    other = re.findall(r"seed 8: (\w{32})", simulated("--seed", 8, *arguments[2:]).stdout)
    assert other
    assert other[0] != digests[0]


@pytest.mark.long
def test_the_promise_holds_in_simulated_worlds() -> None:
    done = simulated("--seed", SEEDS[0], "--worlds", len(SEEDS), "--seconds", 15)
    assert done.returncode == 0, done.stdout + done.stderr
    acknowledged = re.findall(r" (\d+) acknowledged, \d+ views", done.stdout)
    assert len(acknowledged) == len(SEEDS)
    assert all(int(each) > 20 for each in acknowledged), done.stdout
