"""A result put right by a director (rulebook `common.md`, The end).

Until all cards of the game on the table are final its result may be replaced. Points, match and totals follow as if the game
had ended so; each card gets a note with both results and the reason, and the seats sign again.
"""

from msgspec.structs import replace

from engines.contract import Refusal, Result
from protocol import errors
from server.room.match.games import add_result
from server.room.match.score_card import are_final, blank_sheets, write
from server.room.step_context import StepContext
from server.room.values.cards import SignedCard
from server.room.views.status import plain_result


def replace_result(context: StepContext, result: Result, reason: str) -> None:
    """The director's result takes the place of that of the game on the table. Raises `Refusal`: all cards final, the same."""
    before = context.game.result
    if before is None:
        raise Refusal(errors.COMMAND_NOT_NOW, state=context.room.state)
    if are_final(context.room.sheets):
        raise Refusal(errors.CARD_FINAL)
    if (before.result, before.winners) == (result.result, result.winners):
        raise Refusal(errors.CARD_SAME_RESULT)
    old = context.room.sheets
    add_result(context, before, old, -1)
    context.set_game(state=context.engine.ruled(context.game.state, result, context.now_ms), result=result, ruled=result)
    sheets = tuple(_signed_again(fresh, old_card) for fresh, old_card in zip(blank_sheets(context), old, strict=True))
    add_result(context, result, sheets, 1)
    # Who had asked for another match did so because this one was over.
    context.set(sheets=sheets, rematch=())
    for seat in range(len(context.room.seats)):
        write(context, seat, "replace_result", reason, before, result)
    context.tell_ruled("result_replaced", reason, before=plain_result(before), after=plain_result(result))


def _signed_again(fresh: SignedCard, old: SignedCard) -> SignedCard:
    """The card under the new result, in the name that it bears; only a bot has signed it. A dispute has been answered by it."""
    return replace(fresh, name=old.name)
