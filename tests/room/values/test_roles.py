"""Tests of roles at a table, and of each role's view."""

from msgspec.structs import replace

from engines.registry import engine_of
from server.room.values.roles import (
    has_referee,
    is_tournament,
    lacks_consent,
    name_of,
    person_of,
    referee_role,
    seat_of,
    viewer_of,
    yet_to_agree,
)
from server.room.values.state import Invitation, Person, Seat
from tests.room.table import Table


def test_everybody_has_the_view_of_their_seat_or_role_and_a_stranger_that_of_spectators() -> None:
    room = Table(referees=("leader",)).room
    assert [viewer_of(room, person) for person in ("ana", "bob", "leader", "spy")] == ["0", "1", "referee", "spectator"]
    assert [seat_of(room, person) for person in ("ana", "bob", "leader", "", None)] == [0, 1, None, None, None]


def test_a_player_without_a_seat_sees_what_spectators_see() -> None:
    room = Table().room
    assert viewer_of(replace(room, people=(*room.people, Person("zoe", "Zoe", "player"))), "zoe") == "spectator"


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


def test_the_score_card_keeps_the_name_of_who_was_removed() -> None:
    table = Table()
    table.act("bob", "resign")
    room = replace(table.room, seats=(table.room.seats[0], Seat()))
    assert name_of(room, 1) == "Bob"
    assert name_of(replace(room, seats=(room.seats[0], Seat("bot"))), 1) == ""


def test_each_player_but_the_host_must_agree_to_an_invited_referee() -> None:
    room = replace(Table("truco", 4, referees=("leader",)).room, invitation=Invitation("leader", ("eva",)))
    assert yet_to_agree(room) == (1, 3)
    assert yet_to_agree(replace(room, invitation=None)) == (1, 2, 3)
    assert yet_to_agree(replace(room, seats=(*room.seats[:3], Seat("bot")))) == (1,)
    assert not lacks_consent(room), "this referee came without an invitation"
    invited = replace(room, people=tuple(replace(person, invited=person.id == "leader") for person in room.people))
    assert lacks_consent(invited)
    assert not lacks_consent(replace(invited, invitation=Invitation("leader", ("bob", "eva", "leo"))))


def test_a_tournament_is_one_by_the_rooms_options_or_by_the_written_position() -> None:
    engine = engine_of("takeaway")
    for given, options, is_one in (
        ({"mode": "tournament"}, {}, True),
        ({"mode": "assisted"}, {"mode": "tournament"}, True),
        ({"mode": "assisted"}, {}, False),
    ):
        table = Table("takeaway", referees=("leader",), given={"pile": 5, **given}, options=options)
        assert table.room.game is not None
        assert is_tournament(table.room, table.room.game, engine) is is_one
