"""Which names a pupil had in a class, and a record without them."""

import msgspec

from protocol import messages
from protocol import session_commands as asked
from server.aggregate.blank import Blank
from server.aggregate.commands import Join
from server.sessions.erase_name import blanked, traces_of
from server.sessions.session import Record
from server.sessions.state import Erasure
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
