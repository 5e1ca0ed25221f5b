"""Ajedrez: chess by the laws of the Reglamento, with its clock, its arbiter and its score sheets."""

from engines.ajedrez import actions, bot, cases, choices, details, ending, faults, forms, pgn, rules, state, view
from engines.contract import Engine

ENGINE: Engine[state.Options, state.State, actions.Action] = Engine(
    about=rules.ABOUT,
    options=state.Options,
    state=state.State,
    action=actions.Action,
    rules=faults.RULES,
    codes=faults.CODES,
    details=details.DETAILS,
    missing=details.MISSING,
    setup=rules.setup,
    position=cases.position,
    apply=rules.apply,
    status=rules.status,
    legal=choices.legal,
    faulty_actions=choices.faulty_actions,
    view=view.view,
    audience=view.audience,
    adjust_clock=rules.adjust_clock,
    card=view.card,
    notate=forms.notate,
    read=forms.read,
    bot=bot.bot,
    for_game=rules.for_game,
    to_case=cases.to_case,
    until=cases.case_time,
    without_referee=rules.without_referee,
    seated=rules.seated,
    ruled=ending.under_ruling,
    export=pgn.export_pgn,
    export_kind="pgn",
)

__all__ = ["ENGINE"]
