"""Contig 60: three dice, number sentences and chips on the spiral of 64 numbers."""

from dataclasses import replace

from engines.assembly import duel_engine
from engines.contig60 import actions, bot, cases, details, faults, legal, levels, rules, state, view
from engines.contract import Engine

ENGINE: Engine[state.Options, state.State, actions.Action] = replace(
    duel_engine(state.Options, state.State, actions.Action, state.Phase, rules, actions, cases, legal, view, details, bot),
    unchallenged_faults=faults.unchallenged_faults,
    levels=levels.LEVELS,
)

__all__ = ["ENGINE"]
