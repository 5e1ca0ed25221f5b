"""Sum Dominoes & Dice: three dice, and tiles whose faces make their sum where they touch."""

from engines.contract import Engine
from engines.kit import case_words
from engines.kit.duel_options import starter_alternates
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
    wrong=legal.wrong,
    view=view.view,
    audience=view.audience,
    retime=rules.retime,
    card=view.card,
    notate=actions.notate,
    read=actions.read,
    bot=bot.bot,
    for_game=starter_alternates,
    probe=cases.probe,
    until=case_words.until,
    standing=faults.standing,
    disguise=view.disguise,
)

__all__ = ["ENGINE"]
