"""Changes of seats during a round: the computer replaces a pupil, a pupil replaces the computer, or late pupils get a new
board.

Each change is a command to the board's room. The session changes its own record of the seats only when the room reports them.
"""

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from server.aggregate.secrets import derived
from server.room.command import HandSeat
from server.sessions.boards.board_rooms import level_of
from server.sessions.boards.simultaneous import add_late
from server.sessions.step_context import StepContext
from server.sessions.values.membership import member_of, pupils
from server.sessions.values.people import Member
from server.sessions.values.round import Board, Round
from server.sessions.values.state import BOT, Session, board_of, current
from server.sessions.values.stations import station_for

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
CODE_LENGTH = 6


def reseat(context: StepContext, by: str, body: asked.Reseat) -> None:
    """Gives a seat to another pupil or to the computer. The result of the game counts for the pupil who has the seat at its
    end.

    Raises `Refusal` if the board is not in play, or the new pupil already plays in this round.
    """
    found = board_of(context.session, body.room)
    if found is None:
        raise Refusal(errors.SESSION_NO_BOARD)
    round_, board = found
    if board.state not in ("playing", "adjourned"):
        raise Refusal(errors.COMMAND_NOT_NOW, state=board.state)
    if body.seat >= len(board.seats):
        raise Refusal(errors.SEAT_UNKNOWN)
    tutor = member_of(context.session, by)
    assert tutor is not None
    if body.person == BOT:
        context.enqueue(body.room, messages.SeatBot(body.seat, body.reason, level_of(context.session)), by)
        name = ""
    else:
        pupil = _free_pupil(context.session, round_, body.person)
        context.enqueue(body.room, HandSeat(body.seat, pupil.id, pupil.name, tutor.name, body.reason))
        name = pupil.name
    context.tell_by("reseated", body.reason, board=round_.boards.index(board), round=round_.number, name=name)


def swap_seats(context: StepContext, by: str, body: asked.SwapSeats) -> None:
    """Exchanges the holders of two seats at different boards. Both rooms get their commands in the same step.

    Raises `Refusal` if both seats are at one board, if a board is not in play, or in a simultaneous.
    """
    tutor = member_of(context.session, by)
    assert tutor is not None
    places = (_place(context, body.room, body.seat), _place(context, body.other_room, body.other_seat))
    if body.room == body.other_room or places[0] == places[1]:
        raise Refusal(errors.SESSION_BOARDS, seats=2)
    if any(_is_simultaneous(context.session, room) for room in (body.room, body.other_room)):
        raise Refusal(errors.SESSION_SIMULTANEOUS)
    for code, seat, person in (
        (body.room, body.seat, places[1]),
        (body.other_room, body.other_seat, places[0]),
    ):
        pupil = member_of(context.session, person)
        if pupil is None:
            context.enqueue(code, messages.SeatBot(seat, body.reason), by)
        else:
            context.enqueue(code, HandSeat(seat, pupil.id, pupil.name, tutor.name, body.reason))
    names = [member.name if (member := member_of(context.session, person)) else "" for person in places]
    context.tell_by("seats_swapped", body.reason, names=names)


def _is_simultaneous(session: Session, code: str) -> bool:
    found = board_of(session, code)
    return found is not None and found[0].simultaneous is not None


def _place(context: StepContext, code: str, seat: int) -> str:
    """Returns the id of the holder of that seat, or `BOT`. Raises `Refusal` unless the board is in play."""
    found = board_of(context.session, code)
    if found is None:
        raise Refusal(errors.SESSION_NO_BOARD)
    _round, board = found
    if board.state != "playing":
        raise Refusal(errors.COMMAND_NOT_NOW, state=board.state)
    if seat >= len(board.seats):
        raise Refusal(errors.SEAT_UNKNOWN)
    return board.seats[seat]


def add_board(context: StepContext, by: str, body: asked.AddBoard) -> None:
    round_ = playing(context.session)
    people = tuple(body.people)
    placed = [person for person in people if person != BOT]
    if len(people) != round_.seats or not placed or len(set(placed)) != len(placed):
        raise Refusal(errors.SESSION_BOARDS, seats=round_.seats)
    for person in add_late(round_, tuple(placed)):
        _free_pupil(context.session, round_, person)
    part = station_for(context.session, round_, placed[0])
    board = Board(people, board_code(context.session, round_.number, len(round_.boards)), part=part)
    assert board.code is not None
    context.set_round(replace(round_, boards=(*round_.boards, board)).seated(placed))
    context.enqueue(board.code, messages.Start(), by)
    context.tell_by("board_added", board=len(round_.boards), round=round_.number)


def note_seats(context: StepContext, code: str, seats: tuple[str, ...]) -> None:
    """Takes the holders of a board's seats from the report of its room. For an id that the class does not know, such as that of
    a pupil who has left, the session keeps the earlier holder."""
    found = board_of(context.session, code)
    if found is None or len(seats) != len(found[1].seats):
        return
    round_, board = found
    known = {member.id for member in context.session.members} | {BOT}
    seated = tuple(new if new in known else old for new, old in zip(seats, board.seats, strict=True))
    if seated == board.seats:
        return
    boards = tuple(replace(one, seats=seated) if one is board else one for one in round_.boards)
    changed = replace(round_, boards=boards).seated(seated)
    context.change_rounds(lambda one: changed if one is round_ else one)


def _free_pupil(session: Session, round_: Round, person: str) -> Member:
    """Returns the pupil with that id. Raises `Refusal` if the person is not a pupil of the class, or already has an unfinished
    board in this round."""
    pupil = next((member for member in pupils(session) if member.id == person), None)
    if pupil is None:
        raise Refusal(errors.PERSON_UNKNOWN)
    if any(person in board.seats and board.state in ("waiting", "playing") for board in round_.boards):
        raise Refusal(errors.SESSION_SEATED)
    return pupil


def board_code(session: Session, number: int | str, place: int) -> str:
    """Returns the code for the room of the board with index `place` in the round with that number, or in the homework task with
    that name."""
    raw = int.from_bytes(derived(session.secret, f"code/{number}/{place}"), "big")
    return "".join(ALPHABET[raw // len(ALPHABET) ** digit % len(ALPHABET)] for digit in range(CODE_LENGTH))


def playing(session: Session) -> Round:
    """Returns the round that is in play. Raises `Refusal` if no round is in play."""
    round_ = current(session)
    if round_ is None or round_.state != "playing":
        raise Refusal(errors.SESSION_NO_ROUND)
    return round_
