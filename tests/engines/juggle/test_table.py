"""Tests of the pieces and their placements, the setup, the notation, views, score cards, and positions that a client
sends."""

from typing import Any

import msgspec
import pytest

from engines.contract import REFEREE, SPECTATOR, Refusal
from engines.juggle import board, practice
from engines.juggle.actions import Place, Remove, Return, Roll, Take
from engines.juggle.board import (
    ALL_CELLS,
    CELL_NAMES,
    CELL_OF,
    FULL_BOARDS,
    PIECES,
    PLACEMENTS,
    TOUCHES,
    around,
    cells_of,
    mask_of,
)
from engines.juggle.faults import read_sentence
from engines.juggle.state import Lying
from engines.juggle.table import covered, empty_count, fits, touching
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.referee.actions import Challenge, DeclareWin
from engines.registry import engine_of
from tests.engines.kit.script import Script

ENGINE = engine_of("juggle")
CROSS = {"red-5X-1": ["B5", "C4", "C5", "C6", "D5"]}


def game(**given: Any) -> Script:
    return Script("juggle", **given)


def test_one_hundred_and_twelve_pieces_of_408_squares() -> None:
    assert (len(PIECES), sum(piece.size for piece in PIECES.values())) == (112, 408)
    assert [CELL_NAMES[0], CELL_NAMES[8], CELL_NAMES[80]] == ["A1", "A9", "I9"]


@pytest.mark.parametrize(
    ("shape", "ways"),
    [("1", 1), ("2", 2), ("3I", 2), ("3L", 4), ("4O", 1), ("4S", 4), ("4L", 8), ("5X", 1), ("5F", 8), ("5Z", 4), ("5I", 2)],
)
def test_every_way_to_turn_and_flip(shape: str, ways: int) -> None:
    """Count the forms of a piece that differ in rotation or reflection. Placements that differ only in their position
    count once."""
    forms = set()
    for cells in map(cells_of, PLACEMENTS[shape]):
        left, top = min(cell % 9 for cell in cells), cells[0] // 9
        forms.add(frozenset((cell % 9 - left, cell // 9 - top) for cell in cells))
    assert len(forms) == ways


@pytest.mark.parametrize(
    ("may_turn", "may_flip", "ways"), [(True, True, 8), (True, False, 4), (False, True, 2), (False, False, 1)]
)
def test_an_edition_decides_whether_pieces_turn_and_flip(
    monkeypatch: pytest.MonkeyPatch, *, may_turn: bool, may_flip: bool, ways: int
) -> None:
    edition = msgspec.structs.replace(board._EDITION, may_turn=may_turn, may_flip=may_flip)
    monkeypatch.setattr(board, "_EDITION", edition)
    assert len(board._orientations([(0, 0), (0, 1), (0, 2), (1, 2)])) == ways


def test_touching_is_a_side_or_a_corner() -> None:
    assert cells_of(TOUCHES[CELL_OF["A1"]]) == tuple(CELL_OF[name] for name in ("A2", "B1", "B2"))
    ring = ("D4", "D5", "D6", "E4", "E6", "F4", "F5", "F6")
    assert cells_of(around(mask_of((CELL_OF["E5"],)))) == tuple(CELL_OF[name] for name in ring)


@pytest.mark.parametrize("name", FULL_BOARDS)
def test_the_full_boards_are_faultless(name: str) -> None:
    board = tuple(Lying(piece, tuple(sorted(CELL_OF[cell] for cell in cells))) for piece, cells in FULL_BOARDS[name].items())
    assert (covered(board), empty_count(board), touching(board)) == (ALL_CELLS, 0, ())
    assert not fits(board, "red-1-4" if name == "F0" else "green-1-4")
    assert not FULL_BOARDS["F0"].keys() & FULL_BOARDS["F1"].keys()


def test_setup_throws_until_one_is_lower() -> None:
    reader = ChanceReader(ChanceState(b"z" * 32, script=((4, 4), (3, 2))))
    state = ENGINE.setup(ENGINE.read_options({}), 2, reader, 0)
    assert (state.starter, state.flag, state.throw, state.phase) == (1, 1, (3, 2), "review")
    named = ENGINE.read_options({"starter": 0})
    assert [ENGINE.for_game(named, number).starter for number in (0, 1, 2)] == [0, 1, 0]


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("roll", Roll()),
        ("return", Return()),
        ("win", DeclareWin()),
        ("-r1#2", Remove("red-1-2")),
        ("+r5P d1", Take("red-5P-1", "bank", "exact", 0)),
        ("<b5X d2", Take("blue-5X-1", "opponent", "exact", 1)),
        ("+g3L#2 6/2=3", Take("green-3L-2", "bank", "calculated", None, "6/2=3")),
        ("+g3L#1 ?", Take("green-3L-1", "bank", "calculated")),
        ("@A1,B1,C1", Place(("A1", "B1", "C1"))),
        ("!juggle.colours-touch @r1#1,b5X", Challenge(rule="juggle.colours-touch", target=("red-1-1", "blue-5X-1"))),
        ("!!juggle.must-use|other:so it was", Challenge(rules=("juggle.must-use", "other:so it was"))),
    ],
)
def test_every_action_has_a_text_that_reads_back(text: str, action: Any) -> None:
    state = game().state
    assert ENGINE.notate(state, action) == text
    assert ENGINE.read(state, 0, f" {text} ") == action


def test_a_piece_without_its_number_is_the_first_at_hand() -> None:
    state = game(boards=[{"red-1-1": ["A1"], "red-1-3": ["C3"]}, {"red-1-2": ["E5"]}]).state
    assert ENGINE.read(state, 0, "+R1 d1") == Take("red-1-4", "bank", "exact", 0)
    assert ENGINE.read(state, 0, "-r1") == Remove("red-1-1")
    assert ENGINE.read(state, 0, "<r1 d1").piece == "red-1-2"
    assert ENGINE.read(state, 0, "@a1,b1") == Place(("A1", "B1"))


@pytest.mark.parametrize("text", ["", "+r9 d1", "+p1 d1", "-r1#9", "+r1", "!", "jump", "<"])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(Refusal, match="notation_unknown"):
        ENGINE.read(game().state, 0, text)


@pytest.mark.parametrize(
    "text", ["6-2", "6-2=x", "6+2+1=9", "(6+2)=8", "-6+2=4", "6=6", "6%2=0", "6/2=3.0", "٣+1=4", "1" * 81 + "+1=2"]
)
def test_what_is_outside_the_grammar(text: str) -> None:
    assert read_sentence(text) is None


def test_signs_have_other_forms() -> None:
    for text in ("6/2=3", "6 : 2 = 3", "6÷2=3", "1·3=3", "1x3=3", "1×3=3", "5–2=3", "5−2=3", " 1 + 2 = 3 "):
        said = read_sentence(text)
        assert said is not None, text
        assert (said.is_true, said.stated) == (True, 3), text


def test_the_record_is_for_referees_alone() -> None:
    script = game(dice=[2, 4]).play("0 +r1 d1", "0 @A1")
    for viewer in (0, 1, SPECTATOR):
        seen = ENGINE.view(script.state, viewer, 0)
        assert "record" not in seen
        assert "faults" not in msgspec.json.encode(seen).decode()
    shown_by = {"squares": 1, "die": 2, "cells": ["dice"]}
    assert ENGINE.view(script.state, REFEREE, 0)["record"] == {"turn": [["juggle.exact-value", "red-1-1", shown_by]]}


def test_a_fault_shows_nowhere() -> None:
    """Two turns take the same piece, one with the right die and one with the other die, which is a fault. Players and
    spectators see the die that the seat said, and no other difference."""
    right = game(dice=[5, 1], boards=[{}, {}]).play("0 +r5X d1", "0 return", "0 pass")
    wrong = game(dice=[5, 1], boards=[{}, {}]).play("0 +r5X d2", "0 return", "0 pass")
    assert right.kinds == wrong.kinds == ["taken", "returned", "flag_passed"]
    for viewer in (0, 1, SPECTATOR):
        shown, fault = (ENGINE.view(script.state, viewer, 0) for script in (right, wrong))
        assert [key for key in shown if shown[key] != fault[key]] == ["last"]
        said = [{**deed, "die": None} for deed in fault["last"]["deeds"]]
        assert {**fault["last"], "deeds": said} == {
            **shown["last"],
            "deeds": [{**deed, "die": None} for deed in shown["last"]["deeds"]],
        }
        assert "juggle" not in msgspec.json.encode(fault).decode()


def test_what_did_not_change_is_the_same_object_in_every_view() -> None:
    script = game(boards=[{}, CROSS], dice=[2, 1])
    before = ENGINE.view(script.state, 0, 0)
    after = ENGINE.view(script.play("0 +r1 d2", "0 @A1").state, 0, 0)
    assert after["boards"][1] is before["boards"][1]
    assert after["boards"][0] == {"red-1-1": ["A1"]}


def test_the_text_of_a_position() -> None:
    script = game(boards=[{"red-1-2": ["A1"]}, CROSS], dice=[6, 1]).play("0 <r5X d1")
    assert ENGINE.view(script.state, 0, 0)["text"] == "r1 80,81 0 holding 6.1 r5X | r1#2@A1 |"


def test_the_card_has_a_line_for_each_turn() -> None:
    script = game(dice=[2, 4], chance=[[3, 3]]).play("0 +r1 d1", "0 @A1", "0 pass", "1 !juggle.exact-value", "1 roll")
    assert ENGINE.card(script.state, 0).lines == ((1, "2.4", "r1#1", 81, "challenged"),)
    script.wait(70_000)
    assert ENGINE.card(script.state, 1).lines == ((1, "3.3", "", 81, ""),)
    lost = game(dice=[2, 4]).play("0 pass", "1 !juggle.how-many")
    assert ENGINE.card(lost.state, 1).lines == ((1, None, "", 81, "lost"),)
    assert ENGINE.card(lost.state, 1).total == 81


@pytest.mark.parametrize(
    "given",
    [
        {"boards": [{"red-9-1": ["A1"]}, {}]},
        {"boards": [{"red-1-1": ["J1"]}, {}]},
        {"boards": [{"red-2-1": ["A1", "B2"]}, {}]},
        {"boards": [{"red-1-1": ["A1"], "red-1-2": ["A1"]}, {}]},
        {"boards": [{"red-1-1": ["A1"]}, {"red-1-1": ["A1"]}]},
        {"boards": [{"full": "F2"}, {}]},
        {"boards": [{"full": "F0", "without": ["red-1-4"]}, {}]},
        {"boards": [{}]},
        {"phase": "rolled"},
        {"dice": [0, 1]},
        {"declared": [False, True]},
        {"flag": 2},
        {"surprise": 1},
    ],
)
def test_impossible_positions_are_malformed(given: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="malformed"):
        ENGINE.position(given, 0)


def test_an_exercise_looks_for_a_place_only_on_a_board_with_few_empty_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    state = game(dice=[2, 1]).state
    empty = empty_count(state.boards[0])
    for crowded, are_there in ((empty, True), (empty - 1, False)):
        monkeypatch.setattr(practice, "CROWDED", crowded)
        assert bool(practice.returns(state, 0)) is are_there
