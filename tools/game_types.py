"""Writes what crosses from each game's engine to its client: `python -m tools.game_types`; `--check` fails when it is stale.

One file a game, `clients/web/src/games/<slug>/game.gen.ts`: the view, the actions, and codes, rules, phases and events,
so that a word that is missing or an action that is mistyped is a compile error.
"""

import sys
from pathlib import Path
from typing import Any

from msgspec import inspect

from engines.contract import Engine
from engines.registry import all_engines
from tools.typescript import PLAIN, Records, text, union

GAMES = Path(__file__).parents[1] / "clients" / "web" / "src" / "games"


def game_types(engine: Engine[Any, Any, Any]) -> str:
    """The whole of a game's file, the same text for the same engine."""
    slug = engine.about.slug
    records = Records()
    records.add(engine.view_type)
    actions = inspect.type_info(engine.action)
    assert isinstance(actions, inspect.UnionType)
    parts = [
        f"/* Made from the engine of {slug} by `python -m tools.game_types`. Do not edit. */",
        PLAIN,
        *records.texts.values(),
        union("Action", (_action(kind) for kind in actions.types if isinstance(kind, inspect.StructType))),
        union("Code", map(text, sorted(engine.codes))),
        union("RuleId", (text(rule.id) for rule in engine.rules)),
        union("Phase", map(text, engine.phases)),
        union("EventKind", map(text, sorted(engine.events))),
    ]
    return "\n\n".join(parts) + "\n"


def _action(info: inspect.StructType) -> str:
    fields = [f'type: "{info.tag}"']
    fields += [f"{field.encode_name}{'' if field.required else '?'}: {Records().type_of(field.type)}" for field in info.fields]
    return f"{{ {'; '.join(fields)} }}"


def main(arguments: list[str]) -> int:
    """Writes the files; with `--check` only says which are stale."""
    stale = []
    for slug, engine in all_engines().items():
        file = GAMES / slug / "game.gen.ts"
        if not file.parent.exists():
            continue
        types = game_types(engine)
        if file.exists() and file.read_text(encoding="utf-8") == types:
            continue
        stale.append(file)
        if "--check" not in arguments:
            file.write_text(types, encoding="utf-8")
    if "--check" in arguments and stale:
        sys.stderr.write(f"{', '.join(map(str, stale))}: stale, run python -m tools.game_types\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
