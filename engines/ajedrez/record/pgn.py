"""Exports a game as PGN, the text format of chess programs, for organisers (rulebook part 2, PGN export)."""

from collections.abc import Iterator, Mapping

import chess.pgn

from engines.ajedrez.board import STANDARD, after, board_of, legal_moves
from engines.ajedrez.state import Ply, State
from engines.kit.clocks.chess import Control, Period, is_timed

_UNKNOWN = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "?"}
_SIGN = {"increment": "+", "delay": "d"}


def export_pgn(state: State, names: tuple[str, ...], tags: Mapping[str, str] | None = None) -> str:
    """Return the game as PGN text.

    `names`: the names of seats 0 and 1, empty for an unnamed seat. `tags` may give `Event`, `Site`, `Date` (2026.11.21)
    and `Round`. The move text contains the valid moves; undone moves and wrong claims are comments. PGN cannot contain
    an illegal move. If the game has an illegal move that no seat has claimed, the move text ends before it, and a
    comment gives the remaining moves by their squares.
    """
    game = chess.pgn.Game()
    for tag, unknown in _UNKNOWN.items():
        game.headers[tag] = (tags or {}).get(tag, unknown)
    white = state.options.white_seat
    game.headers["White"], game.headers["Black"] = names[white] or "?", names[1 - white] or "?"
    if state.start_fen != STANDARD:
        game.setup(board_of(state.start_fen))
    game.headers["Result"] = _result(state)
    game.headers["TimeControl"] = time_control(state.options.control)
    if state.result is not None:
        game.headers["Termination"] = state.result.reason
    _write_moves(game, state)
    # The package does not escape values. The standard requires a backslash before a quotation mark and a backslash.
    for tag, value in game.headers.items():
        game.headers[tag] = _quoted(value)
    return str(game) + "\n"


def _quoted(value: str) -> str:
    return " ".join(value.replace("\\", "\\\\").replace('"', '\\"').split())


def time_control(control: Control) -> str:
    """Return the time control as PGN writes it: `40/7200:20/3600:1800` by periods, `300+5` with an increment, `300d5` with a
    delay, `-` without a clock."""
    if control.kind == "none":
        return "-"
    return ":".join(_period(control, period) for period in control.periods)


def _period(control: Control, period: Period) -> str:
    moves = f"{period.moves}/" if period.moves else ""
    sign = _SIGN.get(control.kind) if period.extra_ms else None
    return f"{moves}{_seconds(period.ms)}" + (f"{sign}{_seconds(period.extra_ms)}" if sign else "")


def _seconds(ms: int) -> str:
    return f"{ms / 1000:g}" if ms % 1000 else str(ms // 1000)


def _result(state: State) -> str:
    score = state.result.score if state.result else None
    return score if score in ("1-0", "0-1", "1/2-1/2") else "*"


def _write_moves(game: chess.pgn.Game, state: State) -> None:
    node: chess.pgn.GameNode = game
    fen = state.start_fen
    for number, ply in enumerate(state.record):
        if ply.uci not in legal_moves(fen):
            rest = " ".join(each.uci for each in state.record[number:])
            node.comment = " ".join(filter(None, (node.comment, f"[sigue: {rest}]")))
            return
        node = node.add_variation(chess.Move.from_uci(ply.uci), comment=" ".join(_remarks(ply, timed=is_timed(state.clock))))
        fen = after(fen, ply.uci)
    if state.notes:
        node.comment = " ".join((node.comment, *(f"[{note}]" for note in state.notes))).strip()


def _remarks(ply: Ply, *, timed: bool) -> Iterator[str]:
    if timed:
        yield f"[%clk {_clock(ply.clock_ms)}]"
    if ply.offered:
        yield "(=)"
    yield from (f"[{note}]" for note in ply.notes)


def _clock(ms: int) -> str:
    seconds = max(0, ms) // 1000
    return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"
