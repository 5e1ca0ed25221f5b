"""Commands on hashes."""

from typing import Final

from tests.simulation.keyspace import MANY, Answer, Arguments, CommandError, Commands, Keyspace, integer


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
    return keys.removed(given[0], dict, given[1:])


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


COMMANDS: Final[Commands] = {
    b"HGET": (2, 2, _hget),
    b"HMGET": (2, MANY, _hmget),
    b"HSET": (3, MANY, _hset),
    b"HSETNX": (3, 3, _hsetnx),
    b"HDEL": (2, MANY, _hdel),
    b"HEXISTS": (2, 2, _hexists),
    b"HGETALL": (1, 1, _hgetall),
    b"HKEYS": (1, 1, _hkeys),
    b"HVALS": (1, 1, _hvals),
    b"HLEN": (1, 1, _hlen),
    b"HINCRBY": (3, 3, _hincrby),
}
