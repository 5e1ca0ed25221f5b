"""Which names a pupil had in a class, and a record without them."""

import msgspec

from protocol import messages
from protocol import session_commands as asked
from server.aggregate.blank import Blank
from server.aggregate.commands import Join
from server.sessions.personal_data.erase_name import Traces, blanked, erase_from_class, traces_of
from server.sessions.session import Record
from server.sessions.values.state import Erasure
from tests.sessions.classroom import Classroom


def test_all_names_of_a_pupil_who_came_back_with_another_device_are_found() -> None:
    classroom = Classroom("ana", "bo")
    steps: list[Record | None] = []
    for by, body in (
        ("ana", messages.Rename("Anita")),
        ("cruz", Join("Tablet")),
        ("eva", asked.MoveMember("cruz", "ana")),
        ("eva", asked.EraseMember("cruz")),
    ):
        steps.append(classroom.do(by, body).record)
    records = [record for record in steps if record is not None]
    found = traces_of(classroom.session, records, Erasure("cruz", "Alumno borrado"))
    assert found.people == {"ana", "cruz"}
    assert found.names == {"Ana", "Anita", "Tablet"}


def test_a_record_keeps_all_but_the_names() -> None:
    raw = msgspec.msgpack.encode(
        {"kind": "Ana", "params": {"name": "Ana", "reason": "ana grita"}, "ops": [[["m", "name"], "Ana"]]}
    )
    assert msgspec.msgpack.decode(blanked(raw, frozenset({"Ana"}), Blank({"Ana"}, "X"))) == {
        "kind": "Ana",
        "params": {"name": "X", "reason": "X grita"},
        "ops": [[["m", "name"], "X"]],
    }


def test_a_position_that_was_pasted_with_the_name_in_it_goes() -> None:
    classroom = Classroom("ana")
    erasure, traces, blank = (
        Erasure("ana", "Alumno borrado"),
        Traces(frozenset({"ana"}), frozenset({"Ana"})),
        Blank({"Ana"}, "X"),
    )
    classroom.do("eva", asked.EraseMember("ana"))
    pasted = asked.ShowPosition("damas", given={"pdn": '[White "Ana"]\n1. 11-15 *'})
    record = classroom.do("eva", pasted).record
    assert b"Ana" not in blanked(msgspec.msgpack.encode(record), traces.names, blank)
    assert erase_from_class(classroom.session, erasure, traces, blank).room.position is None
    classroom.do("eva", asked.ShowPosition("damas"))
    assert erase_from_class(classroom.session, erasure, traces, blank).room.position is not None
