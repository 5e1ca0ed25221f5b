"""The rules that a challenge names, each with the server's own ruling.

The server stops at a ruling that ends the game. A person may rule differently on that rule, and then the list
continues. So the person gives a mark to every named rule and needs the server's ruling on each. Rule: common, Second
and third opinion.
"""

from typing import Any

from engines.contract import Engine, Plain, Refusal, Step
from engines.kit.chance import ChanceReader
from engines.kit.referee.record import Ruling
from server.room.values.open_ruling import Appeal
from server.room.values.state import Game


def named_in(raw: Plain) -> tuple[str, ...]:
    """Returns the rules that a challenge names, in order. `raw`: the challenge in the form that the client sent."""
    named = raw.get("rules") if raw.get("rule") is None else [raw["rule"]]
    return tuple(each["rule"] if isinstance(each, dict) else each for each in named or ())


def rulings_on_all(
    engine: Engine[Any, Any, Any], game: Game[Any], seat: int, raw: Plain, step: Step[Any], now_ms: int
) -> tuple[Ruling, ...]:
    """Returns the server's ruling on each rule that the challenge `raw` names. `step`: the server's ruling on the whole list.

    The result leaves out a rule that the game never rules on. For example, in Queens & Guards a challenge that claims a trap is
    only an announcement.
    """
    ruled = {ruling.rule: ruling for ruling in step.rulings}
    named = named_in(raw)
    if len(named) <= len(ruled):
        return step.rulings
    alone = {rule: _alone(engine, game, seat, raw, rule, now_ms) for rule in named if rule not in ruled}
    rulings = (ruled.get(rule) or alone[rule] for rule in named)
    return tuple(ruling for ruling in rulings if ruling is not None)


def _alone(engine: Engine[Any, Any, Any], game: Game[Any], seat: int, raw: Plain, rule: str, now_ms: int) -> Ruling | None:
    """Returns the server's ruling on one rule, as if the challenge named no other rule; None if the game does not rule on
    it."""
    listed = [each for each in raw["rules"] if rule == (each["rule"] if isinstance(each, dict) else each)]
    try:
        action = engine.parse({**raw, "rules": listed})
        step = engine.apply(game.state, seat, action, now_ms, ChanceReader(game.tape), None)
    except Refusal:
        return None
    return next(iter(step.rulings), None)


def rulings_of(engine: Engine[Any, Any, Any], appeal: Appeal[Any]) -> tuple[Ruling, ...]:
    """Returns the server's ruling on each rule of an open challenge."""
    game = Game(appeal.before, appeal.tape, appeal.at_ms)
    step = engine.apply(appeal.before, appeal.actor, engine.parse(appeal.action), appeal.at_ms, ChanceReader(appeal.tape), None)
    return rulings_on_all(engine, game, appeal.actor, appeal.action, step, appeal.at_ms)
