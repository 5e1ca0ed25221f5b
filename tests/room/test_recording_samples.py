"""The recordings that the client's tests go through are what rooms send (`python -m tests.room.recording_samples`)."""

import json
from typing import Any

import pytest

from engines.registry import slugs
from protocol import patch
from server.room.views.view_types import RoomView
from tests.declared_views import assert_declared
from tests.room.recording_samples import FILE

STORED: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["recordings"]


@pytest.mark.parametrize("slug", slugs())
def test_every_view_of_a_recording_is_one_that_the_server_declares(slug: str) -> None:
    own = [each for each in STORED if each["game"] == slug]
    assert own
    for each in own:
        view = each["page"]["view"]
        for frame in each["page"]["frames"]:
            view = patch.apply(view, frame["ops"])
            assert_declared(view, RoomView)
        assert view["game"] is not None
