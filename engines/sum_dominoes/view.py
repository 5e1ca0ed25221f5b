"""The view of a game of Sum Dominoes. All viewers see the tiles on the board and in the hands, but not the order of the bank;
only referees see the faults."""

from functools import partial
from typing import Any, Literal, TypedDict

from msgspec.structs import replace

from engines.contract import Card, Viewer
from engines.kit.chance import Chance
from engines.kit.duel.score_card import duel_card
from engines.kit.duel.view import DuelView, EndView, duel_view, end_view, record_view
from engines.kit.view_cache import shown_once
from engines.sum_dominoes.board import Board, pips
from engines.sum_dominoes.facts import faults_explained
from engines.sum_dominoes.flow import line_of
from engines.sum_dominoes.infraction_tiles import giver
from engines.sum_dominoes.ruling import open_rules
from engines.sum_dominoes.state import Hand, Line, Part, State, Turn


class GivingView(TypedDict):
    seat: int
    to: int
    due_at_ms: int | None


class PartView(TypedDict):
    sum: int | None
    how: Literal["open", "placed", "back", "left", "laid"]
    tile: str | None
    cells: list[str] | None


class TurnView(TypedDict):
    seat: int
    first: PartView
    second: PartView
    reroll: list[int] | None
    dice: list[int] | None
    written: int | None
    drew: str | None
    is_forfeit: bool


class View(DuelView):
    columns: int
    rows: int
    board: list[list[str]]  # tile, square of its low face, square of its high face, in the order of placing
    hands: list[list[str]]  # each seat's tiles, in rising order
    pips: list[int]
    bank: int  # number of remaining tiles
    sum: int  # the sum on the flag card
    starter: int
    throws: list[list[int]] | None
    turn: TurnView
    last: TurnView | None
    open: list[list[str]]  # the rules that each seat may challenge now
    can_reroll: bool  # the holder may roll again for its first part
    dry: int
    hold_ms: int | None  # end of the minimum time for a challenge of the first part
    giving: GivingView | None  # the seat that must give a tile
    pending: EndView | None


def view(state: State, viewer: Viewer, _now_ms: int) -> View:
    seat = giver(state)
    board, board_text = _board(state.board)
    (hand, its_pips, hand_text), (other_hand, other_pips, other_text) = _hand(state.hands[0]), _hand(state.hands[1])
    return {
        "columns": state.options.columns,
        "rows": state.options.rows,
        "board": board,
        "hands": [hand, other_hand],
        "pips": [its_pips, other_pips],
        "bank": len(state.bank),
        "sum": state.sum,
        "starter": state.starter,
        "throws": state.throws and [list(state.throws[0]), list(state.throws[1])],
        "turn": _turn(state.turn),
        "last": None if state.last is None else _turn(state.last),
        "open": [list(open_rules(state, 0)), list(open_rules(state, 1))],
        "can_reroll": state.can_reroll,
        "dry": state.dry,
        "hold_ms": state.hold.due_at_ms,
        "giving": None if seat is None else {"seat": seat, "to": 1 - seat, "due_at_ms": state.minute.due_at_ms},
        "pending": end_view(state.pending),
        **duel_view(state, text(state, board_text, f"{hand_text} / {other_text}")),
        **record_view(viewer, {"turn": state.turn, "last": state.last}, partial(faults_explained, state)),
    }


@shown_once
def _board(board: Board) -> tuple[list[list[str]], str]:
    """Return the tiles on the board, and the same as a text."""
    shown = [[laid.tile, *laid.cells] for laid in board]
    return shown, ", ".join([" ".join(tile) for tile in shown])


@shown_once
def _hand(hand: Hand) -> tuple[list[str], int, str]:
    """Return the tiles of a hand in rising order, the number of their pips, and the tiles as a text."""
    shown = sorted(hand)
    return shown, pips(hand), " ".join(shown)


@shown_once
def _turn(turn: Turn) -> TurnView:
    return {
        "seat": turn.seat,
        "first": _part(turn.first),
        "second": _part(turn.second),
        "reroll": turn.reroll and list(turn.reroll),
        "dice": turn.dice and list(turn.dice),
        "written": turn.written,
        "drew": turn.drew,
        "is_forfeit": turn.is_forfeit,
    }


def _part(part: Part) -> PartView:
    return {
        "sum": part.sum,
        "how": part.how,
        "tile": None if part.laid is None else part.laid.tile,
        "cells": None if part.laid is None else list(part.laid.cells),
    }


def text(state: State, board: str, hands: str) -> str:
    """Return a text such as `3-7 H6 I6, 2-7 F6 G6 | 0-1 4-4 / 0-0 1-8 | 5 | 12 | 0 part2 4.4.4`: board, hands, number of tiles
    in the bank, sum on the flag card, flag holder with phase and dice."""
    dice = ".".join(map(str, state.turn.dice)) if state.turn.dice else "-"
    return f"{board} | {hands} | {len(state.bank)} | {state.sum} | {state.flag} {state.phase} {dice}"


def resample_hidden(state: State, _viewer: Viewer, chance: Chance) -> State:
    """Return the same table with another order of the bank, which is hidden from all viewers."""
    return replace(state, bank=chance.shuffle(sorted(state.bank)))


def card(state: State, seat: int) -> Card:
    """Return the score card: a line for each turn with the two sums, the placed tiles and the drawn tile. The total is the
    number of pips in the hand."""
    lines = [_cells(line) for line in state.lines[seat]]
    turn = state.turn
    if turn.seat == seat and (turn.first.how != "open" or turn.dice is not None or turn.drew is not None):
        lines.append(_cells(line_of(turn)))
    columns = ("first_sum", "first_tile", "second_sum", "second_tile", "draw", "note")
    return duel_card(state, seat, columns, tuple(lines), pips(state.hands[seat]))


def _cells(line: Line) -> tuple[Any, ...]:
    return line.first_sum, line.first_tile, line.second_sum, line.second_tile, line.drew, line.note
