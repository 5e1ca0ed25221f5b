"""In every game, each fault that a player missed becomes an exercise whose answer the engine confirms."""

from contextlib import suppress
from random import Random
from typing import Any

import pytest

from engines.contract import Refusal
from server.room import Act, Tick
from server.room.history.review import Remark, reviewed
from server.room.play.actions import plain_action
from server.room.room import states
from server.school.marks import judged
from server.school.moment import Moment, is_certain
from server.school.own_games import hidden_lot, own_exercises
from tests.games import REFEREED
from tests.room.table import FALSE, TRUE, Table, challenged


def with_faults(game: str, seed: int, steps: int = 200) -> Table:
    """Plays a game of two players who often commit faults and never challenge. In the end one of them resigns."""
    lot = Random(f"{game} {seed}")
    table = Table(game, options={"mode": "tournament"})
    for _ in range(steps):
        if table.room.game is None or table.room.state != "playing":
            break
        table.now_ms += lot.randrange(300, 900)
        state = table.room.game.state
        seat = lot.randrange(2)
        actions = [*table.engine.faultless_actions(state, seat)]
        wrong = [*table.engine.faulty_actions(state, seat)] if lot.random() < 0.4 else []
        for action in (*lot.sample(wrong, len(wrong)), *lot.sample(actions, len(actions))):
            raw = plain_action(action)
            if raw["type"] in ("resign", "challenge", "offer_draw", "accept_draw"):
                continue
            with suppress(Refusal):
                table.do(table.players[seat], Act(raw))
                break
        else:
            table.do(None, Tick())
    for player in table.players:
        with suppress(Refusal):
            table.act(player, "resign")
    return table


def missed(table: Table, seat: int) -> list[Remark]:
    games = reviewed(table.room, table.records, running=False)
    return [remark for game in games for remark in game.remarks if remark.kind == "missed" and remark.seat != seat]


def could_challenge(table: Table, remark: Remark, seat: int) -> bool:
    """Returns whether, for every possible hidden state, the engine would have ruled C on a challenge before that seat
    acted again."""
    for _before, record, after in states(table.first, table.records):
        if record.seq > remark.seq and any(move.actor == seat for move in record.moves):
            return False
        if record.seq < remark.seq or after.game is None:
            continue
        every = judged(table.engine, after.game.state, seat, record.at_ms)
        if remark.rule in every and every[remark.rule].mark == "C":
            moment = Moment(table.engine, after.game.state, record.at_ms, 2, seat, (), "fault", every, (), "fault")
            if is_certain(moment, hidden_lot(after, remark)):
                return True
    return False


@pytest.mark.parametrize("game", REFEREED)
def test_every_missed_fault_that_could_be_challenged_is_an_exercise(game: str) -> None:
    made = 0
    for seed in range(2):
        table = with_faults(game, seed)
        for seat in range(2):
            exercises = own_exercises(table.first, table.records, table.room, seat)
            have = {(each["seq"], each["exercise"]["question"]) for each in exercises}
            wanted = [remark for remark in missed(table, seat) if could_challenge(table, remark, seat)]
            assert {remark.seq for remark in wanted[-8:]} <= {seq for seq, _ in have}
            for each in exercises:
                confirm(table, each, seat)
            made += len(exercises)
    assert made > 0, "there are faults to learn from"


def confirm(table: Table, each: Any, seat: int) -> None:
    """Checks that the engine finds the exercise's fault at the moment that the exercise shows."""
    exercise = each["exercise"]
    assert exercise["answer"] in exercise["choices"]
    rule = exercise["answer"] if exercise["question"] == "rule" else exercise["found"][0]["rule"]
    for _before, record, after in states(table.first, table.records):
        if record.seq >= each["seq"] and after.game is not None:
            if table.engine.view(after.game.state, seat, record.at_ms) != exercise["view"]:
                continue
            assert judged(table.engine, after.game.state, seat, record.at_ms)[rule].mark == "C"
            return
    raise AssertionError("there was no such moment")


def test_a_challenge_that_failed_is_asked_again() -> None:
    table = challenged("leader", said=TRUE, appeals=False)
    table.act("bob", "resign")
    (each,) = own_exercises(table.first, table.records, table.room, 1)
    assert each["kind"] == "failed"
    assert each["exercise"]["question"] == "mark"
    assert each["exercise"]["answer"] == "I"
    assert each["exercise"]["remedy"] is not None
    assert own_exercises(table.first, table.records, table.room, 0) == [], "it is nothing to the other"


def test_a_challenge_that_was_right_needs_no_exercise_and_a_running_game_gives_none() -> None:
    table = challenged("leader", said=FALSE, appeals=False)
    assert own_exercises(table.first, table.records, table.room, 1) == []
    table.act("ana", "resign")
    assert own_exercises(table.first, table.records, table.room, 1) == []


def test_who_took_the_seat_later_is_asked_nothing_of_before() -> None:
    table = challenged("leader", said=TRUE, appeals=False)
    table.act("bob", "resign")
    assert own_exercises(table.first, table.records, table.room, 1, since=table.room.seq) == []
