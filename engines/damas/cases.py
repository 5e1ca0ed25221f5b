"""Reads and writes the positions of the worked cases (rulebook, part 10)."""

import re
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec.structs import replace

from engines.contract import Refusal
from engines.damas.board import fen_of, read_fen
from engines.damas.flow import from_start, match_points, opened, received
from engines.damas.pdn import Unreadable, read_pdn
from engines.damas.record import idle_turns, replayed
from engines.damas.state import Options, Start, State, is_black, seat_of
from engines.kit.duel.cases import Given, read_given, result_shown, struck
from engines.kit.referee.record import Book, Mark

Counted = tuple[Annotated[int, msgspec.Meta(ge=0, le=9999)], Annotated[int, msgspec.Meta(ge=0, le=9999)]]
Strikes = tuple[Annotated[int, msgspec.Meta(ge=0, le=2)], Annotated[int, msgspec.Meta(ge=0, le=2)]]


class _Given(Given, frozen=True, forbid_unknown_fields=True):
    """A position just after the seat to move has received the flag, without an open challenge window.

    Seat 0 has black unless the options say otherwise. `pdn` replaces `fen`: the text of a game, whose last position counts.
    `text` replaces both: a FEN or one game in PDN, as other programs write it. If `strikes` is None, the strikes follow from
    the `marks`.
    """

    fen: str | None = None
    pdn: str | None = None
    text: str | None = None
    no_progress: Annotated[int, msgspec.Meta(ge=0, le=9999)] = 0
    turns_done: Counted = (0, 0)
    strikes: Strikes | None = None
    marks: tuple[tuple[Mark, ...], tuple[Mark, ...]] = ((), ())
    time_called: bool = False
    chance: Any = None


def position(given: Mapping[str, Any], now_ms: int) -> State:
    """Return the state that `given` describes. Raises `Refusal("malformed")`."""
    words, options = read_given(given, _Given, Options)
    try:
        state = _placed(opened(options, 0 if options.black_first_seat == "lot" else options.black_first_seat, now_ms), words)
    except ValueError as error:
        raise Refusal("malformed", detail=str(error)) from None
    strikes = words.strikes or struck(words.marks)
    state = replace(
        state,
        turns=words.turns_done,
        book=Book(words.marks, strikes, state.book.violations),
        time_called=words.time_called,
    )
    return received(state, now_ms)[0]


def _placed(state: State, given: _Given) -> State:
    """Return the state with the given board and record. Raises `ValueError` if the keys give two positions, or a
    position that cannot be read."""
    if given.text is not None:
        given = _read(given, given.text)
    if given.pdn is None:
        board, black = read_fen(given.fen) if given.fen is not None else (state.start.board, state.start.black)
        return from_start(state, Start(board, black, given.no_progress))
    games = read_pdn(given.pdn)
    if given.fen is not None or not games:
        raise Unreadable("either a position or a game")
    game = games[-1]
    return played_over(from_start(state, replace(game.start, idle=given.no_progress)), game.record)


def _read(given: _Given, text: str) -> _Given:
    """Return the given keys with `text` moved to its proper key. Raises `Unreadable` if another key also gives the
    position, or if the text has several games."""
    if given.fen is not None or given.pdn is not None:
        raise Unreadable("either a text, a position or a game")
    text = re.sub(r"^\s*fen\s*[:=]?\s*(?=[\"'BW])", "", text, flags=re.IGNORECASE).strip().strip("\"'")
    try:
        read_fen(text)
    except ValueError:
        if len(read_pdn(text)) != 1:
            raise Unreadable("not one game") from None
        return replace(given, pdn=text)
    return replace(given, fen=text)


def played_over(state: State, record: tuple[str, ...]) -> State:
    """Return the state after the moves and other entries of a record, without an open challenge window."""
    *_, now = replayed(state.start, record)
    flag = seat_of(state, now.black)
    return replace(
        state,
        board=now.board,
        flag=flag,
        idle=idle_turns(state.start, record),
        record=record,
        clock=replace(state.clock, seat=flag),
    )


def to_case(state: State, _now_ms: int) -> dict[str, Any]:
    """Return the state with the keys of `expected.state`."""
    return {
        "fen": fen_of(state.board, is_black(state, state.flag)),
        "phase": state.phase,
        "flag": None if state.result else state.flag,
        "strikes": list(state.book.strikes),
        "marks": [list(marks) for marks in state.book.marks],
        "must": None if state.must is None else [list(path) for path in state.must],
        "touched": state.touched,
        "no_progress": state.idle,
        "turns_done": list(state.turns),
        "offer": state.offer,
        "window": state.window,
        "called": state.phase == "turn" and state.clock.in_grace,
        "time_called": state.time_called,
        "black_seat": state.black_seat,
        "game": len(state.ended) + 1,
        "points": list(match_points(state)),
        "result": result_shown(state.result),
    }


def case_time(_state: State, action: Mapping[str, Any], now_ms: int) -> int:
    """Return the server time after a clock action of a worked case: `now_ms`, plus the action's `ms` if it has this key. If
    the action has the key `at_ms`, the runner has already set `now_ms` to that time."""
    return now_ms + int(action.get("ms", 0))
