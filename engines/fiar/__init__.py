"""FIAR: four chips of one colour in a line win, on a net of circles. It does not matter which seat placed them."""

from dataclasses import replace

from engines.assembly import duel_engine, relocating
from engines.contract import Engine
from engines.fiar import actions, bot, cases, fault_details, levels, possible_actions, practice, rules, ruling, state, view

ENGINE: Engine[state.Options, state.State, actions.Action] = replace(
    relocating(
        duel_engine(
            state, actions, rules, actions, cases, possible_actions, view, fault_details, bot, levels, ruling, practice
        ),
        view.resample_hidden,
    ),
    takes_back=frozenset({"select", "place", "move"}),
)

__all__ = ["ENGINE"]
