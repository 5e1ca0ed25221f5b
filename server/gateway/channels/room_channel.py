"""A channel: one room that people watch through this node, with its viewers, the last sequence number that the viewers have
got, and the last events."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Iterator

from protocol.messages import GameEvent, You
from server import metrics
from server.aggregate.contract import Record
from server.aggregate.events import LoggedEvent, events_for
from server.gateway.channels.spectator_delay import DelayLine, decode_patch
from server.gateway.sockets.connection import Connection
from server.gateway.sockets.patch_frame import PatchFrame
from server.room.command import NameErased
from server.sessions.command import MemberErased
from server.store.stored.stream import Entry

SPECTATOR = "spectator"
RECENT = 50
_ERASED = (NameErased, MemberErased)
CROWD = 200
"""Number of spectators that get a frame before other tasks of the event loop get a turn."""


class RoomChannel:
    """A watched room. `seq`: the last sequence number that the viewers have got; None before the first view.

    `epoch`: the epoch of `seq`. `is_listed`: the room is in the public list of tables. If `is_listed` changes, or a spectator
    of a listed room comes or goes, the channel calls `on_audience` with the code.
    """

    def __init__(self, code: str, on_audience: Callable[[str], None] | None = None) -> None:
        self.code = code
        self.seq: int | None = None
        self.epoch = 0
        self.opened = asyncio.Event()
        self.groups: dict[str, dict[Connection, None]] = {}
        self._by_person: dict[str, dict[Connection, None]] = {}
        self.since_ms: dict[Connection, int] = {}
        """For each connection, the server time when it got its view."""
        self.you: dict[Connection, You] = {}
        """For each connection, the role that the server last sent to it."""
        self.recent: deque[tuple[int, LoggedEvent]] = deque(maxlen=RECENT)
        self.line: DelayLine | None = None
        self.repairing = False
        self.begins_again = False
        """True while the store may have lost data that the viewers have. Steps then wait until everybody has a snapshot."""
        self.beginnings = 0
        """Number of changes of the store's epoch."""
        self.is_being_read = False
        """True while the node reads the room to make snapshots after a change of the epoch."""
        self.not_passed_on = 0
        """The largest number of an entry that arrived when it could not be sent to the viewers; 0 after a change of the
        epoch."""
        self.is_listed = False
        self._on_audience = on_audience
        self._crowd: deque[tuple[int, PatchFrame]] = deque()
        self._crowd_task: asyncio.Task[None] | None = None

    def connections(self) -> Iterator[Connection]:
        for group in self.groups.values():
            yield from group

    def of_person(self, person: str) -> list[Connection]:
        return list(self._by_person.get(person, ()))

    def add(self, connection: Connection, viewer: str, seq: int, now_ms: int) -> None:
        """Adds a viewer that gets all steps after `seq`. A new snapshot of the same view does not count as a new
        subscription."""
        since_ms = self.since_ms.get(connection, now_ms) if connection.subscriptions.get(self.code) == viewer else now_ms
        self.remove(connection)
        self.since_ms[connection] = since_ms
        self.groups.setdefault(viewer, {})[connection] = None
        self._by_person.setdefault(connection.person, {})[connection] = None
        connection.subscriptions[self.code] = viewer
        connection.subscribed_from[self.code] = seq
        self._note_audience()

    def remove(self, connection: Connection) -> None:
        connection.subscribed_from.pop(self.code, None)
        self.since_ms.pop(connection, None)
        self.you.pop(connection, None)
        viewer = connection.subscriptions.pop(self.code, None)
        group = self.groups.get(viewer) if viewer is not None else None
        if group is not None and viewer is not None:
            group.pop(connection, None)
            if not group:
                del self.groups[viewer]
            own = self._by_person.get(connection.person, {})
            own.pop(connection, None)
            if not own:
                self._by_person.pop(connection.person, None)
            self._note_audience()

    def note_listed(self, is_listed: bool) -> None:
        if is_listed != self.is_listed:
            self.is_listed = is_listed
            if self._on_audience is not None:
                self._on_audience(self.code)

    def _note_audience(self) -> None:
        if self.is_listed and self._on_audience is not None:
            self._on_audience(self.code)

    @property
    def spectators(self) -> int:
        """Returns the number of people who watch here as spectators. A person with several connections counts once."""
        return len({connection.person for connection in self.groups.get(SPECTATOR, ())})

    @property
    def is_behind(self) -> bool:
        """Tells whether the channel is holding back new steps."""
        return self.repairing or self.begins_again

    @property
    def is_empty(self) -> bool:
        return not self.groups

    def hear(self, seq: int, events: Iterable[LoggedEvent]) -> None:
        for event in events:
            self.recent.append((seq, event))

    def hear_step(self, record: Record) -> None:
        """Notes the events of a step for later viewers. If the step erases a name, forgets all earlier events."""
        if type(record.command.body) in _ERASED:
            self.recent.clear()
        if record.happenings:
            self.hear(record.seq, record.happenings)

    def hear_older(self, older: Iterable[tuple[int, LoggedEvent]]) -> None:
        """Adds events from before the first step that this channel received."""
        first = self.recent[0][0] if self.recent else float("inf")
        self.recent = deque([*((seq, event) for seq, event in older if seq < first), *self.recent], maxlen=RECENT)

    def replace_recent(self, events: Iterable[tuple[int, LoggedEvent]]) -> None:
        """Replaces the last events after a change of the epoch."""
        self.recent = deque(events, maxlen=RECENT)

    def recent_for(self, viewer: str) -> list[GameEvent]:
        return events_for([event for _seq, event in self.recent], viewer)

    def deliver(self, entry: Entry) -> None:
        """Sends a step to the viewers: first to players and referees, then to spectators."""
        seq = self.seq = entry.seq
        groups, patches, sent = self.groups, entry.patches, 0
        spectators: PatchFrame | None = None
        for number, (viewers, payload) in enumerate(entry.frames):
            frame = PatchFrame(payload, patches[number] if patches else None)
            for viewer in viewers:
                if viewer == SPECTATOR:
                    spectators = frame
                elif viewer in groups:
                    for connection in groups[viewer]:
                        connection.forward(frame.as_read_by(connection))
                        sent += 1
        if spectators is not None:
            if self.line is not None:
                self.line.push(spectators.payload)
            else:
                sent += self.to_spectators(seq, spectators)
        if sent:
            metrics.FRAMES.inc(sent)

    def to_spectators(self, seq: int, frame: PatchFrame) -> int:
        """Sends a frame to the spectators. A small number of spectators gets the frame at once; a crowd gets the frame in
        portions, so that no player waits for it."""
        group = self.groups.get(SPECTATOR)
        if not group:
            return 0
        if len(group) <= CROWD and self._crowd_task is None:
            for connection in group:
                connection.forward(frame.as_read_by(connection))
        else:
            self._crowd.append((seq, frame))
            if self._crowd_task is None:
                self._crowd_task = asyncio.create_task(self._write_crowd(), name=f"crowd {self.code}")
        return len(group)

    def number_for(self, viewer: str) -> int | None:
        """Returns the last sequence number that the channel has sent to this kind of viewer; None if the channel has sent
        none."""
        if viewer == SPECTATOR:
            if self.line is not None:
                return self.line.shown.seq if self.line.shown else None
            if self._crowd:
                return self._crowd[0][0] - 1
        return self.seq

    async def _write_crowd(self) -> None:
        try:
            while self._crowd:
                seq, frame = self._crowd[0]
                group = list(self.groups.get(SPECTATOR, ()))
                for start in range(0, len(group), CROWD):
                    for connection in group[start : start + CROWD]:
                        if connection.subscribed_from.get(self.code, seq) < seq:
                            connection.forward(frame.as_read_by(connection))
                    await asyncio.sleep(0)
                self._crowd.popleft()
        finally:
            self._crowd_task = None

    def close(self) -> None:
        if self.line is not None:
            self.line.close()
        if self._crowd_task is not None:
            self._crowd_task.cancel()


def events_seen(entry: Entry, viewer: str) -> list[GameEvent]:
    """Returns the events of a step in the form that this kind of viewer got."""
    frame = entry.frame_for(viewer)
    return decode_patch(frame).happenings if frame is not None else []
