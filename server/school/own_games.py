"""Exercises from a player's own games: faults of opponents that the player missed, and challenges that failed.

    missed, unhit   the first moment when this seat could challenge the fault: which rule was broken?
                    If only that rule could be challenged: is there a fault?
    failed          the moment of the challenge: which ruling follows?

The server finds the moment by replaying the log. The server leaves out exercises whose answer depends on data hidden from the
seat.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Final

from engines.contract import CLOCK, GameEvent
from engines.registry import engine_of
from server.aggregate.events import may_know
from server.room.history.review import Remark, reviewed
from server.room.room import states
from server.room.stored.log import Record
from server.room.values.state import Room
from server.school.choices import among, in_question
from server.school.marks import Judged, judged
from server.school.moment import Moment, Question, is_certain, shown
from server.school.playout import REMEMBERED, Done, Seen, seen_of
from server.school.view_types import OwnExercise

MAX_EXERCISES: Final = 24
"""Maximum number of exercises per room. The latest exercises are used."""


def hidden_lot(room: Room, remark: Remark) -> random.Random:
    """Returns the random source that draws hidden data again. For the same remark, the source always gives the same draws."""
    return random.Random(f"hidden {room.code} {remark.seq}")


def own_exercises(first: Room, records: Sequence[Record], last: Room, seat: int, *, since: int = 0) -> list[OwnExercise]:
    """Returns exercises for this seat from the finished games of a room.

    `first`: the room at its creation; `last`: the room after the records, or later. `since`: the sequence number when this
    person took the seat.
    """
    remarks = [
        remark
        for game in reviewed(last, records, running=False)
        for remark in game.remarks
        if remark.seq > since and (remark.kind == "failed") == (remark.seat == seat) and remark.kind != "right"
    ][-MAX_EXERCISES:]
    if not remarks:
        return []
    search = _Search(seat, remarks)
    for before, record, after in states(first, records):
        search.take(before, record, after)
        if search.is_done:
            break
    return sorted(search.found, key=lambda each: each["seq"])


class _Search:
    """Goes through a log and finds the moments that some remarks of a review are about."""

    def __init__(self, seat: int, remarks: Sequence[Remark]) -> None:
        self.seat = seat
        self.found: list[OwnExercise] = []
        self._failed = [remark for remark in remarks if remark.kind == "failed"]
        self._faults = [remark for remark in remarks if remark.kind != "failed"]
        self._open: list[Remark] = []
        self._steps: list[Done] = []

    @property
    def is_done(self) -> bool:
        return not (self._failed or self._faults or self._open)

    def take(self, before: Room, record: Record, after: Room) -> None:
        """Takes one record. A fault is kept until the player's seat may challenge the fault, or until that seat acts."""
        for remark in [each for each in self._failed if each.seq == record.seq]:
            self._failed.remove(remark)
            self._add(remark, before, record.at_ms)
        if any(move.actor == self.seat for move in record.moves):
            self._open.clear()
        self._hear(before, record, after)
        new = [each for each in self._faults if each.seq == record.seq]
        self._faults = [each for each in self._faults if each not in new]
        self._open = [each for each in (*self._open, *new) if not self._add(each, after, record.at_ms)]

    def _hear(self, before: Room, record: Record, after: Room) -> None:
        step = step_of(before, record, after, str(self.seat))
        if before.dealt != after.dealt:
            self._steps.clear()
        if step is not None:
            self._steps = [*self._steps[1 - REMEMBERED :], step]

    def _add(self, remark: Remark, room: Room, now_ms: int) -> bool:
        """Adds an exercise about the remark. Returns False if the moment has no question."""
        if room.game is None:
            return False
        lot = random.Random(f"{room.code} {remark.seq}")
        moment = self._failing(remark, room, now_ms) if remark.kind == "failed" else self._missing(remark, room, now_ms, lot)
        if moment is None or not is_certain(moment, hidden_lot(room, remark)):
            return False
        assert remark.kind != "right", "a correct action is not an exercise"
        self.found.append({"kind": remark.kind, "seq": remark.seq, "exercise": shown(moment, remark.seq)})
        return True

    def _missing(self, remark: Remark, room: Room, now_ms: int, lot: random.Random) -> Moment | None:
        assert room.game is not None
        every = self._every(room, now_ms)
        right = [rule for rule, one in every.items() if one.mark == "C"]
        others = [rule for rule, one in every.items() if one.mark == "I"]
        if remark.rule not in right:
            return None
        if len(right) == 1 and others:
            engine = engine_of(room.slug)
            choices = among(engine, remark.rule, in_question(engine, room.game.state, self.seat, others), lot)
            return self._moment(room, now_ms)._replace(question="rule", every=every, choices=choices, answer=remark.rule)
        return self._moment(room, now_ms)._replace(question="fault", every=every, choices=["fault", "none"], answer="fault")

    def _failing(self, remark: Remark, room: Room, now_ms: int) -> Moment | None:
        every = self._every(room, now_ms)
        about = every.get(remark.rule)
        if about is None:
            return None
        moment = self._moment(room, now_ms)
        return moment._replace(question="mark", every=every, choices=["C", "I", "IA"], answer=about.mark, about=about)

    def _every(self, room: Room, now_ms: int) -> Mapping[str, Judged]:
        assert room.game is not None
        return judged(engine_of(room.slug), room.game.state, self.seat, now_ms)

    def _moment(self, room: Room, now_ms: int) -> Moment:
        return moment_of(room, now_ms, self.seat, self._steps, "fault")


def step_of(before: Room, record: Record, after: Room, viewer: str) -> Done | None:
    """Returns a record as a step of the game, with the events that the viewer may know; None if the room had no game yet."""
    room = after if before.dealt != after.dealt else before
    if room.game is None:
        return None
    events = engine_of(room.slug).events
    heard = [
        GameEvent(one.kind, one.seat, one.params) for one in record.happenings if one.kind in events and may_know(one, viewer)
    ]
    actor = next((move.actor for move in reversed(record.moves) if isinstance(move.actor, int)), CLOCK)
    return Done(actor, "", tuple(heard), room.game.state)


def moment_of(room: Room, now_ms: int, seat: int, steps: Sequence[Done], question: Question) -> Moment:
    """Returns the present moment of a room's game, after these steps, without an answer. In a game for two, the question is
    about the other seat."""
    assert room.game is not None
    engine, seats = engine_of(room.slug), len(room.seats)
    seen = seen_of(steps, seat, seats, engine.practice)
    if steps and not seen.steps:  # The seat's own action was the last, such as the last entry of a round.
        *_, last = steps
        seen = Seen(last.happenings, seen.earlier[: len(seen.earlier) - len(last.happenings)], last.before, (last,))
    bare = Moment(engine, room.game.state, now_ms, seats, seat, seen.events, question, {}, (), "")
    return bare._replace(earlier=seen.earlier, before=seen.before, accused=1 - seat if seats == 2 else -1)
