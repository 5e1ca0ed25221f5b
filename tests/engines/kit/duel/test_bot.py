"""Tests of the decisions that the bots of all duels share."""

from collections.abc import Mapping
from typing import Any

from engines.kit.chance import Chance, ChanceReader, ChanceState
from engines.kit.duel.bot import bot_answer, duel_bot

CHANCE = ChanceReader(ChanceState(bytes(32)))


def test_a_draw_is_declined_before_anything_else() -> None:
    assert bot_answer(("start_call", "accept_draw", "decline_draw"), CHANCE) == {"type": "decline_draw"}


def test_a_colour_and_a_hand_are_chosen_by_lot() -> None:
    called = [bot_answer(("start_call",), CHANCE) for _ in range(40)]
    picked = [bot_answer(("start_pick",), CHANCE) for _ in range(40)]
    assert {answer["color"] for answer in called if answer} == {"blue", "red"}
    assert {answer["hand"] for answer in picked if answer} == {"left", "right"}


def test_other_questions_are_the_games() -> None:
    assert bot_answer(("move", "resign"), CHANCE) is None


@duel_bot
def passing(view: Mapping[str, Any], status: Mapping[str, Any], seat: int, chance: Chance) -> dict[str, Any] | None:
    assert chance is CHANCE
    return {"type": status["may"][seat][0], "cell": view["cell"]}


def test_a_games_bot_is_asked_what_is_not_answered_alike() -> None:
    status = {"may": [["accept_draw", "pass_flag"], ["pass_flag"]]}
    assert passing({"cell": 4}, status, 0, CHANCE) == {"type": "decline_draw"}
    assert passing({"cell": 4}, status, 1, CHANCE) == {"type": "pass_flag", "cell": 4}
