"""Raised hands of pupils, and the tutors' two answers to a call: "on the way" and "done"."""

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.room.command import ClocksHeld
from server.sessions.calls.call_list import ASKED, Call, all_calls, calls
from server.sessions.step_context import StepContext
from server.sessions.values.calls import Answered, CallNote, Hand
from server.sessions.values.membership import is_inside, member_of
from server.sessions.values.state import Session, unfinished


def raise_hand(context: StepContext, by: str, body: asked.RaiseHand) -> None:
    """Raises the pupil's hand, or changes its reason if it is already raised. If the class's settings say so, the clocks of the
    pupil's board stop."""
    session = context.session
    known = hand_of(session, by)
    if known is not None:
        if known.why != body.why:
            context.set(hands=tuple(replace(hand, why=body.why) if hand is known else hand for hand in session.hands))
        return
    boards = (board for board in unfinished(session) if board.state == "playing" and board.home is None)
    room = next((board.code or "" for board in boards if by in board.seats), "")
    hand = Hand(
        session.hands_made + 1, by, body.why, context.now_ms, room, stops=bool(room) and session.settings.hand_stops_clock
    )
    context.set(hands=(*session.hands, hand), hands_made=hand.number)
    if hand.stops:
        context.enqueue(room, ClocksHeld(on=True))
    context.tell_tutors("hand_raised", name=_name(session, by), why=body.why)


def lower_hand(context: StepContext, by: str, _body: asked.LowerHand) -> None:
    hand = hand_of(context.session, by)
    if hand is not None:
        _lower(context, hand)
        context.tell_tutors("hand_lowered", name=_name(context.session, by))


def take_call(context: StepContext, by: str, body: asked.TakeCall) -> None:
    """Notes that the sender is on the way to the call, instead of any other tutor. Raises `Refusal` if the call no longer
    exists."""
    call = _require_call(context.session, body.key)
    if call.note is not None and call.note.by == by:
        return
    if call.note is None:
        _count(context, call)
    _note(context, CallNote(call.key, by, context.now_ms))


def close_call(context: StepContext, by: str, body: asked.CloseCall) -> None:
    call = _require_call(context.session, body.key)
    if call.note is None:
        _count(context, call)
    if call.kind == "hand":
        hand = hand_of(context.session, call.person)
        assert hand is not None
        _lower(context, hand)
        context.tell_tutors("hand_answered", name=_name(context.session, call.person), by=_name(context.session, by))
    else:
        _note(context, CallNote(call.key, by, context.now_ms, done=True))


def tidy(context: StepContext) -> None:
    """Lowers the hands of people who left the class, and deletes the answers to calls that no longer exist."""
    session = context.session
    for hand in session.hands:
        if not is_inside(session, hand.person):
            _lower(context, hand)
    if session.call_notes:
        keys = {call.key for call in all_calls(context.session)}
        if any(note.key not in keys for note in session.call_notes):
            context.set(call_notes=tuple(note for note in session.call_notes if note.key in keys))


def lower_earlier(context: StepContext) -> None:
    """Lowers each hand that a pupil raised at a board whose game is over or adjourned by now."""
    played = {board.code for board in unfinished(context.session) if board.state == "playing"}
    for hand in context.session.hands:
        if hand.room and hand.room not in played:
            _lower(context, hand)


def hand_of(session: Session, person: str) -> Hand | None:
    return next((hand for hand in session.hands if hand.person == person), None)


def _lower(context: StepContext, hand: Hand) -> None:
    """Lowers a hand. The clocks of the pupil's board resume unless another raised hand still stops them."""
    hands = tuple(other for other in context.session.hands if other is not hand)
    context.set(hands=hands)
    if hand.stops and not any(other.stops and other.room == hand.room for other in hands):
        context.enqueue(hand.room, ClocksHeld(on=False))


def _require_call(session: Session, key: str) -> Call:
    call = next((call for call in calls(session) if call.key == key), None)
    if call is None:
        raise Refusal(errors.SESSION_NO_CALL)
    return call


def _note(context: StepContext, note: CallNote) -> None:
    context.set(call_notes=(*(other for other in context.session.call_notes if other.key != note.key), note))


def _count(context: StepContext, call: Call) -> None:
    if call.kind not in ASKED:
        return
    waited_ms = max(0, context.now_ms - call.since_ms)
    so_far = context.session.answered
    context.set(
        answered=Answered(so_far.count + 1, so_far.total_ms + waited_ms, max(so_far.longest_ms, waited_ms)),
    )


def _name(session: Session, person: str) -> str:
    member = member_of(session, person)
    return member.name if member else ""
