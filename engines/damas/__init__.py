"""Damas: English draughts by the laws of its rulebook (the Reglamento), with touched pieces, the call "¡Tiempo!", matches of
several games, and the *soplo* (huff): a player may remove a piece that omitted a capture."""

from dataclasses import replace

from engines.assembly import plain_engine
from engines.contract import Engine
from engines.damas import (
    actions,
    bot,
    cases,
    fault_details,
    flow,
    levels,
    notation,
    pdn,
    possible_actions,
    practice,
    rules,
    ruling,
    state,
    view,
)

ENGINE: Engine[state.Options, state.State, actions.Action] = replace(
    plain_engine(state, actions, rules, notation, cases, possible_actions, view, fault_details, bot, levels, ruling, practice),
    by_correspondence=flow.correspondence,
    challenge_forms=possible_actions.challenge_forms,
    ruled=flow.under_ruling,
    each_game_there=flow.each_game_there,
    export=pdn.export_pdn,
    export_kind="pdn",
)

__all__ = ["ENGINE"]
