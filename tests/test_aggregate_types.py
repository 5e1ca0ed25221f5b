"""Rooms and sessions, as the store knows them: the length of a code tells which, and a step becomes an entry."""

from msgspec.structs import replace

from protocol import codec, errors
from protocol.messages import GameEvent, Patch, Ready
from server.aggregate_types import ROOMS, SESSIONS, type_of
from server.gateway.channels.spectator_delay import decode_patch
from server.store.stored import stream
from server.store.stored.stream import entry_of
from tests.room.table import Table
from tests.sessions.classroom import Classroom


def test_patches_are_encoded_as_the_protocol_says() -> None:
    patch = Patch("ABCDEF", 3, 1_795_230_896_809, [[["a", 0], {"b": [1, 2.5, None, True, "ñ" * 40]}]], [GameEvent("x", 5, 1)])
    assert stream._encode(patch) == codec.encode(patch)
    assert stream._encode(Patch("ABCDEF", 3, 4)) == codec.encode(Patch("ABCDEF", 3, 4))


def test_the_length_of_a_code_tells_a_room_from_a_session() -> None:
    assert type_of("K7QX2M") is ROOMS
    assert type_of("CLASE") is SESSIONS
    assert (ROOMS.code_length, SESSIONS.code_length) == (6, 5)


def test_a_steps_entry_has_a_patch_for_each_viewer_and_the_record() -> None:
    table = Table()
    entry = entry_of(table.act("ana", "place", cell=4))
    assert (entry.seq, entry.moved) == (table.room.seq, ())
    record = ROOMS.decode_record(entry.record)
    assert record.seq == table.room.seq
    frame = entry.frame_for("spectator")
    assert frame is not None
    assert decode_patch(frame).seq == table.room.seq
    assert frame == entry.frame_for("0")


def test_a_move_is_quiet_and_a_newcomer_is_not() -> None:
    table = Table(start=False)
    assert not ROOMS.is_quiet(table.records[0]), "who joins is shown with another view"
    for player in table.players:
        table.do(player, Ready())
    table.act("ana", "place", cell=4)
    assert ROOMS.is_quiet(table.records[-1])


def test_who_is_expelled_may_not_watch_and_spectators_only_where_the_room_lets_them() -> None:
    closed = Table(start=False, spectators=False).room
    admission = ROOMS.admission_refusal
    assert admission(closed, "zoe", "spectator") == errors.ROOM_NO_SPECTATORS
    assert admission(closed, "ana", "spectator") is None, "the host may always"
    assert admission(replace(closed, expelled=("bob",)), "bob", "1") == errors.ROOM_EXPELLED
    assert admission(replace(closed, state="erased"), "ana", "0") == errors.ROOM_ERASED


def test_what_a_person_is_in_a_room_and_in_a_session() -> None:
    room = Table(referees=("leader",)).room
    assert [
        (you.seat, you.role, you.viewer, you.host) for you in (ROOMS.you_in(room, who) for who in ("ana", "leader", "zoe"))
    ] == [
        (0, "player", "0", True),
        (None, "leader", "referee", False),
        (None, "spectator", "spectator", False),
    ]
    session = Classroom("ana").session
    assert [(you.role, you.viewer) for you in (SESSIONS.you_in(session, who) for who in ("eva", "ana", "zoe"))] == [
        ("director", "director"),
        ("player", "member"),
        ("spectator", "outside"),
    ]
