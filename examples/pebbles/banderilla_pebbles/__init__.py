"""Pebbles: a refereed game for two that a package adds to Banderilla. The player who takes the last stone loses."""

from dataclasses import replace

from banderilla_pebbles import actions, bot, cases, fault_details, faults, levels, possible_actions, rules, ruling, state, view
from engines.assembly import duel_engine
from engines.contract import Engine

ENGINE: Engine[state.Options, state.State, actions.Action] = replace(
    duel_engine(state, actions, rules, actions, cases, possible_actions, view, fault_details, bot, levels, ruling),
    unchallenged_faults=faults.unchallenged_faults,
)

__all__ = ["ENGINE"]
