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
    wrong=rules.wrong,
    view=view.view,
    audience=view.audience,
    retime=rules.retime,
    card=view.card,
    notate=actions.notate,
    read=actions.read,
    bot=bot.bot,
    for_game=rules.for_game,
    probe=cases.probe,
    until=cases.until,
    standing=faults.standing,
    disguise=view.disguise,
)

__all__ = ["ENGINE"]
