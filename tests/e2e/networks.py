"""Two machines on one Wi-Fi network, as network namespaces of this machine. A program in one namespace reaches the
other only by its IP address."""

import contextlib
import os
import subprocess
import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Machine:
    """A machine. `name`: the name of its namespace. `number`: its IP address, for use by the other machine."""

    name: str
    number: str

    @property
    def command(self) -> list[str]:
        """Returns the words to put before a command so that it runs inside the machine's namespace."""
        return ["ip", "netns", "exec", self.name]

    def wrapped(self, program: str, folder: Path) -> Path:
        """Returns the path of a script that runs the program inside the machine's namespace. Callers that accept only a
        path need it."""
        script = folder / f"{self.name}-{Path(program).name}"
        script.write_text(f'#!/bin/sh\nexec {" ".join(self.command)} {program} "$@"\n')
        script.chmod(0o755)
        return script


@contextlib.contextmanager
def two_machines() -> Iterator[tuple[Machine, Machine]]:
    """Yields two machines that only a cable between them connects. This process needs the right to create networks."""
    tag = uuid.uuid4().hex[:6]
    net = f"10.{77 + os.getpid() % 100}.{int(tag[:2], 16) % 250}"
    here, there = Machine(f"bh{tag}", f"{net}.1"), Machine(f"bt{tag}", f"{net}.2")
    cable = (f"vh{tag}", f"vt{tag}")
    try:
        for machine in (here, there):
            _ip("netns", "add", machine.name)
        _ip("link", "add", cable[0], "type", "veth", "peer", "name", cable[1])
        for machine, end in zip((here, there), cable, strict=True):
            _ip("link", "set", end, "netns", machine.name)
            _ip("-n", machine.name, "addr", "add", f"{machine.number}/24", "dev", end)
            for each in (end, "lo"):
                _ip("-n", machine.name, "link", "set", each, "up")
        yield here, there
    finally:
        for machine in (here, there):
            subprocess.run(["ip", "netns", "del", machine.name], check=False, capture_output=True)


def _ip(*arguments: str) -> None:
    subprocess.run(["ip", *arguments], check=True, capture_output=True)
