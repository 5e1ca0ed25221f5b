"""The atomic commit script, and the pipeline that sends its calls to Redis.

The caller encodes each commit. All commits of one turn of the event loop go out in one write, and all replies that arrive
together are handled together. So the commits of many rooms share their cost, and a lone commit does not wait for others.
"""

import asyncio
import hashlib
import logging
import re
from collections import deque
from dataclasses import dataclass, field
from importlib.resources import files
from itertools import count
from typing import Final, TypeAlias

import msgspec

from server import metrics
from server.store import keys
from server.store.commits.safety import PRIMARY_ALONE, Safety
from server.store.connection.raw_connection import RawConnection, Reply, ReplyError, open_raw
from server.store.connection.raw_connection import packed as pack
from server.store.health.fitness import REPLICA_REMEDY
from server.store.health.redis_health import AWAY, CONFIRMED_S, RedisHealth, Unstored

log = logging.getLogger("banderilla.store")

DONE: Final = 1
TO_PUBLISH: Final = 2
"""The commit is done. The caller must notify other nodes with `Committer.publish`."""
STALE: Final = 0
NOT_NOW: Final = -1
Outcome: TypeAlias = int | bytes
"""The result of a commit: `DONE`, `TO_PUBLISH`, `STALE`, `NOT_NOW`, or the first answer to a repeated command, as bytes."""

PIPELINE_SECONDS = 5.0
_ELSEWHERE: Final = ("MOVED", "ASK", "TRYAGAIN", "CLUSTERDOWN", "READONLY", "MASTERDOWN")
"""Errors of a server that takes no writes for the keys of a commit. The commit was not applied."""
_LOADING: Final = "LOADING"
"""The error of a server that is still loading its file. The commit was not applied."""

ELSEWHERE: Final = "the heartbeats now go to another server"

_SCRIPT = files("server.store.commits").joinpath("commit.lua").read_text()
_SHA = hashlib.sha1(_SCRIPT.encode(), usedforsecurity=False).hexdigest().encode()
_KEYS, _ARGUMENTS = (max(map(int, re.findall(rf"{name}\[(\d+)\]", _SCRIPT))) for name in ("KEYS", "ARGV"))
"""Numbers of keys and of other arguments that the script takes."""
_BEGIN: Final = b"*%d" % (len(("EVALSHA", "script", "number of keys")) + _KEYS + _ARGUMENTS)
"""Begins a call of the script: the number of its words. Each word brings the end of the line before it."""
_END: Final = b"\r\n"

_HEADS: Final = tuple(b"\r\n$%d\r\n" % size for size in range(2_048))
"""The bytes before a short word, by the word's length. A look-up takes a tenth of the instructions that formatting takes."""


def _head(word: bytes) -> bytes:
    size = len(word)
    return _HEADS[size] if size < len(_HEADS) else b"\r\n$%d\r\n" % size


def _encoded(*words: bytes) -> bytes:
    return b"".join([_head(word) + word for word in words])


_ANSWER_LIMITS = _encoded(b"%d %d %d" % (keys.CID_LAST, keys.CID_SURE_SECONDS, keys.CID_MOST), b"%d" % keys.CID_SECONDS)
_AT_ANY_TIME = _encoded(b"", b"")
_SHOWN_AS_BEFORE = _encoded(b"")
_USUAL_END = _ANSWER_LIMITS + _AT_ANY_TIME + _SHOWN_AS_BEFORE


class Version(msgspec.Struct, frozen=True):
    """The version of a room after a commit: its sequence number and a `stamp` that names the commit. The stamp is empty if an
    old version of the server made the commit.

    If two servers lose contact, both may make a version with the number 5, but the two versions have different stamps.
    """

    seq: int
    stamp: bytes = b""


NO_ROOM: Final = Version(-1)
"""The version of a room that does not exist in the store."""
_numbers = count(1)
"""Numbers the commits of this process. The count never starts again, so no two commits of a node have the same stamp."""


class Address:
    """The parts of a room's commits that never change, encoded once. Each commit adds only its own part."""

    def __init__(self, code: str, node: str, *, publishes_later: bool = False) -> None:
        """`publishes_later`: commits do not notify other nodes; the caller notifies them once the commit is safely copied."""
        names = keys.room_keys(code)
        self.code = code
        self._channel_and_node = names.channel.encode(), node.encode()
        self._start = _BEGIN + _encoded(
            b"EVALSHA", _SHA, b"%d" % _KEYS, names.room.encode(), names.log.encode(), names.due.encode(), names.watch.encode()
        )
        self._code = _encoded(code.encode())
        self._kept_as_before = self._code + _encoded(b"")
        self._stamp = node.encode() + b"."
        self._names_of_answer_keys = _encoded(names.rings.encode())
        self._node = _encoded(node.encode(), b"" if publishes_later else names.channel.encode())
        self._keys: dict[str, bytes] = {}
        """By person: the beginning of a call with all keys."""

    def new_version(self, seq: int) -> Version:
        """Returns the version for a new commit: the number, and a stamp that no other commit has."""
        return Version(seq, self._stamp + b"%d" % next(_numbers))

    def commit(
        self,
        *,
        expected: Version,
        new: Version,
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
        """Encodes the commit of an accepted command for `Committer.send`.

        `expected`: the version of the room for which the command was decided; `new`: the version that the commit makes.
        `keep_s`: the room's new lifetime in seconds, None to keep the present one. `listed`: the room's entry in the public
        list of tables, empty for none, None to keep the present one. `window`: the earliest and latest time of execution in ms
        by Redis' own clock, None for any time.
        """
        due = b"" if due_at_ms is None else b"%d" % due_at_ms
        kept = self._kept_as_before if keep_s is None else self._code + _encoded(b"%d" % keep_s)
        end = _USUAL_END if window is None and listed is None else _end(window, listed)
        keys_of_person = self._keys.get(person) or self._keys_of(person)
        return self._call(
            keys_of_person, b"%d" % expected.seq, b"%d" % new.seq, snapshot, entry, due, kept, cid, answer, end,
            expected.stamp, new.stamp,
        )  # fmt: skip

    def refuse(self, *, expected: Version, person: str, cid: str, answer: bytes) -> bytes:
        """Encodes the answer to a command that changed nothing. The script stores the answer unless the command already has
        one.

        The script compares the version here too, because a refusal is not valid if it was decided on an old copy.
        """
        return self._unchanged(self._keys_of(person), expected, self._kept_as_before, cid, answer)

    def confirm(self, version: Version) -> bytes:
        """Encodes a check for `Committer.send`: does the server still have exactly this version?

        The outcome is `DONE` if the server and the replicas that the safety level requires have this version. The outcome is
        `STALE` if the server has another version.
        """
        keys_of_check = self._with_keys(keys.confirmed_key(self.code))
        return self._unchanged(keys_of_check, version, self._code + _encoded(b"%d" % CONFIRMED_S))

    def publication(self, seq: int, entry: bytes) -> bytes:
        """Encodes the message that tells other nodes of a commit, for `Committer.publish`."""
        channel, node = self._channel_and_node
        return pack(b"SPUBLISH", channel, b"%b %d %b" % (node, seq, entry))

    def _keys_of(self, person: str) -> bytes:
        known = self._keys.get(person)
        if known is None:
            known = self._keys[person] = self._with_keys(keys.answers_key(self.code, person))
        return known

    def _with_keys(self, answers_key: str) -> bytes:
        return self._start + _encoded(answers_key.encode()) + self._names_of_answer_keys

    def _unchanged(self, begin: bytes, version: Version, kept: bytes, cid: str = "", answer: bytes = b"") -> bytes:
        """Encodes a call that makes no new version of the room."""
        return self._call(begin, b"%d" % version.seq, b"", b"", b"", b"", kept, cid, answer, _USUAL_END, version.stamp, b"")

    def _call(
        self,
        begin: bytes,
        before: bytes,
        after: bytes,
        snapshot: bytes,
        entry: bytes,
        due: bytes,
        kept: bytes,
        cid: str,
        answer: bytes,
        end: bytes,
        stamp: bytes,
        new_stamp: bytes,
    ) -> bytes:
        """Encodes a call of the script. `begin`, `kept` and `end` are encoded; numbers, stamps and a `cid` are short."""
        # The prefix keeps a client's ids apart from the other fields of this key.
        field = b"=" + cid.encode() if cid else b""
        return b"".join((
            begin, _HEADS[len(before)], before, _HEADS[len(after)], after, _head(snapshot), snapshot, _head(entry), entry,
            _HEADS[len(due)], due, kept, self._node, _HEADS[len(field)], field, _head(answer), answer, end,
            _HEADS[len(stamp)], stamp, _HEADS[len(new_stamp)], new_stamp, _END,
        ))  # fmt: skip


def _end(window: tuple[int, int] | None, listed: bytes | None) -> bytes:
    """Encodes the words of a call after the answer: the limits on answers, the time of execution, the list of tables."""
    when = _AT_ANY_TIME if window is None else _encoded(b"%d" % window[0], b"%d" % window[1])
    return _ANSWER_LIMITS + when + (_SHOWN_AS_BEFORE if listed is None else _encoded(listed or b"-"))


class _Sent(msgspec.Struct, eq=False):
    """A commit that waits for its outcome. `at_s`: time of sending; only the last commit of a write has it."""

    packed: bytes
    future: "asyncio.Future[Outcome]"
    at_s: float = 0.0
    outcome: Outcome | None = None


def _seen(future: "asyncio.Future[Outcome]") -> None:
    """Takes note of an outcome that nobody waits for, because asyncio would log an exception that nobody has seen."""
    if not future.cancelled():
        future.exception()


@dataclass(slots=True)
class _Question:
    """A WAIT or WAITAOF that was sent after the commits `held`. These commits get their outcomes when all `answers` have
    come."""

    held: list[_Sent]
    answers: list[object] = field(default_factory=list)


class Committer:
    """Sends encoded commits. Each gets a future with its `Outcome`; the future raises `Unstored` if Redis does not answer.

    The committer writes only to the server that answers the heartbeats. If the connection breaks, all waiting commits fail.
    They are not sent over the next connection, because it may lead to another server.
    """

    def __init__(self, link: RedisHealth, safety: Safety = PRIMARY_ALONE) -> None:
        self._link = link
        self._safety, self._question = safety, safety.question
        self._was_met = True
        self._wire: RawConnection | None = None
        self._url = ""
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
        """Sends all waiting commits, then ends."""
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
        """Sends a command that publishes a message, without waiting for its reply. Without a connection the command is lost,
        because published messages may be lost anyway."""
        if self._wire is None:
            return
        sent = _Sent(packed, asyncio.get_running_loop().create_future())
        sent.future.set_result(DONE)
        self._under_way.append(sent)
        self._wire.write(packed)

    def _flush(self) -> None:
        """Sends all commits since the last flush in one write."""
        self._flushing = False
        if self._wire is not None and self._url != self._link.url:
            self._wire.close()
            self._fail_waiting(ELSEWHERE)
            return
        if self._wire is None:
            if self._link.is_open:
                self._open()
            else:
                self._fail_waiting("the link is closed")
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
        """Takes a reply to WAIT or WAITAOF: the number of servers that have a copy."""
        question.answers.append(reply)
        if len(question.answers) < self._safety.answers and not isinstance(reply, Exception):
            return
        self._under_way.popleft()
        is_met = not isinstance(reply, Exception) and self._safety.is_met(question.answers)
        if not is_met:
            if self._was_met:  # once, not for each person who waits
                log.warning(
                    "too few replicas or disks have the last commits: the server waits with acknowledgements until %s",
                    REPLICA_REMEDY,
                    extra={"said": str(question.answers)},
                )
        elif not self._was_met:
            log.warning("enough replicas and disks have the last commits again")
        self._was_met = is_met
        for sent in question.held:
            if sent.outcome is None or sent.future.done():
                continue
            if is_met or sent.outcome in (STALE, NOT_NOW):
                sent.future.set_result(sent.outcome)
            else:
                sent.future.set_exception(Unstored("too few replicas or disks have the commit", doubt=True))

    def _sent(self) -> list[_Sent]:
        """Returns the commits that were sent and have no outcome yet, oldest first."""
        every = [each for sent in self._under_way for each in (sent.held if isinstance(sent, _Question) else [sent])]
        return [sent for sent in every if not sent.future.done()]

    def _refused(self, sent: _Sent, error: Exception) -> None:
        """Fails one commit that the server refused (no memory, read-only, an error in the script). The other commits
        continue."""
        if str(error).startswith("NOSCRIPT") and self._wire is not None:
            loading = _Sent(pack(b"SCRIPT", b"LOAD", _SCRIPT.encode()), asyncio.get_running_loop().create_future())
            loading.future.add_done_callback(_seen)
            again = _Sent(sent.packed, sent.future)
            self._wire.write(loading.packed + again.packed + self._question)
            self._under_way += (loading, again)
            if self._question:
                self._under_way.append(_Question([loading, again]))
            return
        if str(error).startswith(_ELSEWHERE):
            log.warning("another server now has a room", extra={"why": str(error)})
            if not sent.future.done():
                sent.future.set_exception(Unstored(str(error)))
            self._link.lost()
            self._forsake()
            return
        if str(error).startswith(_LOADING):
            log.warning("redis is still loading its file", extra={"why": str(error)})
            self._link.lost()
        else:
            log.error("redis refused a commit", extra={"why": str(error)})
        if not sent.future.done():
            sent.future.set_exception(Unstored(str(error)))

    # The connection

    def _open(self) -> None:
        if self._opening is None and not self._stopped:
            self._opening = asyncio.create_task(self._opened(), name="committer")

    async def _opened(self) -> None:
        try:
            url = (await self._link.primary()).url
            wire = await open_raw(url, self._lost)
            if url != self._link.url or not self._link.is_open:
                wire.close()
                raise ConnectionError(ELSEWHERE)
            wire.on_reply = self._reply
            self._wire, self._url = wire, url
        except (*AWAY, TimeoutError, ReplyError) as error:
            why = str(error) or type(error).__name__
            log.warning("no connection for commits", extra={"why": why, "commits": len(self._waiting)})
            self._link.lost()
            self._fail_waiting(why)
        finally:
            self._opening = None
        if self._waiting:
            self._flush()

    def _fail_waiting(self, why: str) -> None:
        """Fails all commits that wait. A later connection may lead to another server, so the waiting commits cannot be sent
        over it."""
        waiting, self._waiting = self._waiting, []
        for sent in waiting:
            if not sent.future.done():
                sent.future.set_exception(Unstored(why))

    def _lost(self, wire: RawConnection, why: str) -> None:
        if self._wire is wire and not self._stopped:
            self._wire = None
            left = self._sent()
            self._under_way.clear()
            log.warning("a pipeline broke", extra={"why": why, "commits": len(left), "waiting": len(self._waiting)})
            self._link.lost()
            for sent in left:
                if not sent.future.done():
                    sent.future.set_exception(Unstored(why, doubt=True))
            self._fail_waiting(why)

    def _forsake(self) -> None:
        """Drops the connection to a lost server. Later answers of that server do not count, because another server may have
        replaced it."""
        if self._wire is not None:
            self._wire.close()
        self._fail_waiting("the link is closed")

    def _watch(self, answered: int) -> None:
        """Drops the connection if Redis has been silent for too long. `answered`: number of answers when the wait began."""
        self._watchdog = None
        if not self._under_way:
            return
        if self._answered == answered and self._wire is not None:
            self._wire.close()
        else:
            self._watchdog = asyncio.get_running_loop().call_later(PIPELINE_SECONDS, self._watch, self._answered)
