"""Bots live in the pure room: a seat's bot is asked a moment after the game has changed.

It plays from what that seat may know, at the level of the seat, and its chance is made of the room's secret: so it is
deterministic, survives a crash and needs no task of its own. What takes longer than a step may (`Level.thinks`) is worked
out beside the loop, from a `BotTask` that says all it takes, and comes back as a command (`BotThought`); a node whose workers
are gone ticks instead, and then the bot answers at once, without search.
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
    """A bot's seat that may do something: its level, the seed of this decision, and what decides what it notices."""

    seat: int
    level: str
    seed: bytes
    fate: bytes


class BotTask(NamedTuple):
    """What a worker needs to work out what the bots want: plain values, so that they can be sent to another process."""

    slug: str
    state: bytes
    now_ms: int
    is_tournament: bool
    chairs: tuple[Chair, ...]
    mark: str
    """Of the position, which the answer bears."""


def wake(context: StepContext) -> None:
    """The game has changed: the bots will be asked, unless that is already to come."""
    room = context.room
    if room.bot_at_ms is not None or room.state != "playing":
        return
    kinds = [seat.kind for seat in room.seats]
    if "bot" in kinds:
        quick = room.settings.quick and kinds.count("bot") == len(kinds)
        context.set(bot_at_ms=context.now_ms + (0 if quick else room.settings.bot_ms))


def thinks(room: Room) -> bool:
    """Whether a bot sits here whose level takes long."""
    if all(not seat.level for seat in room.seats):
        return False
    levels = engine_of(room.slug).levels
    return any(seat.kind == "bot" and level_named(levels, seat.level).thinks for seat in room.seats)


def is_bots_turn(room: Room, now_ms: int) -> bool:
    """Whether the bots are what is due next, and due by now."""
    dues = due_list(room)
    return bool(dues) and min(dues)[1] == "bots" and min(dues)[0] <= now_ms


def task_of(room: Room) -> BotTask | None:
    """What is to be worked out for the bots of a room beside the loop; None where nothing is, or nothing that takes long."""
    if room.game is None or room.state != "playing" or room.bot_at_ms is None or not thinks(room):
        return None
    engine, state = engine_of(room.slug), room.game.state
    chairs = _chairs(room, engine.status(state).may, 0)
    tournament = engine.is_tournament(room.options)
    return BotTask(room.slug, engine.encode(state), room.bot_at_ms, tournament, chairs, mark_of(room))


def mark_of(room: Room) -> str:
    """Of the position in the room: another one has another mark."""
    assert room.game is not None
    state = engine_of(room.slug).encode(room.game.state)
    return hashlib.sha256(b"%d/%b" % (room.dealt, state)).hexdigest()[:MARK_SIGNS]


def worked_out(task: BotTask, played_here: Callable[[Level], Level] = lambda level: level) -> BotThought:
    """What the bots want, with all the search of their levels. This is what a worker does.

    `played_here`: a level as this machine plays it, which may have a program for it.
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
    """What the bots want to do now, in the order of their seats: plain actions, as a client would send them."""
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
