"""The view of a match of Fab-A-Diffy. All viewers see the open strips, but not the order of the pile; only referees see the
faults."""

from typing import TypedDict

from msgspec.structs import replace

from engines.contract import Card, Viewer
from engines.fab_a_diffy.facts import faults_explained
from engines.fab_a_diffy.state import State, Trick, Turn, Work, open_strips
from engines.kit.chance import Chance
from engines.kit.duel.score_card import duel_card
from engines.kit.duel.view import DuelView, EndView, duel_view, end_view, record_view
from engines.kit.view_cache import shown_once


class WorkView(TypedDict):
    sample: str
    touched: list[str]
    sentence: str | None
    said_at: int  # number of strips touched before the sentence
    taken: list[str] | None
    is_retired: bool


class TurnView(TypedDict):
    seat: int
    is_lost: bool
    regular: WorkView | None
    capture: WorkView | None


class View(DuelView):
    game: int  # number of the running game
    results: list[int | None]  # the winner of each finished game; null for a drawn game
    starter: int
    lots: list[str] | None
    face: list[str | None]  # the strip of each rectangle in the order of `board.json`
    sample: str | None  # the sample in its box
    sample_by: int | None  # the seat that drew the sample
    pile: int  # number of remaining strips
    tricks: list[list[list[str]]]  # tricks of each seat in this game
    aside: list[str]
    turn: TurnView
    last: TurnView | None
    regular_window: bool  # the holder may challenge `last`
    capturable: bool  # the holder may capture the sample, until `capture_by_ms`
    capture_by_ms: int | None
    hold_ms: int | None  # end of the minimum time for a challenge of a capture
    pending: EndView | None
    turn_lost: list[int]


def view(state: State, viewer: Viewer, _now_ms: int) -> View:
    return {
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
        "last": None if state.last is None else _turn(state.last),
        "regular_window": state.window,
        "capturable": state.capturable == "open",
        "capture_by_ms": state.capture_by.due_at_ms,
        "hold_ms": state.hold.due_at_ms,
        "pending": end_view(state.pending),
        "turn_lost": list(state.turn_lost),
        **duel_view(state, text(state)),
        **record_view(viewer, {"turn": state.turn, "last": state.last}, faults_explained),
    }


@shown_once
def _face(face: tuple[str | None, ...]) -> list[str | None]:
    return list(face)


@shown_once
def _tricks(tricks: tuple[Trick, ...]) -> list[list[str]]:
    return [list(trick) for trick in tricks]


@shown_once
def _turn(turn: Turn) -> TurnView:
    return {
        "seat": turn.seat,
        "is_lost": turn.is_lost,
        "regular": None if turn.regular is None else _work(turn.regular),
        "capture": None if turn.capture is None else _work(turn.capture),
    }


def _work(work: Work) -> WorkView:
    return {
        "sample": work.sample,
        "touched": list(work.touched),
        "sentence": work.sentence,
        "said_at": work.said_at,
        "taken": work.taken and list(work.taken),
        "is_retired": work.retired_to is not None,
    }


def text(state: State) -> str:
    """Return a text such as `game 2 1-0: 1/4 1/3 5/12 | 1/12 | 20 | 3-2 0 sampled`: open strips, sample, pile, tricks, flag,
    phase."""
    won = "-".join(str(state.results.count(seat)) for seat in (0, 1))
    tricks = "-".join(str(len(tricks)) for tricks in state.tricks)
    strips = " ".join(open_strips(state))
    return f"game {state.game} {won}: {strips} | {state.sample or ''} | {len(state.pile)} | {tricks} {state.flag} {state.phase}"


def resample_hidden(state: State, _viewer: Viewer, chance: Chance) -> State:
    """Return the same table with another order of the hidden strips: the pile, and the fixed piles of later games.

    Whether a retired sample was usable does not change, because that depends only on open strips.
    """
    return replace(
        state, pile=chance.shuffle(sorted(state.pile)), laid=tuple(chance.shuffle(sorted(pile)) for pile in state.laid)
    )


def card(state: State, seat: int) -> Card:
    """Return the score card: a line for each sample that the seat used or retired, with its game. The total is the number of
    won games."""
    lines = tuple(
        (line.game, line.sample, line.taken and " ".join(line.taken), line.sentence, line.note) for line in state.lines[seat]
    )
    columns = ("game", "sample", "strips", "sentence", "note")
    return duel_card(state, seat, columns, lines, state.results.count(seat))
