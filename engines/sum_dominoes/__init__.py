"""Sum Dominoes & Dice: three dice, and tiles whose faces make their sum where they touch."""

from engines.contract import Engine
from engines.kit.duel import cases as case_words
from engines.kit.duel.options import starter_alternates
from engines.sum_dominoes import actions, bot, cases, details, faults, legal, rules, state, view

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
    resample_hidden=view.resample_hidden,
)

__all__ = ["ENGINE"]
