"""Queens & Guards: each side moves its queen and guards towards the middle of a hexagon, and traps the other side's pieces."""

from dataclasses import replace

from engines.assembly import duel_engine
from engines.contract import Engine
from engines.queens_and_guards import (
    actions,
    bot,
    cases,
    fault_details,
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
    case_time=cases.case_time,
    resample_hidden=view.resample_hidden,
    named_in_part=frozenset({"board"}),
    takes_back=frozenset({"select", "move"}),
)

__all__ = ["ENGINE"]
