"""Makes a game as a copy of a template: `python -m tools.new_game SLUG [plain|duel]`.

It can be played at once, in every language. `plain` copies noughts, `duel` copies takeaway, the smallest refereed duel: engine,
tests, rules page and client folder. The lobby lists the new game. Then replace the copied rules by your own.
"""

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

TEMPLATES = {"plain": "noughts", "duel": "takeaway"}
PARTS = ("engines/{}", "tests/engines/{}", "docs/rules/{}.md", "clients/web/src/games/{}")
OF_A_TEMPLATE = re.compile(
    r"\s*A template for [^.\n]*\."
    r"|,?\s*listed=False,?(?=\s*\))"
    r"|The template of [^(\n]*\(`make new-game[^)]*\)[^.]*\.\s+"
)
"""Text that is true of a template and false of its copy."""
ONE_CHOICE = 'choices=(Choice("mode", ("assisted", "tournament")),)'
CHOICES_OF_A_LISTED_GAME = (
    'choices=(Choice("mode", ("assisted", "tournament")), Choice("turn_ms", (60_000, 90_000, 120_000, 0), at_home=0))'
)
"""Noughts always has a clock. In a game that the lobby lists, no clock hurries a learner."""
NEXT = """
It can be played now: make run, then the lobby.
Next: the worked cases in tests/engines/{slug}/cases.json, engines/{slug}, then `make cases` and `make playthrough`;
the board, the words and the rules page in clients/web/src/games/{slug}; docs/rules/{slug}.md; `make pictures GAME={slug}`.
CONTRIBUTING.md has the steps."""


def new_game(slug: str, kind: str, root: Path) -> list[Path]:
    """Copies the template's parts under a new name and returns them. Raises `ValueError`: bad or taken slug, unknown kind."""
    if not re.fullmatch(r"[a-z][a-z0-9]{1,30}", slug):
        raise ValueError(f"{slug!r} is no slug: lower case letters and digits, as its folders are spelt")
    if kind not in TEMPLATES:
        raise ValueError(f"{kind!r} is no kind of game: {' or '.join(TEMPLATES)}")
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


def _files(path: Path) -> Iterator[Path]:
    return (file for file in path.rglob("*") if file.is_file()) if path.is_dir() else iter([path])


def _renamed(text: str, template: str, slug: str) -> str:
    text = OF_A_TEMPLATE.sub("", text).replace(ONE_CHOICE, CHOICES_OF_A_LISTED_GAME)
    return text.replace(template, slug).replace(template.title(), slug.title())


def main(arguments: list[str]) -> int:
    if not 1 <= len(arguments) <= 2 or not arguments[0]:
        print(f"usage: make new-game SLUG=<slug> KIND=<{'|'.join(TEMPLATES)}>", file=sys.stderr)
        return 2
    try:
        slug, kind = arguments if len(arguments) > 1 else (*arguments, "plain")
        made = new_game(slug, kind, Path(__file__).parent.parent)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    print("\n".join(map(str, made)), NEXT.format(slug=slug), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
