"""Counts the user instructions of a process: the same work gives the same number, however busy the machine is.

Valgrind's callgrind counts only between `begin` and `end`, so that the start of a process costs little time. A process under
valgrind runs some fifty times slower, and its timers do not.
"""

import re
import shutil
import subprocess
from pathlib import Path

TOOLS = ("valgrind", "callgrind_control")


def is_available() -> bool:
    return all(map(shutil.which, TOOLS))


def under(folder: Path) -> tuple[str, ...]:
    """Returns how a command begins whose instructions will be counted. `folder`: where callgrind may write."""
    out = f"--callgrind-out-file={folder}/callgrind.%p"
    return ("valgrind", "--quiet", "--tool=callgrind", "--instr-atstart=no", out)


def begin(pid: int) -> None:
    """Counts from now on, from zero."""
    _control(pid, "-i", "on")
    _control(pid, "--zero")


def end(pid: int) -> int:
    """Returns the instructions of all threads since `begin`, and counts no more."""
    told = _control(pid, "-e", "-s")
    _control(pid, "-i", "off")
    found = re.findall(r"^\s+Th \d+\s+([\d,]+)", told, re.MULTILINE)
    if not found:
        raise ValueError(f"callgrind_control said: {told}")
    return sum(int(number.replace(",", "")) for number in found)


def _control(pid: int, *asked: str) -> str:
    return subprocess.run(["callgrind_control", *asked, str(pid)], capture_output=True, text=True, check=True).stdout
