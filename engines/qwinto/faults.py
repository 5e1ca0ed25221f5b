"""The ids of the rules, and the faults of play (rulebook Qwinto, part 5)."""

from engines.contract import Rule
from engines.qwinto.facts import SUM
from engines.qwinto.sheet import Entry, entry_of
from engines.qwinto.state import State

ENTRY_RULES = ("qwinto.number", "qwinto.color", "qwinto.row", "qwinto.column")

RULES = (
    Rule("qwinto.start", "supervised"),
    Rule("qwinto.throw", "supervised"),
    Rule(SUM, "fault", challengeable=True),
    *(Rule(rule, "fault", challengeable=True, target="entry") for rule in ENTRY_RULES),
    Rule("qwinto.single", "supervised"),
    Rule("qwinto.write", "supervised"),
    Rule("qwinto.misthrow", "supervised"),
    Rule("qwinto.review", "supervised"),
    Rule("qwinto.late-error", "supervised"),
    Rule("qwinto.round", "supervised"),
    Rule("qwinto.end", "supervised"),
    Rule("qwinto.score", "supervised"),
    Rule("qwinto.time", "supervised"),
    Rule("qwinto.retire", "supervised"),
    Rule("qwinto.strikes", "supervised"),
)


def entry_of_round(state: State, number: int) -> Entry:
    """Return the entry that results if a seat writes `number` in the present round."""
    assert state.announced is not None
    return entry_of(number, state.round, state.announced, state.dice)
