"""Writes a generated JSON file, or says that it is stale."""

import json
import sys
from pathlib import Path
from typing import Any


def written(target: Path, document: dict[str, Any], arguments: list[str], module: str) -> int:
    """Writes the document where it differs; with `--check` among the arguments 1 where it does."""
    text = json.dumps(document, indent=1, ensure_ascii=False) + "\n"
    if target.exists() and target.read_text(encoding="utf-8") == text:
        return 0
    if "--check" in arguments:
        sys.stderr.write(f"{target} is stale: run python -m {module}\n")
        return 1
    target.write_text(text, encoding="utf-8")
    return 0
