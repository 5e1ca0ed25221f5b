"""The session as an aggregate: the functions that the store and the gateway use to save and serve a session."""

import msgspec

from protocol import errors
from protocol.messages import You
from protocol.session_commands import ImportTournament, PlanNext, PlanRound
from server.aggregate import commands
from server.aggregate.contract import AggregateType, Kept
from server.aggregate.newer_version import checked
from server.sessions import codec, session
from server.sessions.command import Command
from server.sessions.values.membership import member_of, viewer_of
from server.sessions.values.state import Session


def _you_in(state: Session, person: str) -> You:
    member = member_of(state, person)
    role = "spectator" if member is None or member.gone else "player" if member.role == "pupil" else member.role
    return You(None, role, viewer_of(state, person), person == state.host)


def _admission_refusal(state: Session, person: str, _viewer: str) -> str | None:
    if state.state == "erased":
        return errors.ROOM_ERASED
    return errors.ROOM_EXPELLED if person in state.expelled else None


def _kept(state: Session) -> Kept:
    return Kept(by_another=True) if state.state == "erased" else Kept(until_ms=state.erase_at_ms)


SESSIONS: AggregateType[Session] = AggregateType(
    name="session",
    code_length=5,
    command=Command,
    step=session.step,
    views_of=session.views_of,
    encode=codec.encode,
    decode=checked(codec.decode),
    decode_record=checked(msgspec.msgpack.Decoder(session.Record).decode),
    viewer_of=viewer_of,
    you_in=_you_in,
    admission_refusal=_admission_refusal,
    audience=lambda state: (
        state.members,
        state.waiting,
        state.expelled,
        state.screens,
        state.settings.spectators,
        state.state == "erased",
    ),
    is_long=lambda command: isinstance(command.body, PlanRound | PlanNext | ImportTournament),
    quiet=(commands.Tick, commands.Presence),
    kept=_kept,
    # A session at its size limit refuses only newcomers, so that its tutors can always end it.
    size_share=lambda command: 1 if isinstance(command.body, commands.Join) else 0,
)
