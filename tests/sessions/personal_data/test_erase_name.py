"""Tests of erasing a pupil's names from a class and from its records."""

import msgspec

from protocol import messages
from protocol import session_commands as asked
from protocol.session_commands import WrittenPosition
from server.aggregate.commands import Join
from server.aggregate.erase_words import Blank
from server.sessions import codec
from server.sessions.personal_data.erase_name import Traces, blanked, erase_from_class, traces_of
from server.sessions.session import Record
from server.sessions.values.people import Erasure
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


def test_positions_of_rounds_and_of_what_is_planned_go_on_without_the_name() -> None:
    classroom = Classroom("ana", "bo")
    pasted = WrittenPosition({"pdn": '[White "Ana"]\n1. 11-15 *'})
    record = classroom.do("eva", asked.PlanRound("damas", position=pasted)).record
    blank, traces = Blank({"Ana"}, "X"), Traces(frozenset({"ana"}), frozenset({"Ana"}))
    classroom.do("eva", asked.EraseMember("ana"))
    clean = erase_from_class(classroom.session, Erasure("ana", "X"), traces, blank).room
    assert clean.planned is not None
    for position in (clean.rounds[-1].position, clean.planned.position):
        assert position == WrittenPosition({"pdn": '[White "X"]\n1. 11-15 *'})
    assert b"Ana" not in blanked(msgspec.msgpack.encode(record), traces.names, blank)


def test_a_name_that_is_a_move_stays_in_a_position_that_would_be_another_without_it() -> None:
    classroom = Classroom("ana", "bo")
    position = WrittenPosition(acts=["11-15"])
    classroom.do("eva", asked.PlanRound("damas", position=position))
    classroom.do("eva", asked.EraseMember("ana"))
    traces = Traces(frozenset({"ana"}), frozenset({"11-15"}))
    clean = erase_from_class(classroom.session, Erasure("ana", "X"), traces, Blank({"11-15"}, "X")).room
    assert clean.rounds[-1].position == position


def test_a_team_that_was_called_after_a_pupil_is_so_no_more() -> None:
    classroom = Classroom("ana", "bo")
    classroom.do("eva", asked.SetPentathlon([asked.PlannedGame("noughts")]))
    record = classroom.do("eva", asked.SetTeams([asked.NamedTeam("Los de Ana", ["bo"])])).record
    classroom.do("eva", asked.EraseMember("ana"))
    blank, traces = Blank({"Ana"}, "X"), Traces(frozenset({"ana"}), frozenset({"Ana"}))
    clean = erase_from_class(classroom.session, Erasure("ana", "X"), traces, blank).room
    assert clean.pentathlon is not None
    assert [team.name for team in clean.pentathlon.teams] == ["Los de X"]
    stored = blanked(msgspec.msgpack.encode(record), traces.names, blank)
    assert b"Ana" not in stored
    assert b"Los de X" in stored
    frame = msgspec.msgpack.encode([[["m", "teams", 0, "name"], "Los de Ana"]])
    assert msgspec.msgpack.decode(blanked(frame, traces.names, blank)) == [[["m", "teams", 0, "name"], "Los de X"]]


def test_a_part_of_a_position_that_a_patch_sets_is_read_too() -> None:
    traces, blank = frozenset({"Ana"}), Blank({"Ana"}, "X")
    frame = [[["played", "given", "pdn"], '[White "Ana"]'], [["played", "given", "fen"], "Ana"], [["door"], "Ana"]]
    clean = msgspec.msgpack.decode(blanked(msgspec.msgpack.encode(frame), traces, blank))
    assert [value for _path, value in clean] == ['[White "X"]', "X", "Ana"]


def test_a_prize_and_a_category_that_bear_the_name_lose_it_and_can_still_be_read() -> None:
    """The neutral words may be longer than the name. The result must not exceed the maximum length of a prize or a
    category."""
    classroom = Classroom("ana", "bo")
    prizes = [{"text": "Ana".ljust(56, "a") + " Ana", "category": "Amigos de Ana"}]
    steps = [
        classroom.do("eva", asked.SetSession({"prizes": prizes})).record,
        classroom.do("eva", asked.SetRatings([asked.RatedPupil("bo", 1500, "Amigos de Ana")])).record,
        classroom.do("eva", asked.SetList(["Bo"], [1500], ["Amigos de Ana"])).record,
    ]
    classroom.do("eva", asked.EraseMember("ana"))
    blank, traces = Blank({"Ana"}, "Alumno borrado"), Traces(frozenset({"ana"}), frozenset({"Ana"}))
    clean = erase_from_class(classroom.session, Erasure("ana", "Alumno borrado"), traces, blank).room
    assert codec.decode(codec.encode(clean)) == clean
    left = msgspec.msgpack.encode((clean.settings, clean.members, clean.entries))
    assert b"Ana" not in left.replace(b"Anaaaa", b"")
    for record in steps:
        assert b" Ana" not in blanked(msgspec.msgpack.encode(record), traces.names, blank)
    (bo,) = (member for member in clean.members if member.id == "bo")
    assert bo.category == clean.settings.prizes[0].category == clean.entries[0].category


def test_of_the_expelled_names_only_the_erased_ones_go() -> None:
    classroom = Classroom("ana", "bo", "cruz", "dana")
    classroom.played((1.0, 0.0), (1.0, 0.0))
    for pupil in ("bo", "cruz"):
        classroom.do("eva", asked.RemoveMember(pupil, "Sin respeto"))
    assert classroom.session.expelled_names == ("bo", "cruz")
    classroom.do("eva", asked.EraseMember("bo"))
    assert classroom.session.expelled_names == ("bo", "cruz")
    traces = Traces(frozenset({"bo"}), frozenset({" Bo "}))
    clean = erase_from_class(classroom.session, Erasure("bo", "X"), traces, Blank({"Bo"}, "X")).room
    assert clean.expelled_names == ("cruz",)
    assert [one.name for one in clean.removed] == ["Cruz"]
