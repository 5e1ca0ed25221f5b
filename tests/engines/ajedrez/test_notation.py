"""Tests of the short text of every action, written and read back, and of the export for organisers."""

import io
from typing import Any, get_args

import chess.pgn
import pytest

from engines.ajedrez import ENGINE, actions
from engines.ajedrez.record.pgn import export_pgn, time_control
from engines.ajedrez.state import CONTROLS
from engines.contract import Refusal
from tests.engines.ajedrez.table import ARBITER, BLACK, WHITE, Game

FORMS: list[tuple[str, dict[str, Any]]] = [
    ("e2e4", {"type": "move", "uci": "e2e4"}),
    ("e2e4 (=)", {"type": "move", "uci": "e2e4", "offer": True}),
    ("arrive", {"type": "arrive"}),
    ("touch g1", {"type": "touch", "square": "g1"}),
    ("pass_flag", {"type": "pass_flag"}),
    ("offer_draw", {"type": "offer_draw"}),
    ("accept_draw", {"type": "accept_draw"}),
    ("decline_draw", {"type": "decline_draw"}),
    ("claim_draw fifty", {"type": "claim_draw", "ground": "fifty"}),
    ("claim_draw threefold g1f3", {"type": "claim_draw", "ground": "threefold", "move": "g1f3"}),
    ("claim_dead", {"type": "claim_dead"}),
    ("claim_last_two", {"type": "claim_last_two"}),
    ("claim_flag", {"type": "claim_flag"}),
    ("challenge ajedrez.illegal-move", {"type": "challenge", "rule": "ajedrez.illegal-move"}),
    ("challenge ajedrez.illegal-move 4", {"type": "challenge", "rule": "ajedrez.illegal-move", "target": 4}),
    ("call_arbiter", {"type": "call_arbiter"}),
    ("call_arbiter habla mucho", {"type": "call_arbiter", "reason": "habla mucho"}),
    ("write 3 exd6 a.p. (=)", {"type": "write", "ply": 3, "san": "exd6 a.p. (=)"}),
    ("resign", {"type": "resign"}),
    ("arb_stop", {"type": "arb_stop"}),
    ("arb_resume", {"type": "arb_resume"}),
    ("arb_set_clocks 1000 2000", {"type": "arb_set_clocks", "white_ms": 1000, "black_ms": 2000}),
    ("arb_add_time 1 60000 13.5", {"type": "arb_add_time", "target": 1, "ms": 60000, "article": "13.5"}),
    ("arb_sanction 0 warn - - 12.5", {"type": "arb_sanction", "target": 0, "kind": "warn", "article": "12.5"}),
    ("arb_sanction 1 lose - 0.5", {"type": "arb_sanction", "target": 1, "kind": "lose", "rival_score": 0.5}),
    ("arb_lose_both", {"type": "arb_lose_both"}),
    ("arb_rule_last_two postpone true", {"type": "arb_rule_last_two", "decision": "postpone", "bonus": True}),
    ("arb_rule_last_two draw false", {"type": "arb_rule_last_two", "decision": "draw"}),
    ("arb_by_flag", {"type": "arb_by_flag"}),
    ("arb_declare 1/2-1/2 art_10_2", {"type": "arb_declare", "result": "1/2-1/2", "reason": "art_10_2"}),
    ("arb_flag", {"type": "arb_flag"}),
    ("arb_rollback 4", {"type": "arb_rollback", "ply": 4}),
    ("arb_excuse_late 1 4500000", {"type": "arb_excuse_late", "target": 1, "until_ms": 4500000}),
    ("arb_annul", {"type": "arb_annul"}),
]


@pytest.mark.parametrize(("text", "raw"), FORMS)
def test_there_and_back(text: str, raw: dict[str, Any]) -> None:
    game = Game()
    action = ENGINE.parse(raw)
    assert ENGINE.notate(game.state, action) == text
    assert ENGINE.read(game.state, WHITE, text) == action


def test_every_action_has_a_form() -> None:
    assert {type(ENGINE.parse(raw)) for _, raw in FORMS} == set(get_args(actions.Action))


@pytest.mark.parametrize(
    ("text", "raw"),
    [
        ("Cf3", {"type": "move", "uci": "g1f3"}),
        ("e4 (=)", {"type": "move", "uci": "e2e4", "offer": True}),
        (" g1g3 ", {"type": "move", "uci": "g1g3"}),
        ("reloj", {"type": "pass_flag"}),
        ("abandono", {"type": "resign"}),
        ("reto ajedrez.touch-move", {"type": "challenge", "rule": "ajedrez.touch-move"}),
    ],
)
def test_the_players_own_words(text: str, raw: dict[str, Any]) -> None:
    assert ENGINE.read(Game().state, WHITE, text) == ENGINE.parse(raw)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "notation_unknown"),
        ("move", "notation_unknown"),
        ("touch", "notation_unknown"),
        ("resign now", "notation_unknown"),
        ("write x e4", "notation_unknown"),
        ("Nf3", "notation_unknown"),
        ("Cg3", "notation_illegal"),
    ],
)
def test_no_action(text: str, code: str) -> None:
    with pytest.raises(Refusal, match=code):
        ENGINE.read(Game().state, WHITE, text)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("una-hora", "3600"),
        ("clasico", "40/7200:1800"),
        ("incremento-25-10", "1500+10"),
        ("retraso-25-5", "1500d5"),
        ("relampago-3-2", "180+2"),
        ("relampago-5", "300"),
        ("relampago-5-3", "300+3"),
        ("rapida-10", "600"),
        ("rapida-15-10", "900+10"),
    ],
)
def test_time_controls_in_pgn(name: str, text: str) -> None:
    assert time_control(CONTROLS[name]) == text


def test_a_game_as_pgn() -> None:
    game = Game()
    game.play(WHITE, "move", uci="g1g3")
    game.play(BLACK, "challenge", rule="ajedrez.illegal-move")
    game.play(WHITE, "move", 5_000, uci="g1f3", offer=True)
    game.play(BLACK, "claim_draw", 6_000, ground="fifty")
    game.play(BLACK, "move", 7_000, uci="g8f6")
    game.play(WHITE, "resign")
    text = export_pgn(game.state, ("Ana", "Benito"), {"Event": "Torneo escolar", "Date": "2026.11.21"})
    read = chess.pgn.read_game(io.StringIO(text))
    assert read is not None
    assert not read.errors
    assert dict(read.headers) == {
        "Event": "Torneo escolar",
        "Site": "?",
        "Date": "2026.11.21",
        "Round": "?",
        "White": "Ana",
        "Black": "Benito",
        "Result": "0-1",
        "TimeControl": "3600",
        "Termination": "resign",
    }
    comments = [node.comment for node in read.mainline()]
    assert [move.uci() for move in read.mainline_moves()] == ["g1f3", "g8f6"]
    assert comments[0] == "[%clk 0:59:56] (=) [ilegal: g1g3]"
    assert comments[1].endswith("[reclamación]")


def test_what_pgn_cannot_hold_is_said_in_a_comment() -> None:
    game = Game(fen="4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", options={"training": True, "white_seat": 1})
    game.moves("a1a2 e8d6 a2a3")
    game.play(ARBITER, "arb_annul")
    text = export_pgn(game.state, ("Ana", "Benito"))
    assert '[FEN "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"]' in text
    assert '[SetUp "1"]' in text
    assert '[White "Benito"]' in text
    assert '[Result "*"]' in text
    assert '[Termination "annulled"]' in text
    assert "[sigue: e8d6 a2a3]" in text.replace("\n", " ")
