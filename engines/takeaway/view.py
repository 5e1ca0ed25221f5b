"""The view of a game of takeaway. Everybody sees the whole table; only referees see the faults."""

from typing import TypedDict

from engines.contract import Card, Viewer
from engines.kit.duel.score_card import duel_card
from engines.kit.duel.view import DuelView, EndView, duel_view, end_view, record_view
from engines.kit.view_cache import shown_once
from engines.takeaway.facts import faults_explained
from engines.takeaway.state import State, Turn


class TurnView(TypedDict):
    seat: int
    before: int
    taken: int | None
    said: int | None


class View(DuelView):
    pile: int  # counters left
    starter: int
    turn: TurnView
    last: TurnView | None
    window: bool  # the holder may challenge `last`
    pending: EndView | None


def view(state: State, viewer: Viewer, _now_ms: int) -> View:
    return {
        "pile": state.pile,
        "starter": state.starter,
        "turn": _turn(state.turn),
        "last": None if state.last is None else _turn(state.last),
        "window": state.window,
        "pending": end_view(state.pending),
        **duel_view(state, text(state)),
        **record_view(viewer, {"turn": state.turn, "last": state.last}, faults_explained),
    }


@shown_once
def _turn(turn: Turn) -> TurnView:
    return {"seat": turn.seat, "before": turn.before, "taken": turn.taken, "said": turn.said}


def text(state: State) -> str:
    """Return a text such as `12 1 review`: counters left, the flag holder, phase."""
    return f"{state.pile} {state.flag} {state.phase}"


def card(state: State, seat: int) -> Card:
    """Return the score card: a line for each turn with the taken counters, the announced number and a note. The total is the
    number of counters that the seat took and kept."""
    lines = state.lines[seat]
    total = sum(line.taken or 0 for line in lines if not line.note)
    rows = tuple((line.taken, line.said, line.note) for line in lines)
    return duel_card(state, seat, ("taken", "said", "note"), rows, total)
