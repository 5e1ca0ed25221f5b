"""Tests of roles at a table, and of each role's view."""

from msgspec.structs import replace

from server.room.values.roles import has_referee, name_of, person_of, referee_role, seat_of, viewer_of
from tests.room.table import Table


def test_everybody_has_the_view_of_their_seat_or_role_and_a_stranger_that_of_spectators() -> None:
    room = Table(referees=("leader",)).room
    assert [viewer_of(room, person) for person in ("ana", "bob", "leader", "spy")] == ["0", "1", "referee", "spectator"]
    assert [seat_of(room, person) for person in ("ana", "bob", "leader", "", None)] == [0, 1, None, None, None]


def test_a_referee_who_came_by_a_playing_hosts_invitation_has_a_view_of_its_own() -> None:
    room = Table(referees=("leader",)).room
    people = tuple(replace(person, invited=person.id == "leader") for person in room.people)
    assert viewer_of(replace(room, people=people), "leader") == "invited"


def test_only_a_referee_has_a_referees_role() -> None:
    room = Table(referees=("leader",)).room
    assert [referee_role(room, person) for person in ("leader", "ana", "spy")] == ["leader", None, None]
    assert has_referee(room)
    assert not has_referee(Table().room)


def test_a_seat_bears_the_name_of_who_sits_there() -> None:
    room = Table().room
    ana = person_of(room, "ana")
    assert ana is not None
    assert name_of(room, 0) == ana.name == "Ana"
    assert name_of(Table(start=False, seats=2).room, 0) == "Ana"
    assert person_of(room, "spy") is None
