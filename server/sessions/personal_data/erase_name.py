"""Removes one pupil's names from the stored data of a class: from the session and from its log.

The server never replays the log of a class, so the erasure may replace the names in the log's records and frames. If another
member now has the same name, the name is kept, because the text may mean that member.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from protocol import messages
from protocol import session_commands as asked
from server.aggregate.commands import Join
from server.aggregate.erase_words import Blank
from server.room.people.names import likeness
from server.sessions import codec
from server.sessions import session as sessions
from server.sessions.boards.starting_position import clean_position
from server.sessions.command import Command, MemberErased
from server.sessions.session import Record, Step, views_of
from server.sessions.values.homework import with_rounds
from server.sessions.values.pentathlon import Pentathlon
from server.sessions.values.people import BEFORE, EXPECTED, Erasure
from server.sessions.values.state import Session
from server.sessions.views.view import frames_between

_NAMED = frozenset({"name", "before", "names"})
_WRITTEN = frozenset({"reason", "words", "text", "title", "category", "categories"})
_PACKED = "packed"
"""The field with a compressed tournament report, which the erasure empties because it cannot search it."""
_POSITION = frozenset({"given", "acts"})
"""Fields of a written position. The fields may contain anything, so the erasure searches every text in them for the names."""


class Traces(NamedTuple):
    """The traces of an erased pupil in the class. `people`: the pupil's ids; `names`: the names under these ids."""

    people: frozenset[str]
    names: frozenset[str]


def traces_of(session: Session, records: Sequence[Record], erasure: Erasure) -> Traces:
    """Returns all ids and names that the pupil has had in this class. A pupil who came back with another device has several
    ids."""
    people = {erasure.person}
    for record in reversed(records):
        body = record.command.body
        if isinstance(body, asked.MoveMember) and body.person in people:
            people.add(body.into)
    names = set(erasure.names)
    for record in records:
        body, by = record.command.body, record.command.by
        is_theirs = (isinstance(body, Join | messages.Rename) and by in people) or getattr(body, "person", None) in people
        if not is_theirs:
            continue
        if isinstance(body, Join | messages.Rename | asked.RenameMember):
            names.add(body.name)
        names |= {str(event.params[key]) for event in record.happenings for key in _NAMED if key in event.params}
    others = {member.name for member in (*session.members, *session.waiting) if member.id not in people}
    return Traces(frozenset(people), frozenset(names - others - {"", erasure.name}))


def same_pupil(other: Session, erasure: Erasure, traces: Traces) -> list[str]:
    """Returns the ids of the same pupil in another session of the class: the pupil with the same entry of the class's list, or
    a pupil with the same device and the same name.

    Neither a device nor a name is enough, because devices change hands and two children may have the same name.
    """
    alike = {likeness(name) for name in traces.names}
    listed = {entry.person for entry in other.entries if entry.number == erasure.entry and likeness(entry.name) in alike}
    return [
        member.id
        for member in (*other.members, *other.waiting)
        if member.role == "pupil"
        and not member.erased
        and (member.id in listed or (member.id in traces.people and likeness(member.name) in alike))
    ]


def erase_from_class(session: Session, erasure: Erasure, traces: Traces, blank: Blank) -> Step:
    """Returns the step that removes the pupil's names from the session and notes the erasure. The step's frames lead from the
    views with the names to the views without them."""
    alike = {likeness(name.strip()) for name in traces.names}
    planned, pentathlon = session.planned, session.pentathlon
    clean = replace(
        session,
        title=blank.text(session.title),
        settings=replace(
            session.settings,
            prizes=[
                replace(
                    prize,
                    text=blank.text(prize.text)[: asked.MAX_PRIZE],
                    category=blank.text(prize.category)[: asked.MAX_CATEGORY],
                )
                for prize in session.settings.prizes
            ],
        ),
        announcement=None
        if session.announcement is None
        else replace(session.announcement, words=blank.text(session.announcement.words)),
        position=None
        if session.position is None or blank.is_in(str((session.position.given, session.position.acts)))
        else session.position,
        rounds=tuple(
            replace(each, position=clean_position(session, each.game, each.seats, each.position, blank))
            for each in session.rounds
        ),
        homework=with_rounds(
            session.homework,
            lambda each: replace(each, position=clean_position(session, each.game, each.seats, each.position, blank)),
        ),
        planned=None if planned is None else _planned(session, planned, blank),
        pentathlon=None if pentathlon is None else _named_teams(pentathlon, blank),
        private_words=tuple(
            replace(one, words=blank.text(one.words)) for one in session.private_words if one.person not in traces.people
        ),
        notes=tuple(
            replace(note, text=blank.text(note.text)[: asked.MAX_NOTE])
            for note in session.notes
            if note.person not in traces.people
        ),
        members=tuple(
            replace(member, name=erasure.name, origin="")
            if member.id == erasure.person
            else replace(member, category=blank.text(member.category)[: asked.MAX_CATEGORY])
            for member in session.members
        ),
        entries=tuple(replace(entry, category=blank.text(entry.category)[: asked.MAX_CATEGORY]) for entry in session.entries),
        waiting=tuple(member for member in session.waiting if member.id not in traces.people),
        removed=tuple(one for one in session.removed if one.id not in traces.people and one.name not in traces.names),
        expelled_names=tuple(name for name in session.expelled_names if name not in alike),
    )
    done = sessions.step(clean, Command(MemberErased(erasure.person)), session.at_ms)
    assert done.record is not None
    frames = frames_between(views_of(session).of, done.views.of, done.record.happenings)
    return replace(done, frames=frames)


def _planned(session: Session, planned: asked.PlanRound, blank: Blank) -> asked.PlanRound:
    return replace(planned, position=clean_position(session, planned.game, planned.seats, planned.position, blank))


def _named_teams(pentathlon: Pentathlon, blank: Blank) -> Pentathlon:
    """Returns the pentathlon without the names in the titles of its teams, because a team may have the name of a pupil."""
    return replace(pentathlon, teams=tuple(replace(team, name=blank.text(team.name)) for team in pentathlon.teams))


def blanked(raw: bytes, names: frozenset[str], blank: Blank, people: frozenset[str] = frozenset()) -> bytes:
    """Returns a stored record or frame of the log without the names, and without the tutors' notes about these people."""
    value = msgspec.msgpack.decode(raw)
    body = value.get("command", {}).get("body", {}) if isinstance(value, dict) else {}
    if body.get("type") == asked.SetNote.__struct_config__.tag and body.get("person") in people:
        body["text"] = ""
    return msgspec.msgpack.encode(_blanked(value, "", names, blank))


def without_listed(raw: bytes, names: frozenset[str], people: frozenset[str] = frozenset()) -> bytes:
    """Returns the stored first state of the class without these names on its list, and without the notes about these
    people."""
    first = codec.decode(raw)
    kept = tuple(entry for entry in first.entries if entry.name not in names)
    gone = {f"{EXPECTED}{entry.number}" for entry in first.entries if entry not in kept}
    gone |= {f"{BEFORE}{one}" for one in people} | people
    return codec.encode(replace(first, entries=kept, notes=tuple(note for note in first.notes if note.person not in gone)))


def _blanked(value: Any, key: str, names: frozenset[str], blank: Blank) -> Any:
    """Returns the value without the names, at all depths. `key`: the name of the field that contains the value. The name of the
    field decides whether the value may contain a pupil's name."""
    if key in _POSITION:
        return blank.plain(value)
    if isinstance(value, str):
        if key == _PACKED:
            return ""
        if key in _NAMED:
            return blank.neutral if value in names else value
        return blank.text(value) if key in _WRITTEN else value
    if isinstance(value, dict):
        return {each: _blanked(part, _kind_of(key, each), names, blank) for each, part in value.items()}
    if isinstance(value, list):
        return list(_in_list(value, key, names, blank))
    return value


def _in_list(value: list[Any], key: str, names: frozenset[str], blank: Blank) -> Iterable[Any]:
    """Yields the elements of a list without the names. If the list is an operation of a patch, its first element is a path, and
    its second element is the value of the field at the end of that path."""
    is_set = len(value) == 2 and isinstance(value[0], list) and bool(value[0]) and isinstance(value[0][-1], str)
    set_under = _kind_under(value[0]) if is_set else key
    for place, part in enumerate(value):
        yield _blanked(part, set_under if place == 1 else key, names, blank)


def _kind_under(path: list[Any]) -> str:
    """Returns the `key` with which `_blanked` must treat a patch's value at `path`. This is the same for everything inside a
    position."""
    if any(key in path for key in _POSITION):
        return "given"
    return _kind_of("teams" if "teams" in path else "", path[-1])


def _kind_of(outer: str, key: str) -> str:
    """Returns the `key` with which `_blanked` must treat the field `key` inside the field `outer`. It treats the name of a team
    as a title, because the name of a team may contain a pupil's name."""
    return "title" if outer == "teams" and key == "name" else key
