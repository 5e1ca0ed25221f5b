"""Commands on strings and on keys of any type."""

import pickle
import re
from collections.abc import Callable
from typing import Final

from tests.simulation.keyspace import (
    MANY,
    OK,
    SYNTAX,
    Answer,
    Arguments,
    CommandError,
    Commands,
    Keyspace,
    Members,
    Scores,
    Status,
    Stream,
    integer,
)


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
    """Returns all keys at once, which is a valid answer for a caller with any cursor."""
    options = {given[at].upper(): given[at + 1] for at in range(1, len(given) - 1, 2)}
    _dbsize(keys, ())
    pattern = re.escape(options.get(b"MATCH", b"*")).replace(rb"\*", b".*").replace(rb"\?", b".")
    return [b"0", [key for key in keys.values if re.fullmatch(pattern, key, re.DOTALL)]]


def _dump(keys: Keyspace, given: Arguments) -> Answer:
    """Returns the value in a form of this store. Only `RESTORE` reads it."""
    keys.expire_due(given[0])
    value = keys.values.get(given[0])
    return None if value is None else pickle.dumps(value)


def _restore(keys: Keyspace, given: Arguments) -> Answer:
    key, ttl_ms, dump, *options = given
    keys.expire_due(key)
    if key in keys.values and b"REPLACE" not in [option.upper() for option in options]:
        raise CommandError("BUSYKEY Target key name already exists.")
    keys.values[key] = pickle.loads(dump)
    keys.changes += 1
    keys.expires.pop(key, None)
    if integer(ttl_ms):
        keys.expires[key] = keys.now_ms + integer(ttl_ms)
    return OK


COMMANDS: Final[Commands] = {
    b"GET": (1, 1, _get),
    b"SET": (2, MANY, _set),
    b"GETDEL": (1, 1, _getdel),
    b"DEL": (1, MANY, _del),
    b"UNLINK": (1, MANY, _del),
    b"EXISTS": (1, MANY, _exists),
    b"EXPIRE": (2, 3, _expires_at(1000)),
    b"PEXPIRE": (2, 3, _expires_at(1)),
    b"PEXPIREAT": (2, 3, _expires_at(1, is_absolute=True)),
    b"EXPIREAT": (2, 3, _expires_at(1000, is_absolute=True)),
    b"TTL": (1, 1, _ttl(1000)),
    b"PTTL": (1, 1, _ttl(1)),
    b"TYPE": (1, 1, _type),
    b"DUMP": (1, 1, _dump),
    b"RESTORE": (3, MANY, _restore),
    b"DBSIZE": (0, 0, _dbsize),
    b"SCAN": (1, MANY, _scan),
}
