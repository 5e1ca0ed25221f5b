"""The conformance kit tests the sample package, and runs from the package's own folder."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    return shutil.copytree(ROOT / "examples" / "pebbles", tmp_path / "pebbles", ignore=shutil.ignore_patterns("__pycache__"))


def run(package: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs pytest in the folder of a package as if `pip install -e` had installed the package in this environment."""
    facts = package / "banderilla_pebbles-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: banderilla-pebbles\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text("[banderilla.games]\npebbles = banderilla_pebbles\n")
    path = os.pathsep.join(map(str, (package, ROOT, ROOT / "clients" / "python")))
    command = [sys.executable, "-m", "pytest", "-p", "banderilla_conformance.plugin", "-p", "no:cacheprovider", *arguments]
    return subprocess.run(command, cwd=package, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True)


def test_the_laws_and_the_worked_cases_pass(sample: Path) -> None:
    cases = len(json.loads((sample / "tests" / "cases.json").read_text()))
    done = run(sample, "-v")
    assert done.returncode == 0, done.stdout[-3_000:] + done.stderr
    assert "test_every_state_survives_storing_and_lets_somebody_go_on[pebbles-2-tournament]" in done.stdout
    assert "cases.json::The last stone is taken: its taker loses" in done.stdout
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed[1]) > cases


def test_a_case_that_differs_fails_with_its_name_and_the_difference(sample: Path) -> None:
    file = sample / "tests" / "cases.json"
    file.write_text(file.read_text().replace('"seat": 1}', '"seat": 0}'))
    done = run(sample, "-k", "loses")
    assert done.returncode == 1
    assert "The last stone is taken: its taker loses" in done.stdout


def test_a_wrong_lesson_a_picture_of_another_kind_and_an_unreadable_move_fail(sample: Path) -> None:
    module = sample / "banderilla_pebbles"
    words, lesson = module / "board" / "lesson_words.json", module / "lesson.json"
    words.write_text(words.read_text(encoding="utf-8").replace('"say": ["Agora', '"said": ["Agora'), encoding="utf-8")
    lesson.write_text(lesson.read_text().replace('"left": 4}', '"left": 5}'))
    (module / "board" / "board.webp").write_bytes(b"GIF89a")
    (module / "board" / "written.json").write_text('{"review": ["take two"]}')
    done = run(sample, "-k", "lesson_laws or package_laws")
    assert done.returncode == 1
    failed = set(re.findall(r"FAILED .*::(\w+)", done.stdout))
    assert failed == {
        "test_each_step_of_the_lesson_has_a_sentence_in_each_language_of_the_titles",
        "test_the_picture_is_a_small_webp",
        "test_each_example_of_a_move_can_be_read_in_its_phase",
        "test_what_is_challenged_is_a_fault",
    }


def test_a_game_that_is_not_installed_is_a_sentence(sample: Path) -> None:
    file = sample / "pyproject.toml"
    file.write_text(file.read_text().replace('banderilla_game = "pebbles"', 'banderilla_game = "other"'))
    done = run(sample)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "no installed package has the game 'other': pip install -e . first" in done.stderr
