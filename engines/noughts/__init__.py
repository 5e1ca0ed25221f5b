"""Noughts: the smallest complete engine, three in a row. A template for newcomers, never listed in the lobby."""

from engines.assembly import plain_engine
from engines.contract import Engine
from engines.noughts import actions, bot, cases, details, legal, rules, state, view

ENGINE: Engine[state.Options, state.State, actions.Action] = plain_engine(
    state.Options,
    state.State,
    actions.Action,
    state.Phase,
    rules=rules,
    notation=actions,
    cases=cases,
    legal=legal,
    view=view,
    details=details,
    bot=bot,
    adjust_clock=rules.adjust_clock,
    for_game=rules.for_game,
    case_time=cases.case_time,
)

__all__ = ["ENGINE"]
