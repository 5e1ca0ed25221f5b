"""Recordings of real rooms: `python -m tests.room.recording_samples` writes `tests/vectors/recordings.json`.

The script plays each worked case at a table with a referee who rules on appeals, in tournament mode and in assisted
mode. It also plays a whole game of players who commit faults. The file keeps each recording that has something new: a
possible action, a phase, an event, a referee's answer, or a result. The client's tests show these recordings at the
table, in the referee's panel and in the replay. They also show the list of games and the class report that follow from
them.
"""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, get_args

import msgspec

from engines.contract import CLOCK, Refusal
from engines.registry import engine_of, slugs
from protocol import messages, session_commands
from server.room import Act, Step, Tick, views_of
from server.room.history.review import reviewed
from server.room.lifecycle.offer import offered
from server.room.views.summary import summary_of
from server.school.exercise import exercise
from server.school.moment import Question
from server.school.own_games import own_exercises
from server.school.ratings import rated
from server.sessions.export.report import ClassReport, Played, Tally
from server.sessions.values.round import Board
from tests.engines.case_files import worked_cases
from tests.room.table import PAST, Table
from tests.school.test_own_games import with_faults
from tests.sessions.classroom import Classroom

FILE = Path(__file__).parents[1] / "vectors" / "recordings.json"
VIEWERS = ("0", "referee")
EACH = 3
"""Maximum number of recordings for each game."""
STEPS = 40
MODES = ("tournament", "assisted")
PEOPLE = ("ana", "bob")


class RecordedTable(Table):
    """A table that stores the frames of its viewers."""

    def __init__(self, *given: Any, **more: Any) -> None:
        self.frames: dict[str, list[dict[str, Any]]] = {viewer: [] for viewer in VIEWERS}
        self.features: set[str] = set()
        super().__init__(*given, **more)

    def do(self, by: str | None, body: Any, at_ms: int | None = None) -> Step:
        done = super().do(by, body, at_ms)
        if done.record is None:
            return done
        for frame in done.frames:
            for viewer in {*frame.viewers} & {*VIEWERS}:
                self._keep(viewer, {"ops": frame.ops, "happenings": frame.happenings})
        for viewer in VIEWERS:
            self.features |= {f"{viewer} {feature}" for feature in features_of(done.views.of[viewer], viewer)}
        return done

    def _keep(self, viewer: str, frame: dict[str, Any]) -> None:
        self.features |= {f"{viewer} {event.kind}" for event in frame["happenings"]}
        self.frames[viewer].append({"seq": self.room.seq + 1, "at_ms": self.now_ms, **frame})


def features_of(view: Any, viewer: str) -> Iterator[str]:
    """Yield the features of a viewer's screen. The file keeps a recording only if it has a feature that no earlier
    recording has."""
    room, status = view["room"], view["status"]
    if status is not None:
        yield f"phase {view['game'].get('mode')} {status['phase']}"
        if viewer.isdigit():
            yield from (f"may {action}" for action in status["may"][int(viewer)])
    if room["appeal"] is not None:
        yield f"appeal {room['appeal']['stage']} {room['appeal']['level']}"
    if room["result"] is not None:
        yield f"result {room['result']['result']} {room['result']['reason']}"


def played(slug: str) -> Iterator[RecordedTable]:
    """Yield a table for each worked case in both modes, played as far as the mode allows. Then the first player resigns."""
    for case in worked_cases(slug):
        for mode in MODES:
            seats = len(engine_of(slug).status(engine_of(slug).position(case["given"], 0)).may)
            try:
                given = {**case["given"], "mode": mode}
                table = RecordedTable(slug, seats, referees=("leader", "director"), given=given, appeals=True)
            except Refusal:
                continue
            for action in case["actions"][:STEPS]:
                with suppress(Refusal, StopIteration):
                    act(table, action)
            yield ended(table)


def act(table: RecordedTable, action: dict[str, Any]) -> None:
    """Play one action of a case. After a challenge, the first player appeals, the leader rules that the challenge is correct,
    and all players accept the ruling."""
    raw = {key: value for key, value in action.items() if key not in ("seat", "at_ms")}
    seat = action["seat"]
    table.now_ms = max(table.now_ms, 1_000_000 + action.get("at_ms", 0))
    if seat == CLOCK:
        table.do(None, Tick())
        return
    table.do(table.players[seat] if isinstance(seat, int) else "director", Act(raw))
    if raw["type"] == "challenge" and (appeal := table.room.appeal) is not None:
        table.do(table.players[0], messages.MakeAppeal("No estoy de acuerdo."))
        table.do("leader", messages.Rule(["C"] * len(appeal.rules), reason="No suma."))
        for player in table.players:
            with suppress(Refusal):
                table.do(player, messages.AcceptRuling())


def timed() -> RecordedTable:
    """Return a table where the first player lets the time of a turn and its grace run out."""
    table = RecordedTable("contig60", referees=("leader", "director"), given=PAST)
    for _ in range(2):
        assert table.room.due_at_ms is not None
        table.wait(table.room.due_at_ms - table.now_ms)
    return table


def ended(table: RecordedTable) -> RecordedTable:
    for player in table.players:
        with suppress(Refusal):
            table.act(player, "resign")
    return table


def samples(slug: str) -> list[RecordedTable]:
    """Return at most `EACH` tables. The next table is always the one with the most features that the tables before it lack."""
    left = list(played(slug)) or [ended(RecordedTable(slug, referees=("director",)))]
    found: list[RecordedTable] = []
    seen: set[str] = set()
    while left and len(found) < EACH:
        best = max(left, key=lambda table: len(table.features - seen))
        if not best.features - seen:
            break
        found.append(best)
        seen |= best.features
        left.remove(best)
    return found


def recorded(table: RecordedTable, viewer: str) -> dict[str, Any]:
    """Return the recording that the server would send to that viewer."""
    first = views_of(table.first).of[viewer]
    games = reviewed(table.room, table.records, running=viewer == "referee")
    page = {"view": first, "at_ms": table.first.at_ms, "frames": table.frames[viewer]}
    played_again = own_exercises(table.first, table.records, table.room, 0) if viewer == "0" else []
    return {"viewer": viewer, "page": page, "games": games, "exercises": played_again}


def is_told_more(table: RecordedTable, viewer: str) -> bool:
    """Tell whether the viewer gets private data: a player does, and so does a referee who must decide a challenge."""
    return viewer == "0" or any("appeal" in feature for feature in table.features)


def announced() -> Classroom:
    """Return a class of two pupils where the tutor has announced something."""
    classroom = Classroom(*PEOPLE)
    classroom.do("eva", session_commands.Announce("Recuerden decir el puntaje."))
    return classroom


def report(classroom: Classroom) -> ClassReport:
    """Return the report of a class that has played all games."""
    tally = Tally(classroom.session)
    for slug in slugs():
        if engine_of(slug).about.listed:
            table = with_faults(slug, 0)
            tally.add(Played(slug, Board(PEOPLE), table.room, table.records))
    return tally.report()


if __name__ == "__main__":
    games, mine = [], []
    for game in slugs():
        for table in samples(game):
            games += [{"game": game, **recorded(table, viewer)} for viewer in VIEWERS if is_told_more(table, viewer)]
        if engine_of(game).about.listed:
            mine.append(summary_of(table.room, "ana", 0))
    lines = ",\n".join(msgspec.json.encode(each, order="deterministic").decode() for each in games)
    listed = [about["slug"] for about in offered()]
    exercises = {slug: [exercise(slug, question, 1) for question in get_args(Question)] for slug in listed}
    classroom = announced()
    rest = {
        "offered": offered(),
        "mine": mine,
        "exercises": exercises,
        "kinds": {slug: [rated(kind, {}) for kind in engine_of(slug).practice.kinds] for slug in listed},
        "timed": {"game": "contig60", **recorded(timed(), "0")},
        "helped": {
            "game": "ajedrez",
            **recorded(RecordedTable("ajedrez", referees=("leader",), options={"mode": "assisted"}), "0"),
        },
        "class": classroom.views.of["director"],
        "pupil": classroom.views.of["member"],
        "report": report(classroom),
    }
    FILE.write_text(
        '{"recordings": [\n' + lines + "\n],\n" + msgspec.json.encode(rest, order="deterministic").decode()[1:] + "\n",
        encoding="utf-8",
    )
