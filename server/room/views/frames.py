"""Builds views and frames: one view for all people with the same view, and one patch for all who get the same change.

The views of a room depend only on the room. The caller of `step` keeps them as `Views`, so that a step builds each view once
and compares it with the previous one. Hidden data is removed in exactly two places: the engine's `view` (for the game) and
`log.may_know` (for events).
"""

from collections.abc import Sequence
from functools import cache
from operator import is_
from typing import Any, Literal

import msgspec

from engines.contract import SPECTATOR, Engine, Plain, Status
from engines.kit.viewer import open_audience
from protocol import patch
from server.aggregate.events import LoggedEvent, events_for
from server.aggregate.frame import Frame
from server.room.values.state import Room
from server.room.views.status import plain_status
from server.room.views.view import Audience, disputes_view, game_view, noted_view, referee_view, room_view
from server.room.views.view_types import RefereePart, RoomInfo, RoomView, StatusView


class Views(msgspec.Struct, frozen=True, eq=False):
    """All views of a room, and the parts that they consist of."""

    room: Room
    """The room that the views show."""
    of: dict[str, RoomView]
    """The whole views by name of the viewer: "0", "1", …, "spectator", and "referee" or "invited" if the room has such
    referees."""
    room_part: RoomInfo
    """The part about the room, which all views share."""
    status: StatusView | None
    """The status of the game, which all views share."""
    games: dict[Audience, dict[str, Plain]]
    """The views of the game, by audience."""
    referees: tuple[Literal["referee", "invited"], ...]
    """Which of "referee" and "invited" the room has."""
    referee_parts: dict[str, RefereePart]
    """The part that only referees get, by viewer: "referee", "invited"."""
    referee_extra: dict[str, Plain] | None
    """The keys of the game's view that referees get in addition to the spectators' keys. None if their views differ in another
    way."""
    is_one: bool
    """True if all viewers have the same view, as in a game without hidden things and without a referee."""
    additions: dict[str, dict[str, Any] | None] = msgspec.field(default_factory=dict)
    """By viewer, the keys that the viewer's view of the game adds to the spectators' view. Some come from the engine
    (`Engine.own_view`). `_more_than_public` adds others when a step asks for them, because the next step asks for them
    again."""
    actors: dict[str | None, int] | None = None
    """The seats of the people who may act in the fast way (`server.room.play.plain_act`). None if nobody has asked yet."""
    rest: tuple[bytes, bytes, bytes] | None = None
    """The encoded fields of the room that such an action leaves unchanged (`server.room.stored.codec`). None before the first
    one."""

    @property
    def seq(self) -> int:
        return self.room.seq


def views_of(room: Room, engine: Engine[Any, Any, Any], before: Views | None = None, status: Status | None = None) -> Views:
    """Returns all views of a room. Parts that have not changed since the views `before` are the same objects."""
    room_part = room_view(room, engine, before.room if before else None, before.room_part if before else None)
    referees = before.referees if before is not None and before.room.people is room.people else _referees(room)
    parts: dict[str, RefereePart] = {audience: _referee_part(room, engine, before, audience) for audience in referees}
    if room.game is None:
        return _assembled(before, room, engine, room_part, referees, parts, None, {})
    if before and _is_same_game(before.room, room):
        return _assembled(before, room, engine, room_part, referees, parts, before.status, before.games)
    shown = plain_status(status or engine.status(room.game.state), room.game.ruled)
    return _assembled(before, room, engine, room_part, referees, parts, shown, {})


def views_after_act(
    before: Views,
    room: Room,
    engine: Engine[Any, Any, Any],
    status: Status,
    actors: dict[str | None, int],
    rest: tuple[bytes, bytes, bytes],
) -> Views:
    """Returns all views of a room after an action that changed only the game since the views `before`. `actors`, `rest`: as in
    the result."""
    shown, part, referees = plain_status(status, None), before.room_part, before.referees
    if engine.audience is not open_audience or referees:
        return _assembled(before, room, engine, part, referees, before.referee_parts, shown, {}, actors, rest)
    # The shortest way, because most games are of this kind: nothing is hidden, so one view serves all.
    game = engine.view(room.game.state, SPECTATOR, room.at_ms)  # type: ignore[union-attr]
    view: RoomView = {"room": part, "status": shown, "game": game}
    of, games = dict.fromkeys(before.of, view), {SPECTATOR: game}
    return Views(room, of, part, shown, games, referees, before.referee_parts, None, True, {}, actors, rest)  # type: ignore[arg-type]


def _assembled(
    before: Views | None,
    room: Room,
    engine: Engine[Any, Any, Any],
    room_part: RoomInfo,
    referees: tuple[Literal["referee", "invited"], ...],
    parts: dict[str, RefereePart],
    status: StatusView | None,
    games: dict[Audience, dict[str, Plain]],
    actors: dict[str | None, int] | None = None,
    rest: tuple[bytes, bytes, bytes] | None = None,
) -> Views:
    """Returns all views, put together from these parts. Adds missing game views to `games`. Viewers who see the same share one
    view."""
    state = None if room.game is None else room.game.state
    audience = open_audience if room.game is None else engine.audience
    everybody = _viewers(len(room.seats), referees)
    if audience is open_audience and not referees:
        if state is not None and SPECTATOR not in games:
            games[SPECTATOR] = game_view(engine, state, SPECTATOR, room.at_ms)
        view = _view_of(before, SPECTATOR, room_part, status, games.get(SPECTATOR), None)
        return Views(room, {name: view for name, _viewer in everybody}, room_part, status, games, referees, parts, None, True)
    views: dict[str, RoomView] = {}
    made: dict[Audience, RoomView] = {}
    additions: dict[str, dict[str, Any] | None] = {}
    for name, viewer in everybody:
        like: Audience = "invited" if viewer == "invited" else audience(state, viewer)
        if name not in parts and like in made:
            views[name] = made[like]
            continue
        if state is not None and like not in games:
            if isinstance(like, int) and engine.own_view is not None:
                additions[name] = own = engine.own_view(state, like)
                games[like] = {**games[SPECTATOR], **own}
            else:
                games[like] = game_view(engine, state, like, room.at_ms)
        view = _view_of(before, name, room_part, status, games.get(like), parts.get(name))
        views[name] = view
        if name not in parts:
            made[like] = view
    is_one = not parts and len(made) == 1
    extra = _beyond(games.get(SPECTATOR), games.get("referee")) if parts else None
    return Views(room, views, room_part, status, games, referees, parts, extra, is_one, additions, actors, rest)


def _referees(room: Room) -> tuple[Literal["referee", "invited"], ...]:
    """Returns the kinds of referee that the room has: "referee", "invited", both or none."""
    found = {person.invited for person in room.people if person.role != "player"}
    return (*(("referee",) if False in found else ()), *(("invited",) if True in found else ()))


@cache
def _viewers(seats: int, referees: tuple[Literal["referee", "invited"], ...]) -> tuple[tuple[str, Audience], ...]:
    """Returns all viewers with their names in frames and their audiences, spectators first."""
    everybody: list[tuple[str, Audience]] = [("spectator", "spectator"), *((str(seat), seat) for seat in range(seats))]
    return (*everybody, *((audience, audience) for audience in referees))


def _view_of(
    before: Views | None, name: str, room_part: RoomInfo, status: StatusView | None, game: Plain, part: RefereePart | None
) -> RoomView:
    """Returns the view that consists of these parts. If no part has changed, returns the same object as before."""
    view: RoomView = {"room": room_part, "status": status, "game": game}
    if part is not None:
        view = {**view, **part}
    last = before.of.get(name) if before else None
    return last if last is not None and last["game"] is game and all(map(is_, last.values(), view.values())) else view


def _referee_part(room: Room, engine: Engine[Any, Any, Any], before: Views | None, audience: Audience) -> RefereePart:
    """Returns the part of a view that only referees get: the open challenge, and the disputes."""
    old = before.referee_parts.get(str(audience)) if before else None
    was = before.room if before else room
    return {
        "desk": old["desk"] if old and was.appeal is room.appeal else referee_view(room, engine, audience),
        "disputes": old["disputes"] if old and was.sheets is room.sheets else disputes_view(room),
        "noted": old["noted"] if old and was.noted is room.noted else noted_view(room),
    }


def _is_same_game(before: Room, after: Room) -> bool:
    old, new = before.game, after.game
    return old is not None and new is not None and old.state is new.state and old.ruled is new.ruled


def frames_between(before: Views, after: Views, events: Sequence[LoggedEvent]) -> tuple[Frame, ...]:
    """Returns the frame of every viewer. For a viewer who was not there before, the frame is the whole view. Connected viewers
    get a snapshot instead, but a recording of this viewer starts with that frame."""
    redacted = False
    for event in events:
        redacted = redacted or event.to is not None
    for_all = events_for(events, SPECTATOR)
    if before.is_one and after.is_one and not redacted and len(before.of) == len(after.of):
        change = patch.diff(before.of[SPECTATOR], after.of[SPECTATOR])
        return (Frame(tuple(after.of), change, for_all),)
    groups: dict[tuple[int, int, str], list[str]] = {}
    for name, view in after.of.items():
        old = before.of.get(name)
        groups.setdefault((id(old), id(view), name if redacted else ""), []).append(name)
    patches: dict[tuple[int, int], list[patch.Op]] = {}
    frames: list[Frame] = []
    for (old_id, new_id, _name), names in groups.items():
        ops = patches.get((old_id, new_id))
        if ops is None:
            ops = patches[old_id, new_id] = _ops(before, after, names[0], frames)
        frames.append(Frame(tuple(names), ops, events_for(events, names[0]) if redacted else for_all))
    return tuple(frames)


def _ops(before: Views, after: Views, name: str, frames: Sequence[Frame]) -> list[patch.Op]:
    """Returns the operations that change a viewer's view. If the view is the spectators' view with extra keys, reuses the
    spectators' operations in `frames` and adds operations for the extra keys."""
    old, new = before.of.get(name), after.of[name]
    if not frames or old is None:
        return patch.diff(old, new)
    more, new_more = _more_than_public(before, name), _more_than_public(after, name)
    if more is None or new_more is None or list(more) != list(new_more):
        return patch.diff(old, new)
    parts, new_parts = before.referee_parts.get(name), after.referee_parts.get(name)
    ops = frames[0].ops + patch.diff(more, new_more, ["game"])  # the spectators' frame comes first
    return ops if parts is new_parts else ops + patch.diff(parts, new_parts)


def _more_than_public(views: Views, name: str) -> dict[str, Any] | None:
    """Returns the keys that a viewer's view of the game adds to the spectators' view; None if the common keys differ."""
    if name == "referee":
        return views.referee_extra
    if name not in views.additions:
        views.additions[name] = _additions(views, name)
    return views.additions[name]


def _additions(views: Views, name: str) -> dict[str, Any] | None:
    return None if name in views.referee_parts else _beyond(views.of[SPECTATOR]["game"], views.of[name]["game"])


def _beyond(public: Plain, own: Plain) -> dict[str, Any] | None:
    """Returns the keys of a view of the game that the spectators' view lacks; None if the view does not begin with the
    spectators' keys and values."""
    if public is None or own is None:
        return None
    size, keys, parts = len(public), list(own), list(own.values())
    if keys[:size] != list(public) or parts[:size] != list(public.values()):
        return None
    return dict(zip(keys[size:], parts[size:], strict=True))
