"""An order of a class at a board where the tutor also plays. A player cannot referee, so the server carries out the order.

Such an order goes to many boards at once and is never a ruling. So a tutor cannot use it to decide the tutor's own game.
"""

from typing import Final

from engines.contract import Refusal
from protocol import errors, messages
from protocol.bodies import Body
from server.aggregate.command_declaration import Declared
from server.room.command import ClassOrder
from server.room.step_context import StepContext
from server.room.values.powers import Power

ORDERS: Final[frozenset[type[Body]]] = frozenset(
    {
        messages.Start,
        messages.SetSettings,
        messages.SetPhrases,
        messages.Pause,
        messages.ResumePlay,
        messages.Adjourn,
        messages.ResumeAdjourned,
        messages.GiveTime,
        messages.CallTime,
        messages.ForceResult,
        messages.CloseCards,
        messages.SeatBot,
    }
)


def carry_out(context: StepContext, asked: ClassOrder, row: Declared[StepContext, Power]) -> None:
    """Carries out an order in the name of the tutor. `row`: the row of the command table, which names the states that allow it.
    Raises `Refusal` for a command that is no such order, or in a state that does not allow it.

    The only result that a tutor may order is a void one, and only during the game.
    """
    is_void = isinstance(asked.body, messages.ForceResult) and asked.body.void
    if type(asked.body) not in ORDERS or (isinstance(asked.body, messages.ForceResult) and not is_void):
        raise Refusal(errors.REFEREE_SEATED)
    state = context.room.state
    if (row.when is not None and state not in row.when) or (is_void and state != "playing"):
        raise Refusal(errors.COMMAND_NOT_NOW, state=state)
    context.ordered_by = asked.tutor
    row.handler(context, None, asked.body)
