"""Orders to the boards of a running round, many at once, and who sits at them."""

from typing import Annotated

from msgspec import Meta

from protocol.bodies import Body, RoomCode, SeatNumber, Words
from protocol.session_commands.values import AtTime, Board, BoardNumbers, PersonId


class PauseBoards(Body, frozen=True, tag="pause_boards"):
    """All boards of the round, or those numbered, stand still."""

    boards: BoardNumbers | None = None
    reason: Words = ""


class ResumeBoards(Body, frozen=True, tag="resume_boards"):
    boards: BoardNumbers | None = None
    reason: Words = ""


class AdjournBoards(Body, frozen=True, tag="adjourn_boards"):
    """The boards that are still being played are put away as they stand; they hold up no round."""

    boards: BoardNumbers | None = None
    reason: Words = ""


class TakeUpBoards(Body, frozen=True, tag="take_up_boards"):
    """All games of the class that were put away go on from where they stood, those of closed rounds too."""

    reason: Words = ""


HomeRooms = Annotated[list[RoomCode], Meta(max_length=400)]


class LetHome(Body, frozen=True, tag="let_home"):
    """The games at these boards may be finished at home until then; no room: all that are played or were put away.

    No referee is waited for there. `days`: so many days may a move take, then the game's own clock runs; 0: none does. Games
    that live from quick answers, and those in tournament mode, have their clocks while all who sit there are there. When the
    date comes the server calls the time limit; `at_time` is as in `plan_round`. Once more changes the date.
    """

    until_ms: Annotated[int, Meta(ge=0)]
    rooms: HomeRooms = []
    days: Annotated[int, Meta(ge=0, le=7)] = 0
    at_time: AtTime = "tutor"


class BringBack(Body, frozen=True, tag="bring_back"):
    """These games, or all that are at home, are played in class again, with the clocks as they stood."""

    rooms: HomeRooms = []


class GiveBoardsTime(Body, frozen=True, tag="give_boards_time"):
    """Every seat of the boards gets `ms` more."""

    ms: Annotated[int, Meta(ge=1, le=3_600_000)]
    boards: BoardNumbers | None = None
    reason: Words = ""


class CallBoardsTime(Body, frozen=True, tag="call_boards_time"):
    """The time limit is called at the boards. At all of them: the round's own time is up with it."""

    boards: BoardNumbers | None = None
    reason: Words = ""


class CloseBoardsCards(Body, frozen=True, tag="close_boards_cards"):
    """The score cards of the boards that have ended are made final as they are."""

    boards: BoardNumbers | None = None
    reason: Words = ""


class Reseat(Body, frozen=True, tag="reseat"):
    """At the board `room` somebody else takes the seat: a pupil who has no board, or `bot`, the computer."""

    room: RoomCode
    seat: SeatNumber
    person: PersonId
    reason: Words = ""


class SwapSeats(Body, frozen=True, tag="swap_seats"):
    """Whoever sits at the two seats of two running boards change places; each plays on where the other stood."""

    room: RoomCode
    seat: SeatNumber
    other_room: RoomCode
    other_seat: SeatNumber
    reason: Words = ""


class AddBoard(Body, frozen=True, tag="add_board"):
    """One board more in the running round, for pupils who have none; the computer (`bot`) may sit there too."""

    people: Board
