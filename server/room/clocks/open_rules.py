"""The page with the rules. In assisted mode the clocks stop while the player whose turn it is reads this page, so that
reading costs a beginner no time.

    read_rules on  ──▶ the seat reads ──its turn──▶ the clocks stand ──any act, rules closed, gone, time used up──▶ they go on

The seat's own action ends its reading. All readings of a seat together stop the clocks of a game for at most `MAX_READING_MS`.
Other players may act meanwhile. In tournament mode the clocks never stop for reading.
"""

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors, messages
from server.room.clocks.clock import halt, release
from server.room.step_context import StepContext
from server.room.values.roles import person_of, seat_of
from server.room.values.state import MAX_READING_MS


def read_rules(context: StepContext, by: str, asked: messages.ReadRules) -> None:
    """Records that the player opens or closes the rules. Raises `Refusal` in tournament mode."""
    if context.is_tournament():
        raise Refusal(errors.READING_TOURNAMENT)
    seat = seat_of(context.room, by)
    assert seat is not None
    _set(context, seat, asked.on and context.room.seats[seat].read_ms < MAX_READING_MS)


def reads_no_more(context: StepContext, seat: int) -> None:
    """Ends the seat's reading before the seat acts, so that the clocks run again."""
    _go_on(context)
    _set(context, seat, False)


def use_up(context: StepContext) -> None:
    """Ends the reading of each seat that has used up its reading time."""
    _go_on(context)
    for number, seat in enumerate(context.room.seats):
        if seat.reads and seat.read_ms >= MAX_READING_MS:
            _set(context, number, False)


def adjust_reading(context: StepContext) -> None:
    """Stops the clocks while the player with the turn reads the rules, and resumes them otherwise. Every step calls this at its
    end."""
    room = context.room
    if room.reading_since_ms is None and not any(seat.reads for seat in room.seats):
        return
    for number, seat in enumerate(room.seats):
        if seat.reads and not _is_there(context, number):
            _set(context, number, False)
    stands = context.room.reading_since_ms is not None
    if _must_stand(context) == stands:
        return
    if stands:
        _go_on(context)
        return
    reader = next(seat for seat in context.status().awaited if context.room.seats[seat].reads)
    halt(context, "reading")
    context.set(reading_since_ms=context.now_ms)
    context.tell("reads_rules", reader)


def _must_stand(context: StepContext) -> bool:
    room = context.room
    if room.state != "playing" or room.is_held:
        return False
    status = context.status()
    if room.reading_since_ms is None and status.due_at_ms is None:
        return False
    return any(room.seats[seat].reads for seat in status.awaited)


def _go_on(context: StepContext) -> None:
    """Resumes the clocks. The time for which they were stopped counts as used reading time of the seats that read."""
    since_ms = context.room.reading_since_ms
    if since_ms is None:
        return
    stood_ms = context.now_ms - since_ms
    seats = tuple(replace(seat, read_ms=seat.read_ms + stood_ms) if seat.reads else seat for seat in context.room.seats)
    context.set(seats=seats, reading_since_ms=None)
    release(context, "reading")


def _is_there(context: StepContext, number: int) -> bool:
    seat = context.room.seats[number]
    person = person_of(context.room, seat.person) if seat.person else None
    return person is not None and person.present and not seat.left


def _set(context: StepContext, number: int, reads: bool) -> None:
    if context.room.seats[number].reads != reads:
        _go_on(context)
        seats = context.room.seats
        context.set(seats=(*seats[:number], replace(seats[number], reads=reads), *seats[number + 1 :]))
