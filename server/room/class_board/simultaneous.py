"""A board of a simultaneous exhibition. The player who plays at many boards is at one board at a time, and loses no
clock time at the others."""

from server.room.clocks.clock import halt, release
from server.room.step_context import StepContext


def keep_clocks(context: StepContext) -> None:
    """Starts or stops the clocks of a board of a simultaneous exhibition, as the present situation requires."""
    many, room = context.room.simultaneous, context.room
    if many is None or room.state != "playing":
        return
    stands = not many.others_clock or many.seat in context.status().awaited
    if stands == ("simultaneous" in room.pauses):
        return
    if stands:
        halt(context, "simultaneous")
    else:
        release(context, "simultaneous")
