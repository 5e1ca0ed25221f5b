"""Qwinto: all players write the announced sum of the dice on their own sheets at the same time. Numbers rise in each row, and
none occurs twice in a column."""

from dataclasses import replace

from engines.assembly import plain_engine
from engines.contract import Engine
from engines.qwinto import actions, bot, cases, fault_details, levels, possible_actions, practice, rules, ruling, state, view

ENGINE: Engine[state.Options, state.State, actions.Action] = replace(
    plain_engine(state, actions, rules, actions, cases, possible_actions, view, fault_details, bot, levels, ruling, practice),
    third_strike="out",
    resample_hidden=view.resample_hidden,
    option_words=cases.OPTION_WORDS,
    challenge_forms=possible_actions.challenge_forms,
    own_view=view.own_view,
)

__all__ = ["ENGINE"]
