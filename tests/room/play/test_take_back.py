"""Tests of taking back actions, in all games with several actions in a turn. Taking back restores exactly the earlier
state. It is not possible once a player has seen something new."""

import dataclasses
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engines.contract import Refusal
from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import all_engines, engine_of
from protocol import errors, messages
from server.room import room as entrance
from server.room.command import Act
from server.room.play.take_back import MAX_ACTS
from tests.room.table import Table

GAMES = sorted(slug for slug, engine in all_engines().items() if engine.about.listed)
BY_ACTS = sorted(slug for slug in GAMES if engine_of(slug).takes_back)
ONE_ACT = {"ajedrez", "damas", "qwinto", "truco"}
"""Games without actions that a player can take back, because a turn is one action, actions are hidden, or all seats
write at once."""
PLAYERS = ("ana", "bob")


def test_the_games_are_those_whose_turn_has_several_acts() -> None:
    assert set(GAMES) - set(BY_ACTS) == ONE_ACT


def played(game: str, seed: int, mode: str = "assisted", steps: int = 150) -> Iterator[tuple[Table, Any, int, Any]]:
    """Play a random game. Yield the table after each action, and the state, the seat and the action before it."""
    fate, table = random.Random(seed), Table(game, options={"mode": mode})
    for _ in range(steps):
        assert table.room.game is not None
        state = table.room.game.state
        movers = [(seat, faultless) for seat in (0, 1) if (faultless := list(table.engine.faultless_actions(state, seat)))]
        if table.room.state != "playing":
            return
        if not movers:
            table.wait(1_000)
            continue
        seat, faultless = fate.choice(movers)
        action = fate.choice(faultless)
        table.now_ms += fate.randrange(50, 400)
        table.do(PLAYERS[seat], Act(msgspec.to_builtins(action)))
        yield table, state, seat, action


@pytest.mark.parametrize("game", BY_ACTS)
@pytest.mark.parametrize("seed", range(3))
def test_an_undone_action_restores_the_state_and_can_be_repeated(game: str, seed: int) -> None:
    engine, tried = engine_of(game), set()
    for table, before, seat, action in played(game, seed):
        undo = table.room.undo
        if undo is None:
            assert table.refused(PLAYERS[seat], messages.TakeBack()) in (errors.TAKE_BACK_NONE, errors.COMMAND_NOT_NOW)
            continue
        assert undo.seat == seat
        assert table.refused(PLAYERS[1 - seat], messages.TakeBack()) == errors.TAKE_BACK_NONE
        assert table.room_part["undo"] == seat
        assert table.room.game is not None
        after, branch = table.room.game.state, Table.of(table.room, PLAYERS, table.now_ms + 700)
        branch.do(PLAYERS[seat], messages.TakeBack())
        assert branch.room.game is not None
        assert engine.encode(branch.room.game.state) == engine.encode(before)
        assert branch.room.game.tape == table.room.game.tape
        assert branch.room.game.due_at_ms == engine.status(before).due_at_ms, "what the clock lost stays lost"
        assert branch.kinds() == ["taken_back"]
        branch.do(PLAYERS[seat], Act(msgspec.to_builtins(action)))
        assert engine.view(branch.room.game.state, seat, 0)["text"] == engine.view(after, seat, 0)["text"]
        assert branch.room.undo is not None
        assert len(branch.room.undo.states) == len(undo.states)
        tried.add(action.__struct_config__.tag)
    assert tried, "nothing could be taken back"


@pytest.mark.parametrize("game", BY_ACTS)
@pytest.mark.parametrize("seed", range(3))
def test_what_can_be_taken_back_has_shown_nobody_anything_hidden(game: str, seed: int) -> None:
    """In two games that a viewer cannot distinguish, an action that can be taken back must show that viewer the same
    data."""
    engine, fate = engine_of(game), random.Random(seed)
    for table, before, seat, action in played(game, seed):
        if table.room.undo is None:
            continue
        assert table.room.game is not None
        now_ms = table.now_ms
        for viewer in (0, 1, "spectator"):
            tape = ChanceState(fate.randbytes(32))
            other = engine.resample_hidden(before, viewer, ChanceReader(tape))
            try:
                done = engine.apply(other, seat, action, now_ms, ChanceReader(ChanceState(fate.randbytes(32))), None)
            except Refusal:
                pytest.fail(f"whether {action} may be done told {viewer} of what is hidden")
            assert engine.view(done.state, viewer, now_ms) == engine.view(table.room.game.state, viewer, now_ms), action


@pytest.mark.parametrize("game", GAMES)
def test_a_tournament_has_none(game: str) -> None:
    for table, _before, _seat, _action in played(game, 1, "tournament", 60):
        assert table.room.undo is None


def placed() -> Table:
    """Return a table of Contig 60 where the chip of the turn is on the board and nothing is announced yet."""
    given = {"mode": "assisted", "flag": 0, "dice": [6, 6, 6], "phase": "rolled"}
    table = Table("contig60", referees=("leader",), given=given)
    table.act("ana", "place", cell=18)
    return table


def test_act_by_act_back_to_the_throw_which_stays() -> None:
    table = placed()
    table.act("ana", "announce", sentence="6+6+6=18")
    table.do("ana", messages.TakeBack())
    assert (table.view()["game"]["turn"]["cell"], table.view()["game"]["turn"]["sentence"]) == (18, None)
    table.do("ana", messages.TakeBack())
    assert (table.view()["game"]["turn"]["cell"], table.view()["game"]["turn"]["dice"]) == (None, [6, 6, 6])
    assert table.refused("ana", messages.TakeBack()) == errors.TAKE_BACK_NONE


def test_no_more_than_the_last_acts_are_kept() -> None:
    table = placed()
    for _ in range(MAX_ACTS + 3):
        table.act("ana", "announce", sentence="6+6+6=18")
    assert table.room.undo is not None
    assert len(table.room.undo.states) == MAX_ACTS


def test_the_clock_that_a_referee_stopped_and_gave_time_to_is_right_after_going_back() -> None:
    table = placed()
    assert table.room.game is not None
    due = table.room.game.due_at_ms
    assert due is not None
    table.do("leader", messages.Pause("x"))
    assert table.refused("ana", messages.TakeBack()) == errors.PAUSED
    table.now_ms += 60_000
    table.do("leader", messages.ResumePlay("x"))
    table.do("leader", messages.GiveTime(0, 5_000, "x"))
    table.do("ana", messages.TakeBack())
    assert table.room.game.due_at_ms == due + 65_000


def test_a_reminder_or_an_act_of_the_other_seat_ends_it() -> None:
    table = placed()
    assert table.room.game is not None
    table.now_ms = table.room.game.due_at_ms or 0
    table.wait(0)
    assert table.room.undo is None
    table = placed()
    table.act("ana", "offer_draw")
    assert table.room.undo is None
    assert table.refused("ana", messages.TakeBack()) == errors.TAKE_BACK_NONE


def test_after_the_flag_has_gone_there_is_none() -> None:
    table = placed()
    table.act("ana", "announce", sentence="6+6+6=18")
    table.act("ana", "score", total=table.view()["game"]["score"][0])
    table.act("ana", "pass_flag")
    assert table.room.undo is None
    assert table.refused("ana", messages.TakeBack()) == errors.TAKE_BACK_NONE


def test_an_action_that_ends_the_turn_stays_even_if_the_game_declares_it(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = dataclasses.replace(engine_of("noughts"), takes_back=frozenset({"place"}))
    monkeypatch.setattr(entrance, "engine_of", lambda _slug: engine)
    table = Table()
    for cell in (0, 3, 1):
        player = PLAYERS[table.view()["status"]["flag"]]
        table.act(player, "place", cell=cell)
        assert table.room.undo is None
        assert table.refused(player, messages.TakeBack()) == errors.TAKE_BACK_NONE
