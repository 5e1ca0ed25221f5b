"""The page of the tree states the purpose of every file."""

import ast

from tools.tree import ROOT, first_sentence, page, sources


def test_every_python_module_says_what_it_is_for() -> None:
    silent = [file for file in sources() if file.endswith(".py") and not _docstring(file)]
    assert not silent


def test_the_places_that_the_page_names_first_are_there() -> None:
    table = page().split("## engines")[0]
    named = [word for word in table.split("`")[1::2] if "<" not in word and "/" in word]
    assert named
    assert not [name for name in named if not (ROOT / name).exists()]


def test_a_summary_ends_with_its_first_sentence() -> None:
    assert first_sentence("Rooms, e.g. of two. More of them.\n\nAnd more.") == "Rooms, e.g. of two."
    assert first_sentence("One line\nbroken in two.\nTwo.") == "One line broken in two."


def _docstring(file: str) -> str | None:
    return ast.get_docstring(ast.parse((ROOT / file).read_text(encoding="utf-8")))
