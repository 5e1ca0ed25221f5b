"""Makes a release: `python -m tools.release VERSION`, in a checkout of `main` without changes. The tool sends nothing from this
machine.

    1. it writes the version into `server/__init__.py` and the npm package, and generates the other files that contain the
       version
    2. it builds a section of `CHANGELOG.md` from the fragments in `changes/`
    3. it stores rooms of this version (`tests/stored/VERSION`): every later version must read them and play on
    4. it makes a commit, the tag `vVERSION` with the notes, and in `dist/` the wheel, the notes, the list of the wheel's
       contents, and the SHA-256 of these files (`sha256sum --check`)

The tool checks everything before it changes anything. A person then pushes commit and tag, and publishes the files.
"""

import re
import subprocess
import sys
from datetime import UTC, datetime
from hashlib import sha256
from importlib.util import cache_from_source
from pathlib import Path
from typing import Final

from server import __version__
from tools.changelog import fragments, notes, with_release

ROOT: Final = Path(__file__).parents[1]
VERSION_FILE: Final = "server/__init__.py"
NPM_FILES: Final = ("clients/web/client/package.json", "clients/web/package-lock.json")
MADE_AGAIN: Final = ("tools.python_client", "tools.documents")
_NPM_VERSION: Final = re.compile(r'("name": "@banderilla/client",\s+"version": )"[^"]*"')
_FORM: Final = re.compile(r"[0-9]{1,4}\.[0-9]{1,4}\.[0-9]{1,4}")


class NoRelease(Exception):
    """The release is not possible. The checkout is unchanged."""


def release(version: str, day: str, root: Path = ROOT) -> Path:
    """Makes the release and returns the path of the wheel. Raises `NoRelease`, and `CalledProcessError` if a step fails."""
    _require_releasable(version, root)
    found = fragments(root)
    said = notes([fragment.read_text(encoding="utf-8") for fragment in found])
    changelog = root / "CHANGELOG.md"
    _write(root / VERSION_FILE, re.sub(r'__version__ = "[^"]*"', f'__version__ = "{version}"', _read(root / VERSION_FILE)))
    # Delete the compiled module. Python compares only the length and the time in seconds, so it could use the old module.
    Path(cache_from_source(str(root / VERSION_FILE))).unlink(missing_ok=True)
    for file in NPM_FILES:
        _write(root / file, _NPM_VERSION.sub(rf'\g<1>"{version}"', _read(root / file)))
    _write(changelog, with_release(_read(changelog), version, day, said))
    for fragment in found:
        fragment.unlink()
    for module in MADE_AGAIN:
        _run(root, sys.executable, "-m", module)
    if not (root / "tests" / "stored" / version).exists():
        _run(root, sys.executable, "-m", "tools.stored_rooms", version)
    _git(root, "add", "--all")
    _git(root, "commit", "--quiet", "--message", f"Release {version}")
    _git(root, "tag", "--annotate", f"v{version}", "--message", f"{version}\n\n{said}")
    dist = root / "dist"
    dist.mkdir(exist_ok=True)
    _write(dist / f"notes-{version}.md", f"# Banderilla {version}\n\n{said}")
    _run(root, str(Path(sys.executable).parent / "uv"), "build", "--wheel", "--quiet", "--out-dir", str(dist), ".")
    _run(root, sys.executable, "-m", "tools.sbom", str(dist / f"banderilla-{version}.cdx.json"))
    wheel = next(dist.glob(f"banderilla-{version}-*.whl"))
    files = sorted([wheel, dist / f"banderilla-{version}.cdx.json", dist / f"notes-{version}.md"])
    sums = "".join(f"{sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)
    _write(dist / f"banderilla-{version}.sha256", sums)
    return wheel


def _require_releasable(version: str, root: Path) -> None:
    if not _FORM.fullmatch(version):
        raise NoRelease(f"{version} is not a version: three numbers with dots")
    if _git(root, "status", "--porcelain"):
        raise NoRelease("the checkout has changes that are not committed")
    if f"v{version}" in _git(root, "tag", "--list").split():
        raise NoRelease(f"the tag v{version} exists already")
    newest = max((tag for tag in map(_numbers, _git(root, "tag", "--list", "v*").split()) if tag), default=())
    if _numbers(version) <= newest:
        raise NoRelease(f"{version} does not come after {'.'.join(map(str, newest))}")
    if not fragments(root):
        raise NoRelease("changes/ is empty: there is nothing to release")
    if not (root / "clients" / "web" / "dist" / "index.html").exists():
        raise NoRelease("the client is not built: run `make wheel` first")


def _numbers(version: str) -> tuple[int, ...]:
    plain = version.removeprefix("v")
    return tuple(map(int, plain.split("."))) if _FORM.fullmatch(plain) else ()


def _git(root: Path, *arguments: str) -> str:
    return _run(root, "git", *arguments)


def _run(root: Path, *command: str) -> str:
    return subprocess.run(command, cwd=root, check=True, capture_output=True, text=True).stdout.strip()


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print(f"python -m tools.release VERSION (this is {__version__})", file=sys.stderr)
        return 2
    try:
        wheel = release(arguments[0], datetime.now(UTC).date().isoformat())
    except NoRelease as error:
        print(f"no release: {error}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as failed:
        print(f"{' '.join(map(str, failed.cmd))} failed:\n{failed.stderr}", file=sys.stderr)
        return 1
    files = f"the wheel, its .cdx.json, its .sha256 and dist/notes-{arguments[0]}.md"
    print(f"{wheel}\nTo publish: git push --follow-tags, then {files}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
