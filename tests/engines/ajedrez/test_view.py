"""Tests of the parts of a chess game that the server shows, hides and stores (rulebook part 9)."""

from typing import Any

import msgspec

from engines.ajedrez import ENGINE
from engines.ajedrez.facts import illegal_explained
from tests.engines.ajedrez.table import BLACK, WHITE, Game

LONG = "g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 c3b1 c6b8"


def test_a_fault_does_not_show() -> None:
    """In two games White makes the same move, but in one of them White has touched another piece before. Only the views of
    referees may then differ."""
    good, bad = Game(), Game()
    good.play(WHITE, "touch", square="e2")
    bad.play(WHITE, "touch", square="g1")
    left, right = good.play(WHITE, "move", uci="e2e4"), bad.play(WHITE, "move", uci="e2e4")
    assert (left, right) == ("ok", {"faults": [["ajedrez.touch-move", "e2e4"]]})
    for viewer in (WHITE, BLACK, "spectator"):
        assert good.view(viewer) == bad.view(viewer)
    assert ENGINE.status(good.state) == ENGINE.status(bad.state)
    assert good.view("referee")["record"] == []
    assert bad.view("referee")["record"] == [
        {
            "ply": 0,
            "seat": WHITE,
            "rule": "ajedrez.touch-move",
            "uci": "e2e4",
            "at": "1. e2-e4",
            "facts": {"squares": ["g1"], "cells": ["g1"]},
        }
    ]


def test_hints_are_for_assisted_rooms() -> None:
    assert not {"allowed", "check", "checkers"} & Game().view(WHITE).keys()
    seen = Game(mode="assisted").view(WHITE)
    assert (len(seen["allowed"]), seen["check"]) == (20, False)


def test_help_names_the_pieces_that_give_check() -> None:
    game = Game(mode="assisted")
    game.moves("e2e4 f7f6 d1h5")
    assert (game.view()["check"], game.view()["checkers"]) == (True, ["h5"])


def test_an_illegal_move_shows_the_king_and_the_piece_that_attacks_it() -> None:
    pinned = "rnbqk2r/pppp1ppp/4pn2/8/1bPP4/2N5/PP2PPPP/R1BQKBNR w KQkq - 0 1"
    assert illegal_explained(pinned, "c3e4").facts == {"why": "into_check", "cells": ["c3", "e4", "e1", "b4"]}
    assert illegal_explained(pinned, "c3c5").facts == {"why": "movement", "cells": ["c3", "c5"]}


def test_an_open_game_has_one_view_for_all() -> None:
    game = Game()
    assert ENGINE.audience(game.state, WHITE) == ENGINE.audience(game.state, BLACK) == "spectator"
    assert game.view(WHITE) == game.view("spectator")


def test_lost_pieces_are_counted() -> None:
    game = Game()
    game.moves("e2e4 d7d5 e4d5 d8d5")
    assert game.view()["taken"] == {"white": "P", "black": "p"}


def test_the_last_moves_name_their_captures() -> None:
    game = Game()
    game.moves("e2e4 g8f6 e4e5 d7d5 e5d6 d8d6 g1f3")
    assert [ply["taken"] for ply in game.view()["recent"]] == ["p", ""]
    game = Game()
    game.moves("e2e4 g8f6 e4e5 d7d5 e5d6")
    assert game.view()["recent"][-1]["taken"] == "p"


def test_a_long_game_stays_small() -> None:
    game = Game()
    game.moves(" ".join([LONG] * 25))
    assert len(game.state.record) == 200
    raw = ENGINE.encode(game.state)
    assert len(raw) < 12_000
    assert ENGINE.decode(raw) == game.state


def test_the_score_sheet_at_the_end() -> None:
    game = Game()
    game.moves("f2f3 e7e5 g2g4 d8h4")
    card = ENGINE.card(game.state, BLACK)
    assert [line[:2] for line in card.lines] == [(1, "e5"), (2, "Dh4++")]
    assert (card.total, ENGINE.card(game.state, WHITE).total) == (1.0, 0.0)


def test_views_and_status_are_plain_data_in_every_phase() -> None:
    def check(game: Game) -> None:
        for viewer in (WHITE, BLACK, "spectator", "referee"):
            seen: Any = game.view(viewer)
            assert msgspec.json.decode(msgspec.json.encode(seen)) == seen

    game = Game(options={"scheduled": True, "scoresheet": "manual"}, white_ms=100_000)
    check(game)
    game.play(WHITE, "claim_last_two")
    assert ENGINE.status(game.state).may[BLACK] == ("arrive", "resign")
    check(game)
    game.play(WHITE, "resign")
    check(game)


def test_windows_are_named_by_the_rule_and_public() -> None:
    game = Game()
    assert [window.kind for window in ENGINE.status(game.state).windows] == ["ajedrez.start-position"], (
        "it may be claimed all along"
    )
    game.play(WHITE, "move", uci="e2e4", offer=True)
    kinds = {window.kind: window.seats for window in ENGINE.status(game.state).windows}
    assert kinds == {
        "ajedrez.illegal-move": (BLACK,),
        "ajedrez.touch-move": (BLACK,),
        "ajedrez.offer": (BLACK,),
        "ajedrez.start-position": (WHITE, BLACK),
    }
