"""The ids of the rules, and the faults of a turn (rulebook Geominos, part 5)."""

from typing import Any

from engines.contract import Rule
from engines.geominos.facts import match_explained, points_explained, total_explained
from engines.geominos.placement import points
from engines.geominos.state import Past, State
from engines.kit.referee.record import (
    Fault,
    UnchallengedFaults,
)

MATCH = "geominos.coincidencia"
POINTS = "geominos.puntos"
TOTAL = "geominos.total"

RULES = (
    Rule("geominos.centro", "supervised"),
    Rule("geominos.reparto", "supervised"),
    Rule("geominos.cinco-piezas", "supervised"),
    Rule("geominos.una-pieza", "supervised"),
    Rule("geominos.lados", "right"),
    Rule("geominos.dentro", "impossible"),
    Rule(MATCH, "fault", challengeable=True),
    Rule(POINTS, "fault", challengeable=True),
    Rule(TOTAL, "fault", challengeable=True),
    Rule("geominos.turno", "supervised"),
    Rule("geominos.tiempo", "supervised"),
    Rule("geominos.sin-lugar", "supervised"),
    Rule("geominos.fin", "supervised"),
    Rule("geominos.partido", "supervised"),
    Rule("geominos.impugnar", "supervised"),
)
CHALLENGEABLE = frozenset(rule.id for rule in RULES if rule.challengeable)


def broken(past: Past, rule: str) -> bool:
    """Return whether the turn, as the sheet has it now, breaks the rule. A part that a correct challenge has corrected breaks
    no rule."""
    match rule:
        case "geominos.coincidencia":
            return not past.matched
        case "geominos.puntos":
            return POINTS not in past.ruled and past.points != points(past.laid)
        case _:
            return TOTAL not in past.ruled and past.total != past.before + past.points


def explained(state: State, past: Past, rule: str) -> Fault:
    """Return the fault of the turn against `rule`, with its facts."""
    if rule == MATCH:
        return match_explained(rule, state.board, past.laid)
    if rule == POINTS:
        return points_explained(rule, past.laid, past.points)
    return total_explained(rule, past.before, past.points, past.total)


def faults_of(state: State) -> list[list[Any]]:
    """Return the current faults of the last turn for referees: [seat, rule, detail, facts]."""
    past = state.past
    return (
        []
        if past is None
        else [recorded(past.seat, explained(state, past, rule)) for rule in (MATCH, POINTS, TOTAL) if broken(past, rule)]
    )


def recorded(seat: int, fault: Fault) -> list[Any]:
    """Return a fault in the form of the referees' record."""
    return [seat, fault.rule, fault.detail, dict(fault.facts)]


def unchallenged_faults(state: State) -> UnchallengedFaults:
    past = state.past
    return () if past is None else tuple((past.seat, Fault(rule)) for rule in (MATCH, POINTS, TOTAL) if broken(past, rule))
