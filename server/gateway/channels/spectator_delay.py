"""The delay for spectators. A queue holds back the frames for spectators before `room_channel.py` sends them. So spectators see
the whole room as it was some time ago, no matter when they came.

The hidden part of the queue never leaves the node: frames, snapshots, sequence numbers and history for spectators only come
from the visible part.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from protocol.messages import GameEvent, Patch
from protocol.patch import apply

KEPT = 50


decode_patch = msgspec.msgpack.Decoder(Patch).decode


class Shown(NamedTuple):
    """The part of the room's history that spectators may see now."""

    seq: int
    at_ms: int
    view: Any


class DelayLine:
    """The queue of a room with a delay. The queue begins with the present room, which becomes visible after the delay. The
    queue then calls `on_first` with that room, and `on_patch` with each later change."""

    def __init__(
        self, delay_ms: int, first: Shown, *, on_first: Callable[[], None], on_patch: Callable[[int, bytes], None]
    ) -> None:
        self.delay_ms = delay_ms
        self.shown: Shown | None = None
        self.events: deque[GameEvent] = deque(maxlen=KEPT)
        self._first = first
        self._on_first = on_first
        self._on_patch = on_patch
        self._pending: deque[tuple[float, bytes | None]] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self._push(None)

    def push(self, frame: bytes) -> None:
        self._push(frame)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _push(self, frame: bytes | None) -> None:
        loop = asyncio.get_running_loop()
        self._pending.append((loop.time() + self.delay_ms / 1000, frame))
        if self._timer is None:
            self._timer = loop.call_at(self._pending[0][0], self._release)

    def _release(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = None
        while self._pending and self._pending[0][0] <= loop.time():
            self._show(self._pending.popleft()[1])
        if self._pending:
            self._timer = loop.call_at(self._pending[0][0], self._release)

    def _show(self, frame: bytes | None) -> None:
        if frame is None or self.shown is None:
            self.shown = self._first
            self._on_first()
            return
        patch = decode_patch(frame)
        self.shown = Shown(patch.seq, patch.at_ms, apply(self.shown.view, patch.ops))
        self.events.extend(patch.happenings)
        self._on_patch(patch.seq, frame)
