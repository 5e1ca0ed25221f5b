"""A bot that covers many cells, avoids spaces that no piece could cover later, and challenges the faults that it sees.

It uses only its view. Any player could find the same faults there.
"""

from collections.abc import Mapping
from typing import Any

from engines.juggle import faults
from engines.juggle.board import ALL_CELLS, CELL_OF, DICE, KINDS, PIECES, WILD, Piece, cells_of, names_of
from engines.juggle.planner import Ground, Option, best, cost, ground, to_remove
from engines.juggle.possible_actions import first_of_each_kind, sentence_for
from engines.juggle.state import Board, Deed, Dice, Lying, Turn
from engines.juggle.table import covered, touching
from engines.kit.chance import Chance
from engines.kit.duel.bot import duel_bot
from engines.kit.referee.rulings import bot_challenges

Plain = dict[str, Any]


@duel_bot
def bot(view: Mapping[str, Any], status: Mapping[str, Any], seat: int, chance: Chance) -> Plain | None:
    may = status["may"][seat]
    if "accept_result" in may:
        return _challenge(view, seat) or {"type": "accept_result"}
    if status["flag"] != seat or view["pending"] is not None:
        return None
    board = _board(view, seat)
    if "place" in may:
        return _place(view, board, chance)
    if view["regular_window"] and (challenge := _challenge(view, seat)) is not None:
        return challenge
    if covered(board) == ALL_CELLS and not touching(board):
        return {"type": "declare_win"}
    if "roll" in may:
        piece = to_remove(board, _bank(view))
        return {"type": "roll"} if piece is None else {"type": "remove", "piece": piece}
    return _take(view, seat, board, chance) or {"type": "pass_flag"}


def _board(view: Mapping[str, Any], seat: int) -> Board:
    return tuple(Lying(piece, tuple(CELL_OF[name] for name in cells)) for piece, cells in view["boards"][seat].items())


def _bank(view: Mapping[str, Any]) -> list[Piece]:
    """Return the pieces of the bank, only one of each kind."""
    return first_of_each_kind({*view["boards"][0], *view["boards"][1]})


def _place(view: Mapping[str, Any], board: Board, chance: Chance) -> Plain:
    option = best(ground(board), [PIECES[view["hand"]["piece"]]], chance)
    if option is None:
        return {"type": "return"}
    return {"type": "place", "cells": names_of(cells_of(option.place))}


def _take(view: Mapping[str, Any], seat: int, board: Board, chance: Chance) -> Plain | None:
    """Return the action that takes the most useful piece: by one die, by the other die, or by a sentence. None if no
    piece helps."""
    turn = _turn(view["turn"])
    assert turn.dice is not None
    if any(deed.kind == "return" or deed.method == "calculated" for deed in turn.deeds):
        return None
    on, bank = ground(board), _bank(view)
    exact = [
        (option, die)
        for die in range(DICE)
        if all(take.die != die for take in turn.takes)
        if (option := _good(on, [piece for piece in bank if turn.dice[die] in (piece.size, WILD)], chance)) is not None
    ]
    if not turn.takes:
        said = _calculated(on, bank, turn.dice, chance)
        if said is not None and said[0].worth > sum(option.worth + cost(on) for option, _die in exact) - cost(on):
            return {"type": "take", "piece": said[0].piece, "from": "bank", "method": "calculated", "sentence": said[1]}
    if exact:
        option, die = max(exact)
        return {"type": "take", "piece": option.piece, "from": "bank", "method": "exact", "die": die}
    return _asked(view, seat, on, turn, chance)


def _good(on: Ground, pieces: list[Piece], chance: Chance) -> Option | None:
    """Return the best of the pieces with its place; None if no placing improves the board."""
    option = best(on, pieces, chance)
    return option if option is not None and option.worth > -cost(on) else None


def _calculated(on: Ground, bank: list[Piece], dice: Dice, chance: Chance) -> tuple[Option, str] | None:
    wild = sentence_for(dice, WILD)
    said = {size: wild or sentence_for(dice, size) for size in {piece.size for piece in bank}}
    option = _good(on, [piece for piece in bank if said[piece.size] is not None], chance)
    if option is None:
        return None
    sentence = said[PIECES[option.piece].size]
    assert sentence is not None
    return option, sentence


def _asked(view: Mapping[str, Any], seat: int, on: Ground, turn: Turn, chance: Chance) -> Plain | None:
    """Return the action that takes a piece from the other seat's board, if the turn has an unused six and no piece of
    the bank helps; else None."""
    assert turn.dice is not None
    die = next((die for die in range(DICE) if turn.dice[die] == WILD and all(take.die != die for take in turn.takes)), None)
    if die is None or view["declared"][1 - seat]:
        return None
    gone = {*view["boards"][0], *view["boards"][1]}
    alone = [PIECES[piece] for piece in view["boards"][1 - seat] if all(twin.id in gone for twin in KINDS[PIECES[piece].kind])]
    option = _good(on, alone, chance)
    if option is None:
        return None
    return {"type": "take", "piece": option.piece, "from": "opponent", "method": "exact", "die": die}


def _turn(seen: Mapping[str, Any]) -> Turn:
    """Return the turn from the view. The view does not contain the turn's hidden faults."""
    deeds = tuple(
        Deed(
            deed["kind"],
            deed["piece"] or "",
            tuple(CELL_OF[name] for name in deed["cells"]),
            deed["method"],
            deed["die"],
            deed["sentence"],
        )
        for deed in seen["deeds"]
    )
    return Turn(seen["seat"], seen["dice"] and (seen["dice"][0], seen["dice"][1]), deeds)


def _challenge(view: Mapping[str, Any], seat: int) -> Plain | None:
    """Return a challenge of every visible fault. If the bot has a strike, a person has overruled the server, so the bot
    makes no more challenges in this game."""
    if not bot_challenges(view, seat):
        return None
    other = _board(view, 1 - seat)
    wrong = touching(other)
    seen = view["turn"] if view["pending"] and view["pending"]["is_declared"] else view["last"]
    rules = _visible_faults(_turn(seen)) if seen is not None else []
    if seen is not None and seen["deeds"] and seen["deeds"][-1]["kind"] == "declare" and covered(other) != ALL_CELLS:
        rules.append(faults.COVERED)
    if wrong:
        return {"type": "challenge", "rules": [faults.TOUCH, *rules], "target": list(wrong)}
    return {"type": "challenge", "rules": rules} if rules else None


def _visible_faults(turn: Turn) -> list[str]:
    """Return the rules that the takings and removals of a turn visibly broke. The bot does not notice that the bank had an
    identical piece when the seat took one from the other board, because the view does not show the earlier bank."""
    found: dict[str, None] = {}
    for number, deed in enumerate(turn.deeds):
        before = Turn(turn.seat, turn.dice, turn.deeds[:number])
        if deed.kind == "take":
            found |= dict.fromkeys(fault.rule for fault in faults.take_faults(before, deed, False))
        if deed.kind == "remove" and any(done.kind == "roll" for done in before.deeds):
            found[faults.REMOVAL_TIME] = None
    return list(found)
