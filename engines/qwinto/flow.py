"""The course of a round: throw, keep, say, write, review, and the clock in each (rulebook Qwinto, parts 4, 7, 8).

    throw ──▶ keep ──▶ (say) ──▶ write ──all committed, or time──▶ review ──▶ next round, or over
      ▲                             ▲                                │  ▲
      └──── the active seat retires: round dropped                   └──┘ an erased entry: rewrite or leave

A *commit* is a seat's hidden decision about its entry in this round. Only `reveal` reads its content.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engines.contract import GameEvent, Result, Step
from engines.kit.chance import Chance
from engines.kit.clocks.timers import Timers, first_due, started, without
from engines.kit.referee.draws import agreed
from engines.kit.referee.record import put
from engines.qwinto.sheet import BOARD, BOXES, DICE, complete_rows, entry_of, total
from engines.qwinto.state import Commit, Phase, State

ROWS_TO_END: int = BOARD["end"]["complete_rows"]
MISSES_TO_END: int = BOARD["end"]["misthrows"]
ROUNDS_TO_BE_ABSENT = 2


def also(step: Step[State], course: Callable[[State, int], Step[State]], now_ms: int) -> Step[State]:
    """Return `step` and the next step as one, with the events of `step` first. `course`: (state, now_ms) → the next step."""
    further = course(step.state, now_ms)
    return replace(step, state=further.state, happenings=(*step.happenings, *further.happenings))


def in_phase(state: State, phase: Phase, now_ms: int, **changes: Any) -> State:
    """Enter another phase and start the time of the active seat, or of all seats if all act."""
    length_ms = getattr(state.options, f"{phase}_ms")
    seats = state.in_game if phase in ("write", "review") else (changes.get("active", state.active),)
    return replace(state, phase=phase, timers=started(state.timers, "phase", length_ms, now_ms, seats), **changes)


def is_absent(state: State, seat: int) -> bool:
    return state.options.absent == "skip" and state.slow[seat] >= ROUNDS_TO_BE_ABSENT


def throw(state: State, dice: tuple[str, ...], now_ms: int, chance: Chance, phase: Phase, kind: str) -> Step[State]:
    """Throw these dice, which the caller gives in the order of the data file."""
    shown = chance.dice(len(dice))
    after = in_phase(state, phase, now_ms, dice=dice, throw=shown)
    return Step(after, (GameEvent(kind, state.active, {"dice": list(dice), "throw": list(shown)}),))


def announce(state: State, number: int, now_ms: int) -> Step[State]:
    blank = (None,) * state.seats
    after = in_phase(state, "write", now_ms, announced=number, commits=blank)
    return Step(after, (GameEvent("announced", state.active, {"sum": number}),))


def commit(state: State, seat: int, what: Commit, now_ms: int) -> Step[State]:
    """Store a seat's hidden decision. The other seats learn only that a first decision exists, never its content."""
    noticed = (GameEvent("committed", seat),) if state.commits[seat] is None else ()
    return also(Step(replace(state, commits=put(state.commits, seat, what)), noticed), reveal_if_all, now_ms)


def reveal_if_all(state: State, now_ms: int) -> Step[State]:
    if any(state.commits[seat] is None for seat in state.in_game):
        return Step(state)
    return reveal(state, now_ms)


def reveal(state: State, now_ms: int) -> Step[State]:
    """Carry out the decisions of all seats at the same time. A seat without a decision has passed. If the active seat
    has passed, it gets a misthrow. Rule: Qwinto part 4."""
    assert state.announced is not None
    sheets, misses, shown = list(state.sheets), list(state.misses), []
    for seat in state.in_game:
        what = state.commits[seat] or Commit()
        if what.box is not None:
            entry = entry_of(what.number, state.round, state.announced, state.dice)
            sheets[seat] = put(sheets[seat], what.box, entry)
            shown.append({"seat": seat, "box": BOXES[what.box], "number": what.number})
        elif seat == state.active:
            misses[seat] += 1
            shown.append({"seat": seat, "misthrow": misses[seat]})
    after = replace(state, sheets=tuple(sheets), misses=tuple(misses), commits=(None,) * state.seats)
    events = (GameEvent("revealed", None, {"entries": shown}),)
    if not state.is_tournament:
        return also(Step(after, events), end_round, now_ms)
    return Step(in_phase(after, "review", now_ms, ready=(False,) * state.seats, owes=()), events)


def erase(state: State, seat: int, box: int, now_ms: int) -> Step[State]:
    """Erase an entry. If this is the review of the entry's own round, its owner must rewrite it. Rule: Qwinto part 6,
    `qwinto.late-error`."""
    entry = state.sheets[seat][box]
    assert entry is not None
    after = replace(
        state, sheets=put(state.sheets, seat, put(state.sheets[seat], box, None)), ready=put(state.ready, seat, False)
    )
    if state.phase == "review" and entry.round == state.round and not state.retired[seat]:
        timers = started(without(after.timers, "phase"), f"rewrite-{seat}", state.options.rewrite_ms, now_ms, (seat,))
        after = replace(after, owes=(*state.owes, seat), timers=timers)
    return Step(after, (GameEvent("erased", seat, {"box": BOXES[box], "number": entry.number}),))


def rewrite(state: State, seat: int, box: int, now_ms: int) -> Step[State]:
    assert state.announced is not None
    entry = entry_of(state.announced, state.round, state.announced, state.dice)
    after = replace(state, sheets=put(state.sheets, seat, put(state.sheets[seat], box, entry)))
    events = (GameEvent("rewritten", seat, {"box": BOXES[box], "number": entry.number}),)
    return also(Step(_settled(after, seat, now_ms), events), end_if_all_ready, now_ms)


def leave(state: State, seat: int, now_ms: int) -> Step[State]:
    """Leave the erased entry empty instead of rewriting it. For the active seat that is a misthrow. Rule: `qwinto.misthrow`."""
    events: tuple[GameEvent, ...] = (GameEvent("left_empty", seat),)
    if seat == state.active:
        state = replace(state, misses=put(state.misses, seat, state.misses[seat] + 1))
        events = (*events, GameEvent("misthrow", seat, {"misthrow": state.misses[seat]}))
    return also(Step(_settled(state, seat, now_ms), events), end_if_all_ready, now_ms)


def _settled(state: State, seat: int, now_ms: int) -> State:
    """Note that the seat no longer has to rewrite an entry. After the last such seat, the time of the review starts again."""
    if seat not in state.owes:
        return state
    owes = tuple(other for other in state.owes if other != seat)
    after = replace(state, owes=owes, timers=without(state.timers, f"rewrite-{seat}"))
    return after if owes else in_phase(after, "review", now_ms)


def end_if_all_ready(state: State, now_ms: int) -> Step[State]:
    if state.owes or not all(state.ready[seat] for seat in state.in_game):
        return Step(state)
    return end_round(state, now_ms)


def end_round(state: State, now_ms: int) -> Step[State]:
    """End the game, or pass the flag clockwise. Rule: `qwinto.end`, `qwinto.round`."""
    if any(complete_rows(state.sheets[seat]) >= ROWS_TO_END for seat in state.in_game):
        return finish(state, "two_rows")
    if any(state.misses[seat] >= MISSES_TO_END for seat in state.in_game):
        return finish(state, "four_misses")
    if state.time_called:
        return finish(state, "time_limit")
    return begin_round(state, state.round + 1, _next_active(state), now_ms)


def _next_active(state: State) -> int:
    around = [(state.active + step) % state.seats for step in range(1, state.seats + 1)]
    in_game = [seat for seat in around if not state.retired[seat]]
    return next((seat for seat in in_game if not is_absent(state, seat)), in_game[0])


def begin_round(state: State, number: int, active: int, now_ms: int) -> Step[State]:
    after = in_phase(
        replace(state, dice=(), throw=(), announced=None, commits=(None,) * state.seats, offer=None, owes=()),
        "throw",
        now_ms,
        round=number,
        active=active,
        ready=(False,) * state.seats,
    )
    return Step(after, (GameEvent("round", active, {"round": number}),))


def finish(state: State, reason: str) -> Step[State]:
    """End the game. Of the seats that have not retired, the seat with the highest total wins; equal totals share the
    win. Rule: `qwinto.score`."""
    totals = [total(sheet, misses) for sheet, misses in zip(state.sheets, state.misses, strict=True)]
    best = max(totals[seat] for seat in state.in_game)
    winners = tuple(seat for seat in state.in_game if totals[seat] == best)
    if reason == "agreed":
        return _over(state, "draw", reason, (), totals)
    return _over(state, "win", reason, winners, totals)


def _over(state: State, result: Any, reason: str, winners: tuple[int, ...], totals: list[int]) -> Step[State]:
    sharers = winners or state.in_game
    points = tuple((1.0 if len(sharers) == 1 else 0.5) if seat in sharers else 0.0 for seat in range(state.seats))
    score = " ".join(map(str, totals))
    after = replace(
        state,
        phase="over",
        result=Result(result, reason, winners, points, score),
        commits=(None,) * state.seats,
        owes=(),
        offer=None,
        timers=Timers(halted_at_ms=state.timers.halted_at_ms),
    )
    events = {"reason": reason, "winners": list(winners), "totals": totals}
    return Step(after, (GameEvent("game_over", None, events),))


def retire(state: State, seat: int, reason: str, now_ms: int) -> Step[State]:
    """Retire the seat from the game; its sheet stays. If it is the active seat and has not yet announced a sum, drop the round.
    Rule: `qwinto.retire`."""
    owed = seat in state.owes
    after = replace(
        state,
        retired=put(state.retired, seat, True),
        commits=put(state.commits, seat, None),
        offer=None if state.offer and state.offer.by == seat else state.offer,
    )
    step = Step(after, (GameEvent("retired", seat, {"reason": reason}),))
    if len(after.in_game) == 1:
        return also(step, lambda last, _now_ms: finish(last, "last_seat"), now_ms)
    if after.offer and agreed(after.offer, after.in_game):
        return also(step, lambda rest, _now_ms: finish(rest, "agreed"), now_ms)
    match state.phase:
        case "write":
            return also(step, reveal_if_all, now_ms)
        case "review":
            settled = replace(step, state=_settled(after, seat, now_ms)) if owed else step
            return also(settled, end_if_all_ready, now_ms)
        case _:
            return also(step, end_round, now_ms) if seat == state.active else step


def tick(state: State, now_ms: int, chance: Chance) -> Step[State]:
    """Carry out the due event: the end of a phase, of a rewrite or of the game. Rule: Qwinto part 8."""
    timer = first_due(state.timers, now_ms)
    if timer is None:
        return Step(state)
    at_ms = timer.due_at_ms
    if timer.name == "game":
        called = replace(state, time_called=True, timers=without(state.timers, "game"))
        return Step(called, (GameEvent("time_limit"),))
    if timer.name != "phase":
        return leave(state, timer.seats[0], at_ms)
    match state.phase:
        case "throw":
            slow = put(state.slow, state.active, state.slow[state.active] + 1)
            return throw(replace(state, slow=slow), DICE, at_ms, chance, "keep", "rolled")
        case "keep" | "say":
            return announce(state, sum(state.throw), at_ms)
        case "write":
            return reveal(state, at_ms)
        case _:
            return end_round(state, at_ms)
