"""The laws of a first lesson: the engine accepts each requested action, each challenge names a real fault, and a wrong action
gets an answer.

The plugin checks these laws if the package has a `lesson.json`. The repository checks them for its own games.
"""

from collections.abc import Iterable
from typing import Any

import pytest

from engines.registry import engine_of
from server.school.lesson import attempt, lesson_of, moment, places
from server.school.view_types import LessonAnswer, LessonMoment


def for_games(metafunc: pytest.Metafunc, slugs: Iterable[str]) -> None:
    """Runs a law with each game."""
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", slugs)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Runs the laws with the game of the package that `pytest` runs in."""
    for_games(metafunc, [metafunc.config.getini("banderilla_game")])


def shown(game: str, number: int) -> LessonMoment:
    """Returns the moment of the game's lesson just before the action with that number."""
    made = moment(game, number)
    assert made is not None
    return made


def tried(game: str, number: int, raw: dict[str, Any]) -> LessonAnswer:
    """Returns the lesson's answer to the action `raw`, made in place of the lesson's action with that number."""
    answer = attempt(game, number, raw)
    assert answer is not None
    return answer


def taken(game: str, number: int, raw: dict[str, Any]) -> LessonMoment:
    """Returns the moment of the lesson after the requested action. Fails if the lesson does not accept the action."""
    after = tried(game, number, raw)["moment"]
    assert after is not None, (number, raw, tried(game, number, raw))
    return after


def test_what_is_asked_for_is_taken_and_the_lesson_ends(game: str) -> None:
    every = places(game)
    for number, here in enumerate(every):
        before = shown(game, number)
        assert before["step"] is not None
        assert here.act.do["type"] in before["status"]["may"][before["seat"]]
        after = taken(game, number, here.act.do)
        assert after["number"] == number + 1
        is_last_of_part = number + 1 == len(every) or every[number + 1].part != here.part
        assert (after["step"] is None) == is_last_of_part
    assert moment(game, len(every)) is None
    assert attempt(game, len(every), every[-1].act.do) is None


def test_what_is_challenged_is_a_fault(game: str) -> None:
    for number, here in enumerate(places(game)):
        if here.act.do["type"] == "challenge":
            events = taken(game, number, here.act.do)["happenings"]
            assert [event["params"].get("mark") for event in events if event["kind"] == "ruling"] == ["C"]


def test_each_step_has_a_name_of_its_own(game: str) -> None:
    ids = [step.id for part in lesson_of(game) for step in part.steps]
    assert len(ids) == len(set(ids))


def wrong_acts(game: str, number: int) -> list[dict[str, Any]]:
    """Returns actions that are wrong at the place `number` of the lesson: all the lesson's actions of another type than the
    requested one. If there are none, returns the earlier actions of the same part of the lesson."""
    every = places(game)
    other = [each.act.do for each in every if each.act.do["type"] != every[number].act.do["type"]]
    return other or [each.act.do for each in every[:number] if each.part == every[number].part]


def test_what_is_wrong_is_refused_in_the_engines_own_words(game: str) -> None:
    engine = engine_of(game)
    rules = {rule.id for rule in engine.rules}
    refused = []
    for number in range(len(places(game))):
        for raw in wrong_acts(game, number):
            answer = tried(game, number, raw)
            assert answer["moment"] is None, (number, raw)
            if answer["refused"] is not None:
                refused.append(answer["refused"])
    assert refused
    assert {answer["code"] for answer in refused} <= engine.codes
    assert {answer["rule"] for answer in refused if answer["code"] == "fault"} <= rules


def test_a_field_that_is_free_may_be_anything_without_a_fault(game: str) -> None:
    for number, here in enumerate(places(game)):
        for field in here.act.free:
            assert field in here.act.do
            assert taken(game, number, here.act.do)
