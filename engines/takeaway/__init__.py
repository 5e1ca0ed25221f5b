"""Takeaway: seats take counters from a pile, the smallest refereed game. It is a template for new games; the lobby never lists
it."""

from dataclasses import replace

from engines.assembly import duel_engine
from engines.contract import Engine
from engines.takeaway import (
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
    unchallenged_faults=faults.unchallenged_faults,
)

__all__ = ["ENGINE"]
