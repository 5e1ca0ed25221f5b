"""FIAR: four chips of one colour in a line of a net of circles, whosever chips they are."""

from engines.contract import Engine
from engines.fiar import actions, bot, cases, details, legal, rules, state, view
from engines.kit.duel.options import starter_alternates
from engines.kit.duel.state import duel_adjusted
from engines.kit.relocation.flow import case_time

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
    adjust_clock=duel_adjusted,
    card=view.card,
    notate=actions.notate,
    read=actions.read,
    bot=bot.bot,
    for_game=starter_alternates,
    to_case=cases.to_case,
    until=case_time,
    named_in_part=frozenset({"board"}),
    resample_hidden=view.resample_hidden,
)

__all__ = ["ENGINE"]
