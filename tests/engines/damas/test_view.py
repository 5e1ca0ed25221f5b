"""Only referees may see faults before the end of the game."""

import msgspec
import pytest

from engines.contract import REFEREE, SPECTATOR, Viewer
from engines.damas import ENGINE
from tests.engines.damas.table import BLACK, WHITE, Game

OMITTED = "B:W18,30,32:B14,15,1"


@pytest.mark.parametrize("viewer", [BLACK, WHITE, SPECTATOR])
def test_players_do_not_see_faults_until_the_end(viewer: Viewer) -> None:
    game = Game(fen=OMITTED)
    game.moves("1-6")
    seen = game.view(viewer)
    assert not {"record", "allowed", "the_move"} & seen.keys()
    assert [entry[:2] for entry in game.view(REFEREE)["record"]] == [[0, "omitted"]]
    game.moves("32-28")
    game.play(WHITE, "resign")
    assert [entry[:2] for entry in game.view(viewer)["record"]] == [[0, "omitted"], [1, "omitted"]]


def test_the_record_has_lost_turns_and_forgets_what_was_taken_back() -> None:
    game = Game(fen="B:W13,14,17,18,23,32:B9,2,19")
    game.play(BLACK, "touch", square=9)
    assert game.view(REFEREE)["record"] == [[0, "lost", {"pieces": 1, "cells": ["19"]}]]
    game.claim(WHITE, "rectify")
    assert game.view(REFEREE)["record"] == []
    assert game.view()["moves"] == ["/~9"]


def test_after_a_correction_all_see_where_the_move_must_begin() -> None:
    game = Game(fen="B:W18,26,27:B14,1")
    game.moves("14x23")
    game.claim(WHITE, "rectify")
    assert game.view()["redo"] == [14, 23]
    only = Game(fen="B:W18,27,30:B14,1")
    only.moves("14x23")
    only.claim(WHITE, "rectify")
    assert only.view()["redo"] == [14, 23]
    free = Game(fen=OMITTED)
    free.moves("1-6")
    free.claim(WHITE, "rectify")
    assert free.view()["redo"] == []
    lost = Game(fen="B:W13,14,17,18,32:B9,2")
    lost.play(BLACK, "touch", square=9)
    lost.claim(WHITE, "rectify", rule="damas.touch-dead")
    assert lost.view()["redo"] == []


def test_help_lists_the_moves_and_who_has_the_move() -> None:
    game = Game(fen="W:W30:B7", mode="assisted")
    assert game.view()["allowed"] == [[30, 25], [30, 26]]
    assert game.view()["the_move"] == BLACK
    assert Game(fen="W:W30:B7").view(REFEREE)["the_move"] == BLACK


def test_the_last_turn_is_shown_to_all() -> None:
    game = Game(fen="B:W18,27,5:B14,1")
    game.moves("14x23x32")
    last = game.view()["last"]
    assert (last["path"], last["captured"], last["crowned"], last["lost"]) == ([14, 23, 32], [18, 27], True, None)
    assert game.view()["last"] is last


def test_refusals_and_views_are_the_same_whether_a_capture_was_omitted_or_not() -> None:
    """A move that omits a capture and a faultless move of the same piece must look alike to the players."""
    faulty, clean = Game(fen="B:W18,30,32:B14,15,1"), Game(fen="B:W21,30,32:B14,15,1")
    for game in (faulty, clean):
        game.moves("1-6")
    for viewer in (BLACK, WHITE, SPECTATOR):
        left, right = (game.view(viewer) for game in (faulty, clean))
        for key in ("board", "text", "last", "start"):
            left.pop(key), right.pop(key)
        assert left == right
    left_status, right_status = (msgspec.to_builtins(ENGINE.status(game.state)) for game in (faulty, clean))
    assert left_status == right_status


def test_the_clock_shows_grace_only_to_who_was_called() -> None:
    game = Game()
    assert (game.view()["clock"]["seat"], game.view()["clock"]["due_at_ms"]) == (BLACK, 300_000)
    game.play(WHITE, "shout_time", 300_000)
    assert (game.view()["clock"]["in_grace"], game.view()["called"]) == (True, True)
    stuck = Game(fen="B:W13:B9,1")
    stuck.moves("1-6")
    assert (stuck.view()["clock"]["in_grace"], stuck.view()["clock"]["seat"]) == (False, WHITE)
    stuck.play(WHITE, "waive")
    assert stuck.view()["clock"]["due_at_ms"] is None
