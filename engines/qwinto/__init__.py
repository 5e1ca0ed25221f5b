"""Qwinto: everybody writes the announced sum at the same time, in rising rows and columns without repetition."""

from dataclasses import replace

from engines.assembly import plain_engine
from engines.contract import Engine
from engines.qwinto import actions, bot, cases, details, legal, rules, state, view

ENGINE: Engine[state.Options, state.State, actions.Action] = replace(
    plain_engine(
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
    ),
    resample_hidden=view.resample_hidden,
)

__all__ = ["ENGINE"]
