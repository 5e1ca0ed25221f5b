"""Removes one person's names and words from a board. The module replays all commands of the board without these names
and words, from the room as it was created.

The replay gives the same game, because no rule depends on a name. It makes new records, frames, score cards and seals
without the name. A last step, `NameErased`, records when the log got its new seal. Seals that were printed before
belong to the old log.

The log of an earlier version may give another game when it is replayed. Then the module drops the log and removes the
names from each field of the room. That room can no longer be replayed.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from engines.contract import Refusal
from engines.registry import engine_of
from protocol import messages
from server.aggregate.commands import Join
from server.aggregate.erase_words import Blank
from server.room import room as rooms
from server.room.chat import own_words
from server.room.command import Act, ActText, Command, HandSeat, NameErased
from server.room.match.seal import first_link
from server.room.match.starting_position import without_names
from server.room.play.actions import plain_action
from server.room.stored.log import Record
from server.room.values.cards import FinishedGame, Note, SignedCard
from server.room.values.roles import seat_of
from server.room.values.starting_position import StartingPosition
from server.room.values.state import Person, Room
from server.room.views.frames import Views, frames_between

SILENCE = "…"
"""Text that replaces the person's words to the referees."""


class Played(msgspec.Struct, frozen=True, eq=False):
    """The board without the names. `steps`: the board's whole log with the new last step, which records the erasure; an
    empty tuple if the log had to be dropped.

    `last`: that new last step, to send to the present viewers. Its frames are changes from the stored room.
    """

    first: Room
    steps: tuple[rooms.Step, ...]
    last: rooms.Step


def names_of(first: Room, records: Iterable[Record], people: frozenset[str]) -> frozenset[str]:
    """Returns every name that these people have used at the board."""
    found = {person.name for person in first.people if person.id in people}
    for record in records:
        body = record.command.body
        if isinstance(body, HandSeat | messages.Rename | Join) and _named(body, record.command.by) in people:
            found.add(body.name)
    return frozenset(found - {""})


def _named(body: HandSeat | messages.Rename | Join, by: str | None) -> str | None:
    """Returns the person whose name the command contains; None if it contains none."""
    return by if isinstance(body, Join) else body.person or by


def erase_name(first: Room, records: Sequence[Record], room: Room, people: frozenset[str], blank: Blank) -> Played:
    """Returns the board without the names of these people. `room`: the stored room. `blank`: all names to remove, with their
    replacement."""
    ended = Command(NameErased(tuple(sorted(people))))
    before = rooms.views_of(room)
    new_first = _first(first, people, blank)
    try:
        steps = tuple(_played(new_first, records, people, blank))
    except (Refusal, ValueError, KeyError, TypeError):
        steps = ()
    if steps and _is_same_game(steps[-1].room, room):
        done = rooms.step(steps[-1].room, ended, room.at_ms, steps[-1].views)
        return Played(new_first, (*steps, done), _for_now(before, done))
    done = rooms.step(_blanked(room, people, blank), ended, room.at_ms)
    return Played(new_first, (), _for_now(before, done))


def _for_now(before: Views, done: rooms.Step) -> rooms.Step:
    record = done.record
    assert record is not None
    return replace(done, frames=frames_between(before, done.views, record.happenings))


def _first(first: Room, people: frozenset[str], blank: Blank) -> Room:
    named = tuple(_person(person, people, blank) for person in first.people)
    return replace(first, people=named, position=_position(first, first.position, blank))


def _position(room: Room, position: StartingPosition | None, blank: Blank) -> StartingPosition | None:
    return None if position is None else without_names(engine_of(room.slug), position, len(room.seats), blank)


def _person(person: Person, people: frozenset[str], blank: Blank) -> Person:
    return replace(person, name=blank.neutral) if person.id in people else person


def _played(first: Room, records: Sequence[Record], people: frozenset[str], blank: Blank) -> Iterable[rooms.Step]:
    room, views = first, rooms.views_of(first)
    for record in records:
        command = _command(room, record.command, people, blank)
        done = rooms.step(room, command, record.at_ms, views, version=record.version)
        if done.record is None or done.room.seq != record.seq:
            raise ValueError(f"record {record.seq} is no longer a valid step")
        yield done
        room, views = done.room, done.views


def _command(room: Room, command: Command, people: frozenset[str], blank: Blank) -> Command:
    """Returns the command without these people's names and words. In the words of other people, `blank` replaces the names."""
    body, is_theirs = command.body, command.by in people
    if isinstance(body, HandSeat | messages.Rename | Join):
        if isinstance(body, HandSeat):
            body = replace(body, reason=blank.text(body.reason))
        name = blank.neutral if _named(body, command.by) in people else body.name
        return replace(command, body=replace(body, name=name))
    if isinstance(body, Act | ActText):
        return replace(command, body=_without_words(room, body, command.by)) if is_theirs else command
    if isinstance(body, messages.SetPosition):
        clean = without_names(engine_of(room.slug), StartingPosition(body.given), len(room.seats), blank)
        return replace(command, body=messages.SetPosition(clean.given))
    changed: dict[str, Any] = {}
    for field in ("reason", "words", "text"):
        text = getattr(body, field, None)
        if isinstance(text, str) and text:
            changed[field] = SILENCE if is_theirs else blank.text(text)
    if isinstance(body, messages.Rule) and body.rules:
        changed["rules"] = [blank.text(rule) for rule in body.rules]
    return replace(command, body=replace(body, **changed)) if changed else command


def _without_words(room: Room, body: Act | ActText, by: str | None) -> Act | ActText:
    """Returns the action without the sender's own words. A challenge in own words becomes a bare `other:`; other actions stay
    the same."""
    engine, seat = engine_of(room.slug), seat_of(room, by)
    raw = body.action if isinstance(body, Act) else None
    if isinstance(body, ActText) and body.text.startswith("!") and seat is not None and room.game is not None:
        raw = plain_action(engine.parse_text(room.game.state, seat, body.text))
    bare, said = own_words(raw, {rule.id for rule in engine.rules})
    return Act(bare) if said else body


def _is_same_game(again: Room, room: Room) -> bool:
    """Tells whether the replay gave the stored moves and scores."""

    def counted(each: Room) -> object:
        pages = [(page.result, [sheet.card for sheet in page.sheets]) for page in each.match.past]
        game = each.game
        return (
            each.seq,
            each.state,
            each.seats,
            each.match.points,
            each.match.totals,
            each.match.ended,
            pages,
            [(sheet.card, sheet.signed_at_ms, sheet.closed) for sheet in each.sheets],
            None if game is None else (game.result, game.ruled, game.tape, game.started_at_ms),
        )

    return counted(again) == counted(room)


def _blanked(room: Room, people: frozenset[str], blank: Blank) -> Room:
    """Returns the room with the names replaced, and without the seals of the log that was dropped."""

    def card(each: SignedCard) -> SignedCard:
        dispute = None if each.dispute is None else SILENCE
        return replace(each, name=blank.neutral if blank.text(each.name) != each.name else each.name, dispute=dispute)

    def note(each: Note) -> Note:
        return replace(each, reason=blank.text(each.reason))

    def page(each: FinishedGame) -> FinishedGame:
        return replace(each, sheets=tuple(map(card, each.sheets)), notes=tuple(map(note, each.notes)), seal=None)

    appeal = room.appeal
    if appeal is not None:
        appeal = replace(appeal, pleas=tuple(replace(plea, words=SILENCE) for plea in appeal.pleas))
    return replace(
        room,
        people=tuple(_person(person, people, blank) for person in room.people),
        position=_position(room, room.position, blank),
        match=replace(room.match, past=tuple(map(page, room.match.past))),
        sheets=tuple(map(card, room.sheets)),
        notes=tuple(map(note, room.notes)),
        appeal=appeal,
        noted=tuple(replace(each, words=SILENCE if each.words else "") for each in room.noted),
        pause=None if room.pause is None else replace(room.pause, words=blank.text(room.pause.words)),
        adjourned=None if room.adjourned is None else replace(room.adjourned, words=blank.text(room.adjourned.words)),
        chain=first_link(room.code, room.slug, room.created_at_ms),
        seal=None,
    )
