"""Tests of the queue that holds back what spectators see."""

import asyncio

import msgspec
import pytest

from protocol.messages import GameEvent, Patch
from server.gateway.channels.spectator_delay import KEPT, DelayLine, Shown


def frame(seq: int, cell: int) -> bytes:
    return msgspec.msgpack.encode(Patch("ABCDEF", seq, seq * 10, [[["cell"], cell]], [GameEvent("placed", seq)]))


class Seen:
    """Collects the frames that a `DelayLine` shows. Its delay is longer than any test: a waiting frame becomes due only by
    `pass_time`."""

    def __init__(self) -> None:
        self.firsts = 0
        self.numbers: list[int] = []
        first = Shown(3, 30, {"cell": 0})
        self.line = DelayLine(60_000, first, on_first=self._note_first, on_patch=lambda seq, _frame: self.numbers.append(seq))

    def has_shown(self) -> tuple[int, list[int], Shown | None]:
        return self.firsts, self.numbers, self.line.shown

    def _note_first(self) -> None:
        self.firsts += 1

    def pass_time(self, count: int) -> None:
        """Makes the first `count` frames of the queue due."""
        for place in range(count):
            self.line._pending[place] = (0.0, self.line._pending[place][1])
        self.line._release()


async def test_the_room_of_the_beginning_comes_first_and_then_each_change() -> None:
    seen = Seen()
    seen.line.push(frame(4, 1))
    seen.line.push(frame(5, 2))
    assert seen.has_shown() == (0, [], None)
    due_s = [due_s - asyncio.get_running_loop().time() for due_s, _frame in seen.line._pending]
    assert all(59 < left_s <= 60 for left_s in due_s), "the delay is in milliseconds"
    seen.pass_time(1)
    assert seen.has_shown() == (1, [], Shown(3, 30, {"cell": 0}))
    assert seen.line._timer is not None, "the rest waits"
    seen.pass_time(2)
    assert seen.has_shown() == (1, [4, 5], Shown(5, 50, {"cell": 2}))
    assert [event.at_ms for event in seen.line.events] == [4, 5]
    assert seen.line._timer is None, "nothing waits"
    seen.line.push(frame(6, 3))
    assert seen.line._timer is not None
    timer = seen.line._timer
    seen.line.push(frame(7, 3))
    assert seen.line._timer is timer, "one timer for all"
    seen.line.close()
    assert timer.cancelled()


async def test_the_room_is_shown_at_the_end_of_the_delay_and_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Seen()
    due_s = seen.line._pending[0][0]
    for now_s, firsts in ((due_s - 0.001, 0), (due_s, 1)):
        seen.line.close()
        with monkeypatch.context() as clock:
            clock.setattr(asyncio.get_running_loop(), "time", lambda now_s=now_s: now_s)
            seen.line._release()
        assert seen.firsts == firsts
    assert seen.line._timer is None


async def test_only_the_last_events_are_kept() -> None:
    seen = Seen()
    for seq in range(4, 4 + 2 * KEPT):
        seen.line.push(frame(seq, 1))
    seen.pass_time(1 + 2 * KEPT)
    assert [event.at_ms for event in seen.line.events] == list(range(4 + KEPT, 4 + 2 * KEPT))
    seen.line.close()
