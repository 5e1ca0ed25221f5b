"""The one atomic script and the pipeline that carries it.

A commit is packed where it is decided and waits in a list. While one pipeline is under way the list grows; the next takes all
of it. So commits of many rooms that wait at the same moment cost one write and one read, and a lone one waits for nobody.
"""

import asyncio
import contextlib
import hashlib
import logging
from importlib.resources import files
from typing import Any, Final, TypeAlias

from redis.exceptions import NoScriptError, RedisError, ResponseError

from server import metrics
from server.store import keys
from server.store.link import Link, Unstored, connect

log = logging.getLogger("banderilla.store")

DONE: Final = 1
STALE: Final = 0
Outcome: TypeAlias = int | bytes
"""`DONE`, `STALE`, or the bytes of the first answer to a repeated command."""

PIPELINE_SECONDS = 5.0
BATCH = 256

_SCRIPT = files("server.store").joinpath("commit.lua").read_text()
_SHA = hashlib.sha1(_SCRIPT.encode(), usedforsecurity=False).hexdigest().encode()


def _packed(*parts: bytes) -> bytes:
    return b"".join([b"$%d\r\n%b\r\n" % (len(part), part) for part in parts])


_RING = _packed(b"%d" % keys.CID_RING, b"%d" % keys.CID_SECONDS)


class Address:
    """What every commit of one room begins and ends with, packed once; the rest is put in between by one formatting."""

    def __init__(self, code: str, node: str) -> None:
        names = keys.room_keys(code)
        self.code = code
        self._head = b"*21\r\n" + _packed(
            b"EVALSHA", _SHA, b"5", names.room.encode(), names.log.encode(), names.due.encode(), names.watch.encode()
        )
        self._code = _packed(code.encode())
        self._node = _packed(node.encode(), names.channel.encode())
        self._answers: dict[str, bytes] = {}

    def commit(
        self,
        *,
        expected: int,
        seq: int,
        snapshot: bytes,
        entry: bytes,
        due_at_ms: int | None,
        keep_s: int | None,
        person: str = "",
        cid: str = "",
        answer: bytes = b"",
    ) -> bytes:
        """A command that was accepted, packed for `Committer.send`. `keep_s` None: its lifetime runs on as it is."""
        before, after, keep = b"%d" % expected, b"%d" % seq, b"" if keep_s is None else b"%d" % keep_s
        due = b"" if due_at_ms is None else b"%d" % due_at_ms
        body = b"$%d\r\n%b\r\n$%d\r\n%b\r\n$%d\r\n%b\r\n$%d\r\n%b\r\n$%d\r\n%b\r\n%b$%d\r\n%b\r\n" % (
            len(before), before, len(after), after, len(snapshot), snapshot, len(entry), entry, len(due), due,
            self._code, len(keep), keep,
        )  # fmt: skip
        return self._joined(person, body, cid, answer)

    def refuse(self, *, expected: int, person: str, cid: str, answer: bytes) -> bytes:
        """A command that changed nothing, packed: remembers the answer, unless there was a first one.

        It too is compared with the version: a no that was decided on an old copy is no answer.
        """
        body = _packed(b"%d" % expected, b"", b"", b"", b"") + self._code + _packed(b"")
        return self._joined(person, body, cid, answer)

    def _joined(self, person: str, body: bytes, cid: str, answer: bytes) -> bytes:
        answers = self._answers.get(person)
        if answers is None:
            answers = self._answers[person] = _packed(keys.answers_key(self.code, person).encode())
        # The sign keeps a client's ids apart from the ring's own fields.
        field = b"=" + cid.encode() if cid else b""
        tail = b"$%d\r\n%b\r\n$%d\r\n%b\r\n%b" % (len(field), field, len(answer), answer, _RING)
        return b"".join((self._head, answers, body, self._node, tail))


class Committer:
    """Sends packed commits; the futures that it gives resolve to an `Outcome` or raise `Unstored`."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._client = connect(link.url, connections=1, socket_seconds=None)
        self._connection: Any = None
        self._waiting: list[tuple[bytes, asyncio.Future[Outcome]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="committer")

    async def stop(self) -> None:
        """Sends what waits, then ends."""
        while self._waiting and self._link.is_open:
            await asyncio.wait([self._waiting[-1][1]])
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        for _, future in self._waiting:
            future.cancel()
        await self._drop()
        await self._client.aclose()

    def send(self, packed: bytes) -> "asyncio.Future[Outcome]":
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._waiting.append((packed, future))
        self._wake.set()
        return future

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
                metrics.BATCH.observe(len(batch))
                try:
                    async with asyncio.timeout(PIPELINE_SECONDS):
                        with metrics.COMMIT_SECONDS.time():
                            await self._carry(batch)
                except Exception as wrong:  # noqa: BLE001 - whatever it was, those who wait are told and the next go on
                    log.warning("a pipeline broke", extra={"why": str(wrong) or type(wrong).__name__, "commits": len(batch)})
                    self._link.lost()
                    await self._drop()
                    for _, future in batch:
                        if not future.done():
                            future.set_exception(Unstored(str(wrong), doubt=True))

    async def _carry(self, batch: list[tuple[bytes, "asyncio.Future[Outcome]"]]) -> None:
        connection = self._connection
        if connection is None:
            connection = self._connection = await self._client.connection_pool.get_connection()  # type: ignore[no-untyped-call]
        await connection.send_packed_command([packed for packed, _ in batch], check_health=False)
        unknown: list[tuple[bytes, asyncio.Future[Outcome]]] = []
        for packed, future in batch:
            try:
                outcome = await connection.read_response()
            except NoScriptError:
                unknown.append((packed, future))
                continue
            except ResponseError as wrong:
                # This one was not executed (no memory, read-only, a script's fault): its asker is told, the others go on.
                log.error("redis refused a commit", extra={"why": str(wrong)})
                if not future.done():
                    future.set_exception(Unstored(str(wrong)))
                continue
            if not future.done():
                future.set_result(outcome)
        if unknown:
            await connection.send_command("SCRIPT", "LOAD", _SCRIPT)
            await connection.read_response()
            await self._carry(unknown)

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(RedisError, OSError):
                await connection.disconnect(nowait=True)
            await self._client.connection_pool.release(connection)
