"""The rulebook contains each rule of each engine once, with its kind and its details. All anchors and links to them
work."""

import re
from pathlib import Path

import pytest

from engines.kit.declaration.fault_details import A_NAME, A_NUMBER, NONE
from engines.registry import all_engines
from tests.tools.test_docs import PAGES, ROOT
from tools import rulebook

KINDS = {rule.id: rule.kind for engine in all_engines().values() for rule in engine.rules}
LINK_TO_PART = re.compile(r"\]\(([^)#:\s]*)#([^)]+)\)")
MENTION = re.compile(r"`([a-z0-9-]+\.[a-z0-9-]+)`")


@pytest.mark.parametrize("slug", all_engines())
def test_a_page_states_each_rule_of_its_engine_once_with_its_kind(slug: str) -> None:
    stated = [(entry.id, entry.kind) for entry in rulebook.entries(slug)]
    assert sorted(stated) == sorted((rule.id, rule.kind) for rule in all_engines()[slug].rules)


@pytest.mark.parametrize("slug", all_engines())
def test_a_rule_names_every_detail_of_its_faults(slug: str) -> None:
    texts = {entry.id: entry.text for entry in rulebook.entries(slug)}
    missing = [
        f"{id}: {detail}"
        for id, details in all_engines()[slug].details.items()
        for detail in details
        if detail not in (NONE, A_NAME, A_NUMBER) and f"`{detail}`" not in texts[id]
    ]
    assert not missing


def test_no_anchor_is_dead_or_set_twice() -> None:
    found = [anchor for page in rulebook.RULES.rglob("*.md") for anchor in rulebook.anchors(page)]
    assert sorted(found) == sorted(KINDS)


def test_the_rulebook_lists_all_its_pages_and_has_one_per_listed_game() -> None:
    book = rulebook.RULES / "book"
    index = (book / "README.md").read_text(encoding="utf-8")
    assert [page.name for page in book.glob("*.md") if page.name != "README.md" and f"({page.name})" not in index] == []
    assert [slug for slug, engine in all_engines().items() if engine.about.listed and f"({slug}.md)" not in index] == []


def test_every_mentioned_rule_exists() -> None:
    slugs = all_engines().keys()
    mentioned = [(page.name, id) for page in rulebook.RULES.rglob("*.md") for id in MENTION.findall(_text(page))]
    assert [(page, id) for page, id in mentioned if id.split(".")[0] in slugs and id not in KINDS] == []


def test_links_to_a_part_of_the_rulebook_lead_to_it() -> None:
    parts = {page.resolve(): _parts(page) for page in rulebook.RULES.rglob("*.md")}
    links = [(page, target, part) for page in PAGES for target, part in LINK_TO_PART.findall(_text(page))]
    into = [(page, (page.parent / target).resolve() if target else page, part) for page, target, part in links]
    dead = [f"{page.relative_to(ROOT)}: {part}" for page, target, part in into if target in parts and part not in parts[target]]
    assert not dead


def _parts(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.*)", _text(page), re.MULTILINE)
    slugs = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return slugs | set(rulebook.anchors(page))


def _text(page: Path) -> str:
    return page.read_text(encoding="utf-8")
