"""Writes what each engine declares for the client: `python -m tools.declared`, or `--check` to fail when a file is stale.

Each game's folder gets `declared.ts`: the faults and the missing parts for which its words must have a sentence. A sentence
that is not there is then an error of the compiler.
"""

import json
import sys
from pathlib import Path

from engines.kit.details import A_NAME, A_NUMBER, NONE
from engines.registry import engine_of, slugs

GAMES = Path(__file__).parents[1] / "clients" / "web" / "src" / "games"
_KINDS = frozenset({NONE, A_NUMBER, A_NAME})


def faults_of(slug: str) -> list[str]:
    """The keys of a game's sentences: `<rule> <word>`, or the rule alone for a fault whose detail is no word."""
    keys = (
        rule if detail in _KINDS else f"{rule} {detail}"
        for rule, details in engine_of(slug).details.items()
        for detail in details
    )
    return list(dict.fromkeys(keys))


def declared(slug: str) -> str:
    """The whole of a game's `declared.ts`."""
    return (
        "/* Made from the engine's `details` and `missing` by `python -m tools.declared`. Do not edit. */\n"
        f"export const FAULTS = {_listed(faults_of(slug))} as const;\n"
        f"export const MISSING = {_listed(list(engine_of(slug).missing))} as const;\n"
        "export type Fault = (typeof FAULTS)[number];\n"
        "export type Missing = (typeof MISSING)[number];\n"
    )


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
