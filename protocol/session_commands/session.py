"""What may be asked of a session as a whole: its settings, its end."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from protocol.bodies import Body, Plain, Words


class SessionSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """`joining`: whether pupils may still come in. `ask`: who comes waits until a tutor lets them in. `lock_at_start`: nobody
    comes in any more once a round has started. `phrases`: whether pupils may send the ready-made phrases.

    `list_at_door`: who has the code sees the free names of the class's list while pupils may come in, and taps their own.
    `own_names`: pupils correct their names also after the first round has started.

    `spectators`: who may watch the boards without a seat there: nobody, the members and the class's screens, or
    everybody who has the code, who then sees names, pairings and standings too. `spectator_delay_ms`: so far behind are they.
    `hand_stops_clock`: at the board of a pupil who raises a hand the clocks stand until that call is done.
    `referee_wait_ms`: so long the boards wait for a ruling while no tutor has a page of the class open; 0: until one comes.

    `odd`: what a pupil without a partner does. `monitor`: who gives the first ruling at the boards. `keep_days`: so long the
    session and its boards are kept after the last round, or after this was changed; then they are erased.
    """

    joining: bool = True
    ask: bool = False
    lock_at_start: bool = False
    phrases: bool = True
    odd: Literal["computer", "watch"] = "computer"
    monitor: Literal["server", "tutor"] = "server"
    keep_days: Annotated[int, Meta(ge=1, le=365)] = 30
    list_at_door: bool = True
    own_names: bool = False
    spectators: Literal["none", "class", "public"] = "class"
    spectator_delay_ms: Annotated[int, Meta(ge=0, le=600_000)] = 0
    hand_stops_clock: bool = False
    referee_wait_ms: Annotated[int, Meta(ge=0, le=600_000)] = 60_000


class SetSession(Body, frozen=True, tag="set_session"):
    """Changes those of the session's settings that are named, and its title."""

    settings: dict[str, Plain] = {}
    title: Annotated[str, Meta(max_length=80)] | None = None


class EndSession(Body, frozen=True, tag="end_session"):
    """Nobody joins any more and no round begins; everything may still be read.

    `running`: what becomes of a round that is being played: its games are put away, to be taken up later, or it is closed.
    """

    running: Literal["adjourn", "close"] | None = None
    reason: Words = ""


class EraseSession(Body, frozen=True, tag="erase_session"):
    """The session, its boards and all that is stored of them is erased, for everybody and for good."""
