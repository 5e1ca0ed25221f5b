"""The values of a match of Fab-A-Diffy. A strip is named by its id, a rectangle by its index in `board.RECTANGLES`."""

from typing import Literal, TypeAlias

import msgspec

from engines.fab_a_diffy.board import CAPTURE_MS, CAPTURE_SLACK_MS
from engines.kit.clocks.deadline import NEVER, Deadline
from engines.kit.duel.options import DuelOptions, Length
from engines.kit.duel.state import DuelState, DuelTurn

Phase: TypeAlias = Literal["review", "capturing", "captured", "sampled", "result_pending", "over"]
Pair: TypeAlias = tuple[int, int]
Two: TypeAlias = tuple[str, str]
Trick: TypeAlias = tuple[str, str, str]

ASIDE = -1
"""Place of a retired sample if every rectangle was full."""


class Options(DuelOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of the match. If `starter` is None, the smaller of two drawn strips decides."""

    capture_ms: Length = CAPTURE_MS
    capture_slack_ms: Length = CAPTURE_SLACK_MS


class Work(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A seat's use of one sample.

    `touched`: strips, in order. `sentence`: the last announcement, made when `said_at` strips were touched. `taken`:
    the two strips of the trick; `places`: their rectangles. `retired_to`: place of the retired sample. `usable`: the
    touched strips could have made a trick when the seat retired the sample; only referees know this.
    """

    sample: str
    touched: tuple[str, ...] = ()
    sentence: str | None = None
    said_at: int = 0
    taken: Two | None = None
    places: Pair | None = None
    retired_to: int | None = None
    usable: bool = False


class Turn(DuelTurn, frozen=True, array_like=True, omit_defaults=True):
    """One seat's turn: an optional capture of the other seat's retired sample, followed by its own sample. If `is_lost`,
    the seat may only challenge the last turn and pass the flag."""

    regular: Work | None = None
    capture: Work | None = None
    is_lost: bool = False


class Line(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A line of the score card: game, sample, the two taken strips, the sentence, and a note for an unusual turn."""

    game: int
    sample: str
    taken: Two | None
    sentence: str | None
    note: Literal["", "capture", "retired", "lost", "challenge"] = ""


class State(DuelState, frozen=True, kw_only=True, omit_defaults=True):
    """State of a match.

    `face`: the strip in each rectangle. `sample`: the strip in the sample's box, drawn by `sample_by`. `pile`: hidden
    strips, the next one first. `results`: the winner of each finished game, None for a drawn one. `turn`: the flag
    holder's turn. `last`: the previous turn, of the other seat. `window`: the holder may challenge `last`.
    `capturable`: the holder may capture the sample in the box, until `capture_by`. `hold`: end of the minimum time to
    challenge a capture. `laid`: fixed piles of later games.
    """

    options: Options
    game: int
    starter: int
    face: tuple[str | None, ...]
    pile: tuple[str, ...]
    turn: Turn
    phase: Phase = "review"
    results: tuple[int | None, ...] = ()
    sample: str | None = None
    sample_by: int | None = None
    tricks: tuple[tuple[Trick, ...], tuple[Trick, ...]] = ((), ())
    aside: tuple[str, ...] = ()
    last: Turn | None = None
    capturable: Literal["no", "open", "late"] = "no"
    capture_by: Deadline = NEVER
    turn_lost: Pair = (0, 0)
    lots: Two | None = None
    laid: tuple[tuple[str, ...], ...] = ()
    lines: tuple[tuple[Line, ...], tuple[Line, ...]] = ((), ())


def open_strips(state: State) -> tuple[str, ...]:
    """Return the strips in the rectangles, in the order of the rectangles."""
    return tuple(strip for strip in state.face if strip is not None)


def work_of(state: State) -> Work:
    """Return the flag holder's current use of a sample: the use for its capture, or the regular use."""
    work = state.turn.capture if state.phase == "capturing" else state.turn.regular
    assert work is not None, "the game has no sample in progress"
    return work
