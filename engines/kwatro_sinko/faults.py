"""The faults of a turn (rulebook, part 5). If several parts of a rule are broken, the first is the fault's detail."""

from collections.abc import Mapping

from engines.kit.declaration.fault_details import Cells
from engines.kit.referee.record import Fault
from engines.kit.relocation.chips import Places
from engines.kit.relocation.faults import HopRules, TurnRules, is_made_by_relocating, pointing
from engines.kwatro_sinko.actions import DeclareWin
from engines.kwatro_sinko.board import CHIPS, CHIPS_OF, NET, NUMBER_OF, NUMBERED, PARITY_OF, TABLE, TARGETS, WIN_LENGTH, Parity
from engines.kwatro_sinko.state import Options, Sentence, Turn, on_board

ROUTE = "kwatro-sinko.route"
PIECE_PLACED = "kwatro-sinko.piece-placed"
MOVE_IT_USE_IT = "kwatro-sinko.move-it-use-it"
OFF_NUMBERS = "kwatro-sinko.off-numbers"
WIN_PATH = "kwatro-sinko.win-path"
SENTENCE = "kwatro-sinko.sentence"
TOTAL = "kwatro-sinko.total"
WIN_RELOCATED = "kwatro-sinko.win-relocated"


class WrongSentence(Cells):
    said: str
    right: str


class WrongTotal(Cells):
    """Facts of a wrong total: the number sentence of the chips, and its value."""

    sentence: str
    result: int


Board = Mapping[str, str]
"""circle → the chip on it."""


def is_off_numbers(places: Places, declarer: Parity) -> bool:
    """Return whether none of the declarer's chips is on a numbered circle."""
    return all(CHIPS.place_of(places, chip) not in NUMBERED for chip in CHIPS_OF[declarer])


def path_detail(board: Board, path: tuple[str, ...], declarer: Parity, options: Options) -> str | None:
    """Return the broken part of the rule `kwatro-sinko.win-path`: `three`, `empty`, `mixed`, `line`, `yellow` or `between`;
    None for a right path."""
    named = frozenset(path)
    if len(path) != WIN_LENGTH or len(named) != WIN_LENGTH:
        return "three"
    if not named <= board.keys():
        return "empty"
    parities = [PARITY_OF[board[space]] for space in path]
    if len(set(parities)) != 2 or (options.pair == "own" and parities.count(declarer) != WIN_LENGTH - 1):
        return "mixed"
    line = NET.line_of(named)
    if line is None:
        return "yellow" if NET.is_split(named) else "line"
    return "between" if sum(space in board for space in _counted(line, named, options)) != WIN_LENGTH else None


def _counted(line: tuple[str, ...], named: frozenset[str], options: Options) -> tuple[str, ...]:
    """Return the circles that must have no chip except those of the path: the whole line, or the part of it between the ends of
    the path."""
    ends = [at for at, space in enumerate(line) if space in named]
    return line if options.three_on == "line" else line[ends[0] : ends[-1] + 1]


def path_explained(board: Board, path: tuple[str, ...], options: Options, detail: str) -> Fault:
    """Return the fault of a false path, with its circles."""
    fault, named = Fault(WIN_PATH, detail), frozenset(path)
    if detail == "empty":
        return pointing(fault, sorted(named - board.keys()))
    if detail == "between":
        line = NET.line_of(named)
        assert line is not None
        return pointing(fault, [space for space in _counted(line, named, options) if space in board and space not in named])
    return pointing(fault, path)


def sentence_of(board: Board, path: tuple[str, ...]) -> Sentence:
    """Return the true number sentence of a right path."""
    chips = [board[space] for space in path]
    evens = [NUMBER_OF[chip] for chip in chips if PARITY_OF[chip] == "even"]
    odds = [NUMBER_OF[chip] for chip in chips if PARITY_OF[chip] == "odd"]
    (one, two), (opposite,) = (evens, odds) if len(evens) > len(odds) else (odds, evens)
    return Sentence((one, two), opposite, one + two - opposite)


def is_winning(board: Board, path: tuple[str, ...], declarer: Parity, options: Options) -> bool:
    """Return whether the path is right and its total wins."""
    return path_detail(board, path, declarer, options) is None and sentence_of(board, path).result in TARGETS


def declaration_faults(places: Places, turn: Turn, declarer: Parity, options: Options) -> tuple[Fault, ...]:
    """Return the faults of a win that the turn declared. `places`: the chips after the turn."""
    if turn.path is None or turn.sentence is None:
        return ()
    board, said = on_board(places), turn.sentence
    on_numbers = [place for chip in CHIPS_OF[declarer] if (place := CHIPS.place_of(places, chip)) in NUMBERED]
    found = [pointing(Fault(OFF_NUMBERS), on_numbers)] if on_numbers else []
    detail = path_detail(board, turn.path, declarer, options)
    if detail is not None:
        return (*found, path_explained(board, turn.path, options, detail))
    true = sentence_of(board, turn.path)
    if sorted(said.like) != sorted(true.like) or said.opposite != true.opposite or said.result != true.result:
        wrong: WrongSentence = {"said": said.text, "right": true.text, "cells": list(turn.path)}
        found.append(Fault(SENTENCE, facts=wrong))
    if true.result not in TARGETS:
        total: WrongTotal = {"sentence": true.text, "result": true.result, "cells": list(turn.path)}
        found.append(Fault(TOTAL, true.result, facts=total))
    path = turn.path

    def is_winning_path(board: Board) -> bool:
        return is_winning(board, path, declarer, options)

    if not found and is_made_by_relocating(TABLE, places, turn, is_winning_path):
        found.append(pointing(Fault(WIN_RELOCATED), path))
    return tuple(found)


JUDGED = TurnRules(HopRules(TABLE, ROUTE, PIECE_PLACED, MOVE_IT_USE_IT), declaration_faults, DeclareWin)
turn_faults = JUDGED.turn_faults
action_faults = JUDGED.action_faults
