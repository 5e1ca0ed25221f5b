from collections.abc import Mapping, Sequence
from typing import Any

SOURCE: str

def diff(before: Any, after: Any, path: Sequence[str] = ..., /) -> list[list[Any]]: ...
def short_form(
    numbers: Mapping[str, int], room: str, seq: int, at_ms: int, ops: list[list[Any]], events: list[Any], /
) -> bytes: ...
