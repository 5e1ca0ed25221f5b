"""Ajedrez: chess by the laws of the Reglamento, with its clock, its arbiter and its score sheets."""

from engines.ajedrez import actions, bot, cases, choices, details, ending, faults, forms, pgn, rules, state, view
from engines.contract import Engine

ENGINE: Engine[state.Options, state.State, actions.Action] = Engine(
    about=rules.ABOUT,
    options=state.Options,
    state=state.State,
    action=actions.Action,
    rules=faults.RULES,
    codes=faults.CODES,
    details=details.DETAILS,
    missing=details.MISSING,
    setup=rules.setup,
    position=cases.position,
    apply=rules.apply,
    status=rules.status,
    legal=choices.legal,
    wrong=choices.wrong,
    view=view.view,
    audience=view.audience,
    retime=rules.retime,
    card=view.card,
    notate=forms.notate,
    read=forms.read,
    bot=bot.bot,
    for_game=rules.for_game,
    probe=cases.probe,
    until=cases.until,
    unattended=rules.unattended,
    seated=rules.seated,
    ruled=ending.under_ruling,
    export=pgn.export_pgn,
    export_kind="pgn",
)

__all__ = ["ENGINE"]
