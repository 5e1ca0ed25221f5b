"""A position that a tutor sets on the screen and on all pupils' pages: of any game, and of no board.

It is given in the words of the worked cases, and played on from there in notation. What spectators would see of it is what the
class sees, with its clocks standing; no board and no game follows from it.
"""

from typing import Any, cast

from engines.contract import SPECTATOR, STUMBLES, Engine, Plain, Refusal
from engines.kit.chance import ChanceReader, ChanceState, rolls_of
from engines.kit.clocks.adjust import Halt
from engines.registry import all_engines
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.secrets import derived
from server.room.views.status import plain_status
from server.sessions.step_context import StepContext
from server.sessions.values.state import SetPosition


def show_position(run: StepContext, by: str, body: asked.ShowPosition) -> None:
    """Raises `Refusal`: no such game, no position, or `act`, by its number from 1, that cannot be played there."""
    engine = all_engines().get(body.game)
    if engine is None:
        raise Refusal(errors.GAME_UNKNOWN)
    if body.seats not in engine.about.seats:
        raise Refusal(errors.GAME_SEATS, seats=list(engine.about.seats))
    seed = derived(run.session.secret, f"position/{body.game}")
    state, tape = _set_up(engine, body, seed, run.now_ms)
    for number, act in enumerate(body.acts, 1):
        state, tape = _played(engine, state, tape, act, number, run.now_ms)
    view, status = _seen(engine, state, run.now_ms)
    number = run.session.positions_set + 1
    marks = tuple(dict.fromkeys(body.marks))
    shown = SetPosition(number, body.game, body.seats, view, status, by, marks, body.given, tuple(body.acts))
    if run.session.position is None or run.session.position.game != body.game:
        run.tell_by("position_shown", game=body.game)
    run.set(position=shown, positions_set=number)


def hide_position(run: StepContext, _by: str, _body: asked.HidePosition) -> None:
    if run.session.position is not None:
        run.set(position=None)
        run.tell_by("position_hidden")


def _set_up(engine: Engine[Any, Any, Any], body: asked.ShowPosition, seed: bytes, now_ms: int) -> tuple[Any, ChanceState]:
    """What is given, or the game's beginning, and the chance of what follows. Raises `Refusal`."""
    if not body.given:
        reader = ChanceReader(ChanceState(seed))
        return engine.setup(engine.read_options({}), body.seats, reader, now_ms), reader.tape
    try:
        state = engine.set_up(body.given, body.seats, now_ms)
    except Refusal as refused:
        raise Refusal(errors.GAME_POSITION, **refused.params) from None
    return state, ChanceState(seed, script=rolls_of(body.given.get("chance", ())))


def _played(
    engine: Engine[Any, Any, Any], state: Any, tape: ChanceState, act: str | dict[str, Plain], number: int, now_ms: int
) -> tuple[Any, ChanceState]:
    """One act further, by the seat that may: whoever is waited for first. Raises `Refusal`."""
    status = engine.status(state)
    for seat in dict.fromkeys((*status.awaited, *range(len(status.may)))):
        if not status.may[seat]:
            continue
        reader = ChanceReader(tape)
        try:
            action = engine.parse_text(state, seat, act) if isinstance(act, str) else engine.parse(act)
            after = engine.apply(state, seat, action, now_ms, reader, None)
        except (Refusal, *STUMBLES):  # what an engine stumbles over is the fault of who wrote the position
            continue
        return after.state, reader.tape
    raise Refusal(errors.SESSION_ACT, act=number)


def _seen(engine: Engine[Any, Any, Any], state: Any, now_ms: int) -> tuple[dict[str, Plain], dict[str, Plain]]:
    """What spectators see of it, and its status, with clocks that stand. Raises `Refusal`."""
    try:
        halted = engine.adjust_clock(state, Halt(), now_ms)
        return engine.view(halted, SPECTATOR, now_ms), cast(dict[str, Plain], plain_status(engine.status(halted), None))
    except STUMBLES as wrong:
        raise Refusal(errors.GAME_POSITION, detail=type(wrong).__name__) from None
