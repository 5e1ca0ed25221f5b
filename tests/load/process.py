"""A server process under load: its port, and its CPU and memory as /proc reports them."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Self

TICKS_PER_S = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Process:
    """A child process that prints its port (or its address) in the first line of its output."""

    def __init__(
        self,
        module: str,
        *arguments: str,
        environment: dict[str, str] | None = None,
        log: Path | None = None,
        cwd: Path | None = None,
        before: Sequence[str] = (),
        interpreter: Sequence[str] = (sys.executable, "-m"),
    ) -> None:
        """Starts the process. `log`: file for its stderr; `cwd`: another checkout whose module it runs; `before`: words at
        the start of the command line, such as `Island.inside`; `interpreter`: the program that runs the module.

        Raises `ChildProcessError` if the process ends before it prints its port.
        """
        with (log or Path(os.devnull)).open("ab") as stderr:
            self.popen = subprocess.Popen(
                [*before, *interpreter, module, *arguments],
                stdout=subprocess.PIPE,
                stderr=stderr,
                text=True,
                env=os.environ | (environment or {}),
                cwd=cwd,
            )
        assert self.popen.stdout is not None
        line = self.popen.stdout.readline()
        if not line:
            self.popen.stdout.close()
            raise ChildProcessError(f"{module} ended with {self.popen.wait()}")
        self.port = int("".join(sign if sign.isdigit() else " " for sign in line).split()[-1])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.popen.terminate()
        self.popen.wait(90)  # closing thousands of spectators takes a while
        assert self.popen.stdout is not None
        self.popen.stdout.close()

    def cpu_s(self) -> float:
        """Returns the user and system time in s that the process has used, without its children (Redis)."""
        return cpu_s(self.popen.pid)

    def children_cpu_s(self) -> float:
        return children_cpu_s(self.popen.pid)

    def memory_bytes(self) -> int:
        return memory_bytes(self.popen.pid)


def cpu_s(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS_PER_S


def memory_bytes(pid: int) -> int:
    """Returns the resident memory in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def children_cpu_s(pid: int) -> float:
    return sum(cpu_s(child) for child in children(pid))


def children(pid: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # the process ended during the read
        if int(fields[1]) == pid:
            found.append(int(stat.parent.name))
    return found
