"""Applies patches: the operations that make the next view of a room from the last one."""

from collections.abc import Sequence
from typing import Any


def patched(view: Any, operations: Sequence[Sequence[Any]]) -> Any:
    """Returns the view after the operations; the given view stays unchanged.

    `[path, value]` sets, `[path]` deletes, `[path, "+", items]` appends. Raises `KeyError`, `IndexError` or `TypeError` for
    operations that do not fit the view.
    """
    for operation in operations:
        view = _patched(view, operation[0], operation[1:])
    return view


def _patched(part: Any, path: Sequence[Any], change: Sequence[Any]) -> Any:
    if not path:
        return [*part, *change[1]] if len(change) == 2 else change[0]
    key, rest = path[0], path[1:]
    changed = part.copy()
    if not rest and not change:
        del changed[key]
    elif not rest and len(change) == 1:
        changed[key] = change[0]
    else:
        changed[key] = _patched(part[key], rest, change)
    return changed
