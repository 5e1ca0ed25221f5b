"""The cost of one action of each game before the commit, without sockets and without Redis (part of `make bench`).

In a room of persons, bots choose the moves until the game ends or `MAX` actions are played. Then the run repeats the same
commands and measures the engine's rules, the whole step (rules, status, views, comparison), and packing for the commit.
`python -m tests.load.steps [game …]`
"""

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import msgspec
from msgspec.structs import replace

from engines.contract import Refusal
from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import all_engines, engine_of
from protocol import messages
from protocol.messages import Patch
from server.aggregate.commands import Join
from server.room.command import Act, Command
from server.room.lifecycle.creation import NewRoom, create
from server.room.room import Step, step, views_of
from server.room.stored import codec
from server.room.stored.log import encode_record
from server.room.values.state import Person, Room
from server.room.views.frames import Views
from server.room.views.status import plain_status
from server.store.stored.stream import Entry, encode_entry

MAX = 150
SECRET = bytes(range(32))
SECOND_MS = 1_000
_encode_patch = msgspec.msgpack.Encoder().encode


@dataclass(frozen=True)
class Cost:
    """The average cost of one action: times in µs for the rules, the whole step and packing, and sizes in bytes."""

    actions: int
    rules_us: float
    step_us: float
    packing_us: float
    snapshot: float
    entry: float


@dataclass(frozen=True)
class Played:
    """A room with a new game, and the later commands with their times."""

    first: Room
    views: Views
    commands: Sequence[tuple[Command, int]]


def played(game: str, *, refereed: bool) -> Played:
    """Plays a game between persons whose moves the game's bot chooses."""
    engine = engine_of(game)
    seats = min(engine.about.seats)
    room = create(NewRoom("K7QX2M", game, seats, "0", "0", SECRET, {"mode": "tournament"}, {"auto_start": False}), 0)
    # The referee is neutral, as a tutor is at a board of a class.
    people = (Person("Eva", "Eva", "director"),) if refereed else ()
    room = replace(room, people=(*room.people, *people))
    begin = [Command(Join(str(seat)), str(seat)) for seat in range(1, seats)]
    views = views_of(room)
    for command in (*begin, Command(messages.Start(), "0")):
        done = step(room, command, 0, views)
        room, views = done.room, done.views
    commands: list[tuple[Command, int]] = []
    first = Played(room, views, commands)
    while len(commands) < MAX and room.state == "playing":
        for number, command in enumerate(_wishes(room)):
            try:
                done = step(room, command, room.at_ms + SECOND_MS, views)
            except Refusal:
                if number < seats - 1:
                    continue
                return first
            commands.append((command, room.at_ms + SECOND_MS))
            room, views = done.room, done.views
            break
        else:
            break
    return first


def _wishes(room: Room) -> Iterator[Command]:
    assert room.game is not None
    engine, state = engine_of(room.slug), room.game.state
    status = engine.status(state)
    for seat, may in enumerate(status.may):
        if may:
            chance = ChanceReader(ChanceState(SECRET[1:] + bytes([room.seq % 256])))
            wish = engine.bot(engine.view(state, seat, room.at_ms), plain_status(status, None), seat, chance)
            if wish is not None:
                yield Command(Act(wish), str(seat))


def cost_of(script: Played, runs: int = 5) -> Cost:
    """Measures some runs, and returns the best one."""
    count = len(script.commands)
    steps: list[Step] = []

    def step_all() -> None:
        steps.clear()
        room, views = script.first, script.views
        for command, now_ms in script.commands:
            done = step(room, command, now_ms, views)
            room, views = done.room, done.views
            steps.append(done)

    packed: list[tuple[bytes, bytes]] = []

    def pack_all() -> None:
        packed.clear()
        packed.extend(map(_pack, steps))

    def rules_alone() -> None:
        before = script.first
        engine = engine_of(before.slug)
        for (command, now_ms), done in zip(script.commands, steps, strict=True):
            assert before.game is not None
            assert isinstance(command.body, Act)
            assert command.by is not None
            engine.apply(
                before.game.state,
                int(command.by),
                engine.parse(command.body.action),
                now_ms,
                ChanceReader(before.game.tape),
                None,
            )
            before = done.room

    step_us, packing_us, rules_us = (best_us(work, runs) / count for work in (step_all, pack_all, rules_alone))
    snapshots, entries = zip(*packed, strict=True)
    return Cost(count, rules_us, step_us, packing_us, sum(map(len, snapshots)) / count, sum(map(len, entries)) / count)


def _pack(done: Step) -> tuple[bytes, bytes]:
    """Packs the snapshot and the entry, as the store does."""
    room = done.room
    assert done.record is not None
    frames = [
        (frame.viewers, _encode_patch(Patch(room.code, room.seq, room.at_ms, frame.ops, frame.happenings)))
        for frame in done.frames
    ]
    return codec.encode(room), encode_entry(Entry(done.room.seq, encode_record(done.record), frames, done.moved))


def best_us(work: Callable[[], None], runs: int) -> float:
    took = []
    for _ in range(runs):
        started_s = time.process_time()
        work()
        took.append(time.process_time() - started_s)
    return min(took) * 1e6


def show(games: Sequence[str]) -> None:
    print(f"{'':<20}{'actions':>8} {'rules µs':>9} {'step µs':>8} {'packing µs':>11}", end="")
    print(f" {'snapshot B':>11} {'entry B':>8} {'with a referee: step µs':>24}")
    for game in games:
        script = played(game, refereed=False)
        cost, refereed = cost_of(script), cost_of(played(game, refereed=True))
        print(f"{game:<20}{cost.actions:>8} {cost.rules_us:>9.0f} {cost.step_us:>8.0f} {cost.packing_us:>11.0f}", end="")
        print(f" {cost.snapshot:>11.0f} {cost.entry:>8.0f} {refereed.step_us:>24.0f}", flush=True)


def listed() -> list[str]:
    return [slug for slug, engine in all_engines().items() if engine.about.listed]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=listed())
    show(parser.parse_args().games)


if __name__ == "__main__":
    main()
