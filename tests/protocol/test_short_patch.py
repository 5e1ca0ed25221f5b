"""A patch in its short form has the same content as the whole patch, in about half the bytes."""

import msgspec
import pytest

from engines.registry import slugs
from protocol import codec
from protocol.messages import Patch
from protocol.short_patch import PATH_KEYS, short_form, shortened
from server.room.room import step
from tests.load.steps import played
from tests.protocol.short_patches import lengthened

ROOM, SEQ, AT_MS = "K7QX2M", 7, 1_790_000_000_000


def test_no_key_is_there_twice_and_each_is_two_bytes_at_most() -> None:
    assert len(set(PATH_KEYS)) == len(PATH_KEYS) <= 128


@pytest.mark.parametrize("slug", slugs())
def test_the_patches_of_a_game_are_the_same_in_about_half_the_bytes(slug: str) -> None:
    """Compare the patches that the first player gets. The short form has an empty `text`, because a client with a
    board does not need it."""
    game = played(slug, refereed=True)
    room, views = game.first, game.views
    short_bytes = whole_bytes = 0
    for command, at_ms in game.commands:
        done = step(room, command, at_ms, views)
        room, views = done.room, done.views
        frame = next(frame for frame in done.frames if "0" in frame.viewers)
        patch = Patch(room.code, room.seq, room.at_ms, frame.ops, frame.happenings)
        payload = codec.encode(patch)
        short = shortened(payload)
        assert short_form(patch) == short
        assert codec.encode(patch) == payload, "the operations hold parts of views"
        without_text = [[op[0], ""] if op[0] == ["game", "text"] else op for op in frame.ops]
        expected = Patch(room.code, room.seq, room.at_ms, without_text, frame.happenings)
        assert codec.encode(lengthened(short)) == codec.encode(expected)
        short_bytes, whole_bytes = short_bytes + len(short), whole_bytes + len(payload)
    assert short_bytes < 0.65 * whole_bytes, f"{short_bytes / whole_bytes:.2f}"


def test_a_negative_number_that_is_a_value_stays_one() -> None:
    patch = Patch(ROOM, SEQ, AT_MS, [[["game", "score"], -1], [["game", "chips"], [-1, {"seat": -2}]]])
    assert lengthened(shortened(codec.encode(patch))) == patch


@pytest.mark.parametrize(
    "op", [[["game", "offer"]], [["game", "seats", 0]], [["game", "seats"], []], [["game"], {"seats": [{}]}]]
)
def test_a_deletion_stays_one_and_an_empty_value_too(op: list[object]) -> None:
    patch = Patch(ROOM, SEQ, AT_MS, [op])
    assert lengthened(shortened(codec.encode(patch))) == patch


def test_a_list_of_text_that_grows_is_sent_with_its_new_items_alone() -> None:
    short = msgspec.msgpack.decode(shortened(codec.encode(Patch(ROOM, SEQ, AT_MS, [[["game", "recent"], "+", [{"cell": 1}]]]))))
    assert short == [
        ROOM,
        SEQ,
        AT_MS,
        [[[-1 - PATH_KEYS.index("game"), -1 - PATH_KEYS.index("recent")], "+", [{-1 - PATH_KEYS.index("cell"): 1}]]],
        [],
    ]
