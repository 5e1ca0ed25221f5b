"""The short form of patches, for sockets of the subprotocol `banderilla.v1.short`. The short form takes about half the
bytes.

    [room, seq, at_ms, ops, happenings]

A short patch is a list; all other messages are maps. In the paths of `ops` (`protocol.patch`), and in maps inside the values of
`ops`, a negative number stands for a key: -1 is the first of `PATH_KEYS`. The message `welcome` contains these keys.
`happenings` is a list of events, each as [kind, ms before `at_ms`, seat or None, params]. The `text` of a game is half of most
patches, and clients with a board do not need it. So a short patch has an empty text instead of each change of `text`.
"""

from typing import Any, Final

import msgspec

from protocol.from_server import Patch
from protocol.kernel import COMPILED

_KEYS: Final = """
game status may turn clock last text seat due_at_ms windows phase flag seats awaited moves regular_window partial board
dice is_touched deeds recent before regular laid path piece hand hands turns to room turn_ms open cards total announced
cell cells words points waiting said running since_ms left_ms made idle clock_ms second first card from kind block base
written window chips piles sentence score throw boards empty closes_at_ms sum taken ready round accepted shown hold_ms
committed capturable totals pile touched captured sheets people match entries noted supply pending bank result
"""
PATH_KEYS: Final = tuple(_KEYS.split())
"""The most frequent keys in patches, the most frequent first. A number for one of the first 32 takes one byte, for one of the
first 128 two bytes."""
_NUMBERS: Final = {key: -1 - place for place, key in enumerate(PATH_KEYS)}

_TEXT: Final = ["game", "text"]
_NESTED = frozenset({dict, list, tuple})

_decode_patch = msgspec.msgpack.Decoder(Patch).decode
_encode = msgspec.msgpack.Encoder().encode


_SHORT_TEXT: Final = [[_NUMBERS["game"], _NUMBERS["text"]], ""]


def shortened(payload: bytes) -> bytes:
    """Return an encoded patch in its short form."""
    return short_form(_decode_patch(payload))


def short_form(patch: Patch) -> bytes:
    """Return a patch in its short form, as bytes. Uses the compiled version if there is one."""
    if COMPILED is not None:
        try:
            made: bytes = COMPILED.short_form(_NUMBERS, patch.room, patch.seq, patch.at_ms, patch.ops, patch.happenings)
            return made
        except (TypeError, OverflowError):
            pass  # the compiled version accepts only plain values
    return python_short_form(patch)


def python_short_form(patch: Patch) -> bytes:
    """Return the same bytes as `short_form`, without the compiled version.

    The function leaves `patch` unchanged, because the operations in `patch` share their values with the views of the
    room.
    """
    ops = [_SHORT_TEXT if op[0] == _TEXT else _short_op(op) for op in patch.ops]
    events = [(event.kind, patch.at_ms - event.at_ms, event.seat, _short(event.params)) for event in patch.happenings]
    return _encode((patch.room, patch.seq, patch.at_ms, ops, events))


def _short_op(op: list[Any]) -> list[Any]:
    path = list(map(_NUMBERS.get, op[0], op[0]))
    return [path, *op[1:-1], _short(op[-1]) if type(op[-1]) in _NESTED else op[-1]] if len(op) > 1 else [path]


def _short(value: Any) -> Any:
    kind = type(value)
    if kind is dict:
        number = _NUMBERS.get
        return {number(key, key): _short(part) if type(part) in _NESTED else part for key, part in value.items()}
    return [_short(part) if type(part) in _NESTED else part for part in value]
