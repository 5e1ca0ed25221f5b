"""Tests of the shim itself: it must really slow down fsync and shift clocks, because otherwise the faults would show
nothing."""

import asyncio
import os
import shutil
import sys
import time
from pathlib import Path

from tests.faults.chaos.shim import Shim, compiled

FSYNC = """
import os, time
file = os.open("file", os.O_CREAT | os.O_WRONLY)
before = time.monotonic()
os.fdatasync(file)
print(time.monotonic() - before)
"""


async def said(program: str, shim: Shim, folder: Path) -> float:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", program, stdout=asyncio.subprocess.PIPE, env=os.environ | shim.environment, cwd=folder
    )
    output, _ = await process.communicate()
    return float(output)


async def test_a_process_is_told_a_slow_fsync_and_a_wrong_clock(tmp_path: Path) -> None:
    library = compiled(tmp_path)
    if library is None:
        assert shutil.which("cc") is None
        return
    shim = Shim(library, tmp_path / "shim")
    assert await said(FSYNC, shim, tmp_path) < 0.3
    shim.slow_fsync(400)
    assert await said(FSYNC, shim, tmp_path) >= 0.4
    shim.step_node(600_000)
    assert abs(await said("import time; print(time.time())", shim, tmp_path) - time.time() - 600) < 5
    shim.step_node(0)
    assert abs(await said("import time; print(time.time())", shim, tmp_path) - time.time()) < 5
