"""Commands on sets and sorted sets."""

from collections.abc import Callable
from typing import Final

from tests.simulation.keyspace import (
    MANY,
    NO_MINMAX,
    SYNTAX,
    Answer,
    Arguments,
    CommandError,
    Commands,
    Keyspace,
    Members,
    Scores,
    integer,
    number,
    part,
    shown,
)


def _sadd(keys: Keyspace, given: Arguments) -> Answer:
    held = keys.made(given[0], Members)
    before = len(held)
    held.update(dict.fromkeys(given[1:]))
    return len(held) - before


def _srem(keys: Keyspace, given: Arguments) -> Answer:
    return keys.removed(given[0], Members, given[1:])


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
    return keys.removed(given[0], Scores, given[1:])


def _zscore(keys: Keyspace, given: Arguments) -> Answer:
    score = (keys.get(given[0], Scores) or {}).get(given[1])
    return None if score is None else shown(score)


def _zcard(keys: Keyspace, given: Arguments) -> Answer:
    return len(keys.get(given[0], Scores) or ())


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
    return _pairs(ordered[part(len(ordered), given[1], given[2])], b"WITHSCORES" in options)


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
    return _zremoved(keys, given[0], [member for _, member in ordered[part(len(ordered), given[1], given[2])]])


def _zremoved(keys: Keyspace, key: bytes, members: list[bytes]) -> int:
    for member in members:
        del keys.values[key][member]
    if members:
        keys.shrunk(key)
    return len(members)


COMMANDS: Final[Commands] = {
    b"SADD": (2, MANY, _sadd),
    b"SREM": (2, MANY, _srem),
    b"SMEMBERS": (1, 1, _smembers),
    b"SCARD": (1, 1, _scard),
    b"SISMEMBER": (2, 2, _sismember),
    b"ZADD": (3, MANY, _zadd),
    b"ZREM": (2, MANY, _zrem),
    b"ZSCORE": (2, 2, _zscore),
    b"ZCARD": (1, 1, _zcard),
    b"ZRANGE": (3, MANY, _zrange),
    b"ZREVRANGE": (3, 4, _zrevrange),
    b"ZRANGEBYSCORE": (3, MANY, _zrangebyscore),
    b"ZREMRANGEBYSCORE": (3, 3, _zremrangebyscore),
    b"ZREMRANGEBYRANK": (3, 3, _zremrangebyrank),
}
