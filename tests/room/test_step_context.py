"""A step plans the next action of the computer: at once in a quick match of computers alone, else after a pause for people."""

import pytest

from engines.contract import Refusal
from engines.registry import engine_of
from protocol import errors
from protocol.messages import SeatBot, Start
from server.room.command import Command
from server.room.lifecycle.creation import NewRoom, create
from server.room.room import step
from server.room.step_context import StepContext

MADE_MS, STARTED_MS = 1_000_000, 1_005_000


@pytest.mark.parametrize(
    ("quick", "bots", "pause_ms"), [(True, (0, 1), 0), (False, (0, 1), 700), (True, (1,), 700), (False, (1,), 700)]
)
def test_the_computer_acts_at_once_only_where_nobody_plays_with_it(quick: bool, bots: tuple[int, ...], pause_ms: int) -> None:
    role = "spectator" if len(bots) == 2 else "seat"
    settings = {"quick": quick, "bot_ms": 700, "auto_start": False}
    room = create(NewRoom("K7QX2M", "noughts", 2, "ana", "Ana", bytes(32), {}, settings, role, bots), MADE_MS)  # type: ignore[arg-type]
    begun = step(room, Command(Start(), "ana"), STARTED_MS).room
    assert begun.state == "playing"
    assert begun.bot_at_ms == STARTED_MS + pause_ms


def test_a_table_of_people_waits_for_no_computer() -> None:
    room = create(NewRoom("K7QX2M", "noughts", 2, "ana", "Ana", bytes(32)), MADE_MS)
    assert room.bot_at_ms is None


def test_a_computer_that_is_about_to_act_is_not_put_off() -> None:
    settings = {"bot_ms": 700, "auto_start": False}
    room = create(NewRoom("K7QX2M", "qwinto", 3, "ana", "Ana", bytes(32), {}, settings, "spectator", (0, 1, 2)), MADE_MS)
    context = StepContext(step(room, Command(Start(), "ana"), STARTED_MS).room, engine_of("qwinto"), None)
    context.now_ms = STARTED_MS + 300
    context.wake_bots()
    assert context.room.bot_at_ms == STARTED_MS + 700


def test_before_the_game_a_seated_computer_does_nothing() -> None:
    room = create(NewRoom("K7QX2M", "noughts", 2, "ana", "Ana", bytes(32)), MADE_MS)
    assert step(room, Command(SeatBot(1), "ana"), STARTED_MS).room.bot_at_ms is None


def test_a_step_without_a_game_or_a_ruling_is_refused() -> None:
    room = create(NewRoom("K7QX2M", "noughts", 2, "ana", "Ana", bytes(32)), MADE_MS)
    context = StepContext(room, engine_of("noughts"), "ana")
    with pytest.raises(Refusal, match=errors.COMMAND_NOT_NOW) as refused:
        assert context.game
    assert refused.value.params == {"state": "waiting"}
    with pytest.raises(Refusal, match=errors.APPEAL_NONE):
        assert context.appeal
