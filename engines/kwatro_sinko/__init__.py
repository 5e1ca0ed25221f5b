"""Kwatro-Sinko: three chips in a straight row win, two of one colour and one of the other, if their number sentence gives 4 or
5."""

from dataclasses import replace

from engines.assembly import duel_engine, relocating
from engines.contract import Engine
from engines.kwatro_sinko import (
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
    relocating(
        duel_engine(
            state, actions, rules, actions, cases, possible_actions, view, fault_details, bot, levels, ruling, practice
        ),
        view.resample_hidden,
    ),
    takes_back=frozenset({"select", "move"}),
)

__all__ = ["ENGINE"]
