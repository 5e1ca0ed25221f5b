"""Compares the sequence numbers of all watched rooms with Redis at regular intervals, and registers this node as a watcher of
these rooms.

This costs almost nothing for idle rooms. The request for a group of rooms is encoded once. If the viewers had all numbers of
the previous answer, an equal answer is not parsed.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from importlib.resources import files
from typing import Any, Final

from server.store import keys
from server.store.connection.raw_connection import packed
from server.store.health.redis_health import RedisHealth

log = logging.getLogger("banderilla.fanout")

SWEEP_S = 2.0
ENTER_S = 5.0
"""Seconds between two registrations of a node as a watcher. The time is short enough that the node does not look dead if one
message is lost."""
BLOCK: Final = 400
"""Maximum number of rooms per call of the script, because Redis runs no other command while the script runs."""
ALIVE_MS = 15_000
"""Time in ms without a registration after which other nodes treat a watching node as dead."""
NOTHING = -1
"""The sequence number that a sweep reports for a room that does not exist."""


class _Block:
    """A group of rooms in the same bucket, so that one script can read them all."""

    __slots__ = ("answer", "asked", "codes", "rooms", "told", "watched")

    def __init__(self, codes: Sequence[str], numbers: bytes, enter: bytes, node: str) -> None:
        names = [keys.room_keys(code) for code in codes]
        self.codes = codes
        self.rooms = [each.room for each in names]
        self.watched = [each.watch for each in names]
        count = b"%d" % len(codes)
        self.asked = packed(b"EVALSHA", numbers, count, *[each.encode() for each in self.rooms])
        # The constant part of the request, without its last two arguments, which change.
        whole = packed(b"EVALSHA", enter, count, *[each.encode() for each in self.watched], node.encode(), b"", b"")
        self.told = whole.removesuffix(b"$0\r\n\r\n" * 2)
        self.answer: bytes | None = None
        """The last answer, if the viewers had all its numbers; else None."""


class Sweep:
    """The sweep over one part of the store.

    `add` and `remove` change the rooms of the sweep; `run` runs the sweep. The sweep calls `on_number` with a room's number in
    Redis, or `NOTHING`. If `on_number` returns True, the number is right, and the sweep reports this room again only after the
    number has changed or after `forget_answers`.
    """

    def __init__(self, part: RedisHealth, node: str, on_number: Callable[[str, int], bool]) -> None:
        self._part = part
        self._node = node
        self._on_number = on_number
        self._enter = part.client.register_script(files("server.store.channels").joinpath("enter.lua").read_text())
        self._numbers = part.client.register_script(files("server.store.channels").joinpath("numbers.lua").read_text())
        self._codes: dict[int, dict[str, None]] = {}
        self._blocks: dict[int, list[_Block]] = {}
        """The groups of each bucket, kept while the rooms of the bucket stay the same."""
        part.on_open.append(self.forget_answers)

    def add(self, code: str) -> None:
        bucket = keys.bucket_of(code)
        self._codes.setdefault(bucket, {})[code] = None
        self._blocks.pop(bucket, None)

    def remove(self, code: str) -> None:
        bucket = keys.bucket_of(code)
        self._codes.get(bucket, {}).pop(code, None)
        self._blocks.pop(bucket, None)

    def forget_answers(self) -> None:
        """Makes the next sweep report every number, because Redis was away and may have come back with other data."""
        for blocks in self._blocks.values():
            for block in blocks:
                block.answer = None

    async def run(self) -> None:
        entered_s = 0.0
        while True:
            await asyncio.sleep(SWEEP_S)
            now_s = asyncio.get_running_loop().time()
            enters = now_s - entered_s >= ENTER_S
            if enters:
                entered_s = now_s
            for bucket in list(self._codes):
                for block in self._blocks_of(bucket):
                    try:
                        await self._part.opened()
                        if enters:
                            # Repeat this, because a Redis that was away may have lost the list of watchers.
                            await self._say_watching(block)
                        await self._compare(block)
                    except Exception as error:  # noqa: BLE001 - the sweep outlives whatever breaks a connection
                        log.warning("sweep interrupted", extra={"why": str(error) or type(error).__name__})

    async def enter(self, codes: Sequence[str]) -> None:
        """Registers this node as a watcher of these rooms now. Raises the errors of the Redis client."""
        for block in self._made(codes):
            await self._say_watching(block)

    def _blocks_of(self, bucket: int) -> list[_Block]:
        if bucket not in self._blocks:
            self._blocks[bucket] = list(self._made(list(self._codes[bucket])))
        return self._blocks[bucket]

    def _made(self, codes: Sequence[str]) -> Iterator[_Block]:
        numbers, enter = self._numbers.sha.encode(), self._enter.sha.encode()
        for start in range(0, len(codes), BLOCK):
            yield _Block(codes[start : start + BLOCK], numbers, enter, self._node)

    async def _say_watching(self, block: _Block) -> None:
        now_ms = self._part.now_ms()
        when = [b"%d" % now_ms, b"%d" % ALIVE_MS]
        whole = block.told + b"".join([b"$%d\r\n%b\r\n" % (len(part), part) for part in when])
        if await self._part.reader.ask_packed(whole) is None:
            server = (await self._part.primary()).client
            await self._enter(keys=block.watched, args=[self._node, now_ms, ALIVE_MS], client=server)

    async def _compare(self, block: _Block) -> None:
        replies = await self._part.reader.ask_packed(block.asked)
        if replies is None:
            server = (await self._part.primary()).client
            replies = [await self._numbers(keys=block.rooms, client=server)]
        answer: Any = replies[0]
        if answer == block.answer:
            return
        is_settled = True
        for code, number in zip(block.codes, bytes(answer).split(b" "), strict=True):
            is_settled &= self._on_number(code, int(number))
        block.answer = bytes(answer) if is_settled else None
