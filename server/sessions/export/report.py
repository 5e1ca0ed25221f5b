"""The tutor's report: what each pupil has achieved, and how the pupil fared with each rule. Pure: this takes the session with
its rooms and logs and returns plain data.

    made      the pupil broke the rule, noticed or not
    missed    another team's player broke it, and this pupil did not challenge although it was possible
    seen      the pupil challenged rightly
    wrong     the pupil challenged wrongly

The counts come from the reviews of finished games (`server.room.history.review`). The computer has no line.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple, NotRequired, TypeAlias, TypedDict

from engines.registry import engine_of
from protocol.session_commands import ExerciseTask
from server.room.history.review import Remark, reviewed
from server.room.stored.log import Record
from server.room.values.state import Room
from server.sessions.export.class_files import csv_text
from server.sessions.homework.shares import shares_of, tasks_for
from server.sessions.values.membership import member_of
from server.sessions.values.membership import pupils as pupils_of
from server.sessions.values.people import Member
from server.sessions.values.round import Board
from server.sessions.values.state import BOT, Session
from server.words.catalogue import words_of

MAX_MOMENTS: Final = 6
"""Maximum number of moments shown per rule."""
MAX_PAUSE_MS: Final = 10 * 60_000
"""Longest time before a move that counts as thinking, in milliseconds. A longer time counts as a pause, not as thinking."""

What: TypeAlias = Literal["made", "missed", "seen", "wrong"]


class Counts(TypedDict):
    made: int
    missed: int
    seen: int
    wrong: int


class RuleLine(Counts):
    """The counts of one rule in one game."""

    game: str
    rule: str


class GameLine(TypedDict):
    """A pupil's share in one kind of game: number of games, and time in milliseconds from another player's move to the pupil's
    next move, without pauses."""

    game: str
    games: int
    time_ms: int


class Achieved(TypedDict):
    """A pupil's achievements, which the report shows before any fault."""

    games: int
    """Number of finished games, including games of homework."""
    won: int
    clean: int
    """Number of games in which the pupil broke no rule."""
    seen: int
    """Number of rivals' faults that the pupil challenged rightly."""
    rivals: NotRequired[int]
    """Number of different rivals; only in the report on one session."""
    tasks: int
    """Number of homework tasks that the pupil had."""
    tasks_done: int
    right: int
    """Number of right answers to exercises of homework."""


class PupilReport(TypedDict):
    name: str
    since_ms: int
    """Time when the pupil joined."""
    achieved: Achieved
    games: list[GameLine]
    rules: list[RuleLine]


class Moment(TypedDict):
    """A moment of a game that a replay can open: the code of the board's room, and a sequence number in its log."""

    room: str
    seq: int


class ClassRule(RuleLine):
    """The counts of one rule over the whole class, with moments that show it broken; moments where nobody challenged come
    first."""

    moments: list[Moment]


class ClassReport(TypedDict):
    """The report of a class. `rules`: the rule that was most often missed or challenged wrongly comes first. An erased pupil
    has no line, but the sums of the class include the pupil's counts."""

    pupils: list[PupilReport]
    rules: list[ClassRule]


class Played(NamedTuple):
    """A board of the class with its game, its room and the log of that room."""

    game: str
    board: Board
    room: Room
    records: Sequence[Record]


class Tally:
    """Adds up the report board by board, so that only one log is in memory at a time."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._counts: dict[tuple[str, str, str], Counts] = {}
        """The counts by person, game and rule."""
        self._games: dict[tuple[str, str], GameLine] = {}
        self._won: Counter[str] = Counter()
        self._clean: Counter[str] = Counter()
        self._rivals: dict[str, set[str]] = {}
        self._moments: dict[tuple[str, str], list[tuple[bool, Moment]]] = {}
        self._games_counted = 0

    def add(self, played: Played) -> None:
        games = reviewed(played.room, played.records, running=False)
        if not games:
            return
        self._games_counted += len(games)
        people = {seat: person for seat, person in enumerate(played.board.seats) if person and person != BOT}
        for seat, person in people.items():
            line = self._games.setdefault((person, played.game), {"game": played.game, "games": 0, "time_ms": 0})
            line["games"] += len(games)
            line["time_ms"] += _time_ms(played.records, seat)
            self._won[person] += played.board.points[seat : seat + 1] == (1.0,)
            self._rivals.setdefault(person, set()).update(set(people.values()) - {person})
        for game in games:
            faulty = {seat for remark in game.remarks for seat, what in _counted(played.room, remark) if what == "made"}
            self._clean.update(person for seat, person in people.items() if seat not in faulty)
        for remark in (remark for game in games for remark in game.remarks):
            for seat, what in _counted(played.room, remark):
                if seat in people:
                    self._line(people[seat], played.game, remark.rule)[what] += 1
            if remark.kind != "right":
                moment: Moment = {"room": played.room.code, "seq": remark.seq}
                self._moments.setdefault((played.game, remark.rule), []).append((remark.kind == "failed", moment))

    def _line(self, person: str, game: str, rule: str) -> Counts:
        return self._counts.setdefault((person, game, rule), {"made": 0, "missed": 0, "seen": 0, "wrong": 0})

    @property
    def games(self) -> int:
        """Returns the number of games counted so far."""
        return self._games_counted

    def report(self) -> ClassReport:
        """Returns the report. It has a line for each pupil of the class, also for those who have not played yet."""
        people = dict.fromkeys((*(person for person, _game in self._games), *(one.id for one in pupils_of(self._session))))
        members = [member for person in people if (member := member_of(self._session, person)) and not member.erased]
        pupils = [self._pupil(member) for member in members]
        return {"pupils": sorted(pupils, key=lambda pupil: pupil["name"].casefold()), "rules": self._class_rules()}

    def _pupil(self, member: Member) -> PupilReport:
        person = member.id
        return {
            "name": member.name,
            "since_ms": member.since_ms,
            "achieved": self._achieved(person),
            "games": [line for (who, _game), line in self._games.items() if who == person],
            "rules": [
                {"game": game, "rule": rule, **counts}
                for (who, game, rule), counts in sorted(self._counts.items(), key=_by_rule)
                if who == person
            ],
        }

    def _achieved(self, person: str) -> Achieved:
        shares = shares_of(self._session, person)
        exercises = {
            (one.number, index)
            for one in self._session.homework
            for index, task in enumerate(one.tasks)
            if isinstance(task.asked, ExerciseTask)
        }
        return {
            "games": sum(line["games"] for (who, _game), line in self._games.items() if who == person),
            "won": self._won[person],
            "clean": self._clean[person],
            "seen": sum(counts["seen"] for (who, _game, _rule), counts in self._counts.items() if who == person),
            "rivals": len(self._rivals.get(person, ())),
            "tasks": tasks_for(self._session, person),
            "tasks_done": sum(share["state"] == "done" for share in shares),
            "right": sum(share["done"] for share in shares if (share["homework"], share["task"]) in exercises),
        }

    def _class_rules(self) -> list[ClassRule]:
        found: dict[tuple[str, str], ClassRule] = {}
        for (_who, game, rule), counts in sorted(self._counts.items(), key=_by_rule):
            line = found.setdefault(
                (game, rule), {"game": game, "rule": rule, "made": 0, "missed": 0, "seen": 0, "wrong": 0, "moments": []}
            )
            line["made"] += counts["made"]
            line["missed"] += counts["missed"]
            line["seen"] += counts["seen"]
            line["wrong"] += counts["wrong"]
        for key, line in found.items():
            moments = sorted(self._moments.get(key, ()), key=lambda each: each[0])
            line["moments"] = [moment for _failed, moment in moments[:MAX_MOMENTS]]
        return sorted(found.values(), key=urgency)


def urgency(line: RuleLine) -> tuple[int, int]:
    """Returns a key that sorts rules by urgency, the most urgent first: most often missed or challenged wrongly, then most
    often broken."""
    return -line["missed"] - line["wrong"], -line["made"]


def _by_rule(entry: tuple[tuple[str, str, str], Counts]) -> tuple[str, int, str]:
    (_who, game, rule), _counts = entry
    order = [each.id for each in engine_of(game).rules]
    return game, order.index(rule) if rule in order else len(order), rule


def _counted(room: Room, remark: Remark) -> Iterator[tuple[int, What]]:
    """Returns the seats whose counts change because of a remark of the review, each with the count to raise."""
    if remark.kind == "failed":
        yield remark.seat, "wrong"
    elif remark.kind == "right":
        yield remark.seat, "seen"
        if remark.accused is not None:
            yield remark.accused, "made"
    else:
        yield remark.seat, "made"
        engine = engine_of(room.slug)
        teams = engine.teams(engine.read_options(room.options), len(room.seats))
        yield from ((seat, "missed") for seat, team in enumerate(teams) if team != teams[remark.seat])


def _time_ms(records: Sequence[Record], seat: int) -> int:
    """Returns the thinking time of a seat: the sum of the times from another player's action to the seat's next action."""
    total_ms, before_ms = 0, None
    for move in (move for record in records for move in record.moves):
        if move.actor == seat and before_ms is not None:
            passed_ms = move.at_ms - before_ms
            total_ms += passed_ms if passed_ms <= MAX_PAUSE_MS else 0
        before_ms = move.at_ms
    return total_ms


def report_csv(report: ClassReport, lang: str) -> str:
    """Returns the report as a CSV table with a line per pupil, game and rule. A game without counts has one line without a
    rule."""
    return csv_text(words_of(lang).report, (row for pupil in report["pupils"] for row in report_rows(pupil)), lang)


def report_rows(pupil: PupilReport) -> Iterator[list[str | int]]:
    """Yields a pupil's lines of the CSV table."""
    for game in pupil["games"]:
        played = [game["games"], round(game["time_ms"] / 60_000)]
        lines = [line for line in pupil["rules"] if line["game"] == game["game"]]
        for line in lines:
            counts = [line["made"], line["missed"], line["seen"], line["wrong"]]
            yield [pupil["name"], game["game"], line["rule"].partition(".")[2], *counts, *played]
        if not lines:
            yield [pupil["name"], game["game"], "", 0, 0, 0, 0, *played]
