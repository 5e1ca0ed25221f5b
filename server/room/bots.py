"""The bots of a room. A moment after a change of the game, the room asks a seat's bot for an action.

A bot uses only what its seat may know, and plays at the level of its seat. Its random draws come from the room's secret, so
that it makes the same choice after a restart of the server. If a level needs more time than a step allows (`Level.thinks`), a
worker process computes the action from a `BotTask`, and the result comes back as a command (`BotThought`). On a node without
workers, a tick makes the bot answer at once, without search.
"""

import hashlib
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from engines.contract import Plain
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.levels.level import Level, level_named
from engines.kit.levels.opponent import wish
from engines.registry import engine_of
from server.aggregate.secrets import derived
from server.room.command import BotThought
from server.room.step_context import StepContext
from server.room.values.state import Room, due_list

MARK_SIGNS = 16


class Chair(NamedTuple):
    """A seat whose bot may act now. `seed`: the source of its random draws for this decision. `fate`: secret bytes that
    decide which faults the bot notices."""

    seat: int
    level: str
    seed: bytes
    fate: bytes


class BotTask(NamedTuple):
    """The input for a worker that computes the bots' actions. It has only plain values, so that another process can read it."""

    slug: str
    state: bytes
    now_ms: int
    is_tournament: bool
    chairs: tuple[Chair, ...]
    mark: str
    """Identifies the position. The answer contains it again, so that the room can ignore an answer for an old position."""


def thinks(room: Room) -> bool:
    """Tells whether the room has a bot with a slow level."""
    return any(seat.level and level_named(engine_of(room.slug).levels, seat.level).thinks for seat in room.seats)


def is_bots_turn(room: Room, now_ms: int) -> bool:
    """Tells whether the bots are the next to act and their time has come."""
    dues = due_list(room)
    return bool(dues) and min(dues)[1] == "bots" and min(dues)[0] <= now_ms


def task_of(room: Room) -> BotTask | None:
    """Returns the task for a worker to compute the bots' actions. None if no bot acts now, or if no bot of the room is slow."""
    if room.game is None or room.state != "playing" or room.bot_at_ms is None or not thinks(room):
        return None
    engine, state = engine_of(room.slug), room.game.state
    chairs = _chairs(room, engine.status(state).may, 0)
    tournament = engine.is_tournament(room.options)
    return BotTask(room.slug, engine.encode(state), room.bot_at_ms, tournament, chairs, mark_of(room))


def mark_of(room: Room) -> str:
    """Returns a text that identifies the room's present position. Different positions have different texts."""
    assert room.game is not None
    state = engine_of(room.slug).encode(room.game.state)
    return hashlib.sha256(b"%d/%b" % (room.dealt, state)).hexdigest()[:MARK_SIGNS]


def worked_out(task: BotTask, played_here: Callable[[Level], Level] = lambda level: level) -> BotThought:
    """Returns the bots' action, computed with the full search of their levels. A worker calls this.

    `played_here`: changes a level for this machine, for example so that an installed program plays that level.
    """
    engine = engine_of(task.slug)
    state = engine.decode(task.state)
    for chair in task.chairs:
        chance = ChanceReader(ChanceState(chair.seed))
        level = played_here(level_named(engine.levels, chair.level))
        asked = wish(engine, state, chair.seat, task.now_ms, level, chance, tournament=task.is_tournament, fate=chair.fate)
        if asked is not None:
            return BotThought(task.mark, chair.seat, msgspec.to_builtins(asked))
    return BotThought(task.mark)


def wishes(context: StepContext) -> list[tuple[int, Plain]]:
    """Returns the actions that the bots now want to make, in the order of their seats, in the form that a client sends."""
    thought, context.thought = context.thought, None
    if thought is not None:
        context.leaves_bots = True
        return [] if thought.seat is None else [(thought.seat, thought.action)]
    asked: list[tuple[int, Plain]] = []
    engine = context.engine
    tournament = engine.is_tournament(context.room.options)
    for chair in _chairs(context.room, context.status().may, len(context.moves)):
        level = level_named(engine.levels, chair.level).at_once
        chance = ChanceReader(ChanceState(chair.seed))
        action = wish(
            engine, context.game.state, chair.seat, context.now_ms, level, chance, tournament=tournament, fate=chair.fate
        )
        if action is not None:
            asked.append((chair.seat, action))
    return asked


def _chairs(room: Room, may: tuple[tuple[str, ...], ...], moves: int) -> tuple[Chair, ...]:
    return tuple(
        Chair(
            number,
            seat.level,
            derived(room.secret, f"bot/{room.seq}/{moves}/{number}"),
            derived(room.secret, f"bot/{room.dealt}/notices/{number}"),
        )
        for number, seat in enumerate(room.seats)
        if seat.kind == "bot" and may[number]
    )
