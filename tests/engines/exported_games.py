"""Exports a game with difficult characters in its headers. The client's tests read the export with strict readers.

`python -m tests.engines.exported_games` writes `tests/vectors/exported.json`.
"""

import json
from pathlib import Path

from engines.ajedrez import ENGINE
from engines.ajedrez.record.pgn import export_pgn
from engines.damas import ENGINE as DAMAS
from server.sessions.export.class_files import csv_text

FILE = Path(__file__).parents[1] / "vectors" / "exported.json"
NAMES = ('Ana "La" \\ Torre', "Ñandú [5.º B]; {x}")
TAGS = {"Event": '5.º "B"', "Site": "Tucumán\\Centro", "Date": "2026.11.28", "Round": "1"}
MOVES = ("e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "e1g1")
FEN = "rnbqkbnr/1ppp1ppp/p7/4P3/8/8/PPP2PPP/RNBQKBNR b KQkq - 0 3"


def samples() -> dict[str, object]:
    """Return the names and tags of the game, and its exported texts."""
    game = ENGINE.set_up({"history": list(MOVES)}, 2, 0)
    given = ENGINE.set_up({"fen": FEN, "history": ["d7d5", "e5d6"]}, 2, 0)
    draughts = DAMAS.set_up({"pdn": "1. 11-15 22-18 2. 15x22 25x18 *"}, 2, 0)
    assert DAMAS.export is not None
    resigned = DAMAS.apply(draughts, 0, DAMAS.parse({"type": "resign"}), 0, None, None).state  # type: ignore[arg-type]
    return {
        "names": NAMES,
        "tags": TAGS,
        "pgn": export_pgn(game, NAMES, TAGS),
        "fen": FEN,
        "placed": export_pgn(given, ("Ana", "Bo"), {**TAGS, "Event": "5.º B", "Site": "Tucumán"}),
        "pdn": DAMAS.export(resigned, NAMES, TAGS),
        "csv": csv_text(("A", "B"), [NAMES, ("a;b,c", '"')], "es"),
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(samples(), indent=1, ensure_ascii=False) + "\n")
