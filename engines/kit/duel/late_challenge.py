"""Late challenges that a person accepts as timely. The seat has already acted in its turn: its first action, the *touch*,
closed its challenge window. The game undoes the seat's actions since then.

    the touch ──▶ the game keeps the state from before the touch, and from now on each draw that the seat reveals
    a person rules C or I on a challenge that the server calls untimely
              ──▶ the game restores the kept state, with the present book and limit ──▶ it rules as if the window were open
    another seat's touch, a ruling that is carried out, or the end of the game
              ──▶ the game drops the kept state

Draws that the seat has seen keep their values: the seat repeats its turn with the same draws. Rule: `common.md`, Second and
third opinion.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from engines.kit.chance import Chance, Draw
from engines.kit.clocks.adjust import Halt, Resume
from engines.kit.duel.stages import NO_FORM, stage_of
from engines.kit.duel.state import BeforeTouch, DrawnAgain, DuelState, duel_adjusted
from engines.kit.outcome import GameEvent, Refusal, Step
from engines.kit.referee.record import Mark, Ruling
from engines.kit.status import Window

D = TypeVar("D", bound=DuelState)
T = TypeVar("T")

TURN_UNDONE = "turn_undone"
"""Event: the game undoes the seat's actions since its challenge window closed."""
_RULED = ("ruling", "strike_warning")


class RevealedChance(msgspec.Struct, eq=False):
    """Draws for an engine. This source first repeats the draws `left`, which the seat saw in an undone turn, and then
    draws from `chance`. It records all draws in `drawn`."""

    chance: Chance
    left: tuple[Draw, ...]
    drawn: tuple[Draw, ...] = ()

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """Roll `count` dice of 1…`sides`."""
        return self._noted("dice", sides, self._seen("dice", sides, count) or self.chance.dice(count, sides))

    def below(self, bound: int) -> int:
        """Draw an integer of 0…bound-1."""
        return self._noted("below", bound, self._seen("below", bound, 1) or (self.chance.below(bound),))[0]

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in a random order."""
        size = len(items)
        order = self._noted("shuffle", size, self._seen("shuffle", size, size) or self.chance.shuffle(range(size)))
        return tuple(items[place] for place in order)

    def _seen(self, kind: str, of: int, count: int) -> tuple[int, ...]:
        """Return the next draw to repeat. Return an empty tuple if none is left, or if the seat now makes another kind of
        draw."""
        first = self.left[0] if self.left else None
        if first is None or (first.kind, first.of, len(first.got)) != (kind, of, count):
            return ()
        self.left = self.left[1:]
        return first.got

    def _noted(self, kind: str, of: int, got: tuple[int, ...]) -> tuple[int, ...]:
        self.drawn = (*self.drawn, Draw(kind, of, got))  # type: ignore[arg-type]
        return got


def revealed_chance(chance: Chance, state: DuelState) -> RevealedChance:
    """Return the draws for an action in that state."""
    return RevealedChance(chance, () if state.drawn_again is None else state.drawn_again.draws)


def ruled_in_time(
    state: D,
    seat: int,
    step: Step[D],
    marks: tuple[Mark, ...],
    challenged: Callable[[D, tuple[Mark, ...] | None], Step[D]],
    windows: Callable[[D], tuple[Window, ...]],
    costs_turn: bool,
    now_ms: int,
) -> Step[D]:
    """Return the step of a challenge with a person's marks. If the marks treat the challenge as timely, the step starts from
    the state before the seat's touch.

    `step`: the step of the same challenge from the current state. `challenged`: (state, marks) → the step of the challenge from
    that state; if `marks` is None, the game itself rules. `windows`: state → the open windows. `costs_turn`: an incorrect
    challenge costs the challenger its turn in this game.
    """
    kept = state.before_touch
    result = step.state.result
    if kept is None or kept.seat != seat or (result is not None and result.reason == "strikes"):
        return step
    then = _restored(state, kept, now_ms)
    was_open = bool(_open_to(windows, then, seat))
    has_turn = seat == state.flag and state.pending is None
    if not (("C" in marks and was_open) or ("I" in marks and has_turn and costs_turn)):
        return step
    try:
        if _open_to(windows, state, seat) and not _is_any_late(
            marks, challenged(state, None).rulings, challenged(then, None).rulings
        ):
            return step
        again = challenged(then, marks)
    except Refusal:
        # Before the touch the game refuses this action, so the person cannot have accepted it as a timely challenge.
        return step
    has_seen = again.state.result is None and again.state.flag == seat and kept.drawn
    after = replace(again.state, drawn_again=DrawnAgain(seat, kept.drawn) if has_seen else None)
    ruled = max(number for number, event in enumerate(again.happenings) if event.kind in _RULED) + 1
    events = (*again.happenings[:ruled], GameEvent(TURN_UNDONE, seat), *again.happenings[ruled:])
    return replace(again, state=after, happenings=events)


def _restored(now: D, kept: BeforeTouch, now_ms: int) -> D:
    """Return the state before the touch, with the clock times of that state but with the present book and the present
    time limit."""
    then = msgspec.msgpack.decode(kept.state, type=type(now))
    then = duel_adjusted(duel_adjusted(then, Halt(), kept.at_ms), Resume(), now_ms)
    return replace(then, book=now.book, limit=now.limit, time_called=now.time_called, draw_offered_by=now.draw_offered_by)


def _is_any_late(marks: tuple[Mark, ...], now: tuple[Ruling, ...], then: tuple[Ruling, ...]) -> bool:
    """Return whether the person rules C or I on a rule that the game's own ruling calls inappropriate (IA) now but not before
    the touch."""
    return any(mark != "IA" and here.mark == "IA" != there.mark for mark, here, there in zip(marks, now, then, strict=False))


def _open_to(windows: Callable[[D], tuple[Window, ...]], state: D, seat: int) -> frozenset[str]:
    """Return the kinds of the windows that are open to a seat."""
    if state.result is not None:
        return frozenset()
    return frozenset(window.kind for window in windows(state) if seat in window.seats)


def touch_noted(
    before: D,
    actor: object,
    step: Step[D],
    windows: Callable[[D], tuple[Window, ...]],
    is_turn_action: bool,
    is_pass: bool,
    chance: RevealedChance,
    now_ms: int,
) -> Step[D]:
    """Return the step with an up-to-date `before_touch`, which is the state before a touch, kept for a late challenge.

    `is_turn_action`: the action belongs to the actor's turn. `is_pass`: the action only passes the flag.
    """
    after = step.state
    drawn_again = None
    if chance.left and after.result is None and before.drawn_again is not None and after.flag == before.drawn_again.seat:
        drawn_again = replace(before.drawn_again, draws=chance.left)
    if step.rulings and after.drawn_again is not before.drawn_again:
        drawn_again = after.drawn_again
    kept = _still_kept(before, after, actor, step.rulings, is_turn_action)
    if after.result is None and not step.rulings:
        touched = _touched(before, after, actor, windows, is_turn_action, is_pass, kept)
        if touched is not None:
            kept = _kept(before, touched, now_ms)
        if kept is not None and kept.seat == actor and chance.drawn:
            kept = replace(kept, drawn=(*kept.drawn, *chance.drawn))
    if kept is after.before_touch and drawn_again is after.drawn_again:
        return step
    return replace(step, state=replace(after, before_touch=kept, drawn_again=drawn_again))


def _still_kept(before: D, after: D, actor: object, rulings: tuple[Ruling, ...], is_turn_action: bool) -> BeforeTouch | None:
    """Return the state that was kept before a touch, or None if a late challenge is no longer possible."""
    kept = before.before_touch
    if kept is None or after.result is not None or (rulings and any(ruling.mark != "IA" for ruling in rulings)):
        return None
    is_touched_by_other = is_turn_action and actor != kept.seat
    has_come_round = after.turn.seat == kept.seat != before.turn.seat
    return None if is_touched_by_other or has_come_round else kept


def _touched(
    before: D,
    after: D,
    actor: object,
    windows: Callable[[D], tuple[Window, ...]],
    is_turn_action: bool,
    is_pass: bool,
    kept: BeforeTouch | None,
) -> int | None:
    """Return the seat that may later need the state from before this step; None if no seat may need it.

    This is the seat whose window the step closes. If the step begins the turn of a flag holder without a window, it is the
    flag holder. If another seat's action closes the window, the result is None, because the game never undoes such an action.
    Only a mere passing of the flag is undone.
    """
    flag = before.turn.seat
    has_own = kept is not None and kept.is_own
    if has_own and kept is not None and kept.seat == flag == actor and not is_pass:
        return None  # the flag holder has begun its turn already, and closes no window of the other seat by its own action
    shown = () if before.result is not None else windows(before)
    if not shown and (has_own or flag != actor or not is_turn_action):
        return None  # the usual case: no window could close, and no turn begins
    for seat in (flag, 1 - flag):
        was_open = {window.kind for window in shown if seat in window.seats}
        if was_open and was_open - _open_to(windows, after, seat):
            is_its_own = actor == seat or not isinstance(actor, int) or is_pass
            return seat if is_its_own and not (has_own and kept is not None and kept.seat == seat) else None
        if seat == flag == actor and is_turn_action and not was_open and not has_own:
            return seat if before.pending is None and stage_of(before.phase) not in NO_FORM else None
    return None


def _kept(before: DuelState, seat: int, now_ms: int) -> BeforeTouch:
    state = msgspec.msgpack.encode(replace(before, before_touch=None))
    return BeforeTouch(seat, now_ms, state, before.flag == seat)
