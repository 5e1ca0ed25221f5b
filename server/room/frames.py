"""Views and frames: one view for each distinct audience, one patch for each distinct change.

`Views` is derived from a room and can always be made again from it; whoever steps a room keeps the views beside it, so that
a step builds every distinct view once and compares it with the one before. Redaction happens in two places and nowhere else:
the engine's `view` (what a viewer sees of the game) and `log.may_know` (of which happenings it hears).
"""

from collections.abc import Callable, Sequence
from functools import cache
from operator import is_
from typing import Any, Literal

import msgspec

from engines.contract import Engine, Plain, Status
from protocol import patch
from server.aggregate.events import LoggedEvent, events_for
from server.aggregate.frame import Frame
from server.room.state import Room
from server.room.status import plain_status
from server.room.view import Audience, disputes_view, game_view, referee_view, room_view


class Views(msgspec.Struct, frozen=True, eq=False):
    """`of[viewer]` is the whole view of "0", "1", …, "spectator" and, for the referees that the room has, "referee", "invited".

    `desks`: by those viewers what stands on their desk. `beside`: what referees see of the game beside all that spectators do;
    None where they see it differently.
    """

    room: Room
    of: dict[str, dict[str, Plain]]
    room_part: dict[str, Plain]
    status: dict[str, Plain] | None
    games: dict[Audience, dict[str, Plain]]
    desks: dict[str, dict[str, Plain]]
    beside: dict[str, Plain] | None

    @property
    def seq(self) -> int:
        return self.room.seq


def views_of(room: Room, engine: Engine[Any, Any, Any], before: Views | None = None, status: Status | None = None) -> Views:
    """Every view of a room. With the views `before`, what did not change is shared with them."""
    room_part = room_view(room, engine, before.room if before else None, before.room_part if before else {})
    referees = _referees(room)
    desks: dict[str, dict[str, Plain]] = {audience: _desk(room, engine, before, audience) for audience in referees}
    if room.game is None:
        games: dict[Audience, dict[str, Plain]] = {}
        shown = None
        audience: Callable[[Any, Any], Audience] = _all_alike
    else:
        state = room.game.state
        audience = engine.audience
        if before and _is_same_game(before.room, room):
            shown, games = before.status, before.games
        else:
            shown, games = plain_status(status or engine.status(state), room.game.ruled), {}
    views: dict[str, dict[str, Plain]] = {}
    made: dict[Audience, dict[str, Plain]] = {}
    for name, viewer in _viewers(len(room.seats), referees):
        like: Audience = "invited" if viewer == "invited" else audience(room.game and room.game.state, viewer)
        if name not in desks and like in made:
            views[name] = made[like]
            continue
        if room.game is not None and like not in games:
            games[like] = game_view(engine, room.game.state, like, room.at_ms)
        view = _kept(before, name, room_part, shown, games.get(like), desks.get(name, {}))
        views[name] = view
        if name not in desks:
            made[like] = view
    return Views(room, views, room_part, shown, games, desks, _referee_part(games))


def _referees(room: Room) -> tuple[Literal["referee", "invited"], ...]:
    """The viewers that the room's referees are."""
    found = {person.invited for person in room.people if person.role != "player"}
    return (*(("referee",) if False in found else ()), *(("invited",) if True in found else ()))


def _referee_part(games: dict[Audience, dict[str, Plain]]) -> dict[str, Plain] | None:
    seen, own = games.get("spectator"), games.get("referee")
    if seen is None or own is None or not seen.items() <= own.items():
        return None
    return {key: part for key, part in own.items() if key not in seen}


def _all_alike(_state: Any, _viewer: Any) -> Audience:
    return "spectator"


@cache
def _viewers(seats: int, referees: tuple[Literal["referee", "invited"], ...]) -> tuple[tuple[str, Audience], ...]:
    """Everybody who may look, spectators first, under the name that frames have for them."""
    everybody: list[tuple[str, Audience]] = [("spectator", "spectator"), *((str(seat), seat) for seat in range(seats))]
    return (*everybody, *((audience, audience) for audience in referees))


def _kept(
    before: Views | None, name: str, room_part: Plain, status: Plain, game: Plain, desk: dict[str, Plain]
) -> dict[str, Plain]:
    """The view of those parts: the very object that it was if all of them are. Only referees see what is on the desk."""
    view = {"room": room_part, "status": status, "game": game, **desk}
    last = before.of.get(name) if before else None
    return last if last is not None and all(map(is_, last.values(), view.values())) else view


def _desk(room: Room, engine: Engine[Any, Any, Any], before: Views | None, audience: Audience) -> dict[str, Plain]:
    """The parts of a view that referees alone have: the standing challenge, and what is disputed."""
    old = before.desks.get(str(audience)) if before else None
    was = before.room if before else room
    return {
        "desk": old["desk"] if old and was.appeal is room.appeal else referee_view(room, engine, audience),
        "disputes": old["disputes"] if old and was.sheets is room.sheets else disputes_view(room),
    }


def _is_same_game(before: Room, after: Room) -> bool:
    old, new = before.game, after.game
    return old is not None and new is not None and old.state is new.state and old.ruled is new.ruled


def frames_between(before: Views, after: Views, happenings: Sequence[LoggedEvent]) -> tuple[Frame, ...]:
    """What every viewer gets. For one that was not there before it is the whole view: whoever watches gets a snapshot instead,
    but who replays the room finds there where that viewer's recording begins."""
    redacted = any(seen.to is not None for seen in happenings)
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
        frames.append(Frame(tuple(names), ops, events_for(happenings, names[0])))
    return tuple(frames)


def _ops(before: Views, after: Views, name: str, frames: Sequence[Frame]) -> list[patch.Op]:
    """The change of one viewer's view. A referee who sees what spectators see and more gets their change and what is more."""
    old, new = before.of.get(name), after.of[name]
    more, now_more = before.beside, after.beside
    if name == "referee" and old is not None and more is not None and now_more is not None and more.keys() == now_more.keys():
        public = next(frame.ops for frame in frames if "spectator" in frame.viewers)
        return public + patch.diff({"game": more, **before.desks[name]}, {"game": now_more, **after.desks[name]})
    return patch.diff(old, new)
