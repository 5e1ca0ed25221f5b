"""What was wrong with a turn (rulebook, part 5). The first part of a rule that fails is the detail."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from engines.kit.referee.record import Fault
from engines.kit.relocation.chips import Hop, Move, Places
from engines.kwatro_sinko.actions import DeclareWin
from engines.kwatro_sinko.board import CHIPS, CHIPS_OF, NET, NUMBER_OF, NUMBERED, PARITY_OF, TARGETS, WIN_LENGTH, Parity
from engines.kwatro_sinko.state import Options, Sentence, State, Turn, before, on_board, parity_of

ROUTE = "kwatro-sinko.route"
PIECE_PLACED = "kwatro-sinko.piece-placed"
MOVE_IT_USE_IT = "kwatro-sinko.move-it-use-it"
OFF_NUMBERS = "kwatro-sinko.off-numbers"
WIN_PATH = "kwatro-sinko.win-path"
SENTENCE = "kwatro-sinko.sentence"
TOTAL = "kwatro-sinko.total"
WIN_RELOCATED = "kwatro-sinko.win-relocated"

Board = Mapping[str, str]
"""circle → the chip on it."""


def hop_faults(places: Places, earlier: tuple[Hop, ...], hop: Hop, options: Options) -> tuple[Fault, ...]:
    """The faults of one more chip moved in a turn that, after `earlier`, has come to `places`."""
    found = []
    if detail := NET.route_detail(frozenset(places), hop.start, hop.to, options.move_range):
        found.append(Fault(ROUTE, detail))
    if any(moved.chip == hop.chip for moved in earlier):
        found.append(Fault(PIECE_PLACED))
    elif earlier:
        found.append(Fault(MOVE_IT_USE_IT))
    return tuple(found)


def is_off_numbers(places: Places, declarer: Parity) -> bool:
    """Whether none of the declarer's chips stands on a numbered circle."""
    return all(CHIPS.place_of(places, chip) not in NUMBERED for chip in CHIPS_OF[declarer])


def path_detail(board: Board, path: tuple[str, ...], declarer: Parity, options: Options) -> str | None:
    """What fails of `kwatro-sinko.win-path`: three, empty, mixed, line, yellow or between."""
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
    ends = [at for at, space in enumerate(line) if space in named]
    counted = line if options.three_on == "line" else line[ends[0] : ends[-1] + 1]
    return "between" if sum(space in board for space in counted) != WIN_LENGTH else None


def sentence_of(board: Board, path: tuple[str, ...]) -> Sentence:
    """The true number sentence of a right path."""
    chips = [board[space] for space in path]
    evens = [NUMBER_OF[chip] for chip in chips if PARITY_OF[chip] == "even"]
    odds = [NUMBER_OF[chip] for chip in chips if PARITY_OF[chip] == "odd"]
    (one, two), (opposite,) = (evens, odds) if len(evens) > len(odds) else (odds, evens)
    return Sentence((one, two), opposite, one + two - opposite)


def is_winning(board: Board, path: tuple[str, ...], declarer: Parity, options: Options) -> bool:
    """Whether path and total are right."""
    return path_detail(board, path, declarer, options) is None and sentence_of(board, path).result in TARGETS


def declaration_faults(places: Places, turn: Turn, declarer: Parity, options: Options) -> tuple[Fault, ...]:
    """The faults of a win declared in a turn that has come to `places`."""
    if turn.path is None or turn.sentence is None:
        return ()
    board, said = on_board(places), turn.sentence
    found = [] if is_off_numbers(places, declarer) else [Fault(OFF_NUMBERS)]
    detail = path_detail(board, turn.path, declarer, options)
    if detail is not None:
        return (*found, Fault(WIN_PATH, detail))
    true = sentence_of(board, turn.path)
    if sorted(said.like) != sorted(true.like) or said.opposite != true.opposite or said.result != true.result:
        found.append(Fault(SENTENCE))
    if true.result not in TARGETS:
        found.append(Fault(TOTAL, true.result))
    if not found and _is_made_by_relocating(places, turn, turn.path, declarer, options):
        found.append(Fault(WIN_RELOCATED))
    return tuple(found)


def _is_made_by_relocating(places: Places, turn: Turn, path: tuple[str, ...], declarer: Parity, options: Options) -> bool:
    """Whether the path became a winning one by the relocations at the turn's beginning."""
    if not turn.relocated:
        return False
    after = before(places, turn.hops)
    became = is_winning(on_board(after), path, declarer, options)
    return became and not is_winning(on_board(before(after, turn.relocated)), path, declarer, options)


def turn_faults(places: Places, turn: Turn, declarer: Parity, options: Options) -> tuple[Fault, ...]:
    """All faults of a turn that ended with the chips at `places`."""
    found: list[Fault] = []
    at = before(places, turn.hops)
    for number, hop in enumerate(turn.hops):
        found += hop_faults(at, turn.hops[:number], hop, options)
        at = CHIPS.moved(at, hop.chip, hop.to)
    return (*found, *declaration_faults(places, turn, declarer, options))


def faults_of(state: State, turn: Turn) -> tuple[Fault, ...]:
    """The faults of the running turn, or of the one before it while nothing has been done since."""
    return turn_faults(state.places, turn, parity_of(state, turn.seat), state.options)


def action_faults(state: State, action: Any) -> tuple[Fault, ...]:
    """The faults that an action of the holder bears in a turn that has come to `state`."""
    turn = state.turn
    match action:
        case Move(chip, to):
            start = CHIPS.place_of(state.places, chip)
            return () if start is None else hop_faults(state.places, turn.hops, Hop(chip, start, to), state.options)
        case DeclareWin(path, sentence):
            claimed = replace(turn, path=path, sentence=sentence)
            return declaration_faults(state.places, claimed, parity_of(state, turn.seat), state.options)
    return ()
