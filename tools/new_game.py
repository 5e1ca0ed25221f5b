"""Makes a new game from a template: `python -m tools.new_game SLUG [plain|duel|package]`.

The new game can be played at once, in every language, and the lobby lists it. `plain` copies noughts; `duel` copies takeaway,
the smallest game with a referee. Both templates have an engine, tests, a rules page and a client folder. After that, replace
the copied rules by your own rules.

`package` copies the sample `examples/pebbles` into the folder `banderilla-SLUG` next to this checkout. The copy is a package of
your own, which any server can install (`docs/design/game-packages.md`).
"""

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from engines.registry import own_slugs

PACKAGE = "package"
SAMPLE = "pebbles"
NOT_COPIED = shutil.ignore_patterns("__pycache__", ".*")
TEMPLATES = {"plain": "noughts", "duel": "takeaway"}
PARTS = ("engines/{}", "tests/engines/{}", "docs/rules/{}.md", "clients/web/src/games/{}")
OF_A_TEMPLATE = re.compile(
    r"\s+It is a template for new games[^.]*\."
    r"|,?\s*listed=False,?(?=\s*\))"
    r"|The template of [^(\n]*\(`make new-game[^)]*\)[^.]*\.\s+"
)
"""Finds text that is true of a template but not of its copy."""
ONE_CHOICE = 'choices=(Choice("mode", ("assisted", "tournament")),)'
CHOICES_OF_A_LISTED_GAME = (
    'choices=(Choice("mode", ("assisted", "tournament")), Choice("turn_ms", (60_000, 90_000, 120_000, 0), at_home=0))'
)
"""The choices of a new game that was copied from noughts. Noughts, which the lobby does not list, offers no choice of the
clock; a listed game must offer games without a clock, so that it hurries no learner."""
NEXT_OF_A_PACKAGE = """
Next: .venv/bin/pip install -e {folder}, then make run: the lobby lists it.
`pytest` in that folder tests it with the conformance kit. Then replace the copied rules,
words, board and lesson by your own; `make pictures GAME={slug}` takes its picture for the lobby.
docs/design/game-packages.md explains each file."""
NEXT = """
It can be played now: make run, then the lobby.
Next: the worked cases in tests/engines/{slug}/cases.json, engines/{slug}, then `make cases` and `make playthrough`;
the board, the words and the rules page in clients/web/src/games/{slug}; docs/rules/{slug}.md; `make pictures GAME={slug}`.
CONTRIBUTING.md has the steps."""


def new_game(slug: str, kind: str, root: Path) -> list[Path]:
    """Copies the parts of a template under a new name and returns their paths. Raises `ValueError` for a bad slug, a slug in
    use, or an unknown kind."""
    _require_slug(slug)
    if kind not in TEMPLATES:
        raise ValueError(f"{kind!r} is no kind of game: {', '.join((*TEMPLATES, PACKAGE))}")
    template = TEMPLATES[kind]
    made = [root / part.format(slug) for part in PARTS]
    if any(path.exists() for path in made):
        raise ValueError(f"{slug} exists")
    for part, target in zip(PARTS, made, strict=True):
        source = root / part.format(template)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)
        for file in _files(target):
            file.write_text(_renamed(file.read_text(), template, slug))
    return made


def new_package(slug: str, root: Path, place: Path) -> Path:
    """Copies the sample package under a new name into the folder `place` and returns the new folder. Raises `ValueError` for a
    bad slug or a slug in use."""
    _require_slug(slug)
    made = place / f"banderilla-{slug}"
    if made.exists() or slug in own_slugs():
        raise ValueError(f"{slug} exists")
    shutil.copytree(root / "examples" / SAMPLE, made, ignore=NOT_COPIED)
    for file in _files(made):
        if file.suffix != ".webp":
            file.write_text(_renamed(file.read_text(encoding="utf-8"), SAMPLE, slug), encoding="utf-8")
    (made / f"banderilla_{SAMPLE}").rename(made / f"banderilla_{slug}")
    return made


def _require_slug(slug: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9]{1,29}", slug):
        raise ValueError(f"{slug!r} is not a slug: use lower-case letters and digits, as in the names of its folders")


def _files(path: Path) -> Iterator[Path]:
    return (file for file in path.rglob("*") if file.is_file()) if path.is_dir() else iter([path])


def _renamed(text: str, template: str, slug: str) -> str:
    text = OF_A_TEMPLATE.sub("", text).replace(ONE_CHOICE, CHOICES_OF_A_LISTED_GAME)
    return text.replace(template, slug).replace(template.title(), slug.title())


def main(arguments: list[str]) -> int:
    if not 1 <= len(arguments) <= 2 or not arguments[0]:
        print(f"usage: make new-game SLUG=<slug> KIND=<{'|'.join((*TEMPLATES, PACKAGE))}>", file=sys.stderr)
        return 2
    root = Path(__file__).parent.parent
    try:
        slug, kind = arguments if len(arguments) > 1 else (*arguments, "plain")
        if kind == PACKAGE:
            folder = new_package(slug, root, root.parent)
            print(folder, NEXT_OF_A_PACKAGE.format(folder=folder, slug=slug), sep="\n")
            return 0
        made = new_game(slug, kind, root)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    print("\n".join(map(str, made)), NEXT.format(slug=slug), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
