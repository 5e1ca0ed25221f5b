"""Commands on streams."""

from typing import Final

from tests.simulation.keyspace import (
    MANY,
    NO_STREAM_ID,
    SMALL_ID,
    SYNTAX,
    Answer,
    Arguments,
    CommandError,
    Commands,
    Keyspace,
    Stream,
    integer,
)


def _xadd(keys: Keyspace, given: Arguments) -> Answer:
    key, name, *fields = given
    if not fields or len(fields) % 2:
        raise CommandError("ERR wrong number of arguments for 'xadd' command")
    if name == b"*":
        raise CommandError("ERR only given ids are simulated")
    at = _stream_id(name, 0)
    if at == (0, 0):
        raise CommandError("ERR The ID specified in XADD must be greater than 0-0")
    held = keys.get(key, Stream)
    if held is not None and at <= held.last:
        raise CommandError(SMALL_ID)
    held = keys.made(key, Stream)
    held.entries.append((at, list(fields)))
    held.last = at
    return b"%d-%d" % at


def _stream_id(text: bytes, missing: int) -> tuple[int, int]:
    if text == b"-":
        return 0, 0
    if text == b"+":
        return 2**64 - 1, 2**64 - 1
    first, _, second = text.partition(b"-")
    if not first.isdigit() or (b"-" in text and not second.isdigit()):
        raise CommandError(NO_STREAM_ID)
    return int(first), int(second) if second else missing


def _ranged(keys: Keyspace, key: bytes, low: bytes, high: bytes, options: Arguments, *, reverse: bool) -> Answer:
    least, most = _stream_id(low.removeprefix(b"("), 0), _stream_id(high.removeprefix(b"("), 2**64 - 1)
    if low.startswith(b"("):
        least = (least[0], least[1] + 1)
    if high.startswith(b"("):
        most = (most[0], most[1] - 1)
    count = -1
    if options:
        if len(options) != 2 or options[0].upper() != b"COUNT":
            raise CommandError(SYNTAX)
        count = max(0, integer(options[1]))
    held = keys.get(key, Stream)
    found = [] if held is None else [entry for entry in held.entries if least <= entry[0] <= most]
    if reverse:
        found.reverse()
    if count == 0:
        return None
    return [[b"%d-%d" % at, list(fields)] for at, fields in (found if count < 0 else found[:count])]


def _xrange(keys: Keyspace, given: Arguments) -> Answer:
    return _ranged(keys, given[0], given[1], given[2], given[3:], reverse=False)


def _xrevrange(keys: Keyspace, given: Arguments) -> Answer:
    return _ranged(keys, given[0], given[2], given[1], given[3:], reverse=True)


def _xlen(keys: Keyspace, given: Arguments) -> Answer:
    held = keys.get(given[0], Stream)
    return 0 if held is None else len(held.entries)


COMMANDS: Final[Commands] = {
    b"XADD": (4, MANY, _xadd),
    b"XRANGE": (3, 5, _xrange),
    b"XREVRANGE": (3, 5, _xrevrange),
    b"XLEN": (1, 1, _xlen),
}
