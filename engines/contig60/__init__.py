"""Contig 60: three dice, number sentences and chips on the spiral of 64 numbers."""

from engines.contig60 import actions, bot, cases, details, faults, legal, rules, state, view
from engines.contract import Engine
from engines.kit.duel import cases as case_words
from engines.kit.duel.options import starter_alternates

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
    for_game=starter_alternates,
    to_case=cases.to_case,
    until=case_words.case_time,
    unchallenged_faults=faults.unchallenged_faults,
)

__all__ = ["ENGINE"]
