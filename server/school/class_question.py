"""A question to a whole class about a moment of a game, and its solution, which the class sees only when the question is
closed.

    of_game    a moment of a game that the server makes, as one seat sees it
    of_board   a moment of a board of the class, as everybody there saw it, without hidden data

The question contains no names: the people at the board appear as seats.
"""

import random
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from engines.contract import SPECTATOR, Plain, Viewer
from server.room.room import states
from server.room.stored.log import Record
from server.room.values.state import Room
from server.school.exercise import find
from server.school.moment import Moment, Question, asked, explained, is_certain_for
from server.school.own_games import moment_of, step_of
from server.school.playout import REMEMBERED, Done, plain
from server.school.question import NO_RULE, asked_of

_WANTED: Final[Mapping[Question, tuple[str, ...]]] = {
    "fault": ("fault", "none"),
    "rule": ("", NO_RULE),
    "mark": ("C", "I", "IA"),
}


class ClassQuestion(NamedTuple):
    """A question as plain data. `asked`: the part for everybody (`AskedExercise`). `answer`: the correct choice. `found`: the
    faults that explain the answer (`Explanation`)."""

    asked: dict[str, Plain]
    answer: str
    found: list[dict[str, Plain]]


def of_game(game: str, question: Question, seed: int, skill: str = "") -> ClassQuestion | None:
    """Returns a question about a game that the server makes from the seed; None if the game has no such question. The seed must
    be secret, because it would reveal the answer. `skill`: the skill that the question practises; empty for any."""
    moment = find(game, question, seed, skill=skill)
    return None if moment is None else _question(moment, moment.seat)


def of_board(first: Room, records: Iterable[Record], at: int, question: Question) -> ClassQuestion | None:
    """Returns a question about a board at the sequence number `at`. None if no question of this kind has exactly one right
    answer at that moment, or if not everybody can know the answer.

    If several seats may challenge, a question `fault` or `rule` prefers a seat whose challenge would find a fault.
    """
    room, now_ms, steps = _stood(first, records, at)
    if room.game is None:
        return None
    lot = random.Random(f"{room.code} {at} {question}")
    wanted = _WANTED[question]
    for each in lot.sample(wanted, len(wanted)) if question == "mark" else wanted:
        for seat in range(len(room.seats)):
            moment = asked_of(moment_of(room, now_ms, seat, steps, question), each, lot)
            if moment is not None and is_certain_for(moment, SPECTATOR, lot):
                return _question(moment, SPECTATOR)
    return None


def _stood(first: Room, records: Iterable[Record], at: int) -> tuple[Room, int, list[Done]]:
    """Returns the room at that sequence number, its time, and the last steps of its game with their public events."""
    room, now_ms = first, first.at_ms
    steps: list[Done] = []
    for before, record, after in states(first, records):
        if record.seq > at:
            break
        room, now_ms = after, record.at_ms
        step = step_of(before, record, after, SPECTATOR)
        if before.dealt != after.dealt:
            steps.clear()
        if step is not None:
            steps = [*steps[1 - REMEMBERED :], step]
    return room, now_ms, steps


def _question(moment: Moment, viewer: Viewer) -> ClassQuestion:
    return ClassQuestion(plain(asked(moment, viewer)), moment.answer, plain(explained(moment)))
