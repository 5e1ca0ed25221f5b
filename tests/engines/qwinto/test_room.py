"""In a real room the frames to the other seats do not reveal a seat's hidden decision (commit)."""

from typing import Any

import msgspec
import pytest

from protocol import messages
from server.aggregate.commands import Join
from server.room.command import Act, AnyBody, Command
from server.room.lifecycle.creation import NewRoom, create
from server.room.room import step
from server.room.views.frames import Views

REFEREE = "tutor"
GIVEN = {"players": 3, "round": 5, "sheets": [{}, {"yellow-3": 7}, {}], "chance": [[4, 5]]}
THROWN: list[tuple[str, dict[str, Any]]] = [
    ("seat 0", {"type": "roll", "dice": ["yellow", "purple"]}),
    ("seat 0", {"type": "announce", "sum": 9}),
]


class RoomScript:
    """A refereed room of three seats with a fixed secret. The script stores the frames to the seats other than 1."""

    def __init__(self) -> None:
        settings = {"appeals": False, "auto_start": False, "spectators": True}
        new = NewRoom("QWINTO", "qwinto", 3, REFEREE, REFEREE, bytes(32), settings=settings, role="referee")
        self.room = create(new, 0)
        self.views: Views | None = None
        self.now_ms = 0
        self.sent: list[bytes] = []
        for seat in range(3):
            self.do(Join(f"seat {seat}", seat=seat), f"seat {seat}")
        self.do(messages.SetPosition(dict(GIVEN)), REFEREE)

    def do(self, body: AnyBody, by: str) -> None:
        self.now_ms += 1_000
        done = step(self.room, Command(body, by), self.now_ms, self.views)
        self.room, self.views = done.room, done.views
        for frame in done.frames:
            others = [viewer for viewer in frame.viewers if viewer != "1"]
            if others:
                self.sent.append(msgspec.msgpack.encode((others, frame.ops, frame.happenings)))


def frames(commits: list[dict[str, Any]]) -> list[bytes]:
    room_part = RoomScript()
    for by, action in (*THROWN, *(("seat 1", commit) for commit in commits)):
        room_part.do(Act(action), by)
    assert room_part.views is not None
    views = [msgspec.msgpack.encode(view) for viewer, view in room_part.views.of.items() if viewer != "1"]
    return [*room_part.sent, *views]


RIGHT = {"type": "write", "box": "yellow-5", "number": 9}


@pytest.mark.parametrize(
    "commit",
    [
        {"type": "write", "box": "yellow-1", "number": 9},
        {"type": "write", "box": "orange-4", "number": 9},
        {"type": "write", "box": "yellow-9", "number": 3},
        {"type": "pass"},
    ],
)
def test_what_is_sent_to_others_is_the_same_to_the_byte(commit: dict[str, Any]) -> None:
    assert frames([commit]) == frames([RIGHT])
    assert frames([commit, RIGHT]) == frames([RIGHT, commit])
