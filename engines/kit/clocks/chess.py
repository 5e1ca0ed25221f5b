"""The chess clock: each seat has a time of its own, one seat's runs, completing a move sets the next seat's going.

    running ──pressed──▶ next seat's runs
       │  ◀─released── stopped (the arbiter's hand)   halted (the server's: pause, appeal, outage)

A clock is a value. Its `left_ms` are what the seats showed at `since_ms`; whoever asks brings the time. It only tells which
aguja (flag) is down and since when; what that means is the game's, and so are seats that come late.

Time given or taken by rulings is *booked* apart: `rewound` goes back to what the clocks showed at an earlier moment and
keeps the bookings made since.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from engines.kit.clocks.adjust import ClockAdjustment, ExtraTime, Halt, OutageCredit, Resume
from engines.kit.referee.record import put

Kind: TypeAlias = Literal["plain", "increment", "delay", "none"]
"""`none`: nobody's time runs."""

Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=86_400_000)]
Extra: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=7 * 86_400_000)]


class Period(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`moves` to complete in `ms`; None: all that are left. `extra_ms`: the increment or the delay of each move."""

    moves: Annotated[int, msgspec.Meta(ge=1, le=500)] | None
    ms: Positive
    extra_ms: Extra = 0


class Control(msgspec.Struct, frozen=True):
    """How time is given. Only the last period is without `moves`."""

    kind: Kind
    periods: tuple[Period, ...]


class Reading(msgspec.Struct, frozen=True, array_like=True):
    """What the clocks showed at a moment, less all bookings; with each seat's period and its moves in it."""

    net_ms: tuple[int, ...]
    period: tuple[int, ...]
    made: tuple[int, ...]


class ChessClock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clock of a game with a time for each seat; tuples are by seat."""

    control: Control
    """The periods, and what a move adds."""
    left_ms: tuple[int, ...]
    """What each has left, as of `since_ms`."""
    booked_ms: tuple[int, ...]
    """The part of `left_ms` that came from rulings."""
    period: tuple[int, ...]
    """The period that each is in, from 0."""
    made: tuple[int, ...]
    """Moves that each has made in its period."""
    fell_at_ms: tuple[int | None, ...]
    """When a seat's time ran out; None where it did not."""
    running: int | None = None
    """The seat whose time runs."""
    since_ms: int | None = None
    """Since when; None while the clock stands."""
    delay_ms: int = 0
    """What the running turn still had of its delay at `since_ms`."""
    stopped: bool = False
    """By the arbiter, until it is released."""
    halted_at_ms: int | None = None
    """Since when the room holds it; None while it does not."""


def is_timed(clock: ChessClock) -> bool:
    """Whether the game is played against a clock."""
    return clock.control.kind != "none"


def fresh(control: Control, seats: int = 2) -> ChessClock:
    """All seats at the start of the first period; nobody's time runs."""
    ms = control.periods[0].ms
    return ChessClock(control, (ms,) * seats, (0,) * seats, (0,) * seats, (0,) * seats, (None,) * seats)


def started(clock: ChessClock, seat: int, now_ms: int) -> ChessClock:
    """A new turn of the seat begins, with its full delay; it runs at once unless the clock is stopped or halted."""
    return replace(clock, running=seat, since_ms=_since(clock, now_ms), delay_ms=_delay(clock, seat))


def settled(clock: ChessClock, now_ms: int) -> ChessClock:
    """The same clock, with what has run until now written down."""
    seat, since = clock.running, clock.since_ms
    if seat is None or since is None or now_ms <= since:
        return clock
    spent = now_ms - since
    charged = max(0, spent - clock.delay_ms)
    before = clock.left_ms[seat]
    left = put(clock.left_ms, seat, before - charged)
    fell = clock.fell_at_ms
    if before - charged <= 0 and fell[seat] is None:
        fell = put(fell, seat, since + clock.delay_ms + max(0, before))
    return replace(clock, left_ms=left, fell_at_ms=fell, since_ms=now_ms, delay_ms=max(0, clock.delay_ms - spent))


def left_ms(clock: ChessClock, seat: int, now_ms: int) -> int:
    """What the seat has left; below 0 where its aguja fell and nobody has claimed it."""
    return settled(clock, now_ms).left_ms[seat]


def pressed(clock: ChessClock, now_ms: int) -> ChessClock:
    """The running seat completes its move: increment, count, period; then the next seat's time runs."""
    assert clock.running is not None
    seat = clock.running
    clock = counted(settled(clock, now_ms), seat)
    return started(clock, (seat + 1) % len(clock.left_ms), now_ms)


def counted(clock: ChessClock, seat: int, *, with_extra: bool = True) -> ChessClock:
    """One more completed move of the seat. The last of a period brings the next one's time; what is left is carried over,
    except with delay. Time overstepped and not claimed is not charged to the next period."""
    control, number = clock.control, clock.period[seat]
    period = control.periods[number]
    left = clock.left_ms[seat]
    if control.kind == "increment" and with_extra:
        left += period.extra_ms
    made = clock.made[seat] + 1
    if made == period.moves:
        saved = 0 if control.kind == "delay" else max(0, left)
        number, made, left = number + 1, 0, saved + control.periods[number + 1].ms
    fell = put(clock.fell_at_ms, seat, None) if left > 0 else clock.fell_at_ms
    return replace(
        clock,
        left_ms=put(clock.left_ms, seat, left),
        period=put(clock.period, seat, number),
        made=put(clock.made, seat, made),
        fell_at_ms=fell,
    )


def stopped(clock: ChessClock, now_ms: int) -> ChessClock:
    """Both stand, until `released`."""
    return replace(settled(clock, now_ms), since_ms=None, stopped=True)


def released(clock: ChessClock, now_ms: int) -> ChessClock:
    """The one that ran goes on; used delay is not given again."""
    return _going(replace(clock, stopped=False), now_ms) if clock.stopped else clock


def ended(clock: ChessClock, now_ms: int) -> ChessClock:
    """Nobody's time runs any more."""
    return replace(settled(clock, now_ms), running=None, since_ms=None, delay_ms=0)


def add_time(clock: ChessClock, seat: int, ms: int, now_ms: int) -> ChessClock:
    """A ruling gives (or, below 0, takes) time of a seat. No taking goes below 0."""
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
    """The clocks show what a ruling says; the difference is booked."""
    clock = settled(clock, now_ms)
    for seat, shown in enumerate(shown_ms):
        clock = add_time(clock, seat, shown - clock.left_ms[seat], now_ms)
    return clock


def reading(clock: ChessClock, now_ms: int) -> Reading:
    """What the clocks show now, to go back to."""
    clock = settled(clock, now_ms)
    net = tuple(left - ruled for left, ruled in zip(clock.left_ms, clock.booked_ms, strict=True))
    return Reading(net, clock.period, clock.made)


def rewound(clock: ChessClock, then: Reading, seat: int, now_ms: int) -> ChessClock:
    """The clocks as they were then, with everything booked since; a new turn of the seat begins."""
    left = tuple(net + ruled for net, ruled in zip(then.net_ms, clock.booked_ms, strict=True))
    fell = tuple(at if ms <= 0 else None for at, ms in zip(clock.fell_at_ms, left, strict=True))
    back = replace(clock, left_ms=left, period=then.period, made=then.made, fell_at_ms=fell, since_ms=None)
    return started(back, seat, now_ms)


def falls_at_ms(clock: ChessClock) -> int | None:
    """When the next aguja falls if nobody presses; the time of the last event where one is down already."""
    if clock.running is None or clock.since_ms is None:
        return None
    if min(clock.left_ms) <= 0:
        return clock.since_ms
    return clock.since_ms + clock.delay_ms + clock.left_ms[clock.running]


def fallen(clock: ChessClock, now_ms: int) -> tuple[int, ...]:
    """The seats whose time has run out, the first to fall first; one that never had any fell before all others."""
    clock = settled(clock, now_ms)
    down = [(at or 0, seat) for seat, at in enumerate(clock.fell_at_ms) if clock.left_ms[seat] <= 0]
    return tuple(seat for _, seat in sorted(down))


def shown_fallen(clock: ChessClock, seat: int, now_ms: int) -> ChessClock:
    """The seat's aguja is down and noticed: its clock shows 0."""
    clock = settled(clock, now_ms)
    return replace(clock, left_ms=put(clock.left_ms, seat, 0))


def is_last_period(clock: ChessClock, seat: int) -> bool:
    return clock.period[seat] == len(clock.control.periods) - 1


def advanced(clock: ChessClock, now_ms: int) -> ChessClock:
    """All seats at the start of their next period, their moves counted as made. No seat may be in the last."""
    clock = settled(clock, now_ms)
    period = tuple(number + 1 for number in clock.period)
    left = tuple(clock.control.periods[number].ms for number in period)
    nobody = (None,) * len(left)
    return replace(clock, left_ms=left, period=period, made=(0,) * len(left), fell_at_ms=nobody)


def adjust(clock: ChessClock, operation: ClockAdjustment, now_ms: int) -> ChessClock:
    """The clock after an operation of the room."""
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
    """The clock as views show it: kind `chess`. A seat's `left_ms` are as of `since_ms` and run only for `running`, after
    `delay_left_ms` are used up; `since_ms` None: they stand. `made` is left out where the players must count for themselves.
    None without a clock."""
    if not is_timed(clock):
        return None
    shown: dict[str, object] = {
        "kind": "chess",
        "control": clock.control.kind,
        "running": clock.running,
        "since_ms": clock.since_ms,
        "left_ms": [max(0, ms) for ms in clock.left_ms],
        "delay_left_ms": clock.delay_ms,
        "period": list(clock.period),
        "periods": [{"moves": p.moves, "ms": p.ms, "extra_ms": p.extra_ms} for p in clock.control.periods],
    }
    if with_moves:
        shown["made"] = list(clock.made)
    return shown


def _going(clock: ChessClock, now_ms: int) -> ChessClock:
    return clock if clock.running is None else replace(clock, since_ms=_since(clock, now_ms))


def _since(clock: ChessClock, now_ms: int) -> int | None:
    return None if clock.stopped or clock.halted_at_ms is not None or not is_timed(clock) else now_ms


def _delay(clock: ChessClock, seat: int) -> int:
    return clock.control.periods[clock.period[seat]].extra_ms if clock.control.kind == "delay" else 0
