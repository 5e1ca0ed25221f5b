"""FIAR: four chips of one colour in a line of a net of circles, whosever chips they are."""

from dataclasses import replace

from engines.assembly import duel_engine
from engines.contract import Engine
from engines.fiar import actions, bot, cases, details, legal, levels, rules, state, view
from engines.kit.relocation.cases import case_time

ENGINE: Engine[state.Options, state.State, actions.Action] = replace(
    duel_engine(state.Options, state.State, actions.Action, state.Phase, rules, actions, cases, legal, view, details, bot),
    case_time=case_time,
    named_in_part=frozenset({"board"}),
    resample_hidden=view.resample_hidden,
    levels=levels.LEVELS,
)

__all__ = ["ENGINE"]
