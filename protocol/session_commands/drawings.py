"""Drawings over the board that a tutor shows, the pen that lets pupils draw, and lines of moves that a class tries."""

from typing import Annotated, Literal

from msgspec import Meta

from protocol.bodies import Body, Plain
from protocol.session_commands.showing import Cell
from protocol.session_commands.values import Acts, TypedAct

DrawingShape = Literal["arrow", "circle", "highlight"]
DrawingColour = Literal["green", "red", "blue", "yellow"]


class Draw(Body, frozen=True, tag="draw"):
    """Draws over the shown board. If the board already has the same drawing, removes that drawing instead.

    An `arrow` leads from `place` to the place `to`; a `circle` and a `highlight` are on `place` alone.
    """

    shape: DrawingShape
    colour: DrawingColour
    place: Cell
    to: Cell | None = None


class ClearDrawings(Body, frozen=True, tag="clear_drawings"):
    """Removes drawings: all of them for a tutor, and only the sender's own for a pupil."""


class SetPen(Body, frozen=True, tag="set_pen"):
    """Sets the people who may draw besides tutors: all `pupils`, or the pupil `person`. Without both, only tutors draw.

    The pupil `person` may also try lines of moves on the shown position.
    """

    pupils: bool = False
    person: Annotated[str, Meta(max_length=80)] = ""


class TryAct(Body, frozen=True, tag="try_act"):
    """Plays an action on the shown position, as the next action of a line that the class tries. The seat that may act plays
    this action."""

    act: TypedAct | dict[str, Plain]


class LeaveLine(Body, frozen=True, tag="leave_line"):
    """Takes back the last `steps` actions of the line that the class tries (`try_act`). Takes back the whole line if it has
    fewer actions, or if `steps` is 0."""

    steps: Annotated[int, Meta(ge=0, le=400)] = 0


class Explore(Body, frozen=True, tag="explore"):
    """Plays actions on the shown position for the sender alone; params: {view, status} after them. The class does not see them.

    `number`: the number of the position that the sender sees. The server draws hidden things again, so that the answer tells
    nothing about a game that begins from that position.
    """

    number: Annotated[int, Meta(ge=1)]
    acts: Acts
