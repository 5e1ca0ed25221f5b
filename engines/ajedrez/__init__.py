"""Ajedrez: chess by the laws of its rulebook (the Reglamento), with clock, arbiter and score sheets."""

from dataclasses import replace

from engines.ajedrez import (
    actions,
    bot,
    cases,
    fault_details,
    levels,
    notation,
    possible_actions,
    practice,
    rules,
    ruling,
    state,
    view,
)
from engines.ajedrez.ending import result
from engines.ajedrez.record import pgn
from engines.assembly import plain_engine
from engines.contract import Engine

ENGINE: Engine[state.Options, state.State, actions.Action] = replace(
    plain_engine(state, actions, rules, notation, cases, possible_actions, view, fault_details, bot, levels, ruling, practice),
    by_correspondence=rules.correspondence,
    without_referee=rules.without_referee,
    seated=rules.seated,
    ruled=result.under_ruling,
    export=pgn.export_pgn,
    export_kind="pgn",
)

__all__ = ["ENGINE"]
