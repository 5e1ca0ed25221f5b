"""A bot that moves towards the middle, makes traps, avoids being trapped, and challenges the faults that it sees.

It uses only its view: the places of the pieces, the moves, and the announced traps.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from engines.kit.chance import Chance
from engines.kit.referee.rulings import bot_challenges
from engines.queens_and_guards.board import (
    AXES,
    BANDS,
    COLORS,
    CROWNS,
    GONE,
    IS_QUEEN,
    NEIGHBOURS,
    OUTER,
    OWN,
    PIECE_NAMES,
    PIECES,
    SPACE_NAMES,
    SPACES,
    Color,
    Piece,
    Places,
    Space,
)
from engines.queens_and_guards.faults import WIN, turn_faults
from engines.queens_and_guards.state import Moved, Turn
from engines.queens_and_guards.table import (
    Moves,
    Table,
    Trap,
    can_move,
    is_goal,
    is_ringed,
    may_enter,
    regular_moves,
    traps_by,
)

Plain = dict[str, Any]
GUARD_WORTH = (0, 14, 9, 5, 2, 0)
QUEEN_WORTH = (30, 12, 9, 6, 3, 0)
"""Value of a queen by the ring of her space, from the throne outwards. `GUARD_WORTH` is the same for a guard."""
QUEEN_LOSS = (14, 11, 8, 5, 2, 0)
CAUGHT = 3
LOST_BY_RING = -100


def bot(view: Mapping[str, Any], status: Mapping[str, Any], seat: int, chance: Chance) -> Plain | None:
    """Return the action that the seat sends, None if it has nothing to do."""
    may = status["may"][seat]
    if "start_call" in may:
        return {"type": "start_call", "color": ("blue", "red")[chance.below(2)]}
    if "start_pick" in may:
        return {"type": "start_pick", "hand": ("left", "right")[chance.below(2)]}
    if not may or view["colors"] is None:
        return None
    color = COLORS[view["colors"][seat]]
    table = _table(view)
    if "accept_draw" in may:
        return {"type": "decline_draw" if _somebody_can_move(table) else "accept_draw"}
    if "accept_result" in may:
        return _challenge_of_result(view, table, seat) or {"type": "accept_result"}
    if "banish" in may:
        return _banish(view, table, chance)
    if status["flag"] != seat or status["phase"] != "play":
        return None
    return _in_turn(view, may, table, color, seat, chance)


def _table(view: Mapping[str, Any]) -> Table:
    board = view["board"]
    places = tuple(SPACES[board[name]] if name in board else GONE for name in PIECE_NAMES)
    traps = tuple(
        Trap(PIECES[trap["victim"]], (PIECES[trap["captors"][0]], PIECES[trap["captors"][1]]), trap["announced"])
        for trap in view["traps"]
    )
    return Table(places, traps)


def _somebody_can_move(table: Table) -> bool:
    return can_move(table, 0) or can_move(table, 1)


def _in_turn(
    view: Mapping[str, Any], may: Sequence[str], table: Table, color: Color, seat: int, chance: Chance
) -> Plain | None:
    turn = view["turn"]
    if view["regular_window"] and view["last"] and bot_challenges(view, seat):
        rules = _visible_faults(table.places, view["last"])
        if rules:
            return {"type": "challenge", "rules": rules}
    if is_goal(table.places, color):
        return {"type": "declare_win"}
    if turn["moves"]:
        return _announcement(view, table, color) or {"type": "pass_flag"}
    moves = _movable(view, table, color)
    if moves:
        piece, to = _best(table, color, moves, chance)
        return {"type": "move", "piece": PIECE_NAMES[piece], "to": SPACE_NAMES[to]}
    return {"type": "pass_flag"} if "pass_flag" in may else None


def _movable(view: Mapping[str, Any], table: Table, color: Color) -> Moves:
    if view["owed"] is None:
        return regular_moves(table, color)
    owed = view["owed"]["moves"]
    return {PIECES[name]: tuple(SPACES[space] for space in spaces) for name, spaces in owed.items()}


def _announcement(view: Mapping[str, Any], table: Table, color: Color) -> Plain | None:
    """Return an announcement of traps that this turn's move made and the seat has not announced yet."""
    moved = view["turn"]["moves"][0]
    if moved["kind"] == "retreat":
        return None
    said = {trap["victim"] for trap in view["traps"] if moved["piece"] in trap["captors"]}
    caught = {PIECE_NAMES[trap.victim] for trap in traps_by(table.places, PIECES[moved["piece"]])} - said
    return {"type": "announce_trap", "pieces": sorted(caught)} if caught else None


def _best(table: Table, color: Color, moves: Moves, chance: Chance) -> tuple[Piece, Space]:
    """Return the move after which the table is best for the colour. Chance decides between equally good moves."""
    worth = {(piece, to): _worth(table.places, color, piece, to) for piece, spaces in moves.items() for to in spaces}
    best = max(worth.values())
    ties = sorted(move for move, value in worth.items() if value == best)
    return ties[chance.below(len(ties))]


def _worth(before: Places, color: Color, piece: Piece, to: Space) -> int:
    places = (*before[:piece], to, *before[piece + 1 :])
    if is_goal(places, color):
        return -LOST_BY_RING
    if is_ringed(places, color):
        return LOST_BY_RING
    caught = sum(_loss(trap.victim, places[trap.victim]) for trap in traps_by(places, piece))
    gain = _stand(piece, to) - _stand(piece, before[piece])
    return 2 * gain + CAUGHT * caught - _danger(places, color)


def _stand(piece: Piece, space: Space) -> int:
    return (QUEEN_WORTH if IS_QUEEN[piece] else GUARD_WORTH)[BANDS[space]]


def _loss(piece: Piece, space: Space) -> int:
    """Return the cost if a piece is trapped on that space: for a queen the whole way back to her crown, for a guard one
    step."""
    if IS_QUEEN[piece]:
        return QUEEN_LOSS[BANDS[space]]
    return GUARD_WORTH[BANDS[space]] - GUARD_WORTH[min(BANDS[space] + 1, len(GUARD_WORTH) - 1)]


def _danger(places: Places, color: Color) -> int:
    """Return the highest value of a piece that the other side could trap with its next move."""
    enemies = {places[piece]: piece for piece in OWN[1 - color] if places[piece] != GONE}
    worst = 0
    for piece in OWN[color]:
        space = places[piece]
        loss = _loss(piece, space) if space != GONE else 0
        if loss > worst and any(
            (one in enemies and _can_reach(places, enemies, other, one))
            or (other in enemies and _can_reach(places, enemies, one, other))
            for one, other in AXES[space]
        ):
            worst = loss
    return worst


def _can_reach(places: Places, enemies: Mapping[Space, Piece], space: Space, by_now: Space) -> bool:
    """Return whether an enemy piece could move to the space. An enemy piece on the space `by_now` does not count."""
    if space in places:
        return False
    return any(
        near in enemies and near != by_now and BANDS[near] >= BANDS[space] and may_enter(enemies[near], space)
        for near in NEIGHBOURS[space]
    )


def _banish(view: Mapping[str, Any], table: Table, chance: Chance) -> Plain:
    """Return the move that banishes a piece to the least useful space of the outermost ring. A piece that is already in
    that ring stays."""
    free = [space for space in OUTER if space not in CROWNS and space not in table.places]
    for name in view["penalty"]["pieces"]:
        if table.places[PIECES[name]] not in OUTER:
            return {"type": "banish", "piece": name, "to": SPACE_NAMES[free[chance.below(len(free))]]}
    return {"type": "waive_banish"}


def _challenge_of_result(view: Mapping[str, Any], table: Table, seat: int) -> Plain | None:
    other = COLORS[view["colors"][1 - seat]]
    if view["mode"] == "tournament" and view["pending"]["is_declared"] and not is_goal(table.places, other):
        return {"type": "challenge", "rule": WIN}
    rules = _visible_faults(table.places, view["turn"]) if bot_challenges(view, seat) else []
    return {"type": "challenge", "rules": rules} if rules else None


def _visible_faults(places: Places, turn: Mapping[str, Any]) -> list[str]:
    """Return the rules that a turn broke, found by undoing its moves one at a time.

    The bot challenges only real faults. If it has a strike, a person has overruled the server, so the callers make no more
    challenges in this game.
    """
    if turn["ending"] == "undone":
        return []
    moves = tuple(
        Moved(PIECES[moved["piece"]], SPACES[moved["from"]], SPACES[moved["to"]], moved["kind"]) for moved in turn["moves"]
    )
    for moved in reversed(moves):
        places = (*places[: moved.piece], moved.start, *places[moved.piece + 1 :])
    found = turn_faults(Turn(turn["seat"], Table(places), moves))
    return list(dict.fromkeys(fault.rule for fault in found))
