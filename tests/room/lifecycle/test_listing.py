"""Tests of listed tables: the entries of the list, the people who may list a table, and the computer that plays until a
person comes."""

import random
from typing import Any

import msgspec
import pytest

from engines.contract import Refusal
from protocol import errors, messages
from protocol.listed_tables import Lang, ListedSeat
from server.aggregate.commands import Join, Leave, Presence
from server.room import Act, NewRoom, Room, create
from server.room.lifecycle.listing import listed_table
from server.room.people.invitation import key_of
from server.room.stored.codec import encode
from server.room.values.free_seats import MAX_SUBSTITUTE_ACTS
from server.room.values.state import Pause, Person, due_list
from tests.room.table import SECRET, Table

WAIT_MS = 20_000


def listed(game: str = "noughts", seats: int = 2, *, lang: Lang | None = "es", **settings: Any) -> Table:
    """Return a public table that Ana has opened and where she is ready."""
    new = NewRoom("K7QX2M", game, seats, "ana", "Ana", SECRET, {}, {"start_when_full": True, **settings}, listed=lang)
    return Table.of(create(new, 1_000_000), ("ana", "bob"), 1_000_000)


def kinds(table: Table) -> list[str]:
    return [seat.kind for seat in table.room.seats]


def test_a_table_is_listed_only_if_its_host_says_so() -> None:
    table = Table(start=False)
    assert table.room.listed is None
    assert listed_table(table.room) is None
    assert table.refused("bob", messages.SetListed("es")) == errors.COMMAND_NOT_YOURS
    table.do("ana", Leave())  # Bob is the host now, and waits
    step = table.do("bob", messages.SetListed("en"))
    assert step.record is not None
    assert [event.kind for event in step.record.happenings] == ["listed"]
    shown = listed_table(table.room)
    assert shown is not None
    assert shown.lang == "en"
    assert table.room_part["listed"] == "en"
    assert table.do("bob", messages.SetListed("en")).record is None
    step = table.do("bob", messages.SetListed(None))
    assert step.record is not None
    assert [event.kind for event in step.record.happenings] == ["unlisted"]
    assert listed_table(table.room) is None
    assert table.refused("bob", messages.SetSettings({"chat": True})) == errors.LISTING_CHAT, "strangers may have come"


def test_a_list_shows_names_seats_mode_and_since_when_and_nothing_else() -> None:
    table = listed("contig60")
    shown = listed_table(table.room)
    assert msgspec.to_builtins(shown) == {
        "room": "K7QX2M",
        "game": "contig60",
        "lang": "es",
        "mode": "assisted",
        "state": "waiting",
        "seats": ({"kind": "person", "name": "Ana"}, {"kind": "empty", "name": ""}),
        "free": (1,),
        "watchable": True,
        "since_ms": 1_000_000,
        "spectators": 0,
    }


def test_a_board_of_a_class_is_never_listed() -> None:
    people = (Person("ana", "Ana", "player"), Person("bob", "Bob", "player"))
    new = NewRoom("K7QX2M", "noughts", 2, "tutor", "Eva", SECRET, session="ABCDE", placed=people)
    board = Table.of(create(new, 0), ("ana", "bob"), 0)
    assert board.refused("tutor", messages.SetListed("es")) == errors.LISTING_CLASS
    with pytest.raises(Refusal) as refusal:
        create(msgspec.structs.replace(new, listed="es"), 0)
    assert refusal.value.code == errors.LISTING_CLASS
    # The board must not be listed even if its room said so.
    assert listed_table(msgspec.structs.replace(board.room, listed="es")) is None


def test_a_table_where_nobody_is_there_to_play_with_is_not_open() -> None:
    table = listed()
    table.do(None, Presence("ana", False))
    assert listed_table(table.room) is None
    table.do(None, Presence("ana", True))
    shown = listed_table(table.room)
    assert shown is not None
    assert shown.free == (1,)


def test_a_running_game_is_to_be_watched_unless_its_host_wants_nobody_to() -> None:
    table = listed()
    table.do("bob", Join("Bob"))
    shown = listed_table(table.room)
    assert shown is not None
    assert (shown.state, shown.free, shown.is_in("watch")) == ("playing", (), True)
    alone = listed(spectators=False)
    alone.do("bob", Join("Bob"))
    assert listed_table(alone.room) is None


def test_a_game_that_is_over_is_in_no_list() -> None:
    table = listed()
    table.do("bob", Join("Bob"))
    for by, cell in (("ana", 0), ("bob", 3), ("ana", 1), ("bob", 4), ("ana", 2)):
        table.act(by, "place", cell=cell)
    assert table.room.state == "over"
    assert listed_table(table.room) is None


def test_after_a_while_the_computer_takes_the_free_seat_and_the_game_begins() -> None:
    table = listed()
    assert table.room_part["substitute_at_ms"] == 1_000_000 + WAIT_MS
    table.wait(WAIT_MS - 1)
    assert kinds(table) == ["person", "empty"]
    table.wait(1)
    assert kinds(table) == ["person", "bot"]
    assert table.room.state == "playing"
    assert "substitute_seated" in table.kinds()
    assert table.room_part["seats"][1]["replaceable"]


def test_the_seat_of_the_computer_is_not_free_while_the_game_is_adjourned() -> None:
    table = listed()
    table.wait(WAIT_MS)
    adjourned = msgspec.structs.replace(table.room, adjourned=Pause("la hora", table.now_ms))
    shown = [listed_table(room) for room in (table.room, adjourned)]
    assert [entry.free for entry in shown if entry is not None] == [(1,), ()]


def test_the_computer_does_not_come_to_a_table_that_is_no_longer_listed() -> None:
    table = listed()
    table.do("ana", messages.SetListed(None))
    assert table.room_part["substitute_at_ms"] is None
    table.wait(WAIT_MS)
    assert kinds(table) == ["person", "empty"]


def test_the_computer_comes_only_while_everybody_waits_there() -> None:
    table = listed()
    table.wait(10_000)
    table.do(None, Presence("ana", False))
    assert table.room.substitute_at_ms is None
    table.wait(60_000)
    assert kinds(table) == ["person", "empty"]
    table.do(None, Presence("ana", True))
    table.wait(WAIT_MS - 1)
    assert kinds(table) == ["person", "empty"]
    table.do("ana", messages.Ready(False))
    table.wait(WAIT_MS)
    assert kinds(table) == ["person", "empty"]


@pytest.mark.parametrize("settings", [{"substitute_ms": 0}, {"lang": None}])
def test_where_it_is_not_wanted_the_computer_does_not_come(settings: dict[str, Any]) -> None:
    table = listed(**settings)
    assert due_list(table.room) == []
    table.wait(10 * WAIT_MS)
    assert kinds(table) == ["person", "empty"]


def test_a_person_who_comes_soon_takes_the_seat_of_the_computer() -> None:
    table = listed()
    table.wait(WAIT_MS)
    shown = listed_table(table.room)
    assert shown is not None
    assert shown.free == (1,)
    assert shown.seats == (ListedSeat("person", "Ana"), ListedSeat("bot", ""))
    table.act("ana", "place", cell=0)
    table.do("bob", Join("Bob"))
    assert kinds(table) == ["person", "person"]
    assert table.last.answer == {"seat": 1, "role": "player"}
    table.act("bob", "place", cell=4)
    assert table.game["cells"][4] == 1


def test_once_the_computer_has_done_much_it_plays_to_the_end() -> None:
    table = listed("contig60")
    table.wait(WAIT_MS)
    seats = list(table.room.seats)
    seats[1] = msgspec.structs.replace(seats[1], acts=MAX_SUBSTITUTE_ACTS)
    table = Table.of(msgspec.structs.replace(table.room, seats=tuple(seats)), ("ana",), table.now_ms)
    assert not table.room_part["seats"][1]["replaceable"]
    assert table.refused("bob", Join("Bob")) == errors.ROOM_FULL
    assert table.refused("bob", Join("Bob", seat=1)) == errors.SEAT_TAKEN
    shown = listed_table(table.room)
    assert shown is not None
    assert not shown.is_in("open")


def test_actions_of_a_substitute_computer_count_until_the_next_game() -> None:
    table = listed(substitute_ms=1_000, bot_ms=0)
    table.wait(1_000)
    for _ in range(9):
        free = [cell for cell, held in enumerate(table.game["cells"]) if held is None]
        if table.room.state != "playing":
            break
        table.act("ana", "place", cell=free[0])
        table.wait(1)
    assert table.room.state == "over"
    assert 0 < table.room.seats[1].acts <= MAX_SUBSTITUTE_ACTS
    table.do("ana", messages.Rematch())
    assert table.room.seats[1].acts <= 1


def test_a_bot_that_the_host_has_chosen_keeps_its_seat() -> None:
    table = listed()
    table.do("ana", messages.SeatBot(1))
    assert table.room.state == "playing"
    assert table.refused("bob", Join("Bob")) == errors.ROOM_FULL


@pytest.mark.parametrize(
    "asked",
    [
        ("ana", messages.SetSettings({"chat": True}), errors.LISTING_CHAT),
        ("ana", messages.InviteReferee(), errors.LISTING_REFEREE),
        ("ana", messages.Rename("hola, ¿cómo te llamas?"), errors.LISTING_NAME),
        ("bob", messages.Say("hola"), errors.CHAT_OFF),
    ],
)
def test_strangers_cannot_write_to_each_other(asked: tuple[str, Any, str]) -> None:
    by, body, code = asked
    table = listed(auto_start=False)
    table.do("bob", Join("Bob"))
    assert table.refused(by, body) == code
    table.do("ana", messages.SetListed(None))  # removing the table from the list does not help
    assert table.refused(by, body) == code


def test_strangers_hear_no_reason_that_somebody_has_written() -> None:
    table = listed(auto_start=False)
    table.do("bob", Join("Bob"))
    table.do("ana", messages.ClearSeat(1, reason="mi número es…"))
    assert "número" not in str(table.last.frames)


def test_a_table_at_which_people_may_write_is_not_listed() -> None:
    chatty = Table(start=False, chat=True)
    assert chatty.refused("ana", messages.SetListed("es")) == errors.LISTING_CHAT
    watched = Table(referees=("director",), start=False)
    assert watched.refused("ana", messages.SetListed("es")) == errors.LISTING_REFEREE
    table = listed(auto_start=False)
    assert table.refused("eva", Join("Eva", "referee", key=key_of(table.room, "director"))) == errors.LISTING_REFEREE


def test_a_seated_player_is_ready_and_the_game_starts_when_all_are_present() -> None:
    table = listed(lang=None)
    assert table.room_part["seats"][0]["ready"]
    table.do(None, Presence("ana", False))
    table.do("bob", Join("Bob"))
    assert table.room_part["state"] == "waiting"
    table.do(None, Presence("ana", True))
    assert table.room_part["state"] == "playing"


def test_who_says_not_yet_is_waited_for() -> None:
    table = listed(lang=None)
    table.do("ana", messages.Ready(False))
    table.do("bob", Join("Bob"))
    assert table.room_part["state"] == "waiting"
    table.do("ana", messages.Ready())
    assert table.room_part["state"] == "playing"


def test_who_changes_the_settings_stays_ready() -> None:
    table = listed(lang=None)
    table.do("ana", messages.SetSettings({"games": 2}))
    table.do("bob", Join("Bob"))
    assert table.room.state == "playing"


def test_where_the_setting_is_off_everybody_says_that_they_are_ready() -> None:
    table = Table(start=False)
    assert [seat.ready for seat in table.room.seats] == [False, False]
    assert table.room.state == "waiting"


def test_two_people_of_one_name_are_told_apart() -> None:
    table = Table(start=False, auto_start=False)
    assert [seat["name"] for seat in table.room_part["seats"]] == ["Ana", "Bob"]
    table.do("bob", messages.Rename("ANA"))
    assert [seat["name"] for seat in table.room_part["seats"]] == ["Ana", "ANA 2"]
    again = listed(lang=None, auto_start=False)
    again.do("bob", Join("Ána"))
    assert [seat["name"] for seat in again.room_part["seats"]] == ["Ana", "Ána 2"]


def test_whatever_people_do_only_tables_that_the_host_lists_show_and_no_board_of_a_class_ever() -> None:
    """The test makes 500 random steps at a table and at a board of a class. After each step, a room may be in the list only
    if its host lists it, it is no board of a class, and its match is not over."""
    dice = random.Random(55)
    people = (Person("ana", "Ana", "player"), Person("bob", "Bob", "player"))
    rooms: list[Room] = [
        create(NewRoom("K7QX2M", "noughts", 2, "ana", "Ana", SECRET, {}, {"start_when_full": True}), 0),
        create(NewRoom("K7QX2N", "noughts", 2, "ana", "Ana", SECRET, session="ABCDE", placed=people), 0),
    ]
    shows = 0
    for room in rooms:
        table = Table.of(room, ("ana", "bob"), 0)
        for _ in range(500):
            by = dice.choice(["ana", "bob", "eva", None])
            body: Any = dice.choice(
                [
                    messages.SetListed(dice.choice(["es", "en", None])),
                    Join("Bob"),
                    Leave(),
                    messages.Ready(dice.random() < 0.8),
                    messages.StandUp(),
                    messages.SeatBot(dice.randrange(2)),
                    messages.ClearSeat(dice.randrange(2)),
                    messages.Start(),
                    messages.Rematch(),
                    Act({"type": "place", "cell": dice.randrange(9)}),
                    Presence(dice.choice(["ana", "bob"]), dice.random() < 0.5),
                ]
            )
            table.now_ms += dice.choice([0, 100, 5_000, 25_000])
            before = encode(table.room)
            try:
                table.do(by, body)
            except Refusal:
                assert encode(table.room) == before
            shown = listed_table(table.room)
            if shown is not None:
                shows += 1
                assert table.room.listed == shown.lang
                assert table.room.session is None
                assert table.room.state in ("waiting", "playing")
    assert shows > 20
