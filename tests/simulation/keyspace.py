"""The keys of a simulated Redis, with their values and errors. This module is pure: the time is passed in. The package
`commands` has the commands."""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeAlias

Answer: TypeAlias = Any
"""An answer: `None`, an int, bytes, `Status`, a list of answers, or a `RedisError` for an error inside a transaction."""
Arguments: TypeAlias = Sequence[bytes]


class Status(bytes):
    """A status reply such as `OK`."""


class CommandError(Exception):
    """An error of a command. Its text is the error reply."""


class Scores(dict[bytes, float]):
    """A sorted set: the scores by member."""

    def ordered(self) -> list[tuple[float, bytes]]:
        return sorted((score, member) for member, score in self.items())


class Members(dict[bytes, None]):
    """A set: its members as keys."""


class Stream:
    """A stream: its entries by id, the oldest first, and the last id ever used."""

    def __init__(self) -> None:
        self.entries: list[tuple[tuple[int, int], list[bytes]]] = []
        self.last = (0, 0)


OK: Final = Status(b"OK")
WRONG_TYPE: Final = "WRONGTYPE Operation against a key holding the wrong kind of value"
NO_INTEGER: Final = "ERR value is not an integer or out of range"
NO_FLOAT: Final = "ERR value is not a valid float"
NO_MINMAX: Final = "ERR min or max is not a float"
NO_STREAM_ID: Final = "ERR Invalid stream ID specified as stream command argument"
SMALL_ID: Final = "ERR The ID specified in XADD is equal or smaller than the target stream top item"
SYNTAX: Final = "ERR syntax error"


class Keyspace:
    """The values by key, and the times when keys expire. `changes`: number of changes so far."""

    def __init__(self) -> None:
        self.values: dict[bytes, Any] = {}
        self.expires: dict[bytes, int] = {}
        self.now_ms = 0
        self.changes = 0

    def expire_due(self, key: bytes) -> None:
        at_ms = self.expires.get(key)
        if at_ms is not None and at_ms <= self.now_ms:
            self.drop(key)

    def drop(self, key: bytes) -> bool:
        self.expires.pop(key, None)
        if key in self.values:
            del self.values[key]
            self.changes += 1
            return True
        return False

    def get(self, key: bytes, kind: type[Any]) -> Any:
        """Returns the value, or None. Raises `CommandError` if the value has another type."""
        self.expire_due(key)
        value = self.values.get(key)
        if value is not None and type(value) is not kind:
            raise CommandError(WRONG_TYPE)
        return value

    def made(self, key: bytes, kind: type[Any]) -> Any:
        value = self.get(key, kind)
        if value is None:
            value = self.values[key] = kind()
        self.changes += 1
        return value

    def shrunk(self, key: bytes) -> None:
        """Counts a change, and deletes the container if it has become empty."""
        self.changes += 1
        if not self.values[key]:
            self.drop(key)

    def removed(self, key: bytes, kind: type[dict[bytes, Any]], fields: Iterable[bytes]) -> int:
        """Removes fields of a hash, or members of a set. Returns the number of removed fields or members."""
        held = self.get(key, kind)
        if held is None:
            return 0
        before = len(held)
        for field in fields:
            held.pop(field, None)
        gone = before - len(held)
        self.shrunk(key)
        return gone


def integer(text: bytes) -> int:
    if not re.fullmatch(rb"0|-?[1-9]\d*", text) or not -(2**63) <= int(text) < 2**63:
        raise CommandError(NO_INTEGER)
    return int(text)


def number(text: bytes, wrong: str = NO_FLOAT) -> float:
    try:
        value = float(text)
    except ValueError:
        raise CommandError(wrong) from None
    if value != value or b"_" in text or text.strip() != text:
        raise CommandError(wrong)
    return value


def shown(score: float) -> bytes:
    """Returns a score as Redis writes it."""
    if score == int(score) if abs(score) < 1e17 else False:
        return b"%d" % int(score)
    if score in (float("inf"), float("-inf")):
        return b"inf" if score > 0 else b"-inf"
    return repr(score).encode()


def part(count: int, first: bytes, last: bytes) -> slice:
    start, stop = integer(first), integer(last)
    start = max(0, start + count if start < 0 else start)
    stop = stop + count if stop < 0 else min(stop, count - 1)
    return slice(start, stop + 1) if stop >= start else slice(0, 0)


Command: TypeAlias = tuple[int, int, Callable[[Keyspace, Arguments], Answer]]
"""A command: the least and the largest number of arguments, and the function."""
Commands: TypeAlias = dict[bytes, Command]
MANY: Final = 1_000_000
"""A maximum number of arguments that no command reaches."""
