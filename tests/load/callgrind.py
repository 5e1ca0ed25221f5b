"""Counts the user instructions of a process. The same work gives the same number, however busy the machine is.

Valgrind's callgrind counts only between `begin` and `end`, so that the start of a process takes little time. A process
under valgrind runs about fifty times slower, but its timers do not.
"""

import re
import shutil
import subprocess
from pathlib import Path

TOOLS = ("valgrind", "callgrind_control")


def is_available() -> bool:
    return all(map(shutil.which, TOOLS))


def under(folder: Path) -> tuple[str, ...]:
    """Returns the words to put before a command, so that callgrind can count the instructions of the command. `folder`:
    where callgrind may write."""
    out = f"--callgrind-out-file={folder}/callgrind.%p"
    return ("valgrind", "--quiet", "--tool=callgrind", "--instr-atstart=no", out)


def begin(pid: int) -> None:
    """Starts counting the instructions of the process from zero."""
    _control(pid, "-i", "on")
    _control(pid, "--zero")


def end(pid: int) -> int:
    """Stops counting, and returns the number of instructions of all threads since `begin`. Raises `ValueError` if
    callgrind gives no count."""
    told = _control(pid, "-e", "-s")
    _control(pid, "-i", "off")
    found = re.findall(r"^\s+Th \d+\s+([\d,]+)", told, re.MULTILINE)
    if not found:
        raise ValueError(f"callgrind_control said: {told}")
    return sum(int(number.replace(",", "")) for number in found)


def _control(pid: int, *asked: str) -> str:
    return subprocess.run(["callgrind_control", *asked, str(pid)], capture_output=True, text=True, check=True).stdout
