"""Taking back: with help a player undoes what they did in their own turn, act by act, until they pass it.

The room keeps the engine's states of before each act (`Room.undo`); going back is a step like any other: the log only grows.
Only what the engine declares (`Engine.takes_back`) can be taken back, and nothing from before a throw, a draw, an act of
another seat or of the clock: whoever has seen something new does not choose again. What the clocks lost stays lost.
"""

from typing import Any, Final

from engines.contract import Actor, Refusal, Status, Step
from protocol import errors, messages
from server.room.bots import wake
from server.room.clocks.clock import require_running
from server.room.step_context import StepContext
from server.room.values.roles import seat_of
from server.room.values.state import Undo

MAX_ACTS: Final = 6
"""So many acts of a turn can be taken back."""


def take_back(context: StepContext, by: str, _asked: messages.TakeBack) -> None:
    """The last act of one's own turn is undone. Raises `Refusal` where there is none."""
    undo = context.room.undo
    seat = seat_of(context.room, by)
    if undo is None or undo.seat != seat:
        raise Refusal(errors.TAKE_BACK_NONE)
    require_running(context)
    context.set_state(undo.states[-1])
    if len(undo.states) > 1:
        context.set(undo=Undo(undo.seat, undo.states[:-1]))
    context.tell("taken_back", seat)
    wake(context)


def undo_with(context: StepContext, actor: Actor, action: Any) -> Undo[Any] | None:
    """What could be taken back once this action has been carried out; None where it is none that can be."""
    if not isinstance(actor, int) or action.__struct_config__.tag not in context.engine.takes_back:
        return None
    if context.room.seats[actor].kind != "person" or context.is_tournament() or not _is_turn_of(context.status(), actor):
        return None
    undo = context.room.undo
    earlier = undo.states if undo is not None and undo.seat == actor else ()
    return Undo(actor, (*earlier, context.game.state)[-MAX_ACTS:])


def keep(context: StepContext, undo: Undo[Any], step: Step[Any]) -> None:
    """The action has been carried out and drew nothing: it can be taken back while the turn goes on."""
    if not step.rulings and _is_turn_of(context.status(), undo.seat):
        context.set(undo=undo)


def _is_turn_of(status: Status, seat: int) -> bool:
    return status.result is None and not status.provisional and status.awaited == (seat,)
