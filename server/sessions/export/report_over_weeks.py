"""The tutor's report over all stored sessions of a class. Pure: this takes the report of each session and returns their sum.

A pupil is identified by the name in the class, because devices change hands between lessons. The sum is not stored, so an
erased session or an erased pupil disappears from the report.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypedDict

from server.room.people.names import likeness
from server.sessions.export.class_files import csv_text
from server.sessions.export.report import (
    MAX_MOMENTS,
    Achieved,
    ClassReport,
    ClassRule,
    Counts,
    GameLine,
    PupilReport,
    RuleLine,
    report_rows,
    urgency,
)
from server.words.catalogue import words_of


class Lesson(NamedTuple):
    """One session of the class with its report. `day`: the date of `at_ms`; `games`: number of games at all boards."""

    code: str
    title: str
    at_ms: int
    day: str
    games: int
    report: ClassReport


class LessonLine(Counts):
    """The counts of one session, for the whole class or for one pupil."""

    code: str
    title: str
    at_ms: int
    games: int


class PupilOverWeeks(PupilReport):
    """A pupil's counts over all sessions. `sessions`: the counts per session, oldest first."""

    sessions: list[LessonLine]


class ReportOverWeeks(TypedDict):
    sessions: list[LessonLine]
    pupils: list[PupilOverWeeks]
    rules: list[ClassRule]


def over_weeks(lessons: Sequence[Lesson]) -> ReportOverWeeks:
    """Adds up the reports of the lessons, which must come oldest first. The moments to show come from the latest lessons."""
    pupils: dict[str, PupilOverWeeks] = {}
    for lesson in lessons:
        for own in lesson.report["pupils"]:
            known = pupils.setdefault(likeness(own["name"]), _nobody(own))
            _add_achieved(known["achieved"], own["achieved"])
            _add_games(known["games"], own["games"])
            _add_rules(known["rules"], own["rules"])
            if own["games"]:
                _add_session(known["sessions"], _line(lesson, own["rules"], own["achieved"]["games"]))
    return {
        "sessions": [_line(lesson, lesson.report["rules"], lesson.games) for lesson in lessons],
        "pupils": sorted(pupils.values(), key=lambda pupil: pupil["name"].casefold()),
        "rules": _class_rules(lessons),
    }


def _nobody(report: PupilReport) -> PupilOverWeeks:
    """Returns the empty line of a pupil whose first session is that of `report`."""
    return {
        "name": report["name"],
        "since_ms": report["since_ms"],
        "achieved": {"games": 0, "won": 0, "clean": 0, "seen": 0, "tasks": 0, "tasks_done": 0, "right": 0},
        "games": [],
        "rules": [],
        "sessions": [],
    }


def _add_achieved(old: Achieved, new: Achieved) -> None:
    """Adds the new counts to the old ones."""
    for key in ("games", "won", "clean", "seen", "tasks", "tasks_done", "right"):
        old[key] += new[key]


def _line(lesson: Lesson, rules: Iterable[Counts], games: int) -> LessonLine:
    line: LessonLine = {
        "code": lesson.code,
        "title": lesson.title,
        "at_ms": lesson.at_ms,
        "games": games,
        "made": 0,
        "missed": 0,
        "seen": 0,
        "wrong": 0,
    }
    for each in rules:
        _add(line, each)
    return line


def _add(sum_: Counts, counts: Counts) -> None:
    sum_["made"] += counts["made"]
    sum_["missed"] += counts["missed"]
    sum_["seen"] += counts["seen"]
    sum_["wrong"] += counts["wrong"]


def _add_session(known: list[LessonLine], line: LessonLine) -> None:
    """Adds the line of a session. If the pupil joined this session twice under the same name, merges both lines."""
    if known and known[-1]["code"] == line["code"]:
        _add(known[-1], line)
        known[-1]["games"] += line["games"]
    else:
        known.append(line)


def _add_games(known: list[GameLine], own: Iterable[GameLine]) -> None:
    for line in own:
        found = next((each for each in known if each["game"] == line["game"]), None)
        if found is None:
            known.append({**line})
        else:
            found["games"] += line["games"]
            found["time_ms"] += line["time_ms"]


def _add_rules(known: list[RuleLine], own: Iterable[RuleLine]) -> None:
    for line in own:
        found = next((each for each in known if (each["game"], each["rule"]) == (line["game"], line["rule"])), None)
        if found is None:
            known.append({**line})
        else:
            _add(found, line)


def _class_rules(lessons: Sequence[Lesson]) -> list[ClassRule]:
    found: dict[tuple[str, str], ClassRule] = {}
    for lesson in reversed(lessons):
        for line in lesson.report["rules"]:
            known = found.get((line["game"], line["rule"]))
            if known is None:
                found[line["game"], line["rule"]] = {**line, "moments": [*line["moments"]]}
            else:
                _add(known, line)
                known["moments"] = [*known["moments"], *line["moments"]][:MAX_MOMENTS]
    return sorted(found.values(), key=urgency)


def over_weeks_csv(lessons: Sequence[Lesson], lang: str) -> str:
    """Returns a CSV table with a line per session, pupil, game and rule. Each line begins with the day of the session."""
    words = words_of(lang)
    return csv_text((words.day, *words.report), _rows(lessons), lang)


def _rows(lessons: Sequence[Lesson]) -> Iterator[list[str | int]]:
    for lesson in lessons:
        for pupil in lesson.report["pupils"]:
            yield from ([lesson.day, *row] for row in report_rows(pupil))
