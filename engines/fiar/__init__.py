"""FIAR: four chips of one colour in a line of a net of circles, whosever chips they are."""

from engines.contract import Engine
from engines.fiar import actions, bot, cases, details, legal, rules, state, view
from engines.kit.duel_options import starter_alternates
from engines.kit.duel_state import duel_retimed
from engines.kit.relocation_course import until

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
    until=until,
    named_in_part=frozenset({"board"}),
    disguise=view.disguise,
)

__all__ = ["ENGINE"]
