"""Juggle: each player covers a board of their own with polyominoes. Two dice decide which pieces a player may take.
Pieces of one colour must not touch."""

from dataclasses import replace

from engines.assembly import duel_engine
from engines.contract import Engine
from engines.juggle import actions, bot, cases, fault_details, levels, possible_actions, practice, rules, ruling, state, view

ENGINE: Engine[state.Options, state.State, actions.Action] = replace(
    duel_engine(state, actions, rules, actions, cases, possible_actions, view, fault_details, bot, levels, ruling, practice),
    takes_back=frozenset({"remove", "take", "place", "return"}),
)

__all__ = ["ENGINE"]
