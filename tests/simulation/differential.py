"""`python -m tests.simulation.differential [--sequences N] [--seed S]`: compares the simulated Redis with the Valkey
that we ship.

Both get the same random sequences; every answer and the final content must be equal. Remaining times to live may differ
by the time that a batch takes.
"""

import argparse
import contextlib
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from server.store.embedded.valkey import binary
from tests.simulation.keyspace import CommandError, Status
from tests.simulation.sequences import KEYS, Command, Sequences
from tests.simulation.store import Data

UNORDERED: Final = frozenset({b"SMEMBERS", b"HKEYS", b"HVALS"})
TIMES: Final = frozenset({b"TTL", b"PTTL"})
NEAR_MS: Final = 20_000
DUMP: Final[dict[bytes, Command]] = {
    b"string": [b"GET"], b"hash": [b"HGETALL"], b"zset": [b"ZRANGE", b"0", b"-1", b"WITHSCORES"], b"set": [b"SMEMBERS"],
    b"list": [b"LRANGE", b"0", b"-1"], b"stream": [b"XRANGE", b"-", b"+"],
}  # fmt: skip


class Wire:
    """A plain connection that sends several commands at once and reads their answers."""

    def __init__(self, path: str) -> None:
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(path)
        self._file = self._socket.makefile("rb")

    def ask(self, commands: list[Command]) -> list[Any]:
        self._socket.sendall(b"".join(map(_packed, commands)))
        return [self._answer() for _ in commands]

    def close(self) -> None:
        self._file.close()
        self._socket.close()

    def _answer(self) -> Any:
        line = self._file.readline()[:-2]
        kind, rest = line[:1], line[1:]
        match kind:
            case b":":
                return int(rest)
            case b"+":
                return Status(rest)
            case b"-":
                return _error(rest.decode())
            case b"$":
                return None if rest == b"-1" else self._file.read(int(rest) + 2)[:-2]
            case b"*":
                return None if rest == b"-1" else [self._answer() for _ in range(int(rest))]
        raise ValueError(line)


def _packed(command: Command) -> bytes:
    return b"*%d\r\n" % len(command) + b"".join([b"$%d\r\n%b\r\n" % (len(part), part) for part in command])


def _error(text: str) -> str:
    """Returns the text of an error without the part that names the script and its line."""
    return re.sub(r" script: .*$", "", text)


@contextlib.contextmanager
def valkey() -> Iterator[Wire]:
    """Starts a real Valkey, yields a connection to it, and ends the Valkey afterwards."""
    with tempfile.TemporaryDirectory(prefix="differential-") as folder:
        path = f"{folder}/valkey.sock"
        command = [str(binary()), "--port", "0", "--unixsocket", path, "--dir", folder, "--save", ""]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            until_s = time.monotonic() + 20
            while not Path(path).exists() and time.monotonic() < until_s:
                time.sleep(0.01)
            wire = Wire(path)
            yield wire
            wire.close()
        finally:
            process.terminate()
            process.wait()


def differences(wire: Wire, sequence: list[Command]) -> list[str]:
    """Describes each different answer; empty if there is none."""
    asked = [*sequence, *([b"TYPE", key] for key in KEYS), *([b"PTTL", key] for key in KEYS)]
    time_, _flushed, *real = wire.ask([[b"TIME"], [b"FLUSHALL"], *asked])
    now_ms = int(time_[0]) * 1000 + int(time_[1]) // 1000
    data = Data("0" * 40)
    dumps = [
        [DUMP[kind][0], key, *DUMP[kind][1:]] for key, kind in zip(KEYS, real[len(sequence) :], strict=False) if kind in DUMP
    ]
    found = []
    for command, theirs in zip([*asked, *dumps], [*real, *wire.ask(dumps)], strict=True):
        try:
            ours = data.carried_out(now_ms, command)
        except CommandError as error:
            ours = _error(str(error))
        if not _alike(command[0], ours, theirs):
            shown = [part if len(part) < 100 else part[:60] for part in command]
            found.append(f"{shown}: simulated {ours!r}, real {theirs!r}")
    return found


def _alike(word: bytes, ours: Any, theirs: Any) -> bool:
    if word in TIMES and isinstance(ours, int) and isinstance(theirs, int) and ours > 0:
        return abs(ours - theirs) <= (NEAR_MS if word == b"PTTL" else NEAR_MS // 1000)
    if isinstance(ours, list) and isinstance(theirs, list):
        if word == b"HGETALL":
            ours, theirs = (sorted(map(_timeless, zip(each[::2], each[1::2], strict=True))) for each in (ours, theirs))
        elif word in UNORDERED:
            ours, theirs = (sorted(map(_timeless, each)) for each in (ours, theirs))
    elif isinstance(ours, bytes) and isinstance(theirs, bytes):
        ours, theirs = _timeless(ours), _timeless(theirs)
    return bool(ours == theirs)


def _timeless(value: Any) -> Any:
    """Replaces the time in an entry of the answer queue (`1800000000 =a`), which differs between the two stores."""
    if isinstance(value, tuple):
        return tuple(map(_timeless, value))
    return re.sub(rb"^\d{10} ", b"NOW ", value)


def compared(seed: int, count: int) -> list[str]:
    """Returns the differences in `count` sequences of the seed, each with the number of its sequence."""
    sequences, found = Sequences(seed), []
    with valkey() as wire:
        for number in range(count):
            found += [f"sequence {number}: {each}" for each in differences(wire, sequences.sequence())]
            if len(found) > 20:
                break
    return found


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--sequences", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    begun_s = time.monotonic()
    found = compared(asked.seed, asked.sequences)
    print("\n".join([*found, f"{asked.sequences} sequences, {len(found)} differences, {time.monotonic() - begun_s:.0f} s"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
