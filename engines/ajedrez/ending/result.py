"""The end of a game (rulebook part 7): results, points, and the consequence when a clock's flag (aguja) falls."""

from msgspec.structs import replace

from engines.ajedrez.ending.can_mate import can_mate
from engines.ajedrez.state import State, is_white_seat, score_of
from engines.contract import GameEvent, Result, Step
from engines.kit.clocks.chess import advanced as next_period
from engines.kit.clocks.chess import ended, fallen, is_last_period, shown_fallen, stopped

_POINTS: dict[str, float] = {"1": 1.0, "0": 0.0, "1/2": 0.5}
_SCORES = {points: score for score, points in _POINTS.items()}


def closed(state: State, result: Result, now_ms: int, *events: GameEvent) -> Step[State]:
    """End the game: stop the clocks and clear the offers."""
    over = replace(
        state,
        phase="over",
        result=result,
        clock=ended(state.clock, now_ms),
        offer=None,
        offer_faults=(),
        can_claim_touch=False,
    )
    winner = result.winners[0] if result.winners else None
    event = GameEvent("game_over", winner, {"result": result.result, "reason": result.reason, "score": result.score})
    return Step(over, (*events, event))


def won(state: State, seat: int, reason: str, *, loser_score: str = "0", winner_score: str = "1") -> Result:
    """Return a win of the seat. `loser_score` and `winner_score` differ from 0 and 1 if the arbiter changes them (article
    12.7)."""
    scores = (winner_score, loser_score) if seat == 0 else (loser_score, winner_score)
    return Result("win", reason, (seat,), (_POINTS[scores[0]], _POINTS[scores[1]]), score_of(state, scores))


def drawn(reason: str) -> Result:
    return Result("draw", reason, (), (0.5, 0.5), "1/2-1/2")


def both_lost(reason: str) -> Result:
    return Result("both_lose", reason, (), (0.0, 0.0), "0-0")


def annulled(reason: str = "annulled") -> Result:
    return Result("void", reason, (), (0.0, 0.0), "*")


def under_ruling(state: State, result: Result, now_ms: int) -> State:
    """Return the state of a finished game with the result and the score that a director ordered. Rule: common, The end, A
    result put right."""
    is_void = result.result == "void"
    score = "*" if is_void else score_of(state, (_SCORES[result.points[0]], _SCORES[result.points[1]]))
    over = state if state.result is not None else closed(state, result, now_ms).state
    return replace(over, result=replace(result, score=score))


def declared(state: State, score: str, reason: str) -> Result:
    """Return the result for a score that the arbiter gives."""
    if score == "1/2-1/2":
        return drawn(reason)
    if score == "0-0":
        return both_lost(reason)
    if score == "*":
        return annulled(reason)
    # `1/2-0` is a win of White with half a point: article 12.7 does not change the loss of Black.
    white, black = score.split("-")
    winner = state.options.white_seat if black == "0" else 1 - state.options.white_seat
    return won(state, winner, reason, winner_score=max(white, black, key=_POINTS.__getitem__))


def flag_fell(state: State, now_ms: int) -> Step[State]:
    """Handle the fall of a clock's flag (aguja) that a seat or the arbiter has noticed. Rules: `ajedrez.flag`,
    `ajedrez.both-flags`."""
    down = fallen(state.clock, now_ms)
    if len(down) == 2 and state.options.both_flags == "unknown" and state.options.flag == "claim":
        return _both_fell(state, now_ms)
    fell = GameEvent("flag_fell", down[0])
    clock = shown_fallen(state.clock, down[0], now_ms)
    if state.last_two == "postponed":
        waiting = replace(state, phase="awaiting_arbiter", clock=stopped(clock, now_ms), offer=None, offer_faults=())
        return Step(waiting, (fell,))
    return closed(replace(state, clock=clock), by_flag(state, down[0]), now_ms, fell)


def by_flag(state: State, loser: int) -> Result:
    """Return the result of article 6.9: the other seat wins, or the game is a draw if that seat provably cannot mate."""
    winner = 1 - loser
    if can_mate(state.fen, is_white_seat(state, winner)):
        return won(state, winner, "time")
    return drawn("time_no_mate")


def _both_fell(state: State, now_ms: int) -> Step[State]:
    if any(is_last_period(state.clock, seat) for seat in (0, 1)):
        return closed(state, drawn("both_flags"), now_ms, GameEvent("flag_fell"))
    return Step(replace(state, clock=next_period(state.clock, now_ms)), (GameEvent("both_flags"),))
