"""Truco argentino for two to eight seats: tricks, the bets envido, flor and truco, and the words that players say."""

from dataclasses import replace

from engines.assembly import plain_engine
from engines.contract import Engine
from engines.truco import (
    actions,
    bot,
    cases,
    disguise,
    fault_details,
    faults,
    levels,
    notation,
    possible_actions,
    practice,
    rules,
    ruling,
    state,
    view,
)
from engines.truco.match import seating

ENGINE: Engine[state.Options, state.State, actions.Action] = replace(
    plain_engine(state, actions, rules, notation, cases, possible_actions, view, fault_details, bot, levels, ruling, practice),
    unchallenged_faults=faults.unchallenged_faults,
    challenge_forms=possible_actions.challenge_forms,
    third_strike="chico_lost",
    resample_hidden=disguise.resample_hidden,
    every_ruling=disguise.every_ruling,
    option_words=cases.OPTION_NAMES,
    drawn_given=cases.drawn_given,
    teams=seating.teams,
    own_view=view.own_view,
)

__all__ = ["ENGINE"]
