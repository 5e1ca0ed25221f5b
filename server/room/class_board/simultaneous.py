"""A board of a simultaneous: who plays at many boards is at one of them at a time, and loses no time at the others."""

from server.room.clocks.clock import halt, release
from server.room.step_context import StepContext


def keep_clocks(run: StepContext) -> None:
    """The clocks run or stand, as they should now."""
    many, room = run.room.simultaneous, run.room
    if many is None or room.state != "playing":
        return
    stands = not many.others_clock or many.seat in run.status().awaited
    if stands == ("simultaneous" in room.pauses):
        return
    if stands:
        halt(run, "simultaneous")
    else:
        release(run, "simultaneous")
