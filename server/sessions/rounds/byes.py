"""Requested byes: a pupil does not play in the next round, or in all rounds until the tutor ends the bye. Drafts leave such a
pupil out."""

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.sessions.step_context import StepContext
from server.sessions.values.membership import member_of, pupils
from server.sessions.values.round import Board, Bye, Round
from server.sessions.values.state import BOT, Session, current


def set_bye(context: StepContext, _by: str, body: asked.SetBye) -> None:
    """Sets or removes the byes of some pupils. A draft of the next round changes at once; a running round does not change.

    Raises `Refusal` if a person is no pupil of the class.
    """
    session = context.session
    people = tuple(dict.fromkeys(body.people))
    members = [member_of(session, person) for person in people]
    if any(member is None or member.role != "pupil" for member in members):
        raise Refusal(errors.PERSON_UNKNOWN)
    others = tuple(bye for bye in session.byes if bye.person not in people)
    wanted = () if body.points is None else tuple(Bye(person, body.points, body.stays) for person in people)
    if (*others, *wanted) == session.byes:
        return
    context.set(byes=(*others, *wanted))
    round_ = current(session)
    if round_ is not None and round_.state != "playing" and round_.simultaneous is None:
        changed = round_
        for person in people:
            changed = _changed(context.session, changed, person)
        context.set_round(replace(changed, version=round_.version + 1))
        if round_.state == "published":
            context.tell_by("round_changed", number=round_.number)
    context.tell_tutors_by("bye_set", count=len(people), points=body.points, stays=body.stays)


def byes_of(session: Session) -> tuple[Bye, ...]:
    """Returns the requested byes of pupils who have not left the class."""
    here = {member.id for member in pupils(session)}
    return tuple(bye for bye in session.byes if bye.person in here)


def _changed(session: Session, round_: Round, person: str) -> Round:
    """Returns the draft after a change of that pupil's bye. If the pupil gets a bye, the pupil's opponent plays the computer or
    gets a bye too."""
    wanted = next((bye for bye in byes_of(session) if bye.person == person), None)
    byes = tuple(bye for bye in round_.byes if bye.person != person)
    if wanted is None:
        return replace(round_, byes=byes)
    boards: list[Board] = []
    off = [each for each in round_.off if each != person]
    for board in round_.boards:
        left = [each for each in board.seats if each not in (person, BOT)]
        if person not in board.seats:
            boards.append(board)
        elif len(left) == 1 and round_.seats == 2 and session.settings.odd == "computer":
            boards.append(replace(board, seats=(left[0], BOT)))
        else:
            off += left
    return replace(round_, boards=tuple(boards), off=(*off, person), byes=(*byes, wanted))
