"""A name contains a word of its annotated type: a `StepContext` is `context`, a `RoomChannel` is `channel`."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT = Path(__file__).parent.parent.parent
LAYERS = ("engines", "protocol", "server")
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
VARIABLES = (ast.AnnAssign,)
EVERYWHERE = (*LAYERS, "clients/python", "tests", "tools")
RELATIONS: Final = {"before", "after", "old", "new", "first", "last", "each", "other", "one", "done", "asked", "fresh", "next"}
"""Words that distinguish two values of the same type."""
FAMILIES: Final = {"action", "message", "body", "command"}
"""Words for any member of a large family of types: each action of an engine and each message is a separate class."""
USUAL: Final = {
    ("link", "RedisHealth"),
    ("part", "RedisHealth"),
    ("game", "Partial"),
    ("room", "Aggregate"),
    ("session", "Aggregate"),
    ("engine", "Playable"),
    ("kind", "AggregateType"),
    ("wire", "RawConnection"),
    ("socket", "WireConnection"),
    ("higher", "Entrant"),
    ("lower", "Entrant"),
}
"""Pairs of name and type that are usual in this project."""
EXCEPTIONS: Final = {"exception", "error", "refusal", "refused", "unstored", "unfit"}
"""Words of the types of exceptions."""
MAX_OTHER_PARAMETERS: Final = 96
MAX_OTHER_VARIABLES: Final = 96
"""The maximum number of parameters, and the maximum number of variables and fields, whose name has no word of their type. Both
numbers may only fall."""


def modules(folders: tuple[str, ...]) -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text())) for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


def annotations(node: ast.AST) -> Iterator[tuple[str, ast.expr | None]]:
    """Yields the name and the type of each parameter of a function, or of one annotated variable or field."""
    match node:
        case ast.FunctionDef(args=given) | ast.AsyncFunctionDef(args=given):
            yield from ((each.arg, each.annotation) for each in (*given.posonlyargs, *given.args, *given.kwonlyargs))
        case ast.AnnAssign(target=ast.Name(id=name) | ast.Attribute(attr=name), annotation=annotation):
            yield name, annotation
        case _:
            pass


@cache
def annotated(kinds: tuple[type[ast.AST], ...]) -> Counter[tuple[str, str]]:
    """Returns how often each pair of a name and a project type occurs in nodes of these kinds in the layers `LAYERS`."""
    trees = [tree for _path, tree in modules(LAYERS)]
    classes = {node.name for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)}
    found: Counter[tuple[str, str]] = Counter()
    for node in (node for tree in trees for node in ast.walk(tree) if isinstance(node, kinds)):
        for name, annotation in annotations(node):
            named = annotation.value if isinstance(annotation, ast.Subscript) else annotation
            if isinstance(named, ast.Name) and named.id in classes:
                found[name.lstrip("_"), named.id] += 1
    return found


def words(name: str) -> set[str]:
    return {word.lower().rstrip("s") for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}


def is_named_after_its_type(name: str, kind: str) -> bool:
    return bool(words(name) & words(kind)) or name in RELATIONS | FAMILIES or (name, kind) in USUAL


@pytest.mark.parametrize(("kinds", "most"), [(FUNCTIONS, MAX_OTHER_PARAMETERS), (VARIABLES, MAX_OTHER_VARIABLES)])
def test_a_name_contains_a_word_of_its_type(kinds: tuple[type[ast.AST], ...], most: int) -> None:
    odd = Counter({pair: count for pair, count in annotated(kinds).items() if not is_named_after_its_type(*pair)})
    assert odd.total() <= most, odd.most_common(20)


def test_the_words_that_were_renamed_stay_away() -> None:
    known = annotated(FUNCTIONS) + annotated(VARIABLES)
    gone = {("run", "StepContext"), ("watch", "RoomChannel"), ("course", "DuelRules")}
    assert known["context", "StepContext"] > 200
    assert known["deadline", "Deadline"] > 0
    assert not gone & known.keys()


def variables(tree: ast.Module) -> Iterator[tuple[str, bool]]:
    """Yields each variable, parameter and function of a module, and whether it stands for an exception. Leaves out the
    fields and methods of classes."""
    members = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for member in node.body
        for part in (member, *(ast.walk(member) if isinstance(member, ast.Assign | ast.AnnAssign) else ()))
    }
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                if id(node) not in members:
                    yield name, False
            case ast.arg(arg=name, annotation=annotation):
                yield name, annotation is not None and bool(EXCEPTIONS & words(ast.unparse(annotation)))
            case ast.ExceptHandler(name=str(name)) | ast.withitem(optional_vars=ast.Name(id=name)):
                yield name, True
            case _:
                pass


def test_an_exception_and_an_event_are_called_so() -> None:
    odd = {
        (str(path.relative_to(ROOT)), name)
        for path, tree in modules(EVERYWHERE)
        for name, is_exception in variables(tree)
        if name.lstrip("_") in ("no", "happening", "happenings") or (name.lstrip("_") == "wrong" and is_exception)
    }
    assert not odd, "a refusal is `refusal`, another exception `error`, and a `GameEvent` an event; fields keep their names"
