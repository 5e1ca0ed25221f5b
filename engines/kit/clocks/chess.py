"""The chess clock: each seat has its own time, and the time of one seat runs. Completing a move starts the next seat's time.

    running ──pressed──▶ running for the next seat
    running ──stopped──▶ stopped by the arbiter ──released──▶ running
    running ──Halt─────▶ halted by the room, for example for a pause ──Resume──▶ running

A clock is an immutable value. Its `left_ms` are the times of the seats at `since_ms`; the caller passes the current time. An
*aguja* is the small flag on a chess clock that falls when a seat's time is over. The clock reports only which agujas fell and
when. The game decides the consequences.

The clock also counts separately (`booked_ms`) the time that rulings add or remove, so that `rewound` can return to an earlier
reading and still keep these additions.
"""

from operator import sub
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from engines.kit.clocks.adjust import ClockAdjustment, ExtraTime, Halt, OutageCredit, Resume
from engines.kit.referee.record import put
from engines.kit.view_cache import shown_once

Kind: TypeAlias = Literal["plain", "increment", "delay", "none"]
"""Kind of a time control. `none`: the game has no running clock."""

Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=86_400_000)]
Extra: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=7 * 86_400_000)]


class Period(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A period of a time control: `moves` to complete in `ms`. None means all remaining moves. `extra_ms` is the increment or
    the delay of each move."""

    moves: Annotated[int, msgspec.Meta(ge=1, le=500)] | None
    ms: Positive
    extra_ms: Extra = 0


class Control(msgspec.Struct, frozen=True):
    """A time control. Every period except the last has a number of `moves`."""

    kind: Kind
    periods: tuple[Period, ...]


class Reading(msgspec.Struct, frozen=True, array_like=True):
    """The clocks at one moment, so that the game can return to them: each seat's time without the time from rulings,
    its period, and its moves in that period."""

    net_ms: tuple[int, ...]
    period: tuple[int, ...]
    made: tuple[int, ...]


class ChessClock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clock of a game with a time for each seat. Tuples are indexed by seat."""

    control: Control
    """Periods, and the increment or delay of each move."""
    left_ms: tuple[int, ...]
    """Remaining time of each seat at `since_ms`."""
    booked_ms: tuple[int, ...]
    """Part of `left_ms` that rulings added; negative if they removed time."""
    period: tuple[int, ...]
    """Current period of each seat, from 0."""
    made: tuple[int, ...]
    """Moves of each seat in its current period."""
    fell_at_ms: tuple[int | None, ...]
    """Server time when each seat's time ran out; None if it has not run out."""
    running: int | None = None
    """Seat whose time runs."""
    since_ms: int | None = None
    """Server time of the values in `left_ms`; from this time on, the running seat's time decreases. None while the
    clock is stopped."""
    delay_ms: int = 0
    """Remaining delay of the running turn at `since_ms`."""
    stopped: bool = False
    """True after the arbiter stopped the clock, until the arbiter restarts it."""
    halted_at_ms: int | None = None
    """Server time of the room's halt; None while the clock is not halted."""


def is_timed(clock: ChessClock) -> bool:
    """Return whether the game uses a clock."""
    return clock.control.kind != "none"


def fresh(control: Control, seats: int = 2) -> ChessClock:
    """Return a clock with all seats at the start of the first period, not running."""
    ms = control.periods[0].ms
    return ChessClock(control, (ms,) * seats, (0,) * seats, (0,) * seats, (0,) * seats, (None,) * seats)


def started(clock: ChessClock, seat: int, now_ms: int) -> ChessClock:
    """Begin a new turn of the seat with its full delay. The time runs at once unless the clock is stopped or halted."""
    return replace(clock, running=seat, since_ms=_since(clock, now_ms), delay_ms=_delay(clock, seat))


def settled(clock: ChessClock, now_ms: int) -> ChessClock:
    """Return the clock with the elapsed time subtracted from the running seat's time."""
    seat, since = clock.running, clock.since_ms
    if seat is None or since is None:
        return clock
    before, fell, delay = clock.left_ms[seat], clock.fell_at_ms, clock.delay_ms
    if now_ms <= since:
        if before > 0 or fell[seat] is not None:
            return clock
        now_ms = since
    spent = now_ms - since
    left = before - _charged(delay, spent)
    if left <= 0 and fell[seat] is None:
        fell = put(fell, seat, since + delay + max(0, before))
    return replace(
        clock,
        left_ms=put(clock.left_ms, seat, left),
        fell_at_ms=fell,
        since_ms=now_ms,
        delay_ms=delay - spent if spent < delay else 0,
    )


def _charged(delay_ms: int, spent_ms: int) -> int:
    """Return the part of the elapsed time that comes off the seat's time: the time after its delay."""
    return spent_ms - delay_ms if spent_ms > delay_ms else 0


def left_ms(clock: ChessClock, seat: int, now_ms: int) -> int:
    """Return the remaining time of the seat in ms. It is negative if the time ran out and no player has claimed that."""
    left, since = clock.left_ms[seat], clock.since_ms
    return left if seat != clock.running or since is None else left - _charged(clock.delay_ms, now_ms - since)


def pressed(clock: ChessClock, now_ms: int) -> ChessClock:
    """Complete the move of the running seat and start the next seat's time. The move counts for its period and may end
    the period. If the time control has an increment, the seat gets it."""
    assert clock.running is not None
    seat = clock.running
    clock = counted(settled(clock, now_ms), seat)
    return started(clock, (seat + 1) % len(clock.left_ms), now_ms)


def counted(clock: ChessClock, seat: int, *, with_extra: bool = True) -> ChessClock:
    """Count one more completed move of the seat.

    The last move of a period adds the time of the next period. The remaining time carries over, except in a control with delay.
    If the seat overstepped its time and no player claimed it, the excess does not reduce the next period.
    """
    control, number = clock.control, clock.period[seat]
    period = control.periods[number]
    left = clock.left_ms[seat]
    if control.kind == "increment" and with_extra:
        left += period.extra_ms
    made = clock.made[seat] + 1
    if made == period.moves:
        saved = 0 if control.kind == "delay" else max(0, left)
        number, made, left = number + 1, 0, saved + control.periods[number + 1].ms
    fell = clock.fell_at_ms
    if left > 0 and fell[seat] is not None:
        fell = put(fell, seat, None)
    return replace(
        clock,
        left_ms=put(clock.left_ms, seat, left),
        period=put(clock.period, seat, number) if number != clock.period[seat] else clock.period,
        made=put(clock.made, seat, made),
        fell_at_ms=fell,
    )


def stopped(clock: ChessClock, now_ms: int) -> ChessClock:
    """Stop the clock for all seats until `released`."""
    return replace(settled(clock, now_ms), since_ms=None, stopped=True)


def released(clock: ChessClock, now_ms: int) -> ChessClock:
    """Restart the clock of the seat whose time ran before the stop. Delay that the seat has used is not given again."""
    return _going(replace(clock, stopped=False), now_ms) if clock.stopped else clock


def ended(clock: ChessClock, now_ms: int) -> ChessClock:
    """Stop the clock for all seats; the game is over."""
    return replace(settled(clock, now_ms), running=None, since_ms=None, delay_ms=0)


def add_time(clock: ChessClock, seat: int, ms: int, now_ms: int) -> ChessClock:
    """Add time to a seat by a ruling; a negative `ms` removes time, but never below 0."""
    clock = settled(clock, now_ms)
    left = clock.left_ms[seat]
    after = left + ms if ms >= 0 else min(left, max(0, left + ms))
    fell = clock.fell_at_ms
    if after > 0:
        fell = put(fell, seat, None)
    elif fell[seat] is None:
        fell = put(fell, seat, now_ms)
    return replace(
        clock,
        left_ms=put(clock.left_ms, seat, after),
        booked_ms=put(clock.booked_ms, seat, clock.booked_ms[seat] + after - left),
        fell_at_ms=fell,
    )


def set_to(clock: ChessClock, shown_ms: tuple[int, ...], now_ms: int) -> ChessClock:
    """Set the clocks to the times that a ruling names, and count the difference as added by the ruling."""
    clock = settled(clock, now_ms)
    for seat, shown in enumerate(shown_ms):
        clock = add_time(clock, seat, shown - clock.left_ms[seat], now_ms)
    return clock


def reading(clock: ChessClock, now_ms: int) -> Reading:
    """Return the current reading of the clocks, for a later `rewound`."""
    clock = settled(clock, now_ms)
    return Reading(tuple(map(sub, clock.left_ms, clock.booked_ms)), clock.period, clock.made)


def rewound(clock: ChessClock, then: Reading, seat: int, now_ms: int) -> ChessClock:
    """Return the clock with the values of an earlier reading, plus the time that rulings have added since. Begin a new
    turn of the seat."""
    left = tuple(net + ruled for net, ruled in zip(then.net_ms, clock.booked_ms, strict=True))
    fell = tuple(at if ms <= 0 else None for at, ms in zip(clock.fell_at_ms, left, strict=True))
    back = replace(clock, left_ms=left, period=then.period, made=then.made, fell_at_ms=fell, since_ms=None)
    return started(back, seat, now_ms)


def falls_at_ms(clock: ChessClock) -> int | None:
    """Return the server time when the running seat's time ends if that seat does not complete its move. If a seat's
    time is already over, return `since_ms`, so that the event is due at once. Return None if no time runs."""
    if clock.running is None or clock.since_ms is None:
        return None
    if min(clock.left_ms) <= 0:
        return clock.since_ms
    return clock.since_ms + clock.delay_ms + clock.left_ms[clock.running]


def fallen(clock: ChessClock, now_ms: int) -> tuple[int, ...]:
    """Return the seats whose time has run out, the first to run out first. A seat that never had time comes before all
    others."""
    clock = settled(clock, now_ms)
    down = [(at or 0, seat) for seat, at in enumerate(clock.fell_at_ms) if clock.left_ms[seat] <= 0]
    return tuple(seat for _, seat in sorted(down))


def shown_fallen(clock: ChessClock, seat: int, now_ms: int) -> ChessClock:
    """Set the seat's time to 0 after the arbiter has noticed that it ran out."""
    clock = settled(clock, now_ms)
    return replace(clock, left_ms=put(clock.left_ms, seat, 0))


def is_last_period(clock: ChessClock, seat: int) -> bool:
    return clock.period[seat] == len(clock.control.periods) - 1


def advanced(clock: ChessClock, now_ms: int) -> ChessClock:
    """Move all seats to the start of their next period, with exactly the time of that period. Each seat must have a next
    period."""
    clock = settled(clock, now_ms)
    period = tuple(number + 1 for number in clock.period)
    left = tuple(clock.control.periods[number].ms for number in period)
    nobody = (None,) * len(left)
    return replace(clock, left_ms=left, period=period, made=(0,) * len(left), fell_at_ms=nobody)


def adjust(clock: ChessClock, operation: ClockAdjustment, now_ms: int) -> ChessClock:
    """Return the clock after an operation of the room, such as a halt."""
    match operation:
        case Halt() if clock.halted_at_ms is None:
            return replace(settled(clock, now_ms), since_ms=None, halted_at_ms=now_ms)
        case Resume() if clock.halted_at_ms is not None:
            return _going(replace(clock, halted_at_ms=None), now_ms)
        case OutageCredit(ms) if clock.since_ms is not None:
            return replace(clock, since_ms=clock.since_ms + ms)
        case ExtraTime(seat, ms):
            return add_time(clock, seat, ms, now_ms)
    return clock


def clock_view(clock: ChessClock, *, with_moves: bool = True) -> dict[str, object] | None:
    """Return the clock for a view, with kind `chess`; None for a game without a clock.

    The key `left_ms` has each seat's time at `since_ms`. Only the time of the seat `running` decreases, after `delay_left_ms`.
    `since_ms` is None while the clocks are stopped. `made` is absent if the players must count the moves themselves.
    """
    if not is_timed(clock):
        return None
    shown: dict[str, object] = {
        "kind": "chess",
        "control": clock.control.kind,
        "running": clock.running,
        "since_ms": clock.since_ms,
        "left_ms": [ms if ms > 0 else 0 for ms in clock.left_ms],
        "delay_left_ms": clock.delay_ms,
        "period": list(clock.period),
        "periods": _periods_view(clock.control.periods),
    }
    if with_moves:
        shown["made"] = list(clock.made)
    return shown


@shown_once
def _periods_view(periods: tuple[Period, ...]) -> list[dict[str, int | None]]:
    return [{"moves": period.moves, "ms": period.ms, "extra_ms": period.extra_ms} for period in periods]


def _going(clock: ChessClock, now_ms: int) -> ChessClock:
    return clock if clock.running is None else replace(clock, since_ms=_since(clock, now_ms))


def _since(clock: ChessClock, now_ms: int) -> int | None:
    return None if clock.stopped or clock.halted_at_ms is not None or not is_timed(clock) else now_ms


def _delay(clock: ChessClock, seat: int) -> int:
    return clock.control.periods[clock.period[seat]].extra_ms if clock.control.kind == "delay" else 0
