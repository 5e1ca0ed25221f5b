"""Applies actions of seats and referees to the game, and carries out automatic events when they are due."""

from operator import itemgetter
from typing import Any

import msgspec

from engines.contract import CLOCK, Actor, Plain, Refusal, Step, Tick
from engines.kit.chance import ChanceReader
from engines.kit.clocks.adjust import Halt
from engines.kit.move import Move, note_of
from protocol import errors, messages
from server.room.appeals import appeal
from server.room.bots import thinks, wishes
from server.room.chat import NOTHING_SAID, Said, as_said, own_words, worded
from server.room.class_board import at_home, simultaneous
from server.room.clocks.clock import require_not_adjourned, require_running
from server.room.clocks.open_rules import reads_no_more, use_up
from server.room.command import Act, ActText, BotThought
from server.room.lifecycle.listing import count_act, seat_substitutes
from server.room.match.games import finish_if_over, start_appointed
from server.room.play import time_limit
from server.room.play.take_back import keep, undo_with
from server.room.step_context import StepContext
from server.room.values.roles import referee_role, seat_of
from server.room.values.state import due_list, is_match_over

MAX_SETTLED = 64
"""Maximum number of due events that one step carries out. The next step continues with the rest at once."""

_TICK = Tick()


def act(context: StepContext, by: str, asked: Act) -> None:
    """Carries out an action, for the sender's seat or for the sender as a referee."""
    actor = _actor(context, by)
    _play_said(context, actor, context.engine.parse(asked.action), asked.action)
    at_home.note_act(context)


def read(context: StepContext, by: str, asked: ActText) -> None:
    """Carries out an action that a person writes in notation. Every person may send actions in this way."""
    actor = _actor(context, by)
    if not isinstance(actor, int):
        raise Refusal(errors.SEAT_NONE)
    action = context.engine.parse_text(context.game.state, actor, asked.text)
    _play_said(context, actor, action, plain_action(action))
    at_home.note_act(context)


def call_time(context: StepContext, by: str | None, asked: messages.CallTime) -> None:
    """Calls the time limit for a referee, with a reason: sends the game's own action `call_time`, or ends the match if no game
    is running. Rule: common, Time limit.

    A board of a class differs in three ways. A call during an open ruling waits for its end. The present game becomes the last
    of the match. A game without this action has the effects that the module `time_limit` describes.
    """
    require_not_adjourned(context)
    is_board = context.room.session is not None
    if is_board and context.room.appeal is not None:
        context.set(limit_waits=asked)  # the class calls the end of the lesson only once
        return
    actor = _actor(context, by) if by is not None else "leader"
    if context.room.state == "over":
        time_limit.end_match(context, asked.reason)
        return
    raw = {"type": "call_time"}
    try:
        action = context.engine.parse(raw)
    except Refusal:
        if not is_board:
            raise Refusal(errors.GAME_NO_LIMIT) from None
        time_limit.without_limit(context, asked)
        return
    if is_board:
        time_limit.cut_short(context)
    context.tell_ruled("limit_called", asked.reason)
    _play(context, actor, action, raw)


def call_waiting_time(context: StepContext) -> None:
    """Calls the time limit now if the class called it during an open ruling and that ruling is now final."""
    waits, room = context.room.limit_waits, context.room
    if waits is None or (room.state == "playing" and (room.appeal is not None or room.adjourned is not None)):
        return
    context.set(limit_waits=None)
    if room.state == "playing" or not is_match_over(room):
        call_time(context, None, waits)


def plain_action(action: Any) -> Plain:
    """Returns an action in the form that a client would send."""
    return msgspec.to_builtins(action)


def _actor(context: StepContext, by: str) -> Actor:
    seat = seat_of(context.room, by)
    if seat is not None:
        require_running(context)
        reads_no_more(context, seat)
        return seat
    role = referee_role(context.room, by)
    assert role is not None, "the command table admits only players and referees"
    if context.room.appeal is not None:
        raise Refusal(errors.APPEAL_OPEN)
    return role


def _play_said(context: StepContext, actor: Actor, action: Any, raw: Plain) -> None:
    """Applies an action without the player's own words, so that a challenge carries no message to other players."""
    if not isinstance(raw, dict) or raw.get("type") != "challenge":
        _play(context, actor, action, raw)
        return
    bare, said = own_words(raw, {rule.id for rule in context.engine.rules})
    _play(context, actor, context.engine.parse(bare) if said else action, bare, said)


def _play(context: StepContext, actor: Actor, action: Any, raw: Plain, said: Said = NOTHING_SAID) -> None:
    """Applies an action to the game. `said`: the player's own words in a challenge, for referees only."""
    game, undo = context.game, undo_with(context, actor, action)
    reader = ChanceReader(game.tape)
    step = context.engine.apply(game.state, actor, action, context.now_ms, reader, None)
    room = context.room
    if step.rulings and isinstance(actor, int):
        words = worded(said)
        context.tell_referees(actor, words)
        if appeal.is_tutor_first(room):
            appeal.hold(context, actor, raw, words, step)
            return
    _carry_out(context, actor, context.engine.notate(game.state, action), step, reader, said)
    if step.rulings and isinstance(actor, int) and appeal.is_appealable(room, 1):
        appeal.open_window(context, game, actor, raw, worded(said), step)
        return
    if undo is not None and not reader.drawn:
        keep(context, undo, step)
    if room.pauses:
        # A referee may act during a pause, but this starts no clock.
        context.adjust_clock(Halt())
    finish_if_over(context)
    context.wake_bots()


def _carry_out(
    context: StepContext, actor: Actor, text: str, step: Step[Any], reader: ChanceReader, said: Said = NOTHING_SAID
) -> None:
    drawn = tuple(reader.drawn)
    record = as_said(step.record, said)
    context.moves.append(
        Move(context.now_ms, actor, text, drawn, record, note_of(context.engine, context.game.state, step, record))
    )
    context.forward(step.happenings)
    context.set_state(step.state, tape=reader.tape if drawn else context.game.tape)


def settle(context: StepContext, until_ms: int, left: int = MAX_SETTLED) -> int:
    """Carries out everything that is due by `until_ms`, each event at its due time, in order. Returns how much work this step
    may still do.

    `until_ms` is not before the present time of the step.
    """
    while left > 0:
        at_home.keep_clocks(context)
        simultaneous.keep_clocks(context)
        dues = due_list(context.room)
        if context.leaves_bots and thinks(context.room):
            dues = [due for due in dues if due[1] != "bots"]
        if not dues:
            break
        due = min(dues, key=itemgetter(0))
        if due[0] > until_ms:
            break
        # The time never goes backwards: an event that fell due during a late event happens directly after it.
        context.now_ms = max(context.now_ms, due[0])
        _SETTLERS[due[1]](context)
        left -= _BOT_WEIGHT if due[1] == "bots" else 1
    context.now_ms = until_ms
    return left


def _tick(context: StepContext) -> None:
    reader = ChanceReader(context.game.tape)
    step = context.engine.apply(context.game.state, CLOCK, _TICK, context.now_ms, reader, None)
    _carry_out(context, CLOCK, "tick", step, reader)
    finish_if_over(context)
    context.wake_bots()


def _close_window(context: StepContext) -> None:
    appeal.let_stand(context, "time_up")


def bot_thought(_context: StepContext, _by: None, _asked: BotThought) -> None:
    """Does nothing itself. The step has already used the bot's action when it carried out its due events, or the action belongs
    to an old position."""


def _ask_bots(context: StepContext) -> None:
    """Applies the action of the first bot that has one. If the engine refuses it, applies a faultless action of that seat
    instead. The other bots then decide again."""
    context.set(bot_at_ms=None)
    for seat, raw in wishes(context):
        try:
            _play(context, seat, context.engine.parse(raw), raw)
        except Refusal as refused:
            # A bot that chooses an impossible action must not stop the table. The log records the refusal.
            context.moves.append(Move(context.now_ms, seat, "", record={"bot_refused": refused.code, "asked": raw}))
            sensible = next(iter(context.engine.faultless_actions(context.game.state, seat)), None)
            if sensible is None:
                continue
            _play(context, seat, sensible, plain_action(sensible))
        count_act(context, seat)
        return


_BOT_WEIGHT = 16
"""Work of a bot's move, compared with 1 for any other due event (`MAX_SETTLED`). So a step makes at most four bots' moves,
which block the event loop for less than 50 ms."""

_SETTLERS = {
    "appointed": start_appointed,
    "clock": _tick,
    "window": _close_window,
    "bots": _ask_bots,
    "substitutes": seat_substitutes,
    "home_days": at_home.days_over,
    "unattended": appeal.unattended,
    "reading": use_up,
}
