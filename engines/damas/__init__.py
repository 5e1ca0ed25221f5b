"""Damas: English draughts by the Reglamento, with the soplo, touched pieces, "¡Tiempo!" and matches of several games."""

from engines.contract import Engine
from engines.damas import actions, bot, cases, details, faults, flow, forms, legal, pdn, rules, state, view

ENGINE: Engine[state.Options, state.State, actions.Action] = Engine(
    about=rules.ABOUT,
    options=state.Options,
    state=state.State,
    action=actions.Action,
    rules=faults.RULES,
    codes=faults.CODES,
    details=details.DETAILS,
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
    notate=forms.notate,
    read=forms.read,
    bot=bot.bot,
    for_game=rules.for_game,
    to_case=cases.to_case,
    until=cases.case_time,
    ruled=flow.under_ruling,
    export=pdn.export_pdn,
    export_kind="pdn",
)

__all__ = ["ENGINE"]
