"""Tests of a room as an aggregate: quiet commands, admission, and the role of a person in it."""

from msgspec.structs import replace

from protocol import errors, messages
from protocol.messages import Ready
from server.aggregate.contract import Kept
from server.aggregate_types import ROOMS
from server.room import Act, Recover, Tick
from server.room.aggregate import room_type
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


def test_the_store_keeps_a_board_as_its_class_says_and_an_appointed_room_from_its_start() -> None:
    room = Table(move_days=3).room
    assert ROOMS.kept(room) == Kept(move_days=3)
    assert ROOMS.kept(replace(room, begins_at_ms=5_000)) == Kept(begins_at_ms=5_000, move_days=3)
    assert ROOMS.kept(replace(room, session="CLASE")) == ROOMS.kept(replace(room, state="erased")) == Kept(by_another=True)


def test_a_room_that_grows_too_large_takes_last_what_ends_it() -> None:
    bodies = (messages.Sign(), Act({"type": "place"}), messages.Rename("Ana"))
    assert [ROOMS.size_share(ROOMS.command(body, "ana")) for body in bodies] == [0, 1, 2]


def test_an_outage_is_credited_to_games_and_to_appointments_that_it_hid() -> None:
    playing, waiting = Table().room, Table(start=False).room
    assert ROOMS.outage_command(playing, 40, 99) == ROOMS.command(Recover(40), None)
    assert ROOMS.outage_command(replace(playing, state="over"), 40, 99) is None
    assert ROOMS.outage_command(waiting, 40, 99) is None
    appointed = replace(waiting, begins_at_ms=99)
    assert ROOMS.outage_command(appointed, 40, 98) is None
    assert ROOMS.outage_command(appointed, 40, 99) == ROOMS.command(Recover(40), None)


def test_only_a_listed_room_has_an_entry_in_the_list() -> None:
    room = Table().room
    assert ROOMS.listed(room) == b""
    assert b"K7QX2M" in ROOMS.listed(replace(room, listed="es", listed_at_ms=1))
    assert ROOMS.listed(replace(room, listed="es", listed_at_ms=1, state="over")) == b""


def test_slow_bots_are_asked_outside_the_loop_only_when_their_turn_has_come() -> None:
    table = Table("kwatro-sinko", start=False)
    table.do("ana", messages.ClearSeat(1))
    table.do("ana", messages.SeatBot(1, level="strong"))
    table.do("ana", messages.Ready())
    tick, due_ms = ROOMS.command(Tick(), None), table.room.due_at_ms
    assert due_ms is not None
    assert table.room.bot_at_ms == due_ms
    assert ROOMS.bot_task(table.room, tick, due_ms - 1) is None
    assert ROOMS.bot_task(table.room, ROOMS.command(Ready(), "ana"), due_ms) is None
    task = ROOMS.bot_task(table.room, tick, due_ms)
    assert task is not None
    assert (task.slug, task.now_ms, [chair.level for chair in task.chairs]) == ("kwatro-sinko", due_ms, ["strong"])


def test_the_store_keeps_an_open_table_a_board_and_an_appointed_game_as_long_as_each_needs() -> None:
    room = Table(start=False).room
    assert ROOMS.kept(room) == Kept()
    assert ROOMS.kept(replace(room, session="CLASE")) == Kept(by_another=True)
    assert ROOMS.kept(replace(room, begins_at_ms=5_000)) == Kept(begins_at_ms=5_000)


def test_an_outage_is_credited_to_a_running_game_and_to_a_start_that_it_missed() -> None:
    assert ROOMS.outage_command(Table().room, 7, 9_000) is not None
    waiting = Table(start=False).room
    assert ROOMS.outage_command(waiting, 7, 9_000) is None
    missed = [ROOMS.outage_command(replace(waiting, begins_at_ms=at_ms), 7, 9_000) for at_ms in (8_999, 9_000, 9_001)]
    assert [command is not None for command in missed] == [True, True, False]


def test_a_step_of_the_store_is_that_of_the_room_and_names_the_version_of_the_rules() -> None:
    rooms = room_type(lambda slug: f"{slug} 7")
    table = Table(start=False)
    done = rooms.step(table.room, rooms.command(Ready(), "ana"), table.now_ms, None)
    assert done.record is not None
    assert (done.record.seq, done.record.version) == (table.room.seq + 1, "noughts 7")
    assert done.room.seats[0].ready
