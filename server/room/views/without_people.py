"""The part of views and frames that contains no person: the game, its status, and the events of the game.

Each part is taken by its name, so a new part of the room stays out.
"""

from typing import Any, Final, TypedDict

from engines.contract import Plain
from engines.registry import engine_of
from protocol.messages import GameEvent, Patch

PARTS: Final = ("game", "status")
"""The parts of a view that are kept."""
_EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "game_started": ("number", "position"),
    "position_set": (),
    "game_ended": ("result", "reason", "winners"),
    "taken_back": (),
}
"""The events of a room that are kept, besides the events of the game, with the parameters that name no person."""


class GameFrame(TypedDict):
    """A step without people: its changes of `game` and `status`, and its events."""

    seq: int
    at_ms: int
    ops: list[list[Plain]]
    happenings: list[dict[str, Plain]]


def view_without_people(view: Any) -> dict[str, Any]:
    return {part: view[part] for part in PARTS}


def frame_without_people(slug: str, patch: Patch) -> GameFrame:
    """Returns the frame of a room with the game `slug`. A whole view becomes one change for each part."""
    of_game = engine_of(slug).events
    ops: list[list[Plain]] = []
    for op in patch.ops:
        path = op[0]
        if not path:
            ops += [[[part], op[1][part]] for part in PARTS]
        elif path[0] in PARTS:
            ops.append(list(op))
    events = [
        _event(event, event.params if event.kind in of_game else _params(event))
        for event in patch.happenings
        if event.kind in of_game or event.kind in _EVENTS
    ]
    return {"seq": patch.seq, "at_ms": patch.at_ms, "ops": ops, "happenings": events}


def _params(event: GameEvent) -> dict[str, Plain]:
    return {name: event.params[name] for name in _EVENTS[event.kind] if name in event.params}


def _event(event: GameEvent, params: dict[str, Plain]) -> dict[str, Plain]:
    return {"kind": event.kind, "seat": event.seat, "params": params}
