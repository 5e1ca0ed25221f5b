"""Ramrod: players put coloured rods into shared purple rectangles, capture full rectangles, and fill their own long
rectangle."""

from dataclasses import replace

from engines.assembly import duel_engine
from engines.contract import Engine
from engines.ramrod import actions, bot, cases, fault_details, levels, possible_actions, practice, rules, ruling, state, view

ENGINE: Engine[state.Options, state.State, actions.Action] = replace(
    duel_engine(state, actions, rules, actions, cases, possible_actions, view, fault_details, bot, levels, ruling, practice),
    takes_back=frozenset({"select", "move", "capture"}),
)

__all__ = ["ENGINE"]
