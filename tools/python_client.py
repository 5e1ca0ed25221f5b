"""Writes the types of the Python client: `python -m tools.python_client`. `--check` fails if the file is out of date.

The client is a separate package that does not import the server's code, so it has the server's messages as `TypedDict`s.
"""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, get_args

from msgspec import inspect

from protocol import messages, version
from server import __version__
from server.descriptions.schemas import field_docs_of, tag_of
from server.room.views.view_types import RoomView

TARGET: Final = Path(__file__).parents[1] / "clients" / "python" / "banderilla_client" / "wire.py"
_PLAIN: Final[dict[type, str]] = {
    inspect.AnyType: "Plain",
    inspect.NoneType: "None",
    inspect.BoolType: "bool",
    inspect.IntType: "int",
    inspect.FloatType: "float",
    inspect.StrType: "str",
}


def python_types() -> str:
    """Returns the content of `wire.py`. The same declarations always give the same text."""
    records: dict[str, str] = {}
    for kind in (*get_args(messages.ServerMessage), RoomView):
        _define(inspect.type_info(kind), records)
    head = f'''"""What a server sends, as types. Made from its declarations by `python -m tools.python_client`. Do not edit."""

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

__version__ = "{__version__}"
SOCKET_PATH = "{version.SOCKET_PATH}"
SUBPROTOCOL = "{version.SUBPROTOCOL}"
VERSION = {version.VERSION}
Plain: TypeAlias = Any
"""Maps with text keys, lists, text, numbers, bool and None. Each game's view and actions: `docs/reference/games`."""
'''
    return "\n\n".join([head.rstrip("\n") + "\n", *records.values()])


def _define(info: inspect.Type, records: dict[str, str]) -> str:
    assert isinstance(info, inspect.StructType | inspect.TypedDictType)
    name = info.cls.__name__
    if name in records:
        return name
    records[name] = ""
    docs = field_docs_of(info.cls) if isinstance(info, inspect.TypedDictType) else {}
    lines = _tag(info)
    for field in info.fields:
        kind = _type(field.type, records)
        absent = not field.required and not isinstance(info, inspect.StructType)
        lines.append(f"{field.encode_name}: {f'NotRequired[{kind}]' if absent or _is_left_out(info, field) else kind}")
        if field.name in docs:
            lines.append(_doc(docs[field.name]))
    said = info.cls.__dict__.get("__doc__")
    body = "\n".join(f"    {line}" for line in [*([_doc(said), ""] if said else []), *lines]).replace("    \n", "\n")
    del records[name]  # so that it comes after the types that it contains
    records[name] = f"class {name}(TypedDict):\n{body}\n"
    return name


def _tag(info: inspect.StructType | inspect.TypedDictType) -> list[str]:
    return [f'type: Literal["{tag_of(info.cls)}"]'] if isinstance(info, inspect.StructType) and info.tag is not None else []


def _is_left_out(info: inspect.Type, field: inspect.Field) -> bool:
    """Tells whether a message may lack the field, because the server does not send a field that has its default value."""
    return isinstance(info, inspect.StructType) and info.cls.__struct_config__.omit_defaults and not field.required


def _doc(text: str) -> str:
    return f'"""{" ".join(text.split())}"""'


def _type(info: inspect.Type, records: dict[str, str]) -> str:
    if type(info) in _PLAIN:
        return _PLAIN[type(info)]
    match info:
        case inspect.LiteralType(values):
            return f"Literal[{', '.join(map(_quoted, values))}]"
        case inspect.ListType(item) | inspect.VarTupleType(item):
            return f"list[{_type(item, records)}]"
        case inspect.DictType(_key, value):
            return f"dict[str, {_type(value, records)}]"
        case inspect.StructType() | inspect.TypedDictType():
            return _define(info, records)
        case inspect.UnionType(types):
            return _union(_type(kind, records) for kind in types)
        case inspect.Metadata(kind):
            return _type(kind, records)
    raise TypeError(f"no Python type for {info}")


def _union(kinds: Iterable[str]) -> str:
    found = list(dict.fromkeys(kinds))
    return "Plain" if "Plain" in found else " | ".join(sorted(found, key=lambda kind: kind == "None"))


def _quoted(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else repr(value)


def main(arguments: list[str]) -> int:
    """Writes the file; with `--check` only tells whether it is up to date."""
    text = python_types()
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    if "--check" in arguments:
        sys.stderr.write(f"{TARGET} is stale: run python -m tools.python_client\n")
        return 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
