"""Hints: a player in assisted mode asks for a possible action. The answer is one action and its rule; the room counts the
hints."""

from hashlib import sha256

from msgspec.structs import replace

from engines.contract import Refusal
from engines.kit.chance import ChanceReader, ChanceState
from protocol import errors, messages
from server.aggregate.secrets import derived
from server.room.step_context import StepContext
from server.room.values.roles import seat_of
from server.room.views.status import plain_status


def ask_hint(context: StepContext, by: str, _asked: messages.AskHint) -> None:
    """Answers with the action that the bot would choose for the seat. This action depends only on the seat's view, has
    no fault, and is always the same in the same position.

    Raises `Refusal` in tournament mode, and if the seat has no action now.
    """
    room, engine, seat = context.room, context.engine, seat_of(context.room, by)
    assert seat is not None
    view = engine.view(context.game.state, seat, context.now_ms)
    if context.is_tournament():
        raise Refusal(errors.HINT_TOURNAMENT)
    status = context.status()
    chance = ChanceReader(ChanceState(derived(room.secret, f"hint/{seat}/{_digest(engine.encode(context.game.state))}")))
    idea = engine.bot(view, plain_status(status, None), seat, chance) if status.may[seat] else None
    if idea is None:
        raise Refusal(errors.HINT_NONE)
    seats = list(room.seats)
    seats[seat] = replace(seats[seat], hints=seats[seat].hints + 1)
    context.set(seats=tuple(seats))
    context.tell("hint_asked", seat)
    context.answer = {"action": idea, "rule": engine.hint_rules.get(str(idea["type"]))}


def _digest(state: bytes) -> str:
    return sha256(state).hexdigest()
