"""The rulings on a challenge, called opinions 1 to 3, and the window for an appeal against each of them.

For each opinion, the room goes back to the state before the challenge and applies the challenge again, with the marks that the
person who rules gives. So position, clocks, strikes and marks depend only on the last opinion. The clocks are stopped from the
challenge until play resumes.

The table in `server/room/appeals/stages.py` lists the stages and the events between them. Rule: common, Second and third
opinion.
"""

from typing import Any, NamedTuple

from msgspec.structs import replace

from engines.contract import Plain, Refusal, Step
from engines.kit.chance import ChanceReader
from engines.kit.clocks.adjust import ExtraTime, Halt
from engines.kit.move import Move, note_of
from engines.kit.referee.record import Mark
from engines.kit.referee.rulings import rulings_record
from protocol import errors, messages
from server.room.appeals.follows import follows_from, hides
from server.room.appeals.stages import Event, Stage, next_stage
from server.room.chat import with_plea
from server.room.clocks.clock import halt, release
from server.room.match.games import finish_if_over
from server.room.match.score_card import write
from server.room.step_context import StepContext
from server.room.values.named_rules import rulings_on_all
from server.room.values.open_ruling import Appeal, NotedAppeal, OpenStage, Opinion
from server.room.values.roles import has_referee, person_of, referee_role, seat_of
from server.room.values.state import OPINION_OF, Game, Room
from server.room.views.status import plain_follows


def top_level(room: Room) -> int:
    """Returns the highest opinion that a person in the room may give. Without a referee the result is 1, the server's
    own opinion."""
    return max((max(OPINION_OF[person.role]) for person in room.people if person.role != "player"), default=1)


def is_tutor_first(room: Room) -> bool:
    """Tells whether a person rules on a challenge first, instead of the server."""
    return room.settings.monitor == "tutor" and has_referee(room) and room.home is None


def is_appealable(room: Room, level: int) -> bool:
    return room.settings.appeals and level < top_level(room)


def hold(context: StepContext, actor: int, raw: Plain, words: str, step: Step[Any]) -> None:
    """Makes a challenge wait until a person rules on it. `step`: the server's own ruling, which only referees see."""
    context.set(appeal=_opened(context, context.game, actor, raw, words, step, next_stage("none", "challenge")))
    halt(context, "ruling")
    context.tell("ruling_pending", actor, rules=list(context.appeal.rules))


def open_window(context: StepContext, before: Game[Any], actor: int, raw: Plain, words: str, step: Step[Any]) -> None:
    """Opens the window for an appeal after a ruling by the server (`step`), which is opinion 1. `before`: the game before the
    challenge. The room calls this only if a referee is present."""
    appeal = _opened(context, before, actor, raw, words, step, next_stage("none", "server_ruling"))
    context.set(appeal=replace(appeal, opinions=(_servers(context, appeal, step),)))
    halt(context, "window")
    _wait_for_appeal(context)


def _servers(context: StepContext, appeal: Appeal[Any], step: Step[Any]) -> Opinion:
    """Returns the server's ruling as opinion 1. The server rules on the named rules in order. If one ruling ends the game, the
    remaining rules get no mark."""
    marks = tuple(ruling.mark for ruling in step.rulings)
    return Opinion(1, marks, "server", "", appeal.rules, len(marks), follows_from(context.engine, appeal.before, step))


def _opened(
    context: StepContext, game: Game[Any], actor: int, raw: Plain, words: str, step: Step[Any], stage: Stage
) -> Appeal[Any]:
    """Returns an appeal in that stage, without an opinion. `game`: the game before the challenge; `raw`: the challenge without
    the challenger's own `words`."""
    rulings = rulings_on_all(context.engine, game, actor, raw, step, context.now_ms)
    rules = tuple(ruling.rule for ruling in rulings)
    found = {**step.record, **rulings_record(rulings)}
    appeal = Appeal(game.state, game.tape, actor, raw, context.now_ms, rules, found, _still_open(stage))
    return with_plea(appeal, actor, words)


def _still_open(stage: Stage) -> OpenStage:
    assert stage != "none"
    return stage


def _change_stage(context: StepContext, event: Event) -> None:
    """Changes the stage after an event. The clocks stay stopped, now with the new stage as the reason. Raises `Refusal`."""
    appeal = context.appeal
    stage = _still_open(next_stage(appeal.stage, event))
    if stage == appeal.stage:
        return
    context.set(appeal=replace(appeal, stage=stage))
    context.set(pauses=tuple(stage if reason == appeal.stage else reason for reason in context.room.pauses))


def _wait_for_appeal(context: StepContext) -> None:
    """Opens the window for an appeal. Bots accept every ruling at once."""
    bots = tuple(number for number, seat in enumerate(context.room.seats) if seat.kind == "bot")
    closes_at_ms = context.now_ms + context.room.settings.appeal_ms
    context.set(appeal=replace(context.appeal, closes_at_ms=closes_at_ms, accepted=bots, by=None))
    context.tell("appeal_window", closes_at_ms=closes_at_ms)


def make_appeal(context: StepContext, by: str, asked: messages.MakeAppeal) -> None:
    """Records a player's appeal of the ruling, like the option card at a real table."""
    seat = _seat_in_appeal(context, by)
    _change_stage(context, "appeal")
    appeal = replace(context.appeal, closes_at_ms=None, by=seat)
    context.set(appeal=with_plea(appeal, seat, asked.words))
    context.tell("appealed", seat, level=appeal.opinions[-1].level + 1)
    context.tell_referees(seat, asked.words)


def accept_ruling(context: StepContext, by: str, _asked: messages.AcceptRuling) -> None:
    """Records that a player accepts the ruling. As soon as every seat has accepted, play resumes."""
    seat = _seat_in_appeal(context, by)
    _change_stage(context, "accept")
    appeal = context.appeal
    if seat in appeal.accepted:
        return
    accepted = (*appeal.accepted, seat)
    context.set(appeal=replace(appeal, accepted=accepted))
    context.tell("ruling_accepted", seat)
    if len(accepted) == len(context.room.seats):
        let_stand(context, "last_accept")


def _seat_in_appeal(context: StepContext, by: str) -> int:
    """Returns the seat of a person who may appeal or accept. Raises `Refusal`."""
    if context.room.appeal is None:
        raise Refusal(errors.APPEAL_NONE)
    seat = seat_of(context.room, by)
    assert seat is not None, "the command table admits only players"
    return seat


def rule(context: StepContext, by: str, asked: messages.Rule) -> None:
    """Gives a referee's opinion: repeats the challenge from the state before it, with the referee's marks."""
    appeal = _awaiting_opinion(context)
    level = appeal.next_level
    role = referee_role(context.room, by)
    if role is None or level not in OPINION_OF[role]:
        needs = [power for power, levels in OPINION_OF.items() if level in levels]
        raise Refusal(errors.RULING_LEVEL, level=level, needs=needs)
    rules, again = _with_marks(context, appeal, asked)
    follows = follows_from(context.engine, appeal.before, again.step)
    opinion = Opinion(level, tuple(asked.marks), role, asked.reason, rules, len(again.step.rulings), follows)
    context.tell_ruled(
        "opinion",
        asked.reason,
        appeal.actor,
        level=level,
        role=role,
        rules=list(rules),
        marks=asked.marks,
        reached=opinion.reached,
    )
    _carry_out(context, appeal, again)
    context.set(appeal=replace(appeal, action=again.raw, rules=rules, opinions=(*appeal.opinions, opinion)))
    if is_appealable(context.room, level):
        _change_stage(context, "opinion")
        _wait_for_appeal(context)
    else:
        let_stand(context, "last_opinion")


def preview(context: StepContext, by: str, asked: messages.PreviewRuling) -> None:
    """Shows a referee the effects of a ruling with these marks, before the referee gives it. Changes nothing.

    A referee who has only a spectator's view gets no events in a game with hidden things.
    """
    appeal = _awaiting_opinion(context)
    _rules, again = _with_marks(context, appeal, asked)
    follows = follows_from(context.engine, appeal.before, again.step)
    person = person_of(context.room, by)
    if person is not None and person.invited and hides(context.engine, appeal.before, appeal.at_ms):
        follows = replace(follows, happened=())
    context.answer = {"reached": len(again.step.rulings), "follows": plain_follows(follows)}


def _awaiting_opinion(context: StepContext) -> Appeal[Any]:
    """Returns the appeal that waits for a referee. Raises `Refusal`."""
    appeal = context.room.appeal
    next_stage("none" if appeal is None else appeal.stage, "opinion")
    assert appeal is not None
    return appeal


def _with_marks(
    context: StepContext, appeal: Appeal[Any], asked: messages.Rule | messages.PreviewRuling
) -> tuple[tuple[str, ...], "_Again"]:
    """Returns the named rules, and the result of the challenge with the referee's marks. Raises `Refusal`."""
    rules = tuple(asked.rules) if asked.rules else appeal.rules
    if len(asked.marks) != len(rules):
        raise Refusal(errors.RULING_MARKS, rules=list(rules))
    raw = appeal.action if asked.rules is None else reworded(appeal.action, asked.rules)
    return rules, _ruled_again(context, appeal, raw, tuple(asked.marks))


def reworded(raw: Plain, rules: list[str]) -> Plain:
    """Returns the challenge with these rules instead of its own."""
    rest = {key: value for key, value in raw.items() if key not in ("rule", "rules")}
    return {**rest, "rule": rules[0]} if "rule" in raw and len(rules) == 1 else {**rest, "rules": rules}


class _Again(NamedTuple):
    """The result of a challenge that was repeated from the state before it."""

    raw: Plain
    action: Any
    step: Step[Any]
    reader: ChanceReader


def _ruled_again(context: StepContext, appeal: Appeal[Any], raw: Plain, marks: tuple[Mark, ...] | None) -> _Again:
    """Applies the challenge again, at the time when it was made. If `marks` is None, the server rules."""
    reader = ChanceReader(appeal.tape)
    action = context.engine.parse(raw)
    step = context.engine.apply(appeal.before, appeal.actor, action, appeal.at_ms, reader, marks)
    return _Again(raw, action, step, reader)


def _carry_out(context: StepContext, appeal: Appeal[Any], again: _Again) -> None:
    """Continues the game from this ruling, as if it had been the first and the clocks had been stopped since the challenge."""
    engine, step, reader = context.engine, again.step, again.reader
    state = engine.adjust_clock(step.state, Halt(), appeal.at_ms)
    for seat, ms in appeal.gifts:
        state = engine.adjust_clock(state, ExtraTime(seat, ms), appeal.at_ms)
    text = engine.notate(appeal.before, again.action)
    note = note_of(engine, appeal.before, step, step.record)
    context.moves.append(Move(context.now_ms, appeal.actor, text, tuple(reader.drawn), step.record, note))
    context.forward(step.happenings)
    # Players have seen the earlier ruling's draws: the same ruling repeats them, another ruling never draws from them.
    index = max(reader.tape.index, context.game.tape.index)
    context.set_state(state, tape=replace(reader.tape, index=index))


def _servers_again(context: StepContext, appeal: Appeal[Any]) -> Opinion:
    """Lets the server rule on the waiting challenge, and returns that ruling as opinion 1."""
    again = _ruled_again(context, appeal, appeal.action, None)
    _carry_out(context, appeal, again)
    return _servers(context, appeal, again.step)


def let_stand(context: StepContext, event: Event) -> None:
    """Makes the last ruling final: play resumes, or the ruling ends the game."""
    close(context, event)
    release(context, "ruling", "window", "appeal")
    context.tell("ruling_stands")
    finish_if_over(context)
    context.wake_bots()


def close(context: StepContext, event: Event) -> None:
    """Ends the open ruling, if there is one."""
    if context.room.appeal is not None:
        stage = next_stage(context.room.appeal.stage, event)
        assert stage == "none"
        context.set(appeal=None)


def without_referee(context: StepContext) -> None:
    """Continues without a referee after the last one has gone. The server rules on a waiting challenge, and a ruling under
    appeal becomes final."""
    appeal = context.room.appeal
    if appeal is None or has_referee(context.room):
        return
    if not appeal.opinions:
        _servers_again(context, appeal)
    let_stand(context, "referee_left")


def unattended(context: StepContext) -> None:
    """Continues after the waiting time if no person who may rule was in the room.

    If the challenge has no ruling yet, the server rules. If a ruling is under appeal, the server notes the appeal for later.
    Then play continues.
    """
    appeal = context.appeal
    if appeal.opinions:
        _note_appeal(context, appeal)
        let_stand(context, "unattended")
        return
    context.tell("referee_absent")
    opinion = _servers_again(context, appeal)
    context.set(appeal=replace(context.appeal, opinions=(opinion,)))
    if is_appealable(context.room, 1):
        _change_stage(context, "unattended")
        _wait_for_appeal(context)
    else:
        let_stand(context, "last_opinion")


def _note_appeal(context: StepContext, appeal: Appeal[Any]) -> None:
    """Notes the appeal on the score card of the seat that appealed. Only referees can read the seat's words."""
    seat = appeal.by
    assert seat is not None
    words = next((plea.words for plea in reversed(appeal.pleas) if plea.seat == seat), "")
    noted = NotedAppeal(len(context.room.noted) + 1, seat, context.now_ms, appeal.rules, appeal.opinions[-1].counting, words)
    context.set(noted=(*context.room.noted, noted))
    write(context, seat, "appeal_noted", "")
    context.tell("appeal_noted", seat, number=noted.number)
