"""The client is built for the same browsers that README, the guides and the page name."""

import json
import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent.parent
NAMES: Final = {"chrome": "Chrome", "edge": "Edge", "firefox": "Firefox", "safari": "Safari"}
PAGES: Final = (
    "README.md",
    "docs/es/docentes.md",
    "docs/deploy/wifi.md",
    "clients/web/index.html",
    "clients/web/public/guide/guide.json",
)
NAMED: Final = re.compile(
    r"Chrome (?:or|o|ou) Edge (\d+(?:\.\d+)?), Firefox (\d+(?:\.\d+)?)(?:,| or| o| ou) Safari (\d+(?:\.\d+)?)"
)


def built_for() -> dict[str, str]:
    """Returns the oldest version of each browser that the build of the client supports."""
    text = (ROOT / "clients/web/vite.config.ts").read_text()
    target = re.search(r"target: (\[.*?\])", text)
    assert target is not None
    return {NAMES[name]: version for name, version in re.findall(r"([a-z]+)([\d.]+)", " ".join(json.loads(target[1])))}


@pytest.mark.parametrize("page", PAGES)
def test_a_page_names_the_browsers_of_the_build(page: str) -> None:
    found = NAMED.findall((ROOT / page).read_text())
    assert found, "it names none"
    oldest = built_for()
    assert oldest["Chrome"] == oldest["Edge"]
    assert set(found) == {(oldest["Chrome"], oldest["Firefox"], oldest["Safari"])}
