"""Tests of questions to a class: the engine gives the answers, and the picture of a board hides what the board itself
hid."""

import json

import msgspec
import pytest

from engines.contract import SPECTATOR
from engines.registry import engine_of, slugs
from server.room.room import states
from server.room.stored.log import Record
from server.room.values.state import Room
from server.room.views.view_types import Explanation
from server.school.class_question import ClassQuestion, of_board, of_game
from server.school.marks import judged
from server.school.moment import QUESTIONS, Question
from server.school.view_types import AskedExercise
from tests.declared_views import assert_declared
from tests.games import REFEREED
from tests.room.table import Table
from tests.school.test_own_games import missed, with_faults

SEEDS = 20
WITH_FAULTS = [slug for slug in REFEREED if any(rule.challengeable for rule in engine_of(slug).rules)]


def assert_whole(made: ClassQuestion) -> None:
    assert made.answer in made.asked["choices"]
    assert_declared(made.asked, AskedExercise)
    for one in made.found:
        assert_declared(one, Explanation)
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(made.asked)) == json.loads(json.dumps(made.asked))
    assert not {"answer", "found", "remedy", "number"} & made.asked.keys()


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("game", WITH_FAULTS)
def test_a_made_game_has_every_question(game: str, question: Question) -> None:
    made = of_game(game, question, 2**127 + 5)
    assert made is not None
    assert_whole(made)
    if question == QUESTIONS[0]:
        assert made == of_game(game, question, 2**127 + 5)


def test_a_game_without_challenges_has_none() -> None:
    assert of_game("noughts", "fault", 1) is None


def at_number(table: Table, at: int) -> tuple[Room, Record]:
    return next((room, record) for _before, record, room in states(table.first, table.records) if record.seq == at)


@pytest.mark.parametrize("game", WITH_FAULTS)
def test_a_missed_fault_of_a_board_is_asked_as_everybody_saw_it(game: str) -> None:
    """Plays random games until missed faults have become questions. The engine must confirm each answer."""
    asked = 0
    for seed in range(SEEDS):
        table = with_faults(game, seed)
        for remark in [*missed(table, 0), *missed(table, 1)]:
            made = of_board(table.first, table.records, remark.seq, "fault")
            if made is None or made.answer != "fault":
                continue
            asked += 1
            assert_whole(made)
            room, record = at_number(table, remark.seq)
            assert room.game is not None
            engine, seat = engine_of(game), made.asked["seat"]
            marks = {rule: one.mark for rule, one in judged(engine, room.game.state, seat, record.at_ms).items()}
            assert [one["rule"] for one in made.found] == [rule for rule, mark in marks.items() if mark == "C"]
            assert made.asked["view"] == msgspec.to_builtins(engine.view(room.game.state, SPECTATOR, record.at_ms))
            assert made.asked["before"] != made.asked["view"], "the points before the last turn"
            assert made == of_board(table.first, table.records, remark.seq, "fault")
        if asked >= 3:
            return
    assert asked, "in none of the games all who watched could know of a fault"


def test_before_the_first_deal_there_is_nothing_to_ask() -> None:
    table = with_faults("contig60", 1, steps=0)
    assert of_board(table.first, table.records, 0, "fault") is None


def test_there_are_games_to_ask_about() -> None:
    assert len(WITH_FAULTS) >= 15
    assert set(WITH_FAULTS) <= set(slugs())
