"""The documents point at what is there: links, and paths of files in the tree."""

import re
from collections.abc import Iterator
from pathlib import Path

from tools import documents

ROOT = Path(__file__).parents[2]
PAGES = (
    *sorted((ROOT / "docs").rglob("*.md")),
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md")),
)
STARTS = ("", "server", "clients/web/src", "engines/kit")
"""Folders from which a page may give a path."""
PATH = re.compile(r"`((?:[\w.-]+/)+[\w.-]+\.(?:py|ts|svelte|lua|json|conf|sh|yml))`")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


def test_every_link_of_the_docs_leads_to_a_file() -> None:
    generated = {(ROOT / "docs" / path).resolve() for path in documents.paths()}
    targets = ((page, link, (page.parent / link).resolve()) for page, link in _found(LINK))
    broken = [f"{page.name}: {link}" for page, link, target in targets if target not in generated and not target.exists()]
    assert not broken, "\n".join(broken)


def test_every_path_that_the_docs_name_is_there() -> None:
    gone = [f"{page.name}: {path}" for page, path in _found(PATH) if not _is_there(path)]
    assert not gone, "\n".join(gone)


def test_the_index_lists_every_page_but_those_of_the_games() -> None:
    index = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    pages = [page.relative_to(ROOT / "docs").as_posix() for page in PAGES if (ROOT / "docs") in page.parents]
    of_games = ("rules/", "reference/games/")
    missing = [page for page in pages if not page.startswith(of_games) and page != "index.md" and f"({page})" not in index]
    assert not missing


def _found(pattern: re.Pattern[str]) -> Iterator[tuple[Path, str]]:
    for page in PAGES:
        for found in pattern.findall(page.read_text(encoding="utf-8")):
            yield page, found


def _is_there(path: str) -> bool:
    return any((ROOT / start / path).exists() for start in STARTS)
