"""A simulated Redis: it speaks RESP2 over the simulated network, runs the server's scripts, and keeps an append-only
file.

With `appendfsync always` it sends an answer only when the file is on the disk. A crash loses only what is not on the
disk yet, so it never loses an acknowledged write. With `everysec` it sends each answer at once and writes to the disk
once a second, so a crash loses what it answered after that.
"""

import asyncio
import random
import re
from collections.abc import Sequence
from typing import Any, Final, Literal

from tests.simulation.commands import WRITES, run
from tests.simulation.environment import BEGIN_S, EPOCH_S, Machine
from tests.simulation.keyspace import Answer, Arguments, CommandError, Keyspace, Status
from tests.simulation.loop import VirtualLoop
from tests.simulation.replica import Replica
from tests.simulation.scripts import Scripts

DISK_S: Final = (0.000_1, 0.002)
EACH_S: Final = 1.0
"""Time between two writes to the disk with `everysec`."""
ROOM: Final = re.compile(rb"\{r\d+\}:room:(\w+)")
READ_ONLY: Final = "READONLY You can't write against a read only replica."
FULL: Final = "MISCONF Errors writing to the AOF file: No space left on device"
Unit = tuple[int, list[list[bytes]]]
"""A part of the append-only file: the store's time, and the writes of one command or script at that time."""


class Data:
    """The content of a Redis: its keys, its scripts, and the writes that a later start repeats."""

    def __init__(self, run_id: str, store: "Store | None" = None) -> None:
        self._store = store
        self.keys = Keyspace()
        self.scripts = Scripts(self._in_script)
        self.run_id = run_id
        self.now_ms = 0
        self.writes: list[list[bytes]] = []
        """Writes of the command that is running."""
        self.published: list[tuple[bytes, bytes, bytes]] = []
        """Messages of the command that is running: kind, channel, text."""

    def carried_out(self, now_ms: int, command: Arguments) -> Answer:
        """Runs a command of the client, and returns its answer. Raises `CommandError`."""
        self.now_ms = now_ms
        word = command[0].upper()
        if word in (b"EVAL", b"EVALSHA"):
            return self._scripted(word, command)
        return self._simple(command)

    def _scripted(self, word: bytes, command: Arguments) -> Answer:
        sha = self.scripts.load(command[1]) if word == b"EVAL" else command[1].lower()
        if not self.scripts.knows(sha):
            raise CommandError("NOSCRIPT No matching script.")
        count = int(command[2])
        return self.scripts.run(sha, command[3 : 3 + count], command[3 + count :])

    def _in_script(self, command: Sequence[bytes]) -> Answer:
        return self._simple(command)

    def _simple(self, command: Arguments) -> Answer:
        word = command[0].upper()
        match word:
            case b"TIME":
                return [b"%d" % (self.now_ms // 1000), b"%d" % (self.now_ms % 1000 * 1000)]
            case b"INFO":
                return self._info()
            case b"PUBLISH" | b"SPUBLISH":
                self.published.append((b"message" if word == b"PUBLISH" else b"smessage", command[1], command[2]))
                return 0
            case b"CONFIG":
                return [command[2], self._fsync()] if command[2] == b"appendfsync" else []
            case b"PING":
                return Status(b"PONG") if len(command) == 1 else command[1]
            case b"SCRIPT":
                return self.scripts.load(command[2])
            case b"SELECT" | b"AUTH" | b"CLIENT" | b"BGREWRITEAOF":
                return Status(b"OK")
        if word in WRITES and self._store is not None and self._store.is_full:
            raise CommandError(FULL)
        if word in WRITES and self._store is not None and self._store.is_demoted:
            raise CommandError(READ_ONLY)
        before = self.keys.changes
        try:
            return run(self.keys, self.now_ms, command)
        finally:
            if word in WRITES and self.keys.changes != before:
                self.writes.append(list(command))

    def _fsync(self) -> bytes:
        return b"always" if self._store is None else self._store.fsync.encode()

    def _info(self) -> bytes:
        has_replica = self._store is not None and self._store.replica is not None
        role = "slave" if self._store is not None and self._store.is_demoted else "master"
        replica = "slave0:ip=127.0.0.1,port=1,state=online,offset=1,lag=0\r\n" if has_replica else ""
        return (
            f"# Server\r\nredis_version:8.1.0\r\nredis_mode:standalone\r\nrun_id:{self.run_id}\r\n"
            "# Memory\r\nmaxmemory:0\r\nmaxmemory_policy:noeviction\r\n"
            "# Persistence\r\naof_enabled:1\r\naof_rewrite_in_progress:0\r\n"
            f"# Replication\r\nrole:{role}\r\nconnected_slaves:{int(has_replica)}\r\n{replica}"
            "# Cluster\r\ncluster_enabled:0\r\n"
        ).encode()


class Store:
    """A simulated Redis process. `start` runs it on its port, `kill` ends it, and it can start again. `file`: its
    append-only file; the first `synced` units of it are on the disk. `fsync`: when it writes to the disk. `ahead_ms`: how far
    the store's clock is ahead of the world's clock. `disk_s`: the least and the longest time of a write to the disk."""

    def __init__(self, loop: VirtualLoop, port: int, seed: int, name: str = "store") -> None:
        self._loop = loop
        self._rng = random.Random(f"store {seed}")
        self._seed = seed
        self.promotions = 0
        """Number of takeovers at another port so far."""
        self.port = port
        self.url = f"redis://127.0.0.1:{port}/0"
        self.file: list[Unit] = []
        self.synced = 0
        self.fsync: Literal["always", "everysec"] = "always"
        self.survived: dict[int, dict[str, int]] = {}
        """The sequence number of each room when the store started again without its last writes, by the epoch that ended."""
        self.ahead_ms = 0
        self.disk_s = DISK_S
        self.starts = 0
        self.commands = 0
        self.errors: list[str] = []
        """Errors that the store answered, except for an unknown script, a full disk and a write to a former primary. Any
        of them means that the server or this store has a fault."""
        self.is_full = False
        """True while the disk is full, so that the store refuses all writes."""
        self.is_demoted = False
        """True for a former primary that is now a replica, so that it refuses all writes."""
        self.replica: Replica | None = None
        self._name = name
        self.process = loop.process(name)
        self.data: Data
        self.talks: dict[int, Talk] = {}
        self._is_syncing = False
        self._run_id = ""

    @property
    def now_ms(self) -> int:
        return int((Machine.now_s - BEGIN_S + EPOCH_S) * 1000) + self.ahead_ms

    def start(self) -> None:
        """Starts the process with the data that is on the disk."""
        self.starts += 1
        if self.process.is_dead:
            self.process = self._loop.process(f"{self._name}.{self.starts}")
        ended, lost = self._run_id, len(self.file) - self.synced
        self._run_id = f"{self._rng.getrandbits(160):040x}"
        self.data = Data(self._run_id, self)
        del self.file[self.synced :]
        if self.replica is not None:
            self.replica.begin_again(self.synced)
        for now_ms, writes in self.file:
            for command in writes:
                run(self.data.keys, now_ms, command)
        if lost and self.fsync == "everysec":
            self.survived[int(ended[:8], 16)] = self._numbers()
        self.talks = {}
        self._is_syncing = False
        self.process.context.run(self._loop.network.listen, lambda: Talk(self), self.port)

    def _numbers(self) -> dict[str, int]:
        """Returns the sequence number of each room."""
        named = ((ROOM.fullmatch(name), value) for name, value in self.data.keys.values.items())
        return {found[1].decode(): int(value[b"v"]) for found, value in named if found}

    def kill(self) -> None:
        """Kills the process and its machine. Writes that were not on the disk are lost."""
        self.process.end()

    def fail_over(self) -> None:
        """Lets the replica take over after the store was killed. Writes that the replica does not have are lost."""
        assert self.replica is not None
        del self.file[self.replica.units :]
        self.synced = len(self.file)
        self.start()

    def promote(self, port: int) -> "Store":
        """Lets the replica take over at another port, and returns it. This store lives on, with all its data, and no replica
        follows it any more."""
        assert self.replica is not None
        self.promotions += 1
        name = f"store at {port} {self.promotions}"
        new = Store(self._loop, port, self._seed + self.promotions, name)
        new.file, new.errors, new.commands = self.file[: self.replica.units], self.errors, self.commands
        new.promotions, new.synced = self.promotions, self.replica.units
        self.replica.delay_s = None
        new.replica = Replica(self._loop, self._seed + self.promotions)
        new.replica.units = new.synced
        new.start()
        return new

    def drop_expired(self) -> None:
        """Removes all keys whose time is over. A command would remove each of them when it reads it."""
        run(self.data.keys, self.now_ms, [b"DBSIZE"])

    def commit(self) -> None:
        """Ends the running command: appends its writes to the file, and sends its messages to the subscribers."""
        data = self.data
        if data.writes:
            self.file.append((data.now_ms, data.writes))
            data.writes = []
            if self.replica is not None:
                self.replica.follow(len(self.file))
        published, data.published = data.published, []
        for kind, channel, text in published:
            for talk in list(self.talks.values()):
                if channel in talk.channels:
                    talk.push([kind, channel, text])

    def sync_soon(self) -> None:
        if not self._is_syncing:
            self._is_syncing = True
            upto = len(self.file)
            after_s = self._rng.uniform(*self.disk_s) + (EACH_S if self.fsync == "everysec" else 0)
            self._loop.call_later(after_s, self._synced, upto, context=self.process.context)

    def _synced(self, upto: int) -> None:
        self._is_syncing = False
        self.synced = upto
        for talk in list(self.talks.values()):
            talk.release(upto)
        if upto < len(self.file):
            self.sync_soon()


class Talk(asyncio.Protocol):
    """The connection of one client. `channels`: the client's channels."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._buffer = bytearray()
        self._queue: list[list[bytes]] | None = None
        """Commands of an unfinished transaction; None if there is none."""
        self._held: list[tuple[int, bytes]] = []
        """Answers that wait until this number of units of the file is on the disk."""
        self.channels: dict[bytes, None] = {}
        self._transport: Any = None
        self._is_blocked = False
        """True while the client waits for the replica, so that its next commands wait too."""
        self._written = 0
        """Number of units of the file after the client's last write."""

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        self._store.talks[transport.link.number] = self

    def connection_lost(self, _error: Exception | None) -> None:
        self._store.talks.pop(self._transport.link.number, None)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        self._hear_all()

    def _hear_all(self) -> None:
        while not self._is_blocked and (command := taken(self._buffer)) is not None:
            self._store.commands += 1
            if command[0].upper() == b"WAIT":
                self._wait(int(command[2]))
                continue
            before = len(self._store.file)
            self._hear(command)
            if len(self._store.file) > before:
                self._written = len(self._store.file)

    def _wait(self, timeout_ms: int) -> None:
        store = self._store
        if store.replica is None:
            self._send(packed(0))
            return
        process, self._is_blocked = store.process, True

        def told(replicas: int) -> None:
            if not process.is_dead and not self._transport.is_closing():
                asyncio.get_running_loop().call_soon(self._waited, replicas, context=process.context)

        store.replica.wait(self._written, timeout_ms, told)

    def _waited(self, replicas: int) -> None:
        self._is_blocked = False
        self._send(packed(replicas))
        self._hear_all()

    def _hear(self, command: list[bytes]) -> None:
        store, word = self._store, command[0].upper()
        if word in (b"SUBSCRIBE", b"SSUBSCRIBE", b"UNSUBSCRIBE", b"SUNSUBSCRIBE"):
            for channel in command[1:]:
                if word in (b"SUBSCRIBE", b"SSUBSCRIBE"):
                    self.channels[channel] = None
                else:
                    self.channels.pop(channel, None)
                self.push([word.lower(), channel, len(self.channels)])
            return
        if word == b"PING" and self.channels:
            self.push([b"pong", b""])
            return
        if word == b"MULTI":
            self._queue = []
            answer: bytes = b"+OK\r\n"
        elif word == b"EXEC" and self._queue is not None:
            queue, self._queue = self._queue, None
            parts = [self._answered(each) for each in queue]
            store.commit()
            answer = b"*%d\r\n" % len(parts) + b"".join(parts)
        elif self._queue is not None:
            self._queue.append(command)
            answer = b"+QUEUED\r\n"
        else:
            answer = self._answered(command)
            store.commit()
        self._send(answer)

    def _answered(self, command: list[bytes]) -> bytes:
        try:
            return packed(self._store.data.carried_out(self._store.now_ms, command))
        except CommandError as error:
            if not str(error).startswith(("NOSCRIPT", "MISCONF", "READONLY")):
                self._store.errors.append(f"{error}: {b' '.join(command[:8])[:200]!r}")
            return b"-" + str(error).encode() + b"\r\n"

    def _send(self, answer: bytes) -> None:
        """Sends the answer: with `always` once all writes before it are on the disk, with `everysec` at once."""
        units = len(self._store.file)
        if self._store.fsync == "everysec":
            self._store.sync_soon()
            self._transport.write(answer)
        elif units > self._store.synced:
            self._held.append((units, answer))
            self._store.sync_soon()
        elif self._held:
            self._held.append((units, answer))
        else:
            self._transport.write(answer)

    def release(self, synced: int) -> None:
        ready = [answer for units, answer in self._held if units <= synced]
        if ready:
            self._held = self._held[len(ready) :]
            self._transport.write(b"".join(ready))

    def push(self, message: list[Any]) -> None:
        self._send(packed(message))


def packed(answer: Answer) -> bytes:
    match answer:
        case None:
            return b"$-1\r\n"
        case int():
            return b":%d\r\n" % answer
        case Status():
            return b"+" + answer + b"\r\n"
        case bytes():
            return b"$%d\r\n%b\r\n" % (len(answer), answer)
        case list():
            return b"*%d\r\n" % len(answer) + b"".join(map(packed, answer))
    raise TypeError(answer)


def taken(buffer: bytearray) -> list[bytes] | None:
    """Removes one whole command from the buffer and returns it; None if the buffer has no whole command."""
    end = buffer.find(b"\r\n")
    if end < 0:
        return None
    count, at = int(buffer[1:end]), end + 2
    parts = []
    for _ in range(count):
        end = buffer.find(b"\r\n", at)
        if end < 0:
            return None
        size, at = int(buffer[at + 1 : end]), end + 2
        if len(buffer) < at + size + 2:
            return None
        parts.append(bytes(buffer[at : at + size]))
        at += size + 2
    del buffer[:at]
    return parts
