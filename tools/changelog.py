"""The changes of a release: the fragments of `changes/` become a part of `CHANGELOG.md`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
FIRST_PART: Final = "\n## "


def fragments(root: Path = ROOT) -> list[Path]:
    """Returns the fragments by name, so that their order is the same everywhere."""
    return sorted((root / "changes").glob("*.md"))


def notes(texts: Sequence[str]) -> str:
    """Returns the notes of a release: a line for each fragment."""
    return "".join(f"- {' '.join(text.split())}\n" for text in texts)


def with_release(changelog: str, version: str, day: str, said: str) -> str:
    """The whole file with the release as its first part. Raises `ValueError` where it has one of that version."""
    if f"\n## {version} " in changelog:
        raise ValueError(f"CHANGELOG.md has {version} already")
    head, first, rest = changelog.partition(FIRST_PART)
    return f"{head.rstrip()}\n\n## {version} ({day})\n\n{said}{first}{rest}"


def releases(root: Path = ROOT) -> list[str]:
    """The versions that the changelog has, the last one first."""
    lines = (root / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    return [line.split()[1] for line in lines if line.startswith("## ")]
