"""Replaces a room's log and its snapshot with one script, under the next sequence number.

Because of the new number, another node cannot write back an older copy.
"""

from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final, NamedTuple

from server.aggregate.contract import Step
from server.store import keys
from server.store.commits.commit import Version
from server.store.health.redis_health import RedisHealth
from server.store.stored.stream import Entry, encode_entry

_SCRIPT: Final = files("server.store.logs").joinpath("replace_log.lua").read_text()


class NewLog(NamedTuple):
    """A new log. `entries`: the whole stream, oldest first; the last entry is new. `step`: this last entry for the present
    viewers."""

    entries: Sequence[Entry]
    step: Step


async def replace_log(
    link: RedisHealth,
    node: str,
    code: str,
    expected: Version,
    made: Version,
    snapshot: bytes,
    new: NewLog,
    *,
    publishes_later: bool = False,
) -> int:
    """Replaces the log of the room, if the room still has the version `expected`. The room then has the version `made`.

    Returns `STALE` if another commit came first, otherwise `DONE`, or `TO_PUBLISH` if `publishes_later` is true. Raises
    `Unstored`.
    """
    names, link = keys.room_keys(code), link.of(code)
    last = new.entries[-1]
    channel = "" if publishes_later else names.channel
    arguments: list[Any] = [expected.seq, made.seq, snapshot, node, channel, encode_entry(last)]
    arguments += (expected.stamp, made.stamp)
    for entry in new.entries:
        arguments += (entry.seq, encode_entry(entry))
    asked: Any = link.client.eval(_SCRIPT, 3, names.room, names.log, names.watch, *arguments)
    return int(await link.call(asked))
