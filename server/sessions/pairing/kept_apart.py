"""Pairs of pupils who must not play each other. A draft pairs them only if no other pairing is possible."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.sessions.results.standings import Line
from server.sessions.step_context import StepContext
from server.sessions.values.membership import member_of

MEETINGS: Final = 50
"""Number of past meetings that such a pair counts as, so that any other repeat is better."""


def set_apart(context: StepContext, _by: str, body: asked.SetApart) -> None:
    """Sets the pairs. Raises `Refusal` if a person is not a pupil of the class, or a pair has the same pupil twice."""
    pairs = []
    for one, other in body.pairs:
        people = [member_of(context.session, person) for person in (one, other)]
        if one == other or any(member is None or member.role != "pupil" for member in people):
            raise Refusal(errors.PERSON_UNKNOWN)
        pairs.append((min(one, other), max(one, other)))
    apart = tuple(dict.fromkeys(pairs))
    if apart != context.session.apart:
        context.set(apart=apart)
        context.tell_tutors("apart_set")


def kept_apart(lines: Sequence[Line], apart: Sequence[tuple[str, str]]) -> tuple[Line, ...]:
    """Returns the lines of the pupils as a draft uses them."""
    barred: dict[str, list[str]] = {}
    for one, other in apart:
        barred.setdefault(one, []).append(other)
        barred.setdefault(other, []).append(one)
    return tuple(
        replace(line, met=(*line.met, *(barred[line.person] * MEETINGS))) if line.person in barred else line for line in lines
    )


def without(apart: tuple[tuple[str, str], ...], person: str, instead: str = "") -> tuple[tuple[str, str], ...]:
    """Returns the pairs without that pupil, or with `instead` in the pupil's place."""
    if not instead:
        return tuple(pair for pair in apart if person not in pair)
    moved = (tuple(sorted(instead if each == person else each for each in pair)) for pair in apart)
    return tuple(dict.fromkeys((one, other) for one, other in moved if one != other))
