"""Writes `docs/reference/phases.md` from the phase tables of the games for two: `python -m tools.phases`. `--check` fails if it
is out of date."""

import importlib
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engines.registry import all_engines

PAGE = Path(__file__).parents[1] / "docs" / "reference" / "phases.md"

INTRODUCTION = """# Phases of the duels

The actions that the flag holder may send in each phase. `python -m tools.phases` makes this page from each game's
`DUEL_RULES.phases`, which `engines/kit/duel/flow.py` checks for each action. Do not edit. `engines/kit/duel/off_turn.py` has
the actions of a seat outside its turn (challenge, draw, resign, …). A game that is missing here has another form of phases.
"""


def page() -> str:
    """Returns the text of `docs/reference/phases.md`: a section for each game with a phase table."""
    games = ((slug, engine.phases, _table_of(slug)) for slug, engine in sorted(all_engines().items()))
    return INTRODUCTION + "".join(_section(slug, phases, table) for slug, phases, table in games if table)


def _table_of(slug: str) -> Mapping[type[Any], Sequence[str]]:
    """Returns for each action of the game the phases that allow it; empty if the game has no such table."""
    rules = importlib.import_module(f"engines.{slug.replace('-', '_')}.rules")
    duel = getattr(rules, "DUEL_RULES", None)
    return duel.play.PHASES if duel is not None else {}


def _section(slug: str, phases: Sequence[str], table: Mapping[type[Any], Sequence[str]]) -> str:
    columns = [phase for phase in phases if any(phase in allowed for allowed in table.values())]
    lines = [f"| action | {' | '.join(columns)} |", "| --- |" + " :-: |" * len(columns)]
    for action, allowed in table.items():
        marks = ["●" if phase in allowed else "" for phase in columns]
        lines.append(f"| `{action.__struct_config__.tag}` | {' | '.join(marks)} |")
    return f"\n## {slug}\n" + "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    """Writes the page; with `--check` only tells whether it is up to date."""
    is_stale = not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page()
    if "--check" in arguments:
        if is_stale:
            sys.stderr.write("docs/reference/phases.md is stale: run python -m tools.phases\n")
        return int(is_stale)
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
