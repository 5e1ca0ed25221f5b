"""Contig 60: players roll three dice, combine them in a number sentence and cover its result, on a spiral of 64 numbers."""

from dataclasses import replace

from engines.assembly import duel_engine
from engines.contig60 import (
    actions,
    bot,
    cases,
    fault_details,
    faults,
    levels,
    possible_actions,
    practice,
    rules,
    ruling,
    state,
    view,
)
from engines.contract import Engine

ENGINE: Engine[state.Options, state.State, actions.Action] = replace(
    duel_engine(state, actions, rules, actions, cases, possible_actions, view, fault_details, bot, levels, ruling, practice),
    unchallenged_faults=faults.unchallenged_faults,
    takes_back=frozenset({"place", "announce", "score"}),
)

__all__ = ["ENGINE"]
