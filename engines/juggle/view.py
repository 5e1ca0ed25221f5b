"""The view of a game of Juggle. Everybody sees the whole table; only referees see the faults."""

from functools import partial
from typing import TypedDict

from engines.contract import Card, Viewer
from engines.juggle.actions import From, short
from engines.juggle.board import names_of
from engines.juggle.facts import faults_explained
from engines.juggle.state import Board, Deed, Kind, Method, State, Turn
from engines.juggle.table import empty_count
from engines.kit.duel.score_card import duel_card
from engines.kit.duel.view import DuelView, PendingView, duel_view, pending_view, record_view
from engines.kit.view_cache import shown_once


class DeedView(TypedDict):
    kind: Kind
    piece: str | None
    cells: list[str]  # where the piece is now; after a removal, or a taking from the other board: where it was
    method: Method | None
    die: int | None
    sentence: str | None


class TurnView(TypedDict):
    seat: int
    dice: list[int] | None
    is_lost: bool
    deeds: list[DeedView]


HandView = TypedDict("HandView", {"piece": str, "from": From})


class View(DuelView):
    boards: list[dict[str, list[str]]]  # for each seat piece → cells
    empty: list[int]  # number of uncovered spaces, by seat
    hand: HandView | None
    dice: list[int] | None  # this turn's roll
    turn: TurnView
    last: TurnView | None
    round: int
    starter: int
    throw: list[int] | None
    declared: list[bool]  # by seat: a win that waits for the roundoff
    regular_window: bool  # the holder may challenge the other's board and `last`
    pending: PendingView | None
    hints: bool


def view(state: State, viewer: Viewer, _now_ms: int) -> View:
    return {
        "boards": [_board(state.boards[0]), _board(state.boards[1])],
        "empty": [empty_count(state.boards[0]), empty_count(state.boards[1])],
        "hand": _hand(state.turn),
        "dice": state.turn.dice and list(state.turn.dice),
        "turn": _turn(state.turn),
        "last": None if state.last is None else _turn(state.last),
        "round": state.round,
        "starter": state.starter,
        "throw": state.throw and list(state.throw),
        "declared": list(state.declared),
        "regular_window": state.window,
        "pending": pending_view(state.pending),
        "hints": state.is_assisted and state.options.hints,
        **duel_view(state, text(state)),
        **record_view(viewer, {"turn": state.turn, "last": state.last}, partial(faults_explained, state.boards)),
    }


@shown_once
def _board(board: Board) -> dict[str, list[str]]:
    return {lying.piece: names_of(lying.cells) for lying in board}


@shown_once
def _deed(deed: Deed) -> DeedView:
    return {
        "kind": deed.kind,
        "piece": deed.piece or None,
        "cells": names_of(deed.cells),
        "method": deed.method,
        "die": deed.die,
        "sentence": deed.sentence,
    }


@shown_once
def _turn(turn: Turn) -> TurnView:
    return {
        "seat": turn.seat,
        "dice": turn.dice and list(turn.dice),
        "is_lost": turn.is_lost,
        "deeds": [_deed(deed) for deed in turn.deeds],
    }


@shown_once
def _hand(turn: Turn) -> HandView | None:
    hand = turn.hand
    return {"piece": hand.piece, "from": "opponent" if hand.cells else "bank"} if hand else None


def text(state: State) -> str:
    """Return a text such as `r3 78,81 0 rolled 5.2 r5P | r1#2@A1 b2#1@B1.B2 | `: round, empty spaces of each seat, flag holder,
    phase, dice, piece in hand, the two boards."""
    dice = ".".join(map(str, state.turn.dice)) if state.turn.dice else "-"
    hand = short(state.turn.hand.piece) if state.turn.hand else "-"
    first, second = state.boards
    empty = f"{empty_count(first)},{empty_count(second)}"
    return f"r{state.round} {empty} {state.flag} {state.phase} {dice} {hand} | {_listed(first)} | {_listed(second)}".rstrip()


@shown_once
def _listed(board: Board) -> str:
    return " ".join(f"{short(lying.piece)}@{'.'.join(names_of(lying.cells))}" for lying in board)


def card(state: State, seat: int) -> Card:
    """Return the score card: a line for each turn with round, dice, placed pieces, empty spaces after the turn and a
    note. The total is the number of empty spaces."""
    lines = tuple(
        (line.round, line.dice and ".".join(map(str, line.dice)), " ".join(map(short, line.pieces)), line.empty, line.note)
        for line in state.lines[seat]
    )
    columns = ("round", "dice", "pieces", "empty", "note")
    return duel_card(state, seat, columns, lines, empty_count(state.boards[seat]))
