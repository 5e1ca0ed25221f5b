"""Writes for the client what each engine declares about its faults: `python -m tools.declared`. With `--check` it fails if a
file is out of date.

Each game's folder in the client gets a file `declared.ts` with the faults and the facts of each, the parts that a turn can
lack when a seat tries to end it, and the stakes of a challenge. The game's words must have a sentence for each fault, part and
stake. So a missing sentence, or a sentence with an unknown fact, is a compile error.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from engines.kit.declaration.fault_details import key_of
from engines.kit.stakes import codes_of
from engines.registry import engine_of, slugs
from tools.typescript import Records

GAMES = Path(__file__).parents[1] / "clients" / "web" / "src" / "games"


def faults_of(slug: str) -> dict[str, Any]:
    """Returns the faults of a game. The key of an entry is the key of the fault's sentence (`key_of`). The value is the type of
    the fault's facts; None if the fault has no facts."""
    return {
        key_of(rule, detail): facts for rule, details in engine_of(slug).details.items() for detail, facts in details.items()
    }


def declared(slug: str) -> str:
    """Returns the content of a game's `declared.ts`."""
    faults = faults_of(slug)
    records = Records()
    typed = [f"  {json.dumps(key)}: {'null' if facts is None else records.add(facts)};" for key, facts in faults.items()]
    facts_type = "export type Facts = {\n" + "\n".join(typed) + "\n};" if typed else "export type Facts = Record<never, null>;"
    engine = engine_of(slug)
    windows = json.dumps(msgspec.to_builtins(engine.stakes))
    codes = " | ".join(map(json.dumps, codes_of(engine.stakes))) or "never"
    parts = [
        "/* Made from the engine's `details`, `missing` and `stakes` by `python -m tools.declared`. Do not edit. */",
        f"export const FAULTS = {_listed(list(faults))} as const;",
        f"export const MISSING = {_listed(list(engine_of(slug).missing))} as const;",
        "export type Missing = (typeof MISSING)[number];",
        "/** The stakes of a challenge in each window. */",
        f"export const STAKES = {{ windows: {windows}, third: {json.dumps(engine.third_strike)} }} as const;",
        f"export type Stake = {codes};",
        *records.texts.values(),
        "/** The facts of each fault. A fault without facts has null: its rule says what is wrong. */",
        facts_type,
    ]
    return "\n".join(parts) + "\n"


def _listed(words: list[str]) -> str:
    return "[" + "".join(f"\n  {json.dumps(word)}," for word in words) + ("\n]" if words else "]")


def main(arguments: list[str]) -> int:
    stale = False
    for slug in slugs():
        if not (GAMES / slug).is_dir():
            continue
        target, text = GAMES / slug / "declared.ts", declared(slug)
        if target.exists() and target.read_text() == text:
            continue
        if "--check" in arguments:
            stale = True
            print(f"{target} is stale: run python -m tools.declared", file=sys.stderr)
        else:
            target.write_text(text)
    return int(stale)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
