"""Stars & Bars: cards with four attributes on a board of piles. A card scores points by its differences from the neighbouring
cards."""

from dataclasses import replace

from engines.assembly import duel_engine
from engines.contract import Engine
from engines.stars_and_bars import (
    actions,
    bot,
    cases,
    disguise,
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
    resample_hidden=disguise.resample_hidden,
    takes_back=frozenset({"flip", "remove", "remove_center", "place", "discard", "score"}),
)

__all__ = ["ENGINE"]
