"""What is seen of a match of Fab-A-Diffy: all that lies open, by everybody; the pile's order by nobody; faults by referees.

game, results   number of the running game; the winner of each finished one, null for a drawn one
face            the strip of each rectangle in the order of `board.json`, null for an empty one
sample          in its box, drawn by `sample_by`, or null
pile            how many strips are left                 tricks              each seat's tricks of this game
turn, last      the running turn and the one before it: seat, is_lost, regular and capture, each null or
                {sample, touched, sentence, said_at (strips touched by then), taken, is_retired}
capturable      the sample may be captured, till `capture_by_ms`
regular_window  the holder may challenge `last`          hold_ms   till when a capture must lie open, or null
pending         the end by the clock that `seat` may hold up: {seat, reason, due_at_ms}, or null
"""

from functools import lru_cache
from typing import Any, TypedDict

from msgspec.structs import replace

from engines.contract import REFEREE, SPECTATOR, Card, Viewer
from engines.fab_a_diffy.faults import turn_faults
from engines.fab_a_diffy.state import State, Trick, Turn, Work, open_strips
from engines.kit.chance import Chance
from engines.kit.clocks.turn import clock_view
from engines.kit.duel.view import DuelView


class PendingView(TypedDict):
    seat: int
    reason: str
    due_at_ms: int | None


class WorkView(TypedDict):
    sample: str
    touched: list[str]
    sentence: str | None
    said_at: int
    taken: list[str] | None
    is_retired: bool


class TurnView(TypedDict):
    seat: int
    is_lost: bool
    regular: WorkView | None
    capture: WorkView | None


class View(DuelView):
    game: int
    results: list[int | None]
    starter: int
    lots: list[str] | None
    face: list[str | None]
    sample: str | None
    sample_by: int | None
    pile: int
    tricks: list[list[list[str]]]
    aside: list[str]
    turn: TurnView
    last: TurnView | None
    regular_window: bool
    capturable: bool
    capture_by_ms: int | None
    hold_ms: int | None
    pending: PendingView | None
    turn_lost: list[int]


def view(state: State, viewer: Viewer, _now_ms: int) -> dict[str, Any]:
    seen = {
        "game": state.game,
        "results": list(state.results),
        "starter": state.starter,
        "lots": state.lots and list(state.lots),
        "face": _face(state.face),
        "sample": state.sample,
        "sample_by": state.sample_by,
        "pile": len(state.pile),
        "tricks": [_tricks(state.tricks[0]), _tricks(state.tricks[1])],
        "aside": list(state.aside),
        "turn": _turn(state.turn),
        "last": state.last and _turn(state.last),
        "regular_window": state.window,
        "capturable": state.capturable == "open",
        "capture_by_ms": state.capture_by.due_at_ms,
        "hold_ms": state.hold.due_at_ms,
        "pending": state.pending
        and {"seat": state.pending.seat, "reason": "time", "due_at_ms": state.pending.closes.due_at_ms},
        "turn_lost": list(state.turn_lost),
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


# What did not change is the same object in every view, so that a comparison of two views ends at once.
@lru_cache(maxsize=4096)
def _face(face: tuple[str | None, ...]) -> list[str | None]:
    return list(face)


@lru_cache(maxsize=4096)
def _tricks(tricks: tuple[Trick, ...]) -> list[list[str]]:
    return [list(trick) for trick in tricks]


@lru_cache(maxsize=4096)
def _turn(turn: Turn) -> dict[str, Any]:
    return {
        "seat": turn.seat,
        "is_lost": turn.is_lost,
        "regular": turn.regular and _work(turn.regular),
        "capture": turn.capture and _work(turn.capture),
    }


def _work(work: Work) -> dict[str, Any]:
    return {
        "sample": work.sample,
        "touched": list(work.touched),
        "sentence": work.sentence,
        "said_at": work.said_at,
        "taken": work.taken and list(work.taken),
        "is_retired": work.retired_to is not None,
    }


def text(state: State) -> str:
    """`game 2 1-0: 1/4 1/3 5/12 | 1/12 | 20 | 3-2 0 sampled`: open strips, sample, pile, tricks, flag, phase."""
    won = "-".join(str(state.results.count(seat)) for seat in (0, 1))
    tricks = "-".join(str(len(tricks)) for tricks in state.tricks)
    strips = " ".join(open_strips(state))
    return f"game {state.game} {won}: {strips} | {state.sample or ''} | {len(state.pile)} | {tricks} {state.flag} {state.phase}"


def audience(_state: State, viewer: Viewer) -> Viewer:
    return REFEREE if viewer == REFEREE else SPECTATOR


def resample_hidden(state: State, _viewer: Viewer, chance: Chance) -> State:
    """The same table with another order of the strips that nobody sees: those of the pile, and of piles laid down for later.

    Whether a retired sample could have been used follows from what lies open; it is the same for all.
    """
    return replace(state, pile=chance.shuffle(state.pile), laid=tuple(chance.shuffle(pile) for pile in state.laid))


def card(state: State, seat: int) -> Card:
    """A line for each sample that the seat used or put away, with the game it was in; the total is of games won."""
    lines = tuple(
        (line.game, line.sample, line.taken and " ".join(line.taken), line.sentence, line.note) for line in state.lines[seat]
    )
    columns = ("game", "sample", "strips", "sentence", "note")
    return Card(columns, lines, state.results.count(seat), state.book.marks[seat], state.book.violations[seat])
