"""The score card of a seat."""

from engines.contract import Card
from engines.truco.match import seating
from engines.truco.state import State


def card(state: State, seat: int) -> Card:
    """Return the score card: a line for each finished chico and a line for the running chico. The total is the number
    of won chicos."""
    account = seating.own_accounts(state.options, state.players)[seat]
    rows = [*state.past_chicos, *([] if state.result and not any(state.accounts) else [state.accounts])]
    lines = tuple(
        (number, points[account], max(other for place, other in enumerate(points) if place != account))
        for number, points in enumerate(rows, start=1)
    )
    return Card(("chico", "own", "other"), lines, state.chicos[account], state.marks[seat])
