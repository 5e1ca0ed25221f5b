"""Pairs of pupils who should not play each other. A draft pairs them only if there is no other way."""

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
"""Number of earlier meetings that a draft assumes for a pair to keep apart. The number is so high that the draft prefers any
real repeated meeting."""


def set_apart(context: StepContext, _by: str, body: asked.SetApart) -> None:
    """Replaces the list of pairs to keep apart. Raises `Refusal` if a person is no pupil of the class, or a pair has the same
    pupil twice."""
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
    """Returns the lines of the standings, changed for a draft: pupils to keep apart appear to have met `MEETINGS` times."""
    barred: dict[str, list[str]] = {}
    for one, other in apart:
        barred.setdefault(one, []).append(other)
        barred.setdefault(other, []).append(one)
    return tuple(
        replace(line, met=(*line.met, *(barred[line.person] * MEETINGS))) if line.person in barred else line for line in lines
    )
