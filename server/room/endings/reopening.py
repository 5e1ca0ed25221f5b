"""A game of a class that is over is played on, or once more (rulebook `common.md`, The end, A result put right).

Until all its cards are final a director may take its end back. It goes on from before the act that ended it, with the clocks as
they stood then and paused, so that both can come back; or it counts as void and is played again from its beginning.
"""

from msgspec.structs import replace

from engines.contract import Refusal, Result
from engines.kit.clocks.adjust import Halt
from protocol import errors, messages
from server.room.bots import wake
from server.room.endings.conduct import FORCED
from server.room.match.games import add_result, begin
from server.room.match.score_card import are_final, write
from server.room.step_context import StepContext
from server.room.values.state import Pause


def reopen(run: StepContext, _by: str, asked: messages.ReopenGame) -> None:
    """Raises `Refusal`: cards are final, a seat is empty, or it is not known how the game stood before its end."""
    room = run.room
    result = run.game.result
    if result is None or room.session is None:
        raise Refusal(errors.COMMAND_NOT_NOW, state=room.state)
    if are_final(room.sheets):
        raise Refusal(errors.CARD_FINAL)
    if any(seat.kind == "empty" for seat in room.seats):
        raise Refusal(errors.ROOM_SEATS_EMPTY)
    if room.before_end is None and not asked.again:
        raise Refusal(errors.COMMAND_NOT_NOW, state=room.state)
    add_result(run, result, room.sheets, -1)
    if asked.again:
        _play_again(run, result, asked.reason)
    else:
        _go_on(run, result, asked.reason)


def _play_again(run: StepContext, result: Result, reason: str) -> None:
    """The game stays on the record, and counts as nothing."""
    void = Result("void", FORCED, (), (0.0,) * len(run.room.seats))
    for seat in range(len(run.room.seats)):
        write(run, seat, "reopened", reason, result, void)
    run.set_game(result=void)
    run.tell_ruled("game_replayed", reason)
    begin(run)


def _go_on(run: StepContext, result: Result, reason: str) -> None:
    """The clocks stand as after the act before the last one, until a referee lets them run on."""
    room, before = run.room, run.room.before_end
    assert before is not None
    # What was drawn since has been seen, and is not drawn again.
    run.set(
        game=replace(before, tape=run.game.tape),
        state="playing",
        sheets=(),
        seal=None,
        rematch=(),
        before_end=None,
        before_end_at_ms=0,
        pauses=("pause",),
        pause=Pause(reason, run.now_ms),
        halted_at_ms=room.before_end_at_ms,
    )
    run.set_state(run.engine.adjust_clock(before.state, Halt(), room.before_end_at_ms))
    for seat in range(len(room.seats)):
        write(run, seat, "reopened", reason, result)
    run.tell_ruled("game_reopened", reason)
    wake(run)
