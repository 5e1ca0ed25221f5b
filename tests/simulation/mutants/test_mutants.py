"""The patches fit the present server, and the simulated world finds the fault of a patched server."""

import subprocess
import sys

import pytest

from tests.simulation.mutants.patches import FOLDER, ROOT, names


@pytest.mark.parametrize("name", names())
def test_a_patch_fits_the_server(name: str) -> None:
    done = subprocess.run(["git", "apply", "--check", FOLDER / f"{name}.patch"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, f"make the patch again for the present code: {done.stderr}"


@pytest.mark.long
@pytest.mark.timeout(240)
def test_a_server_that_does_not_look_for_the_command_id_is_found() -> None:
    command = [sys.executable, "-m", "tests.simulation.mutants", "no_command_id"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "doubled" in done.stdout or "answer" in done.stdout
