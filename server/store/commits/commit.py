"""The one atomic script and the pipeline that carries it.

A commit is packed where it is decided. All that were decided in one turn of the event loop go out in one write, and what comes
back in one read is given out at once. So commits of many rooms share their cost, and a lone one waits for nobody.
"""

import asyncio
import hashlib
import logging
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Final, TypeAlias

from server import metrics
from server.store import keys
from server.store.commits.safety import PRIMARY_ALONE, Safety
from server.store.connection.raw_connection import RawConnection, Reply, ReplyError, open_raw
from server.store.connection.raw_connection import packed as pack
from server.store.health.redis_health import AWAY, RedisHealth, Unstored

log = logging.getLogger("banderilla.store")

DONE: Final = 1
TO_PUBLISH: Final = 2
"""Done, and other nodes are to be told with `Committer.publish`."""
STALE: Final = 0
NOT_NOW: Final = -1
Outcome: TypeAlias = int | bytes
"""`DONE`, `TO_PUBLISH`, `STALE`, `NOT_NOW`, or the bytes of the first answer to a repeated command."""

PIPELINE_SECONDS = 5.0
CONFIRMED_MS: Final = 60_000
"""So long the key is kept that is written to wait for replicas."""
_ELSEWHERE: Final = ("MOVED", "ASK", "TRYAGAIN", "CLUSTERDOWN", "READONLY", "MASTERDOWN")
"""What a server says that does not take writes for a room (any more): nothing was done."""

_SCRIPT = files("server.store.commits").joinpath("commit.lua").read_text()
_SHA = hashlib.sha1(_SCRIPT.encode(), usedforsecurity=False).hexdigest().encode()


def _packed(*parts: bytes) -> bytes:
    return b"".join([b"$%d\r\n%b\r\n" % (len(part), part) for part in parts])


_RING = _packed(b"%d %d %d" % (keys.CID_LAST, keys.CID_SURE_SECONDS, keys.CID_MOST), b"%d" % keys.CID_SECONDS)
_AT_ANY_TIME = _packed(b"", b"")
_SHOWN_AS_BEFORE = _packed(b"")


class Address:
    """What every commit of one room begins and ends with, packed once; the rest is put in between by one formatting."""

    def __init__(self, code: str, node: str, *, publishes_later: bool = False) -> None:
        """`publishes_later`: a commit tells no other node; who sent it does, once it is where it must be."""
        names = keys.room_keys(code)
        self.code = code
        self._told = names.channel.encode(), node.encode()
        self._head = b"*25\r\n" + _packed(
            b"EVALSHA", _SHA, b"6", names.room.encode(), names.log.encode(), names.due.encode(), names.watch.encode()
        )
        self._code = _packed(code.encode())
        self._rings = _packed(names.rings.encode())
        self._node = _packed(node.encode(), b"" if publishes_later else names.channel.encode())
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
        window: tuple[int, int] | None = None,
        listed: bytes | None = None,
    ) -> bytes:
        """A command that was accepted, packed for `Committer.send`. `keep_s` None: its lifetime runs on as it is.

        `listed`: what a list of tables shows of the room from now on, empty for nothing; None for the same as before.

        `window`: from when and until when it may be carried out, in ms of Redis' own clock; None for at any time.
        """
        before, after, keep = b"%d" % expected, b"%d" % seq, b"" if keep_s is None else b"%d" % keep_s
        due = b"" if due_at_ms is None else b"%d" % due_at_ms
        body = b"$%d\r\n%b\r\n$%d\r\n%b\r\n$%d\r\n%b\r\n$%d\r\n%b\r\n$%d\r\n%b\r\n%b$%d\r\n%b\r\n" % (
            len(before), before, len(after), after, len(snapshot), snapshot, len(entry), entry, len(due), due,
            self._code, len(keep), keep,
        )  # fmt: skip
        shown = _SHOWN_AS_BEFORE if listed is None else _packed(listed or b"-")
        return self._joined(person, body, cid, answer, window, shown)

    def refuse(self, *, expected: int, person: str, cid: str, answer: bytes) -> bytes:
        """A command that changed nothing, packed: remembers the answer, unless there was a first one.

        It too is compared with the version: a no that was decided on an old copy is no answer.
        """
        body = _packed(b"%d" % expected, b"", b"", b"", b"") + self._code + _packed(b"")
        return self._joined(person, body, cid, answer)

    def publication(self, seq: int, entry: bytes) -> bytes:
        """What other nodes are told of a commit, packed for `Committer.publish`."""
        channel, node = self._told
        return pack(b"SPUBLISH", channel, b"%b %d %b" % (node, seq, entry))

    def _joined(
        self,
        person: str,
        body: bytes,
        cid: str,
        answer: bytes,
        window: tuple[int, int] | None = None,
        shown: bytes = _SHOWN_AS_BEFORE,
    ) -> bytes:
        answers = self._answers.get(person)
        if answers is None:
            answers = self._answers[person] = _packed(keys.answers_key(self.code, person).encode())
        # The sign keeps a client's ids apart from the ring's own fields.
        field = b"=" + cid.encode() if cid else b""
        tail = b"$%d\r\n%b\r\n$%d\r\n%b\r\n%b" % (len(field), field, len(answer), answer, _RING)
        when = _AT_ANY_TIME if window is None else _packed(b"%d" % window[0], b"%d" % window[1])
        return b"".join((self._head, answers, self._rings, body, self._node, tail, when, shown))


@dataclass(slots=True)
class _Sent:
    """A commit that waits for its outcome. `at_s`: when it went out, for the last one of a write."""

    packed: bytes
    future: "asyncio.Future[Outcome]"
    at_s: float = 0.0
    outcome: Outcome | None = None


@dataclass(slots=True)
class _Question:
    """Where the commits before it must be: their outcomes wait for its `answers`."""

    held: list[_Sent]
    answers: list[object] = field(default_factory=list)


class Committer:
    """Sends packed commits; the futures that it gives resolve to an `Outcome` or raise `Unstored`."""

    def __init__(self, link: RedisHealth, safety: Safety = PRIMARY_ALONE) -> None:
        self._link = link
        self._safety, self._question = safety, safety.question
        self._wire: RawConnection | None = None
        self._opening: asyncio.Task[None] | None = None
        self._waiting: list[_Sent] = []
        self._under_way: deque[_Sent | _Question] = deque()
        self._flushing = False
        self._answered = 0
        self._watchdog: asyncio.TimerHandle | None = None
        self._stopped = False

    def start(self) -> None:
        self._link.on_lost.append(self._forsake)
        self._open()

    async def stop(self) -> None:
        """Sends what waits, then ends."""
        while (left := [*self._sent(), *self._waiting]) and self._link.is_open:
            await asyncio.wait([left[-1].future])
        self._stopped = True
        if self._opening is not None:
            self._opening.cancel()
            await asyncio.gather(self._opening, return_exceptions=True)
        if self._watchdog is not None:
            self._watchdog.cancel()
        for sent in (*self._sent(), *self._waiting):
            sent.future.cancel()
        self._under_way.clear()
        if self._wire is not None:
            self._wire.close()

    def send(self, packed: bytes) -> "asyncio.Future[Outcome]":
        loop = asyncio.get_running_loop()
        sent = _Sent(packed, loop.create_future())
        self._waiting.append(sent)
        if not self._flushing:
            self._flushing = True
            loop.call_soon(self._flush)
        return sent.future

    def publish(self, packed: bytes) -> None:
        """Sends what nobody waits for. Where there is no connection it is lost, as what is published may be."""
        if self._wire is None:
            return
        sent = _Sent(packed, asyncio.get_running_loop().create_future())
        sent.future.set_result(DONE)
        self._under_way.append(sent)
        self._wire.write(packed)

    async def confirm(self, key: str) -> None:
        """Returns when all that was written before is where it must be; the key is of no other use. Raises `Unstored`."""
        await self.send(pack(b"SET", key.encode(), b"", b"PX", b"%d" % CONFIRMED_MS))

    def _flush(self) -> None:
        """Whatever was decided since goes out in one write."""
        self._flushing = False
        if self._wire is None:
            self._open()
            return
        batch, self._waiting = self._waiting, []
        if not batch:
            return
        metrics.BATCH.observe(len(batch))
        loop = asyncio.get_running_loop()
        batch[-1].at_s = loop.time()
        self._wire.write(b"".join([sent.packed for sent in batch]) + self._question)
        self._under_way.extend(batch)
        if self._question:
            self._under_way.append(_Question(batch))
        if self._watchdog is None:
            self._watchdog = loop.call_later(PIPELINE_SECONDS, self._watch, self._answered)

    def _reply(self, reply: Reply) -> None:
        self._answered += 1
        sent = self._under_way[0]
        if isinstance(sent, _Question):
            self._hear(sent, reply)
            return
        self._under_way.popleft()
        if sent.at_s:
            metrics.COMMIT_SECONDS.observe(asyncio.get_running_loop().time() - sent.at_s)
        if isinstance(reply, Exception):
            self._refused(sent, reply)
            return
        assert reply is not None
        if self._question:
            sent.outcome = reply
        elif not sent.future.done():
            sent.future.set_result(reply)

    def _hear(self, question: _Question, reply: Reply) -> None:
        """Where what was written is by now."""
        question.answers.append(reply)
        if len(question.answers) < self._safety.answers and not isinstance(reply, Exception):
            return
        self._under_way.popleft()
        is_met = not isinstance(reply, Exception) and self._safety.is_met(question.answers)
        if not is_met:
            log.warning("too few replicas or disks have what was written", extra={"said": str(question.answers)})
        for sent in question.held:
            if sent.outcome is None or sent.future.done():
                continue
            if is_met or sent.outcome in (STALE, NOT_NOW):
                sent.future.set_result(sent.outcome)
            else:
                sent.future.set_exception(Unstored("too few replicas or disks have it", doubt=True))

    def _sent(self) -> list[_Sent]:
        """What was sent and is not settled, oldest first."""
        every = [each for sent in self._under_way for each in (sent.held if isinstance(sent, _Question) else [sent])]
        return [sent for sent in every if not sent.future.done()]

    def _refused(self, sent: _Sent, wrong: Exception) -> None:
        """This one was not executed (no memory, read-only, a script's fault): its asker is told, the others go on."""
        if str(wrong).startswith("NOSCRIPT") and self._wire is not None:
            loading = _Sent(pack(b"SCRIPT", b"LOAD", _SCRIPT.encode()), asyncio.get_running_loop().create_future())
            again = _Sent(sent.packed, sent.future)
            self._wire.write(loading.packed + again.packed + self._question)
            self._under_way += (loading, again)
            if self._question:
                self._under_way.append(_Question([loading, again]))
            return
        if str(wrong).startswith(_ELSEWHERE):
            log.warning("a room is elsewhere now", extra={"why": str(wrong)})
            if not sent.future.done():
                sent.future.set_exception(Unstored(str(wrong)))
            self._link.lost()
            self._forsake()
            return
        log.error("redis refused a commit", extra={"why": str(wrong)})
        if not sent.future.done():
            sent.future.set_exception(Unstored(str(wrong)))

    # The connection

    def _open(self) -> None:
        if self._opening is None and not self._stopped:
            self._opening = asyncio.create_task(self._opened(), name="committer")

    async def _opened(self) -> None:
        try:
            wire = await open_raw((await self._link.primary()).url, self._lost)
            wire.on_reply = self._reply
            self._wire = wire
        except (*AWAY, TimeoutError, ReplyError) as wrong:
            waiting, self._waiting = self._waiting, []
            self._abort(waiting, str(wrong) or type(wrong).__name__, doubt=False)
        finally:
            self._opening = None
        self._flush_waiting()

    def _flush_waiting(self) -> None:
        if self._waiting:
            self._flush()

    def _lost(self, wire: RawConnection, why: str) -> None:
        if self._wire is wire and not self._stopped:
            self._wire = None
            left = self._sent()
            self._under_way.clear()
            self._abort(left, why, doubt=True)

    def _forsake(self) -> None:
        """Whoever takes the place of a lost server has not what that one may still answer: nothing of it counts."""
        if self._wire is not None:
            self._wire.close()

    def _abort(self, left: Sequence[_Sent], why: str, *, doubt: bool) -> None:
        log.warning("a pipeline broke", extra={"why": why, "commits": len(left)})
        self._link.lost()
        for sent in left:
            if not sent.future.done():
                sent.future.set_exception(Unstored(why, doubt=doubt))

    def _watch(self, answered: int) -> None:
        """A Redis that answers nothing for so long is as good as gone."""
        self._watchdog = None
        if not self._under_way:
            return
        if self._answered == answered and self._wire is not None:
            self._wire.close()
        else:
            self._watchdog = asyncio.get_running_loop().call_later(PIPELINE_SECONDS, self._watch, self._answered)
