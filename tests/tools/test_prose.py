"""The prose of each layer keeps its budget of unidiomatic sentences; `python -m tools.prose --lower` lowers the budgets."""

import ast
from pathlib import Path

import pytest

from tools.prose import PATTERNS, ROOT, Sentence, budgets, lower, matches, over_budget, sentences_of, shares, tracked_sentences

VERBS = ("Add", "Check", "Count", "Let", "Make", "Play", "Raise", "Read", "Return", "Send", "Tell", "Write", "Yield")


def test_no_layer_exceeds_its_budget() -> None:
    found = over_budget(shares(tracked_sentences()), budgets())
    assert not found, "\n".join([*found, "`python -m tools.prose --list all --layer LAYER` prints the sentences."])


@pytest.mark.parametrize(
    "pattern_of_a_package", ["engines", "examples", "protocol", "server", "tools", "clients/python/*", "tests/*"]
)
def test_functions_of_a_package_are_described_in_one_form(pattern_of_a_package: str) -> None:
    for package in sorted(ROOT.glob(pattern_of_a_package)):
        functions = (
            node
            for path in package.rglob("*.py")
            for node in ast.walk(ast.parse(path.read_text()))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        )
        first_words = {(ast.get_docstring(function) or " ").split(" ")[0] for function in functions}
        both = {verb for verb in VERBS if {verb, f"{verb}s"} <= first_words}
        assert not both, f"{package.name}: {both}"


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        ("headless", "Who leaves gives up the seat."),
        ("opener", "What the client sent."),
        ("agentless", "The room is told of it."),
        ("so-many", "So many rooms are open at a time."),
        ("is-to", "The game is to be played."),
        ("literary", "A field beside it."),
        ("one", "A turn of one's own."),
        ("of-which", "The seat of which it speaks."),
        ("nobody", "Nobody waits."),
    ],
)
def test_each_pattern_finds_its_sentence(pattern: str, text: str) -> None:
    assert pattern in [name for name in PATTERNS if matches(Sentence("server", "a.py", 1, text), name)]


def test_plain_sentences_match_no_pattern() -> None:
    plain = ("Return the stored answer.", "The server sends a snapshot to each viewer.", "Who plays first?")
    assert not [text for text in plain if matches(Sentence("server", "a.py", 1, text))]


def test_docstrings_comments_and_markdown_are_read_with_their_lines(tmp_path: Path) -> None:
    (tmp_path / "server").mkdir()
    (tmp_path / "server" / "a.py").write_text('"""Holds the seats."""\n\nSEATS = 2  # Two players at most. noqa\n')
    (tmp_path / "page.md").write_text(
        "# A long heading\n\nThe server\nsends it. The client\nanswers it.\n\n```\nno prose in here\n```\n"
    )
    (tmp_path / "a.ts").write_text(
        "/** Draws the board. */\nconst url = 'http://host/no/prose/here'; // Draws it once.\nconst beside = 1;\n"
    )
    (tmp_path / "a.lua").write_text("local seats = 2 -- Two players at most\n")
    found = [s for path in ("server/a.py", "page.md", "a.ts", "a.lua") for s in sentences_of(path, tmp_path)]
    assert [(s.layer, s.line, s.text) for s in found] == [
        ("server", 1, "Holds the seats."),
        ("server", 3, "Two players at most."),
        ("top Markdown", 1, "A long heading"),
        ("top Markdown", 3, "The server sends it."),
        ("top Markdown", 4, "The client answers it."),
        ("other", 1, "Draws the board."),
        ("other", 2, "Draws it once."),
        ("other", 1, "Two players at most"),
    ]


def test_strings_are_read_except_docstrings_and_code(tmp_path: Path) -> None:
    source = (
        '"""Holds the seats."""\n\nlog.info(f"nobody {verb} in {room}: wait for the players")\n'
        'raise ValueError(\n    "the table is full; "\n    "choose another table"\n)\n'
        'KEYS = ("a-b", "no words", r"\\d+ (?:of|to) \\w+")\n'
    )
    for folder in ("server", "tests"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "a.py").write_text(source)
    (tmp_path / "server" / "words").mkdir()
    (tmp_path / "server" / "words" / "es.py").write_text('TEXT = "no hay más lugar"\n')
    paths = ("server/a.py", "tests/a.py", "server/words/es.py")
    found = [sentence for path in paths for sentence in sentences_of(path, tmp_path) if sentence.layer == "strings"]
    assert [(s.path, s.line, s.text) for s in found] == [
        ("server/a.py", 3, "Nobody … in …: wait for the players"),
        ("server/a.py", 5, "The table is full;"),
        ("server/a.py", 5, "choose another table"),
    ]


@pytest.mark.parametrize("text", ["what the store lost is told", "nobody waits at a table", "Who sits down is ready"])
def test_a_string_matches_a_pattern_whatever_its_first_letter(text: str, tmp_path: Path) -> None:
    (tmp_path / "server").mkdir()
    (tmp_path / "server" / "a.py").write_text(f"TEXT = {text!r}\n")
    assert all(matches(sentence) for sentence in sentences_of("server/a.py", tmp_path))
    assert shares(list(sentences_of("server/a.py", tmp_path))) == {"strings": 100}


def test_a_share_above_its_budget_is_reported() -> None:
    assert over_budget({"server": 12.1, "tools": 3.0}, {"server": 12, "tools": 3}) == [
        "server: 12.1 % of the sentences match; the budget is 12 %"
    ]
    assert over_budget({"new": 0.5}, {}) == ["new: 0.5 % of the sentences match; the budget is 0 %"]


def test_a_budget_falls_and_never_rises() -> None:
    assert lower({"server": 12.1, "tools": 3.0, "new": 0.5}, {"server": 20, "tools": 2}) == {"server": 13, "tools": 2, "new": 1}
