"""The view of rounds, standings, the plan and a pentathlon. A part that did not change remains the same object, which makes the
comparison of two views fast."""

from collections.abc import Callable, Sequence
from typing import NotRequired, TypeAlias, TypedDict, TypeVar

from protocol.session_commands import PlanRound
from server.sessions.results.pentathlon_table import PentathlonLine, TeamLine, pentathlon_lines, team_lines
from server.sessions.results.prizes import Won, prizes_won
from server.sessions.results.standings import Line, is_unmoved, standings
from server.sessions.rounds.pentathlon import next_part
from server.sessions.values.pentathlon import Pentathlon
from server.sessions.values.round import Board, Round
from server.sessions.values.state import Session
from server.sessions.views.round_types import (
    BoardView,
    PentathlonLineView,
    PentathlonView,
    PlanView,
    RoundView,
    StandingView,
    TeamView,
    WonPrizeView,
)
from server.sessions.views.view_types import SessionView

T = TypeVar("T")
V = TypeVar("V")
Make: TypeAlias = Callable[[T, T | None, V | None], V]
"""A function that makes the view of a value. Its arguments are the value, the earlier value at the same place in the list, and
the view of that earlier value."""


def show_each(values: Sequence[T], old: Sequence[T], shown: list[V], make: Make[T, V]) -> list[V]:
    """Returns the view of each value. A value that is the same object as the earlier value at its place keeps its view."""
    kept = [plain if was is value else make(value, was, plain) for value, was, plain in zip(values, old, shown, strict=False)]
    return kept + [make(value, None, None) for value in values[len(kept) :]]


class ResultsPart(TypedDict):
    """The part of a view with the results of all rounds."""

    standings: list[StandingView]
    prizes: NotRequired[list[WonPrizeView]]
    pentathlon: NotRequired[PentathlonView]


def results_part(session: Session, old: Session | None, shown: SessionView | None) -> ResultsPart:
    """Returns the part of the view with the results. `shown` is the view of the earlier session `old`; if the results have not
    changed, the new view reuses its parts."""
    is_same = shown is not None and old is not None and is_unmoved(old, session)
    was = shown if is_same else None
    lines = [standing_view(line) for line in standings(session)] if was is None else was["standings"]
    part: ResultsPart = {"standings": lines}
    is_same = is_same and old is not None and old.pentathlon is session.pentathlon
    prizes = was.get("prizes") if was is not None and is_same else [_won(won) for won in prizes_won(session)]
    if prizes:
        part["prizes"] = prizes
    pentathlon = pentathlon_view(session, old, was)
    if pentathlon is not None:
        part["pentathlon"] = pentathlon
    return part


def _won(won: Won) -> WonPrizeView:
    prize = won.prize
    return {"text": prize.text, "place": prize.place, "category": prize.category, "people": list(won.people)}


def without_drafts(rounds: list[RoundView]) -> list[RoundView]:
    """Returns the rounds without drafts. If there is no draft, returns the same list."""
    if all(plain["state"] != "draft" for plain in rounds):
        return rounds
    return [plain for plain in rounds if plain["state"] != "draft"]


def plan_view(planned: PlanRound) -> PlanView:
    view: PlanView = {
        "game": planned.game,
        "how": planned.how,
        "seats": planned.seats,
        "options": planned.options,
        "games": planned.games,
        "minutes": planned.minutes,
        "at_time": planned.at_time,
        "level": planned.level,
    }
    if planned.position is not None:
        view["position"] = {"given": planned.position.given, "acts": list(planned.position.acts)}
    return view


def pentathlon_view(session: Session, old: Session | None, shown: SessionView | None) -> PentathlonView | None:
    """Returns the view of the pentathlon; None if there is none. `shown` is the view of a session `old` with equal standings,
    or None."""
    pentathlon: Pentathlon | None = session.pentathlon
    if pentathlon is None:
        return None
    was = shown.get("pentathlon") if shown is not None and old is not None and old.pentathlon is pentathlon else None
    plan = pentathlon.plan
    lines = () if was else pentathlon_lines(session)
    return {
        "games": was["games"] if was else [{"game": planned.game, "options": planned.options} for planned in plan.games],
        "stations": plan.stations,
        "how": plan.how,
        "minutes": plan.minutes,
        "at_time": plan.at_time,
        "level": plan.level,
        "next": next_part(session),
        "lines": was["lines"] if was else [_pentathlon_line(line) for line in lines],
        "teams": was["teams"] if was else [_team(line) for line in team_lines(session, lines)],
    }


def _pentathlon_line(line: PentathlonLine) -> PentathlonLineView:
    return {
        "person": line.person,
        "place": line.place,
        "games": list(line.games),
        "total": line.total,
        "pending": line.pending,
        "award": line.award,
    }


def _team(line: TeamLine) -> TeamView:
    return {"name": line.name, "place": line.place, "pupils": list(line.pupils), "total": line.total, "each": line.each}


def round_view(round_: Round, old: Round | None, shown: RoundView | None) -> RoundView:
    view: RoundView = {
        "number": round_.number,
        "game": round_.game,
        "how": round_.how,
        "seats": round_.seats,
        "options": round_.options,
        "games": round_.games,
        "state": round_.state,
        "off": list(round_.off),
        "boards": show_each(round_.boards, old.boards if old else (), shown["boards"] if shown else [], _board),
        "minutes": round_.minutes,
        "at_time": round_.at_time,
        "ends_at_ms": round_.ends_at_ms,
        "time_called": round_.time_called,
        "version": round_.version,
    }
    if round_.position is not None:
        view["position"] = True
    if round_.part is not None:
        view["part"] = round_.part
    if round_.byes:
        view["byes"] = [{"person": bye.person, "points": bye.points} for bye in round_.byes]
    if round_.outdated:
        view["outdated"] = list(round_.outdated)
    if (many := round_.simultaneous) is not None:
        view["simultaneous"] = {"player": many.player, "counts": many.counts, "clock": many.clock}
    return view


def _board(board: Board, _old: Board | None, _shown: BoardView | None) -> BoardView:
    view: BoardView = {
        "seats": list(board.seats),
        "code": board.code if board.is_open else None,
        "state": board.state,
        "points": list(board.points),
        "final": board.final,
        "disputed": board.disputed,
        "unsigned": list(board.unsigned),
    }
    if board.part is not None:
        view["part"] = board.part
    if board.forfeit:
        view["forfeit"] = True
    if board.home is not None:
        view["home"] = {"until_ms": board.home.until_ms, "days": board.home.days, "at_time": board.home.at_time}
    return view


def standing_view(line: Line) -> StandingView:
    return {
        "person": line.person,
        "place": line.place,
        "points": line.points,
        "pending": line.pending,
        "buchholz": line.buchholz,
        "berger": line.berger,
        "breaks": list(line.breaks),
        "wins": line.wins,
        "played": line.played,
        "off": line.off,
    }
