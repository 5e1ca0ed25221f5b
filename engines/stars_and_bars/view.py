"""What is seen of a game of Stars & Bars: what lies open, by everybody; the faults by referees alone.

piles        one a square, in the data file's order: null, or {top (null face down), height, flipped}
hands        each seat's cards               deck, discard   how many cards
score        the totals on the cards
turn, last   the running turn and the one before it: seat, before (the score when it began), claimed and bonus,
             card, cell, tidied, points, total
window       the holder may challenge `last`
shown        under the card placed last, after `peek`: {card, cell, under}; else null
pending      a result that `seat` may still challenge: reason, is_declared, due_at_ms; or null
"""

from functools import lru_cache
from typing import Any, TypedDict

from engines.contract import REFEREE, SPECTATOR, Card, Viewer
from engines.kit.clocks.turn import clock_view
from engines.kit.duel.view import DuelView, PendingView
from engines.stars_and_bars.actions import CODE
from engines.stars_and_bars.board import SQUARES
from engines.stars_and_bars.faults import turn_faults
from engines.stars_and_bars.state import Cards, Line, Placed, State, Table, Turn


class ShownView(TypedDict):
    card: str
    cell: str
    under: str | None


class TurnView(TypedDict):
    seat: int
    before: int
    claimed: list[str]
    bonus: int
    card: str | None
    cell: str | None
    tidied: list[str]
    points: int | None
    total: int | None


class PileView(TypedDict):
    top: str | None
    height: int
    flipped: bool


class View(DuelView):
    piles: list[PileView | None]
    hands: list[list[str]]
    discard: int
    deck: int
    score: list[int]
    starter: int
    first: int | None
    turn: TurnView
    last: TurnView | None
    window: bool
    shown: ShownView | None
    pending: PendingView | None


def view(state: State, viewer: Viewer, _now_ms: int) -> dict[str, Any]:
    seen = {
        **_table(state.table),
        "deck": len(state.deck),
        "score": list(state.score),
        "starter": state.starter,
        "first": state.first,
        "turn": _turn(state.turn),
        "last": state.last and _turn(state.last),
        "window": state.window,
        "shown": _shown(state.placed[1 - state.flag]) if state.peeked else None,
        "pending": _pending(state),
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
            name: [[fault.rule, fault.detail] for fault in turn_faults(turn)]
            for name, turn in (("turn", state.turn), ("last", state.last))
            if turn is not None
        }
    return seen


@lru_cache(maxsize=1024)
def _table(table: Table) -> dict[str, Any]:
    # The same table is the same object in every view, so that a comparison of two views ends at once.
    return {
        "piles": [
            _pile(pile[-1], len(pile), cell in table.flipped) if pile else None
            for cell, pile in zip(SQUARES, table.piles, strict=True)
        ],
        "hands": [list(hand) for hand in table.hands],
        "discard": len(table.discard),
    }


@lru_cache(maxsize=4096)
def _pile(top: str, height: int, is_flipped: bool) -> dict[str, Any]:
    return {"top": None if is_flipped else top, "height": height, "flipped": is_flipped}


@lru_cache(maxsize=1024)
def _turn(turn: Turn) -> dict[str, Any]:
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


def _shown(placed: Placed | None) -> dict[str, Any] | None:
    return None if placed is None else {"card": placed.card, "cell": placed.cell, "under": placed.under}


def _pending(state: State) -> dict[str, Any] | None:
    pending = state.pending
    if pending is None:
        return None
    return {
        "seat": pending.seat,
        "reason": pending.reason,
        "is_declared": pending.is_declared,
        "due_at_ms": pending.closes.due_at_ms,
    }


def text(state: State) -> str:
    """`c1:s1rs/2 c2:-/4|s1bs.b1rs|b2bh 0,0 0 review`: open cards and heights, hands, totals, who holds the flag, phase."""
    first, second = state.score
    return f"{_table_text(state.table)} {len(state.deck)} {first},{second} {state.flag} {state.phase}"


@lru_cache(maxsize=1024)
def _table_text(table: Table) -> str:
    piles = [
        f"{cell}:{'-' if cell in table.flipped else CODE[pile[-1]]}/{len(pile)}"
        for cell, pile in zip(SQUARES, table.piles, strict=True)
        if pile
    ]
    return f"{' '.join(piles)}|{_codes(table.hands[0])}|{_codes(table.hands[1])}"


def _codes(hand: Cards) -> str:
    return ".".join(CODE[card] for card in hand)


def audience(_state: State, viewer: Viewer) -> Viewer:
    return REFEREE if viewer == REFEREE else SPECTATOR


COLUMNS = ("card", "square", "bonus", "points", "total", "note")


def card(state: State, seat: int) -> Card:
    """A line for each turn: card, square, bonus, points, total, and a note if it was no usual turn."""
    lines = tuple(_cells(line) for line in state.lines[seat])
    return Card(COLUMNS, lines, state.score[seat], state.book.marks[seat], state.book.violations[seat])


def _cells(line: Line) -> tuple[Any, ...]:
    return (line.card, line.cell, line.bonus or None, line.points, line.total, line.note)
