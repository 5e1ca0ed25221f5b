"""Taking back actions: in assisted mode a player undoes the actions of its turn, one by one, until it passes the turn.

The room keeps the engine's states from before each action (`Room.undo`). Taking back is a step like any other, so the log only
grows. A player can take back only actions that the engine declares (`Engine.takes_back`). After a random draw, or an action of
another seat or the clock, earlier actions stay, because a player who has seen something new must not choose again. Used clock
time does not come back.
"""

from typing import Any, Final

from engines.contract import Actor, Refusal, Step
from protocol import errors, messages
from server.room.clocks.clock import require_running
from server.room.step_context import StepContext
from server.room.values.roles import seat_of
from server.room.values.state import Undo

MAX_ACTS: Final = 6
"""Maximum number of actions in a turn that a player can take back."""


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
    """Returns the actions that can be taken back after this action; None if this action cannot be taken back."""
    if not isinstance(actor, int) or action.__struct_config__.tag not in context.engine.takes_back:
        return None
    if context.room.seats[actor].kind != "person" or context.is_tournament():
        return None
    # Each change of the turn deletes the actions that were kept, so these are the actor's own.
    earlier = () if context.room.undo is None else context.room.undo.states
    return Undo(actor, (*earlier, context.game.state)[-MAX_ACTS:])


def keep(context: StepContext, undo: Undo[Any], step: Step[Any]) -> None:
    """Keeps the state before an action, so that the player can take the action back while its turn lasts."""
    if not step.rulings and context.status().awaited == (undo.seat,):
        context.set(undo=undo)
