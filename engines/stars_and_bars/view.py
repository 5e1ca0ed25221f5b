"""The view of a game of Stars & Bars. All viewers see the open cards; only referees see the faults."""

from functools import partial
from typing import Any, TypedDict

from engines.contract import Card, Viewer
from engines.kit.duel.score_card import duel_card
from engines.kit.duel.view import DuelView, PendingView, duel_view, pending_view, record_view
from engines.kit.view_cache import shown_once
from engines.stars_and_bars.actions import CODE
from engines.stars_and_bars.board import SQUARES
from engines.stars_and_bars.facts import faults_explained
from engines.stars_and_bars.state import Cards, Line, Placed, State, Table, Turn


class ShownView(TypedDict):
    card: str
    cell: str
    under: str | None


class TurnView(TypedDict):
    seat: int
    before: int  # the score at the start of the turn
    claimed: list[str]
    bonus: int
    card: str | None
    cell: str | None
    tidied: list[str]
    points: int | None
    total: int | None


class PileView(TypedDict):
    top: str | None  # null if the pile is face down
    height: int
    flipped: bool


class TableView(TypedDict):
    piles: list[PileView | None]  # one value per square, in the order of the data file
    hands: list[list[str]]
    discard: int  # number of cards


class View(DuelView, TableView):
    deck: int  # number of cards
    score: list[int]  # totals of the score cards
    starter: int
    first: int | None
    turn: TurnView
    last: TurnView | None
    window: bool  # the holder may challenge `last`
    shown: ShownView | None  # the card below the last placement, after `peek`
    pending: PendingView | None


def view(state: State, viewer: Viewer, _now_ms: int) -> View:
    return {
        **_table(state.table),
        "deck": len(state.deck),
        "score": list(state.score),
        "starter": state.starter,
        "first": state.first,
        "turn": _turn(state.turn),
        "last": None if state.last is None else _turn(state.last),
        "window": state.window,
        "shown": _shown(state.placed[1 - state.flag]) if state.peeked else None,
        "pending": pending_view(state.pending),
        **duel_view(state, text(state)),
        **record_view(viewer, {"turn": state.turn, "last": state.last}, partial(faults_explained, state.table)),
    }


@shown_once
def _table(table: Table) -> TableView:
    return {
        "piles": [
            _pile(pile[-1], len(pile), cell in table.flipped) if pile else None
            for cell, pile in zip(SQUARES, table.piles, strict=True)
        ],
        "hands": [list(hand) for hand in table.hands],
        "discard": len(table.discard),
    }


@shown_once
def _pile(top: str, height: int, is_flipped: bool) -> PileView:
    return {"top": None if is_flipped else top, "height": height, "flipped": is_flipped}


@shown_once
def _turn(turn: Turn) -> TurnView:
    return {
        "seat": turn.seat,
        "before": turn.before,
        "claimed": list(turn.claimed),
        "bonus": turn.bonus,
        "card": turn.card,
        "cell": turn.cell,
        "tidied": list(turn.tidied),
        "points": turn.points,
        "total": turn.total,
    }


def _shown(placed: Placed | None) -> ShownView | None:
    return None if placed is None else {"card": placed.card, "cell": placed.cell, "under": placed.under}


def text(state: State) -> str:
    """Return a text such as `c1:s1rs/2 c2:-/4|s1bs.b1rs|b2bh 0,0 0 review`: top cards and heights of the piles, hands, totals,
    flag holder, phase."""
    first, second = state.score
    return f"{_table_text(state.table)} {len(state.deck)} {first},{second} {state.flag} {state.phase}"


@shown_once
def _table_text(table: Table) -> str:
    piles = [
        f"{cell}:{'-' if cell in table.flipped else CODE[pile[-1]]}/{len(pile)}"
        for cell, pile in zip(SQUARES, table.piles, strict=True)
        if pile
    ]
    return f"{' '.join(piles)}|{_codes(table.hands[0])}|{_codes(table.hands[1])}"


def _codes(hand: Cards) -> str:
    return ".".join(CODE[card] for card in hand)


COLUMNS = ("card", "square", "bonus", "points", "total", "note")


def card(state: State, seat: int) -> Card:
    """Return a line for each turn: card, square, bonus, points, total, and a note for an unusual turn."""
    lines = tuple(_cells(line) for line in state.lines[seat])
    return duel_card(state, seat, COLUMNS, lines, state.score[seat])


def _cells(line: Line) -> tuple[Any, ...]:
    return (line.card, line.cell, line.bonus or None, line.points, line.total, line.note)
