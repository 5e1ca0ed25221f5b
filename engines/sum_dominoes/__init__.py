"""Sum Dominoes & Dice: players roll three dice and place tiles so that the two faces that touch add up to the sum of the
dice."""

from dataclasses import replace

from engines.assembly import duel_engine
from engines.contract import Engine
from engines.sum_dominoes import (
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
    adjust_clock=rules.adjust_clock,
    unchallenged_faults=faults.unchallenged_faults,
    challenge_forms=ruling.challenge_forms,
    resample_hidden=view.resample_hidden,
    takes_back=frozenset({"place", "write_sum", "give"}),
)

__all__ = ["ENGINE"]
