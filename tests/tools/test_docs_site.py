"""The documents build into a site without a warning. A dead link counts as a warning."""

import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

import pytest

from tools import docs_site, documents

HREF = re.compile(r'(?:href|src)="([^"#?:]+)"')


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    built = docs_site.build(folder)
    assert built.returncode == 0, built.stderr
    assert "WARNING" not in built.stderr
    return folder


def test_every_page_is_in_it(site: Path) -> None:
    for page in docs_site.DOCS.rglob("*.md"):
        name = page.with_stem("index") if page.stem == "README" else page  # In the site, a folder's README is its index.
        assert (site / name.relative_to(docs_site.DOCS)).with_suffix(".html").is_file(), page


def test_no_link_leaves_it_or_leads_nowhere(site: Path) -> None:
    broken = [
        f"{page.relative_to(site)}: {link}"
        for page in site.rglob("*.html")
        if page.name != "404.html"
        for link in HREF.findall(page.read_text(encoding="utf-8"))
        if not (page.parent / unquote(link)).exists()
    ]
    assert broken == []


def test_what_the_pages_point_at_in_the_tree_is_there(site: Path) -> None:
    assert "BanderillaNodeDown" in (site / "tree/deploy/alerts.yml.txt").read_text()
    assert (site / "tree/SECURITY.html").is_file()
    assert (site / "images/guide/mesas.webp").is_file()


def test_every_page_of_the_documents_is_in_the_menu() -> None:
    listed = docs_site.chapters(docs_site.DOCS)
    pages = [page.relative_to(docs_site.DOCS).as_posix() for page in docs_site.DOCS.rglob("*.md")]
    assert [page for page in pages if f"- {page}" not in listed and page != "index.md"] == []


def test_a_link_that_leads_nowhere_ends_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/index.md").write_text("# One\n\n[gone](gone.md)\n")
    monkeypatch.setattr(docs_site, "CHAPTERS", {})
    monkeypatch.setattr(docs_site, "DOCS", tmp_path / "docs")
    monkeypatch.setattr(documents, "write", lambda _folder: None)
    built = docs_site.build(tmp_path / "site")
    assert built.returncode != 0
    assert "gone.md" in built.stderr


def test_the_command_says_where_it_is(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.docs_site", str(tmp_path)], capture_output=True, text=True, timeout=60, cwd=docs_site.ROOT
    )
    assert (done.returncode, done.stdout.strip()) == (0, f"{tmp_path}/index.html")
