"""The score of a card, and the faults of a card, its points and its total (rulebook, part 5).

The functions find the faults by looking at the actions again.
"""

from engines.kit.referee.record import Fault, UnchallengedFaults, unchallenged_in
from engines.stars_and_bars.board import EDITION, NEIGHBOURS, PLACE, POINTS, SQUARES, WAYS
from engines.stars_and_bars.state import State, Table, Turn

COVER = "stars-and-bars.cover"
POINTS_RULE = "stars-and-bars.points"
TOTAL = "stars-and-bars.total"
ANNOUNCE = "stars-and-bars.announce"
CHALLENGEABLE = (COVER, POINTS_RULE, TOTAL, ANNOUNCE)


def top(table: Table, cell: str) -> str | None:
    """Return the open card on a square; None if there is no pile, or it is face down."""
    pile = table.piles[PLACE[cell]]
    return pile[-1] if pile and cell not in table.flipped else None


def worth(table: Table, card: str, cell: str) -> int:
    """Return the score of a card on a square, from the open cards next to the square. The card below does not count."""
    points = 0
    for place in NEIGHBOURS[cell]:
        pile = table.piles[place]
        if pile and SQUARES[place] not in table.flipped:
            points += POINTS[card, pile[-1]]
    return points


def fits(card: str, covered: str | None) -> bool:
    """Return whether a card may cover the card `covered`, or an empty square if `covered` is None."""
    return covered is None or WAYS[card, covered] <= EDITION.cover_max_ways


def can_place(table: Table, hand: tuple[str, ...]) -> bool:
    """Return whether any card of the hand has a faultless place."""
    open_cells = [cell for cell in SQUARES if cell not in table.flipped]
    return any(fits(card, top(table, cell)) for card in hand for cell in open_cells)


def due_points(turn: Turn) -> int:
    """Return the points that the seat must announce: the points of the card plus the bonus."""
    return turn.worth + turn.bonus


def said_fault(turn: Turn, points: int, total: int) -> str | None:
    """Return the rule that an announcement breaks; None if it is right. The check of the points comes before that of
    the total."""
    if points != due_points(turn):
        return POINTS_RULE
    return None if total == turn.before + points else TOTAL


def turn_faults(turn: Turn) -> tuple[Fault, ...]:
    """Return all faults of a turn, in the order of part 5. A turn without an action needs no announcement."""
    found = []
    if turn.card is not None and turn.cell is not None and not fits(turn.card, turn.covered):
        found.append(Fault(COVER, target=turn.cell))
    if turn.points is None or turn.total is None:
        if turn.card is not None or turn.bonus:
            found.append(Fault(ANNOUNCE))
        return tuple(found)
    if turn.points != due_points(turn):
        found.append(Fault(POINTS_RULE, due_points(turn)))
    if turn.total != turn.before + turn.points:
        found.append(Fault(TOTAL, turn.before + turn.points))
    return tuple(found)


def unchallenged_faults(state: State) -> UnchallengedFaults:
    return unchallenged_in((state.last,), turn_faults)
