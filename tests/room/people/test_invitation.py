"""A host who plays may invite a referee only before the first deal, and needs the other players' consent. A referee who comes
in this way sees no hidden data."""

from typing import Any

import msgspec
import pytest

from engines.contract import REFEREE, SPECTATOR
from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import engine_of, slugs
from protocol import errors, messages
from server.room import Join, Leave
from server.room.lifecycle.creation import NewRoom, create
from server.room.people.invitation import MAX_REFEREES, key_of
from server.room.values.roles import viewer_of
from tests.room.table import Table, challenged


def waiting(game: str = "noughts", **more: Any) -> Table:
    return Table(game, start=False, **more)


def invited(table: Table, role: messages.RefereeRole = "director") -> str:
    return str(table.do("ana", messages.InviteReferee(role)).answer["key"])


def came(table: Table, key: str) -> None:
    table.do("tab", Join("Tab", "referee", key=key))


def test_the_key_opens_nothing_until_the_others_have_agreed() -> None:
    table = waiting()
    answer = table.do("ana", messages.InviteReferee("director")).answer
    assert answer["asked"] == [1]
    assert table.room_part["invitation"] == {"role": "director", "asked": [1]}
    assert table.refused("tab", Join("Tab", "referee", key=answer["key"])) == errors.REFEREE_CONSENT
    table.do("bob", messages.AgreeReferee())
    came(table, answer["key"])
    assert viewer_of(table.room, "tab") == "invited"


def hosted(role: str = "spectator") -> Table:
    """Return a table of Bob and Eva where Ana is the host and has no seat."""
    new = NewRoom("K7QX2M", "noughts", 2, "ana", "Ana", bytes(32), role=role)  # type: ignore[arg-type]
    table = Table.of(create(new, 1_000_000), ("bob", "eva"), 1_000_000)
    for player in table.players:
        table.do(player, Join(player.title()))
    return table


def test_a_host_who_does_not_play_needs_nobodys_consent_for_a_referee() -> None:
    table = hosted()
    answer = table.do("ana", messages.InviteReferee("leader")).answer
    assert table.room.invitation is None
    came(table, answer["key"])
    assert viewer_of(table.room, "tab") == REFEREE


def test_a_host_who_takes_a_seat_asks_for_consent_to_the_referees_that_came() -> None:
    for referees in (0, 1):
        table = hosted()
        table.do("eva", Leave())
        if referees:
            came(table, str(table.do("ana", messages.InviteReferee("leader")).answer["key"]))
        table.do("ana", Leave())
        table.do("ana", Join("Ana"))
        invited = [person.invited for person in table.room.people if person.role != "player"]
        assert invited == [True] * referees
        assert (table.room.invitation is None) == (referees == 0)


def test_a_director_invites_a_referee_without_the_consent_that_a_playing_host_needs() -> None:
    table = Table(referees=("director",))
    answer = table.do("director", messages.InviteReferee("leader")).answer
    assert answer["key"] == key_of(table.room, "leader")
    assert table.room.invitation is None
    assert table.refused("ana", messages.InviteReferee("leader")) == errors.REFEREE_LATE


def test_agreeing_to_a_monitor_is_not_agreeing_to_a_director() -> None:
    table = waiting()
    invited(table, "monitor")
    table.do("bob", messages.AgreeReferee())
    assert table.refused("tab", Join("Tab", "referee", key=key_of(table.room, "director"))) == errors.REFEREE_CONSENT
    invited(table, "director")
    assert table.room_part["invitation"]["asked"] == [1]


def test_once_cards_were_dealt_it_is_too_late() -> None:
    table = waiting()
    key = invited(table)
    for player in table.players:
        table.do(player, messages.Ready())
    assert table.refused("ana", messages.InviteReferee()) == errors.REFEREE_LATE
    table.do("ana", messages.InviteReferee()) if table.room.state == "waiting" else None
    assert table.refused("tab", Join("Tab", "referee", key=key)) == errors.REFEREE_LATE


def test_a_no_sends_the_referee_away_again() -> None:
    table = waiting()
    key = invited(table)
    table.do("bob", messages.AgreeReferee())
    came(table, key)
    table.do("bob", messages.AgreeReferee(False))
    assert table.room_part["referees"] == []
    assert table.room_part["invitation"] is None
    assert table.refused("tab", Join("Tab", "referee", key=key)) == errors.REFEREE_CONSENT


def test_a_later_player_must_consent_too_before_the_deal() -> None:
    table = waiting()
    table.do("bob", messages.StandUp())
    came(table, invited(table))
    table.do("eva", Join("Eva"))
    assert table.refused("ana", messages.Start()) == errors.REFEREE_CONSENT
    assert table.refused("tab", messages.SetPosition({})) in (errors.REFEREE_CONSENT, errors.GAME_POSITION)
    for player in ("ana", "eva"):
        table.do(player, messages.Ready())
    assert table.room_part["state"] == "waiting"
    table.do("eva", messages.AgreeReferee())
    assert table.room_part["state"] == "playing"


def test_a_host_who_stands_up_invites_and_sits_down_again_has_won_nothing() -> None:
    table = waiting("truco")
    table.do("ana", messages.StandUp())
    key = invited(table)
    came(table, key)
    assert viewer_of(table.room, "tab") == "referee"
    table.do("ana", Join("Ana"))
    assert viewer_of(table.room, "tab") == "invited"
    assert table.refused("ana", messages.Start()) == errors.REFEREE_CONSENT
    assert table.refused("tab", messages.InviteReferee()) == errors.COMMAND_NOT_YOURS


def test_a_referee_who_clears_the_hosts_seat_sees_no_more_for_it() -> None:
    table = waiting("truco")
    key = invited(table)
    table.do("bob", messages.AgreeReferee())
    came(table, key)
    for player in table.players:
        table.do(player, messages.Ready())
    table.do("tab", messages.ClearSeat(0, "x"))
    assert viewer_of(table.room, "tab") == "invited"
    assert "hands" not in table.view("invited")["game"]


def test_a_neutral_hosts_referees_stay_neutral_and_the_host_does_not_sit_down_to_a_running_game() -> None:
    table = waiting("truco")
    table.do("ana", messages.StandUp())
    table.do("eva", Join("Eva"))
    came(table, invited(table))
    for player in ("eva", "bob"):
        table.do(player, messages.Ready())
    assert table.view("referee")["game"]["hands"]
    table.do("tab", messages.ClearSeat(0, "x"))
    assert table.refused("ana", Join("Ana")) == errors.REFEREE_LATE


def test_referees_of_a_board_come_through_its_class() -> None:
    table = Table(referees=("director",))
    table.room = msgspec.structs.replace(table.room, session="CLASE")
    assert table.refused("director", messages.InviteReferee()) == errors.REFEREE_OF_SESSION


def test_an_invited_referee_sees_what_spectators_do_and_the_record() -> None:
    table = challenged("director", monitor="tutor")
    everything = table.view("referee")
    people = tuple(msgspec.structs.replace(p, invited=p.role != "player") for p in table.room.people)
    table = Table.of(msgspec.structs.replace(table.room, people=people), ("ana", "bob"), table.now_ms)
    seen = table.view("invited")
    assert "referee" not in table.views.of
    assert seen["game"] == {**table.game, "record": everything["game"]["record"]}
    assert seen["desk"]["found"] == everything["desk"]["found"]
    assert "record" in seen["desk"]["before"]
    done = table.do("director", messages.Rule(["I"], reason="x"))
    assert done.frames


def test_who_agreed_and_left_is_asked_again() -> None:
    table = waiting()
    key = invited(table)
    table.do("bob", messages.AgreeReferee())
    table.do("bob", Leave())
    table.do("eva", Join("Eva"))
    assert table.refused("tab", Join("Tab", "referee", key=key)) == errors.REFEREE_CONSENT


@pytest.mark.parametrize("slug", slugs())
def test_no_referee_sees_what_chance_has_still_to_bring(slug: str) -> None:
    """The test redraws everything that a shuffle has placed and no player has seen. Every referee must then see the
    same bytes as before."""
    engine = engine_of(slug)
    for seed in range(8):
        for seats in engine.about.seats:
            state = engine.setup(engine.read_options({}), seats, ChanceReader(ChanceState(bytes([seed]) * 32)), 0)
            other = engine.resample_hidden(state, REFEREE, ChanceReader(ChanceState(bytes([seed + 100]) * 32)))
            for viewer in (REFEREE, SPECTATOR):
                assert msgspec.msgpack.encode(engine.view(state, viewer, 0)) == msgspec.msgpack.encode(
                    engine.view(other, viewer, 0)
                )


UNDEALT = ("fab-a-diffy", "fiar", "geominos", "kwatro-sinko", "queens-and-guards", "stars-and-bars", "sum-dominoes", "truco")


@pytest.mark.parametrize("slug", UNDEALT)
def test_where_something_lies_shuffled_it_is_indeed_drawn_anew(slug: str) -> None:
    engine = engine_of(slug)
    state = engine.setup(engine.read_options({}), engine.about.seats[0], ChanceReader(ChanceState(bytes(32))), 0)
    others = [engine.resample_hidden(state, REFEREE, ChanceReader(ChanceState(bytes([seed]) * 32))) for seed in range(1, 9)]
    assert any(other != state for other in others)


def test_a_player_agrees_only_to_a_proposed_referee_and_says_no_only_before_the_deal() -> None:
    table = waiting()
    assert table.refused("bob", messages.AgreeReferee()) == errors.REFEREE_NOT_PROPOSED
    key = invited(table)
    table.do("bob", messages.AgreeReferee())
    assert table.do("bob", messages.AgreeReferee()).record is None
    came(table, key)
    for player in table.players:
        table.do(player, messages.Ready())
    table.act("bob", "resign")
    assert table.refused("bob", messages.AgreeReferee(agree=False)) == errors.REFEREE_LATE
    assert viewer_of(table.room, "tab") == "invited"


def test_a_table_has_room_for_twenty_referees() -> None:
    table = hosted()
    key = key_of(table.room, "monitor")
    for number in range(MAX_REFEREES):
        table.do(f"referee {number}", Join("Tab", "referee", key=key))
    assert table.refused("tab", Join("Tab", "referee", key=key)) == errors.ROOM_CROWDED


def test_strangers_have_no_referee() -> None:
    table = hosted()
    table.room = msgspec.structs.replace(table.room, was_listed=True)
    assert table.refused("tab", Join("Tab", "referee", key=key_of(table.room, "leader"))) == errors.LISTING_REFEREE
    assert table.refused("ana", messages.InviteReferee("leader")) == errors.LISTING_REFEREE
