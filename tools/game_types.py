"""Writes the types that a game's engine shares with its client: `python -m tools.game_types`. `--check` fails if a file is out
of date.

Each game gets two files in `clients/web/src/games/<slug>`. `game.gen.ts` has the view, the actions, and the names of codes,
rules, phases, events and hints, so that a missing word or a mistyped action is a compile error. `written.gen.ts` has examples
for the line where a player can type a move: for each phase, the texts of some moves of the recorded playthrough.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

from msgspec import inspect

from engines.contract import Engine
from engines.registry import all_engines
from tools.playthrough import path as playthrough_of
from tools.typescript import PLAIN, Records, text, union

MAX_EXAMPLES = 3
PLAYED = re.compile(r"\S[^:]*: (.+?)   \[(\w+)\]")
AFTER_THE_GAME = ("…", "result: ", "view of ")
"""Beginnings of the lines that follow the moves in a playthrough."""
WORD = re.compile(r"[a-z_]{3,}")
GAMES = Path(__file__).parents[1] / "clients" / "web" / "src" / "games"


def game_types(engine: Engine[Any, Any, Any]) -> str:
    """Returns the content of a game's `game.gen.ts`. The same engine always gives the same text."""
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
        union("Hinted", map(text, sorted(engine.hint_rules))),
    ]
    return "\n\n".join(parts) + "\n"


def written_examples(slug: str, first_phase: str) -> str:
    """Returns the content of `written.gen.ts`: up to `MAX_EXAMPLES` moves of different forms per phase, as a player writes
    them."""
    found: dict[str, dict[str, str]] = {}
    phase = first_phase
    for line in playthrough_of(slug).read_text(encoding="utf-8").splitlines():
        if line.startswith(AFTER_THE_GAME):
            break
        if (played := PLAYED.match(line)) is None:
            continue
        word = played[1].split()[0]
        form = word if WORD.fullmatch(word) else re.sub(r"\w+", "x", played[1])
        if not played[1].startswith(("!", "tick")) and len(found.setdefault(phase, {})) < MAX_EXAMPLES:
            found[phase].setdefault(form, played[1])
        phase = played[2]
    table = {phase: list(forms.values()) for phase, forms in found.items()}
    return (
        f"/* Made from the playthrough of {slug} by `python -m tools.game_types`. Do not edit. */\n"
        f"export const written: Record<string, readonly string[]> = {json.dumps(table, ensure_ascii=False, indent=2)};\n"
    )


def _action(info: inspect.StructType) -> str:
    fields = [f'type: "{info.tag}"']
    fields += [f"{field.encode_name}{'' if field.required else '?'}: {Records().type_of(field.type)}" for field in info.fields]
    return f"{{ {'; '.join(fields)} }}"


def main(arguments: list[str]) -> int:
    """Writes the files; with `--check` only lists the files that are out of date."""
    stale = []
    for slug, engine in all_engines().items():
        folder = GAMES / slug
        if not folder.exists():
            continue
        made = {"game.gen.ts": game_types(engine), "written.gen.ts": written_examples(slug, engine.phases[0])}
        for name, content in made.items():
            file = folder / name
            if file.exists() and file.read_text(encoding="utf-8") == content:
                continue
            stale.append(file)
            if "--check" not in arguments:
                file.write_text(content, encoding="utf-8")
    if "--check" in arguments and stale:
        sys.stderr.write(f"{', '.join(map(str, stale))}: stale, run python -m tools.game_types\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
