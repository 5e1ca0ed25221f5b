"""The server must not hint at a fault: players and spectators get the same bytes whether an action has a fault or not.

Two tables get the same actions except for one announcement, which is true at one table and false at the other. The test
removes the announced words at both tables. All other bytes of frames, snapshots, refusals and due times must be equal,
before and after the window closes.
"""

from typing import Any

import msgspec
import pytest

from engines.contract import Refusal
from protocol import codec, messages
from server.room import Act, Step, Tick, events_for
from tests.room.table import FALSE, PAST, TRUE, Table


def wiped(plain: Any) -> bytes:
    """Return plain data as bytes, with the two announcements made equal, because everybody may know the announcements."""
    return codec.pack(_wipe(msgspec.to_builtins(plain)))


def _wipe(value: Any) -> Any:
    if isinstance(value, str):
        return value.replace(TRUE, "SAID").replace(FALSE, "SAID")
    if isinstance(value, list):
        return [_wipe(item) for item in value]
    if isinstance(value, dict):
        return {key: _wipe(item) for key, item in value.items()}
    return value


def leaves(table: Table, done: Step) -> dict[str, bytes]:
    """Return everything that the server sends to people who must not learn of a fault."""
    out = {}
    for viewer in ("0", "1", "spectator"):
        ops = [[frame.ops, frame.happenings] for frame in done.frames if viewer in frame.viewers]
        history = events_for(done.record.happenings, viewer) if done.record else []
        out[viewer] = wiped(
            [ops, table.view(viewer), history, done.answer, list(done.moved), done.room.due_at_ms, done.room.seq]
        )
    return out


def twins(*referees: messages.RefereeRole, **settings: Any) -> tuple[Table, Table]:
    return (
        Table("contig60", referees=referees, given=PAST, **settings),
        Table("contig60", referees=referees, given=PAST, **settings),
    )


def both(tables: tuple[Table, Table], by: str | None, bodies: tuple[Any, Any], at_ms: int) -> None:
    """Run a command at each table. Check that people who must not learn of a fault get the same messages or the same refusal at
    both tables. `bodies`: the command for each table."""
    answers = []
    for table, body in zip(tables, bodies, strict=True):
        try:
            answers.append(leaves(table, table.do(by, body, at_ms)))
        except Refusal as refused:
            answers.append({"refused": wiped([refused.code, refused.params])})
    assert answers[0] == answers[1]


def same(action: dict[str, Any]) -> tuple[Act, Act]:
    return Act(action), Act(action)


def a_turn(tables: tuple[Table, Table]) -> None:
    both(tables, "ana", same({"type": "roll"}), 1_000)
    both(tables, "ana", same({"type": "place", "cell": 32}), 2_000)
    said = Act({"type": "announce", "sentence": TRUE}), Act({"type": "announce", "sentence": FALSE})
    both(tables, "ana", said, 3_000)
    both(tables, "ana", same({"type": "score", "total": 58}), 4_000)
    both(tables, "ana", same({"type": "pass_flag"}), 5_000)


@pytest.mark.parametrize("monitor", ["server", "tutor"])
def test_a_fault_leaves_no_trace_while_its_window_is_open_nor_after(monitor: str) -> None:
    tables = twins("leader", "director", monitor=monitor)
    a_turn(tables)
    both(tables, "bob", same({"type": "pass_flag"}), 6_000)
    both(tables, "ana", same({"type": "place", "cell": 3}), 6_500)
    both(tables, "bob", same({"type": "roll"}), 7_000)
    both(tables, "bob", same({"type": "pass_flag"}), 8_000)
    both(tables, None, (Tick(), Tick()), 100_000)
    both(tables, "ana", same({"type": "resign"}), 101_000)
    for table in tables:
        assert table.room_part["state"] == "over"


def test_a_challenge_before_a_tutor_betrays_nothing_until_it_is_ruled_on() -> None:
    tables = twins("leader", "director", monitor="tutor")
    a_turn(tables)
    challenge = same({"type": "challenge", "rule": "contig60.sentence"})
    both(tables, "bob", challenge, 9_000)
    both(tables, "bob", same({"type": "roll"}), 10_000)
    both(tables, "ana", (messages.MakeAppeal(), messages.MakeAppeal()), 11_000)
    both(tables, "leader", (messages.Pause("x"), messages.Pause("x")), 12_000)
    both(tables, None, (Tick(), Tick()), 90_000)
    both(tables, "leader", (messages.ResumePlay("x"), messages.ResumePlay("x")), 91_000)
    # Only the referee's panel may show the difference.
    found = [table.view("referee")["desk"]["found"] for table in tables]
    assert found == [{"rulings": [["contig60.sentence", "I"]]}, {"rulings": [["contig60.sentence", "C"]]}]
    # After the same ruling of a tutor, both tables stay alike: a tutor's mark hides what the server found.
    both(tables, "leader", (messages.Rule(["I"], reason="x"), messages.Rule(["I"], reason="x")), 95_000)


def test_the_referees_frames_do_differ() -> None:
    tables = twins("leader")
    a_turn(tables)
    records = [table.view("referee")["game"]["record"] for table in tables]
    assert records[0] != records[1]
