"""The calls of a class: one list of all people and boards that need a tutor, the most urgent first.

    appeal, ruling   a board waits for a tutor's decision
    limit            the round's time is over and the game has no rule for its result: a director must decide
    hand             a pupil has raised a hand
    dispute          a player objects to a score card
    noted            a player appealed while no tutor was present, and play continued
    absent           a player of a running game is not connected
    unsigned         a game is over, but its score cards are not signed

The session stores only raised hands. It computes all other calls from the boards and the members, so a call ends when its cause
ends.
"""

from typing import Final, Literal, TypeAlias

import msgspec

from protocol.session_commands import HandReason
from server.sessions.values.calls import CallNote
from server.sessions.values.membership import member_of
from server.sessions.values.round import Board, Round
from server.sessions.values.state import Session

CallKind: TypeAlias = Literal["appeal", "ruling", "limit", "hand", "dispute", "noted", "absent", "unsigned"]
NEED: Final[tuple[CallKind, ...]] = ("appeal", "ruling", "limit", "hand", "dispute", "noted", "absent", "unsigned")
"""The kinds of call, the most urgent first."""
ASKED: Final[frozenset[CallKind]] = frozenset({"appeal", "ruling", "limit", "hand", "dispute"})
"""The kinds of call where a person waits for a tutor. Only these count in the waiting times."""


class Call(msgspec.Struct, frozen=True):
    """A call for a tutor.

    `key` identifies the call while its cause lasts. `person` is the id of the pupil whom the call concerns. `room`, `board`
    (index from 0) and `round` name the board that the call comes from; they are empty or None if the call comes from no board.
    `note` is a tutor's answer to the call.
    """

    key: str
    kind: CallKind
    since_ms: int
    person: str = ""
    room: str = ""
    board: int | None = None
    round: int | None = None
    why: HandReason | None = None
    note: CallNote | None = None


def calls(session: Session) -> tuple[Call, ...]:
    """Returns the open calls, the most urgent first. Among equally urgent calls, the longest wait comes first.

    After the class has ended, only boards whose result a director must decide make calls.
    """
    notes = {note.key: note for note in session.call_notes}
    open_ones = [
        msgspec.structs.replace(call, note=notes[call.key]) if call.key in notes else call
        for call in all_calls(session)
        if (call.key not in notes or not notes[call.key].done) and (session.state == "open" or call.kind == "limit")
    ]
    return tuple(sorted(open_ones, key=lambda call: (NEED.index(call.kind), call.since_ms, call.key)))


def all_calls(session: Session) -> list[Call]:
    """Returns all calls without an order, including calls that a tutor has marked as done although their cause lasts."""
    found = [_of_hand(session, number) for number in range(len(session.hands))]
    for round_ in session.rounds:
        for place, board in enumerate(round_.boards):
            if board.noted:
                found.append(_of_noted(round_, board, place))
            if board.code is not None and not board.final:
                found += _of_board(session, round_, board, place)
    return found


def _of_hand(session: Session, number: int) -> Call:
    hand = session.hands[number]
    place = next(
        ((at, round_.number) for round_ in session.rounds for at, board in enumerate(round_.boards) if board.code == hand.room),
        (None, None),
    )
    return Call(f"hand/{hand.number}", "hand", hand.at_ms, hand.person, hand.room, place[0], place[1], hand.why)


def _of_noted(round_: Round, board: Board, place: int) -> Call:
    assert board.code is not None
    key = f"noted/{board.code}//{board.noted}"
    return Call(key, "noted", board.noted_at_ms, "", board.code, place, round_.number)


def _of_board(session: Session, round_: Round, board: Board, place: int) -> list[Call]:
    assert board.code is not None

    def call(kind: CallKind, person: str = "", began_ms: int = board.since_ms) -> Call:
        assert board.code is not None
        key = f"{kind}/{board.code}/{person}/{began_ms}"
        return Call(key, kind, max(began_ms, board.since_ms), person, board.code, place, round_.number)

    if board.state == "over":
        return [call("dispute" if board.disputed else "unsigned")] if board.points else []
    if board.state != "playing":
        return []
    found = [call(board.waits)] if board.waits else []
    for person in () if board.home is not None else board.seats:
        member = member_of(session, person)
        if member is not None and not member.present and member.away_since_ms is not None:
            found.append(call("absent", person, member.away_since_ms))
    return found
