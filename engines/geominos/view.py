"""The view of a game of Geominos. All viewers see everything except the order of the pile and the faults."""

from typing import Any, Literal, TypedDict

from msgspec.structs import replace

from engines.contract import REFEREE, Card, Viewer
from engines.geominos.facts import match_explained, points_explained, total_explained
from engines.geominos.faults import MATCH, POINTS, TOTAL, faults_of, recorded
from engines.geominos.opening import share
from engines.geominos.placement import Laid, has_match, points
from engines.geominos.state import Line, Past, Phase, State
from engines.kit.chance import Chance
from engines.kit.clocks.timers import timer_view
from engines.kit.table.view import TableView, table_view
from engines.kit.view_cache import shown_once
from engines.kit.viewer import open_audience


class EndedView(TypedDict):
    winners: list[int]
    reason: str
    points: list[int]


class SheetLineView(TypedDict):
    game: int
    seat: int
    what: str
    points: int
    total: int


class LastView(TypedDict):
    seat: int
    tile: str
    points: int
    total: int
    before: int
    is_open: bool
    ruled: list[str]


class SaidView(TypedDict):
    points: int
    total: int


class LaidView(TypedDict):
    tile: str
    side: Literal["A", "B"]
    turn: Literal[0, 1, 2, 3]
    row: int
    col: int
    seat: int | None


class View(TableView):
    phase: Phase
    flag: int | None
    game: int
    games: int
    distribution: Literal["five", "all", "one"]
    board: list[LaidView]
    lies: LaidView | None
    said: SaidView | None
    extra: bool
    retry: bool
    hands: list[list[str]]
    deck_left: int
    had: list[int]
    share: int
    totals: list[int]
    carried: list[int]
    out: list[bool]
    last: LastView | None
    accepted: list[int]
    unused: list[str]
    sheet: list[SheetLineView]
    ended: list[EndedView]
    owed: list[int]


COLUMNS = ("game", "what", "points", "total")


def view(state: State, viewer: Viewer, _now_ms: int) -> dict[str, Any]:
    """Return the view. Some of its keys need an explanation.

    `board`: the tiles on it, the centre first. `lies`: the tile of the running turn; `said`: the announcement of its seat.
    `last`: the last turn, with points and total as written and the total `before`; a seat may challenge it while `is_open`.
    `ended`: the finished games of the match. `unused`: the tiles that left the game; after the end of the game, also the rest
    of the pile. `record`: for referees, [seat, rule, detail, facts] of the faults of the running and the last turn.
    """
    lies, said = state.turn.lies, state.turn.said
    shown: dict[str, Any] = {
        "phase": state.phase,
        "flag": state.flag,
        "game": state.game,
        "games": state.seats if state.options.match else 1,
        "distribution": state.options.distribution,
        "board": [_laid_view(laid) for laid in state.board],
        "lies": _laid_view(lies) if lies else None,
        "said": {"points": said.points, "total": said.total} if said else None,
        "extra": state.turn.extra,
        "retry": state.turn.retry,
        "hands": [list(hand) for hand in state.hands],
        "deck_left": len(state.deck),
        "had": list(state.had),
        "share": share(state.seats),
        "totals": list(state.totals),
        "carried": list(state.carried),
        "out": list(state.out),
        "last": _past_view(state.past),
        "accepted": list(state.accepted),
        "unused": sorted((*state.gone, *state.deck)) if state.result else sorted(state.gone),
        "sheet": _sheet_view(state.sheet),
        "ended": [{"winners": list(game.winners), "reason": game.reason, "points": list(game.points)} for game in state.ended],
        "owed": list(state.owed),
        **table_view(state, timer_view(state.timers, {"draw": "draw", "last": "last"}.get(state.phase, "turn")), _text(state)),
    }
    if viewer == REFEREE:
        shown["record"] = faults_of(state) + _running_faults(state)
    return shown


audience = open_audience


def resample_hidden(state: State, _viewer: Viewer, chance: Chance) -> State:
    """Return the same game with another order of the hidden cards. The set of tiles that this game does not use may
    change too."""
    return replace(state, deck=chance.shuffle(sorted(state.deck)))


@shown_once
def _laid_view(laid: Laid) -> dict[str, Any]:
    return {
        "tile": laid.tile, "side": laid.side, "turn": laid.turn, "row": laid.row, "col": laid.col, "seat": laid.seat,
    }  # fmt: skip


@shown_once
def _sheet_view(sheet: tuple[Line, ...]) -> list[dict[str, Any]]:
    return [
        {"game": line.game, "seat": line.seat, "what": line.what, "points": line.points, "total": line.total} for line in sheet
    ]


def _past_view(past: Past | None) -> dict[str, Any] | None:
    if past is None:
        return None
    return {
        "seat": past.seat,
        "tile": past.laid.tile,
        "points": past.points,
        "total": past.total,
        "before": past.before,
        "is_open": past.is_open,
        "ruled": list(past.ruled),
    }


def _running_faults(state: State) -> list[list[Any]]:
    lies, said, seat = state.turn.lies, state.turn.said, state.flag
    if lies is None or seat is None:
        return []
    found = [] if has_match(state.board, lies) else [match_explained(MATCH, state.board, lies)]
    if said and said.points != points(lies):
        found.append(points_explained(POINTS, lies, said.points))
    if said and said.total != state.totals[seat] + said.points:
        found.append(total_explained(TOTAL, state.totals[seat], said.points, said.total))
    return [recorded(seat, fault) for fault in found]


def _text(state: State) -> str:
    """Return a text such as `turn 0 · 7-4 · chair A0 9 9, snake A0 4 8 + l B1 3 3 · bat h / dog`: flag holder, totals, tiles on
    the board, the tile of the running turn (after `+`), hands."""
    flag = "-" if state.flag is None else state.flag
    board = ", ".join(map(_laid_text, state.board)) + (f" + {_laid_text(state.turn.lies)}" if state.turn.lies else "")
    hands = " / ".join(" ".join(hand) or "-" for hand in state.hands)
    return f"{state.phase} {flag} · {'-'.join(map(str, state.totals))} · {board} · {hands}"


@shown_once
def _laid_text(laid: Laid) -> str:
    return f"{laid.tile} {laid.side}{laid.turn} {laid.row} {laid.col}"


def card(state: State, seat: int) -> Card:
    lines = tuple((line.game + 1, line.what, line.points, line.total) for line in state.sheet if line.seat == seat)
    return Card(COLUMNS, lines, state.totals[seat], state.book.marks[seat], state.book.violations[seat])
