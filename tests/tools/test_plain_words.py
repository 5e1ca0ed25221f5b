"""The project's texts must not contain private words if the field has a usual word (CONTRIBUTING, Words)."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = ("engines", "protocol", "server", "tools", "tests", "docs", "clients/web/src", "clients/web/client")
FILES = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "Makefile")
ENDINGS = frozenset({".py", ".md", ".ts", ".svelte", ".css", ".lua"})

INSTEAD = {
    r"_?clerks?": "board sync",
    r"errands?": "pending command, outbox",
    r"eyes": "viewer, audience",
    r"anew": "again",
    r"onlook(er|ers|ing)": "spectator, watching",
    r"look(s|ed|ing)? on(?! (the|it|them|their))": "subscribe, watch",
    r"look(s|ed|ing)? into (a|each|every|these|the) (class|room|board|boards|rooms)": "subscribe, watch",
    r"bonds?": "connection",
    r"(the|this|our) house": "the server, the project",
    r"hall_view|desk_view": "room view, referee view",
}
"""Patterns of whole words, each with the words to write instead."""

ALLOWED = (
    (
        r'"errands(_made)?"|^ +errands: (int|number)|\berrands\b.*(number|count|desk)|desk.*errands',
        "the stored field and the key in the tutors' view",
    ),
    (r"stored as `errands`", "the glossary says so"),
    (r"words\.errands|\berrands: \(count", "the client's words, by the key in the view"),
    (r"turned your eyes", "players of Truco do"),
)
"""Patterns of lines that may contain such a word, each with the reason."""

THIS = Path(__file__).relative_to(ROOT).as_posix()


def test_no_word_of_the_old_dialect_comes_back() -> None:
    pattern = re.compile("|".join(rf"\b{word}\b" for word in INSTEAD), re.IGNORECASE)
    allowed = re.compile("|".join(line for line, _why in ALLOWED))
    found = [
        f"{name}:{number}: {match.group()}"
        for name, number, line in _lines()
        if (match := pattern.search(line)) and not allowed.search(line)
    ]
    assert not found, "\n".join(found)


def test_the_patterns_find_the_words_and_leave_others_alone() -> None:
    pattern = re.compile("|".join(rf"\b{word}\b" for word in INSTEAD), re.IGNORECASE)
    assert all(map(pattern.search, ("hall_view", "a clerk", "two onlookers", "who looks on", "looks into every board", "anew")))
    assert not any(map(pattern.search, ("shall", "the second hall", "challenge", "a look on the board", "look into a file")))


def _is_own(path: Path) -> bool:
    """Returns whether this is a text of the project. `make bench` installs other people's packages in `tests/load/peers`."""
    return path.suffix in ENDINGS and "node_modules" not in path.parts


def _lines() -> Iterator[tuple[str, int, str]]:
    paths = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*")) if _is_own(path)]
    for path in (*paths, *(ROOT / name for name in FILES)):
        name = path.relative_to(ROOT).as_posix()
        if name == THIS:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield name, number, line
