"""Moments of real games for the client's prompts: `python -m tests.engines.prompt_samples [SLUG …]` writes `prompts.json`.

The moments come from the worked cases and from random games. The file keeps one moment of each kind, with the view of its seat.
Two moments are of different kinds if they differ in mode, phase, whether the seat must act, whether it has a window, or the
possible actions that prompts mention.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from banderilla_conformance.cases import Table, plain
from banderilla_conformance.playout import Playout
from engines.contract import Refusal
from engines.registry import engine_of, slugs
from server.room.views.status import plain_status
from tests.engines.case_files import worked_cases

FILE = Path(__file__).parents[1] / "vectors" / "prompts.json"
SEEDS = 3
MAX_STEPS = 400
MODES = ("tournament", "assisted")
#: Actions that the sentence of a prompt mentions.
SPOKEN_OF = frozenset(("challenge", "capture", "declare_win", "declare", "announce_trap", "pass_flag"))
#: Fields that every view has and that no prompt reads.
UNREAD = frozenset(("clock", "strikes", "marks", "text", "violations", "record"))


def moments(slug: str) -> Iterator[tuple[str, Any, int]]:
    """Yield mode, engine state and time of each moment. The moments of the worked cases come first."""
    engine = engine_of(slug)
    for case in worked_cases(slug):
        try:
            table = Table(engine, case["given"])
        except Refusal:
            continue
        mode = case["given"].get("mode", "tournament")
        yield mode, table.state, table.now_ms
        for action in case["actions"]:
            try:
                table.play(action)
            except (Refusal, StopIteration):
                break
            yield mode, table.state, table.now_ms
    for seats in engine.about.seats[:2]:
        for mode in MODES:
            for seed in range(SEEDS):
                game = Playout(engine, seats, mode, seed)
                yield mode, game.state, game.now_ms
                for _step in game.steps(faults=0.2 if mode == "tournament" else 0.0):
                    yield mode, game.state, game.now_ms
                    if len(game.log) > MAX_STEPS:
                        break


def samples(slug: str) -> list[dict[str, Any]]:
    """Return one moment of each kind, with the view of its seat."""
    engine = engine_of(slug)
    found: dict[tuple[Any, ...], dict[str, Any]] = {}
    for mode, state, now_ms in moments(slug):
        status = engine.status(state)
        if status.is_over:
            continue
        said = plain(plain_status(status, None))
        for seat in range(len(status.may)):
            moment = {"game": slug, "mode": mode, "seat": seat, "status": said}
            kind = kind_of(moment)
            if kind not in found:
                view = engine.view(state, seat, now_ms).items()
                found[kind] = {**moment, "view": plain({name: value for name, value in view if name not in UNREAD})}
    return list(found.values())


def kind_of(moment: Mapping[str, Any]) -> tuple[Any, ...]:
    """Return the values that may change the words of a prompt. The mode matters only if the game waits for the
    seat."""
    status, seat = moment["status"], moment["seat"]
    if seat not in status["awaited"]:
        return "waits", status["phase"], *sorted(SPOKEN_OF & set(status["may"][seat]))
    is_open = any(seat in window["seats"] for window in status["windows"])
    return moment["mode"], status["phase"], is_open, *sorted(SPOKEN_OF & set(status["may"][seat]))


if __name__ == "__main__":
    asked = sys.argv[1:] or slugs()
    stored = [] if not sys.argv[1:] else json.loads(FILE.read_text(encoding="utf-8"))
    moments_of = [each for each in stored if each["game"] not in asked] + [each for slug in asked for each in samples(slug)]
    moments_of.sort(key=lambda each: str(each["game"]))
    lines = [json.dumps(each, sort_keys=True, ensure_ascii=False) for each in moments_of]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
