"""Turns `TypedDict` declarations into TypeScript. The tools that generate the client's types share this module.

The output contains each type once, after the types that it uses.
"""

import json
from collections.abc import Iterable
from typing import Any

from msgspec import inspect

from protocol.typescript import PLAIN_TYPES
from server.descriptions.field_docs import class_doc, field_docs

PLAIN = "/** Data of maps with text keys, lists, text, numbers, booleans and null. */\nexport type Plain = unknown;"


class Records:
    """The types found so far. `texts` has their TypeScript by name, in an order where each type follows the types that it
    uses."""

    def __init__(self, *, with_docs: bool = False) -> None:
        self.texts: dict[str, str] = {}
        self._with_docs = with_docs

    def add(self, declared: Any) -> str:
        """Adds a `TypedDict` and the types that it uses, and returns its name."""
        info = inspect.type_info(declared)
        assert isinstance(info, inspect.TypedDictType)
        return self._define(info)

    def type_of(self, info: inspect.Type) -> str:
        """Returns a type in TypeScript. Raises `TypeError` for a kind that cannot be expressed."""
        if type(info) in PLAIN_TYPES:
            return PLAIN_TYPES[type(info)]
        match info:
            case inspect.LiteralType(values):
                return " | ".join(map(text, values))
            case inspect.ListType(item) | inspect.VarTupleType(item) | inspect.FrozenSetType(item):
                return list_of(self.type_of(item))
            case inspect.TupleType(items):
                return f"[{', '.join(self.type_of(item) for item in items)}]"
            case inspect.DictType(_key, value):
                return f"{{ [key: string]: {self.type_of(value)} }}"
            case inspect.TypedDictType():
                return self._define(info)
            case inspect.StructType(fields=fields, tag=tag):
                tagged = [f'type: "{tag}"'] if tag is not None else []
                members = (f"{field.encode_name}: {self.type_of(field.type)}" for field in fields)
                return "{ " + "; ".join([*tagged, *members]) + " }"
            case inspect.UnionType(types):
                return " | ".join(dict.fromkeys(self.type_of(kind) for kind in types))
            case inspect.Metadata(kind, extra_json_schema=named):
                # A title is the name of a type that the client declares.
                return named["title"] if named and "title" in named else self.type_of(kind)
        raise TypeError(f"no TypeScript for {info}")

    def _define(self, info: inspect.TypedDictType) -> str:
        name = info.cls.__name__
        if name not in self.texts:
            self.texts[name] = ""
            docs = field_docs(info.cls) if self._with_docs else {}
            lines = [
                f"{comment(docs.get(field.name), '  ')}  {field.encode_name}{'' if field.required else '?'}: "
                f"{self.type_of(field.type)};"
                for field in info.fields
            ]
            del self.texts[name]
            whole = comment(class_doc(info.cls)) if self._with_docs else ""
            self.texts[name] = f"{whole}export type {name} = {{\n" + "\n".join(lines) + "\n};"
        return name


def comment(doc: str | None, indent: str = "") -> str:
    return f"{indent}/** {' '.join(doc.split())} */\n" if doc else ""


def list_of(inner: str) -> str:
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def text(value: str | int | None) -> str:
    return "null" if value is None else json.dumps(value)


def union(name: str, members: Iterable[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";"
