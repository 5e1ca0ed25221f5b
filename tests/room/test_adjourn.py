"""Tests of games that referees adjourn and resume on another day in the same state, and of the reasons that they must
give."""

import pytest

from engines.contract import Refusal
from engines.registry import all_engines
from protocol import errors, messages
from server.room import Act, Join, Leave, Recover
from server.room.command import HandSeat
from server.room.command_table import COMMANDS
from server.sessions.boards.board_rooms import report_of
from tests.room.table import Table, challenged

DAY_MS = 86_400_000
WHY = "Se acabó la hora"


def has_limit(slug: str) -> bool:
    try:
        all_engines()[slug].parse({"type": "call_time"})
    except Refusal:
        return False
    return True


def put_away() -> Table:
    table = Table(referees=("leader", "director"))
    table.do("leader", messages.Adjourn(WHY), 20_000)
    return table


def events(table: Table) -> list[tuple[str, object, object]]:
    """Return the events of the last step: kind, reason and actor. Both players must get the same events."""
    by_viewer = {}
    for viewer in ("0", "1"):
        frame = next(frame for frame in table.last.frames if viewer in frame.viewers)
        by_viewer[viewer] = [(event.kind, event.params.get("reason"), event.params.get("by")) for event in frame.happenings]
    assert by_viewer["0"] == by_viewer["1"]
    return by_viewer["0"]


def test_an_adjourned_game_stands_still_and_resumes_with_the_remaining_time() -> None:
    table = put_away()
    assert events(table) == [("adjourned", WHY, "Leader")]
    assert table.room_part["state"] == "paused"
    assert table.room_part["pause"] == {"reasons": ["adjourned"], "since_ms": 1_020_000, "words": WHY}
    assert table.room.due_at_ms is None
    assert report_of(table.room).state == "adjourned"
    assert table.refused("ana", Act({"type": "place", "cell": 0})) == errors.ADJOURNED
    table.do("director", messages.ResumeAdjourned("Seguimos hoy"), DAY_MS)
    assert events(table) == [("taken_up", "Seguimos hoy", "Director")]
    assert table.game["clock"]["due_at_ms"] == 1_000_000 + DAY_MS + 40_000
    assert report_of(table.room).state == "playing"
    table.act("ana", "place", cell=0)


def test_an_outage_meanwhile_is_nobodys() -> None:
    table = put_away()
    table.do(None, Recover(60_000), 90_000)
    table.do("leader", messages.ResumeAdjourned(WHY), 100_000)
    assert table.game["clock"]["due_at_ms"] == 1_140_000


def test_it_is_put_away_once_and_not_paused_besides() -> None:
    table = put_away()
    for body in (messages.Adjourn("x"), messages.Pause("x"), messages.CallTime("x")):
        assert table.refused("leader", body) == errors.ADJOURNED
    assert table.refused("leader", messages.ResumePlay("x")) == errors.PAUSE_NONE
    table.do("leader", messages.ResumeAdjourned("x"))
    assert table.refused("leader", messages.ResumeAdjourned("x")) == errors.ADJOURNED_NOT


def test_a_pause_becomes_part_of_it() -> None:
    table = Table(referees=("leader",))
    table.do("leader", messages.Pause("recreo"), 10_000)
    table.do("leader", messages.Adjourn(WHY), 15_000)
    assert table.room_part["pause"] == {"reasons": ["adjourned"], "since_ms": 1_010_000, "words": WHY}
    table.do("leader", messages.ResumeAdjourned("x"), 100_000)
    assert table.room_part["pause"] is None
    assert table.game["clock"]["due_at_ms"] == 1_150_000


def test_a_window_for_an_appeal_has_as_long_as_it_had() -> None:
    table = challenged("leader", "director")
    table.do("leader", messages.Adjourn(WHY), 20_000)
    table.wait(DAY_MS)
    assert table.room_part["appeal"]["stage"] == "window"
    table.do("leader", messages.ResumeAdjourned("x"))
    assert table.room_part["appeal"]["closes_at_ms"] == table.now_ms + 10_000


def test_going_home_from_it_is_not_held_against_anybody() -> None:
    table = put_away()
    table.do("bob", Leave())
    assert table.room_part["notes"] == []
    assert table.room_part["seats"][1]["left"] is False
    table.do("bob", Join("Bob"))
    assert table.room.seats[1].person == "bob"


def test_a_directors_result_ends_it_too() -> None:
    table = put_away()
    table.do("director", messages.ForceResult([1], reason="Ya no se juega"))
    assert events(table)[0] == ("result_forced", "Ya no se juega", "Director")
    assert table.room_part["state"] == "over"
    assert table.room_part["pause"] is None


@pytest.mark.parametrize(
    "body",
    [
        messages.Pause(" "),
        messages.Adjourn(),
        messages.CallTime(),
        messages.GiveTime(0, 1),
        messages.SeatBot(1),
        messages.ClearSeat(1),
        messages.Sanction(0, "warn", ""),
        messages.ForceResult(),
    ],
    ids=lambda body: type(body).__name__,
)
def test_no_referee_does_anything_without_a_reason(body: messages.RoomCommand) -> None:
    assert COMMANDS[type(body)].needs_reason
    table = Table(referees=("director",))
    assert table.refused("director", body) == errors.REFEREE_REASON


@pytest.mark.parametrize("slug", all_engines())
def test_the_time_limit_is_called_with_a_reason_wherever_a_game_has_one(slug: str) -> None:
    table = Table(slug, max(2, min(all_engines()[slug].about.seats)), referees=("leader",))
    if not has_limit(slug):
        assert table.refused("leader", messages.CallTime("x")) == errors.GAME_NO_LIMIT
    else:
        table.do("leader", messages.CallTime("Se acaba la hora"))
        assert events(table)[0] == ("limit_called", "Se acaba la hora", "Leader")


def test_the_computer_in_for_a_player_and_another_player_in_for_the_computer() -> None:
    table = Table(referees=("leader",))
    assert table.refused("bob", messages.SeatBot(0)) == errors.COMMAND_NOT_YOURS
    done = table.do("leader", messages.SeatBot(1, "Bob se fue"))
    assert events_for_all(table) == [("bot_seated", "Bob se fue", "Leader")]
    assert done.moved == ("bob",)
    assert report_of(table.room).seats == ("ana", "bot")
    assert table.refused("leader", messages.SeatBot(1, "x")) == errors.SEAT_TAKEN
    table.do(None, HandSeat(1, "zoe", "Zoe", "Leader", "Llegó tarde"))
    assert events_for_all(table) == [("reseated", "Llegó tarde", "Leader")]
    assert table.room_part["seats"][1]["name"] == "Zoe"
    assert report_of(table.room).seats == ("ana", "zoe")


def events_for_all(table: Table) -> list[tuple[str, object, object]]:
    frame = next(frame for frame in table.last.frames if "0" in frame.viewers)
    return [(event.kind, event.params.get("reason"), event.params.get("by")) for event in frame.happenings]
