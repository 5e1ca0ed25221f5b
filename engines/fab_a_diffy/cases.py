"""Reads and writes the positions of the worked cases (rulebook, part 10)."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec.structs import replace

from engines.contract import Refusal
from engines.fab_a_diffy.board import GAMES, RECTANGLES, VALUES
from engines.fab_a_diffy.flow import capture_limit
from engines.fab_a_diffy.rules import bare
from engines.fab_a_diffy.state import Options, Pair, State, Trick, Turn, Work
from engines.kit.clocks.deadline import NEVER
from engines.kit.clocks.turn import started
from engines.kit.duel.cases import Given, case_shown, read_given
from engines.kit.referee.record import Book, Mark

Seat = Literal[0, 1]


class _Given(Given, frozen=True, forbid_unknown_fields=True):
    """A position at the start of the flag holder's turn, without an open challenge window; in phase `sampled` the flag
    holder has already drawn its sample.

    `chance`: the piles of the next games.
    """

    game: int = 1
    results: tuple[Seat | None, ...] = ()
    flag: Seat = 0
    starter: Seat = 0
    phase: Literal["review", "sampled"] = "review"
    face: dict[str, str | None] = {}
    sample: str | None = None
    sample_by: Seat | None = None
    pile: tuple[str, ...] = ()
    tricks: tuple[tuple[Trick, ...], tuple[Trick, ...]] = ((), ())
    aside: tuple[str, ...] = ()
    strikes: Pair = (0, 0)
    violations: Pair = (0, 0)
    marks: tuple[tuple[Mark, ...], tuple[Mark, ...]] = ((), ())
    turn_lost: Pair = (0, 0)
    chance: tuple[tuple[str, ...], ...] = ()


def position(given: Mapping[str, Any], now_ms: int) -> State:
    """Return the state that `given` describes. Raises `Refusal("malformed")`."""
    words, options = read_given(given, _Given, Options, window_min_ms=0)
    _refuse_impossible(words)
    other = 1 - words.flag
    drawer = words.flag if words.phase == "sampled" else other if words.sample_by is None else words.sample_by
    sample_by = None if words.sample is None else drawer
    work = None if words.sample is None or words.phase == "review" else Work(words.sample)
    state = bare(options, words.starter, now_ms)
    is_open = words.sample is not None and sample_by == other
    return replace(
        state,
        game=words.game,
        results=words.results,
        phase=words.phase,
        turn=Turn(words.flag, work, is_lost=words.turn_lost[words.flag] > 0),
        clock=started(state.clock, words.flag, now_ms),
        face=tuple(words.face.get(rectangle) for rectangle in RECTANGLES),
        sample=words.sample,
        sample_by=sample_by,
        capturable="open" if is_open else "no",
        capture_by=capture_limit(options, now_ms) if is_open else NEVER,
        pile=words.pile,
        tricks=words.tricks,
        aside=words.aside,
        book=Book(words.marks, words.strikes, words.violations),
        turn_lost=words.turn_lost,
        laid=words.chance,
    )


def _refuse_impossible(given: _Given) -> None:
    """Refuse a strip that occurs twice, an unknown strip or rectangle, or a missing drawn sample."""
    tricks = [strip for seat in given.tricks for trick in seat for strip in trick]
    sample = [] if given.sample is None else [given.sample]
    strips = [*(strip for strip in given.face.values() if strip is not None), *given.pile, *sample]
    laid = [strip for pile in given.chance for strip in pile]
    if not VALUES.keys() >= {*strips, *given.aside, *tricks, *laid} or not {*RECTANGLES}.issuperset(given.face):
        raise Refusal("malformed", detail="strips or rectangles")
    if len(set(strips)) != len(strips) or not 1 <= given.game <= GAMES:
        raise Refusal("malformed", detail="a strip occurs twice, or the game does not exist")
    if given.phase == "sampled" and not sample:
        raise Refusal("malformed", detail="sampled without a sample")


def to_case(state: State, _now_ms: int) -> dict[str, Any]:
    """Return the state with the keys of `expected.state`."""
    return {
        **case_shown(state),
        "game": state.game,
        "results": list(state.results),
        "starter": state.starter,
        "face": {place: strip for place, strip in zip(RECTANGLES, state.face, strict=True) if strip is not None},
        "sample": state.sample,
        "sample_by": state.sample_by,
        "pile": len(state.pile),
        "tricks": [len(tricks) for tricks in state.tricks],
        "aside": list(state.aside),
        "turn_lost": list(state.turn_lost),
    }
