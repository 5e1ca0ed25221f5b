"""The ids of the rules (rulebook part 5), the codes of all refusals, and the faults of a turn."""

from functools import lru_cache
from typing import Final, Literal, TypeAlias

from engines.contract import Rule
from engines.damas.moves import Path, captures, goes_on, is_jump

CAPTURE: Final = "damas.capture"
TOUCH_DEAD: Final = "damas.touch-dead"
DRAW: Final = "damas.draw"
MAY_CLAIM: Final = (CAPTURE, TOUCH_DEAD)

RULES = (
    Rule("damas.colors", "supervised"),
    Rule("damas.match", "supervised"),
    Rule("damas.step", "supervised"),
    Rule("damas.jump", "supervised"),
    Rule("damas.crown", "supervised"),
    Rule("damas.crown-stops", "supervised"),
    Rule(CAPTURE, "fault", challengeable=True, target="piece"),
    Rule("damas.touch-move", "supervised"),
    Rule(TOUCH_DEAD, "supervised", challengeable=True),
    Rule("damas.time", "supervised"),
    Rule("damas.blocked", "supervised"),
    Rule("damas.win", "supervised"),
    Rule(DRAW, "claim"),
    Rule("damas.time-limit", "supervised"),
)

CODES = frozenset(
    {
        "malformed",
        "game_over",
        "not_your_turn",
        "not_now",
        "not_your_piece",
        "touched_other",
        "not_diagonal",
        "backwards",
        "occupied",
        "nothing_to_jump",
        "jumped_twice",
        "crowned_stops",
        "already_touched",
        "no_touch_rule",
        "fault",
        "no_challenges",
        "no_soplo",
        "not_their_piece",
        "not_your_rival",
        "already_called",
        "too_early",
        "already_offered",
        "offer_too_soon",
        "no_offer",
        "not_a_referee",
        "notation_unknown",
        "notation_illegal",
        "notation_ambiguous",
    }
)

Detail: TypeAlias = Literal["omitted", "short", "lost"]


@lru_cache(maxsize=2048)
def fault_of(before: str, black: bool, path: Path) -> Detail | None:
    """Return how a turn broke the duty to capture; None if it did not. `path`: its move; empty for a turn that was lost by
    touching a blocked piece.

    Rule: `damas.capture`. A capture by any piece fulfils the duty, but it must go to the end of the chosen path.
    """
    if path and is_jump(path):
        return "short" if goes_on(before, path) else None
    if not captures(before, black):
        return None
    return "omitted" if path else "lost"


def blowable(before: str, black: bool, path: Path) -> tuple[int, ...]:
    """Return the present squares of the pieces that a soplo may remove: those that could have captured in the faulty turn.
    Rule: part 6, `huff`."""
    match fault_of(before, black, path):
        case "short":
            return (path[-1],)
        case "omitted" | "lost":
            able = {each[0] for each in captures(before, black)}
            return tuple(sorted(path[-1] if path and square == path[0] else square for square in able))
    return ()
