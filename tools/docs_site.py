"""Builds the documents as a website: `python -m tools.docs_site [FOLDER]`. The exit status is 1 if a link is broken.

The tool first makes the generated documents (`tools/documents.py`). Pages in `docs` also link to files elsewhere in the
repository. The tool copies these files into the site, so that no link leaves the site. ProperDocs, the maintained fork of
MkDocs, builds the site; `--strict` makes every warning an error.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools import documents

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
CHAPTERS = {
    "Play": ("tutorial.md", "es/*.md", "privacidad.md", "privacy.md"),
    "Rules": ("rules/book/*.md", "rules/*.md"),
    "Run it": ("deploy/*.md",),
    "Understand": ("glossary.md", "design/*.md", "tree.md"),
    "Look up": ("reference/*.md", "reference/games/*.md"),
}
FILES = "tree"
"""The site's folder for files from outside `docs`."""
LINK = re.compile(r"(\]\()([^)#:\s]+)((?:#[^)]*)?\))")
PAGES = (".md",)
SETTINGS = """
site_name: Banderilla
docs_dir: {source}
site_dir: {target}
use_directory_urls: false
theme:
  name: mkdocs
  locale: en
  highlightjs: false
plugins: [search]
markdown_extensions: [tables, fenced_code, toc]
nav:
  - Home: index.md
{nav}
validation:
  omitted_files: ignore
  links:
    not_found: warn
    anchors: warn
    absolute_links: warn
    unrecognized_links: warn
"""


def chapters(source: Path) -> str:
    """Returns the menu: the tasks that readers have, each with its pages."""
    lines = []
    for name, patterns in CHAPTERS.items():
        pages = sorted({page for pattern in patterns for page in source.glob(pattern)})
        lines += [f"  - {name}:", *(f"      - {page.relative_to(source).as_posix()}" for page in pages)]
    return "\n".join(lines)


def gather(source: Path) -> None:
    """Collects the files of the site and changes their links so that they stay inside the site."""
    shutil.copytree(DOCS, source)
    documents.write(source)
    waiting = [page for page in source.rglob("*") if page.suffix in PAGES]
    origins = {page: DOCS / page.relative_to(source) for page in waiting}
    while waiting:
        page = waiting.pop()
        origin = origins[page]

        def inside(found: re.Match[str], page: Path = page, origin: Path = origin) -> str:
            pointed = (origin.parent / found[2]).resolve()
            if pointed.is_relative_to(DOCS):
                place = source / pointed.relative_to(DOCS)
            else:
                place = _placed(source, pointed)
                if not place.exists():
                    _put(pointed, place)
                    if place.suffix in PAGES:
                        origins[place] = pointed
                        waiting.append(place)
            if place.is_dir():
                place = _listed(place, source)
            return f"{found[1]}{os.path.relpath(place, page.parent)}{found[3]}"

        page.write_text(LINK.sub(inside, page.read_text(encoding="utf-8")), encoding="utf-8")


def _placed(source: Path, pointed: Path) -> Path:
    path = source / FILES / pointed.relative_to(ROOT)
    return (
        path if pointed.suffix in (*PAGES, ".png", ".json", ".zip") or pointed.is_dir() else path.with_name(path.name + ".txt")
    )


def _put(pointed: Path, place: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    if pointed.is_dir():
        place.mkdir()
    else:
        shutil.copyfile(pointed, place)


def _listed(folder: Path, source: Path) -> Path:
    """Returns a page that lists the contents of a folder."""
    page = folder / "index.md"
    if not page.exists():
        names = sorted(path.name for path in folder.iterdir() if path.is_file())
        lines = [f"- [{name}]({name})" for name in names]
        page.write_text("\n".join([f"# {folder.relative_to(source)}", "", *lines, ""]), encoding="utf-8")
    return page


def build(target: Path) -> subprocess.CompletedProcess[str]:
    with tempfile.TemporaryDirectory(prefix="banderilla-docs-") as folder:
        source, settings = Path(folder) / "docs", Path(folder) / "site.yml"
        gather(source)
        settings.write_text(SETTINGS.format(source=source, target=target.resolve(), nav=chapters(source)), encoding="utf-8")
        command = [sys.executable, "-m", "properdocs", "build", "--strict", "--config-file", str(settings)]
        return subprocess.run(command, capture_output=True, text=True)


def main(arguments: list[str]) -> int:
    target = Path(arguments[0]) if arguments else ROOT / "build" / "site"
    built = build(target)
    print(built.stderr if built.returncode else f"{target}/index.html")
    return built.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
