"""Lists the third-party packages that we distribute, with their licences: `python -m tools.licences`. `--check` fails if the
list is out of date.

For the client these are the npm packages in the bundle: `dependencies` and Svelte's own packages. For the server they are all
packages in `requirements.txt`. Names, versions and licence texts come from the installed packages.
"""

import json
import re
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parent.parent
WEB = ROOT / "clients" / "web"
TARGET = WEB / "public" / "licences.json"
OWN = "@banderilla/client"
BUNDLED = ("svelte", "clsx", "esm-env")
"""Development dependencies that are partly in the bundle: Svelte's runtime and the packages that it imports."""
PINNED = re.compile(r"^([A-Za-z0-9_.-]+)==(\S+?)(?: ; (.*?))? \\\n((?:    --hash=.*\n?)+)", re.M)
HASH = re.compile(r"sha256:([0-9a-f]{64})")
TEXT_NAMES = re.compile(r"(LICEN[CS]E|COPYING|NOTICE)", re.I)
CLASSIFIER = "License :: OSI Approved :: "
WELL_KNOWN = {"MIT License": "MIT", "BSD License": "BSD", "GPL-3.0+": "GPL-3.0-or-later", "Apache 2.0": "Apache-2.0"}


class Package(msgspec.Struct, frozen=True):
    """A distributed package. `text`: the number of its licence text in the list of texts; None if the package has none."""

    name: str
    version: str
    licence: str
    of: str
    text: int | None


class Locked(msgspec.Struct, frozen=True):
    """A package in `requirements.txt`. `marker`: the versions of Python or the systems that need the package; `sha256`: the
    hashes of its files."""

    name: str
    version: str
    marker: str
    sha256: tuple[str, ...]


def locked() -> list[Locked]:
    """Returns the server's packages. A package appears twice if different versions of Python need different versions of the
    package."""
    text = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    return [
        Locked(name, version, marker, tuple(HASH.findall(hashes))) for name, version, marker, hashes in PINNED.findall(text)
    ]


def bundled() -> list[str]:
    """Returns the names of the npm packages in the bundle."""
    return sorted({*json.loads((WEB / "package.json").read_text())["dependencies"], *BUNDLED} - {OWN})


def npm_packages() -> Iterator[tuple[str, str, str, str]]:
    """Yields name, version, licence and licence text of each npm package in the bundle."""
    for name in bundled():
        folder = WEB / "node_modules" / name
        about: dict[str, Any] = json.loads((folder / "package.json").read_text())
        texts = [path for path in sorted(folder.iterdir()) if TEXT_NAMES.match(path.name)]
        yield name, about["version"], about["license"], "\n\n".join(path.read_text().strip() for path in texts)


def python_packages() -> Iterator[tuple[str, str, str, str]]:
    pinned: dict[str, list[str]] = {}
    for each in locked():
        pinned.setdefault(each.name, []).append(each.version)
        if each.marker.startswith("python_full_version < '3.11."):
            del pinned[each.name]  # only some versions of Python need it, so the file would depend on the version that makes it
    for name, versions in pinned.items():
        package = distribution(name)
        assert package.version in versions, f"{name} {package.version} is installed, {versions} required: make install-dev"
        yield name, ", ".join(versions), licence_of(package), text_of(package)


def licence_of(package: Distribution) -> str:
    about = package.metadata
    said = next(iter(about.get_all("License-Expression") or ()), "")
    if not said:
        classifiers = [
            line.removeprefix(CLASSIFIER) for line in about.get_all("Classifier") or () if line.startswith(CLASSIFIER)
        ]
        short = next(iter(about.get_all("License") or ()), "")
        said = short if short and "\n" not in short and len(short) < 40 else next(iter(classifiers), "")
    assert said, package.metadata["Name"]
    return WELL_KNOWN.get(said, said)


def text_of(package: Distribution) -> str:
    found = [path for path in package.files or () if TEXT_NAMES.match(path.name) and ".dist-info" in str(path)]
    return "\n\n".join(path.read_text(encoding="utf-8").strip() for path in sorted(found, key=str))


def made() -> str:
    texts: list[str] = []
    packages = []
    for of, found in (("client", npm_packages()), ("server", python_packages())):
        for name, version, licence, text in found:
            if text and text not in texts:
                texts.append(text)
            packages.append(Package(name, version, licence, of, texts.index(text) if text else None))
    return json.dumps({"packages": msgspec.to_builtins(packages), "texts": texts}, ensure_ascii=False, indent=1) + "\n"


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        is_current = TARGET.exists() and TARGET.read_text(encoding="utf-8") == made()
        print(f"{TARGET.relative_to(ROOT)} " + ("is up to date" if is_current else "is stale: python -m tools.licences"))
        return int(not is_current)
    TARGET.write_text(made(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
