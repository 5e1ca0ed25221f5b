"""Queens & Guards: a race to the middle of a hexagon, with traps."""

from engines.contract import Engine
from engines.kit.duel.options import starter_alternates
from engines.kit.duel.state import duel_adjusted
from engines.queens_and_guards import actions, bot, cases, details, legal, rules, state, view

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
    until=cases.case_time,
    resample_hidden=view.resample_hidden,
    named_in_part=frozenset({"board"}),
)

__all__ = ["ENGINE"]
