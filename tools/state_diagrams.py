"""Draws the state diagrams in docs/design from the tables in the code: `python -m tools.state_diagrams`. `--check` fails if a
diagram is out of date."""

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engines.kit.duel import stages as duel_stages
from server.room.appeals import stages
from server.room.values import room_states
from server.sessions.values import round_states

DESIGN = Path(__file__).parents[1] / "docs" / "design"

DIAGRAMS: tuple[tuple[str, str, Mapping[Any, Mapping[Any, str]]], ...] = (
    ("engine.md", "duel_stages", duel_stages.STAGES),
    ("windows.md", "appeal_stages", stages.STAGES),
    ("seams.md", "room_states", room_states.STATES),
    ("rounds.md", "round_states", round_states.STATES),
)
"""Each diagram: a page of docs/design, the name in the marks around the diagram, and the table (state → event → next state)."""

START = "none"
"""The initial state, which the diagram shows as a dot."""


def diagram(table: Mapping[Any, Mapping[Any, str]]) -> str:
    """Returns the table as a state diagram in Mermaid. Events between the same two states share an arrow."""
    arrows: dict[tuple[str, str], list[str]] = {}
    for state, events in table.items():
        for event, after in events.items():
            arrows.setdefault((state, after), []).append(event)
    lines = [f"    {_dot(state)} --> {_dot(after)}: {', '.join(events)}" for (state, after), events in arrows.items()]
    return "\n".join(("```mermaid", "stateDiagram-v2", *lines, "```"))


def _dot(state: str) -> str:
    return "[*]" if state == START else state


def drawn(text: str, name: str, table: Mapping[Any, Mapping[Any, str]]) -> str:
    """Returns the text of a page with the present form of the diagram. Raises `ValueError` if the page has no marks for the
    diagram."""
    begin, end = f"<!-- diagram: {name} -->", "<!-- end of diagram -->"
    place = re.compile(re.escape(begin) + ".*?" + re.escape(end), re.DOTALL)
    if not place.search(text):
        raise ValueError(f"no place for the diagram {name}")
    return place.sub(lambda _found: f"{begin}\n{diagram(table)}\n{end}", text, count=1)


def main(arguments: list[str]) -> int:
    """Writes the diagrams; with `--check` only tells whether they are up to date."""
    stale = []
    for page, name, table in DIAGRAMS:
        path = DESIGN / page
        text = path.read_text(encoding="utf-8")
        if drawn(text, name, table) != text:
            stale.append(page)
            if "--check" not in arguments:
                path.write_text(drawn(text, name, table), encoding="utf-8")
    if "--check" in arguments and stale:
        sys.stderr.write(f"stale diagrams in {', '.join(stale)}: run python -m tools.state_diagrams\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
