"""Tests of mutants: each has one change, the same seed gives the same mutants, and the nearest tests check them."""

import ast
import random
from pathlib import Path

import pytest

from tools import mutants
from tools.mutants import EXPLAINED, PLAYED, PRACTISED, Mutant, is_red, judged, modules, mutated, nearest_tests, sample

TURNS = "engines/kit/duel/turns.py"
LEAD = "tests/engines/kit/duel/test_turns.py::test_lead"
RULE = "def may(a, b):\n    if a > 3 and b:\n        return False\n    return take(a, b)\n"


def test_a_mutant_differs_from_its_module_and_still_compiles() -> None:
    original = ast.unparse(ast.parse(RULE))
    found = [mutated("m.py", RULE, random.Random(seed)) for seed in range(60)]
    texts = {mutant.text for mutant in found if mutant is not None}
    assert len(texts) >= 7, "comparison, number, condition twice, guard, boolean, arguments"
    assert original + "\n" not in texts
    for text in texts:
        compile(text, "m.py", "exec")


def test_a_swap_that_changes_no_behaviour_is_no_mutant() -> None:
    assert mutated("m.py", "def most(a, b):\n    return max(a, b)\n", random.Random(1)) is None
    assert mutated("m.py", "def most(a, b):\n    return take(a, b)\n", random.Random(1)) is not None
    assert mutated("m.py", "def seconds(a_ms):\n    return a_ms / 1_000\n", random.Random(1)) is None


def test_nothing_outside_a_function_is_changed() -> None:
    assert mutated("m.py", "LIMIT = 3\nIS_ON = LIMIT > 2\n", random.Random(1)) is None


def test_a_weaker_assertion_and_another_log_line_are_no_mutants() -> None:
    text = "def f(a):\n    assert a > 3 and a\n    log.info('took %d', a + 1)\n    return {}\n"
    assert mutated("m.py", text.format("a"), random.Random(1)) is None
    assert mutated("m.py", text.format("a + 1"), random.Random(1)) is not None


def test_a_seed_draws_the_same_mutants_of_every_layer() -> None:
    found = sample(7, 24)
    assert found == sample(7, 24)
    assert found != sample(8, 24)
    layers = modules()
    drawn = {layer for layer, names in layers.items() for mutant in found if mutant.module in names}
    assert drawn == set(layers)


@pytest.mark.parametrize(
    ("module", "tests"),
    [
        (TURNS, "tests/engines/kit/duel/test_turns.py"),
        ("engines/contig60/ruling.py", f"tests/engines/contig60 {PLAYED}[contig60]"),
        ("engines/fab_a_diffy/practice.py", f"tests/engines/fab_a_diffy {PLAYED}[fab-a-diffy] {PRACTISED}[fab-a-diffy]"),
        ("engines/juggle/facts.py", f"tests/engines/juggle {PLAYED}[juggle] {EXPLAINED}[juggle]"),
        (
            "engines/truco/speech/words.py",
            f"tests/engines/truco/speech tests/engines/truco/cases.json tests/engines/truco/more_cases.json {PLAYED}[truco]",
        ),
        ("server/room/step_result.py", "tests/room/play/test_plain_act.py"),
        ("server/gateway/http/export.py", "tests/gateway/http/test_export.py tests/jobs/test_pupil_file.py"),
        ("engines/contract.py", None),
    ],
)
def test_the_nearest_tests_of_a_module(module: str, tests: str | None) -> None:
    assert nearest_tests(module) == tests


def test_the_tests_that_all_games_share_exist() -> None:
    for test in (PLAYED, PRACTISED, EXPLAINED):
        file, _, name = test.partition("::")
        assert f"def {name}(" in Path(file).read_text(encoding="utf-8")


def test_a_mutant_that_its_tests_notice_is_killed_and_the_module_is_restored(tmp_path: Path) -> None:
    module = tmp_path / TURNS
    tests = tmp_path / "tests/engines/kit/duel"
    module.parent.mkdir(parents=True)
    tests.mkdir(parents=True)
    module.write_text("LEAD = 3\n")
    (tests / "test_turns.py").write_text(
        f"from pathlib import Path\ndef test_lead():\n    assert 'LEAD = 3' in Path({str(module)!r}).read_text()\n"
    )
    assert judged(Mutant(TURNS, 1, "3 → 4", "LEAD = 4\n"), tmp_path) == ("killed", LEAD)
    assert module.read_text() == "LEAD = 3\n"
    assert judged(Mutant(TURNS, 1, "none", "LEAD = 3\n\n"), tmp_path) == ("survived", "")
    (tests / "test_turns.py").write_text("def test_lead():\n    assert False\n")
    assert judged(Mutant(TURNS, 1, "3 → 4", "LEAD = 4\n"), tmp_path) == ("killed", LEAD), "known as green"
    is_red.cache_clear()
    assert judged(Mutant(TURNS, 1, "3 → 4", "LEAD = 4\n"), tmp_path) == ("red", LEAD)


def test_a_copy_has_the_source_and_the_clients_packages_and_nothing_that_was_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ("server/a.py", "server/__pycache__/a.pyc", "clients/web/node_modules/font.woff2", "clients/web/dist/index.html")
    for name in names:
        (tmp_path / "here" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "here" / name).write_text(name)
    monkeypatch.setattr(mutants, "ROOT", tmp_path / "here")
    mutants.copy_to(tmp_path / "there")
    assert [(tmp_path / "there" / name).is_file() for name in names] == [True, False, True, False]
    assert (tmp_path / "there/clients/web/node_modules").is_symlink()
