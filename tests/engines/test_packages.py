"""A package can add a game. A package that breaks the contract does not prevent other games from loading."""

import json
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, distributions
from pathlib import Path

import pytest

from engines.contract import CONTRACT
from engines.packages import GROUP, PackageError, installed
from engines.registry import own_slugs

TITLES = {"en": {"name": "Tiny", "tag": "The smallest"}}
GOOD = {"contract": CONTRACT, "titles": TITLES}
ENGINE = """
from dataclasses import replace
from engines.noughts import ENGINE as NOUGHTS
ENGINE = replace(NOUGHTS, about=type(NOUGHTS.about)("{slug}", (2,)))
"""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of installed packages. After the test, Python forgets the modules in it."""
    before = set(sys.modules)
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for name in set(sys.modules) - before:
        if name.startswith("tiny"):
            del sys.modules[name]


def package(
    site: Path, slug: str, *, module: str = "", manifest: object = None, code: str | None = None, distribution: str = ""
) -> None:
    """Write a package into `site` as pip would install it."""
    module = module or f"tiny_{slug.replace('-', '_').lower()}"
    distribution = distribution or module
    folder, facts = site / module.partition(".")[0], site / f"{distribution}-1.0.dist-info"
    folder.mkdir(exist_ok=True)
    facts.mkdir()
    (folder / "__init__.py").write_text(ENGINE.replace("{slug}", slug) if code is None else code)
    if manifest is not False:
        text = manifest if isinstance(manifest, str) else json.dumps(manifest or GOOD)
        (folder / "game.json").write_text(text)
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(f"[{GROUP}]\n{slug} = {module}\n")


def points(site: Path) -> list[EntryPoint]:
    return [point for each in distributions(path=[str(site)]) for point in each.entry_points.select(group=GROUP)]


def refusal(site: Path) -> PackageError:
    """Return the only refusal; asserts that no package added a game."""
    found = installed(own_slugs(), points(site))
    assert found.games == {}
    [error] = found.refused
    return error


def test_a_package_adds_its_game(site: Path) -> None:
    package(site, "tiny")
    package(site, "very-tiny")
    found = installed(own_slugs(), points(site))
    assert list(found.games) == ["tiny", "very-tiny"]
    assert found.refused == ()
    tiny = found.games["tiny"]
    assert tiny.engine.about.slug == "tiny"
    assert (tiny.distribution, tiny.version, tiny.folder) == ("tiny_tiny", "1.0", site / "tiny_tiny")
    assert tiny.manifest.titles["en"].name == "Tiny"
    assert not tiny.has_board


def test_a_refused_package_leaves_the_others_alone(site: Path) -> None:
    package(site, "tiny")
    package(site, "broken", code="raise RuntimeError('half installed')")
    found = installed(own_slugs(), points(site))
    assert list(found.games) == ["tiny"]
    assert [error.code for error in found.refused] == ["broken"]
    assert "RuntimeError: half installed" in str(found.refused[0])


@pytest.mark.parametrize("slug", ["noughts", "fab-a-diffy"])
def test_a_package_does_not_replace_a_game_of_the_server(site: Path, slug: str) -> None:
    package(site, slug)
    error = refusal(site)
    assert (error.code, error.game) == ("clash", slug)


def test_two_packages_with_one_name_are_both_refused(site: Path) -> None:
    package(site, "tiny", module="tiny_one")
    package(site, "tiny", module="tiny_two")
    found = installed(own_slugs(), points(site))
    assert found.games == {}
    assert [(error.code, error.distribution) for error in found.refused] == [("clash", "tiny_one"), ("clash", "tiny_two")]


@pytest.mark.parametrize(("version", "remedy"), [(CONTRACT - 1, "update the package"), (CONTRACT + 1, "update Banderilla")])
def test_another_version_of_the_contract_is_refused_before_the_code_runs(site: Path, version: int, remedy: str) -> None:
    package(site, "tiny", manifest={"contract": version, "fields_of_that_version": True}, code="raise SystemExit")
    error = refusal(site)
    assert error.code == "contract"
    assert f"written for contract {version}, and this server has contract {CONTRACT}" in str(error)
    assert remedy in str(error)


@pytest.mark.parametrize(
    "manifest",
    [
        False,
        "{",
        "[]",
        {"contract": CONTRACT},
        {**GOOD, "titles": {}},
        {**GOOD, "titles": {"english": TITLES["en"]}},
        {**GOOD, "titles": {"en": {"name": "", "tag": "x"}}},
        {**GOOD, "art": '"/><script>'},
        {**GOOD, "kind": "sport"},
        {**GOOD, "colour": "red"},
    ],
)
def test_a_manifest_that_says_too_little_or_too_much_is_refused(site: Path, manifest: object) -> None:
    package(site, "tiny", manifest=manifest)
    assert refusal(site).code == "manifest"


@pytest.mark.parametrize("slug", ["Tiny", "tiny_game", "-tiny", "t" * 31])
def test_a_name_that_is_no_slug_is_refused(site: Path, slug: str) -> None:
    package(site, slug, module="tiny_slug")
    assert refusal(site).code == "slug"


@pytest.mark.parametrize("code", ["", "ENGINE = 1", ENGINE.replace("{slug}", "other"), "import no_such_module"])
def test_a_module_without_that_engine_is_refused(site: Path, code: str) -> None:
    package(site, "tiny", code=code)
    assert refusal(site).code == "broken"


@pytest.mark.parametrize("module", ["tiny_missing", "tiny_deep.game"])
def test_an_entry_point_without_a_top_level_package_is_refused(site: Path, module: str) -> None:
    package(site, "tiny", module="tiny_here")
    (site / "tiny_here-1.0.dist-info" / "entry_points.txt").write_text(f"[{GROUP}]\ntiny = {module}\n")
    assert refusal(site).code == "broken"
