"""The Redis commands that Banderilla uses, with the answers of a real Redis. There is a file for each type of value.

`tests/simulation/differential.py` compares them with a real Valkey.
"""

from typing import Final

from tests.simulation.commands import hashes, keys, lists, sets, streams
from tests.simulation.keyspace import Answer, Arguments, CommandError, Commands, Keyspace

COMMANDS: Final[Commands] = {**keys.COMMANDS, **hashes.COMMANDS, **sets.COMMANDS, **lists.COMMANDS, **streams.COMMANDS}
WRITES: Final = frozenset(
    b"SET GETDEL DEL UNLINK EXPIRE PEXPIRE PEXPIREAT EXPIREAT HSET HSETNX HDEL HINCRBY SADD SREM ZADD ZREM ZREMRANGEBYSCORE "
    b"ZREMRANGEBYRANK RPUSH LTRIM XADD RESTORE".split()
)


def run(keyspace: Keyspace, now_ms: int, command: Arguments) -> Answer:
    """Runs one command. Raises `CommandError`."""
    keyspace.now_ms = now_ms
    known = COMMANDS.get(command[0].upper())
    if known is None:
        raise CommandError(f"ERR unknown command '{command[0].decode()}'")
    least, most, function = known
    if not least <= len(command) - 1 <= most:
        raise CommandError(f"ERR wrong number of arguments for '{command[0].decode().lower()}' command")
    return function(keyspace, command[1:])
