"""The end of a game and of the match, and the loss of a game (rulebook Geominos, part 7)."""

from typing import Literal

from msgspec.structs import replace

from engines.contract import GameEvent, Result, Step
from engines.geominos.opening import has_turns, start_game
from engines.geominos.state import Ended, Line, State, Turn
from engines.geominos.tiles import BOARD
from engines.kit.chance import Chance
from engines.kit.clocks.timers import Timers
from engines.kit.referee.record import put

PENALTY: int = BOARD["time"]["penalty"]


def written(state: State, seat: int, what: str, points: int) -> State:
    """Return the state with a line added to the seat's sheet, and its points added to the seat's total."""
    total = state.totals[seat] + points
    line = Line(state.game, seat, what, points, total)
    return replace(state, totals=put(state.totals, seat, total), sheet=(*state.sheet, line))


def lifted(state: State) -> State:
    """Put this turn's tile back into the hand and delete the announcement."""
    lies = state.turn.lies
    if lies is None or state.flag is None:
        return state
    hand = tuple(sorted((*state.hands[state.flag], lies.tile)))
    return replace(state, hands=put(state.hands, state.flag, hand), turn=replace(state.turn, lies=None, said=None))


def game_points(state: State) -> tuple[int, ...]:
    """Return each seat's total without the points that it brought from earlier games."""
    return tuple(total - carried for total, carried in zip(state.totals, state.carried, strict=True))


def end_game(state: State, reason: str, chance: Chance, now_ms: int) -> Step[State]:
    """End the game; the points decide. Start the next game of the match, or end the match. Rule: `geominos.fin`."""
    state = _tiles_left(state) if reason == "all_passed" else state
    state = _with_lost_games(replace(lifted(state), flag=None, turn=Turn()))
    points = game_points(state)
    fewest = min(points[seat] for seat in state.in_game)
    winners = tuple(seat for seat in state.in_game if points[seat] == fewest)
    state = replace(state, ended=(*state.ended, Ended(winners, reason, points)))
    events = {
        "game": state.game,
        "reason": reason,
        "winners": list(winners),
        "points": list(points),
        "totals": list(state.totals),
    }
    event = GameEvent("game_ended", None, events)
    if state.options.match and not state.time_called and state.game + 1 < state.seats:
        following = start_game(state, state.game + 1, chance, now_ms)
    elif state.options.match:
        following = over(state, "win", "match", match_winners(state))
    else:
        following = over(state, "win", reason, winners)
    return Step(following.state, (event, *following.happenings))


def _tiles_left(state: State) -> State:
    for seat in state.in_game:
        if state.hands[seat]:
            state = written(state, seat, "left", PENALTY * len(state.hands[seat]))
    return state


def _with_lost_games(state: State) -> State:
    """Give each seat that is out one point more than the highest points of the seats in the game. A seat that already has
    more points keeps them."""
    points = game_points(state)
    worst = max(points[seat] for seat in state.in_game) + 1
    for seat, gone in enumerate(state.out):
        if gone and points[seat] < worst:
            state = written(state, seat, "lost", worst - points[seat])
    return state


def match_winners(state: State) -> tuple[int, ...]:
    """Return the winners of the match: the seats with the lowest total; among these, the seats with the most won games. A
    shared win counts as a won game for each of its winners. Several seats may win the match. Rule: `geominos.partido`."""
    won = [sum(seat in game.winners for game in state.ended) for seat in range(state.seats)]
    order = [(total, -won[seat]) for seat, total in enumerate(state.totals)]
    return tuple(seat for seat in range(state.seats) if order[seat] == min(order))


def over(state: State, result: Literal["win", "draw"], reason: str, winners: tuple[int, ...]) -> Step[State]:
    sharers = winners or tuple(range(state.seats))
    points = tuple((1.0 if len(sharers) == 1 else 0.5) if seat in sharers else 0.0 for seat in range(state.seats))
    after = replace(
        lifted(state),
        flag=None,
        turn=Turn(),
        offer=None,
        timers=Timers(halted_at_ms=state.timers.halted_at_ms),
        result=Result(result, reason, winners, points, " ".join(map(str, state.totals))),
    )
    return Step(after, (GameEvent("game_over", None, {"reason": reason, "winners": list(winners)}),))


def all_passed_over(state: State) -> bool:
    """Return whether the game has now skipped all seats that still have turns, with no placed tile in between."""
    return state.passed >= sum(has_turns(state, seat) for seat in range(state.seats))
