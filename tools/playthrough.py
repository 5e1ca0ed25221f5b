"""Records a game of bots, line by line, for people to read and for a test to compare: `python -m tools.playthrough SLUG`.

The tool writes `tests/engines/<folder>/playthrough.txt`. A reviewer reads how this file changes.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec

from banderilla_conformance.cases import Table
from banderilla_conformance.playout import MODES, Playout
from engines.contract import CLOCK, REFEREE, SPECTATOR, Engine, Refusal, Tick
from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import engine_of, folder_of, slugs
from server.room.stored.log import Record
from tests.engines.case_files import worked_cases

SEED = b"a golden playthrough, for review"
MAX_LINES = 80
EVERY = 9
"""Number of actions between two lists of the seats' possible actions. No game has turns of this length, so that the lists show
different moments of a turn."""
GAMES = 6
WALK = 16
"""Number of random games, for each number of seats and each mode, and maximum number of actions in each of them."""
CHOSEN = 5
"""The totals contain the choices of one in this number of moments, to save time."""
SHOWN = 4
"""Maximum number of actions that a list writes out."""


def lines(slug: str) -> list[str]:
    """Returns a game of bots up to `MAX_LINES` actions. Each action has two lines: first the seat, the action in notation and
    the events, then the position. After every `EVERY` actions, the lines list the actions that each seat can choose. The last
    lines show the result, the view of seat 0, the differences in the other views, and the score cards."""
    engine = engine_of(slug)
    seats = engine.about.seats[0]
    now_ms = 0
    reader = ChanceReader(ChanceState(SEED))
    state = engine.setup(engine.read_options({"mode": "tournament"}), seats, reader, now_ms)
    written = [f"{slug}, {seats} seats", f"  {engine.view(state, 'spectator', now_ms)['text']}"]
    fate = done = 0
    while not (status := engine.status(state)).is_over and done < MAX_LINES:
        if done % EVERY == 0:
            written += choices(engine, state, seats)
        done += 1
        actor: Any = CLOCK
        action: Any = Tick()
        for seat in range(seats):
            fate += 1
            chance = ChanceReader(ChanceState(SEED, 1_000_000 + fate))
            raw = engine.bot(engine.view(state, seat, now_ms), msgspec.to_builtins(status), seat, chance)
            if raw is not None:
                actor, action = seat, engine.parse(raw)
                break
        now_ms = now_ms + 1_000 if actor != CLOCK else max(now_ms, status.due_at_ms or now_ms)
        text = noted(engine, state, actor, action) if actor != CLOCK else "tick"
        step = engine.apply(state, actor, action, now_ms, reader, None)
        state = step.state
        kinds = " ".join(event.kind for event in step.happenings)
        written.append(f"{actor}: {text}   [{engine.status(state).phase}] {kinds}".rstrip())
        written.append(f"  {engine.view(state, 'spectator', now_ms)['text']}")
    result = engine.status(state).result
    written.append(f"result: {result.reason} {list(result.winners)}" if result else "…")
    written += choices(engine, state, seats)
    first = engine.view(state, 0, now_ms)
    written += shown("view of 0", first)
    for viewer in (*range(1, seats), SPECTATOR, REFEREE):
        seen = engine.view(state, viewer, now_ms)
        written += shown(f"view of {viewer}", {key: seen[key] for key in seen if key not in first or seen[key] != first[key]})
    for seat in range(seats):
        written += shown(f"card {seat}", msgspec.to_builtins(engine.card(state, seat)))
    if not status.is_over:
        quitter = next(seat for seat in range(seats) if "resign" in status.may[seat])
        state = engine.apply(state, quitter, engine.parse({"type": "resign"}), now_ms, reader, None).state
        last = engine.view(state, 0, now_ms)
        written.append(f"{quitter}: resign   [{engine.status(state).phase}]")
        written += choices(engine, state, seats)
        written += shown("view of 0", {key: last[key] for key in last if key not in first or last[key] != first[key]})
    return [*written, *moments(slug), *random_games(slug)]


def moments(slug: str) -> Iterator[str]:
    """Yields lines about moments of the worked cases: the actions that each seat can choose, and the open windows. The
    moments are the first of the rulebook's cases with each combination of phase, mode and possible types of action. Bots never
    reach some of them. The last lines sum up all moments of all worked cases."""
    engine = engine_of(slug)
    met = set()
    totals = Totals()
    for file in ("cases.json", "more_cases.json"):
        for case in worked_cases(slug, file):
            table = ListeningTable(engine, case["given"])
            for number, action in enumerate(case["actions"], 1):
                table.play(action)
                totals.add(engine, table.state, table.now_ms, table.told())
                status = engine.status(table.state)
                if file == "more_cases.json":
                    continue
                offered = {type(act) for seat in range(len(status.may)) for act in engine.faultless_actions(table.state, seat)}
                moment = (status.phase, case["given"].get("mode"), frozenset(offered))
                if moment not in met:
                    met.add(moment)
                    yield f"{case['name']}, after action {number}   [{status.phase}]"
                    public, record = (engine.view(table.state, viewer, table.now_ms) for viewer in (SPECTATOR, REFEREE))
                    yield f"  {public['text']}"
                    yield from (f"    window {json.dumps(msgspec.to_builtins(window))}" for window in status.windows)
                    more = [key for key in record if key not in public]
                    yield from (f"    {key} {json.dumps(record[key], ensure_ascii=False)}" for key in more)
                    yield from choices(engine, table.state, len(status.may))
    yield f"totals of all {totals.moments} moments of the worked cases"
    yield from totals.lines()


def random_games(slug: str) -> Iterator[str]:
    """Plays the first moves of random games and yields the lines of their `Totals`. In each mode, with the fewest and with the
    most seats, it plays `GAMES` games, which together have all values of the options."""
    engine = engine_of(slug)
    totals = Totals()
    for seats, mode, number in product(sorted({engine.about.seats[0], engine.about.seats[-1]}), MODES, range(GAMES)):
        options = {choice.field: choice.values[number % len(choice.values)] for choice in engine.about.choices}
        playout = Playout(engine, seats, seed=number, **{**options, "mode": mode})
        for _ in range(WALK):
            if not playout.status.is_over:
                step = playout.step(faults=0.3 if mode == "tournament" else 0.0, clock=0.05)
                totals.add(engine, playout.state, playout.now_ms, [("record", step.record), *named(step.happenings)])
        totals.count("positions", engine.to_case(playout.state, playout.now_ms))
    yield f"totals of {totals.moments} moments of random games"
    yield from totals.lines()


def named(events: Sequence[Any]) -> Iterator[tuple[str, Any]]:
    yield from ((f"event {event.kind}", event) for event in events)


class ListeningTable(Table):
    """A table that stores the records of its steps."""

    def __init__(self, *given: Any) -> None:
        self.records: list[Record] = []
        super().__init__(*given)

    def _step(self, body: Any, by: str | None) -> Record:
        self.records.append(super()._step(body, by))
        return self.records[-1]

    def told(self) -> list[tuple[str, Any]]:
        """Returns the moves and the game's events since the last call, each with its name."""
        found = [("record", move) for record in self.records for move in record.moves]
        kinds = {*self.engine.events, "ruling"}
        found += named([event for record in self.records for event in record.happenings if event.kind in kinds])
        self.records.clear()
        return found


class Totals:
    """Sums up many moments, including those that the rest of the file does not show. For each kind of value, a line has the
    number of the values and a checksum, which changes if any of the values changes.

    The kinds include the records and events of the steps, and the changes in the views. To save time, the following values
    count only at one in `CHOSEN` moments: the plays that each seat can choose, the choice of its bot, its score card, and the
    state with everything that is hidden from the seat replaced at random (`resample_hidden`).
    """

    def __init__(self) -> None:
        self.moments = 0
        self.numbers = Counter[str]()
        self.checksums = Counter[str]()
        self.shown: dict[tuple[str, Any], Any] = {}

    def add(self, engine: Engine[Any, Any, Any], state: Any, now_ms: int, told: Sequence[tuple[str, Any]]) -> None:
        """Adds a moment. `told`: the records and events since the last moment, each with its name."""
        for name, value in told:
            self.count(name, value)
        status = engine.status(state)
        seats = range(len(status.may))
        for viewer in (*seats, SPECTATOR, REFEREE):
            for key, value in engine.view(state, viewer, now_ms).items():
                if self.shown.get((key, viewer)) != value:
                    self.shown[key, viewer] = value
                    self.count(f"changes of {key} in views", value)
        for seat in seats if self.moments % CHOSEN == 0 else ():
            for head, every in plays(engine, state, seat):
                for acts in every:
                    self.count(f"{head} {type(acts[0]).__name__}", acts)
            chance = ChanceReader(ChanceState(SEED, self.moments))
            action = engine.bot(engine.view(state, seat, now_ms), msgspec.to_builtins(status), seat, chance)
            self.count(f"bot {action and action['type']}", action)
            self.count("cards", engine.card(state, seat))
            disguise = engine.resample_hidden(state, seat, chance)
            if disguise is not state:
                self.count("disguises", engine.encode(disguise))
        self.moments += 1

    def count(self, name: str, value: Any) -> None:
        self.numbers[name] += 1
        self.checksums[name] = crc32(msgspec.json.encode(value), self.checksums[name])

    def lines(self) -> Iterator[str]:
        yield from (f"  {name}: {self.numbers[name]}, checksum {self.checksums[name]:08x}" for name in sorted(self.numbers))


def plays(engine: Engine[Any, Any, Any], state: Any, seat: int) -> Iterator[tuple[str, Sequence[tuple[Any, ...]]]]:
    """Yields the lists of plays that a seat can choose now, each with its heading. A play is a tuple of actions, often of only
    one. The lists are the faultless actions, the faulty actions, and the wrong and right plays of each kind of exercise."""
    yield "faultless", [(act,) for act in engine.faultless_actions(state, seat)]
    yield "faulty", [(act,) for act in engine.faulty_actions(state, seat)]
    for kind, made in engine.practice.makers.items():
        slips = made(state, seat)
        yield f"{kind}, wrong", [slip.wrong for slip in slips if slip.wrong is not None]
        yield f"{kind}, right", [slip.right for slip in slips if slip.right is not None]


def choices(engine: Engine[Any, Any, Any], state: Any, seats: int) -> Iterator[str]:
    """Yields a line for each list of plays that a seat can choose now."""
    for seat in range(seats):
        for head, acts in plays(engine, state, seat):
            yield from listed(engine, state, seat, head, acts)


def listed(engine: Engine[Any, Any, Any], state: Any, seat: int, head: str, acts: Sequence[tuple[Any, ...]]) -> Iterator[str]:
    """Yields a line with the number of plays in `acts` and at most `SHOWN` of them, at even distances. A play is one or more
    actions. Yields nothing if `acts` is empty."""
    if acts:
        steps = max(1, min(SHOWN, len(acts)) - 1)
        places = sorted({(len(acts) - 1) * part // steps for part in range(steps + 1)})
        texts = (" + ".join(noted(engine, state, seat, action) for action in acts[place]) for place in places)
        yield f"    {seat} {head} {len(acts)}: {'; '.join(texts)}"


def noted(engine: Engine[Any, Any, Any], state: Any, seat: int, action: Any) -> str:
    """Returns the notation of an action, with a note if a player who types this text gets another action or a refusal."""
    text = engine.notate(state, action)
    try:
        return text if engine.read(state, seat, text) == action else f"{text} (another action)"
    except Refusal as refusal:
        return f"{text} ({refusal.code})"


def shown(head: str, value: dict[str, Any]) -> Iterator[str]:
    """Yields a line for each key of a view or of a score card; nothing if it has no keys."""
    if value:
        yield f"{head}:"
    yield from (f"  {key} {json.dumps(value[key], ensure_ascii=False)}" for key in value)


def path(slug: str) -> Path:
    return Path(__file__).parent.parent / "tests" / "engines" / folder_of(slug) / "playthrough.txt"


def main(arguments: list[str]) -> int:
    if not arguments or not set(arguments) <= set(slugs()):
        print(f"usage: make playthrough GAME=<one of: {', '.join(slugs())}>", file=sys.stderr)
        return 2
    for slug in arguments:
        path(slug).write_text("\n".join(lines(slug)) + "\n")
        print(path(slug))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
