"""Builds the section of a release in `CHANGELOG.md` from the fragments in `changes/`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
FIRST_PART: Final = "\n## "


def fragments(root: Path = ROOT) -> list[Path]:
    """Returns the fragments in the order of their names, which is the same everywhere."""
    return sorted((root / "changes").glob("*.md"))


def notes(texts: Sequence[str]) -> str:
    """Returns the notes of a release: one line per fragment."""
    return "".join(f"- {' '.join(text.split())}\n" for text in texts)


def with_release(changelog: str, version: str, day: str, said: str) -> str:
    """Returns the changelog with the new release as its first section. Raises `ValueError` if the changelog has this version
    already."""
    if f"\n## {version} " in changelog:
        raise ValueError(f"CHANGELOG.md has {version} already")
    head, first, rest = changelog.partition(FIRST_PART)
    return f"{head.rstrip()}\n\n## {version} ({day})\n\n{said}{first}{rest}"


def releases(root: Path = ROOT) -> list[str]:
    """Returns the versions in the changelog, the latest first."""
    lines = (root / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    return [line.split()[1] for line in lines if line.startswith("## ")]
