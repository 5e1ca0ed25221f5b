"""Noughts: the smallest complete engine, three in a row. A template for newcomers, never listed in the lobby."""

from engines.contract import Engine
from engines.noughts import actions, bot, cases, rules, state, view

ENGINE: Engine[state.Options, state.State, actions.Action] = Engine(
    about=rules.ABOUT,
    options=state.Options,
    state=state.State,
    action=actions.Action,
    rules=rules.RULES,
    codes=rules.CODES,
    details={},
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
)

__all__ = ["ENGINE"]
