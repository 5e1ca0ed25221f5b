"""Par 55: players place attribute blocks on pentagon-shaped bases, and each moves a pawn by the scores, to reach exactly 55."""

from dataclasses import replace

from engines.assembly import duel_engine
from engines.contract import Engine
from engines.par55 import actions, bot, cases, fault_details, levels, possible_actions, practice, rules, ruling, state, view

ENGINE: Engine[state.Options, state.State, actions.Action] = replace(
    duel_engine(state, actions, rules, actions, cases, possible_actions, view, fault_details, bot, levels, ruling, practice),
    takes_back=frozenset({"select", "put_back", "place", "announce", "move_pawn", "bump"}),
)

__all__ = ["ENGINE"]
