"""Reads the pages of the rulebook: the fifteen games in `docs/rules/book`, and the page of a new game in `docs/rules`."""

import re
from pathlib import Path
from typing import Final, NamedTuple

RULES: Final = Path(__file__).parents[1] / "docs" / "rules"
_RULE: Final = re.compile(r'^- <a id="([^"]+)"></a>\*\*`([^`]+)`\*\* \(([a-z]+)\): ((?:.|\n(?=  ))*)', re.MULTILINE)
_ANCHOR: Final = re.compile(r'<a id="([^"]+)"></a>')


class Entry(NamedTuple):
    """One rule on the page of a game."""

    id: str
    kind: str
    text: str


def page_of(slug: str) -> Path:
    """Returns the page with the rules of a game. Raises `FileNotFoundError` for a game without a page."""
    for page in (RULES / "book" / f"{slug}.md", RULES / f"{slug}.md"):
        if page.is_file():
            return page
    raise FileNotFoundError(f"{slug} has no page in docs/rules or docs/rules/book")


def entries(slug: str) -> list[Entry]:
    """Returns the rules on a game's page in their order."""
    return [Entry(id, kind, text) for anchor, id, kind, text in _RULE.findall(_text(slug)) if anchor == id]


def anchors(page: Path) -> list[str]:
    """Returns the anchors of the rules on a page."""
    return _ANCHOR.findall(page.read_text(encoding="utf-8"))


def goal(slug: str) -> str:
    """Returns the first paragraph of a game's page without its links. The paragraph says what the players do and who wins."""
    paragraph = _text(slug).split("\n\n")[1]
    return " ".join(re.sub(r"\[Common rules\].*", "", paragraph, flags=re.DOTALL).split())


def section(slug: str, title: str) -> str:
    """Returns the text under a heading of a game's page; empty if the page lacks the heading."""
    found = re.search(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", _text(slug), re.MULTILINE | re.DOTALL)
    return found[1].strip() if found else ""


def _text(slug: str) -> str:
    return page_of(slug).read_text(encoding="utf-8")
