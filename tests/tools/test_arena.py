"""Tests of the arena's results, and of the page that shows them."""

import json
import math
from concurrent.futures import ThreadPoolExecutor

import pytest

from engines.kit.levels.level import USUAL, Level
from engines.registry import engine_of
from tools import arena


def test_a_share_and_its_difference_in_elo() -> None:
    found = arena.figures([1.0] * 75 + [0.0] * 25)
    assert found["share"] == 0.75
    assert found["elo"] == round(400 * math.log10(3))
    assert found["low"] < found["elo"] < found["high"]


def test_a_score_without_a_loss_is_bounded() -> None:
    found = arena.figures([1.0] * 200)
    assert 0 < found["low"] <= found["elo"] <= found["high"] < 2_000


def test_more_games_give_a_narrower_interval() -> None:
    few, many = arena.figures([1.0, 0.0, 1.0, 1.0]), arena.figures([1.0, 0.0, 1.0, 1.0] * 50)
    assert few["share"] == many["share"]
    assert many["high"] - many["low"] < few["high"] - few["low"]


def test_a_game_is_the_same_again_and_the_better_level_wins_more() -> None:
    engine = engine_of("takeaway")
    pair = (USUAL, Level(slips=100))
    games = [arena.play(engine, pair, f"game {number}").points for number in range(40)]
    assert games == [arena.play(engine, pair, f"game {number}").points for number in range(40)]
    assert sum(games) / len(games) > 0.6


@pytest.mark.parametrize("games", [1, 5])
def test_a_match_is_won_by_who_has_more_points_in_it(games: int) -> None:
    done = arena.one_match("takeaway", "strong", "learner", games, 0)
    assert done.points in (0.0, 0.5, 1.0)


def test_what_is_not_over_in_time_does_not_count() -> None:
    asked = ("takeaway", "strong", "learner", 1)
    with ThreadPoolExecutor(1) as pool:
        done = arena.matches(pool, asked, range(3), math.inf)
        assert [each.points for each in done] == [arena.one_match(*asked, number).points for number in range(3)]
        assert len(arena.matches(pool, asked, range(40), 0.0)) < 40


def test_games_are_added_to_those_on_file_as_wins_and_losses() -> None:
    points = [1.0] * 150 + [0.5] * 21 + [0.0] * 29
    known = arena.figures(points)
    again = arena.points_of(known)
    assert len(again) == 200
    found = arena.figures(again)
    assert found["share"] == known["share"]
    assert found["low"] <= known["low"]
    assert found["high"] >= known["high"]


def test_the_page_is_made_from_the_figures() -> None:
    assert arena.PAGE.read_text() == arena.page(json.loads(arena.FIGURES.read_text()))


def test_the_anchors_of_the_ladder_are_made_from_the_figures() -> None:
    assert arena.ANCHORS.read_text() == arena.anchors(json.loads(arena.FIGURES.read_text()))
