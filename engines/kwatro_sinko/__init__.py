"""Kwatro-Sinko: three chips in a straight row, two of one colour and one of the other, that make 4 or 5."""

from dataclasses import replace

from engines.assembly import duel_engine
from engines.contract import Engine
from engines.kit.relocation.cases import case_time
from engines.kwatro_sinko import actions, bot, cases, details, legal, levels, rules, state, view

ENGINE: Engine[state.Options, state.State, actions.Action] = replace(
    duel_engine(state.Options, state.State, actions.Action, state.Phase, rules, actions, cases, legal, view, details, bot),
    case_time=case_time,
    named_in_part=frozenset({"board"}),
    resample_hidden=view.resample_hidden,
    levels=levels.LEVELS,
)

__all__ = ["ENGINE"]
