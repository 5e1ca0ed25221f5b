"""The keys of a simulated Redis and the commands that Banderilla uses on them, with the answers of a real one.

`tests/simulation/differential.py` compares it with a real Valkey. Pure: the time comes in.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

Answer: TypeAlias = Any
"""`None`, an int, bytes, `Status`, a list of answers, or a `RedisError` for an error inside a transaction."""
Arguments: TypeAlias = Sequence[bytes]


class Status(bytes):
    """A status reply such as `OK`."""


class CommandError(Exception):
    """The command failed; the text is the error reply."""


class Scores(dict[bytes, float]):
    """A sorted set."""

    def ordered(self) -> list[tuple[float, bytes]]:
        return sorted((score, member) for member, score in self.items())


class Members(dict[bytes, None]):
    """A set."""


class Stream:
    """Entries by number, oldest first, and the last number ever used."""

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
    """`run` one command at a time. `wrote`: called with each command that changed something, its time fixed."""

    def __init__(self) -> None:
        self.values: dict[bytes, Any] = {}
        self.expires: dict[bytes, int] = {}
        self.now_ms = 0
        self.changes = 0

    def run(self, now_ms: int, command: Arguments) -> Answer:
        """Raises `CommandError`."""
        self.now_ms = now_ms
        known = COMMANDS.get(command[0].upper())
        if known is None:
            raise CommandError(f"ERR unknown command '{command[0].decode()}'")
        least, most, function = known
        if not least <= len(command) - 1 <= most:
            raise CommandError(f"ERR wrong number of arguments for '{command[0].decode().lower()}' command")
        return function(self, command[1:])

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
        """The value, or None. Raises `CommandError` for another type."""
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
        """A container that has become empty is no key any more."""
        self.changes += 1
        if not self.values[key]:
            self.drop(key)


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
    """A score as Redis writes it."""
    if score == int(score) if abs(score) < 1e17 else False:
        return b"%d" % int(score)
    if score in (float("inf"), float("-inf")):
        return b"inf" if score > 0 else b"-inf"
    return repr(score).encode()


# Strings and keys


def _get(keys: Keyspace, given: Arguments) -> Answer:
    return keys.get(given[0], bytes)


def _set(keys: Keyspace, given: Arguments) -> Answer:
    key, value, *options = given
    keys.expire_due(key)
    at_ms: int | None = None
    is_new_only = is_old_only = keeps = gets = False
    while options:
        word = options.pop(0).upper()
        if word == b"NX":
            is_new_only = True
        elif word == b"XX":
            is_old_only = True
        elif word == b"KEEPTTL":
            keeps = True
        elif word == b"GET":
            gets = True
        elif word in (b"EX", b"PX", b"PXAT") and options:
            amount = integer(options.pop(0))
            if amount <= 0:
                raise CommandError("ERR invalid expire time in 'set' command")
            at_ms = {b"EX": keys.now_ms + 1000 * amount, b"PX": keys.now_ms + amount, b"PXAT": amount}[word]
        else:
            raise CommandError(SYNTAX)
    if is_new_only and is_old_only:
        raise CommandError(SYNTAX)
    before = keys.get(key, bytes) if gets else None
    if (is_new_only and key in keys.values) or (is_old_only and key not in keys.values):
        return before
    keys.values[key] = bytes(value)
    keys.changes += 1
    if at_ms is not None:
        keys.expires[key] = at_ms
    elif not keeps:
        keys.expires.pop(key, None)
    return before if gets else OK


def _getdel(keys: Keyspace, given: Arguments) -> Answer:
    value = keys.get(given[0], bytes)
    keys.drop(given[0])
    return value


def _del(keys: Keyspace, given: Arguments) -> Answer:
    for key in given:
        keys.expire_due(key)
    return sum(keys.drop(key) for key in given)


def _exists(keys: Keyspace, given: Arguments) -> Answer:
    for key in given:
        keys.expire_due(key)
    return sum(key in keys.values for key in given)


def _expires_at(unit: int, *, is_absolute: bool = False) -> Callable[[Keyspace, Arguments], Answer]:
    def expire(keys: Keyspace, given: Arguments) -> Answer:
        key, amount = given[0], integer(given[1])
        keys.expire_due(key)
        if key not in keys.values:
            return 0
        at_ms = unit * amount + (0 if is_absolute else keys.now_ms)
        if any(_forbids(word.upper(), keys.expires.get(key), at_ms) for word in given[2:]):
            return 0
        if at_ms <= keys.now_ms:
            keys.drop(key)
        else:
            keys.expires[key] = at_ms
            keys.changes += 1
        return 1

    return expire


def _forbids(word: bytes, before_ms: int | None, at_ms: int) -> bool:
    match word:
        case b"NX":
            return before_ms is not None
        case b"XX":
            return before_ms is None
        case b"GT":
            return before_ms is None or at_ms <= before_ms
        case b"LT":
            return before_ms is not None and at_ms >= before_ms
    raise CommandError(f"ERR Unsupported option {word.decode()}")


def _ttl(unit: int) -> Callable[[Keyspace, Arguments], Answer]:
    def ttl(keys: Keyspace, given: Arguments) -> Answer:
        keys.expire_due(given[0])
        if given[0] not in keys.values:
            return -2
        at_ms = keys.expires.get(given[0])
        return -1 if at_ms is None else (at_ms - keys.now_ms + unit // 2) // unit

    return ttl


def _type(keys: Keyspace, given: Arguments) -> Answer:
    keys.expire_due(given[0])
    names = {bytes: b"string", dict: b"hash", list: b"list", Members: b"set", Scores: b"zset", Stream: b"stream"}
    return Status(names.get(type(keys.values.get(given[0])), b"none"))


def _dbsize(keys: Keyspace, given: Arguments) -> Answer:
    for key in list(keys.expires):
        keys.expire_due(key)
    return len(keys.values)


def _scan(keys: Keyspace, given: Arguments) -> Answer:
    """All keys at once: a valid order and page size for the caller."""
    options = {given[at].upper(): given[at + 1] for at in range(1, len(given) - 1, 2)}
    _dbsize(keys, ())
    pattern = re.escape(options.get(b"MATCH", b"*")).replace(rb"\*", b".*").replace(rb"\?", b".")
    return [b"0", [key for key in keys.values if re.fullmatch(pattern, key, re.DOTALL)]]


# Hashes


def _hget(keys: Keyspace, given: Arguments) -> Answer:
    return (keys.get(given[0], dict) or {}).get(given[1])


def _hmget(keys: Keyspace, given: Arguments) -> Answer:
    held = keys.get(given[0], dict) or {}
    return [held.get(field) for field in given[1:]]


def _hset(keys: Keyspace, given: Arguments) -> Answer:
    if len(given) % 2 == 0:
        raise CommandError("ERR wrong number of arguments for 'hset' command")
    held = keys.made(given[0], dict)
    before = len(held)
    for at in range(1, len(given), 2):
        held[given[at]] = given[at + 1]
    return len(held) - before


def _hsetnx(keys: Keyspace, given: Arguments) -> Answer:
    if given[1] in (keys.get(given[0], dict) or {}):
        return 0
    keys.made(given[0], dict)[given[1]] = given[2]
    return 1


def _hdel(keys: Keyspace, given: Arguments) -> Answer:
    held = keys.get(given[0], dict)
    if held is None:
        return 0
    gone = sum(held.pop(field, None) is not None for field in given[1:])
    keys.shrunk(given[0])
    return gone


def _hexists(keys: Keyspace, given: Arguments) -> Answer:
    return int(given[1] in (keys.get(given[0], dict) or {}))


def _hgetall(keys: Keyspace, given: Arguments) -> Answer:
    return [part for pair in (keys.get(given[0], dict) or {}).items() for part in pair]


def _hkeys(keys: Keyspace, given: Arguments) -> Answer:
    return list(keys.get(given[0], dict) or {})


def _hvals(keys: Keyspace, given: Arguments) -> Answer:
    return list((keys.get(given[0], dict) or {}).values())


def _hlen(keys: Keyspace, given: Arguments) -> Answer:
    return len(keys.get(given[0], dict) or {})


def _hincrby(keys: Keyspace, given: Arguments) -> Answer:
    added = integer(given[2])
    held = keys.get(given[0], dict) or {}
    try:
        value = integer(held.get(given[1], b"0")) + added
    except CommandError:
        raise CommandError("ERR hash value is not an integer") from None
    keys.made(given[0], dict)[given[1]] = b"%d" % value
    return value


# Sets and sorted sets


def _sadd(keys: Keyspace, given: Arguments) -> Answer:
    held = keys.made(given[0], Members)
    before = len(held)
    held.update(dict.fromkeys(given[1:]))
    return len(held) - before


def _srem(keys: Keyspace, given: Arguments) -> Answer:
    held = keys.get(given[0], Members)
    if held is None:
        return 0
    before = len(held)
    for member in given[1:]:
        held.pop(member, None)
    gone = before - len(held)
    keys.shrunk(given[0])
    return gone


def _smembers(keys: Keyspace, given: Arguments) -> Answer:
    return list(keys.get(given[0], Members) or ())


def _scard(keys: Keyspace, given: Arguments) -> Answer:
    return len(keys.get(given[0], Members) or ())


def _sismember(keys: Keyspace, given: Arguments) -> Answer:
    return int(given[1] in (keys.get(given[0], Members) or ()))


def _zadd(keys: Keyspace, given: Arguments) -> Answer:
    key, *rest = given
    words = set()
    while rest and rest[0].upper() in (b"NX", b"XX", b"GT", b"LT", b"CH"):
        words.add(rest.pop(0).upper())
    if not rest or len(rest) % 2:
        raise CommandError(SYNTAX)
    if b"NX" in words and words & {b"XX", b"GT", b"LT"}:
        raise CommandError(
            "ERR XX and NX options at the same time are not compatible"
            if b"XX" in words
            else "ERR GT, LT, and/or NX options at the same time are not compatible"
        )
    if {b"GT", b"LT"} <= words:
        raise CommandError("ERR GT, LT, and/or NX options at the same time are not compatible")
    pairs = [(number(rest[at]), rest[at + 1]) for at in range(0, len(rest), 2)]
    held = keys.get(key, Scores)
    if held is None and b"XX" in words:
        return 0
    held = keys.made(key, Scores)
    added = changed = 0
    for score, member in pairs:
        old = held.get(member)
        if (old is None and b"XX" in words) or (old is not None and b"NX" in words):
            continue
        if old is not None and ((b"GT" in words and score <= old) or (b"LT" in words and score >= old)):
            continue
        held[member] = score
        added += old is None
        changed += old is not None and old != score
    if not held:
        keys.drop(key)
    return added + changed if b"CH" in words else added


def _zrem(keys: Keyspace, given: Arguments) -> Answer:
    held = keys.get(given[0], Scores)
    if held is None:
        return 0
    gone = sum(held.pop(member, None) is not None for member in given[1:])
    keys.shrunk(given[0])
    return gone


def _zscore(keys: Keyspace, given: Arguments) -> Answer:
    score = (keys.get(given[0], Scores) or {}).get(given[1])
    return None if score is None else shown(score)


def _zcard(keys: Keyspace, given: Arguments) -> Answer:
    return len(keys.get(given[0], Scores) or ())


def _part(count: int, first: bytes, last: bytes) -> slice:
    start, stop = integer(first), integer(last)
    start = max(0, start + count if start < 0 else start)
    stop = stop + count if stop < 0 else min(stop, count - 1)
    return slice(start, stop + 1) if stop >= start else slice(0, 0)


def _pairs(found: list[tuple[float, bytes]], with_scores: bool) -> Answer:
    return [part for score, member in found for part in ((member, shown(score)) if with_scores else (member,))]


def _zrange(keys: Keyspace, given: Arguments) -> Answer:
    options = [word.upper() for word in given[3:]]
    if any(word not in (b"WITHSCORES", b"REV") for word in options):
        raise CommandError(SYNTAX)
    integer(given[1]), integer(given[2])
    ordered = (keys.get(given[0], Scores) or Scores()).ordered()
    if b"REV" in options:
        ordered.reverse()
    return _pairs(ordered[_part(len(ordered), given[1], given[2])], b"WITHSCORES" in options)


def _zrevrange(keys: Keyspace, given: Arguments) -> Answer:
    return _zrange(keys, [*given, b"REV"])


def _bounds(low: bytes, high: bytes) -> Callable[[float], bool]:
    def bound(text: bytes) -> tuple[float, bool]:
        is_open = text.startswith(b"(")
        return number(text[1:] if is_open else text, NO_MINMAX), is_open

    (least, least_open), (most, most_open) = bound(low), bound(high)
    return lambda score: (score > least if least_open else score >= least) and (score < most if most_open else score <= most)


def _zrangebyscore(keys: Keyspace, given: Arguments) -> Answer:
    key, low, high, *options = given
    is_within = _bounds(low, high)
    with_scores, skip, most = False, 0, -1
    while options:
        word = options.pop(0).upper()
        if word == b"WITHSCORES":
            with_scores = True
        elif word == b"LIMIT" and len(options) >= 2:
            skip, most = integer(options.pop(0)), integer(options.pop(0))
        else:
            raise CommandError(SYNTAX)
    found = [pair for pair in (keys.get(key, Scores) or Scores()).ordered() if is_within(pair[0])]
    found = [] if skip < 0 else found[skip:]
    return _pairs(found if most < 0 else found[:most], with_scores)


def _zremrangebyscore(keys: Keyspace, given: Arguments) -> Answer:
    is_within = _bounds(given[1], given[2])
    held = keys.get(given[0], Scores)
    return _zremoved(keys, given[0], [] if held is None else [member for member, score in held.items() if is_within(score)])


def _zremrangebyrank(keys: Keyspace, given: Arguments) -> Answer:
    integer(given[1]), integer(given[2])
    ordered = (keys.get(given[0], Scores) or Scores()).ordered()
    return _zremoved(keys, given[0], [member for _, member in ordered[_part(len(ordered), given[1], given[2])]])


def _zremoved(keys: Keyspace, key: bytes, members: list[bytes]) -> int:
    for member in members:
        del keys.values[key][member]
    if members:
        keys.shrunk(key)
    return len(members)


# Lists


def _rpush(keys: Keyspace, given: Arguments) -> Answer:
    held = keys.made(given[0], list)
    held.extend(given[1:])
    return len(held)


def _ltrim(keys: Keyspace, given: Arguments) -> Answer:
    integer(given[1]), integer(given[2])
    held = keys.get(given[0], list)
    if held is not None:
        held[:] = held[_part(len(held), given[1], given[2])]
        keys.shrunk(given[0])
    return OK


def _lindex(keys: Keyspace, given: Arguments) -> Answer:
    held = keys.get(given[0], list)
    if held is None:
        return None
    at = integer(given[1])
    return held[at] if -len(held) <= at < len(held) else None


def _lrange(keys: Keyspace, given: Arguments) -> Answer:
    integer(given[1]), integer(given[2])
    held = keys.get(given[0], list) or []
    return held[_part(len(held), given[1], given[2])]


def _llen(keys: Keyspace, given: Arguments) -> Answer:
    return len(keys.get(given[0], list) or ())


# Streams


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


MANY: Final = 1_000_000
COMMANDS: Final[dict[bytes, tuple[int, int, Callable[[Keyspace, Arguments], Answer]]]] = {
    b"GET": (1, 1, _get), b"SET": (2, MANY, _set), b"GETDEL": (1, 1, _getdel), b"DEL": (1, MANY, _del),
    b"UNLINK": (1, MANY, _del),
    b"EXISTS": (1, MANY, _exists), b"EXPIRE": (2, 3, _expires_at(1000)), b"PEXPIRE": (2, 3, _expires_at(1)),
    b"PEXPIREAT": (2, 3, _expires_at(1, is_absolute=True)), b"EXPIREAT": (2, 3, _expires_at(1000, is_absolute=True)),
    b"TTL": (1, 1, _ttl(1000)), b"PTTL": (1, 1, _ttl(1)), b"TYPE": (1, 1, _type),
    b"DBSIZE": (0, 0, _dbsize), b"SCAN": (1, MANY, _scan),
    b"HGET": (2, 2, _hget), b"HMGET": (2, MANY, _hmget), b"HSET": (3, MANY, _hset), b"HSETNX": (3, 3, _hsetnx),
    b"HDEL": (2, MANY, _hdel), b"HEXISTS": (2, 2, _hexists), b"HGETALL": (1, 1, _hgetall), b"HKEYS": (1, 1, _hkeys),
    b"HVALS": (1, 1, _hvals), b"HLEN": (1, 1, _hlen), b"HINCRBY": (3, 3, _hincrby),
    b"SADD": (2, MANY, _sadd), b"SREM": (2, MANY, _srem), b"SMEMBERS": (1, 1, _smembers), b"SCARD": (1, 1, _scard),
    b"SISMEMBER": (2, 2, _sismember),
    b"ZADD": (3, MANY, _zadd), b"ZREM": (2, MANY, _zrem), b"ZSCORE": (2, 2, _zscore), b"ZCARD": (1, 1, _zcard),
    b"ZRANGE": (3, MANY, _zrange), b"ZREVRANGE": (3, 4, _zrevrange), b"ZRANGEBYSCORE": (3, MANY, _zrangebyscore),
    b"ZREMRANGEBYSCORE": (3, 3, _zremrangebyscore), b"ZREMRANGEBYRANK": (3, 3, _zremrangebyrank),
    b"RPUSH": (2, MANY, _rpush), b"LTRIM": (3, 3, _ltrim), b"LINDEX": (2, 2, _lindex),
    b"LRANGE": (3, 3, _lrange), b"LLEN": (1, 1, _llen),
    b"XADD": (4, MANY, _xadd), b"XRANGE": (3, 5, _xrange), b"XREVRANGE": (3, 5, _xrevrange), b"XLEN": (1, 1, _xlen),
}  # fmt: skip
"""Each command with the least and the largest number of its arguments."""
WRITES: Final = frozenset(
    b"SET GETDEL DEL UNLINK EXPIRE PEXPIRE PEXPIREAT EXPIREAT HSET HSETNX HDEL HINCRBY SADD SREM ZADD ZREM ZREMRANGEBYSCORE "
    b"ZREMRANGEBYRANK RPUSH LTRIM XADD".split()
)
