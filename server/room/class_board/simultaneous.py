"""A board of a simultaneous: the person who plays many boards is at one of them at a time, and loses no time at the others."""

from server.room.clocks.clock import halt, release
from server.room.step_context import StepContext


def keep_clocks(context: StepContext) -> None:
    """The clocks run or stand, as they should now."""
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
