"""The game itself: actions of seats and referees, and whatever happens by itself when its time has come."""

from operator import itemgetter
from typing import Any

import msgspec

from engines.contract import CLOCK, Actor, Plain, Refusal, Step, Tick
from engines.kit.chance import ChanceReader
from engines.kit.clocks.adjust import Halt
from engines.kit.move import Move, note_of
from protocol import errors, messages
from server.room.appeals import appeal
from server.room.bots import thinks, wake, wishes
from server.room.chat import NOTHING_SAID, Said, as_said, own_words, tell_referees, worded
from server.room.class_board import at_home, simultaneous
from server.room.clocks.clock import require_not_adjourned, require_running
from server.room.clocks.open_rules import reads_no_more, use_up
from server.room.command import Act, ActText, BotThought
from server.room.endings import time_limit
from server.room.lifecycle.listing import count_act, seat_substitutes
from server.room.match.games import finish_if_over, start_appointed
from server.room.play.take_back import keep, undo_with
from server.room.step_context import StepContext
from server.room.values.roles import referee_role, seat_of
from server.room.values.state import due_list, is_match_over

MAX_SETTLED = 64
"""So many things that fell due happen in one step; the rest is due at once again."""

_TICK = Tick()


def act(run: StepContext, by: str, asked: Act) -> None:
    """An action, by the seat or in the referee's role of who sends it."""
    actor = _actor(run, by)
    _play_said(run, actor, run.engine.parse(asked.action), asked.action)
    at_home.note_act(run)


def read(run: StepContext, by: str, asked: ActText) -> None:
    """The same in notation: the second way in for everybody."""
    actor = _actor(run, by)
    if not isinstance(actor, int):
        raise Refusal(errors.SEAT_NONE)
    action = run.engine.parse_text(run.game.state, actor, asked.text)
    _play_said(run, actor, action, plain_action(action))
    at_home.note_act(run)


def call_time(run: StepContext, by: str | None, asked: messages.CallTime) -> None:
    """The game's own action, for a reason. Rule: common, Time limit. At a board of a class `time_limit` says what else."""
    require_not_adjourned(run)
    is_board = run.room.session is not None
    if is_board and run.room.appeal is not None:
        run.set(limit_waits=asked)  # the lesson's end does not come twice
        return
    actor = _actor(run, by) if by is not None else "leader"
    if run.room.state == "over":
        time_limit.end_match(run, asked.reason)
        return
    raw = {"type": "call_time"}
    try:
        action = run.engine.parse(raw)
    except Refusal:
        if not is_board:
            raise Refusal(errors.GAME_NO_LIMIT) from None
        time_limit.without_limit(run, asked)
        return
    if is_board:
        time_limit.cut_short(run)
    run.tell_ruled("limit_called", asked.reason)
    _play(run, actor, action, raw)


def call_waiting_time(run: StepContext) -> None:
    """The limit that its class has called while a ruling was open is called as soon as that is settled."""
    waits, room = run.room.limit_waits, run.room
    if waits is None or (room.state == "playing" and (room.appeal is not None or room.adjourned is not None)):
        return
    run.set(limit_waits=None)
    if room.state == "playing" or not is_match_over(room):
        call_time(run, None, waits)


def plain_action(action: Any) -> Plain:
    """An action as a client would send it."""
    return msgspec.to_builtins(action)


def _actor(run: StepContext, by: str) -> Actor:
    seat = seat_of(run.room, by)
    if seat is not None:
        require_running(run)
        reads_no_more(run, seat)
        return seat
    role = referee_role(run.room, by)
    if role is None:
        raise Refusal(errors.SEAT_NONE)
    if run.room.appeal is not None:
        raise Refusal(errors.APPEAL_OPEN)
    return role


def _play_said(run: StepContext, actor: Actor, action: Any, raw: Plain) -> None:
    """Plays it without whatever the player named in words of their own: nothing can be said to the others by a challenge."""
    if not isinstance(raw, dict) or raw.get("type") != "challenge":
        _play(run, actor, action, raw)
        return
    bare, said = own_words(raw, {rule.id for rule in run.engine.rules})
    _play(run, actor, run.engine.parse(bare) if said else action, bare, said)


def _play(run: StepContext, actor: Actor, action: Any, raw: Plain, said: Said = NOTHING_SAID) -> None:
    """`said`: the player's own words in a challenge, which only referees hear."""
    game, undo = run.game, undo_with(run, actor, action)
    reader = ChanceReader(game.tape)
    step = run.engine.apply(game.state, actor, action, run.now_ms, reader, None)
    room = run.room
    if step.rulings and isinstance(actor, int):
        words = worded(said)
        tell_referees(run, actor, words)
        if appeal.is_tutor_first(room):
            appeal.hold(run, actor, raw, words, step)
            return
        if appeal.is_appealable(room, 1):
            standing = appeal.before_ruling(run, actor, raw, words, step)
            _carry_out(run, actor, run.engine.notate(game.state, action), step, reader, said)
            appeal.open_window(run, standing)
            return
    _carry_out(run, actor, run.engine.notate(game.state, action), step, reader, said)
    if undo is not None and not reader.drawn:
        keep(run, undo, step)
    if room.pauses:
        # A referee may act while the game stands, but starts no clock by it.
        run.adjust_clock(Halt())
    finish_if_over(run)
    wake(run)


def _carry_out(
    run: StepContext, actor: Actor, text: str, step: Step[Any], reader: ChanceReader, said: Said = NOTHING_SAID
) -> None:
    drawn = tuple(reader.drawn)
    record = as_said(step.record, said)
    run.moves.append(Move(run.now_ms, actor, text, drawn, record, note_of(run.engine, run.game.state, step, record)))
    run.forward(step.happenings)
    run.set_state(step.state, tape=reader.tape if drawn else run.game.tape)


def settle(run: StepContext, until_ms: int, left: int = MAX_SETTLED) -> int:
    """Everything due by then happens, each at its due time, in order. Returns how much more may happen in this step.

    `until_ms` is not before the time that the step has come to.
    """
    while left > 0:
        at_home.keep_clocks(run)
        simultaneous.keep_clocks(run)
        dues = due_list(run.room)
        if run.leaves_bots and thinks(run.room):
            dues = [due for due in dues if due[1] != "bots"]
        if not dues:
            break
        due = dues[0] if len(dues) == 1 else min(dues, key=itemgetter(0))
        if due[0] > until_ms:
            break
        # Never backwards: what fell due while something else was late happens right after it.
        run.now_ms = max(run.now_ms, due[0])
        left -= _SETTLERS[due[1]](run)
    run.now_ms = until_ms
    return left


def _tick(run: StepContext) -> int:
    reader = ChanceReader(run.game.tape)
    step = run.engine.apply(run.game.state, CLOCK, _TICK, run.now_ms, reader, None)
    _carry_out(run, CLOCK, "tick", step, reader)
    finish_if_over(run)
    wake(run)
    return 1


def _close_window(run: StepContext) -> int:
    appeal.let_stand(run, "time_up")
    return 1


def bot_thought(_run: StepContext, _by: None, _asked: BotThought) -> None:
    """What was thought has been done when what was due was settled, or belongs to a position that is no more."""


def _ask_bots(run: StepContext) -> int:
    """The first wish that the engine takes is carried out; the others are asked again after it."""
    run.set(bot_at_ms=None)
    for seat, raw in wishes(run):
        try:
            _play(run, seat, run.engine.parse(raw), raw)
        except Refusal as refused:
            # A bot of ours that asks for the impossible must not hold up the table; the log says so.
            run.moves.append(Move(run.now_ms, seat, "", record={"bot_refused": refused.code, "asked": raw}))
            sensible = next(iter(run.engine.faultless_actions(run.game.state, seat)), None)
            if sensible is None:
                continue
            _play(run, seat, sensible, plain_action(sensible))
        count_act(run, seat)
        return _BOT_WEIGHT
    return 1


_BOT_WEIGHT = 16
"""A bot's move costs as much as so many ticks, or more: four of them in a step keep the loop for less than 50 ms."""

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
