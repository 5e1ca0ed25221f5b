"""Orders to many boards of a running round at once, and changes of their players."""

from typing import Annotated

from msgspec import Meta

from protocol.bodies import Body, RoomCode, SeatNumber, Words
from protocol.session_commands.values import AtTime, Board, BoardNumbers, PersonId


class PauseBoards(Body, frozen=True, tag="pause_boards"):
    """Pauses all boards of the round, or the numbered ones."""

    boards: BoardNumbers | None = None
    reason: Words = ""


class ResumeBoards(Body, frozen=True, tag="resume_boards"):
    boards: BoardNumbers | None = None
    reason: Words = ""


class AdjournBoards(Body, frozen=True, tag="adjourn_boards"):
    """Adjourns the unfinished boards in their current state; they do not delay the round."""

    boards: BoardNumbers | None = None
    reason: Words = ""


class TakeUpBoards(Body, frozen=True, tag="take_up_boards"):
    """Continues all adjourned games of the class from their stored state, also those of closed rounds."""

    reason: Words = ""


HomeRooms = Annotated[list[RoomCode], Meta(max_length=400)]


class LetHome(Body, frozen=True, tag="let_home"):
    """Lets the pupils finish the games of these boards outside class until a date; without rooms: all running or adjourned
    games.

    These games do not wait for a referee. `days`: days for each move, then the game's own clock runs; 0: no clock. Games that
    need quick answers, and games in tournament mode, use their clocks while all their players are present. At the date the
    server calls the time limit; `at_time` is as in `plan_round`. A repetition changes the date.
    """

    until_ms: Annotated[int, Meta(ge=0)]
    rooms: HomeRooms = []
    days: Annotated[int, Meta(ge=0, le=7)] = 0
    at_time: AtTime = "tutor"


class BringBack(Body, frozen=True, tag="bring_back"):
    """Brings these games, or all games outside class, back into class, with their stored clocks."""

    rooms: HomeRooms = []


class GiveBoardsTime(Body, frozen=True, tag="give_boards_time"):
    """Gives `ms` more to every seat of the boards."""

    ms: Annotated[int, Meta(ge=1, le=3_600_000)]
    boards: BoardNumbers | None = None
    reason: Words = ""


class CallBoardsTime(Body, frozen=True, tag="call_boards_time"):
    """Calls the time limit at the boards. At all boards, the round's own time also ends."""

    boards: BoardNumbers | None = None
    reason: Words = ""


class CloseBoardsCards(Body, frozen=True, tag="close_boards_cards"):
    """Makes the score cards of the finished boards final in their current state."""

    boards: BoardNumbers | None = None
    reason: Words = ""


class Forfeit(Body, frozen=True, tag="forfeit"):
    """Decides a board for two without play: the seats in `absent` did not come. With one, the other wins; with both, nobody.

    It counts as an unplayed round in the tie-breaks, and the two may still be paired. An empty list: the game was played, and
    its result stays.
    """

    room: RoomCode
    absent: Annotated[list[SeatNumber], Meta(max_length=2)] = []
    reason: Words = ""


class Reseat(Body, frozen=True, tag="reseat"):
    """Gives the seat at the board `room` to another player: a pupil without a board, or `bot`, the computer."""

    room: RoomCode
    seat: SeatNumber
    person: PersonId
    reason: Words = ""


class SwapSeats(Body, frozen=True, tag="swap_seats"):
    """Exchanges the players of two seats at two running boards; each continues the other's game."""

    room: RoomCode
    seat: SeatNumber
    other_room: RoomCode
    other_seat: SeatNumber
    reason: Words = ""


class AddBoard(Body, frozen=True, tag="add_board"):
    """Adds a board to the running round, for pupils without one; the computer (`bot`) may also play there."""

    people: Board
