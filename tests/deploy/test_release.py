"""Makes a release with the command for releases, in a temporary clone of this checkout."""

import json
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools.changelog import releases
from tools.release import NoRelease, release

ROOT = Path(__file__).parents[2]
NEXT = "9.8.7"
DAY = "2030-01-02"


def git(root: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=root, check=True, capture_output=True, text=True).stdout


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Clones the committed files, and adds a placeholder for the built client."""
    root = tmp_path / "clone"
    subprocess.run(["git", "clone", "--quiet", "--no-tags", "--shared", ROOT, root], check=True)
    git(root, "remote", "set-url", "origin", "git@forge.example:ana/banderilla.git")
    git(root, "config", "user.name", "Somebody")
    git(root, "config", "user.email", "somebody@example.org")
    client = root / "clients" / "web" / "dist"
    client.mkdir()
    (client / "index.html").write_text("<!doctype html><title>Banderilla</title>")
    if not list((root / "changes").glob("*.md")):
        # Git does not store the empty folder that a release leaves.
        (root / "changes").mkdir(exist_ok=True)
        (root / "changes" / "something.md").write_text("Something is new.\n")
        git(root, "add", "--all")
        git(root, "commit", "--quiet", "--message", "Something new")
    return root


@pytest.mark.timeout(300)
def test_a_release_is_a_commit_a_tag_a_wheel_and_its_notes(clone: Path) -> None:
    fragment = sorted((clone / "changes").glob("*.md"))[0].read_text(encoding="utf-8")
    command = [sys.executable, "-m", "tools.release", NEXT]
    done = subprocess.run(command, cwd=clone, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert git(clone, "status", "--porcelain") == ""
    assert git(clone, "log", "-1", "--format=%s") == f"Release {NEXT}\n"
    assert git(clone, "describe", "--exact-match") == f"v{NEXT}\n"
    assert f'__version__ = "{NEXT}"' in (clone / "server" / "__init__.py").read_text()
    for name in ("client/package.json", "package-lock.json"):
        assert re.search(rf'"@banderilla/client",\s+"version": "{NEXT}"', (clone / "clients" / "web" / name).read_text()), name
    # The release collects the changes and leaves none for the next one.
    said = " ".join(fragment.split())
    assert releases(clone)[0] == NEXT
    assert said in (clone / "CHANGELOG.md").read_text(encoding="utf-8")
    assert said in (clone / "dist" / f"notes-{NEXT}.md").read_text(encoding="utf-8")
    assert said in git(clone, "tag", "--list", "--format=%(contents)", f"v{NEXT}")
    assert not list((clone / "changes").glob("*.md"))
    # The release keeps its rooms, and generates every file that contains the version again.
    kept = {path.name for path in (clone / "tests" / "stored" / NEXT).iterdir()}
    assert {"fiar.room", "class.session"} <= kept
    assert f'"version": "{NEXT}"' in (clone / "docs" / "reference" / "asyncapi.json").read_text(encoding="utf-8")
    (wheel,) = (clone / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as file:
        metadata = file.read(f"banderilla-{NEXT}.dist-info/METADATA").decode()
        assert "server/client/index.html" in file.namelist()
    assert_index_page(metadata)
    subprocess.run(["sha256sum", "--check", "--strict", f"banderilla-{NEXT}.sha256"], cwd=clone / "dist", check=True)
    listed = json.loads((clone / "dist" / f"banderilla-{NEXT}.cdx.json").read_text(encoding="utf-8"))
    assert listed["metadata"]["component"]["version"] == NEXT
    # The next release must have a higher version, and needs changes.
    for wrong, why in ((NEXT, "exists already"), ("9.8.6", "does not come after"), ("9.9.0", "nothing to release")):
        with pytest.raises(NoRelease, match=why):
            release(wrong, DAY, clone)


def assert_index_page(metadata: str) -> None:
    """Checks the text of a package's page on a package index. Its links must be complete addresses, because the index has
    no files of the repository."""
    page = f"https://forge.example/ana/banderilla/blob/v{NEXT}"
    for line in (
        "Author: The authors of Banderilla",
        "Project-URL: Source, https://forge.example/ana/banderilla",
        f"Project-URL: Documentation, {page}/docs/index.md",
        "Description-Content-Type: text/markdown",
    ):
        assert line in metadata.splitlines()
    links = re.findall(r"\]\(([^)]+)\)|<img src=\"([^\"]+)", metadata)
    assert len(links) > 40
    assert [link for link in map("".join, links) if not link.startswith("https://")] == []
    assert f"({page}/docs/es/docentes.md)" in metadata
    assert '<img src="https://forge.example/ana/banderilla/actions/workflows/test.yml/badge.svg"' in metadata
    assert f"/ana/banderilla/raw/v{NEXT}/docs/images/challenge.webp)" in metadata


@pytest.mark.parametrize("version", ["1.2", "v1.2.3", "1.2.3rc1", ""])
def test_a_version_is_three_numbers(clone: Path, version: str) -> None:
    with pytest.raises(NoRelease, match="is not a version"):
        release(version, DAY, clone)


def test_what_is_not_committed_is_not_released(clone: Path) -> None:
    (clone / "README.md").write_text("half done")
    with pytest.raises(NoRelease, match="not committed"):
        release(NEXT, DAY, clone)
    assert git(clone, "tag", "--list") == ""


def test_a_client_that_is_not_built_is_not_released(clone: Path) -> None:
    shutil.rmtree(clone / "clients" / "web" / "dist")
    with pytest.raises(NoRelease, match="not built"):
        release(NEXT, DAY, clone)
