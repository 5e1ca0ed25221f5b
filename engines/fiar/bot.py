"""A bot that wins if it can, prevents the other seat's win, and challenges the faults that it sees.

It uses only its view. Any player could find the same faults there. It rebuilds the board from the view.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from engines.fiar import faults
from engines.fiar.board import CHIPS, COLOR_OF, LONG_LINES, LONG_LINES_AT, NET, SPACES, is_marked
from engines.fiar.paths import has_path, paths
from engines.fiar.state import Options, Turn
from engines.kit.boards.net import MoveRange
from engines.kit.chance import Chance
from engines.kit.duel.bot import duel_bot
from engines.kit.duel.hand_pick import Color, other_color
from engines.kit.referee.rulings import bot_challenges
from engines.kit.relocation.chips import HAND, Places, hops_of

Plain = dict[str, Any]
Way = tuple[str, str | None, str]
"""A chip, the circle that it leaves (None if it comes from the hand), and the circle that it reaches."""

MAX_LOOKED_AT = 8
"""Maximum number of promising moves whose answers the bot examines. It is small because a turn should take at most about 20
ms."""


@duel_bot
def bot(view: Mapping[str, Any], status: Mapping[str, Any], seat: int, chance: Chance) -> Plain | None:
    may = status["may"][seat]
    if "accept_result" in may:
        return _challenge(view, seat, view["turn"]) or {"type": "accept_result"}
    if status["flag"] != seat or status["phase"] not in ("placing", "moving", "relocating"):
        return None
    options = Options(move_range=view["move_range"], extinguisher=view["extinguisher"])
    table = _Table(view, seat, options)
    if "relocate" in may:
        return _relocation(table, chance)
    if view["regular_window"] and (challenge := _challenge(view, seat, view["last"])) is not None:
        return challenge
    return _in_turn(table, may, chance)


class _Table:
    """The board from the view, for trying out moves."""

    def __init__(self, view: Mapping[str, Any], seat: int, options: Options) -> None:
        self.view = view
        self.color: Color = view["colors"][seat]
        self.options = options
        self.hand: list[str] = view["hand"][seat]
        self.other_hand: list[str] = view["hand"][1 - seat]
        self.board = {space: chip for chip, space in view["board"].items()}

    def is_won_by(self, color: Color) -> bool:
        """Return whether a seat of that colour could declare a path now."""
        return has_path(self.board, color, self.options)

    def won_with(self, way: Way, color: Color) -> bool:
        """Return whether a seat could declare a path after this move (`way`) but not before. Only lines through the circles of
        the move are checked, but all lines if the move's chip is marked."""
        chip, start, to = way
        if start is None:
            return has_path(self.board, color, self.options, LONG_LINES_AT[to])
        if is_marked(chip):
            return has_path(self.board, color, self.options)
        return has_path(self.board, color, self.options, LONG_LINES_AT[to] + LONG_LINES_AT[start])

    def go(self, way: Way) -> None:
        chip, start, to = way
        if start is not None:
            del self.board[start]
        self.board[to] = chip

    def back(self, way: Way) -> None:
        chip, start, to = way
        del self.board[to]
        if start is not None:
            self.board[start] = chip

    def ways(self, color: Color, hand: list[str]) -> Iterable[Way]:
        """Return every possible placing while the seat of that colour has chips in hand, else its moves. Of several
        identical chips in hand, only one is used."""
        if hand:
            kinds = {is_marked(chip): chip for chip in reversed(hand)}
            yield from ((chip, None, space) for chip in kinds.values() for space in SPACES if space not in self.board)
            return
        yield from moves(self.board, color, self.options.move_range)


def moves(board: Mapping[str, str], color: Color, move_range: MoveRange) -> list[Way]:
    """Return every faultless move of a colour."""
    return [
        (chip, start, to)
        for start, chip in board.items()
        if COLOR_OF[chip] == color
        for to in NET.reached(board, start, move_range)
    ]


def _in_turn(table: _Table, may: list[str], chance: Chance) -> Plain:
    turn = table.view["turn"]
    win = _claim(table, turn)
    if win is not None:
        return {"type": "declare_win", "path": list(win)}
    if "pass_flag" in may:
        return {"type": "pass_flag"}
    chip, start, to = _best(table, chance)
    return {"type": "place" if start is None else "move", "chip": chip, "to": to}


def _claim(table: _Table, turn: Mapping[str, Any]) -> tuple[str, ...] | None:
    """Return a path that the seat may declare now."""
    for path in paths(table.board, table.color, table.options):
        claimed = Turn(turn["seat"], relocated=hops_of(turn["relocated"]), hops=hops_of(turn["hops"]), path=path)
        if not faults.declaration_faults(_places(table.view["board"]), claimed, table.color, table.options):
            return path
    return None


def _best(table: _Table, chance: Chance) -> Way:
    """Return a move that wins at once. Otherwise return the best of the promising moves after which the other seat cannot
    win."""
    ways = list(chance.shuffle(list(table.ways(table.color, table.hand))))
    barred = bool(table.view["turn"]["relocated"])
    promising: list[tuple[int, Way]] = []
    for way in ways:
        table.go(way)
        is_won = not barred and table.won_with(way, table.color)
        promising.append((worth(table.board, table.color), way))
        table.back(way)
        if is_won:
            return way
    promising.sort(key=lambda each: -each[0])
    safe = (way for _worth, way in promising[:MAX_LOOKED_AT] if not _leaves_a_win(table, way))
    return next(safe, promising[0][1])


def _leaves_a_win(table: _Table, way: Way) -> bool:
    """Return whether, after this move, the other seat could declare a win at once or after its next move."""
    other = other_color(table.color)
    table.go(way)
    is_left = table.is_won_by(other)
    for answer in [] if is_left else list(table.ways(other, table.other_hand)):
        table.go(answer)
        is_left = table.won_with(answer, other)
        table.back(answer)
        if is_left:
            break
    table.back(way)
    return is_left


def worth(board: Mapping[str, str], color: Color) -> int:
    """Return the worth of a colour's rows minus the worth of the other colour's rows. An unblocked row is worth the square of
    its number of chips."""
    total = 0
    for line in LONG_LINES:
        chips = [COLOR_OF[board[space]] for space in line if space in board]
        if len(set(chips)) == 1:
            total += len(chips) ** 2 if chips[0] == color else -(len(chips) ** 2)
    return total


def _relocation(table: _Table, chance: Chance) -> Plain:
    """Return the relocation that is worst for the other seat."""
    other = other_color(table.color)
    free = [space for space in SPACES if space not in table.board]
    ways = [(chip, start, to) for start, chip in table.board.items() if COLOR_OF[chip] == other for to in free]
    best: tuple[int, Way] | None = None
    for way in chance.shuffle(ways):
        table.go(way)
        score = worth(table.board, table.color) - 1_000 * table.is_won_by(other)
        table.back(way)
        if best is None or score > best[0]:
            best = (score, way)
    if best is None:
        return {"type": "waive_relocation"}
    return {"type": "relocate", "chip": best[1][0], "to": best[1][2]}


def _challenge(view: Mapping[str, Any], seat: int, seen: Mapping[str, Any] | None) -> Plain | None:
    """Return a challenge of every fault in a turn.

    The bot challenges only real faults. If it has a strike, a person has overruled the server, so the bot makes no more
    challenges in this game.
    """
    if seen is None or not bot_challenges(view, seat):
        return None
    hops = hops_of(seen["hops"])
    places = _places(view["board"])
    was_placing = any(hop.start == HAND for hop in hops)
    path = None if seen["path"] is None else tuple(seen["path"])
    turn = Turn(seen["seat"], hops_of(seen["relocated"]), hops, True, path, was_placing)
    options = Options(move_range=view["move_range"], extinguisher=view["extinguisher"])
    found = faults.turn_faults(places, turn, view["colors"][seen["seat"]], options)
    rules = list(dict.fromkeys(fault.rule for fault in found))
    return {"type": "challenge", "rules": rules} if rules else None


def _places(board: Mapping[str, str]) -> Places:
    return tuple(board.get(chip, HAND) for chip in CHIPS)
