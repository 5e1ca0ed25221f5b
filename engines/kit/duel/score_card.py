"""The score card of a duel: the game's lines and total, and the seat's marks and violations."""

from engines.kit.duel.state import DuelState
from engines.kit.outcome import Plain
from engines.kit.score_card import Card


def duel_card(
    state: DuelState, seat: int, columns: tuple[str, ...], lines: tuple[tuple[Plain, ...], ...], total: Plain
) -> Card:
    """Return the score card. `columns`: keys of the client's words for the heads of the columns. `lines`: the cells of each
    line."""
    return Card(columns, lines, total, state.book.marks[seat], state.book.violations[seat])
