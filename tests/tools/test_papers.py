"""The statements in the repository's documents are true: all files have one licence, and Dependabot covers all pinned
versions."""

import subprocess
import tomllib
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[2]
LICENCE = "AGPL-3.0-or-later"
PLACES = {
    "pip": "requirements*.txt",
    "npm": "package-lock.json",
    "docker": "Dockerfile",
    "docker-compose": "docker-compose.yml",
    "github-actions": ".github/workflows/*.y*ml",
}
"""For each ecosystem of dependabot, the files that pin versions."""


def tracked(*patterns: str) -> list[str]:
    listed = subprocess.run(["git", "ls-files", "-z", *patterns], cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in listed.stdout.split("\0") if name]


def test_every_file_is_under_the_one_licence() -> None:
    said = tomllib.loads((ROOT / "REUSE.toml").read_text(encoding="utf-8"))
    assert said["version"] == 1
    first, *others = said["annotations"]
    assert (first["path"], first["SPDX-License-Identifier"]) == ("**", LICENCE)
    assert first["SPDX-FileCopyrightText"]
    licences = {LICENCE, *(other["SPDX-License-Identifier"] for other in others)}
    assert {path.name for path in (ROOT / "LICENSES").iterdir()} == {f"{each}.txt" for each in licences}
    assert (ROOT / "LICENSES" / f"{LICENCE}.txt").read_bytes() == (ROOT / "LICENSE").read_bytes()


def test_what_is_published_says_the_same() -> None:
    for name in tracked("pyproject.toml", "clients/python/pyproject.toml"):
        assert tomllib.loads((ROOT / name).read_text(encoding="utf-8"))["project"]["license"] == LICENCE, name
    for name in tracked("clients/web/package.json", "clients/web/client/package.json"):
        assert f'"license": "{LICENCE}"' in (ROOT / name).read_text(encoding="utf-8"), name


def test_no_file_says_another_licence_of_itself() -> None:
    """A file copied from elsewhere could contain a line with another licence."""
    mark = "SPDX-License-" + "Identifier"
    asked = ["git", "grep", "--fixed-strings", "--name-only", mark]
    named = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False).stdout.split()
    assert set(named) <= {"REUSE.toml", "tests/tools/test_papers.py"}


def test_newer_versions_are_proposed_of_everything_that_is_pinned() -> None:
    said = yaml.safe_load((ROOT / ".github" / "dependabot.yml").read_text(encoding="utf-8"))
    assert said["version"] == 2
    proposed = {(each["package-ecosystem"], each["directory"]) for each in said["updates"]}
    assert all(each["schedule"]["interval"] for each in said["updates"])
    pinned = set()
    for kind, pattern in PLACES.items():
        for name in tracked(pattern, f"**/{pattern}"):
            folder = Path(name).parent.as_posix()
            pinned.add((kind, "/" if folder == "." or kind == "github-actions" else f"/{folder}"))
    assert proposed == pinned
