"""A room as an aggregate: quiet commands, admission, and a person's role in it."""

from msgspec.structs import replace

from protocol import errors
from protocol.messages import Ready
from server.aggregate_types import ROOMS
from tests.room.table import Table


def test_a_move_is_quiet_and_a_newcomer_is_not() -> None:
    table = Table(start=False)
    assert not ROOMS.is_quiet(table.records[0]), "who joins is shown with another view"
    for player in table.players:
        table.do(player, Ready())
    table.act("ana", "place", cell=4)
    assert ROOMS.is_quiet(table.records[-1])


def test_an_expelled_person_may_not_watch_and_others_only_if_the_room_allows() -> None:
    closed = Table(start=False, spectators=False).room
    admission = ROOMS.admission_refusal
    assert admission(closed, "zoe", "spectator") == errors.ROOM_NO_SPECTATORS
    assert admission(closed, "ana", "spectator") is None, "the host may always"
    assert admission(replace(closed, expelled=("bob",)), "bob", "1") == errors.ROOM_EXPELLED
    assert admission(replace(closed, state="erased"), "ana", "0") == errors.ROOM_ERASED


def test_what_a_person_is_in_a_room() -> None:
    room = Table(referees=("leader",)).room
    assert [
        (you.seat, you.role, you.viewer, you.host) for you in (ROOMS.you_in(room, who) for who in ("ana", "leader", "zoe"))
    ] == [
        (0, "player", "0", True),
        (None, "leader", "referee", False),
        (None, "spectator", "spectator", False),
    ]
