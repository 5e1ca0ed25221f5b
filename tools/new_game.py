"""Starts a game as a copy of noughts, green from the first minute: `python -m tools.new_game SLUG`."""

import re
import shutil
import sys
from pathlib import Path

TEMPLATE = "noughts"


def copy(slug: str, root: Path) -> list[Path]:
    """Copies the engine and its tests under a new name; returns the folders. Raises `ValueError`: a bad or taken slug."""
    if not re.fullmatch(r"[a-z][a-z0-9-]{1,30}", slug):
        raise ValueError(f"{slug!r} is no slug: lower case letters, digits and hyphens")
    folder = slug.replace("-", "_")
    made = [root / "engines" / folder, root / "tests" / "engines" / slug]
    sources = [root / "engines" / TEMPLATE, root / "tests" / "engines" / TEMPLATE]
    if any(path.exists() for path in made):
        raise ValueError(f"{slug} exists")
    for source, target in zip(sources, made, strict=True):
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        for file in target.rglob("*"):
            if file.is_file():
                text = file.read_text().replace(f"engines.{TEMPLATE}", f"engines.{folder}")
                file.write_text(text.replace(TEMPLATE, slug))
    return made


def main(arguments: list[str]) -> int:
    try:
        made = copy(arguments[0], Path(__file__).parent.parent)
    except (ValueError, IndexError) as wrong:
        print(wrong, file=sys.stderr)
        return 2
    print("\n".join(str(path) for path in made))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
