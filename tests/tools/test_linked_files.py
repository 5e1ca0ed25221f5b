"""Each JSON file that a page of the documents links to is there and is JSON."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
LINK = re.compile(r"\]\(([^)#\s]+\.json)\)")


def test_every_linked_json_file_is_json() -> None:
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
    links = [(page, target) for page in pages for target in LINK.findall(page.read_text()) if "://" not in target]
    assert {Path(target).name for _page, target in links} >= {"asyncapi.json", "openapi.json"}
    for page, target in links:
        assert json.loads((page.parent / target).read_text()), f"{target} in {page}"
