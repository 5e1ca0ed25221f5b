"""The page that walks through the layers with a move and a challenge names functions that exist in the linked files."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/design/walk.md"
INDEX = ROOT / "docs/index.md"
STEPS = re.findall(r"\[`(\w+)`\]\(([^)#]+)\)", PAGE.read_text(encoding="utf-8"))


def functions_of(file: Path) -> set[str]:
    """Returns the names of the functions in a Python or TypeScript file."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        return {node.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    return set(re.findall(r"^(?:export )?function (\w+)", text, re.MULTILINE))


@pytest.mark.parametrize(("name", "link"), STEPS)
def test_a_step_names_a_function_of_the_file_that_it_links(name: str, link: str) -> None:
    assert name in functions_of((PAGE.parent / link).resolve())


def test_the_walk_passes_every_layer() -> None:
    files = {(PAGE.parent / link).resolve().relative_to(ROOT).as_posix() for _name, link in STEPS}
    layers = ("clients/web/", "server/gateway/", "server/store/", "server/room/", "engines/kit/", "engines/takeaway/")
    assert [layer for layer in layers if not any(file.startswith(layer) for file in files)] == []


def test_the_index_begins_with_five_files_that_exist() -> None:
    text = INDEX.read_text(encoding="utf-8")
    start = text.index("## The first hour")
    assert text[:start].strip() == "# Documents of Banderilla"
    rows = re.findall(r"^\d\. (.+)$", text[start : text.index("**To play**")], re.MULTILINE)
    assert len(rows) == 5
    for row in rows:
        links = re.findall(r"\]\(([^)]+)\)", row)
        assert links
        assert all((INDEX.parent / link).exists() for link in links), row
