"""Frames without people: every part of the room that could name a person stays out."""

from protocol.messages import GameEvent, Patch
from server.room.views.without_people import frame_without_people, view_without_people

NAME = "Bo Gil"


def test_only_the_game_and_its_status_are_kept() -> None:
    view = {"room": {"seats": [{"name": NAME}]}, "game": {"text": "o"}, "status": {"flag": 0}, "referee": {"words": NAME}}
    assert view_without_people(view) == {"game": {"text": "o"}, "status": {"flag": 0}}
    ops = [
        [[], view],
        [["room", "seats", 0, "name"], NAME],
        [["referee"], {"words": NAME}],
        [["game", "text"], "ox"],
        [["status", "flag"]],
        [["game", "log"], 1, ["x"]],
    ]
    events = [
        GameEvent("said", 1, 0, {"name": NAME, "text": "hola"}),
        GameEvent("sat_down", 1, 1, {"name": NAME}),
        GameEvent("position_set", 1, None, {"by": NAME, "reason": NAME}),
        GameEvent("game_started", 1, None, {"number": 0}),
        GameEvent("game_ended", 1, None, {"result": "win", "reason": "row", "winners": [0], "by": NAME}),
        GameEvent("placed", 1, 0, {"cell": 3}),
    ]
    frame = frame_without_people("noughts", Patch("ABCDEF", 4, 1, ops, events))  # type: ignore[arg-type]
    assert NAME not in str(frame)
    assert frame["ops"] == [
        [["game"], {"text": "o"}],
        [["status"], {"flag": 0}],
        [["game", "text"], "ox"],
        [["status", "flag"]],
        [["game", "log"], 1, ["x"]],
    ]
    assert [(event["kind"], event["params"]) for event in frame["happenings"]] == [
        ("position_set", {}),
        ("game_started", {"number": 0}),
        ("game_ended", {"result": "win", "reason": "row", "winners": [0]}),
        ("placed", {"cell": 3}),
    ]
