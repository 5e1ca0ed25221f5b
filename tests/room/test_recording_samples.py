"""The recordings in the client's tests equal recordings of real rooms (`python -m tests.room.recording_samples`)."""

import json
from typing import Any

import msgspec
import pytest

from engines.registry import slugs
from protocol import patch
from server.room.views.view_types import RoomView
from tests.declared_views import assert_declared
from tests.room.recording_samples import FILE, announced

WHOLE: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
STORED: list[dict[str, Any]] = WHOLE["recordings"]


# A new game has no recording yet; `python -m tests.room.recording_samples` makes one.
RECORDED = sorted({each["game"] for each in STORED})


def test_nearly_every_game_is_recorded() -> None:
    assert set(RECORDED) <= set(slugs())
    assert len(RECORDED) >= 17


@pytest.mark.parametrize("slug", RECORDED)
def test_every_view_of_a_recording_is_one_that_the_server_declares(slug: str) -> None:
    own = [each for each in STORED if each["game"] == slug]
    for each in own:
        view = each["page"]["view"]
        for frame in each["page"]["frames"]:
            view = patch.apply(view, frame["ops"])
            assert_declared(view, RoomView)
        assert view["game"] is not None


@pytest.mark.parametrize(("part", "viewer"), [("class", "director"), ("pupil", "member")])
def test_the_class_in_the_recordings_is_the_one_that_the_server_shows_today(part: str, viewer: str) -> None:
    assert WHOLE[part] == msgspec.to_builtins(announced().views.of[viewer])
