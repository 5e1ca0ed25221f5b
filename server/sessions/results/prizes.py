"""The winners of a tournament's prizes. Pure.

The director lists the prizes, the greatest first. Nobody gets two prizes, unless they are for the same place of the same table.
A pupil who would win several prizes gets the greatest of them. Each other prize goes to the next pupil of the prize's table:
the standings, or the standings of the prize's category. Pupils who share a place share the prizes of that place.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Protocol

import msgspec

from protocol.session_commands import Prize
from server.sessions.results.pentathlon_table import pentathlon_lines
from server.sessions.results.standings import COUNTED, standings
from server.sessions.values.state import Session


class Won(msgspec.Struct, frozen=True):
    """A prize and its winners. Several winners share the prize. There is no winner if the prize's table is too short."""

    prize: Prize
    people: tuple[str, ...]


class Placed(Protocol):
    """A line of the table that decides the prizes."""

    @property
    def person(self) -> str: ...
    @property
    def place(self) -> int: ...


def prizes_won(session: Session, *, final_only: bool = False) -> tuple[Won, ...]:
    """Returns the prizes with their winners by the present table, in the director's order. Returns no prizes before a round has
    started."""
    if not session.settings.prizes or not any(round_.state in COUNTED for round_ in session.rounds):
        return ()
    lines: Sequence[Placed] = (
        standings(session, final_only=final_only)
        if session.pentathlon is None
        else pentathlon_lines(session, final_only=final_only)
    )
    categories = {member.id: member.category for member in session.members}
    return awarded(session.settings.prizes, lines, categories)


def awarded(prizes: Sequence[Prize], lines: Sequence[Placed], categories: dict[str, str]) -> tuple[Won, ...]:
    """Returns the prizes with their winners. `lines`: the table, best first. `categories`: the category of each pupil, by
    id."""
    table_of: dict[str, str] = {}
    """The table in which each winner has a prize."""
    found: list[Won] = []
    for prize in prizes:
        free = [
            line
            for line in lines
            if prize.category in ("", categories.get(line.person, ""))
            and table_of.get(line.person, prize.category) == prize.category
        ]
        people = _at(free, prize.place)
        table_of |= dict.fromkeys(people, prize.category)
        found.append(Won(prize, people))
    return tuple(found)


def _at(lines: Sequence[Placed], place: int) -> tuple[str, ...]:
    """Returns the pupils who have that place in a table: several if they share the place."""
    before = 0
    for _place, level in groupby(lines, key=lambda line: line.place):
        people = tuple(line.person for line in level)
        before += len(people)
        if before >= place:
            return people
    return ()
