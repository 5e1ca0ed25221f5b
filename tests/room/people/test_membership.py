import pytest

from engines.contract import Refusal
from protocol import errors, messages
from server.room import Act, Join, Leave, NewRoom, Presence, create, viewer_of
from server.room.command import HandSeat, LetIn, RefereeRoleChanged, RefereeWaitSet, SpectatorsSet, TurnOut, TutorPresence
from server.room.people.invitation import key_of
from tests.room.play.test_time_limit import of_a_class
from tests.room.table import SECRET, Table

ROLES: tuple[messages.RefereeRole, ...] = ("monitor", "leader", "director")


def waiting() -> Table:
    return Table(start=False)


def test_the_host_sits_on_the_first_seat_and_others_beside() -> None:
    table = waiting()
    assert [seat["name"] for seat in table.room_part["seats"]] == ["Ana", "Bob"]
    assert table.last.answer == {"seat": 1, "role": "player"}
    assert table.last.moved == ("bob",)
    assert table.room_part["host"] == "ana"


@pytest.mark.parametrize(
    ("new", "code"),
    [
        ({"game": "no-such"}, errors.GAME_UNKNOWN),
        ({"seats": 5}, errors.GAME_SEATS),
        ({"options": {"mode": "friendly"}}, errors.GAME_OPTIONS),
        ({"options": {"extra": 1}}, errors.GAME_OPTIONS),
        ({"settings": {"games": 0}}, errors.SETTINGS_MALFORMED),
        ({"settings": {"sudo": True}}, errors.SETTINGS_MALFORMED),
        ({"bots": (2,)}, errors.SEAT_UNKNOWN),
        ({"bots": (0, 1)}, errors.ROOM_FULL),
    ],
)
def test_what_cannot_be_opened(new: dict[str, object], code: str) -> None:
    asked = {"code": "K7QX2M", "game": "noughts", "seats": 2, "host": "ana", "host_name": "Ana", "secret": SECRET, **new}
    with pytest.raises(Refusal) as refused:
        create(NewRoom(**asked), 0)  # type: ignore[arg-type]
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("by", "asked", "code"),
    [
        ("eva", Join("Eva"), errors.ROOM_FULL),
        ("eva", Join("Eva", seat=0), errors.SEAT_TAKEN),
        ("eva", Join("Eva", seat=2), errors.SEAT_UNKNOWN),
        ("eva", Join("Eva", "spectator"), errors.ROOM_NO_SPECTATORS),
        ("eva", Join("Eva", "referee"), errors.REFEREE_KEY),
        ("eva", Join("Eva", "referee", key="0123456789"), errors.REFEREE_KEY),
        ("eva", Join("Eva", "referee", key="ключ ١٢"), errors.REFEREE_KEY),
        ("director", Join("Dir"), errors.ROOM_FULL),
    ],
)
def test_doors_that_stay_shut(by: str, asked: Join, code: str) -> None:
    table = Table(referees=("director",), start=False, spectators=False)
    assert table.refused(by, asked) == code


def test_a_spectator_leaves_no_trace_in_the_room() -> None:
    table = waiting()
    done = table.do("eva", Join("Eva", "spectator"))
    assert done.record is None
    assert done.answer == {"seat": None, "role": "spectator"}
    assert viewer_of(table.room, "eva") == "spectator"


def test_who_comes_again_is_where_one_was() -> None:
    table = waiting()
    table.do(None, Presence("bob", False))
    assert not table.room_part["seats"][1]["present"]
    done = table.do("bob", Join("Bob", seat=0))
    assert done.answer == {"seat": 1, "role": "player"}
    assert done.moved == ()
    assert table.room_part["seats"][1]["present"]


def test_a_key_makes_a_referee_of_its_role() -> None:
    table = waiting()
    table.do("ana", messages.StandUp())
    for role in ROLES:
        key = table.do("ana", messages.InviteReferee(role)).answer["key"]
        done = table.do(role, Join(role, "referee", key=key))
        assert done.answer == {"seat": None, "role": role}
        assert done.moved == (role,)
    assert [referee["role"] for referee in table.room_part["referees"]] == ["monitor", "leader", "director"]
    assert not any(key_of(table.room, role) in str(table.views.of) for role in ROLES)


def test_a_director_invites_and_a_key_is_of_one_room_only() -> None:
    table = Table(referees=("director",), start=False)
    assert table.do("director", messages.InviteReferee("leader")).answer["key"] == key_of(table.room, "leader")
    other = create(NewRoom("K7QX2N", "noughts", 2, "ana", "Ana", bytes(32)), 0)
    assert key_of(other, "leader") != key_of(table.room, "leader")


def test_who_plays_is_no_referee_and_who_referees_does_not_play() -> None:
    table = waiting()
    table.do("ana", messages.StandUp())
    key = key_of(table.room, "director")
    assert table.do("bob", Join("Bob", "referee", key=key)).answer == {"seat": 1, "role": "player"}
    table.do("bob", messages.StandUp())
    table.do("bob", Join("Bob", "referee", key=key))
    assert table.refused("bob", Join("Bob")) == errors.REFEREE_SEATED


def test_standing_up_frees_the_seat_and_changes_the_view() -> None:
    table = waiting()
    done = table.do("bob", messages.StandUp())
    assert done.moved == ("bob",)
    assert table.room_part["seats"][1]["kind"] == "empty"
    # At that time the seat has no name, and its next player has another name, so the event contains the name.
    assert done.record is not None
    assert [(event.kind, event.params) for event in done.record.happenings] == [("stood_up", {"name": "Bob"})]
    assert table.do("bob", Join("Bob", seat=1)).answer["seat"] == 1


def test_the_host_passes_on_when_it_goes() -> None:
    table = waiting()
    table.do("ana", Leave())
    assert table.room_part["host"] == "bob"
    assert table.room_part["seats"][0]["kind"] == "empty"
    assert table.do("zoe", Leave()).record is None


def test_a_seat_left_in_a_game_is_kept_and_its_clock_runs_on() -> None:
    table = Table()
    due = table.room.due_at_ms
    table.do("ana", Leave())
    assert table.room_part["seats"][0]["left"]
    assert table.room_part["seats"][0]["name"] == "Ana"
    assert table.room.due_at_ms == due
    assert table.room_part["notes"][0] == {"seat": 0, "kind": "left", "reason": "", "by": "Ana", "at_ms": table.now_ms}
    assert table.do("ana", Join("Ana")).answer == {"seat": 0, "role": "player"}
    assert not table.room_part["seats"][0]["left"]
    table.act("ana", "place", cell=4)


def test_the_computer_takes_a_seat_that_was_left() -> None:
    table = Table()
    assert table.refused("bob", messages.SeatBot(0)) == errors.COMMAND_NOT_YOURS
    table.do("bob", Leave())
    assert table.refused("ana", messages.SeatBot(0)) == errors.SEAT_TAKEN
    table.do("ana", messages.SeatBot(1))
    table.act("ana", "place", cell=4)
    table.wait(700)
    assert table.game["cells"].count(1) == 1


def test_only_a_referee_clears_a_seat_of_a_running_game() -> None:
    table = Table(referees=("leader",))
    assert table.refused("ana", messages.ClearSeat(1)) == errors.SEAT_IN_GAME
    assert table.do("leader", messages.ClearSeat(1, "x")).moved == ("bob",)
    assert table.refused("bob", Act({"type": "place", "cell": 0})) == errors.COMMAND_NOT_YOURS
    assert table.do("eva", Join("Eva")).answer["seat"] == 1
    table.act("ana", "place", cell=4)
    table.act("eva", "place", cell=0)
    assert table.refused("leader", messages.ClearSeat(2, "x")) == errors.SEAT_UNKNOWN


def test_seats_stay_in_a_game() -> None:
    table = Table()
    assert table.refused("bob", messages.StandUp()) == errors.COMMAND_NOT_NOW


def test_names() -> None:
    table = Table(referees=("leader",))
    table.do("bob", messages.Rename("  Roberto   B. "))
    assert table.room_part["seats"][1]["name"] == "Roberto B."
    table.do("leader", messages.Rename("Beto", "bob"))
    assert table.room_part["seats"][1]["name"] == "Beto"
    assert table.refused("bob", messages.Rename("X", "ana")) == errors.COMMAND_NOT_YOURS
    assert table.refused("bob", messages.Rename("a\x00b")) == errors.PERSON_NAME
    assert table.refused("bob", messages.Rename("  ")) == errors.PERSON_NAME
    assert table.refused("leader", messages.Rename("X", "zoe")) == errors.PERSON_UNKNOWN


def test_presence_is_shown_and_touches_no_clock() -> None:
    table = Table()
    due = table.room.due_at_ms
    table.now_ms += 5_000
    table.do(None, Presence("bob", False))
    assert not table.room_part["seats"][1]["present"]
    assert table.room.due_at_ms == due
    assert table.do(None, Presence("bob", False)).record is None
    assert table.do(None, Presence("zoe", False)).record is None


def test_each_look_of_a_referee_is_in_the_log_and_no_player_hears_of_it() -> None:
    table = Table(referees=("director",))
    table.do(None, Presence("director", False))
    table.do("director", Join("Director", "referee"))
    assert table.kinds("referee") == ["looked_in"]
    assert table.kinds("0") == table.kinds() == []
    assert table.do("director", Join("Director", "referee")).record is None


def test_who_was_turned_out_comes_in_again_once_let_in() -> None:
    table = waiting()
    table.do(None, TurnOut(("zoe",)))
    with pytest.raises(Refusal) as refusal:
        table.do("zoe", Join("Zoe", "spectator"))
    assert refusal.value.code == errors.ROOM_EXPELLED
    table.do(None, LetIn(("zoe",)))
    table.do("zoe", Join("Zoe", "spectator"))
    assert table.last.answer == {"seat": None, "role": "spectator"}


def test_at_a_board_of_a_class_only_the_class_gives_seats() -> None:
    table = of_a_class(waiting())
    assert table.refused("eva", Join("Eva")) == errors.COMMAND_NOT_YOURS
    table.do(None, HandSeat(1, "eva", "Eva"))
    assert table.kinds() == ["came_back"]
    assert (table.room.seats[1].person, table.room_part["seats"][1]["name"]) == ("eva", "Eva")
    assert not table.room_part["seats"][1]["present"]
    assert table.do(None, HandSeat(1, "eva", "Eva")).record is None
    assert table.do(None, HandSeat(1, "ana", "Ana")).record is None, "she has the other seat"
    table.do(None, HandSeat(1, "zoe", "Zoe", "Marta", "Eva se fue"))
    told = table.records[-1].happenings[0]
    assert (told.kind, told.params) == ("reseated", {"name": "Zoe", "before": "Eva", "by": "Marta", "reason": "Eva se fue"})
    assert [person.id for person in table.room.people] == ["ana", "zoe"]


def test_a_name_that_another_player_has_gets_a_number_except_in_a_class() -> None:
    table = waiting()
    table.do("bob", messages.Rename("ANA"))
    assert table.room_part["seats"][1]["name"] == "ANA 2"
    table.do("bob", messages.Rename("ANA 2"))
    assert table.room_part["seats"][1]["name"] == "ANA 2"
    board = of_a_class(waiting())
    board.do(None, messages.Rename("Ana", "bob"))
    assert [seat["name"] for seat in board.room_part["seats"]] == ["Ana", "Ana"]
    assert table.refused(None, messages.Rename("X")) == errors.PERSON_UNKNOWN


def test_who_is_ready_twice_is_ready_once() -> None:
    table = waiting()
    assert table.do("ana", messages.Ready()).record is not None
    assert table.do("ana", messages.Ready()).record is None


def test_a_referee_who_leaves_is_a_referee_no_more() -> None:
    table = Table(referees=("leader",))
    table.do("leader", Leave())
    assert table.kinds() == ["referee_left"]
    assert table.room_part["referees"] == []
    assert [person.id for person in table.room.people] == ["ana", "bob"]


def test_a_referee_of_the_class_gets_another_role_and_leaves_when_turned_out() -> None:
    table = Table(referees=("monitor",))
    for person in ("ana", "zoe"):
        assert table.do(None, RefereeRoleChanged(person, "leader")).record is None
    assert table.do(None, RefereeRoleChanged("monitor", "monitor")).record is None
    table.do(None, RefereeRoleChanged("monitor", "leader"))
    assert table.kinds() == ["referee_joined"]
    assert [referee["role"] for referee in table.room_part["referees"]] == ["leader"]
    table.do(None, TurnOut(("monitor", "bob")))
    assert table.kinds() == ["referee_left"]
    assert [person.id for person in table.room.people] == ["ana", "bob"]
    assert list(table.room.expelled) == ["monitor", "bob"]
    assert table.do(None, TurnOut(("bob",))).record is None
    table.do(None, LetIn(("bob", "zoe")))
    assert list(table.room.expelled) == ["monitor"]
    assert table.do(None, LetIn(("bob",))).record is None


def test_a_tutor_with_the_class_open_is_away_only_after_closing_it() -> None:
    table = Table(referees=("leader",))

    def leader() -> tuple[bool, bool, int | None]:
        person = next(person for person in table.room.people if person.id == "leader")
        return person.present, person.in_class, person.away_since_ms

    table.do(None, Presence("leader", False), 10_000)
    assert leader() == (False, False, 1_010_000)
    table.do(None, TutorPresence("leader", present=True), 20_000)
    assert leader() == (False, True, 1_010_000)
    assert table.do(None, TutorPresence("leader", present=True)).record is None
    table.do(None, TutorPresence("leader", present=False), 30_000)
    assert leader() == (False, False, 1_030_000)
    for person in ("ana", "zoe"):
        assert table.do(None, TutorPresence(person, present=True)).record is None


def test_after_the_match_a_player_keeps_the_seat_and_one_who_is_there_becomes_the_host() -> None:
    table = Table()
    table.act("bob", "resign")
    table.do("ana", Leave(), 50_000)
    assert table.room_part["host"] == "bob"
    seat, ana = table.room.seats[0], table.room.people[0]
    assert (seat.person, seat.left, ana.present, ana.away_since_ms) == ("ana", True, False, 1_050_000)
    assert [note["kind"] for note in table.room_part["notes"]] == ["left"], "she has not signed"
    table.do("bob", Leave())
    assert table.room_part["host"] == "bob", "nobody else is there"
    assert table.refused("eva", Join("Eva")) == errors.ROOM_FULL


def test_a_free_seat_is_not_cleared_and_a_referee_gives_any_seat_to_the_computer() -> None:
    table = waiting()
    table.do("ana", messages.ClearSeat(1))
    assert table.kinds() == ["seat_cleared"]
    assert [person.id for person in table.room.people] == ["ana"]
    assert table.refused("ana", messages.ClearSeat(1)) == errors.SEAT_EMPTY
    refereed = Table(referees=("leader",))
    refereed.do("leader", messages.SeatBot(1, "Se fue"))
    assert [seat["kind"] for seat in refereed.room_part["seats"]] == ["person", "bot"]
    assert [person.id for person in refereed.room.people] == ["ana", "leader"]


def test_the_class_sets_who_watches_and_how_long_a_board_waits() -> None:
    table = of_a_class(Table())
    table.do(None, SpectatorsSet(on=False, delay_ms=30_000))
    assert (table.room.settings.spectators, table.room.settings.spectator_delay_ms) == (False, 30_000)
    assert table.do(None, SpectatorsSet(on=False, delay_ms=30_000)).record is None
    table.do(None, RefereeWaitSet(5_000))
    assert table.room.settings.referee_wait_ms == 5_000
    assert table.do(None, RefereeWaitSet(5_000)).record is None


def test_a_host_who_referees_has_no_seat() -> None:
    room = create(NewRoom("K7QX2M", "noughts", 2, "ana", "Ana", SECRET, role="referee"), 0)
    assert [(person.id, person.role) for person in room.people] == [("ana", "director")]
    assert [seat.kind for seat in room.seats] == ["empty", "empty"]
