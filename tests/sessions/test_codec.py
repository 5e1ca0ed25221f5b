"""Tests of a session as bytes: equal sessions give equal bytes, old names of stored fields are read, and other bytes
give an error."""

import msgspec
import pytest
from msgspec.structs import fields, replace

from engines.contract import Refusal
from protocol import errors
from protocol import session_commands as asked
from server.sessions.codec import decode, encode, require_readable
from server.sessions.values.state import Session
from tests.sessions.classroom import PUPILS, Classroom


def test_a_session_in_the_middle_of_a_round_comes_back() -> None:
    classroom = Classroom(*PUPILS)
    classroom.do("eva", asked.PlanRound(game="noughts", how="swiss"))
    classroom.do("eva", asked.StartRound())
    raw = encode(classroom.session)
    assert decode(raw) == classroom.session
    assert encode(decode(raw)) == raw
    assert classroom.session.outbox, "with what the boards have still to be given"


def test_fields_that_a_later_version_added_have_their_defaults() -> None:
    whole = msgspec.msgpack.decode(encode(Classroom("ana").session))
    older = decode(msgspec.msgpack.encode(whole[:6]))
    assert [member.name for member in older.members] == ["Eva", "Ana"]
    assert (older.state, older.rounds, older.erasures) == ("open", (), ())


def test_the_outbox_is_stored_under_its_older_name() -> None:
    assert {field.name: field.encode_name for field in fields(Session) if field.name != field.encode_name} == {
        "outbox": "errands",
        "commands_made": "errands_made",
    }


@pytest.mark.parametrize("raw", [b"", b"\x00", b"\x91\x01", b"\xc1"])
def test_bytes_that_are_no_session_are_refused(raw: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        decode(raw)


def test_a_session_that_could_not_be_read_again_is_refused() -> None:
    session = Classroom("ana").session
    require_readable(session)
    for spoilt in (replace(session, at_ms=2**70), replace(session, state="asleep")):
        with pytest.raises(Refusal) as refused:
            require_readable(spoilt)
        assert refused.value.code == errors.FRAME_MALFORMED
