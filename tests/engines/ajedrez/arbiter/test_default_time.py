"""Tests of the appointed time of a game (rulebook part 3, `ajedrez.late`): in a room of its own, and at the boards of a
class's round."""

from typing import Any

import pytest

from engines.ajedrez import ENGINE
from engines.contract import Refusal
from engines.kit.clocks.adjust import Halt, OutageCredit, Resume
from protocol import errors, messages
from protocol import session_commands as asked
from server.room import Act, Join, Tick
from server.room.command import Recover
from server.room.lifecycle.creation import AHEAD_MS
from server.sessions.boards.board_rooms import room_for
from tests.room.table import Table
from tests.sessions.classroom import Classroom

HOUR_MS = 3_600_000
FROM_MS = 1_000_000
"""Server time in ms at the creation of a `Table`."""
AT_MS = FROM_MS + HOUR_MS
LONG = [{"moves": None, "ms": 3 * HOUR_MS, "extra_ms": 0}]


def room(seats: int = 1, **options: Any) -> Table:
    """Return a room where `seats` of the two seats have a player. Its game has an appointed time one hour later."""
    table = Table("ajedrez", start=False, options={"mode": "tournament", "scheduled_at": AT_MS, "periods": LONG, **options})
    if seats == 1:
        table.do("bob", messages.StandUp())
    return table


def view(table: Table) -> Any:
    return table.shown["spectator"]


def test_the_room_says_when_it_begins_and_wakes_then() -> None:
    table = room()
    assert view(table)["room"]["begins_at_ms"] == AT_MS
    assert table.room.due_at_ms == AT_MS


def test_everybody_ready_or_a_host_who_starts_changes_nothing_before_the_time() -> None:
    table = room(2)
    for player in ("ana", "bob"):
        table.do(player, messages.Ready())
    assert table.room.state == "waiting"
    with pytest.raises(Refusal, match=errors.ROOM_APPOINTED):
        table.do("ana", messages.Start())


def test_it_begins_by_itself_with_an_empty_seat_and_the_late_ones_clock_and_hour_run() -> None:
    table = room()
    table.do(None, Tick(), HOUR_MS)
    game = view(table)["game"]
    assert (table.room.state, game["arrived"]) == ("playing", [False, False])
    assert game["late_due_ms"] == [AT_MS + HOUR_MS] * 2
    assert game["clock"]["running"] == 0
    table.do("ana", Act({"type": "move", "uci": "e2e4"}))
    table.do(None, Tick(), 2 * HOUR_MS)
    assert table.room.game is not None
    assert table.room.game.result is not None
    assert (table.room.game.result.reason, table.room.game.result.winners) == ("late", (0,))
    assert [sheet.is_final for sheet in table.room.sheets] == [False, True], "nobody ever sat there who could sign"


def test_sitting_down_in_the_empty_seat_is_arriving() -> None:
    table = room()
    table.do(None, Tick(), HOUR_MS)
    table.do("bob", Join("Bob"), HOUR_MS + 600_000)
    assert view(table)["game"]["arrived"] == [False, True]
    table.do("ana", Act({"type": "arrive"}))
    table.do(None, Tick(), 2 * HOUR_MS)
    assert table.room.state == "playing"


def test_a_bot_arrives_by_itself() -> None:
    table = room()
    table.do("ana", messages.SeatBot(1))
    table.do(None, Tick(), HOUR_MS)
    table.do(None, Tick(), HOUR_MS + 60_000)
    assert view(table)["game"]["arrived"] == [False, True]


def test_the_appointment_is_for_the_first_game_only() -> None:
    table = Table("ajedrez", start=False, options={"mode": "tournament", "scheduled_at": AT_MS}, games=2)
    table.do(None, Tick(), HOUR_MS)
    table.do("ana", Act({"type": "resign"}))
    for player in ("ana", "bob"):
        table.do(player, messages.Ready())
    assert table.room.state == "playing"
    assert view(table)["game"]["arrived"] == [True, True]


def test_the_host_can_move_the_appointment_or_drop_it() -> None:
    table = room(2)
    table.do("ana", messages.SetSettings(options={"scheduled_at": AT_MS + 60_000}))
    assert table.room.due_at_ms == AT_MS + 60_000
    table.do("ana", messages.SetSettings(options={"scheduled_at": None}))
    assert table.room.due_at_ms is None
    for player in ("ana", "bob"):
        table.do(player, messages.Ready())
    assert table.room.state == "playing"


def test_no_game_is_appointed_for_years_ahead() -> None:
    with pytest.raises(Refusal, match=errors.GAME_OPTIONS):
        room(scheduled_at=FROM_MS + AHEAD_MS + 1)


def test_an_outage_over_the_appointed_time_gives_the_late_ones_their_hour_all_the_same() -> None:
    table = room()
    table.do(None, Recover(away_ms=3 * HOUR_MS - 60_000), 3 * HOUR_MS)
    assert table.room.state == "playing"
    assert view(table)["game"]["late_due_ms"] == [FROM_MS + 4 * HOUR_MS] * 2


def test_a_pause_gives_both_late_ones_its_length() -> None:
    table = room()
    table.do(None, Tick(), HOUR_MS)
    assert table.room.game is not None
    halted = ENGINE.adjust_clock(table.room.game.state, Halt(), AT_MS + 1_000)
    assert halted.late_due_ms == (AT_MS + HOUR_MS, AT_MS + HOUR_MS)
    resumed = ENGINE.adjust_clock(halted, Resume(), AT_MS + 5_000)
    assert resumed.late_due_ms == (AT_MS + HOUR_MS + 4_000, AT_MS + HOUR_MS + 4_000)
    assert ENGINE.adjust_clock(halted, OutageCredit(700), AT_MS + 5_000).late_due_ms == halted.late_due_ms


def test_a_round_of_a_class_begins_at_its_time_and_starting_it_opens_its_boards() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.PlanRound("ajedrez", "hand", options={"scheduled_at": AT_MS}))
    classroom.do("eva", asked.SetBoards([["ana", "bo"]]))
    classroom.do("eva", asked.StartRound())
    opened = room_for(classroom.session, classroom.round, classroom.round.boards[0], FROM_MS)
    table = Table.of(opened, ("ana", "bo"), FROM_MS)
    table.shown = dict(table.views.of)
    assert table.do("eva", messages.Start()).record is None, "no refusal that a tutor would be told of"
    table.do(None, Tick(), HOUR_MS)
    assert table.room.state == "playing"
    assert view(table)["game"]["arrived"] == [False, False]


def test_a_round_that_is_closed_before_its_time_never_begins() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.PlanRound("ajedrez", "hand", options={"scheduled_at": AT_MS}))
    classroom.do("eva", asked.SetBoards([["ana", "bo"]]))
    classroom.do("eva", asked.StartRound())
    classroom.deliver_commands()
    table = Table.of(room_for(classroom.session, classroom.round, classroom.round.boards[0], FROM_MS), ("ana", "bo"), FROM_MS)
    table.shown = dict(table.views.of)
    classroom.do("eva", asked.CloseRound("mañana"))
    (_code, body), *_ = classroom.deliver_commands()
    table.do("eva", body)
    assert table.room.due_at_ms is None
