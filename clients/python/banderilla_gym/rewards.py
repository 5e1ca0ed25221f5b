"""The reward of each seat for a result: +1, 0 or −1."""

from engines.contract import Result


def rewards(result: Result, seats: int) -> tuple[float, ...]:
    """Returns the reward of each seat: +1 for a winner, −1 for a loser. All seats have 0 after a draw and after a game that
    does not count.

    If the engine gives points (1, ½, 0), the points decide. Two winners who share the first place then have 0 each.
    """
    if result.result == "void":
        return (0.0,) * seats
    if result.points:
        return tuple(2.0 * points - 1.0 for points in result.points)
    if result.result == "draw":
        return (0.0,) * seats
    return tuple(1.0 if seat in result.winners else -1.0 for seat in range(seats))
