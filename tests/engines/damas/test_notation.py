"""Tests of the notation that a player may type."""

from typing import Any

import pytest

from engines.contract import Refusal
from engines.damas import ENGINE
from tests.engines.damas.table import BLACK, Game

SHORT = {"type": "challenge", "rule": "damas.capture"}


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("11-15", {"type": "move", "path": [11, 15]}),
        (" 11 - 15 ", {"type": "move", "path": [11, 15]}),
        ("11:18", {"type": "move", "path": [11, 18]}),
        ("toco 14", {"type": "touch", "square": 14}),
        ("Touch 14", {"type": "touch", "square": 14}),
        ("soplo 23", {**SHORT, "remedy": "huff", "target": 23}),
        ("rectificá", {**SHORT, "remedy": "rectify"}),
        ("devuelvo el turno", {"type": "challenge", "rule": "damas.touch-dead", "remedy": "rectify"}),
        ("nada que reclamar", {"type": "waive"}),
        ("¡Tiempo!", {"type": "shout_time"}),
        ("time!", {"type": "shout_time"}),
        ("tablas", {"type": "offer_draw"}),
        ("repetición", {"type": "claim_draw", "ground": "repetition"}),
        ("sin avance", {"type": "claim_draw", "ground": "no_progress"}),
        ("listo", {"type": "ready"}),
        ("!damas.step", {"type": "challenge", "rule": "damas.step"}),
        ("!damas.touch-dead huff 9", {"type": "challenge", "rule": "damas.touch-dead", "remedy": "huff", "target": 9}),
    ],
)
def test_words_and_moves(text: str, action: dict[str, Any]) -> None:
    assert ENGINE.read(Game().state, BLACK, text) == ENGINE.parse(action)


@pytest.mark.parametrize(
    "action",
    [
        {"type": "move", "path": [14, 23, 32]},
        {"type": "move", "path": [14, 17]},
        {"type": "touch", "square": 3},
        {**SHORT, "remedy": "huff", "target": 3},
        {**SHORT, "remedy": "rectify"},
        {"type": "challenge", "rule": "damas.touch-dead", "remedy": "rectify"},
        {"type": "challenge", "rule": "damas.touch-dead", "remedy": "huff"},
        {"type": "challenge", "rule": "damas.win", "remedy": "rectify"},
        {"type": "challenge", "rule": "damas.touch-dead"},
        *({"type": kind} for kind in ("waive", "shout_time", "offer_draw", "accept_draw", "decline_draw", "resign", "ready")),
        {"type": "claim_draw", "ground": "repetition"},
        {"type": "claim_draw", "ground": "no_progress"},
        {"type": "call_time"},
        *({"type": "declare", "winner": winner} for winner in (0, 1, None)),
    ],
)
def test_every_action_is_written_and_read(action: dict[str, Any]) -> None:
    state = Game(fen="B:W18,27,30:B14,1").state
    parsed = ENGINE.parse(action)
    assert ENGINE.read(state, BLACK, ENGINE.notate(state, parsed)) == parsed


@pytest.mark.parametrize(
    "text",
    ["", "hola", "11", "11-99", "0-5", "toco", "toco 40", "soplo x", "!", "!damas.capture", "!damas.capture huff", "!a burn"],
)
def test_what_is_not_understood(text: str) -> None:
    with pytest.raises(Refusal, match="notation_unknown"):
        ENGINE.read(Game().state, BLACK, text)


def test_a_capture_by_its_ends() -> None:
    state = Game(fen="B:W18,27,30:B14,1").state
    assert ENGINE.read(state, BLACK, "14x32").path == (14, 23, 32)
    assert ENGINE.read(state, BLACK, "14x23").path == (14, 23)
    assert ENGINE.read(state, BLACK, "1x10").path == (1, 10)
    ring = Game(fen="B:W14,15,22,23,32:BK10").state
    with pytest.raises(Refusal, match="notation_ambiguous"):
        ENGINE.read(ring, BLACK, "10x10")
    assert ENGINE.read(ring, BLACK, "10x19x26x10").path == (10, 19, 26, 17, 10)
