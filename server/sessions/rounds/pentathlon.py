"""A pentathlon: a plan of up to five games, one per round. A tutor may change the games that have not started."""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from engines.contract import Refusal
from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import all_engines
from protocol import errors
from protocol import session_commands as asked
from server.aggregate.secrets import derived
from server.room.lifecycle.creation import checked_options
from server.sessions.results.standings import COUNTED
from server.sessions.rounds.progress import make_draft, start
from server.sessions.step_context import StepContext
from server.sessions.values.membership import pupils
from server.sessions.values.pentathlon import Pentathlon
from server.sessions.values.state import Session, current
from server.sessions.values.stations import Station, grouped, stations_of

SEATS = 2
"""Number of seats at each board of a pentathlon."""


def set_pentathlon(context: StepContext, _by: str, body: asked.SetPentathlon) -> None:
    """Sets the plan of the pentathlon and drops a draft that follows the previous plan. Raises `Refusal` if the plan moves a
    game that has started."""
    session = context.session
    begun = begun_parts(session)
    before = session.pentathlon
    if begun and before is not None and not _keeps(before.plan, body, begun):
        raise Refusal(errors.SESSION_PLAN_BEGUN, begun=len(begun))
    games = [_checked(planned) for planned in body.games]
    groups = before.groups if before is not None and begun else ()
    teams = before.teams if before is not None else ()
    plan = Pentathlon(replace(body, games=games), groups, teams) if games else None
    if plan == before:
        return
    draft = current(session)
    if draft is not None and draft.part is not None and draft.state != "playing":
        context.set(rounds=session.rounds[:-1])
        context.tell_by("round_dropped", number=draft.number)
    context.set(pentathlon=plan)
    context.tell_by("pentathlon_planned", games=[planned.game for planned in games])


def _keeps(before: asked.SetPentathlon, body: asked.SetPentathlon, begun: Collection[int]) -> bool:
    """Tells whether the new plan leaves all started games at their places. With stations, all games start in the first
    round."""
    was, is_now = ([planned.game for planned in plan.games] for plan in (before, body))
    if before.stations or body.stations:
        return was == is_now and before.stations == body.stations
    return all(part < len(is_now) and is_now[part] == was[part] for part in begun)


def _checked(planned: asked.PlannedGame) -> asked.PlannedGame:
    engine = all_engines().get(planned.game)
    if engine is None:
        raise Refusal(errors.GAME_UNKNOWN)
    if SEATS not in engine.about.seats:
        raise Refusal(errors.GAME_SEATS, seats=list(engine.about.seats))
    return replace(planned, options=checked_options(engine, planned.options, in_class=True))


def plan_next(context: StepContext, by: str, body: asked.PlanNext) -> None:
    """Drafts the round of the next game in the plan, and starts the round if the tutor wants that. Raises `Refusal` if the plan
    has no game left, or while a round is running."""
    pentathlon, part = context.session.pentathlon, next_part(context.session)
    if pentathlon is None or part is None:
        raise Refusal(errors.SESSION_NO_PLAN)
    plan = pentathlon.plan
    planned = plan.games[part]
    wanted = asked.PlanRound(
        planned.game, plan.how, SEATS, planned.options, minutes=plan.minutes, at_time=plan.at_time, level=plan.level
    )
    make_draft(context, wanted, part, _stations(context, pentathlon, part))
    if body.start:
        start(context, by, asked.StartRound())


def _stations(context: StepContext, pentathlon: Pentathlon, part: int) -> Sequence[Station]:
    """Returns the stations of the round; empty if the plan has no stations. All pupils are in a group. Until the first round
    has started, each draft draws new groups."""
    session, games = context.session, len(pentathlon.plan.games)
    if not pentathlon.plan.stations:
        return ()
    people = [member.id for member in pupils(session)]
    reader = ChanceReader(ChanceState(derived(session.secret, f"stations/{session.seq}")))
    groups = grouped(pentathlon.groups if begun_parts(session) else (), people, games, reader)
    context.set(pentathlon=replace(pentathlon, groups=groups))
    return stations_of(groups, part, games)


def begun_parts(session: Session) -> frozenset[int]:
    """Returns the indexes of the plan's games whose round has started."""
    return frozenset(round_.part for round_ in session.rounds if round_.part is not None and round_.state in COUNTED)


def next_part(session: Session) -> int | None:
    """Returns the index of the plan's first game that has not started; None if there is none."""
    if session.pentathlon is None:
        return None
    begun = begun_parts(session)
    return next((part for part in range(len(session.pentathlon.plan.games)) if part not in begun), None)
