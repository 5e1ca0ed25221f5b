"""Tests of first lessons: the requested actions have no fault, the engine answers wrong actions, and each lesson has an
end."""

import json
from pathlib import Path

import msgspec
import pytest

from banderilla_conformance import lesson_laws
from banderilla_conformance.cases import plain
from banderilla_conformance.lesson_laws import (
    shown,
    taken,
    test_a_field_that_is_free_may_be_anything_without_a_fault,
    test_each_step_has_a_name_of_its_own,
    test_what_is_asked_for_is_taken_and_the_lesson_ends,
    test_what_is_challenged_is_a_fault,
    test_what_is_wrong_is_refused_in_the_engines_own_words,
    tried,
)
from engines.registry import engine_of, slugs
from server.school.lesson import attempt, lesson_of, moment, pictures, places
from server.school.view_types import LessonAnswer, LessonMoment

__all__ = [
    "test_a_field_that_is_free_may_be_anything_without_a_fault",
    "test_each_step_has_a_name_of_its_own",
    "test_what_is_asked_for_is_taken_and_the_lesson_ends",
    "test_what_is_challenged_is_a_fault",
    "test_what_is_wrong_is_refused_in_the_engines_own_words",
]
GAMES = slugs()
REFEREED = [slug for slug in GAMES if engine_of(slug).about.division is not None]
CLIENT = Path(__file__).parents[2] / "clients" / "web" / "src" / "games"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Runs the imported tests of `lesson_laws` for every game of the repository."""
    if metafunc.function.__module__ == lesson_laws.__name__:
        lesson_laws.for_games(metafunc, GAMES)


@pytest.mark.parametrize("game", REFEREED)
def test_a_lesson_of_a_refereed_game_has_a_fault_to_challenge(game: str) -> None:
    assert any(place.act.do["type"] == "challenge" for place in places(game))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_four_to_seven_steps_before_its_game(game: str) -> None:
    ids = [step.id for part in lesson_of(game) for step in part.steps]
    assert 4 <= len(ids) <= 7


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["es", "en"])
def test_each_step_has_a_sentence_in_both_languages(game: str, lang: str) -> None:
    text = (CLIENT / game / f"words.{lang}.ts").read_text(encoding="utf-8")
    text = text[text.index("\nexport const lesson") :].partition("\n}")[0]
    ids = [step.id for part in lesson_of(game) for step in part.steps]
    assert [step for step in ids if f"\n  {step}: [" not in text] == []
    assert text.count("\n  ") - text.count("\n    ") - text.count("\n  ]") == len(ids), "a sentence of no step"


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_two_pictures_at_least(game: str) -> None:
    numbers = pictures(game)
    assert 2 <= len(numbers) == len({shown(game, number)["step"] for number in numbers})


def test_an_action_that_is_allowed_but_not_asked_for_changes_nothing() -> None:
    before = shown("contig60", 1)
    answer = tried("contig60", 1, {"type": "place", "cell": 40})
    assert answer["other"]
    assert answer["moment"] is None
    assert shown("contig60", 1) == before


def test_another_sentence_that_is_true_is_taken_and_a_false_one_is_not() -> None:
    assert taken("contig60", 2, {"type": "announce", "sentence": "6*4+4=28"})
    refused = tried("contig60", 2, {"type": "announce", "sentence": "4+4+6=28"})["refused"]
    assert refused is not None
    assert refused["rule"] == "contig60.sentence"


def test_what_is_no_action_is_refused() -> None:
    refused = tried("contig60", 0, {"type": "fly"})["refused"]
    assert refused is not None
    assert refused["code"] == "malformed"


def test_what_clients_get_is_what_is_declared() -> None:
    for game in GAMES:
        msgspec.convert(json.loads(json.dumps(plain(moment(game, 0)))), LessonMoment)
        msgspec.convert(json.loads(json.dumps(plain(attempt(game, 0, places(game)[0].act.do)))), LessonAnswer)
