"""A log records the version of the rules whenever the version changes. Its replay gives the same bytes across an
upgrade."""

from protocol import messages
from server.room import Act, Command, Record, Room, Views, encode, replay, step, views_of
from tests.room.table import Table


def played(room: Room, version: str, *cells: int) -> tuple[Room, list[Record]]:
    """Let Ana and Bob place alternately under that version of the rules."""
    views: Views = views_of(room)
    records = []
    for cell in cells:
        by = ("ana", "bob")[sum(taken is not None for taken in room.game.state.cells) % 2] if room.game else "ana"
        done = step(room, Command(Act({"type": "place", "cell": cell}), by), room.at_ms + 1_000, views, version=version)
        assert done.record is not None
        room, views = done.room, done.views
        records.append(done.record)
    return room, records


def test_the_first_record_bears_the_version_and_the_others_only_a_change() -> None:
    room, before = played(Table().room, "1.0", 4, 0)
    room, after = played(room, "1.1", 8, 1)
    assert [record.version for record in (*before, *after)] == ["1.0", "", "1.1", ""]
    assert room.version == "1.1"


def test_a_log_over_an_upgrade_is_replayed_to_the_same_bytes() -> None:
    first = Table().room
    room, before = played(first, "1.0", 4, 0)
    room, after = played(room, "1.1", 8)
    assert encode(replay(first, [*before, *after])) == encode(room)


def test_a_step_without_a_version_keeps_that_of_the_step_before() -> None:
    room, _records = played(Table().room, "1.0", 4)
    done = step(room, Command(messages.Phrase("hello"), "ana"), room.at_ms + 1)
    assert (done.room.version, done.record and done.record.version) == ("1.0", "")
