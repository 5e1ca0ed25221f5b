"""Patches: short lists of operations that turn one view into the next. The server makes them for every action, so they must be
fast.

    [path, value]         set what is at path (a list of keys and indexes; the empty path is the whole view)
    [path]                delete the key at path
    [path, "+", [items]]  append the items to the list at path

Unchanged parts of two views are usually the same object, so the comparison first looks at identity. It treats `1` and `True` as
equal, because a place in a view always has the same type. Views must not be changed after they were compared.
"""

from collections.abc import Sequence
from itertools import compress
from operator import is_not
from typing import Any, Final, TypeAlias

from protocol.kernel import COMPILED

Plain: TypeAlias = Any
Op: TypeAlias = list[Any]

SMALL: Final = 3
"""Maximum length of a list or map that counts as small. If most of the small parts of a value change, `diff` sends the whole
value."""
_GONE = object()
_NESTED = frozenset({dict, list})


def python_diff(before: Plain, after: Plain, path: Sequence[str] = ()) -> list[Op]:
    """Return the operations that turn `before` into `after`, in the order that `apply` needs.

    With a `path`, `before` and `after` contain only some entries of the map at that path; its other entries stay.
    """
    ops: list[Op] = []
    if type(before) is dict and type(after) is dict:
        if before is not after:
            _compare_maps(before, after, list(path), ops, is_all=False)
    elif before != after:
        _replace(before, after, [], ops)
    return ops


def _replace(before: Plain, after: Plain, path: list[str | int], ops: list[Op]) -> None:
    """Compare two different values part by part, or replace the whole value."""
    kind = type(after)
    if kind is dict and type(before) is dict:
        _compare_maps(before, after, path, ops)
    elif kind is list and type(before) is list and before and len(before) <= len(after):
        _compare_lists(before, after, path, ops)
    else:
        ops.append([path, after])


def _compare_maps(
    before: dict[str, Plain], after: dict[str, Plain], path: list[str | int], ops: list[Op], *, is_all: bool = True
) -> None:
    """Compare two maps. If `is_all` is False, `before` and `after` contain only some entries of the map at the path."""
    if list(before) == list(after):
        # In the usual case, identical objects drop out without a Python loop and without comparing their content.
        moved = compress(after, map(is_not, before.values(), after.values()))
        changed = [key for key in moved if before[key] != after[key]]
        # If most places of a map of small parts changed, the whole map takes fewer bytes than all the paths.
        if is_all and 3 * len(changed) > 2 * len(after) > 4 and all(map(_is_small, after.values())):
            ops.append([path, after])
            return
        for key in changed:
            _replace(before[key], after[key], [*path, key], ops)
        return
    for key, new in after.items():
        old = before.get(key, _GONE)
        if old is not new and old != new:
            _replace(old, new, [*path, key], ops)
    ops.extend([[*path, key]] for key in before if key not in after)


def _is_small(part: Plain) -> bool:
    return type(part) not in _NESTED or len(part) <= SMALL


def _compare_lists(before: list[Plain], after: list[Plain], path: list[str | int], ops: list[Op]) -> None:
    kept = len(before)
    moved = compress(range(kept), map(is_not, before, after))
    changed = [place for place in moved if before[place] != after[place]]
    # If many places of a list of scalars changed, the whole list takes fewer bytes than all the paths.
    if 2 * len(changed) > kept and _NESTED.isdisjoint(map(type, after)):
        ops.append([path, after])
        return
    for place in changed:
        _replace(before[place], after[place], [*path, place], ops)
    if len(after) > kept:
        ops.append([path, "+", after[kept:]])


diff: Final = python_diff if COMPILED is None else COMPILED.diff
"""The compiled version of `python_diff` if this machine has built it, else `python_diff` itself."""


def apply(view: Plain, ops: list[Op]) -> Plain:
    """Return the view after the operations. The given view stays unchanged.

    Raises `KeyError`, `IndexError` or `TypeError` for operations that do not fit the view. The receiver has then missed a patch
    and must request a snapshot.
    """
    for op in ops:
        view = _applied(view, op[0], 0, op)
    return view


def _applied(part: Plain, path: list[Any], depth: int, op: Op) -> Plain:
    if depth == len(path):
        return [*part, *op[2]] if len(op) == 3 else op[1]
    key = path[depth]
    copy = part.copy()
    if depth == len(path) - 1 and len(op) == 1:
        del copy[key]
    elif depth == len(path) - 1 and len(op) == 2:
        copy[key] = op[1]
    else:
        copy[key] = _applied(part[key], path, depth + 1, op)
    return copy
