"""Juggle: two boards to be covered with polyominoes, no two of a colour touching, by the throw of two dice."""

from engines.contract import Engine
from engines.juggle import actions, bot, cases, details, legal, rules, state, view
from engines.kit import case_words

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
    for_game=rules.for_game,
    probe=cases.probe,
    until=case_words.until,
)

__all__ = ["ENGINE"]
