"""Ramrod: coloured rods, purple rectangles to be filled together, and a long rectangle to be filled alone."""

from engines.contract import Engine
from engines.kit.duel import cases as case_words
from engines.ramrod import actions, bot, cases, details, legal, rules, state, view

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
    legal=legal.legal,
    faulty_actions=legal.faulty_actions,
    view=view.view,
    audience=view.audience,
    adjust_clock=rules.adjust_clock,
    card=view.card,
    notate=actions.notate,
    read=actions.read,
    bot=bot.bot,
    for_game=rules.for_game,
    to_case=cases.to_case,
    until=case_words.case_time,
)

__all__ = ["ENGINE"]
