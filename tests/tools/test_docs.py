"""All targets in the documents exist: links, and paths of files in the repository."""

import re
from collections.abc import Iterator
from pathlib import Path

import yaml

from tools import documents

ROOT = Path(__file__).parents[2]
PAGES = (
    *sorted((ROOT / "docs").rglob("*.md")),
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "GOVERNANCE.md")),
)
STARTS = ("", "server", "clients/web/src", "engines/kit")
"""Folders that a path in a document may start from."""
PATH = re.compile(r"`((?:[\w.-]+/)+[\w.-]+\.(?:py|ts|svelte|lua|json|conf|sh|yml))`")
INSTALL = re.compile(r"\b(?:uvx|pipx run|pipx install|pip install)\b")
BY_NAME = re.compile(rf"{INSTALL.pattern} [\"']?banderilla(?![\w-])")
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


def test_no_page_tells_people_to_install_a_name_that_we_have_not_registered() -> None:
    others = (*PAGES, *sorted((ROOT / "clients").glob("*/README.md")), *sorted((ROOT / "changes").glob("*.md")))
    texts = {page: page.read_text(encoding="utf-8") for page in others}
    assert sum(len(INSTALL.findall(text)) for text in texts.values()) > 3
    assert [(page.name, command) for page, text in texts.items() for command in BY_NAME.findall(text)] == []


def test_outsiders_see_the_same_tests_and_forms() -> None:
    github = ROOT / ".github"
    workflows = {path.stem: yaml.safe_load(path.read_text(encoding="utf-8")) for path in github.glob("workflows/*.yml")}
    assert {"run": ".ci/run"} in workflows["test"]["jobs"]["everything"]["steps"]
    assert all(workflow["permissions"] == {"contents": "read"} for workflow in workflows.values())
    forms = {path.stem: yaml.safe_load(path.read_text(encoding="utf-8")) for path in github.glob("ISSUE_TEMPLATE/*.yml")}
    fields = {stem: [field["id"] for field in form["body"]] for stem, form in forms.items() if stem != "config"}
    assert fields == {"wrong-ruling": ["game", "room", "ruling", "version"], "does-not-start": ["doctor", "steps", "machine"]}


def _found(pattern: re.Pattern[str]) -> Iterator[tuple[Path, str]]:
    for page in PAGES:
        for found in pattern.findall(page.read_text(encoding="utf-8")):
            yield page, found


def _is_there(path: str) -> bool:
    return any((ROOT / start / path).exists() for start in STARTS)
