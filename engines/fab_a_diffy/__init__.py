"""Fab-A-Diffy: players make tricks of three fraction strips; the sum of two must equal the third. A match is the best of
three games."""

from dataclasses import replace

from engines.assembly import duel_engine
from engines.contract import Engine
from engines.fab_a_diffy import (
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

ENGINE: Engine[state.Options, state.State, actions.Action] = replace(
    duel_engine(state, actions, rules, actions, cases, possible_actions, view, fault_details, bot, levels, ruling, practice),
    adjust_clock=rules.adjust_clock,
    unchallenged_faults=faults.unchallenged_faults,
    by_correspondence=None,  # a seat captures within ten seconds
    resample_hidden=view.resample_hidden,
    takes_back=frozenset({"touch", "announce", "take", "retire_sample"}),
)

__all__ = ["ENGINE"]
