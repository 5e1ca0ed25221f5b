"""Tests of licences: every locked package has a licence that is compatible with AGPL-3.0, and the list of licences contains
the text of that licence."""

import json
import re

import msgspec
import pytest

from tools import licences

IMPORTED = re.compile(r"^(?:import|export) [^;]*?from '([^./'][^']*)'", re.M)
FITTING = {
    "MIT", "MIT-CMU", "ISC", "OFL-1.1", "Apache-2.0", "BSD", "BSD-2-Clause", "BSD-3-Clause", "GPL-3.0-or-later",
    "Apache-2.0 AND BSD-2-Clause",
}  # fmt: skip


class Written(msgspec.Struct):
    packages: list[licences.Package]
    texts: list[str]


@pytest.fixture(scope="module")
def written() -> Written:
    return msgspec.json.decode(licences.TARGET.read_bytes(), type=Written)


def test_the_list_is_that_of_what_is_installed(capsys: pytest.CaptureFixture[str]) -> None:
    assert licences.main(["--check"]) == 0, capsys.readouterr().out


def test_every_package_that_is_given_away_is_in_it(written: Written) -> None:
    names = {package.name for package in written.packages}
    assert set(json.loads((licences.WEB / "package.json").read_text())["dependencies"]) - {licences.OWN} | {"svelte"} <= names
    assert {each.name for each in licences.locked()} - names <= {"async-timeout"}, "of Python 3.11.2 and older only"
    assert {"websockets", "msgspec", "networkx"} <= names


def test_what_svelte_brings_into_the_bundle_is_in_it() -> None:
    """Svelte's runtime is part of the bundle, and so are the packages that the runtime imports. Svelte's compiler is not."""
    source = licences.WEB / "node_modules" / "svelte" / "src"
    parts = ("internal/client", "internal/shared", "reactivity", "store", "motion", "transition", "events", "legacy")
    files = [*source.glob("*client*.js"), *(path for part in parts for path in (source / part).rglob("*.js"))]
    assert len(files) > 50
    imported = {name for path in files for name in IMPORTED.findall(path.read_text(encoding="utf-8"))}
    assert {name for name in imported if not name.startswith(("svelte", "#"))} == set(licences.BUNDLED) - {"svelte"}


def test_each_licence_fits_and_its_text_is_there(written: Written) -> None:
    for package in written.packages:
        assert package.licence in FITTING, package
        assert package.text is not None, package
        assert len(written.texts[package.text]) > 400, package
