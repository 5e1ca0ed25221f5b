"""Writes JSON with one line per entry. With a line per number the file would be too long, and with a single line a diff
would be unreadable."""

import json
from typing import Any


def json_rows(value: Any, depth: int, indent: str = "") -> str:
    """Returns the value as JSON. Values in the upper `depth` levels have a line per entry; each deeper value is on one line."""
    if depth == 0 or not isinstance(value, dict | list) or not value:
        return json.dumps(value, ensure_ascii=False)
    inner = indent + " "
    if isinstance(value, dict):
        rows = [
            f"{inner}{json.dumps(key, ensure_ascii=False)}: {json_rows(part, depth - 1, inner)}" for key, part in value.items()
        ]
        return "{\n" + ",\n".join(rows) + f"\n{indent}}}"
    rows = [f"{inner}{json_rows(part, depth - 1, inner)}" for part in value]
    return "[\n" + ",\n".join(rows) + f"\n{indent}]"
