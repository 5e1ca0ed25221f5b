"""What is seen of a game of Sum Dominoes: all that lies open, by everybody; the bank's order by nobody; faults by referees.

board       [tile, square of its low face, square of its high face], in the order of laying
hands       each seat's tiles, rising          bank   how many are left
sum         on the flag card                   dice   this turn's roll, or null
turn, last  the running turn and the one before it: seat, first and second part {sum, how, tile, cells}, reroll, dice,
            written, drew, is_forfeit
open        the rules that each seat may challenge now
can_reroll  the holder may roll again for its first part
hold_ms     till when the first part must lie open, or null
giving      who must give a tile: {seat, to, due_at_ms}, or null
pending     a result that `seat` may still challenge: {seat, reason, due_at_ms}, or null
"""

from functools import lru_cache
from typing import Any, Literal, TypedDict

from msgspec.structs import replace

from engines.contract import REFEREE, SPECTATOR, Card, Viewer
from engines.kit.chance import Chance
from engines.kit.clocks.turn import clock_view
from engines.kit.duel.view import DuelView
from engines.sum_dominoes.board import Board, pips
from engines.sum_dominoes.faults import turn_faults
from engines.sum_dominoes.flow import line_of
from engines.sum_dominoes.giving import giver
from engines.sum_dominoes.ruling import open_rules
from engines.sum_dominoes.state import Hand, Line, Part, State, Turn


class PendingView(TypedDict):
    seat: int
    reason: str
    due_at_ms: int | None


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
    board: list[list[str]]
    hands: list[list[str]]
    pips: list[int]
    bank: int
    sum: int
    starter: int
    throws: list[list[int]] | None
    turn: TurnView
    last: TurnView | None
    open: list[list[str]]
    can_reroll: bool
    dry: int
    hold_ms: int | None
    giving: GivingView | None
    pending: PendingView | None


def view(state: State, viewer: Viewer, _now_ms: int) -> dict[str, Any]:
    seat = giver(state)
    seen = {
        "columns": state.options.columns,
        "rows": state.options.rows,
        "board": _board(state.board),
        "hands": [_hand(state.hands[0]), _hand(state.hands[1])],
        "pips": [pips(state.hands[0]), pips(state.hands[1])],
        "bank": len(state.bank),
        "sum": state.sum,
        "starter": state.starter,
        "throws": state.throws and [list(state.throws[0]), list(state.throws[1])],
        "turn": _turn(state.turn),
        "last": state.last and _turn(state.last),
        "open": [list(open_rules(state, 0)), list(open_rules(state, 1))],
        "can_reroll": state.can_reroll,
        "dry": state.dry,
        "hold_ms": state.hold.due_at_ms,
        "giving": None if seat is None else {"seat": seat, "to": 1 - seat, "due_at_ms": state.minute.due_at_ms},
        "pending": state.pending
        and {"seat": state.pending.seat, "reason": state.pending.reason, "due_at_ms": state.pending.closes.due_at_ms},
        "time_called": state.time_called,
        "limit_ms": state.limit.due_at_ms,
        "draw_offered_by": state.draw_offered_by,
        "mode": state.options.mode,
        "clock": clock_view(state.clock),
        "strikes": list(state.book.strikes),
        "violations": list(state.book.violations),
        "marks": [list(marks) for marks in state.book.marks],
        "text": text(state),
    }
    if viewer == REFEREE:
        seen["record"] = {
            name: [[fault.rule, fault.detail] for fault in turn_faults(state, turn)]
            for name, turn in (("turn", state.turn), ("last", state.last))
            if turn is not None
        }
    return seen


# What did not change is the same object in every view, so that a comparison of two views ends at once.
@lru_cache(maxsize=4096)
def _board(board: Board) -> list[list[str]]:
    return [[laid.tile, *laid.cells] for laid in board]


@lru_cache(maxsize=4096)
def _hand(hand: Hand) -> list[str]:
    return sorted(hand)


@lru_cache(maxsize=4096)
def _turn(turn: Turn) -> dict[str, Any]:
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


def _part(part: Part) -> dict[str, Any]:
    return {
        "sum": part.sum,
        "how": part.how,
        "tile": part.laid and part.laid.tile,
        "cells": part.laid and list(part.laid.cells),
    }


def text(state: State) -> str:
    """`3-7 H6 I6, 2-7 F6 G6 | 0-1 4-4 / 0-0 1-8 | 5 | 12 | 0 part2 4.4.4`: board, hands, bank, card, flag, phase, dice."""
    dice = ".".join(map(str, state.turn.dice)) if state.turn.dice else "-"
    hands = " / ".join(" ".join(_hand(hand)) for hand in state.hands)
    return f"{_laid_text(state.board)} | {hands} | {len(state.bank)} | {state.sum} | {state.flag} {state.phase} {dice}"


@lru_cache(maxsize=4096)
def _laid_text(board: Board) -> str:
    return ", ".join(f"{laid.tile} {laid.cells[0]} {laid.cells[1]}" for laid in board)


def audience(_state: State, viewer: Viewer) -> Viewer:
    return REFEREE if viewer == REFEREE else SPECTATOR


def resample_hidden(state: State, _viewer: Viewer, chance: Chance) -> State:
    """The same table with the bank, whose order nobody sees, in another order."""
    return replace(state, bank=chance.shuffle(state.bank))


def card(state: State, seat: int) -> Card:
    """A line for each turn: the two sums, the tiles placed, the tile drawn; the total is of the pips in the hand."""
    lines = [_cells(line) for line in state.lines[seat]]
    turn = state.turn
    if turn.seat == seat and (turn.first.how != "open" or turn.dice is not None or turn.drew is not None):
        lines.append(_cells(line_of(turn)))
    columns = ("first_sum", "first_tile", "second_sum", "second_tile", "draw", "note")
    return Card(columns, tuple(lines), pips(state.hands[seat]), state.book.marks[seat], state.book.violations[seat])


def _cells(line: Line) -> tuple[Any, ...]:
    return line.first_sum, line.first_tile, line.second_sum, line.second_tile, line.drew, line.note
