"""Taking back: a player with help undoes the actions of the player's turn, one by one, until the player passes the turn.

The room keeps the engine's states from before each action (`Room.undo`). Going back is a step like any other, so the log only
grows. A player can take back only actions that the engine declares (`Engine.takes_back`). A throw, a draw, or an action of
another seat or of the clock ends this, because a player who has seen new facts must not choose again. Lost clock time stays
lost.
"""

from typing import Any, Final

from engines.contract import Actor, Refusal, Status, Step
from protocol import errors, messages
from server.room.clocks.clock import require_running
from server.room.step_context import StepContext
from server.room.values.roles import seat_of
from server.room.values.state import Undo

MAX_ACTS: Final = 6
"""Maximum number of actions of a turn that a player can take back."""


def take_back(context: StepContext, by: str, _asked: messages.TakeBack) -> None:
    """Undoes the last action of the player's turn. Raises `Refusal` if there is none."""
    undo = context.room.undo
    seat = seat_of(context.room, by)
    if undo is None or undo.seat != seat:
        raise Refusal(errors.TAKE_BACK_NONE)
    require_running(context)
    context.set_state(undo.states[-1])
    if len(undo.states) > 1:
        context.set(undo=Undo(undo.seat, undo.states[:-1]))
    context.tell("taken_back", seat)
    context.wake_bots()


def undo_with(context: StepContext, actor: Actor, action: Any) -> Undo[Any] | None:
    """Returns the undo state after this action; None if the action cannot be taken back."""
    if not isinstance(actor, int) or action.__struct_config__.tag not in context.engine.takes_back:
        return None
    if context.room.seats[actor].kind != "person" or context.is_tournament() or not _is_turn_of(context.status(), actor):
        return None
    undo = context.room.undo
    earlier = undo.states if undo is not None and undo.seat == actor else ()
    return Undo(actor, (*earlier, context.game.state)[-MAX_ACTS:])


def keep(context: StepContext, undo: Undo[Any], step: Step[Any]) -> None:
    """Keeps the state before an action without draws, so that the player can take the action back during the turn."""
    if not step.rulings and _is_turn_of(context.status(), undo.seat):
        context.set(undo=undo)


def _is_turn_of(status: Status, seat: int) -> bool:
    return status.result is None and status.awaited == (seat,)
