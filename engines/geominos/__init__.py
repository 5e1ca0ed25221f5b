"""Geominos: tiles with dots on a board with light and dark cells. Equal dots must touch, and dots on light cells cost
points."""

from dataclasses import replace

from engines.assembly import plain_engine
from engines.contract import Engine
from engines.geominos import (
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
    plain_engine(state, actions, rules, actions, cases, possible_actions, view, fault_details, bot, levels, ruling, practice),
    unchallenged_faults=faults.unchallenged_faults,
    third_strike="out",
    resample_hidden=view.resample_hidden,
    option_words=cases.OPTION_WORDS,
    takes_back=frozenset({"place", "lift", "announce"}),
)

__all__ = ["ENGINE"]
