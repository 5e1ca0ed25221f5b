"""Tests of the command that runs worked cases and shortens their actions: its output, its files and its exit status."""

import json
from pathlib import Path

import pytest

from tools.cases import main

GOOD = {
    "name": "A row",
    "rule": "noughts.place",
    "given": {"cells": ["oo.", "xx.", "..."]},
    "actions": [{"seat": 0, "type": "place", "cell": 2}, {"seat": 1, "type": "place", "cell": 5}],
    "expected": {"steps": ["ok", {"rejected": "game_over"}], "state": {"flag": 1}},
}


def test_every_case_has_its_line_and_all_passed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cases.json"
    file.write_text(json.dumps([GOOD, {**GOOD, "name": "The same"}]))
    assert main([str(file), "noughts"]) == 0
    assert capsys.readouterr().out == "A row: ok\nThe same: ok\n2 passed, 0 failed\n"


def test_an_action_may_be_a_text_in_the_short_form(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cases.json"
    file.write_text(json.dumps([GOOD | {"actions": ["0: c1", "1: c2"]}, GOOD | {"actions": ["0: c1", "1: fifth"]}]))
    assert main([str(file), "noughts"]) == 1
    unread = "step 2: 'fifth' cannot be read: notation_unknown"
    assert capsys.readouterr().out == f"A row: ok\nA row: {unread}\n1 passed, 1 failed\n"


def test_shortened_actions_keep_each_case_on_its_line(tmp_path: Path) -> None:
    file = tmp_path / "cases.json"
    file.write_text(f"[\n{json.dumps(GOOD)},\n{json.dumps(GOOD)}\n]\n")
    assert main(["--shorten", str(file), "noughts"]) == 0
    short = json.dumps(GOOD | {"actions": ["0: c1", "1: c2"]})
    assert file.read_text() == f"[\n{short},\n{short}\n]\n"


def test_shortened_actions_fill_their_lines(tmp_path: Path) -> None:
    file = tmp_path / "cases.json"
    actions = [{"seat": 0, "type": "place", "cell": cell} for cell in (9, 3, 4, *[2] * 16)]
    steps = [{"rejected": "malformed"}, {"rejected": "occupied"}, {"rejected": "occupied"}, "ok", *["game_over"] * 15]
    file.write_text(json.dumps([GOOD | {"actions": actions, "expected": {"steps": steps, "state": {"flag": 1}}}], indent=1))
    assert main(["--shorten", str(file), "noughts"]) == 0
    assert (
        file.read_text()
        == """[
{"name": "A row", "rule": "noughts.place",
 "given": {"cells": ["oo.", "xx.", "..."]},
 "actions": [{"seat": 0, "type": "place", "cell": 9}, "0: a2", "0: b2", "0: c1", "0: c1", "0: c1", "0: c1", "0: c1", "0: c1",
  "0: c1", "0: c1", "0: c1", "0: c1", "0: c1", "0: c1", "0: c1", "0: c1", "0: c1", "0: c1"],
 "expected": {"steps": [{"rejected": "malformed"}, {"rejected": "occupied"}, {"rejected": "occupied"}, "ok", "game_over",
  "game_over", "game_over", "game_over", "game_over", "game_over", "game_over", "game_over", "game_over", "game_over",
  "game_over", "game_over", "game_over", "game_over", "game_over"], "state": {"flag": 1}}}
]
"""
    )


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"expected": {"steps": ["ok", "ok"]}}, "step 2 place: expected ok, got {'rejected': 'game_over'}"),
        ({"expected": {"state": {"flag": 0}, "steps": ["ok", {"rejected": "game_over"}]}}, "flag: expected 0, got 1"),
        ({"expected": {"state": {"moon": 0}, "steps": ["ok", {"rejected": "game_over"}]}}, "state has no moon"),
        ({"given": {"cells": ["nonsense"]}}, "Refusal: "),
    ],
)
def test_what_differs_is_told(change: object, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert isinstance(change, dict)
    file = tmp_path / "cases.json"
    file.write_text(json.dumps([GOOD | change]))
    assert main([str(file), "noughts"]) == 1
    line, closing = capsys.readouterr().out.splitlines()
    assert sentence in line
    assert closing == "0 passed, 1 failed"


def test_a_game_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["anything.json", "ludo"]) == 2
    assert "noughts" in capsys.readouterr().err


def test_a_file_that_is_not_there_or_no_json_is_said_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "none.json"), "noughts"]) == 2
    assert capsys.readouterr().err == f"{tmp_path / 'none.json'}: No such file or directory\n"
    (tmp_path / "odd.json").write_text("no")
    assert main([str(tmp_path / "odd.json"), "noughts"]) == 2
    assert "no JSON" in capsys.readouterr().err
