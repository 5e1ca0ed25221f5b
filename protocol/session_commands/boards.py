"""Orders to many boards of the running round at once, and changes of the players there."""

from typing import Annotated

from msgspec import Meta

from protocol.bodies import Body, RoomCode, SeatNumber, Words
from protocol.session_commands.values import AtTime, Board, BoardNumbers, PersonId


class PauseBoards(Body, frozen=True, tag="pause_boards"):
    """Pauses all boards of the round, or only the given ones."""

    boards: BoardNumbers | None = None
    reason: Words = ""


class ResumeBoards(Body, frozen=True, tag="resume_boards"):
    boards: BoardNumbers | None = None
    reason: Words = ""


class AdjournBoards(Body, frozen=True, tag="adjourn_boards"):
    """Adjourns the unfinished boards in their present state. The round no longer waits for them."""

    boards: BoardNumbers | None = None
    reason: Words = ""


class TakeUpBoards(Body, frozen=True, tag="take_up_boards"):
    """Continues all adjourned games of the class in the same state, also those of closed rounds."""

    reason: Words = ""


HomeRooms = Annotated[list[RoomCode], Meta(max_length=400)]


class LetHome(Body, frozen=True, tag="let_home"):
    """Lets the pupils finish the games of these boards outside class until a date. Without `rooms` this applies to all running
    or adjourned games.

    These games do not wait for a referee. `days`: days for each move; 0 means that the moves have no limit. When the
    days for a move are over, the game's own clock runs for that move. A game that needs quick answers, as in tournament
    mode, has no days. Its clocks run while all its players are present.

    At the date the server calls the time limit; `at_time` is as in `plan_round`. If a tutor sends the command again, it
    changes the date.
    """

    until_ms: Annotated[int, Meta(ge=0)]
    rooms: HomeRooms = []
    days: Annotated[int, Meta(ge=0, le=7)] = 0
    at_time: AtTime = "tutor"


class BringBack(Body, frozen=True, tag="bring_back"):
    """Ends the play outside class for these games, or for all: they continue in class, with the clock times as they are."""

    rooms: HomeRooms = []


class GiveBoardsTime(Body, frozen=True, tag="give_boards_time"):
    """Gives every seat of the boards `ms` more time."""

    ms: Annotated[int, Meta(ge=1, le=3_600_000)]
    boards: BoardNumbers | None = None
    reason: Words = ""


class CallBoardsTime(Body, frozen=True, tag="call_boards_time"):
    """Calls the time limit at the boards. If it is called at all boards, the time of the round also ends."""

    boards: BoardNumbers | None = None
    reason: Words = ""


class CloseBoardsCards(Body, frozen=True, tag="close_boards_cards"):
    """Makes the score cards of the finished boards final in their present state."""

    boards: BoardNumbers | None = None
    reason: Words = ""


class Forfeit(Body, frozen=True, tag="forfeit"):
    """Decides a board for two players without play, because the players of the seats in `absent` did not come. If one seat is
    absent, the other seat wins. If both are absent, neither wins.

    The tie-breaks count the game as an unplayed round, and the same two pupils may be paired again. An empty list takes back
    the forfeit: the game counts as played, but keeps its result.
    """

    room: RoomCode
    absent: Annotated[list[SeatNumber], Meta(max_length=2)] = []
    reason: Words = ""


class Reseat(Body, frozen=True, tag="reseat"):
    """Gives the seat at the board `room` to another player: a pupil without a board, or the computer (`bot`)."""

    room: RoomCode
    seat: SeatNumber
    person: PersonId
    reason: Words = ""


class SwapSeats(Body, frozen=True, tag="swap_seats"):
    """Exchanges the players of two seats at two running boards. Each player then continues the other player's game."""

    room: RoomCode
    seat: SeatNumber
    other_room: RoomCode
    other_seat: SeatNumber
    reason: Words = ""


class AddBoard(Body, frozen=True, tag="add_board"):
    """Adds a board to the running round for pupils without a board. The computer (`bot`) may also play at the new
    board."""

    people: Board
