"""A part of the machine that a test can cut off from the rest: a network namespace with two links to it.

Servers and nodes reach one another over the link for stores. Clients play and observe over the link for people, which
also works during a cut. A cut drops all packets in both directions without an error, as a broken cable does.
"""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_LOST: Final = ("root", "pfifo", "limit", "0")


class Island:
    """A network namespace that a test can cut off. `near`: this machine's address on the link for stores; `far`: the
    island's address on that link; `door`: the island's address on the link for people."""

    def __init__(self) -> None:
        tag = f"{os.getpid() % 62_500:04x}"
        self._name, self._lines = f"isle{tag}", (f"is{tag}s", f"is{tag}p")
        number = os.getpid() % 62_500
        subnet = f"10.{200 + number // 12_500}.{number // 50 % 250}"
        step = 8 * (number % 30)  # each island uses eight addresses
        self.near, self.far = f"{subnet}.{step + 1}", f"{subnet}.{step + 2}"
        self._yard, self.door = f"{subnet}.{step + 5}", f"{subnet}.{step + 6}"

    @property
    def inside(self) -> tuple[str, ...]:
        """Returns the words to put before a command so that it runs on the island."""
        return ("ip", "netns", "exec", self._name)

    def make(self) -> None:
        """Creates the island. Raises `OSError` if this machine does not allow it."""
        _run("ip", "netns", "add", self._name)
        for line, here, there in zip(self._lines, (self.near, self._yard), (self.far, self.door), strict=True):
            _run("ip", "link", "add", line, "type", "veth", "peer", "name", f"{line}i")
            _run("ip", "link", "set", f"{line}i", "netns", self._name)
            _run("ip", "addr", "add", f"{here}/30", "dev", line)
            _run("ip", "link", "set", line, "up")
            _run(*self.inside, "ip", "addr", "add", f"{there}/30", "dev", f"{line}i")
            _run(*self.inside, "ip", "link", "set", f"{line}i", "up")
        _run(*self.inside, "ip", "link", "set", "lo", "up")
        # Try a cut at once, because only a cut shows whether this machine allows cuts.
        self.cut()
        self.join()

    def cut(self) -> None:
        line = self._lines[0]
        _run("tc", "qdisc", "replace", "dev", line, *_LOST)
        _run(*self.inside, "tc", "qdisc", "replace", "dev", f"{line}i", *_LOST)

    def join(self) -> None:
        line = self._lines[0]
        _run("tc", "qdisc", "del", "dev", line, "root")
        _run(*self.inside, "tc", "qdisc", "del", "dev", f"{line}i", "root")

    def remove(self) -> None:
        for line in self._lines:
            subprocess.run(["ip", "link", "del", line], check=False, stderr=subprocess.DEVNULL)
        subprocess.run(["ip", "netns", "del", self._name], check=False, stderr=subprocess.DEVNULL)


@contextmanager
def island() -> Iterator[Island]:
    """Yields an island. Raises `OSError` if this machine does not allow one."""
    found = Island()
    try:
        found.make()
        yield found
    finally:
        found.remove()


def _run(*words: str) -> None:
    try:
        subprocess.run(words, check=True, capture_output=True, text=True)
    except subprocess.CalledProcessError as error:
        raise OSError(f"{' '.join(words)}: {error.stderr}") from None
