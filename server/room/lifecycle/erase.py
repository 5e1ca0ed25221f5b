"""Erases a room. A last step empties it, and then the server may delete its keys from the store.

The store writes this step like any other. So every node disconnects the viewers, and a commit from a node with an older copy
fails. The room stays due until its keys are deleted, so that another node continues if a node dies in between.
"""

from engines.contract import Refusal
from protocol import errors, messages
from server.aggregate.commands import Tick
from server.aggregate.secrets import derived
from server.room.command import Erase, NameErased
from server.room.step_context import StepContext
from server.room.values.cards import blank_match
from server.room.values.room_states import next_state
from server.room.values.state import RoomOf, Seat

RETRY_MS = 5_000
"""Delay in ms after which another node checks that the keys are deleted."""


def erase_room(context: StepContext, by: str, _asked: messages.EraseRoom) -> None:
    """Erases the room for its host or a director. Raises `Refusal` at a board of a session, which the server erases together
    with the session."""
    if context.room.session is not None:
        raise Refusal(errors.ROOM_OF_SESSION)
    erase(context, by, Erase())


def erase(context: StepContext, _by: str | None, _asked: Erase) -> None:
    """Removes everything from the room: names, moves, and the secret that keys and seeds come from."""
    room = context.room
    if room.state == "erased":
        return
    seats = tuple(Seat() for _seat in room.seats)
    # The room is made again instead of emptied, so that every field that is not named here is blank, including fields
    # of later versions.
    context.room = RoomOf(
        code=room.code,
        slug=room.slug,
        options=room.options,
        settings=room.settings,
        host="",
        secret=derived(room.secret, "erased"),
        created_at_ms=room.created_at_ms,
        seats=seats,
        people=(),
        match=blank_match(len(seats)),
        state=next_state(room.state, "erase"),
        seq=room.seq,
        at_ms=room.at_ms,
        dealt=room.dealt,
        chain=room.chain,
        erase_at_ms=context.now_ms + RETRY_MS,
    )


def name_erased(context: StepContext, _by: None, _asked: NameErased) -> None:
    """Records that the server erased a name from the whole log (`server.room.history.erase_name`). Score cards that were
    printed before show another seal."""
    context.set(resealed=(*context.room.resealed, context.now_ms))
    context.tell("name_erased")


def tick(context: StepContext, _by: None, _asked: Tick) -> None:
    """Does nothing itself, because the step has already settled what was due. If the room is erased, the node that sends this
    command deletes the keys again."""
    due_ms = context.room.erase_at_ms
    if due_ms is not None and due_ms <= context.now_ms:
        context.set(erase_at_ms=context.now_ms + RETRY_MS)
