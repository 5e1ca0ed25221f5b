"""Changes the code in small ways and reports the changes that no nearby test notices: `python -m tools.mutants`.

A mutant is one change of one expression or statement: a comparison flipped or off by one, `and` for `or`, a number off by one,
a guard dropped, two arguments swapped, a boolean negated. The tool draws the mutants at random from a seed, the same number for
each layer. Each mutant runs the nearest tests of its module: the module's own test file, or the test folder of its package. A
mutant that passes these tests survives.

Two existing tools take hours here: mutmut runs the whole suite once to learn which tests cover which line, and cosmic-ray runs
one command for every mutant. So this tool chooses the tests by their paths. A run costs two seconds, because it forks from a
process that has already loaded pytest and the third-party packages.
"""

import argparse
import ast
import contextlib
import importlib
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Literal, NoReturn, TypeAlias

from hypothesis import Phase, settings

from engines.registry import folder_of, own_slugs
from tests.test_mirror import ALSO, LAYERS, SUBJECTS, mirrored

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = "engines/"
"""The modules in this folder form a layer of their own. The tests of a module in this layer are in the test folder of its
game, in `PLAYED` and, for some modules, in `BY_NAME`. A module in a subfolder has the tests of that subfolder and the worked
cases of its game."""
PLAYED: Final = "tests/engines/test_playthrough.py::test_the_playthrough_is_the_one_that_was_reviewed"
PRACTISED: Final = "tests/school/test_slips.py::test_the_engine_rules_as_each_exercise_was_made"
EXPLAINED: Final = "tests/engines/test_facts.py::test_a_fault_is_told_with_the_facts_that_are_declared_of_it"
BY_NAME: Final = {"practice.py": PRACTISED, "facts.py": EXPLAINED}
NOT_COPIED: Final = shutil.ignore_patterns("__pycache__", "node_modules", "dist", "build", ".*")
TIMEOUT_S: Final = 240
TEST_TIMEOUT_S: Final = 20
"""Seconds that a test may take. A mutant that makes a test take longer is killed."""
STOP_S: Final = 10
"""Seconds that a run has to stop its servers after it was interrupted."""
CLIENTS: Final = ("banderilla_client", "banderilla_conformance", "banderilla_gym")
LOADED: Final = ("pytest", "tests.conftest", "tests.engines.conftest", "server.command_line.main", "hypothesis.strategies")
"""Modules whose third-party packages are imported before the forks, so that all runs share these packages."""
OWN: Final = frozenset({"engines", "protocol", "server", "tests", "tools", "clients", *CLIENTS})
Verdict: TypeAlias = Literal["killed", "survived", "timeout", "red"]
"""The result for a mutant. `red`: the tests of the mutant fail even without the change, so they say nothing about the
mutant."""
UNITS: Final = frozenset({1_000, 1_000_000})
"""Numbers that convert seconds to milliseconds and megabytes to bytes. A change by one changes a time or a limit by at most one
per mille, which no test can notice."""
EASY: Final = frozenset({"maxsize", "strict"})
"""Arguments that change no result: the size of a cache, and the check that `zip` gets equal lengths."""
COMMUTATIVE: Final = frozenset({"max", "min", "compare_digest", "gcd"})
"""Functions whose arguments may be swapped without effect."""
SWAPPED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """A changed module: its path, its new text, and a description of the change with its line."""

    module: str
    line: int
    change: str
    text: str


def changes(node: ast.AST) -> Iterator[tuple[str, Callable[[], object]]]:
    """Yields the possible changes of a node of the syntax tree: a description, and a function that makes the change."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in SWAPPED:
            other = SWAPPED[type(op)]
            yield f"{type(op).__name__} → {other.__name__}", lambda: setattr(node, "ops", [other()])
        case ast.BoolOp(op=op):
            flipped = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield f"{type(op).__name__} → {type(flipped).__name__}", lambda: setattr(node, "op", flipped)
            yield "last part of the condition dropped", lambda: node.values.pop()
        case ast.Constant(value=bool() as value):
            yield f"{value} → {not value}", lambda: setattr(node, "value", not value)
        case ast.Constant(value=int() as value) if value not in UNITS:
            yield f"{value} → {value + 1}", lambda: setattr(node, "value", value + 1)
        case ast.BinOp(op=ast.Add() | ast.Sub() as op):
            opposite = ast.Sub() if isinstance(op, ast.Add) else ast.Add()
            yield f"{type(op).__name__} → {type(opposite).__name__}", lambda: setattr(node, "op", opposite)
        case ast.UnaryOp(op=ast.Not()):
            yield "not not", lambda: setattr(node, "operand", ast.UnaryOp(ast.Not(), node.operand))
        case ast.If(orelse=[], body=[ast.Raise() | ast.Return() | ast.Continue() | ast.Break()]):
            yield "guard dropped", lambda: setattr(node, "test", ast.Constant(value=False))
        case ast.Call(func=ast.Name(id=name)) if name in COMMUTATIVE:
            pass  # the same values in another order are the same behaviour
        case ast.Call(args=[first, second, *_rest]) if ast.dump(first) != ast.dump(second) and _is_plain(first, second):
            yield "first two arguments swapped", lambda: node.args.__setitem__(slice(0, 2), [second, first])


def _is_plain(*arguments: ast.expr) -> bool:
    """Tells whether all arguments are names, fields or numbers. Other arguments usually differ in type, so that swapping them
    proves little."""
    return all(isinstance(argument, ast.Name | ast.Attribute | ast.Constant) for argument in arguments)


def mutated(module: str, text: str, draw: random.Random) -> Mutant | None:
    """Returns one random mutant of a module; None if nothing in its functions can be changed."""
    tree = ast.parse(text)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    nodes = [node for function in functions for statement in function.body for node in _behaviour(statement)]
    found = [(node, change) for node in nodes for change in changes(node)]
    if not found:
        return None
    node, (words, change) = draw.choice(found)
    line = getattr(node, "lineno", 0)
    change()
    return Mutant(module, line, words, ast.unparse(ast.fix_missing_locations(tree)) + "\n")


def _behaviour(node: ast.AST) -> Iterator[ast.AST]:
    """Yields the node and its parts, except those that do not affect a correct program: assertions, `EASY` arguments, and the
    words and fields of log messages."""
    match node:
        case ast.Assert() | ast.Call(func=ast.Attribute(value=ast.Name(id="log"))):
            return
        case ast.FunctionDef(name="__repr__"):
            return
        case ast.keyword(arg=name) if name in EASY:
            return
    yield node
    for part in ast.iter_child_nodes(node):
        yield from _behaviour(part)


def nearest_tests(module: str) -> str | None:
    """Returns the test file of a module, or the test folder of its package or game; None if neither exists. Further
    test files follow after a space."""
    own = _own_tests(module)
    return " ".join((own, *ALSO.get(module, ()), *_shared_tests(module))) if own is not None else None


def _shared_tests(module: str) -> Iterator[str]:
    """Yields the tests that all games share and that play the game of this module."""
    if any(module.startswith(f"{layer}/") for layer in LAYERS):
        return
    folder, *subfolders, name = Path(module).parts[1:]
    slug = next((slug for slug in own_slugs() if folder_of(slug) == folder), None)
    if slug is None:
        return
    if subfolders:
        yield from sorted(file.relative_to(ROOT).as_posix() for file in (ROOT / "tests/engines" / folder).glob("*cases.json"))
    yield f"{PLAYED}[{slug}]"
    if name in BY_NAME:
        yield f"{BY_NAME[name]}[{slug}]"


def _own_tests(module: str) -> str | None:
    if module in SUBJECTS:
        return SUBJECTS[module]
    if any(module.startswith(f"{layer}/") for layer in LAYERS):
        own = mirrored(module)
        folder = next((folder for folder in (own, *own.parents) if folder.exists()), None)
        return None if folder is None else folder.relative_to(ROOT).as_posix()
    folder = ROOT / "tests" / Path(module).parent
    while not folder.exists():
        folder = folder.parent
    return folder.relative_to(ROOT).as_posix() if folder.name != "engines" else None


def modules() -> dict[str, list[str]]:
    """Returns the paths of the modules per layer. All games are one layer."""
    paths = (path for part in ("engines", "protocol", "server") for path in (ROOT / part).rglob("*.py"))
    every = (path.relative_to(ROOT).as_posix() for path in paths)
    found: dict[str, list[str]] = {}
    for module in sorted(every):
        layer = next((layer for layer in LAYERS if module.startswith(f"{layer}/")), None)
        layer = layer or ("the games" if module.startswith(GAMES) and module.count("/") > 1 else None)
        if layer is not None and not module.endswith("__init__.py"):
            found.setdefault(layer, []).append(module)
    return found


def sample(seed: int, number: int) -> list[Mutant]:
    """Draws `number` mutants. It takes one from each layer in turn."""
    draw, by_layer = random.Random(seed), modules()
    layers = sorted(by_layer)
    found: list[Mutant] = []
    while len(found) < number:
        module = draw.choice(by_layer[layers[len(found) % len(layers)]])
        mutant = mutated(module, (ROOT / module).read_text(encoding="utf-8"), draw)
        if mutant is not None and nearest_tests(module) is not None:
            found.append(mutant)
    return found


def judged(mutant: Mutant, checkout: Path) -> tuple[Verdict, str]:
    """Runs the nearest tests on the mutant in a copy of the checkout, and restores the copy. Also returns the first test that
    fails."""
    tests = nearest_tests(mutant.module)
    assert tests is not None
    file = checkout / mutant.module
    before = file.read_text(encoding="utf-8")
    _write(file, mutant.text)
    try:
        failed = first_failure(tests.split(), checkout)
    except TimeoutError:
        return "timeout", ""
    finally:
        _write(file, before)
    if failed is None:
        return "survived", ""
    return ("red" if is_red(failed, checkout) else "killed"), failed


def copy_to(checkout: Path) -> None:
    """Copies the source to a new folder. Links the client's packages, because the tests of previews draw with their font."""
    shutil.copytree(ROOT, checkout, ignore=NOT_COPIED)
    packages = Path("clients/web/node_modules")
    (checkout / packages).symlink_to(ROOT / packages)


def load_packages() -> None:
    """Imports the third-party packages that the modules in `LOADED` import. Each run imports our own modules from its
    checkout."""
    program = f"import sys, {', '.join(LOADED)}; print(*sys.modules)"
    listed = subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for module in listed.split():
        if module.split(".")[0] not in OWN and module not in sys.modules:
            with contextlib.suppress(ImportError):  # a module that its package creates only while it is imported
                importlib.import_module(module)


def _write(file: Path, text: str) -> None:
    """Writes a module, and deletes its compiled form, because Python would use the old compiled form if the new text had the
    same time and size."""
    file.write_text(text, encoding="utf-8")
    for compiled in file.parent.glob(f"__pycache__/{file.stem}.*.pyc"):
        compiled.unlink()


def first_failure(tests: Sequence[str], checkout: Path) -> str | None:
    """Runs tests in a fork of this process, and returns the first that fails; None if all pass. Raises `TimeoutError`."""
    told, tells = os.pipe()
    child = os.fork()
    if child == 0:
        _run(tests, checkout, tells)
    os.close(tells)
    with open(told, encoding="utf-8") as answer:
        for sent, patience_s in ((signal.SIGINT, TIMEOUT_S), (signal.SIGKILL, STOP_S)):
            end = time.monotonic() + patience_s
            while time.monotonic() < end:
                ended, status = os.waitpid(child, os.WNOHANG)
                if ended:
                    if sent == signal.SIGKILL:
                        raise TimeoutError
                    return None if status == 0 else answer.read() or tests[0]
                time.sleep(0.02)
            os.kill(child, sent)
        os.waitpid(child, 0)
        raise TimeoutError


def _run(tests: Sequence[str], checkout: Path, tells: int) -> NoReturn:
    """Runs tests with the checkout's modules instead of the modules that this process has loaded, and ends the process."""
    status = 3
    try:
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1)
        os.dup2(null, 2)
        for name in [name for name in sys.modules if name.split(".")[0] in OWN]:
            del sys.modules[name]
        sys.modules["__main__"] = ModuleType("__main__")  # worker processes import a main module that has a file
        os.chdir(checkout)
        sys.path[:] = [str(checkout), *(path for path in sys.path if path not in ("", str(ROOT)))]
        importlib.invalidate_caches()
        pytest = importlib.import_module("pytest")
        quick = ("-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning", "-o", f"timeout={TEST_TIMEOUT_S}")
        # A failure is enough: hypothesis would look for a shorter example for minutes.
        settings.register_profile("first", phases=(Phase.explicit, Phase.generate), database=None)
        status = pytest.main(["-q", "-x", *quick, "--hypothesis-profile=first", *tests], plugins=[_Failure(tells)])
    finally:
        os._exit(status)


class _Failure:
    """A plugin that writes the name of the first failed test or file to a pipe."""

    def __init__(self, tells: int) -> None:
        self._tells = tells

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed and self._tells >= 0:
            os.write(self._tells, report.nodeid.encode())
            self._tells = -1

    pytest_collectreport = pytest_runtest_logreport


@cache
def is_red(test: str, checkout: Path) -> bool:
    """Tells whether the test fails even in an unchanged checkout."""
    try:
        return first_failure([test], checkout) is not None
    except TimeoutError:
        return True


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="make mutants", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--number", type=int, default=200)
    asked = parser.parse_args(arguments)
    load_packages()
    verdicts: list[Verdict] = []
    with tempfile.TemporaryDirectory(prefix="banderilla-mutants-") as folder:
        checkout = Path(folder) / "banderilla"
        copy_to(checkout)
        for mutant in sample(asked.seed, asked.number):
            verdict, by = judged(mutant, checkout)
            verdicts.append(verdict)
            print(
                f"{verdict:9} {mutant.module}:{mutant.line} {mutant.change} [{by or nearest_tests(mutant.module)}]", flush=True
            )
    decided = [verdict for verdict in verdicts if verdict in ("killed", "survived")]
    survived = decided.count("survived")
    share = survived / max(1, len(decided))
    print(f"{survived} of {len(decided)} survived ({share:.0%}); {len(verdicts) - len(decided)} without a verdict")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
