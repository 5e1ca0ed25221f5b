"""Tests of an edition of a net, as its data file describes it."""

import msgspec

from engines.kit.relocation.edition import NetEdition

FILE = b"""{"spaces": [{"id": "a", "x": 1}, {"id": "b"}, {"id": "c"}], "links": [["a", "b"]], "lines": [["a", "b"]],
"split_lines": [{"a": ["a"], "b": ["c"]}], "win_length": 2}"""


def test_the_net_is_made_of_what_the_file_says_and_places_to_draw_are_not_read() -> None:
    net = msgspec.json.decode(FILE, type=NetEdition).net
    assert net.spaces == ("a", "b", "c")
    assert net.linked["a"] == {"b"}
    assert net.is_split(frozenset("ac"))
    assert not net.is_split(frozenset("ab"))
