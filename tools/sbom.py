"""Lists the contents of a release for vulnerability scanners (CycloneDX 1.6, JSON): `python -m tools.sbom [FILE]`.

The tool only reads files in Git: the lock files `requirements.txt` and `package-lock.json` have names, versions and hashes, and
the list of licences (`tools/licences.py`) has the rest. The list contains no time and no random data, so the same commit always
gives the same bytes.
"""

import base64
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from uuid import NAMESPACE_URL, uuid5

from server import __version__
from tools.licences import ROOT, TARGET, WEB, bundled, locked

NAME: Final = "banderilla"
LICENCE: Final = "AGPL-3.0-or-later"
FAMILIES: Final = {"BSD": "BSD (which one is in its text)"}
"""Licence names of packages that do not say which licence text they mean. Such a package has no SPDX identifier, so the list
has a licence name instead."""


def sbom(version: str = __version__) -> str:
    """Returns the list. All packages of the server count as required. A package that only some versions of Python or some
    systems need has an environment marker too."""
    components = [*_of_client(), *_of_server()]
    whole = f"pkg:generic/{NAME}@{version}"
    document: dict[str, Any] = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": "",
        "version": 1,
        "metadata": {
            "lifecycles": [{"phase": "pre-build"}],
            "tools": {"components": [{"type": "application", "name": "tools.sbom", "version": version}]},
            "component": {
                "bom-ref": whole,
                "type": "application",
                "name": NAME,
                "version": version,
                "purl": whole,
                "licenses": [{"license": {"id": LICENCE}}],
            },
        },
        "components": components,
        "dependencies": [
            {"ref": whole, "dependsOn": [each["bom-ref"] for each in components]},
            *({"ref": each["bom-ref"]} for each in components),
        ],
    }
    document["serialNumber"] = f"urn:uuid:{uuid5(NAMESPACE_URL, json.dumps(document))}"
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _of_client() -> Iterator[dict[str, Any]]:
    """Yields the npm packages in the client's bundle. The lock file has the hash as `sha512-` and base64."""
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name in bundled():
        found = packages[f"node_modules/{name}"]
        algorithm, _, packed = found["integrity"].partition("-")
        assert algorithm == "sha512", name
        scope, _, rest = name.rpartition("/")
        purl = f"pkg:npm/{scope.replace('@', '%40')}{'/' * bool(scope)}{rest}@{found['version']}"
        hashes = [{"alg": "SHA-512", "content": base64.b64decode(packed).hex()}]
        yield _component(purl, name, found["version"], found["license"], hashes, of="client")


def _of_server() -> Iterator[dict[str, Any]]:
    """Yields the server's packages. The lock file has one hash per file of a package; the installed file has one of these
    hashes."""
    licences = {each["name"]: each["licence"] for each in json.loads(TARGET.read_text(encoding="utf-8"))["packages"]}
    for each in locked():
        hashes = [{"alg": "SHA-256", "content": content} for content in each.sha256]
        purl = f"pkg:pypi/{each.name}@{each.version}"
        yield _component(purl, each.name, each.version, licences.get(each.name, ""), hashes, of="server", marker=each.marker)


def _component(purl: str, name: str, version: str, licence: str, hashes: list[dict[str, str]], **said: str) -> dict[str, Any]:
    found: dict[str, Any] = {"bom-ref": purl, "type": "library", "name": name, "version": version, "purl": purl}
    found["scope"] = "optional" if said.get("marker") else "required"
    found["hashes"] = hashes
    if licence in FAMILIES:
        found["licenses"] = [{"license": {"name": FAMILIES[licence]}}]
    elif " " in licence:
        found["licenses"] = [{"expression": licence}]
    elif licence:
        found["licenses"] = [{"license": {"id": licence}}]
    found["properties"] = [{"name": f"{NAME}:{key}", "value": value} for key, value in said.items() if value]
    return found


def main(arguments: list[str]) -> int:
    if len(arguments) > 1:
        print("python -m tools.sbom [FILE]", file=sys.stderr)
        return 2
    target = Path(arguments[0]) if arguments else ROOT / "dist" / f"{NAME}-{__version__}.cdx.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(sbom(), encoding="utf-8")
    print(target)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
