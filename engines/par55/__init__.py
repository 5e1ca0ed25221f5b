"""Par 55: attribute blocks on pentagon bases, and two pawns on their way to exactly 55."""

from engines.contract import Engine
from engines.kit import case_words
from engines.kit.duel_options import starter_alternates
from engines.kit.duel_state import duel_retimed
from engines.par55 import actions, bot, cases, details, legal, rules, state, view

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
    retime=duel_retimed,
    card=view.card,
    notate=actions.notate,
    read=actions.read,
    bot=bot.bot,
    for_game=starter_alternates,
    probe=cases.probe,
    until=case_words.until,
)

__all__ = ["ENGINE"]
