"""Opinions 1 to 3, and the window in which each ruling may be appealed (stages: `stages.py`): every opinion is the
same action applied to the state before it, with the referee's marks.

The stages, and what leads from one to the next, are the table in `server/room/appeals/stages.py`.

The clocks stand from the challenge to the end. Position, clocks, strikes and marks are those of the last opinion alone, because
nothing of the opinion before enters it. Rule: common, Second and third opinion.
"""

from typing import Any

from msgspec.structs import replace

from engines.contract import Plain, Refusal, Step
from engines.kit.chance import ChanceReader
from engines.kit.clocks.adjust import ExtraTime, Halt
from engines.kit.move import Move, note_of
from engines.kit.referee.record import Mark
from protocol import errors, messages
from server.room.appeals.stages import Event, Stage, next_stage
from server.room.bots import wake
from server.room.chat import tell_referees, with_plea
from server.room.clocks.clock import halt, release
from server.room.match.games import finish_if_over
from server.room.match.score_card import write
from server.room.step_context import StepContext
from server.room.values.open_ruling import Appeal, NotedAppeal, OpenStage, Opinion
from server.room.values.roles import has_referee, referee_role, seat_of
from server.room.values.state import OPINION_OF, Room


def top_level(room: Room) -> int:
    """The highest opinion that somebody in the room may give; 1 where there is no referee: the server's."""
    return max((max(OPINION_OF[person.role]) for person in room.people if person.role != "player"), default=1)


def is_tutor_first(room: Room) -> bool:
    """Whether a challenge waits for a person instead of being ruled on by the server."""
    return room.settings.monitor == "tutor" and has_referee(room) and room.home is None


def is_appealable(room: Room, level: int) -> bool:
    return room.settings.appeals and level < top_level(room)


def hold(run: StepContext, actor: int, raw: Plain, words: str, step: Step[Any]) -> None:
    """A challenge waits for the monitor's ruling; `step` is what the server would have ruled, for the referees only."""
    run.set(appeal=_opened(run, actor, raw, words, step, next_stage("none", "challenge")))
    halt(run, "ruling")
    run.tell("ruling_pending", actor, rules=[ruling.rule for ruling in step.rulings])


def open_window(run: StepContext, standing: Appeal[Any]) -> None:
    """The server has ruled, and a referee is here to whom one may appeal."""
    run.set(appeal=standing)
    halt(run, "window")
    _wait_for_appeal(run)


def before_ruling(run: StepContext, actor: int, raw: Plain, words: str, step: Step[Any]) -> Appeal[Any]:
    """What an opinion needs to begin again from, taken before the step is carried out."""
    appeal = _opened(run, actor, raw, words, step, next_stage("none", "server_ruling"))
    return replace(appeal, opinions=(Opinion(1, tuple(ruling.mark for ruling in step.rulings), "server"),))


def _opened(run: StepContext, actor: int, raw: Plain, words: str, step: Step[Any], stage: Stage) -> Appeal[Any]:
    """`raw`: the challenge without the challenger's own `words`."""
    game = run.game
    rules = tuple(ruling.rule for ruling in step.rulings)
    appeal = Appeal(game.state, game.tape, actor, raw, run.now_ms, rules, dict(step.record), _still_open(stage))
    return with_plea(appeal, actor, words)


def _still_open(stage: Stage) -> OpenStage:
    assert stage != "none"
    return stage


def _change_stage(run: StepContext, event: Event) -> None:
    """The clocks go on standing, now for the new stage. Raises `Refusal`."""
    appeal = run.appeal
    stage = _still_open(next_stage(appeal.stage, event))
    if stage == appeal.stage:
        return
    run.set(appeal=replace(appeal, stage=stage))
    run.set(pauses=tuple(stage if reason == appeal.stage else reason for reason in run.room.pauses))


def _wait_for_appeal(run: StepContext) -> None:
    """Bots accept every ruling."""
    bots = tuple(number for number, seat in enumerate(run.room.seats) if seat.kind == "bot")
    closes_at_ms = run.now_ms + run.room.settings.appeal_ms
    run.set(appeal=replace(run.appeal, closes_at_ms=closes_at_ms, accepted=bots, by=None))
    run.tell("appeal_window", closes_at_ms=closes_at_ms)


def make_appeal(run: StepContext, by: str, asked: messages.MakeAppeal) -> None:
    """The option card."""
    seat = _seat_in_appeal(run, by)
    _change_stage(run, "appeal")
    appeal = replace(run.appeal, closes_at_ms=None, by=seat)
    run.set(appeal=with_plea(appeal, seat, asked.words))
    run.tell("appealed", seat, level=appeal.opinions[-1].level + 1)
    tell_referees(run, seat, asked.words)


def accept_ruling(run: StepContext, by: str, _asked: messages.AcceptRuling) -> None:
    """Play resumes as soon as every seat has accepted."""
    seat = _seat_in_appeal(run, by)
    _change_stage(run, "accept")
    appeal = run.appeal
    if seat in appeal.accepted:
        return
    accepted = (*appeal.accepted, seat)
    run.set(appeal=replace(appeal, accepted=accepted))
    run.tell("ruling_accepted", seat)
    if len(accepted) == len(run.room.seats):
        let_stand(run, "last_accept")


def _seat_in_appeal(run: StepContext, by: str) -> int:
    """The person's seat, where a ruling is open. Raises `Refusal`."""
    if run.room.appeal is None:
        raise Refusal(errors.APPEAL_NONE)
    seat = seat_of(run.room, by)
    if seat is None:
        raise Refusal(errors.SEAT_NONE)
    return seat


def rule(run: StepContext, by: str, asked: messages.Rule) -> None:
    """A referee's opinion: the same challenge, from before it, with these marks."""
    appeal = run.room.appeal
    next_stage("none" if appeal is None else appeal.stage, "opinion")
    assert appeal is not None
    level = len(appeal.opinions) + 1
    role = referee_role(run.room, by)
    if role is None or level not in OPINION_OF[role]:
        needs = [power for power, levels in OPINION_OF.items() if level in levels]
        raise Refusal(errors.RULING_LEVEL, level=level, needs=needs)
    rules = tuple(asked.rules) if asked.rules else appeal.rules
    if len(asked.marks) != len(rules):
        raise Refusal(errors.RULING_MARKS, rules=list(rules))
    raw = appeal.action if asked.rules is None else reworded(appeal.action, asked.rules)
    marks = tuple(asked.marks)
    run.tell_ruled("opinion", asked.reason, appeal.actor, level=level, role=role, rules=list(rules), marks=asked.marks)
    _apply_again(run, appeal, raw, marks)
    opinion = Opinion(level, marks, role, asked.reason)
    run.set(appeal=replace(appeal, action=raw, rules=rules, opinions=(*appeal.opinions, opinion)))
    if is_appealable(run.room, level):
        _change_stage(run, "opinion")
        _wait_for_appeal(run)
    else:
        let_stand(run, "last_opinion")


def reworded(raw: Plain, rules: list[str]) -> Plain:
    """The challenge as if it had named these rules."""
    rest = {key: value for key, value in raw.items() if key not in ("rule", "rules")}
    return {**rest, "rule": rules[0]} if "rule" in raw and len(rules) == 1 else {**rest, "rules": rules}


def _apply_again(run: StepContext, appeal: Appeal[Any], raw: Plain, marks: tuple[Mark, ...] | None) -> tuple[Mark, ...]:
    """The game is as it would be if the ruling had been this one, at the time of the challenge, and the clocks stood since.

    `marks`: None for those of the server, which it gives back.
    """
    reader = ChanceReader(appeal.tape)
    engine = run.engine
    action = engine.parse(raw)
    step = engine.apply(appeal.before, appeal.actor, action, appeal.at_ms, reader, marks)
    state = engine.adjust_clock(step.state, Halt(), appeal.at_ms)
    for seat, ms in appeal.gifts:
        state = engine.adjust_clock(state, ExtraTime(seat, ms), appeal.at_ms)
    text = engine.notate(appeal.before, action)
    note = note_of(engine, appeal.before, step, step.record)
    run.moves.append(Move(run.now_ms, appeal.actor, text, tuple(reader.drawn), step.record, note))
    run.forward(step.happenings)
    # Draws of the ruling before were seen: the same ruling draws the same again, another one never draws on with those.
    index = max(reader.tape.index, run.game.tape.index)
    run.set_state(state, tape=replace(reader.tape, index=index))
    return tuple(ruling.mark for ruling in step.rulings)


def let_stand(run: StepContext, event: Event) -> None:
    """The last ruling is beyond doubt: play resumes, or the game ends by it."""
    close(run, event)
    release(run, "ruling", "window", "appeal")
    run.tell("ruling_stands")
    finish_if_over(run)
    wake(run)


def close(run: StepContext, event: Event) -> None:
    """No ruling is open any more."""
    if run.room.appeal is not None:
        stage = next_stage(run.room.appeal.stage, event)
        assert stage == "none"
        run.set(appeal=None)


def without_referee(run: StepContext) -> None:
    """The last referee has gone: what waits for one is ruled on by the server, or stands."""
    appeal = run.room.appeal
    if appeal is None or has_referee(run.room):
        return
    if not appeal.opinions:
        _apply_again(run, appeal, appeal.action, None)
    let_stand(run, "referee_left")


def unattended(run: StepContext) -> int:
    """Nobody is there who may decide, for so long as the room waits: the server rules on what has no ruling yet, an appeal is
    noted for later, and play goes on. Returns what it weighs in a step."""
    appeal = run.appeal
    if appeal.opinions:
        _note_appeal(run, appeal)
        let_stand(run, "unattended")
        return 1
    run.tell("referee_absent")
    marks = _apply_again(run, appeal, appeal.action, None)
    run.set(appeal=replace(run.appeal, opinions=(Opinion(1, marks, "server"),)))
    if is_appealable(run.room, 1):
        _change_stage(run, "unattended")
        _wait_for_appeal(run)
    else:
        let_stand(run, "last_opinion")
    return 1


def _note_appeal(run: StepContext, appeal: Appeal[Any]) -> None:
    """On the card of the seat that appealed; its words only where the referees read them."""
    seat = appeal.by
    assert seat is not None
    words = next((plea.words for plea in reversed(appeal.pleas) if plea.seat == seat), "")
    noted = NotedAppeal(len(run.room.noted) + 1, seat, run.now_ms, appeal.rules, appeal.opinions[-1].marks, words)
    run.set(noted=(*run.room.noted, noted))
    write(run, seat, "appeal_noted", "")
    run.tell("appeal_noted", seat, number=noted.number)
