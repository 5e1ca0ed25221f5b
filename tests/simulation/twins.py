"""Checks with twin rooms that no view and no frame shows hidden data.

At each step of a stored room, chance chooses one viewer. The twin is the same room, but all data that this viewer may not see
is replaced by other data (`Engine.resample_hidden`). The viewer's view of both must be equal. Then both rooms take the same
step. If the step still shows the viewer the same in both, the viewer's frames must be equal too. Otherwise the step has
revealed something, such as a card, and the next twin is made from what came out. A step can also reveal data and erase it, such
as a number that Qwinto's referee takes off the sheet: then nothing stays hidden from the viewer.
"""

import random
from typing import Any

import msgspec

from engines.contract import REFEREE, SPECTATOR, Refusal, Viewer
from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import engine_of
from server.room.room import Step, step, views_of
from server.room.stored.log import Record
from server.room.values.state import Room
from server.room.views.frames import Views

VIEWERS: dict[str, Viewer] = {SPECTATOR: SPECTATOR, REFEREE: REFEREE}


class Twins:
    """Compares rooms with their twins. `views` and `frames`: numbers of the comparisons."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(f"twins {seed}")
        self.views = 0
        self.frames = 0

    def wrongs(self, room: Room, views: Views, record: Record, done: Step) -> list[str]:
        """Returns what the step, or the view before it, shows of hidden data. `done`: the result of the step with that record,
        for the room itself."""
        viewer = self._rng.choice(sorted(views.of))
        twin = self._twin(room, viewer)
        if twin is None:
            return []
        twins_views = views_of(twin)
        self.views += 1
        if not _alike(twins_views.of[viewer], views.of[viewer]):
            return [f"the view of {viewer} at {room.seq} shows hidden data"]
        try:
            twins = step(twin, record.command, record.at_ms, twins_views, version=record.version)
        except Refusal:
            return []  # for example, the twin's player does not have that card
        if not _alike(twins.views.of.get(viewer), done.views.of.get(viewer)):
            return []
        self.frames += 1
        if _frames(twins, viewer) != _frames(done, viewer) and self._twin(done.room, viewer) is not None:
            return [f"the frame of {viewer} at {done.room.seq} shows hidden data"]
        return []

    def _twin(self, room: Room, viewer: str) -> Room | None:
        """Returns the twin; None if the game hides nothing from the viewer."""
        if room.game is None or not (viewer.isdigit() or viewer in VIEWERS):
            return None
        chance = ChanceReader(ChanceState(self._rng.randbytes(32)))
        named = int(viewer) if viewer.isdigit() else VIEWERS[viewer]
        state = engine_of(room.slug).resample_hidden(room.game.state, named, chance)
        if state is room.game.state or state == room.game.state:
            return None
        return msgspec.structs.replace(room, game=msgspec.structs.replace(room.game, state=state))


def _alike(one: Any, other: Any) -> bool:
    return bool(msgspec.to_builtins(one) == msgspec.to_builtins(other))


def _frames(done: Step, viewer: str) -> list[Any]:
    return [(frame.ops, frame.happenings) for frame in done.frames if viewer in frame.viewers]
