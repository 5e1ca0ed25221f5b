"""Removes people from a class and from all its boards, until a director lets them back.

The class refuses a removed person by id. A newcomer with the same name or network address as a removed person waits until a
tutor decides, because a whole school may share one address.
"""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors, messages
from protocol import session_commands as asked
from server.room.command import HandSeat, LetIn, TurnOut
from server.room.people.names import likeness
from server.sessions.members import class_list
from server.sessions.step_context import StepContext
from server.sessions.values.membership import member_of, waiting_of
from server.sessions.values.people import Member, Removed
from server.sessions.values.round import Board, Round
from server.sessions.values.state import BOT, Session, current, every_round, unfinished


def remove_member(context: StepContext, by: str, body: asked.RemoveMember) -> None:
    """Removes a member. The computer takes the member's seats, so that the opponents can play on."""
    _remove(context, by, (body.person,), body.reason)


def remove_members(context: StepContext, by: str, body: asked.RemoveMembers) -> None:
    _remove(context, by, tuple(dict.fromkeys(body.people)), body.reason)


def _remove(context: StepContext, by: str, people: Sequence[str], reason: str) -> None:
    session = context.session
    found = [member_or_waiting(session, person) for person in people]
    ids = frozenset(member.id for member in found)
    if by in ids or session.host in ids:
        raise Refusal(errors.COMMAND_NOT_YOURS, needs=[])
    all_boards = any(member.role != "pupil" for member in found)
    removed = tuple(_removed(session, member, all_boards=all_boards) for member in found)
    from_boards(context, ids, reason, by, all_boards=all_boards)
    context.set(
        members=tuple(
            replace(member, gone=True, present=False) if member.id in ids else member
            for member in session.members
            if _stays(session, member, ids)
        ),
        waiting=tuple(member for member in session.waiting if member.id not in ids),
        expelled=_with(session.expelled, (member.id for member in found)),
        expelled_names=_with(session.expelled_names, (likeness(member.name) for member in found if member.role == "pupil")),
        expelled_origins=_with(session.expelled_origins, (member.origin for member in found if member.origin)),
        removed=(*session.removed, *removed),
        returning=tuple(one for one in session.returning if one.id not in ids),
        invitations=() if any(member.role == "director" for member in found) else session.invitations,
        # Pending commands of a removed tutor stay valid. The boards receive them under the name of the director who removed the
        # tutor.
        outbox=tuple(replace(order, by=by) if order.by in ids else order for order in context.session.outbox),
    )
    context.set(byes=tuple(bye for bye in context.session.byes if bye.person not in ids))
    class_list.give_back(context, ids)
    from_plan(context, ids)
    if len(found) == 1:
        context.tell_by("member_removed", reason, name=found[0].name)
    else:
        context.tell_by("members_removed", reason, count=len(found))


def let_back(context: StepContext, _by: str, body: asked.LetBack) -> None:
    """Allows a removed person to join again and to get back the seats that the computer holds. Raises `Refusal` if nobody with
    that id was removed."""
    session = context.session
    back = next((one for one in session.removed if one.id == body.person), None)
    if back is None:
        raise Refusal(errors.PERSON_UNKNOWN)
    left = tuple(one for one in session.removed if one.id != back.id)
    alike = {likeness(back.name)} - {likeness(one.name) for one in left}
    origins = {back.origin} - {one.origin for one in left}
    context.set(
        removed=left,
        returning=(*session.returning, back),
        expelled=tuple(person for person in session.expelled if person != back.id),
        expelled_names=tuple(name for name in session.expelled_names if name not in alike),
        expelled_origins=tuple(origin for origin in session.expelled_origins if origin not in origins),
    )
    for code in back.boards:
        context.enqueue(code, LetIn((back.id,)))
    context.tell_by("member_let_back", name=back.name)


def take_back(context: StepContext, person: str) -> None:
    """After a director has let a person back, gives this person the seats that the computer still holds and the earlier name on
    the list."""
    session = context.session
    back = next((one for one in session.returning if one.id == person), None)
    member = member_of(session, person)
    if back is None or member is None:
        return
    context.set(returning=tuple(one for one in session.returning if one.id != person))
    free = {board.code: board for board in unfinished(session)}
    for code, seat in back.seats:
        if code in free and free[code].seats[seat] == BOT:
            context.enqueue(code, HandSeat(seat, person, member.name))
    entry = next((one for one in session.entries if one.number == back.entry and one.person == ""), None)
    if entry is not None and all(one.person != person for one in session.entries):
        class_list.take(context, entry, person)


def _removed(session: Session, member: Member, *, all_boards: bool) -> Removed:
    still = unfinished(session)
    told = tuple(board for round_ in every_round(session) for board in round_.boards) if all_boards else still
    return Removed(
        member.id,
        member.name,
        member.origin,
        tuple(board.code for board in told if board.code is not None),
        tuple((board.code, board.seats.index(member.id)) for board in still if board.code and member.id in board.seats),
        next((entry.number for entry in session.entries if entry.person == member.id), None),
    )


def member_or_waiting(session: Session, person: str) -> Member:
    member = member_of(session, person) or waiting_of(session, person)
    if member is None:
        raise Refusal(errors.PERSON_UNKNOWN)
    return member


def _stays(session: Session, member: Member, ids: frozenset[str]) -> bool:
    """Tells whether the member stays in the list of members. A removed pupil who has played or had a bye stays, because other
    pupils' results depend on that pupil's games and byes."""
    if member.id not in ids or member.role != "pupil":
        return True
    begun = [round_ for round_ in every_round(session) if round_.state in ("playing", "closed")]
    return any(member.id in board.seats for round_ in begun for board in round_.boards) or any(
        member.id in round_.off for round_ in begun
    )


def _with(known: tuple[str, ...], more: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*known, *more)))


def from_boards(context: StepContext, ids: frozenset[str], reason: str, by: str, *, all_boards: bool) -> None:
    """Gives the seats of these people to the computer and bars them from their boards. `all_boards`: bars them from finished
    boards too, as for a removed tutor."""
    still = unfinished(context.session)
    every = tuple(board for round_ in every_round(context.session) for board in round_.boards)
    for board in every if all_boards else still:
        if board.code is None:
            continue
        for seat, person in enumerate(board.seats):
            if person in ids and board in still:
                context.enqueue(board.code, messages.SeatBot(seat, reason), by)
        context.enqueue(board.code, TurnOut(tuple(sorted(ids))))


def from_plan(context: StepContext, ids: frozenset[str]) -> None:
    """Takes these people out of the pairings of a round that has not started. The computer gets their seats."""
    round_ = current(context.session)
    if round_ is None or round_.state == "playing":
        return
    boards = tuple(board for board in (_unseated(board, ids) for board in round_.boards) if board is not None)
    planned: Round = replace(round_, boards=boards).seated(ids)
    if planned != round_:
        context.set_round(planned)


def _unseated(board: Board, ids: frozenset[str]) -> Board | None:
    if ids.isdisjoint(board.seats):
        return board
    seats = tuple(BOT if person in ids else person for person in board.seats)
    return None if set(seats) == {BOT} else replace(board, seats=seats)
