"""The faults that people make in chess, for the referees' exercises."""

from collections.abc import Iterator, Sequence

from engines.ajedrez.actions import Move, Touch
from engines.ajedrez.board import is_white, piece_at, reaches_last_rank, unguarding_moves, white_to_move
from engines.ajedrez.faults import ILLEGAL, TOUCH
from engines.ajedrez.obligations import accepted_moves
from engines.ajedrez.play import check_move
from engines.ajedrez.state import State, flag_of
from engines.contract import Refusal
from engines.kit.declaration.practice import FaultKind, Practice, Slip

FILES, RANKS = "abcdefgh", "12345678"
STEP = (-1, 0, 1)


def _is_to_move(state: State, seat: int) -> bool:
    return state.phase == "playing" and flag_of(state) == seat and not state.moved


def _near(uci: str) -> Iterator[str]:
    """Yield the same move with another target: each square next to the real target."""
    file, rank = FILES.index(uci[2]), RANKS.index(uci[3])
    for across in STEP:
        for up in STEP:
            if (across, up) != (0, 0) and 0 <= file + across < len(FILES) and 0 <= rank + up < len(RANKS):
                yield uci[:2] + FILES[file + across] + RANKS[rank + up]


def _is_illegal(state: State, seat: int, uci: str) -> bool:
    try:
        return check_move(state, seat, uci, state.clock.since_ms or 0) == "illegal"
    except Refusal:
        return False


def shapes(state: State, seat: int) -> Sequence[Slip]:
    """Return illegal moves to a square next to the target of a legal move, and legal moves for comparison."""
    if not _is_to_move(state, seat):
        return ()
    legal = accepted_moves(state)
    found = [Slip(None, turn) for uci in legal for turn in _turns(state, uci)]
    near = dict.fromkeys(each for uci in legal[::3] for each in _near(uci) if each not in legal)
    for uci in near:
        full = uci + "q" if reaches_last_rank(state.fen, uci) else uci
        if full not in legal and _is_illegal(state, seat, full):
            found += [Slip(turn, None) for turn in _turns(state, full)]
    return found


def checks(state: State, seat: int) -> Sequence[Slip]:
    """Return illegal moves after which the mover's own king is in check. For comparison, also return legal moves of the same
    pieces. If these pieces have no legal move, return all legal moves instead."""
    if not _is_to_move(state, seat):
        return ()
    wrong = [uci for uci in unguarding_moves(state.fen) if _is_illegal(state, seat, uci)]
    legal = accepted_moves(state)
    alike = [uci for uci in legal if uci[:2] in {each[:2] for each in wrong}]
    return [
        *(Slip(turn, None) for uci in wrong for turn in _turns(state, uci)),
        *(Slip(None, turn) for uci in alike or legal for turn in _turns(state, uci)),
    ]


def _turns(state: State, uci: str) -> list[tuple[Touch | Move, ...]]:
    """Return turns with this move: one without a touch and, where touches bind, one after a touch of the piece. So a touch
    in an exercise does not reveal the answer."""
    is_touched = state.options.touch_binds and not state.touched
    return [(Move(uci),), (Touch(uci[:2]), Move(uci))] if is_touched else [(Move(uci),)]


def touches(state: State, seat: int) -> Sequence[Slip]:
    """Return turns that touch a piece and move another piece. For comparison, also return correct turns, some of which touch
    a piece that cannot move."""
    if not _is_to_move(state, seat) or not state.options.touch_binds or state.touched:
        return ()
    legal = accepted_moves(state)
    pieces = sorted({uci[:2] for uci in legal})
    blocked = [square for square in _own_squares(state.fen) if square not in pieces]
    found = [Slip(None, (Touch(square), Move(uci))) for square, uci in zip(blocked, reversed(legal), strict=False)]
    # One move of each piece, so that many right turns touch a blocked piece: to move another piece is then no fault.
    own = {uci[:2]: uci for uci in legal}
    return found + [
        Slip((Touch(piece), Move(other)), (Touch(piece), Move(own[piece])))
        for piece, other in zip(pieces, reversed(legal), strict=False)
        if other[:2] != piece
    ]


def _own_squares(fen: str) -> list[str]:
    squares = [file + rank for file in FILES for rank in RANKS]
    return [square for square in squares if (piece := piece_at(fen, square)) and is_white(piece) == white_to_move(fen)]


PRACTICE = Practice(
    kinds=(
        FaultKind(id="shape", rule=ILLEGAL, skill="movement", difficulty=1, weight=4),
        FaultKind(id="check", rule=ILLEGAL, skill="geometry", difficulty=3, weight=5),
        FaultKind(id="touch", rule=TOUCH, skill="procedure", difficulty=1, weight=5),
    ),
    makers={"shape": shapes, "check": checks, "touch": touches},
)
