"""The words of the worked cases (`tests/engines/ajedrez/cases.json`)."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from engines.ajedrez.board import STANDARD, after, is_playable, is_white, legal_moves, piece_at, reaches_last_rank
from engines.ajedrez.legal import accepted_moves
from engines.ajedrez.notation import write_san
from engines.ajedrez.play import well_formed
from engines.ajedrez.rules import setup
from engines.ajedrez.state import Options, Ply, State, is_white_seat, seat_to_move
from engines.contract import Refusal
from engines.kit.chance import Reel, Tape
from engines.kit.chess_clock import counted, left_ms, reading, started
from engines.kit.refereeing import put

_COUNTS = ("illegal_moves", "warnings", "strikes")
_KNOWN = {"fen", "mode", "options", "white_ms", "black_ms", "history", "chance", *_COUNTS}


def position(given: Mapping[str, Any], now_ms: int) -> State:
    """`fen`, `mode` (tournament), `options`, `history` (moves made before), `white_ms` and `black_ms` on the clocks now; also
    the seats' `illegal_moves`, `warnings` and `strikes`."""
    unknown = set(given) - _KNOWN
    if unknown:
        raise Refusal("malformed", detail=", ".join(sorted(unknown)))
    try:
        fen = msgspec.convert(given.get("fen", STANDARD), str)
        options = msgspec.convert({"mode": given.get("mode", "tournament"), **given.get("options", {})}, Options)
        history = msgspec.convert(given.get("history", []), tuple[str, ...])
        counts = {word: msgspec.convert(given.get(word, (0, 0)), tuple[int, int]) for word in _COUNTS}
    except msgspec.ValidationError as wrong:
        raise Refusal("malformed", detail=str(wrong)) from None
    if "fen" in given and not is_playable(fen):
        raise Refusal("malformed", detail=fen)
    start = fen if "fen" in given else options.start_fen
    state = setup(replace(options, start_fen=start), 2, Reel(Tape(bytes(32))), now_ms)
    for uci in history:
        state = _played(state, uci, now_ms)
    return _counted(_with_clocks(state, given, now_ms), counts)


def _played(state: State, uci: str, now_ms: int) -> State:
    """A move of the past: on the record, counted in its period, at no cost of time."""
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
    """An own piece, to a square without an own piece or a king, promoted if it must be."""
    mine, there = piece_at(state.fen, uci[:2]), piece_at(state.fen, uci[2:4])
    white = is_white_seat(state, seat)
    if mine is None or is_white(mine) != white or (there is not None and (is_white(there) == white or there in "Kk")):
        return False
    return len(uci) == 5 or not reaches_last_rank(state.fen, uci)


def _with_clocks(state: State, given: Mapping[str, Any], now_ms: int) -> State:
    clock = state.clock
    white = state.options.white_seat
    for word, seat in (("white_ms", white), ("black_ms", 1 - white)):
        if word in given:
            if not isinstance(given[word], int):
                raise Refusal("malformed", detail=word)
            clock = replace(clock, left_ms=put(clock.left_ms, seat, given[word]))
    return replace(state, clock=clock)


def _counted(state: State, counts: Mapping[str, tuple[int, int]]) -> State:
    book = replace(state.book, strikes=counts["strikes"])
    return replace(state, illegal_moves=counts["illegal_moves"], warnings=counts["warnings"], book=book)


def probe(state: State, now_ms: int) -> dict[str, Any]:
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
        "allowed": list(accepted_moves(state)),
        "touched": list(state.touched),
        "offer": state.offer,
        "result": None,
    }
    if result is not None:
        winner = {"seat": result.winners[0]} if result.winners else {}
        shown["result"] = {"result": result.result, **winner, "reason": result.reason, "score": result.score}
    return shown


def until(_state: State, action: Mapping[str, Any], now_ms: int) -> int:
    """`advance`: the timers run up to its `at_ms`, which has set the time already; `ms` lets so much more pass."""
    return now_ms + int(action.get("ms", 0))
