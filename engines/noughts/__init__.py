"""Noughts: three in a row, the smallest complete engine. It is a template for new games; the lobby never lists it."""

from dataclasses import replace

from engines.assembly import plain_engine
from engines.contract import Engine
from engines.noughts import actions, bot, cases, fault_details, levels, possible_actions, rules, state, view

ENGINE: Engine[state.Options, state.State, actions.Action] = replace(
    plain_engine(state, actions, rules, actions, cases, possible_actions, view, fault_details, bot, levels),
    by_correspondence=rules.correspondence,
)

__all__ = ["ENGINE"]
