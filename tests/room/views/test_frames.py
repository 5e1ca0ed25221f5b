"""One view serves all people who may see the same data, and one frame serves all who get the same change, so the server
makes each only once."""

from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engines.contract import Refusal, Viewer
from engines.registry import engine_of
from protocol import messages, patch
from server.aggregate.events import LoggedEvent
from server.room import Act, Command, Join, Presence, Tick, views_of
from server.room import room as entrance
from server.room.views.frames import _more_than_public, frames_between
from tests.room.stored.test_log import something, table_of
from tests.room.table import Table


def test_an_open_game_has_one_frame_for_everybody() -> None:
    table = Table()
    done = table.act("ana", "place", cell=4)
    assert [frame.viewers for frame in done.frames] == [("spectator", "0", "1")]
    assert table.view("0") is table.view("1") is table.view()


def test_referees_have_a_frame_of_their_own() -> None:
    table = Table(referees=("leader",))
    done = table.act("ana", "place", cell=4)
    assert [frame.viewers for frame in done.frames] == [("spectator", "0", "1"), ("referee",)]


def test_a_hidden_hand_has_one_frame_a_seat() -> None:
    table = Table("truco", 2)
    may = table.view()["status"]["may"]
    table.act("ana" if "cut" in may[0] else "bob", "cut", at=10)
    assert [frame.viewers for frame in table.last.frames] == [("spectator",), ("0",), ("1",)]


def test_the_common_part_is_compared_once_and_joins_each_seats_own(monkeypatch: Any) -> None:
    table = Table("truco", 4)
    cutter = next(seat for seat, may in enumerate(table.view()["status"]["may"]) if "cut" in may)
    before = {name: table.view(name) for name in ("spectator", "0", "1", "2", "3")}
    compared = list[Any]()
    diff = patch.diff

    def counted(old: Any, new: Any, path: Any = ()) -> list[patch.Op]:
        compared.append(new)
        return diff(old, new, path)

    monkeypatch.setattr(patch, "diff", counted)
    table.act(str(table.room.seats[cutter].person), "cut", at=10)
    public = next(frame.ops for frame in table.last.frames if "spectator" in frame.viewers)
    assert sum(new is table.view() for new in compared) == 1
    assert all(len(new) < 10 for new in compared if new is not None and new is not table.view())
    for frame in table.last.frames:
        assert frame.ops[: len(public)] == public
        assert patch.apply(before[frame.viewers[0]], frame.ops) == table.view(frame.viewers[0])


@pytest.mark.parametrize("slug", ["truco", "qwinto"])
def test_with_hidden_hands_patches_lead_to_every_view_whoever_is_there(slug: str) -> None:
    """Play random tables, some with referees. `Table` checks that each patch leads from the earlier view to the new
    one."""
    for seed in range(12):
        chance = Random(f"hidden/{slug}/{seed}")
        table = table_of(slug, chance)
        for _step in range(40):
            with suppress(Refusal):
                something(table, chance)
        assert table.records


def test_what_did_not_change_stays_the_same_object() -> None:
    table = Table()
    before = table.view()
    table.act("ana", "place", cell=4)
    assert table.view()["room"] is before["room"]
    before = table.view()
    table.do(None, Presence("bob", False))
    after = table.view()
    assert after["game"] is before["game"]
    assert after["status"] is before["status"]
    assert after["room"]["match"] is before["room"]["match"]
    assert after["room"]["seats"] is not before["room"]["seats"]


def test_a_change_that_nobody_sees_still_has_its_number() -> None:
    views = Table().views
    (frame,) = frames_between(views, views, ())
    assert frame.ops == []
    assert frame.happenings == []


def test_an_event_for_one_seat_splits_the_frames() -> None:
    views = Table(referees=("leader",)).views
    frames = frames_between(views, views, (LoggedEvent("seen", 5, 0, {"card": "1e"}, to=(1,)), LoggedEvent("told", 5)))
    kinds = {viewer: [event.kind for event in frame.happenings] for frame in frames for viewer in frame.viewers}
    assert kinds == {
        "spectator": ["told"],
        "0": ["told"],
        "1": ["seen", "told"],
        "referee": ["seen", "told"],
    }


def test_the_first_referee_starts_with_the_whole_view() -> None:
    table = Table(start=False)
    table.do("ana", messages.StandUp())
    key = table.do("ana", messages.InviteReferee()).answer["key"]
    done = table.do("dir", Join("Dir", "referee", key=key))
    (frame,) = (frame for frame in done.frames if "referee" in frame.viewers)
    assert frame.ops == [[[], done.views.of["referee"]]]
    assert done.moved == ("dir",)
    assert "referee" in done.views.of


def test_views_of_another_room_are_not_taken_for_this_one() -> None:
    table, other = Table(), Table("contig60")
    done = entrance.step(table.room, Command(Tick()), table.now_ms + 60_000, other.views)
    assert done.views.of == views_of(done.room).of


def test_every_distinct_view_is_built_once_a_step(monkeypatch: Any) -> None:
    asked: list[Viewer] = []
    plain = engine_of("contig60")

    def view(state: Any, viewer: Viewer, now_ms: int) -> dict[str, Any]:
        asked.append(viewer)
        return plain.view(state, viewer, now_ms)

    table = Table("contig60", referees=("leader",), options={"starter": 0})
    monkeypatch.setattr(entrance, "engine_of", lambda _slug: replace(plain, view=view))
    entrance.step(table.room, Command(Act({"type": "roll"}), "ana"), table.now_ms, table.views)
    assert sorted(map(str, asked)) == ["referee", "spectator"]


def test_a_view_is_the_spectators_and_the_keys_of_its_viewer() -> None:
    table = Table("truco")
    for viewer, hand in (("0", table.view("0")["game"]["hand"]), ("1", table.view("1")["game"]["hand"])):
        more = _more_than_public(table.views, viewer)
        assert more is not None
        assert more["hand"] == hand
        assert {**table.game, **more} == table.view(viewer)["game"]
    refereed = Table("takeaway", referees=("leader",))
    assert _more_than_public(refereed.views, "referee") == {"record": {"turn": []}}
    assert _more_than_public(refereed.views, "0") == {}
    assert _more_than_public(Table(start=False).views, "0") is None, "no game runs"
