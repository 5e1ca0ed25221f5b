"""Truco argentino, two to eight seats: tricks, envido, flor, and what is said about them."""

from engines.contract import Engine
from engines.truco import actions, bot, cases, details, disguise, faults, notation, rules, sampler, seating, state, status, view

ENGINE: Engine[state.Options, state.State, actions.Action] = Engine(
    about=rules.ABOUT,
    options=state.Options,
    state=state.State,
    action=actions.Action,
    rules=faults.RULES,
    codes=rules.CODES,
    details=details.DETAILS,
    setup=rules.setup,
    position=cases.position,
    apply=rules.apply,
    status=status.status,
    legal=sampler.legal,
    faulty_actions=sampler.faulty_actions,
    view=view.view,
    audience=view.audience,
    adjust_clock=rules.adjust_clock,
    card=view.card,
    notate=notation.notate,
    read=notation.read,
    bot=bot.bot,
    for_game=rules.for_game,
    to_case=cases.to_case,
    until=cases.case_time,
    unchallenged_faults=faults.unchallenged_faults,
    resample_hidden=disguise.resample_hidden,
    teams=seating.teams,
)

__all__ = ["ENGINE"]
