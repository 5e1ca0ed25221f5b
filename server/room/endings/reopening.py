"""Continues a finished game of a class, or starts it again (rulebook `common.md`, The end, A result put right).

A director may do this until all score cards of the game are final. Either the game continues from before the action that ended
it; its clocks show the times of that moment and stay paused, so that both players can return. Or the game counts as void, and
the players start again from its beginning.
"""

from msgspec.structs import replace

from engines.contract import Refusal, Result
from engines.kit.clocks.adjust import Halt
from protocol import errors, messages
from server.room.endings.conduct import FORCED
from server.room.match.games import add_result, begin
from server.room.match.score_card import are_final, write
from server.room.step_context import StepContext
from server.room.values.room_states import next_state
from server.room.values.state import Pause


def reopen(context: StepContext, _by: str, asked: messages.ReopenGame) -> None:
    """Reopens a finished game. Raises `Refusal` if its cards are final, a seat is empty, or the state before the end is
    unknown."""
    room = context.room
    result = context.game.result
    if result is None or room.session is None:
        raise Refusal(errors.COMMAND_NOT_NOW, state=room.state)
    if are_final(room.sheets):
        raise Refusal(errors.CARD_FINAL)
    if any(seat.kind == "empty" for seat in room.seats):
        raise Refusal(errors.ROOM_SEATS_EMPTY)
    if room.before_end is None and not asked.again:
        raise Refusal(errors.COMMAND_NOT_NOW, state=room.state)
    add_result(context, result, room.sheets, -1)
    if asked.again:
        _play_again(context, result, asked.reason)
    else:
        _go_on(context, result, asked.reason)


def _play_again(context: StepContext, result: Result, reason: str) -> None:
    """Starts the game again from its beginning. The old game stays in the record, without points."""
    void = Result("void", FORCED, (), (0.0,) * len(context.room.seats))
    for seat in range(len(context.room.seats)):
        write(context, seat, "reopened", reason, result, void)
    context.set_game(result=void)
    context.tell_ruled("game_replayed", reason)
    begin(context)


def _go_on(context: StepContext, result: Result, reason: str) -> None:
    """Continues the game from before its last action. The clocks have the times of that moment and stay stopped until a referee
    resumes them."""
    room, before = context.room, context.room.before_end
    assert before is not None
    # Skip draws already revealed.
    context.set(
        game=replace(before, tape=context.game.tape),
        state=next_state(room.state, "reopen"),
        sheets=(),
        seal=None,
        rematch=(),
        before_end=None,
        before_end_at_ms=0,
        pauses=("pause",),
        pause=Pause(reason, context.now_ms),
        halted_at_ms=room.before_end_at_ms,
    )
    context.set_state(context.engine.adjust_clock(before.state, Halt(), room.before_end_at_ms))
    for seat in range(len(room.seats)):
        write(context, seat, "reopened", reason, result)
    context.tell_ruled("game_reopened", reason)
    context.wake_bots()
