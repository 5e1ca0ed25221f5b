"""Commands on lists."""

from typing import Final

from tests.simulation.keyspace import MANY, OK, Answer, Arguments, Commands, Keyspace, integer, part


def _rpush(keys: Keyspace, given: Arguments) -> Answer:
    held = keys.made(given[0], list)
    held.extend(given[1:])
    return len(held)


def _ltrim(keys: Keyspace, given: Arguments) -> Answer:
    integer(given[1]), integer(given[2])
    held = keys.get(given[0], list)
    if held is not None:
        held[:] = held[part(len(held), given[1], given[2])]
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
    return held[part(len(held), given[1], given[2])]


def _llen(keys: Keyspace, given: Arguments) -> Answer:
    return len(keys.get(given[0], list) or ())


COMMANDS: Final[Commands] = {
    b"RPUSH": (2, MANY, _rpush),
    b"LTRIM": (3, 3, _ltrim),
    b"LINDEX": (2, 2, _lindex),
    b"LRANGE": (3, 3, _lrange),
    b"LLEN": (1, 1, _llen),
}
