"""The room's part of a view: people, match, ruling and score cards for all viewers, and the additions for referees.

Each piece depends on a few fields of the room. While these fields are the same objects, the piece is the same object
too, so that comparing it with the previous view takes no time. This module does not read the game's state, so it cannot
reveal hidden data of the game.
"""

from collections.abc import Callable
from operator import attrgetter, is_
from typing import Any, Literal, TypeAlias, cast

import msgspec

from engines.contract import REFEREE, SPECTATOR, Engine, Plain, Viewer
from server.room.values.absence import absent_from_ms, is_offered
from server.room.values.cards import Note, SignedCard
from server.room.values.free_seats import may_replace
from server.room.values.game_start import seed_of
from server.room.values.named_rules import rulings_of
from server.room.values.open_ruling import Appeal, have_pleaded
from server.room.values.roles import name_of, person_of, yet_to_agree
from server.room.values.state import Room, deciders, server_decides_at_ms
from server.room.views.status import plain_follows, plain_result
from server.room.views.view_types import (
    AppealView,
    CardView,
    ChallengeView,
    Explanation,
    HomeView,
    InvitationView,
    MatchView,
    NotedView,
    NoteView,
    OpinionView,
    PauseView,
    RefereeView,
    ResultView,
    RoomInfo,
    SealView,
    SeatView,
)

Piece = Callable[[Room, Engine[Any, Any, Any]], object]
Audience: TypeAlias = Viewer | Literal["invited"]
"""The audience of a view of the game: a viewer of the engine, or a referee whom a playing host invited."""


def game_view(engine: Engine[Any, Any, Any], state: Any, audience: Audience, now_ms: int) -> dict[str, Plain]:
    """Returns the view of the game for that audience. An invited referee gets the spectators' view and the list of faults."""
    if audience != "invited":
        return engine.view(state, audience, now_ms)
    public, own = engine.view(state, SPECTATOR, now_ms), engine.view(state, REFEREE, now_ms)
    return {**public, "record": own["record"]} if "record" in own else public


def _state(room: Room, _engine: Engine[Any, Any, Any]) -> str:
    return "paused" if room.state == "playing" and room.is_held else room.state


def _seats(room: Room, engine: Engine[Any, Any, Any]) -> list[SeatView]:
    teams = engine.teams(engine.read_options(room.options), len(room.seats))
    return [_seat(room, number, teams[number]) for number in range(len(room.seats))]


def _seat(room: Room, number: int, team: int) -> SeatView:
    seat = room.seats[number]
    person = person_of(room, seat.person) if seat.person else None
    view: SeatView = {
        "name": name_of(room, number),
        "kind": seat.kind,
        "person": seat.person,
        "ready": seat.kind == "bot" or seat.ready,
        "present": seat.kind == "bot" or (person is not None and person.present),
        "left": seat.left,
        "team": team,
        "replaceable": may_replace(room, number),
    }
    if seat.hints:
        view["hints"] = seat.hints
    if person is not None and person.program:
        view["program"] = True
    if seat.level:
        view["level"] = seat.level
    if seat.reads and room.reading_since_ms is not None:
        view["reads"] = True
    return view


def _referees(room: Room, _engine: Engine[Any, Any, Any]) -> list[RefereeView]:
    return [
        {"name": person.name, "role": person.role, "present": person.present or person.in_class}
        for person in room.people
        if person.role != "player"
    ]


def _invitation(room: Room, _engine: Engine[Any, Any, Any]) -> InvitationView | None:
    """Returns a playing host's request for a referee, with the seats that have not agreed yet; None without one."""
    return {"role": room.invitation.role, "asked": list(yet_to_agree(room))} if room.invitation is not None else None


def _match(room: Room, _engine: Engine[Any, Any, Any]) -> MatchView:
    match, games = room.match, room.settings.games
    running = room.state == "playing"
    view: MatchView = {
        "game": match.ended if running else max(0, match.ended - 1),
        "games": games,
        "ended": match.ended,
        "over": match.ended >= games,
        "points": list(match.points),
        "totals": list(match.totals),
        "past": [plain_result(past.result) for past in match.past],
    }
    if room.position is not None:
        view["position"] = True
    return view


def _digest(room: Room, _engine: Engine[Any, Any, Any]) -> str | None:
    return room.game.tape.digest if room.game is not None else None


def _seed(room: Room, _engine: Engine[Any, Any, Any]) -> str | None:
    """Returns the seed of the game when it is over; None before. Each game of a match has another seed."""
    return seed_of(room, room.dealt - 1).hex() if room.state == "over" else None


def _pause(room: Room, _engine: Engine[Any, Any, Any]) -> PauseView | None:
    if not room.is_held:
        return None
    stands = room.adjourned or room.pause
    words = stands.words if stands is not None else ""
    return {"reasons": list(room.held_by), "since_ms": room.halted_at_ms, "words": words}


def _appeal(room: Room, _engine: Engine[Any, Any, Any]) -> AppealView | None:
    """Returns the public part of an open ruling. It names the seats that wrote to the referees, without their words."""
    appeal = room.appeal
    if appeal is None:
        return None
    return {
        "stage": appeal.stage,
        "seat": appeal.actor,
        "rules": list(appeal.rules),
        "level": len(appeal.opinions),
        "opinions": [_opinion(appeal, index) for index in range(len(appeal.opinions))],
        "closes_at_ms": appeal.closes_at_ms,
        "accepted": list(appeal.accepted),
        "by": appeal.by,
        "pleaded": list(have_pleaded(appeal)),
        "unattended": appeal.stage != "window"
        and (room.home is not None or not any(person.is_there for person in deciders(room))),
        "decides_at_ms": server_decides_at_ms(room),
    }


def _opinion(appeal: Appeal[Any], index: int) -> OpinionView:
    opinion = appeal.opinions[index]
    return {
        "level": opinion.level,
        "rules": list(opinion.rules or appeal.rules),
        "marks": list(opinion.marks),
        "reached": len(opinion.counting),
        "by": opinion.by,
        "reason": opinion.reason,
        "follows": None if opinion.follows is None else plain_follows(opinion.follows),
    }


def _cards(room: Room, _engine: Engine[Any, Any, Any]) -> list[CardView] | None:
    return [card_view(seat, sheet) for seat, sheet in enumerate(room.sheets)] or None


def card_view(seat: int, sheet: SignedCard) -> CardView:
    """Returns the view of a seat's score card."""
    card = sheet.card
    return {
        "seat": seat,
        "name": sheet.name,
        "columns": list(card.columns),
        "lines": [list(line) for line in card.lines],
        "total": card.total,
        "marks": list(card.marks),
        "violations": card.violations,
        "signed_at_ms": sheet.signed_at_ms,
        "disputed": sheet.dispute is not None,
        "closed": sheet.closed,
        "final": sheet.is_final,
    }


def _seal(room: Room, _engine: Engine[Any, Any, Any]) -> SealView | None:
    if room.seal is None:
        return None
    view: SealView = {"seq": room.seal.seq, "hash": room.seal.hash.hex()}
    if room.resealed:
        view["again_at_ms"] = room.resealed[-1]
    return view


def _notes(room: Room, _engine: Engine[Any, Any, Any]) -> list[NoteView]:
    return [note_view(note) for note in room.notes]


def note_view(note: Note) -> NoteView:
    """Returns the view of a note on a score card. `before` and `after` are present only if one result replaced another."""
    view: NoteView = {
        "seat": note.seat,
        "kind": note.kind,
        "reason": note.reason,
        "by": note.by,
        "at_ms": note.at_ms,
    }
    if note.before is not None and note.after is not None:
        view["before"], view["after"] = plain_result(note.before), plain_result(note.after)
    return view


def _result(room: Room, _engine: Engine[Any, Any, Any]) -> ResultView | None:
    return plain_result(room.game.result) if room.game is not None and room.game.result is not None else None


def _absence(room: Room, _engine: Engine[Any, Any, Any]) -> list[int | None] | None:
    """Returns, for each seat, the earliest server time when others may claim its absence; None for a present player.

    Returns None for the whole list if this table has no claims of absence.
    """
    if room.state != "playing" or not is_offered(room):
        return None
    return [absent_from_ms(room, seat) for seat in range(len(room.seats))]


def _undo(room: Room, _engine: Engine[Any, Any, Any]) -> int | None:
    return room.undo.seat if room.undo is not None else None


def _home(room: Room, _engine: Engine[Any, Any, Any]) -> HomeView | None:
    home = room.home
    if home is None:
        return None
    return {"until_ms": home.until_ms, "days": home.days, "together": home.together, "move_by_ms": home.move_by_ms}


_PIECES: dict[str, tuple[tuple[str, ...], Piece]] = {
    "code": ((), lambda room, _engine: room.code),
    "game": ((), lambda room, _engine: room.slug),
    "session": ((), lambda room, _engine: room.session),
    "host": (("host",), lambda room, _engine: room.host),
    "options": (("options",), lambda room, _engine: room.options),
    "listed": (("listed",), lambda room, _engine: room.listed),
    "substitute_at_ms": (("substitute_at_ms",), lambda room, _engine: room.substitute_at_ms),
    "begins_at_ms": (("begins_at_ms",), lambda room, _engine: room.begins_at_ms),
    "settings": (("settings",), lambda room, _engine: msgspec.to_builtins(room.settings)),
    "state": (("state", "pauses", "home"), _state),
    "seats": (("seats", "people", "options", "state", "sheets", "reading_since_ms"), _seats),
    "referees": (("people",), _referees),
    "match": (("match", "settings", "state"), _match),
    "digest": (("dealt",), _digest),
    "seed": (("dealt", "state"), _seed),
    "pause": (("pauses", "pause", "adjourned", "halted_at_ms", "home"), _pause),
    "appeal": (("appeal", "people", "settings", "home"), _appeal),
    "result": (("state", "dealt", "sheets", "notes"), _result),
    "cards": (("sheets",), _cards),
    "seal": (("seal", "resealed"), _seal),
    "notes": (("notes",), _notes),
    "invitation": (("invitation", "seats"), _invitation),
    "absence": (("people", "seats", "settings", "options", "state", "dealt"), _absence),
    "undo": (("undo",), _undo),
    "rematch": (("rematch",), lambda room, _engine: list(room.rematch)),
    "home": (("home",), _home),
}
"""The pieces of the room's part, each with the fields that it depends on."""

_FIELDS = tuple(dict.fromkeys(field for fields, _piece in _PIECES.values() for field in fields))
_looked_at = attrgetter(*_FIELDS)


def room_view(room: Room, engine: Engine[Any, Any, Any], before: Room | None, shown: RoomInfo | None) -> RoomInfo:
    """Returns the `room` part of every view. Pieces that have not changed come from `shown`, the part that was built for the
    room `before`."""
    if before is None or shown is None:
        return cast(RoomInfo, {key: piece(room, engine) for key, (_fields, piece) in _PIECES.items()})
    old, new = _looked_at(before), _looked_at(room)
    if all(map(is_, old, new)):
        return shown
    changed = {field for field, was, now in zip(_FIELDS, old, new, strict=True) if was is not now}
    last = cast(dict[str, object], shown)
    pieces = {key: last[key] if changed.isdisjoint(fields) else piece(room, engine) for key, (fields, piece) in _PIECES.items()}
    return cast(RoomInfo, pieces)


def referee_view(room: Room, engine: Engine[Any, Any, Any], audience: Audience) -> ChallengeView | None:
    """Returns what referees see of an open challenge: the position before it, the action, the faults that the server finds, and
    all words to the referees."""
    appeal = room.appeal
    if appeal is None:
        return None
    before = game_view(engine, appeal.before, audience, appeal.at_ms)
    return {
        "seat": appeal.actor,
        "action": appeal.action,
        "notation": engine.notate(appeal.before, engine.parse(appeal.action)),
        "at_ms": appeal.at_ms,
        "before": before,
        "found": appeal.found,
        "shown_by": _shown_by(appeal, engine),
        "pleas": [{"seat": plea.seat, "level": plea.level, "words": plea.words} for plea in appeal.pleas],
    }


def _shown_by(appeal: Appeal[Any], engine: Engine[Any, Any, Any]) -> list[Explanation]:
    """Returns the engine's explanation of each fault that the challenge finds, by repeating the server's ruling."""
    correct = (ruling for ruling in rulings_of(engine, appeal) if ruling.mark == "C")
    return [{"rule": ruling.rule, "detail": ruling.detail, "facts": dict(ruling.facts)} for ruling in correct]


def disputes_view(room: Room) -> list[str | None] | None:
    """Returns each seat's objection to its score card, None for a seat without one. Only referees see them."""
    if all(sheet.dispute is None for sheet in room.sheets):
        return None
    return [sheet.dispute for sheet in room.sheets]


def noted_view(room: Room) -> list[NotedView]:
    """Returns the appeals that the room noted for later. Only referees see them."""
    return [
        {
            "number": noted.number,
            "seat": noted.seat,
            "at_ms": noted.at_ms,
            "rules": list(noted.rules),
            "marks": list(noted.marks),
            "words": noted.words,
        }
        for noted in room.noted
    ]
