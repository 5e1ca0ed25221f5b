"""Writes the client's types of all messages: `python -m protocol.typescript`. With `--check` it fails if they are out of date.

Server and client share one source, so that they cannot differ. Every struct becomes a type, every tagged union a union, and
every code of the server a literal. In the client's messages, a field with a default is optional. In the server's messages, only
a field that the server itself leaves out is optional.
"""

import json
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from protocol import errors, messages, version

TARGET = Path(__file__).parents[1] / "clients" / "web" / "client" / "src" / "messages.ts"

_LITERALS: dict[str, Any] = {
    "Mark": messages.Mark,
    "RefereeRole": messages.RefereeRole,
    "Role": messages.Role,
    "PhraseId": messages.PhraseId,
    "TableList": messages.TableList,
    "WeekendPart": messages.WeekendPart,
}
_UNIONS: dict[str, Any] = {
    "RoomCommand": messages.RoomCommand,
    "SessionCommand": messages.SessionCommand,
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
}
_FREE: tuple[type[msgspec.Struct], ...] = (
    messages.Settings,
    messages.SessionSettings,
    messages.PlannedGame,
    messages.WrittenPosition,
    messages.NamedTeam,
    messages.ExerciseDone,
    messages.RatedPupil,
    messages.Prize,
    messages.ClassDate,
    messages.ExerciseTask,
    messages.GameTask,
    messages.BoardTask,
    messages.GameEvent,
    messages.You,
    messages.ListedSeat,
    messages.ListedTable,
    messages.WeekendHour,
    messages.WeekendPlace,
    messages.WeekendView,
)

PLAIN_TYPES: dict[type, str] = {
    inspect.AnyType: "Plain",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def typescript() -> str:
    """Return the text of `messages.ts`. The same messages always give the same text."""
    parts = [
        "/* Made from protocol/messages.py by `python -m protocol.typescript`. Do not edit. */",
        f'export const SUBPROTOCOL = "{version.SUBPROTOCOL}";\n'
        f'export const SHORT_SUBPROTOCOL = "{version.SHORT_SUBPROTOCOL}";\n'
        f"export const VERSION = {version.VERSION};",
        "/** Data of maps with text keys, lists, text, numbers, booleans and null. */\nexport type Plain = unknown;",
    ]
    parts += [f"export type {name} = {_literal(inspect.type_info(kind))};" for name, kind in _LITERALS.items()]
    parts += [_record(struct) for struct in _FREE]
    for name, union in _UNIONS.items():
        members = _members(union)
        parts += [_record(member) for member in members]
        parts.append(f"export type {name} =\n" + "\n".join(f"  | {member.__name__}" for member in members) + ";")
    codes = "\n".join(f'  "{code}",' for code in errors.MEANINGS)
    parts.append(
        "/** Every code of the server; codes without a slash are the rulebooks'. */\n"
        f"export const HALL_CODES = [\n{codes}\n] as const;"
    )
    parts.append("export type HallCode = (typeof HALL_CODES)[number];")
    return "\n\n".join(parts) + "\n"


def _members(union: Any) -> list[type[msgspec.Struct]]:
    info = inspect.type_info(union)
    assert isinstance(info, inspect.UnionType)
    return [kind.cls for kind in info.types if isinstance(kind, inspect.StructType)]


def _record(struct: type[msgspec.Struct]) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    may_omit = struct.__struct_config__.omit_defaults or struct.__struct_config__.forbid_unknown_fields
    doc = _doc(struct)
    lines = [f'  {info.tag_field}: "{info.tag}";'] if info.tag is not None else []
    lines += [
        f"  {field.encode_name}{'' if field.required or not may_omit else '?'}: {_type(field.type)};" for field in info.fields
    ]
    return f"{doc}export type {struct.__name__} = {{\n" + "\n".join(lines) + "\n};"


def _doc(struct: type[msgspec.Struct]) -> str:
    text = " ".join((struct.__doc__ or "").split())
    return f"/** {text} */\n" if text else ""


def _literal(info: inspect.Type) -> str:
    assert isinstance(info, inspect.LiteralType)
    return " | ".join(json.dumps(value) for value in info.values)


def _type(info: inspect.Type) -> str:
    """Return the TypeScript of a field's type. Raises `TypeError` for an unsupported type."""
    if type(info) in PLAIN_TYPES:
        return PLAIN_TYPES[type(info)]
    match info:
        case inspect.LiteralType(values):
            for name, known in _LITERALS.items():
                if get_args(known) and set(get_args(known)) == set(values):
                    return name
            return _literal(info)
        case inspect.ListType(item) | inspect.VarTupleType(item):
            inner = _type(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.DictType(_key, value):
            return f"{{ [key: string]: {_type(value)} }}"
        case inspect.StructType(cls):
            return cls.__name__
        case inspect.UnionType(types):
            structs = [kind.cls for kind in types if isinstance(kind, inspect.StructType)]
            named = [name for name, union in _UNIONS.items() if structs and set(_members(union)) <= set(structs)]
            if sum(len(_members(_UNIONS[name])) for name in named) == len(types):
                return " | ".join(named)
            return " | ".join(_type(kind) for kind in types)
    raise TypeError(f"no TypeScript for {info}")


def main(arguments: list[str]) -> int:
    """Write the file. With `--check`, only report whether it is up to date."""
    text = typescript()
    if "--check" in arguments:
        stale = not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text
        if stale:
            sys.stderr.write(f"{TARGET} is stale: run python -m protocol.typescript\n")
        return int(stale)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
