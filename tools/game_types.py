"""Writes what crosses from each game's engine to its client: `python -m tools.game_types`; `--check` fails when it is stale.

One file a game, `clients/web/src/games/<slug>/game.gen.ts`: the view, the actions, and codes, rules, phases and events,
so that a word that is missing or an action that is mistyped is a compile error.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import inspect

from engines.contract import Engine
from engines.registry import all_engines
from protocol.typescript import PLAIN_TYPES

GAMES = Path(__file__).parents[1] / "clients" / "web" / "src" / "games"


def game_types(engine: Engine[Any, Any, Any]) -> str:
    """The whole of a game's file, the same text for the same engine."""
    slug = engine.about.slug
    view = inspect.type_info(engine.view_type)
    assert isinstance(view, inspect.TypedDictType)
    found: dict[str, str] = {}
    _define(view, found)
    actions = inspect.type_info(engine.action)
    assert isinstance(actions, inspect.UnionType)
    parts = [
        f"/* Made from the engine of {slug} by `python -m tools.game_types`. Do not edit. */",
        "/** Data of maps with text keys, lists, text, numbers, booleans and null. */\nexport type Plain = unknown;",
        *found.values(),
        _union("Action", (_action(kind) for kind in actions.types if isinstance(kind, inspect.StructType))),
        _union("Code", map(_text, sorted(engine.codes))),
        _union("RuleId", (_text(rule.id) for rule in engine.rules)),
        _union("Phase", map(_text, engine.phases)),
        _union("EventKind", map(_text, sorted(engine.events))),
    ]
    return "\n\n".join(parts) + "\n"


def _define(info: inspect.TypedDictType, found: dict[str, str]) -> str:
    """The name of a record, which stands in `found` from now on, after those that it is made of."""
    name = info.cls.__name__
    if name not in found:
        found[name] = ""
        lines = [f"  {field.encode_name}{'' if field.required else '?'}: {_type(field.type, found)};" for field in info.fields]
        del found[name]
        found[name] = f"export type {name} = {{\n" + "\n".join(lines) + "\n};"
    return name


def _action(info: inspect.StructType) -> str:
    fields = [f'type: "{info.tag}"']
    fields += [f"{field.encode_name}{'' if field.required else '?'}: {_type(field.type, {})}" for field in info.fields]
    return f"{{ {'; '.join(fields)} }}"


def _type(info: inspect.Type, found: dict[str, str]) -> str:
    """The TypeScript of a type. Raises `TypeError` for a kind that no game has had so far."""
    if type(info) in PLAIN_TYPES:
        return PLAIN_TYPES[type(info)]
    match info:
        case inspect.LiteralType(values):
            return " | ".join(map(_text, values))
        case inspect.ListType(item) | inspect.VarTupleType(item) | inspect.FrozenSetType(item):
            return _list_of(_type(item, found))
        case inspect.TupleType(items):
            return f"[{', '.join(_type(item, found) for item in items)}]"
        case inspect.DictType(_key, value):
            return f"{{ [key: string]: {_type(value, found)} }}"
        case inspect.TypedDictType():
            return _define(info, found)
        case inspect.StructType(fields=fields, tag=tag):
            tagged = [f'type: "{tag}"'] if tag is not None else []
            return "{ " + "; ".join([*tagged, *(f"{field.encode_name}: {_type(field.type, found)}" for field in fields)]) + " }"
        case inspect.UnionType(types):
            return " | ".join(dict.fromkeys(_type(kind, found) for kind in types))
        case inspect.Metadata(kind):
            return _type(kind, found)
    raise TypeError(f"no TypeScript for {info}")


def _list_of(inner: str) -> str:
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _text(value: str | int | None) -> str:
    return "null" if value is None else json.dumps(value)


def _union(name: str, members: Iterator[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";"


def main(arguments: list[str]) -> int:
    """Writes the files; with `--check` only says which are stale."""
    stale = []
    for slug, engine in all_engines().items():
        file = GAMES / slug / "game.gen.ts"
        if not file.parent.exists():
            continue
        text = game_types(engine)
        if file.exists() and file.read_text(encoding="utf-8") == text:
            continue
        stale.append(file)
        if "--check" not in arguments:
            file.write_text(text, encoding="utf-8")
    if "--check" in arguments and stale:
        sys.stderr.write(f"{', '.join(map(str, stale))}: stale, run python -m tools.game_types\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
