"""Tests of the work that one step does: a bot's move counts more than any other due event."""

import pytest

from engines.registry import engine_of
from protocol import messages
from server.room import Command, NewRoom, Tick, create, step
from server.room.play.actions import MAX_SETTLED, settle
from server.room.step_context import StepContext
from tests.room.table import SECRET, Table


def late() -> StepContext:
    """Return a step of a new game that nobody plays. Within 80 minutes its clock is due nine times, once per missed turn;
    then the game is over."""
    room = Table("contig60", options={"mode": "tournament"}).room
    return StepContext(room, engine_of(room.slug), None)


@pytest.mark.parametrize(("left", "done"), [(0, 0), (1, 1), (3, 3), (MAX_SETTLED, 9)])
def test_each_due_event_but_a_bots_move_counts_once(left: int, done: int) -> None:
    context = late()
    assert settle(context, context.now_ms + 80 * 60_000, left) == left - done
    assert [move.text for move in context.moves] == ["tick"] * done


def test_an_event_happens_at_its_due_time_and_not_a_millisecond_before() -> None:
    context = late()
    due_at_ms = context.room.due_at_ms
    assert due_at_ms is not None
    settle(context, due_at_ms - 1)
    assert (context.moves, context.now_ms) == ([], due_at_ms - 1)
    settle(context, due_at_ms)
    assert [move.at_ms for move in context.moves] == [due_at_ms]


def test_a_step_makes_four_moves_of_bots_and_the_next_one_goes_on() -> None:
    new = NewRoom("K7QX2M", "contig60", 2, "tutor", "T", SECRET, {}, {"quick": True}, "spectator", (0, 1))
    room = step(create(new, 0), Command(messages.Start(), "tutor"), 0).room
    for _step in range(2):
        done = step(room, Command(Tick()), 100_000)
        assert done.record is not None
        assert len(done.record.moves) == 4
        room = done.room
