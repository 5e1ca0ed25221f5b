"""Corrects the result of a game for a director (rulebook `common.md`, The end), as long as the server keeps the room.

Points, match and totals become as if the game had ended with the new result. Each score card gets a note with both results, the
reason and the director's name. If the cards are not final yet, the seats must sign again. A final card keeps its signature and
its seal, and the note is a new line on it.
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
    """Replaces the result of the present game with the director's. Raises `Refusal` if the result is the same."""
    before = context.game.result
    assert before is not None, "the game is over"
    if (before.result, before.winners) == (result.result, result.winners):
        raise Refusal(errors.CARD_SAME_RESULT)
    old, counted = context.room.sheets, blank_sheets(context)
    is_final = are_final(old)
    add_result(context, before, counted, -1)
    context.set_game(state=context.engine.ruled(context.game.state, result, context.now_ms), result=result, ruled=result)
    fresh = blank_sheets(context)
    add_result(context, result, fresh, 1)
    sheets = old if is_final else tuple(map(_signed_again, fresh, old))
    # Drop requests for a rematch: they assumed the old result.
    context.set(sheets=sheets, rematch=())
    for seat in range(len(context.room.seats)):
        write(context, seat, "replace_result", reason, before, result)
    final = {"final": True} if is_final else {}
    context.tell_ruled("result_replaced", reason, before=plain_result(before), after=plain_result(result), **final)


def _signed_again(fresh: SignedCard, old: SignedCard) -> SignedCard:
    """Returns the card with the new result, unsigned unless it is a bot's. It keeps the player's name, and the correction
    settles a dispute."""
    return replace(fresh, name=old.name)
