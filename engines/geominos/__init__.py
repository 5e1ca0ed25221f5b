"""Geominos: tiles with dots on a shaded board, dots beside equal dots, as few as can be on light ground."""

from engines.contract import Engine
from engines.geominos import actions, bot, cases, details, faults, rules, state, view

ENGINE: Engine[state.Options, state.State, actions.Action] = Engine(
    about=rules.ABOUT,
    options=state.Options,
    state=state.State,
    action=actions.Action,
    rules=rules.RULES,
    codes=rules.CODES,
    details=details.DETAILS,
    missing=details.MISSING,
    setup=rules.setup,
    position=cases.position,
    apply=rules.apply,
    status=rules.status,
    legal=rules.legal,
    faulty_actions=rules.faulty_actions,
    view=view.view,
    audience=view.audience,
    adjust_clock=rules.adjust_clock,
    card=view.card,
    notate=actions.notate,
    read=actions.read,
    bot=bot.bot,
    for_game=rules.for_game,
    to_case=cases.to_case,
    until=cases.case_time,
    unchallenged_faults=faults.unchallenged_faults,
    resample_hidden=view.resample_hidden,
)

__all__ = ["ENGINE"]
