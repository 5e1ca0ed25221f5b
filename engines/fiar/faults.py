"""The faults of a turn (rulebook, part 5). If several parts of a rule are broken, the first is the fault's detail."""

from collections.abc import Mapping

from msgspec.structs import replace

from engines.fiar.actions import DeclareWin
from engines.fiar.board import COLOR_OF, LINKED, MARKED, NET, TABLE, WIN_LENGTH
from engines.fiar.state import Options, Turn, on_board
from engines.kit.declaration.fault_details import Cells
from engines.kit.duel.hand_pick import Color, other_color
from engines.kit.referee.record import Fault
from engines.kit.relocation.chips import Places
from engines.kit.relocation.faults import HopRules, TurnRules, is_made_by_relocating, pointing

ROUTE = "fiar.route"
PIECE_PLACED = "fiar.piece-placed"
MOVE_IT_USE_IT = "fiar.move-it-use-it"
WIN_PATH = "fiar.win-path"
WIN_RELOCATED = "fiar.win-relocated"


class TooFew(Cells):
    circles: int
    least: int


Board = Mapping[str, str]
"""circle → the chip on it."""


def path_detail(board: Board, path: tuple[str, ...], declarer: Color, options: Options) -> str | None:
    """Return the broken part of the rule `fiar.win-path`: `few`, `empty`, `mixed`, `line`, `yellow`, `between` or
    `extinguished`; None for a winning path."""
    named = frozenset(path)
    if len(path) < WIN_LENGTH or len(named) != len(path):
        return "few"
    if not named <= board.keys():
        return "empty"
    colors = {COLOR_OF[board[space]] for space in named}
    if len(colors) != 1:
        return "mixed"
    line = NET.line_of(named)
    if line is None:
        return "yellow" if NET.is_split(named) else "line"
    color = colors.pop()
    ends = [at for at, space in enumerate(line) if space in named]
    if any(space in board and COLOR_OF[board[space]] != color for space in line[ends[0] : ends[-1]]):
        return "between"
    return "extinguished" if any(is_extinguished(board, space, named, color, declarer, options) for space in named) else None


def is_extinguished(board: Board, space: str, named: frozenset[str], color: Color, declarer: Color, options: Options) -> bool:
    """Return whether a marked chip next to the path's circle `space` breaks the path `named`. A line must join the two
    circles, and the marked chip must not belong to the path. The option `extinguisher` decides which colour's marked chip
    breaks a path of this `color` and `declarer`."""
    against = other_color(color if options.extinguisher == "other_color" else declarer)
    return any(
        other in board and board[other] in MARKED and COLOR_OF[board[other]] == against and other not in named
        for other in LINKED[space]
    )


def path_explained(board: Board, path: tuple[str, ...], declarer: Color, options: Options, detail: str) -> Fault:
    """Return the fault of a path that does not win, with its facts."""
    fault = Fault(WIN_PATH, detail)
    named = frozenset(path)
    match detail:
        case "few":
            facts: TooFew = {"circles": len(named), "least": WIN_LENGTH, "cells": sorted(named)}
            return replace(fault, facts=facts)
        case "empty":
            return pointing(fault, sorted(named - board.keys()))
        case "between":
            color, line = COLOR_OF[board[path[0]]], NET.line_of(named) or ()
            ends = [at for at, space in enumerate(line) if space in named]
            inside = line[ends[0] : ends[-1]]
            return pointing(fault, [space for space in inside if space in board and COLOR_OF[board[space]] != color])
        case "extinguished":
            against = other_color(COLOR_OF[board[path[0]]] if options.extinguisher == "other_color" else declarer)
            beside = {other for space in named for other in LINKED[space]} - named
            lying = sorted(space for space in beside if space in board and board[space] in MARKED)
            return pointing(fault, [space for space in lying if COLOR_OF[board[space]] == against])
    return pointing(fault, path)


def declaration_faults(places: Places, turn: Turn, declarer: Color, options: Options) -> tuple[Fault, ...]:
    """Return the faults of a win that the turn declared. `places`: the chips after the turn."""
    if turn.path is None:
        return ()
    found = []
    detail = path_detail(on_board(places), turn.path, declarer, options)
    if detail is not None:
        found.append(path_explained(on_board(places), turn.path, declarer, options, detail))
    path = turn.path

    def is_winning(board: Board) -> bool:
        return path_detail(board, path, declarer, options) is None

    if is_made_by_relocating(TABLE, places, turn, is_winning):
        found.append(pointing(Fault(WIN_RELOCATED), path))
    return tuple(found)


JUDGED = TurnRules(HopRules(TABLE, ROUTE, PIECE_PLACED, MOVE_IT_USE_IT), declaration_faults, DeclareWin)
turn_faults = JUDGED.turn_faults
action_faults = JUDGED.action_faults
