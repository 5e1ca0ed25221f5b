"""Tests of the causes outside the game that stop and start clocks: pauses, extra time, and outages."""

import pytest
from msgspec.structs import replace

from engines.registry import engine_of
from protocol import errors, messages
from server.room import Act, Presence, Recover, Tick
from server.room.command import ClocksHeld
from server.room.play import actions
from server.room.step_context import StepContext
from server.room.values import state
from tests.room.table import Table, challenged


def clock(table: Table) -> tuple[int | None, int | None]:
    """Return the turn's deadline in ms from the first moment of the table, and the remaining time in ms."""
    shown = table.game["clock"]
    due = shown["due_at_ms"]
    return due and due - 1_000_000, shown["left_ms"]


def test_a_pause_stops_the_clock_and_gives_back_what_was_left() -> None:
    table = Table(referees=("leader",))
    assert clock(table) == (60_000, None)
    table.do("leader", messages.Pause("recreo"), 20_000)
    assert table.room_part["state"] == "paused"
    assert table.room_part["pause"] == {"reasons": ["pause"], "since_ms": 1_020_000, "words": "recreo"}
    assert clock(table) == (None, 40_000)
    assert table.room.due_at_ms is None
    assert table.refused("ana", Act({"type": "place", "cell": 0})) == errors.PAUSED
    table.wait(3_600_000)
    table.do("leader", messages.ResumePlay("x"), 4_000_000)
    assert clock(table) == (4_040_000, None)
    assert table.room_part["pause"] is None
    table.act("ana", "place", cell=0)


@pytest.mark.parametrize("erase_at_ms", [None, 1, 2_000_000])
def test_nothing_but_the_end_of_its_erasure_happens_in_an_erased_room(erase_at_ms: int | None) -> None:
    room = Table().room
    assert room.due_at_ms == 1_060_000
    assert replace(room, state="erased", erase_at_ms=erase_at_ms).due_at_ms == erase_at_ms


def test_the_next_event_of_an_ordinary_game_is_found_without_the_list_of_all_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every action asks for it several times."""
    room = Table().room
    with monkeypatch.context() as quick:
        quick.delattr(state, "due_list")
        assert room.due_at_ms == 1_060_000
    assert room.due_at_ms == min(due for due, _what in state.due_list(room))


def test_the_clocks_stand_while_a_hand_is_up_at_a_board_of_a_class() -> None:
    table = Table(referees=("leader",))
    table.do(None, ClocksHeld(on=True), 20_000)
    assert table.room_part["pause"]["reasons"] == ["hand"]
    assert table.room.due_at_ms is None
    assert table.refused("ana", Act({"type": "place", "cell": 0})) == errors.PAUSED
    assert table.do(None, ClocksHeld(on=True)).record is None
    table.do("leader", messages.Pause("x"), 30_000)
    table.do(None, ClocksHeld(on=False), 50_000)
    assert table.room_part["pause"]["reasons"] == ["pause"], "what a referee has paused stays so"
    table.do("leader", messages.ResumePlay("x"), 60_000)
    assert clock(table) == (100_000, None)


def test_pausing_twice_and_resuming_nothing_are_refused() -> None:
    table = Table(referees=("leader", "director"))
    assert table.refused("leader", messages.ResumePlay("x")) == errors.PAUSE_NONE
    table.do("leader", messages.Pause("x"))
    assert table.refused("director", messages.Pause("x")) == errors.PAUSE_ALREADY


def test_several_reasons_stand_at_once_and_the_last_one_counts() -> None:
    table = challenged("leader", appeal_ms=10_000)
    left = clock(table)[1]
    table.do("leader", messages.Pause("x"), 16_000)
    assert table.room_part["pause"]["reasons"] == ["window", "pause"]
    assert table.wait(100_000).record is None
    table.do("leader", messages.ResumePlay("x"), 216_000)
    assert table.room_part["pause"]["reasons"] == ["window"]
    # The window still had nine of its ten seconds.
    table.do(None, Tick(), 224_999)
    assert table.room_part["state"] == "paused"
    table.do(None, Tick(), 225_000)
    assert table.room_part["state"] == "playing"
    assert left is not None
    assert clock(table) == (225_000 + left, None)


def test_a_pause_from_before_the_window_puts_it_off_from_its_opening_only() -> None:
    table = challenged("monitor", "leader", monitor="tutor", appeal_ms=10_000)
    table.do("leader", messages.Pause("x"), 16_000)
    table.do("monitor", messages.Rule(["C"], reason="x"), 20_000)
    assert table.room.appeal is not None
    assert table.room.appeal.closes_at_ms == 1_030_000
    table.do("leader", messages.ResumePlay("x"), 50_000)
    assert table.room.appeal.closes_at_ms == 1_060_000, "ten seconds of the window, none of them in the pause"


def test_a_pause_outlives_the_appeal_that_it_met() -> None:
    table = challenged("leader")
    table.do("leader", messages.Pause("x"), 16_000)
    table.do("ana", messages.AcceptRuling(), 17_000)
    table.do("bob", messages.AcceptRuling(), 18_000)
    assert table.room_part["appeal"] is None
    assert table.room_part["pause"]["reasons"] == ["pause"]
    table.do("leader", messages.ResumePlay("x"), 19_000)
    assert table.room_part["state"] == "playing"


def test_what_an_engine_keeps_as_a_lone_deadline_waits_too() -> None:
    table = Table("contig60", referees=("leader",), options={"mode": "tournament"})
    limit = table.game["limit_ms"]
    table.do("leader", messages.Pause("x"), 10_000)
    table.do("leader", messages.ResumePlay("x"), 110_000)
    assert table.game["limit_ms"] == limit + 100_000


def test_a_referee_gives_time() -> None:
    table = Table(referees=("leader",))
    table.do("leader", messages.GiveTime(0, 30_000, "x"), 10_000)
    assert clock(table) == (90_000, None)
    assert table.refused("leader", messages.GiveTime(2, 1, "x")) == errors.SEAT_UNKNOWN
    table.do("leader", messages.Pause("x"), 50_000)
    table.do("leader", messages.GiveTime(0, 5_000, "x"), 51_000)
    assert clock(table) == (None, 45_000)


def test_time_given_during_an_appeal_survives_the_ruling() -> None:
    table = challenged("director")
    table.do("ana", messages.MakeAppeal(), 16_000)
    before = clock(table)[1]
    table.do("director", messages.GiveTime(1, 7_000, "x"), 17_000)
    table.do("director", messages.Rule(["C"], reason="x"), 18_000)
    after = clock(table)[1]
    assert before is not None
    assert after == before + 7_000


def test_an_outage_is_credited_and_written_down() -> None:
    table = Table()
    done = table.do(None, Recover(50_000), 80_000)
    assert table.kinds() == ["outage"]
    assert clock(table) == (110_000, None)
    assert done.record is not None
    assert done.record.happenings[0].params == {"ms": 50_000}


def test_what_fell_due_before_the_outage_happens_before_it() -> None:
    table = Table()
    table.do(None, Recover(10_000), 75_000)
    assert table.kinds() == ["time_reminder", "outage"]
    # The reminder came at 60 s; five of the ten seconds of grace had run when the server went away.
    assert clock(table) == (80_000, None)


def test_an_outage_during_a_pause_costs_nothing_and_counts_once() -> None:
    table = Table(referees=("leader",))
    table.do("leader", messages.Pause("x"), 20_000)
    table.do(None, Recover(50_000), 80_000)
    table.do("leader", messages.ResumePlay("x"), 90_000)
    assert clock(table) == (130_000, None)


def test_an_outage_moves_the_window_for_an_appeal() -> None:
    table = challenged("leader", appeal_ms=10_000)
    table.do(None, Recover(60_000), 80_000)
    assert table.room_part["appeal"]["closes_at_ms"] == 1_085_000
    assert table.room.due_at_ms == 1_085_000


def test_an_outage_moves_the_bots() -> None:
    table = Table(start=False)
    table.do("ana", messages.ClearSeat(1))
    table.do("ana", messages.SeatBot(1))
    table.do("ana", messages.Ready())
    table.act("ana", "place", 1_000, cell=4)
    table.do(None, Recover(50_000), 51_500)
    assert table.game["cells"].count(1) == 0
    table.do(None, Tick(), 51_700)
    assert table.game["cells"].count(1) == 1


def test_outside_a_game_an_outage_is_nothing() -> None:
    table = Table(start=False)
    assert table.do(None, Recover(5_000), 9_000).record is None


def test_due_things_happen_at_their_due_times_in_order() -> None:
    table = Table("contig60", options={"mode": "tournament"})
    played_at = table.room.due_at_ms
    done = table.do(None, Tick(), 200_000)
    assert done.record is not None
    times = [move.at_ms for move in done.record.moves]
    assert times[0] == played_at
    assert times == sorted(times)
    assert done.room.due_at_ms is not None
    assert done.room.due_at_ms > table.now_ms


def test_a_late_clock_does_not_help_the_late_seat() -> None:
    table = Table()
    code = table.refused("ana", Act({"type": "place", "cell": 0}), 70_000)
    assert code == errors.COMMAND_NOT_NOW
    table.do(None, Tick())
    assert table.room_part["result"]["reason"] == "time"


def test_a_referees_action_in_a_pause_starts_no_clock() -> None:
    table = Table("contig60", referees=("leader",), options={"mode": "tournament"})
    table.do("leader", messages.Pause("x"), 1_000)
    table.act("leader", "call_time", 2_000)
    assert table.room.due_at_ms is None
    assert table.game["clock"]["due_at_ms"] is None


def test_time_never_goes_back() -> None:
    table = Table()
    table.act("ana", "place", 30_000, cell=0)
    done = table.act("bob", "place", 20_000, cell=1)
    assert done.room.at_ms == 1_030_000


def test_a_room_that_hears_of_an_outage_late_does_not_go_back_to_it() -> None:
    table = Table()
    table.act("ana", "place", 30_000, cell=0)
    assert table.do(None, Recover(5_000), 20_000).room.at_ms == 1_030_000


def test_an_event_settled_in_a_later_step_happens_in_that_step() -> None:
    """A step applies a limited number of due events. The next step applies the others, at its own later time."""
    room = Table("contig60", options={"mode": "tournament"}).room
    assert room.due_at_ms is not None
    context = StepContext(room, engine_of(room.slug), None)
    context.now_ms = room.due_at_ms + 200_000
    actions.settle(context, context.now_ms, left=1)
    assert [move.at_ms for move in context.moves] == [room.due_at_ms + 200_000]


def test_an_outage_does_not_count_as_absence() -> None:
    table = Table()
    table.do(None, Presence("bob", False), 10_000)
    table.do(None, Recover(5_000), 20_000)
    assert [person.away_since_ms for person in table.room.people] == [None, 1_015_000]
