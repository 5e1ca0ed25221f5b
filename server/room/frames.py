"""Views and frames: one view for each distinct audience, one patch for each distinct change.

`Views` is derived from a room and can always be made again from it; whoever steps a room keeps the views beside it, so that
a step builds every distinct view once and compares it with the one before. Redaction happens in two places and nowhere else:
the engine's `view` (what a viewer sees of the game) and `log.may_know` (of which happenings it hears).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engines.contract import Engine, Plain, Status, Viewer
from protocol import messages, patch
from server.room.log import Seen, told
from server.room.state import Room, has_referee
from server.room.status import plain_status
from server.room.view import desk_view, hall_view


@dataclass(frozen=True, slots=True)
class Views:
    """`of[viewer]` is the whole view of "0", "1", …, "spectator" and, where the room has a referee, "referee"."""

    room: Room
    of: dict[str, dict[str, Plain]]
    hall: dict[str, Plain]
    status: dict[str, Plain] | None
    games: dict[Viewer, dict[str, Plain]]
    desk: Plain

    @property
    def seq(self) -> int:
        return self.room.seq


@dataclass(frozen=True, slots=True)
class Frame:
    """What one step brings to some viewers: the same bytes for all of them. Empty `ops`: they see nothing of it."""

    viewers: tuple[str, ...]
    ops: list[patch.Op]
    happenings: list[messages.Happening]


def views_of(room: Room, engine: Engine[Any, Any, Any], before: Views | None = None, status: Status | None = None) -> Views:
    """Every view of a room. With the views `before`, what did not change is shared with them."""
    last = before.room if before is not None else None
    hall = hall_view(room, engine, last, before.hall if before is not None else {})
    state_stays = before is not None and last is not None and _game_state(last) is _game_state(room)
    if before is not None and state_stays and _ruled(last) is _ruled(room):
        shown, games = before.status, before.games
    else:
        shown, games = _shown_status(room, engine, status), {}
    desk = _desk(room, engine, before)
    made: dict[Viewer, dict[str, Plain]] = {}
    views: dict[str, dict[str, Plain]] = {}
    seen: dict[Viewer, dict[str, Plain]] = dict(games)
    for name, viewer in viewers_of(room):
        same_as = viewer if room.game is None else engine.audience(room.game.state, viewer)
        if room.game is not None and same_as not in seen:
            seen[same_as] = engine.view(room.game.state, same_as, room.at_ms)
        game = seen.get(same_as)
        if name == "referee":
            views[name] = _kept(before, name, hall, shown, game, desk)
        else:
            group = same_as if game is not None else "spectator"
            if group not in made:
                made[group] = _kept(before, name, hall, shown, game, None)
            views[name] = made[group]
    return Views(room, views, hall, shown, seen, desk)


def viewers_of(room: Room) -> list[tuple[str, Viewer]]:
    viewers: list[tuple[str, Viewer]] = [("spectator", "spectator")]
    viewers.extend((str(seat), seat) for seat in range(len(room.seats)))
    if has_referee(room):
        viewers.append(("referee", "referee"))
    return viewers


def _kept(before: Views | None, name: str, hall: Plain, status: Plain, game: Plain, desk: Plain) -> dict[str, Plain]:
    last = before.of.get(name) if before is not None else None
    if (
        last is not None
        and last["room"] is hall
        and last["status"] is status
        and last["game"] is game
        and last.get("desk") is desk
    ):
        return last
    view = {"room": hall, "status": status, "game": game}
    return view if name != "referee" else {**view, "desk": desk}


def _desk(room: Room, engine: Engine[Any, Any, Any], before: Views | None) -> Plain:
    if not has_referee(room):
        return None
    if before is not None and before.room.appeal is room.appeal and has_referee(before.room):
        return before.desk
    return desk_view(room, engine)


def _shown_status(room: Room, engine: Engine[Any, Any, Any], status: Status | None) -> dict[str, Plain] | None:
    if room.game is None:
        return None
    return plain_status(status if status is not None else engine.status(room.game.state), room.game.ruled)


def _game_state(room: Room) -> Any:
    return room.game.state if room.game is not None else None


def _ruled(room: Room | None) -> Any:
    return room.game.ruled if room is not None and room.game is not None else None


def frames_between(before: Views, after: Views, happenings: Sequence[Seen]) -> tuple[Frame, ...]:
    """What every viewer who already looked on gets. Who has just become one needs a snapshot instead."""
    groups: dict[tuple[int, int, str], list[str]] = {}
    redacted = any(seen.to is not None for seen in happenings)
    for name, view in after.of.items():
        if name in before.of:
            groups.setdefault((id(before.of[name]), id(view), name if redacted else ""), []).append(name)
    patches: dict[tuple[int, int], list[patch.Op]] = {}
    frames = []
    for (old, new, _name), names in groups.items():
        first = names[0]
        if (old, new) not in patches:
            patches[old, new] = patch.diff(before.of[first], after.of[first])
        frames.append(Frame(tuple(names), patches[old, new], told(happenings, first)))
    return tuple(frames)
