"""Reads and writes the positions of the worked cases (`tests/engines/ajedrez/cases.json`)."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec.structs import replace

from engines.ajedrez.actions import Amount
from engines.ajedrez.board import after, is_playable, is_square, is_white, legal_moves, piece_at, reaches_last_rank
from engines.ajedrez.obligations import accepted_moves
from engines.ajedrez.play import well_formed
from engines.ajedrez.record.read_text import Unreadable, read_text
from engines.ajedrez.record.san import write_san
from engines.ajedrez.rules import setup
from engines.ajedrez.state import Options, Ply, State, is_white_seat, seat_to_move
from engines.contract import Refusal
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.clocks.chess import counted, left_ms, reading, started, stopped
from engines.kit.duel.cases import Counted, Given, read_given
from engines.kit.referee.record import Mark


class _Given(Given, frozen=True, forbid_unknown_fields=True):
    """The keys of a `given` (a written position).

    `white_ms`, `black_ms`: current times of the clocks. `history`: earlier moves, which cost no time. `text` replaces `fen` and
    `history`: a FEN or PGN from another program. `touched`, `offer` (the seat that offered): facts of the running turn.
    `clock_running`: the seat whose clock runs, which must be the seat to move. If `strikes` is None, the strikes follow from
    the `marks`. `chance` has no effect.
    """

    fen: str | None = None
    history: tuple[str, ...] = ()
    text: str | None = None
    white_ms: Amount | None = None
    black_ms: Amount | None = None
    phase: Literal["playing", "stopped", "awaiting_arbiter"] = "playing"
    clock_running: Literal[0, 1] | None = None
    touched: tuple[str, ...] = ()
    offer: Literal[0, 1] | None = None
    marks: tuple[tuple[Mark, ...], tuple[Mark, ...]] = ((), ())
    strikes: Counted | None = None
    illegal_moves: Counted = (0, 0)
    warnings: Counted = (0, 0)
    chance: Any = None


def position(given: Mapping[str, Any], now_ms: int) -> State:
    """Return the state that `given` describes. Raises `Refusal("malformed")`."""
    words, options = read_given(given, _Given, Options)
    if words.text is not None:
        words = _read(words, words.text)
    if words.fen is not None and not is_playable(words.fen):
        raise Refusal("malformed", detail=words.fen)
    start = options.start_fen if words.fen is None else words.fen
    state = setup(replace(options, start_fen=start), 2, ChanceReader(ChanceState(bytes(32))), now_ms)
    for uci in words.history:
        state = _played(state, uci, now_ms)
    return _at_moment(_with_clocks(state, words), words, now_ms)


def _read(given: _Given, text: str) -> _Given:
    if given.fen is not None or given.history:
        raise Refusal("malformed", detail="text")
    try:
        fen, moves = read_text(text)
    except Unreadable as error:
        raise Refusal("malformed", detail=str(error)) from None
    return replace(given, fen=fen, history=moves)


def _played(state: State, uci: str, now_ms: int) -> State:
    """Return the state after an earlier move of a written position. The move counts for its period of the clock but
    costs no time."""
    seat = seat_to_move(state)
    if not well_formed(state, uci) or not _is_movable(state, seat, uci):
        raise Refusal("malformed", detail=uci)
    fault: Literal["", "illegal"] = "" if uci in legal_moves(state.fen) else "illegal"
    then = reading(state.clock, now_ms)
    clock = counted(state.clock, seat, with_extra=False)
    ply = Ply(uci, write_san(state.fen, uci), clock.left_ms[seat], then, fault=fault)
    return replace(
        state,
        fen=after(state.fen, uci),
        record=(*state.record, ply),
        clock=started(clock, 1 - seat, now_ms),
        can_claim_touch=True,
    )


def _is_movable(state: State, seat: int, uci: str) -> bool:
    """Return whether a player's hand could make the move: it moves a piece of the seat to a square without an own piece
    and without a king, and names a promotion if the move needs one."""
    mine, there = piece_at(state.fen, uci[:2]), piece_at(state.fen, uci[2:4])
    white = is_white_seat(state, seat)
    if mine is None or is_white(mine) != white or (there is not None and (is_white(there) == white or there in "Kk")):
        return False
    return len(uci) == 5 or not reaches_last_rank(state.fen, uci)


def _with_clocks(state: State, given: _Given) -> State:
    """Return the state with the given clock times, both now and at the end of each earlier move."""
    shown = (given.white_ms, given.black_ms) if state.options.white_seat == 0 else (given.black_ms, given.white_ms)

    def set_to(left: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(before if ms is None else ms for ms, before in zip(shown, left, strict=True))

    record = tuple(replace(ply, then=ply.then and replace(ply.then, net_ms=set_to(ply.then.net_ms))) for ply in state.record)
    return replace(state, record=record, clock=replace(state.clock, left_ms=set_to(state.clock.left_ms)))


def _at_moment(state: State, given: _Given, now_ms: int) -> State:
    if not all(is_square(square) and piece_at(state.fen, square) for square in given.touched):
        raise Refusal("malformed", detail="touched")
    if given.clock_running not in (None, seat_to_move(state)):
        raise Refusal("malformed", detail="clock_running")
    first, second = given.marks
    strikes = given.strikes or (_struck(first), _struck(second))
    is_by_mover = given.offer == seat_to_move(state)
    return replace(
        state,
        phase=given.phase,
        clock=state.clock if given.phase == "playing" else stopped(state.clock, now_ms),
        last_two="postponed" if given.phase == "awaiting_arbiter" else None,
        touched=given.touched,
        can_claim_touch=state.can_claim_touch and not given.touched,
        offer=given.offer,
        offer_faults=("moment",) if is_by_mover else (),
        offered=(given.offer == 0, given.offer == 1),
        streak={None: 0, 0: 1, 1: -1}[given.offer],
        illegal_moves=given.illegal_moves,
        warnings=given.warnings,
        book=replace(state.book, marks=given.marks, strikes=strikes),
    )


def _struck(marks: tuple[Mark, ...]) -> int:
    return sum(mark != "C" for mark in marks)


def to_case(state: State, now_ms: int) -> dict[str, Any]:
    white = state.options.white_seat
    result = state.result
    shown: dict[str, Any] = {
        "fen": state.fen,
        "phase": state.phase,
        "white_ms": left_ms(state.clock, white, now_ms),
        "black_ms": left_ms(state.clock, 1 - white, now_ms),
        "clock_running": state.clock.running if state.clock.since_ms is not None else None,
        "illegal_moves": list(state.illegal_moves),
        "warnings": list(state.warnings),
        "strikes": list(state.book.strikes),
        "marks": [list(marks) for marks in state.book.marks],
        "allowed": list(accepted_moves(state)),
        "touched": list(state.touched),
        "offer": state.offer,
        "result": None,
    }
    if result is not None:
        winner = {"seat": result.winners[0]} if result.winners else {}
        shown["result"] = {"result": result.result, **winner, "reason": result.reason, "score": result.score}
    return shown


def case_time(_state: State, action: Mapping[str, Any], now_ms: int) -> int:
    """Return the server time after a clock action of a worked case: `now_ms`, plus the action's `ms` if it has this key. If
    the action has the key `at_ms`, the runner has already set `now_ms` to that time."""
    return now_ms + int(action.get("ms", 0))
