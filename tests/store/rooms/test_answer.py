"""A stored answer reads back unchanged."""

import pytest

from server.store.rooms.answer import Answer, decode_answer, encode_answer


@pytest.mark.parametrize(
    "answer", [Answer(7, {}), Answer(0, {"seat": 1, "names": ["Ana"]}), Answer(3, {"needs": "host"}, "x/y")]
)
def test_an_answer_is_read_as_it_was_written(answer: Answer) -> None:
    assert decode_answer(encode_answer(answer)) == answer


def test_an_answer_of_before_that_has_fewer_fields_is_read() -> None:
    assert decode_answer(b"\x92\x07\x80") == Answer(7, {}, None, False)
