"""Tests of the bill of materials of a release: it lists every locked package with version, hash and licence, and its
bytes are reproducible."""

import json
from pathlib import Path
from typing import Any

import pytest

from tools.licences import ROOT, bundled, locked
from tools.sbom import FAMILIES, main, sbom


@pytest.fixture(scope="module")
def listed() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(sbom("1.2.3"))
    return found


def test_every_package_of_the_locks_is_listed_once(listed: dict[str, Any]) -> None:
    purls = [each["purl"] for each in listed["components"]]
    assert len(set(purls)) == len(purls)
    of_python = {(each["name"], each["version"]) for each in listed["components"] if each["purl"].startswith("pkg:pypi/")}
    lines = [line for line in (ROOT / "requirements.txt").read_text().splitlines() if not line.startswith((" ", "#"))]
    assert of_python == {(each.name, each.version) for each in locked()}
    assert len(of_python) == len(lines), "a line of the lock was not understood"
    assert [each["name"] for each in listed["components"] if each["purl"].startswith("pkg:npm/")] == bundled()
    assert "pkg:npm/%40noble/hashes@" in " ".join(purls)


def test_each_has_the_hashes_of_its_lock_and_a_licence(listed: dict[str, Any]) -> None:
    locks = (ROOT / "requirements.txt").read_text()
    for each in listed["components"]:
        assert each["hashes"], each["purl"]
        for found in each["hashes"]:
            assert len(found["content"]) == {"SHA-256": 64, "SHA-512": 128}[found["alg"]]
            assert found["alg"] == "SHA-512" or f"sha256:{found['content']}" in locks
        # Only Python 3.11.2 and older versions install this package, so this machine cannot know its licence.
        assert each.get("licenses") or each["name"] == "async-timeout", each["purl"]
        for licence in each.get("licenses", ()):
            said = licence.get("license", {})
            assert said.get("id") not in FAMILIES, "no identifier of SPDX"


def test_what_only_some_systems_need_says_which(listed: dict[str, Any]) -> None:
    (loop,) = [each for each in listed["components"] if each["name"] == "uvloop"]
    assert loop["scope"] == "optional"
    assert {"name": "banderilla:marker", "value": "sys_platform != 'win32'"} in loop["properties"]
    (sockets,) = [each for each in listed["components"] if each["name"] == "websockets"]
    assert sockets["scope"] == "required"


def test_the_release_needs_each_of_them(listed: dict[str, Any]) -> None:
    whole, *parts = listed["dependencies"]
    assert whole["ref"] == listed["metadata"]["component"]["bom-ref"] == "pkg:generic/banderilla@1.2.3"
    assert whole["dependsOn"] == [each["ref"] for each in parts] == [each["bom-ref"] for each in listed["components"]]


def test_the_same_commit_gives_the_same_bytes(tmp_path: Path) -> None:
    assert main([str(tmp_path / "first.json")]) == main([str(tmp_path / "second.json")]) == 0
    first = (tmp_path / "first.json").read_bytes()
    assert first == (tmp_path / "second.json").read_bytes()
    assert json.loads(first)["serialNumber"] != json.loads(sbom("1.2.3"))["serialNumber"]
    assert main(["one", "two"]) == 2
