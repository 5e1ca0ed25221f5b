"""Hints and log lines of the engines: `python -m tests.engines.hint_samples [SLUG …]` writes `hints.json` and
`said.json`.

Bots play whole assisted games, against each other and against random players. The script also plays the worked cases in
assisted mode. At each position it asks the bot of each seat for a hint, as the room does. The client's tests put the
hints of `hints.json` into words and mark their places. The file `said.json` has the public events of these games and
cases, their score cards, and the engine's identifiers, because no identifier may appear on a screen.
"""

import json
import random
import sys
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from banderilla_conformance.cases import Table
from engines.contract import CLOCK, Engine, Refusal, Tick
from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import engine_of, folder_of, slugs
from server.room.stored.log import Record
from tests.engines.case_files import worked_cases

VECTORS = Path(__file__).parents[1] / "vectors"
EACH = 3
"""Maximum number of samples for each type of action."""
GAMES = 8
STEPS = 700
Idea = tuple[int, dict[str, Any], dict[str, Any]]
"""A hint: the seat that asks, its view, and the action that its bot suggests."""


def ideas(engine: Engine[Any, Any, Any], state: Any, now_ms: int, fate: random.Random) -> Iterator[Idea]:
    """Yield the hint of each seat that may act."""
    status = engine.status(state)
    plain = msgspec.to_builtins(status)
    for seat, may in enumerate(status.may):
        if status.is_over or not may:
            continue
        view = engine.view(state, seat, now_ms)
        idea = engine.bot(view, plain, seat, ChanceReader(ChanceState(fate.randbytes(32))))
        if idea is not None:
            yield seat, view, idea


class Heard:
    """Collects public data of games: a few different events of each kind, and the final score cards."""

    def __init__(self) -> None:
        self.events: dict[str, list[Any]] = {}
        self.cards: list[Any] = []

    def listen(self, events: Iterable[Any]) -> None:
        for each in events:
            some = self.events.setdefault(each.kind, [])
            event = msgspec.to_builtins({"kind": each.kind, "seat": each.seat, "params": each.params})
            if len(some) < EACH and event not in some:
                some.append(event)


def played(slug: str, seed: int, heard: Heard) -> Iterator[Idea]:
    """Yield the hints of an assisted game. Seat 0 always follows its hints. The other seats follow their hints in every
    second game; in the other games they act at random."""
    engine = engine_of(slug)
    counts = engine.about.seats
    seats = counts[seed % len(counts)]
    fate = random.Random(seed)
    chance = ChanceReader(ChanceState(fate.randbytes(32)))
    now_ms = 0
    state = engine.setup(engine.read_options({"mode": "assisted"}), seats, chance, now_ms)
    for _step in range(STEPS):
        status = engine.status(state)
        if status.is_over:
            break
        found = list(ideas(engine, state, now_ms, fate))
        yield from found
        actor: Any = CLOCK
        action: Any = Tick()
        for seat, _view, idea in found:
            actor, action = seat, engine.parse(idea)
            others = engine.faultless_actions(state, seat)
            if seat != 0 and seed % 2 and others:
                action = others[fate.randrange(len(others))]
            break
        now_ms = now_ms + 1_000 if actor != CLOCK else max(now_ms, status.due_at_ms or now_ms)
        step = engine.apply(state, actor, action, now_ms, chance, None)
        state = step.state
        heard.listen(step.happenings)
    heard.cards += [msgspec.to_builtins(engine.card(state, seat)) for seat in range(seats)]


class ListeningTable(Table):
    def __init__(self, heard: Heard, *given: Any) -> None:
        self.heard = heard
        super().__init__(*given)

    def _step(self, body: Any, by: str | None) -> Record:
        record = super()._step(body, by)
        self.heard.listen(record.happenings)
        return record


def in_cases(slug: str, heard: Heard, mode: str) -> Iterator[Idea]:
    """Yield the hints before each action of the worked cases. `mode`: the mode to play in; tournament mode has no
    hints."""
    engine = engine_of(slug)
    fate = random.Random(slug)
    for case in worked_cases(slug):
        try:
            table = ListeningTable(heard, engine, {**case["given"], "mode": mode})
        except Refusal:
            continue  # assisted mode does not allow the case's position
        for action in case["actions"]:
            if table.room.game is None or engine.status(table.state).is_over:
                break
            if mode == "assisted":
                yield from ideas(engine, table.state, table.now_ms, fate)
            try:
                table.play(action)
            except (Refusal, StopIteration):
                continue  # the case took another course in assisted mode


def samples(slug: str, heard: Heard) -> dict[str, list[Any]]:
    """Return a few different hints for each type of action. Each hint comes with its seat and that seat's view."""
    found: dict[str, list[Any]] = {}
    games = [played(slug, seed, heard) for seed in range(GAMES)]
    for source in (*games, in_cases(slug, heard, "assisted"), in_cases(slug, heard, "tournament")):
        for seat, view, action in source:
            some = found.setdefault(str(action["type"]), [])
            if len(some) < EACH and all(each["action"] != action for each in some):
                some.append({"seat": seat, "action": action, "view": view})
    return found


def identifiers(slug: str) -> list[str]:
    """Return all identifiers of the engine: types, codes, rules, phases, events, options, words in actions, pieces and
    places."""
    engine = engine_of(slug)
    found: set[str] = {*engine.codes, *engine.events, *engine.phases, *engine.missing, *(rule.id for rule in engine.rules)}
    found |= {field.encode_name for field in _struct(engine.options).fields}
    for kind in inspect.type_info(engine.action).types:  # type: ignore[attr-defined]
        found.add(str(kind.tag))
        found |= {field.encode_name for field in kind.fields}
        found |= {value for field in kind.fields for value in _words(field.type)}
    for details in engine.details.values():
        found |= {str(detail) for detail in details}
    board = files("engines") / folder_of(slug) / "board.json"
    if board.is_file():
        found |= set(_ids(json.loads(board.read_text(encoding="utf-8"))))
    return sorted(found)


def _struct(options: Any) -> inspect.StructType:
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    return info


def _words(info: inspect.Type) -> Iterator[str]:
    """Yield the strings of the `Literal` types in a field's type."""
    if isinstance(info, inspect.LiteralType):
        yield from (value for value in info.values if isinstance(value, str))
    for inner in getattr(info, "types", ()):
        yield from _words(inner)


def _ids(data: Any) -> Iterator[str]:
    """Yield the values of every `id` in a board's data."""
    if isinstance(data, dict):
        if isinstance(data.get("id"), str):
            yield data["id"]
        data = list(data.values())
    for each in data if isinstance(data, list) else ():
        yield from _ids(each)


def write(name: str, data: Any) -> None:
    text = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    (VECTORS / name).write_text(text.replace("},{", "},\n{") + "\n", encoding="utf-8")


if __name__ == "__main__":
    asked = sys.argv[1:]
    hints, said = ({} if not asked else json.loads((VECTORS / name).read_text()) for name in ("hints.json", "said.json"))
    for game in asked or slugs():
        told = Heard()
        hints[game] = samples(game, told)
        said[game] = {"events": told.events, "cards": told.cards[-EACH:], "identifiers": identifiers(game)}
    write("hints.json", hints)
    write("said.json", said)
