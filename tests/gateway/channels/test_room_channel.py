"""Tests of a room's channel on one node: its viewers, the order of its frames, and its last events."""

import asyncio
from typing import Any, cast

import msgspec

from protocol.messages import GameEvent, Patch
from server.aggregate.events import LoggedEvent
from server.gateway.channels.room_channel import CROWD, RECENT, SPECTATOR, RoomChannel, events_seen
from server.gateway.channels.spectator_delay import DelayLine, Shown
from server.gateway.sockets.connection import Connection, framed
from server.store.stored.stream import Entry

CODE = "ABCDEF"


class Viewer:
    """Stands in for a connection, and keeps the frames that it would send."""

    reads_short = False

    def __init__(self, person: str, log: list[str] | None = None) -> None:
        self.person = person
        self.subscriptions: dict[str, str] = {}
        self.subscribed_from: dict[str, int] = {}
        self.frames: list[bytes] = []
        self._log = log

    def forward(self, frame: bytes) -> None:
        self.frames.append(frame)
        if self._log is not None:
            self._log.append(self.person)

    @property
    def itself(self) -> Connection:
        return cast(Connection, self)


def payload(seq: int, viewer: str) -> bytes:
    return msgspec.msgpack.encode(Patch(CODE, seq, seq, [[["of"], viewer]], [GameEvent(f"seen by {viewer}", seq)]))


def step(seq: int) -> Entry:
    return Entry(seq, b"record", ((("spectator",), payload(seq, SPECTATOR)), (("0", "1"), payload(seq, "seats"))), ())


def audience(channel: RoomChannel, **viewers: str) -> dict[str, Viewer]:
    found = {person: Viewer(person) for person in viewers}
    for person, viewer in viewers.items():
        channel.add(found[person].itself, viewer, 0, 100)
    return found


async def test_players_get_a_step_before_the_spectators_and_each_the_own_view() -> None:
    channel, log = RoomChannel(CODE), list[str]()
    people = [Viewer("eva", log), Viewer("ana", log), Viewer("bo", log)]
    for guest, viewer in zip(people, (SPECTATOR, "0", "1"), strict=True):
        channel.add(guest.itself, viewer, 0, 100)
    channel.deliver(step(1))
    assert log == ["ana", "bo", "eva"]
    assert [guest.frames for guest in people] == [[framed(payload(1, view))] for view in (SPECTATOR, "seats", "seats")]
    assert (channel.seq, channel.number_for(SPECTATOR), channel.number_for("0")) == (1, 1, 1)
    assert [event.kind for event in events_seen(step(1), "1")] == ["seen by seats"]
    assert events_seen(step(1), "referee") == []


async def test_a_crowd_gets_its_frames_in_portions_and_in_order() -> None:
    channel = RoomChannel(CODE)
    crowd = [Viewer(f"p{number}") for number in range(CROWD + 1)]
    for guest in crowd[:CROWD]:
        channel.add(guest.itself, SPECTATOR, 0, 100)
    channel.deliver(step(1))
    assert all(len(guest.frames) == 1 for guest in crowd[:CROWD])
    assert channel._crowd_task is None, "a full portion goes out at once"
    channel.add(crowd[CROWD].itself, SPECTATOR, 2, 100)
    channel.deliver(step(2))
    task = channel._crowd_task
    assert task is not None
    assert (channel.number_for(SPECTATOR), channel.number_for("0")) == (1, 2)
    channel.remove(crowd[CROWD - 1].itself)
    channel.deliver(step(3))
    assert channel._crowd_task is task, "the later step waits for the earlier one"
    await task
    assert channel._crowd_task is None
    assert channel.number_for(SPECTATOR) == 3
    both = [framed(payload(seq, SPECTATOR)) for seq in (2, 3)]
    assert all(guest.frames[1:] == both for guest in crowd[: CROWD - 1])
    assert crowd[CROWD - 1].frames[1:] == []
    assert crowd[CROWD].frames == both[1:], "the snapshot had the second step already"
    channel.add(crowd[CROWD - 1].itself, SPECTATOR, 3, 100)
    channel.deliver(step(4))
    channel.close()
    await asyncio.gather(cast("asyncio.Task[None]", channel._crowd_task), return_exceptions=True)
    assert len(crowd[0].frames) == 3


async def test_with_a_delay_spectators_get_nothing_yet() -> None:
    channel = RoomChannel(CODE)
    people = audience(channel, eva=SPECTATOR, ana="0")
    shown: list[int] = []
    channel.line = DelayLine(
        60_000, Shown(0, 0, {}), on_first=lambda: shown.append(0), on_patch=lambda seq, _frame: shown.append(seq)
    )
    channel.deliver(step(1))
    assert (people["eva"].frames, len(people["ana"].frames)) == ([], 1)
    assert (channel.number_for(SPECTATOR), channel.number_for("0")) == (None, 1)
    assert [frame for _due_s, frame in channel.line._pending] == [None, payload(1, SPECTATOR)]
    channel.line.shown = Shown(7, 0, {})
    assert channel.number_for(SPECTATOR) == 7
    timer = channel.line._timer
    channel.close()
    assert timer is not None
    assert timer.cancelled()


def test_a_viewer_is_one_of_a_person_and_keeps_the_time_of_its_subscription() -> None:
    noted: list[str] = []
    channel = RoomChannel(CODE, noted.append)
    first, second, ana = Viewer("eva"), Viewer("eva"), Viewer("ana")
    channel.add(first.itself, SPECTATOR, 1, 100)
    channel.add(second.itself, SPECTATOR, 1, 200)
    assert noted == [], "the room is not listed"
    channel.note_listed(True)
    channel.note_listed(True)
    assert noted == [CODE]
    channel.add(ana.itself, "0", 1, 300)
    assert len(noted) == 2
    assert channel.spectators == 1
    assert channel.of_person("eva") == [first.itself, second.itself]
    assert set(channel.connections()) == {first.itself, second.itself, ana.itself}
    channel.add(first.itself, SPECTATOR, 5, 400)
    assert (channel.since_ms[first.itself], first.subscribed_from) == (100, {CODE: 5}), "a new snapshot of the same view"
    channel.add(first.itself, "1", 6, 500)
    assert (channel.since_ms[first.itself], first.subscriptions) == (500, {CODE: "1"})
    assert channel.spectators == 1
    said = len(noted)
    for viewer in (first, second, ana, ana):
        channel.remove(viewer.itself)
    assert len(noted) == said + 3, "the second removal changes nothing"
    assert channel.is_empty
    assert channel.of_person("eva") == []
    assert (ana.subscriptions, ana.subscribed_from, channel.since_ms) == ({}, {}, {})


def event(seq: int, to: tuple[int, ...] | None = None) -> LoggedEvent:
    return LoggedEvent(f"e{seq}", seq, None, {}, to=to)


def test_the_last_events_join_the_older_ones_without_repeats() -> None:
    channel = RoomChannel(CODE)
    channel.hear(5, [event(5)])
    channel.hear_older([(4, event(4)), (5, event(50))])
    channel.hear(6, [event(6), event(6, ())])
    assert [each.kind for each in channel.recent_for(SPECTATOR)] == ["e4", "e5", "e6"]
    channel.hear(7, [event(number) for number in range(RECENT)])
    assert [seq for seq, _event in channel.recent] == [7] * RECENT
    channel.replace_recent([(1, event(1))])
    assert [each.kind for each in channel.recent_for("0")] == ["e1"]
    channel.recent.clear()
    channel.hear_older([(1, event(1)), (2, event(2))])
    assert [each.kind for each in channel.recent_for("0")] == ["e1", "e2"]


def test_a_channel_holds_back_while_it_repairs_or_begins_again() -> None:
    channel: Any = RoomChannel(CODE)
    for repairing, begins_again in ((False, False), (True, False), (False, True), (True, True)):
        channel.repairing, channel.begins_again = repairing, begins_again
        assert channel.is_behind == (repairing or begins_again)
