from typing import Any

import msgpack
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from protocol import codec, errors, messages
from protocol.errors import Malformed
from tests.text import texts

# On a loaded machine, generating examples may be slow.
patient = settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)


def nested(depth: int) -> Any:
    value: Any = 1
    for _level in range(depth):
        value = {"a": value}
    return value


def act(action: Any) -> bytes:
    packed: bytes = msgpack.packb({"type": "act", "cid": "c", "room": "K7QX2M", "action": action})
    return packed


def test_a_message_comes_typed() -> None:
    assert codec.decode(act({"type": "roll"})) == messages.Act("c", "K7QX2M", {"type": "roll"})


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b"", errors.FRAME_MALFORMED),
        (b"\xc1", errors.FRAME_MALFORMED),
        (b"hello", errors.FRAME_MALFORMED),
        (b"\x92\x01", errors.FRAME_MALFORMED),
        (msgpack.packb([]), errors.FRAME_MALFORMED),
        (msgpack.packb({}), errors.FRAME_MALFORMED),
        (msgpack.packb({"type": 1}), errors.FRAME_MALFORMED),
        (msgpack.packb({"type": "hello"}), errors.FRAME_MALFORMED),
        (msgpack.packb({"type": "hello", "version": "1"}), errors.FRAME_MALFORMED),
        (msgpack.packb({"type": "hello", "version": 1, "admin": True}), errors.FRAME_MALFORMED),
        (msgpack.packb({"type": "ping", "at": -1}), errors.FRAME_MALFORMED),
        (msgpack.packb({"type": "welcome"}), errors.FRAME_UNKNOWN_TYPE),
        (
            msgpack.packb({"type": "command", "cid": "c", "room": "K7QX2M", "command": {"type": "rob"}}),
            errors.FRAME_UNKNOWN_TYPE,
        ),
        (
            msgpack.packb({"type": "command", "cid": "c", "room": "K7QX2M", "command": {"type": "tick"}}),
            errors.FRAME_UNKNOWN_TYPE,
        ),
        (msgpack.packb({1: 2}), errors.FRAME_MALFORMED),
        (msgpack.packb({b"": 2}), errors.FRAME_MALFORMED),
        (b"\x81\x91\x01\x02", errors.FRAME_MALFORMED),
        (act({"x": b"y"}), errors.FRAME_TOO_LARGE),
        (act({"x": msgpack.ExtType(1, b"y")}), errors.FRAME_TOO_LARGE),
        (msgpack.packb({"type": "hello", "version": 1, "Invalid value": 1}), errors.FRAME_MALFORMED),
        (act({"deep": [{1: 2}]}), errors.FRAME_MALFORMED),
        (msgpack.packb({"type": b"hello"}), errors.FRAME_TOO_LARGE),
        (msgpack.packb({"type": "ping", "at": msgpack.Timestamp(1)}), errors.FRAME_TOO_LARGE),
        (b"\xa2\xff\xfe", errors.FRAME_MALFORMED),
        (act("roll"), errors.FRAME_MALFORMED),
        (act({"x": "y" * codec.MAX_BYTES}), errors.FRAME_TOO_LARGE),
        (act({"x": "y" * (codec.MAX_TEXT + 1)}), errors.FRAME_TOO_LARGE),
        (act({"x": [0] * (codec.MAX_ITEMS + 1)}), errors.FRAME_TOO_LARGE),
        (act({str(key): 0 for key in range(codec.MAX_KEYS + 1)}), errors.FRAME_TOO_LARGE),
        (act(nested(codec.MAX_DEPTH)), errors.FRAME_TOO_DEEP),
        (b"\x91" * 10_000 + b"\x01", errors.FRAME_TOO_DEEP),
        (b"\xdd\xff\xff\xff\xff", errors.FRAME_TOO_LARGE),
        (b"\xdf\xff\xff\xff\xff", errors.FRAME_TOO_LARGE),
        (b"\xdb\xff\xff\xff\xff", errors.FRAME_MALFORMED),
        (act({"type": "roll"}) + b"\x00", errors.FRAME_MALFORMED),
    ],
)
def test_what_is_no_message_is_refused_by_a_code(raw: bytes, code: str) -> None:
    with pytest.raises(Malformed) as refused:
        codec.decode(raw)
    assert refused.value.code == code


def test_the_limits_themselves_are_allowed() -> None:
    assert codec.decode(act(nested(codec.MAX_DEPTH - 1)))
    assert codec.decode(act({"x": [0] * codec.MAX_ITEMS}))
    assert codec.decode(act({str(key): 0 for key in range(codec.MAX_KEYS)}))


@patient
@given(st.binary(max_size=200))
def test_any_bytes_are_a_message_or_malformed(raw: bytes) -> None:
    assert isinstance(outcome(raw), messages.FromClient | str)


def outcome(raw: bytes) -> messages.FromClient | str:
    """Return the message that a frame contains, or the code of the error."""
    try:
        return codec.decode(raw)
    except Malformed as refused:
        return {code: code for code in errors.CODES}[refused.code]


plain = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.floats() | texts(max_size=8) | st.binary(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts(max_size=8) | st.integers(0, 9), inner, max_size=4),
    max_leaves=12,
)
fields = st.sampled_from(["type", "cid", "room", "action", "command", "seat", "as", "key", "version", "token", "at", "given"])
types = st.sampled_from(["hello", "create", "join", "act", "command", "resume", "ping", "rule", "ready", "x"])


@patient
@given(st.dictionaries(fields, plain | types, max_size=6))
def test_anything_that_is_packed_is_a_message_or_malformed(asked: Any) -> None:
    assert isinstance(outcome(msgpack.packb(asked)), messages.FromClient | str)


def test_the_cid_of_a_bad_message_is_made_out_if_it_can_be() -> None:
    assert codec.cid_of(msgpack.packb({"type": "nonsense", "cid": "c-1"})) == "c-1"
    assert codec.cid_of(msgpack.packb({"cid": "x" * codec.MAX_CID})) == "x" * codec.MAX_CID
    assert codec.cid_of(msgpack.packb({"cid": "x" * (codec.MAX_CID + 1)})) is None
    assert codec.cid_of(msgpack.packb([1])) is None
    assert codec.cid_of(b"\xc1") is None


def test_what_has_its_default_is_left_out() -> None:
    assert msgpack.unpackb(codec.encode(messages.Refusal("room/full"))) == {"type": "refusal", "code": "room/full"}


@patient
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.floats() | texts(max_size=8) | st.binary(max_size=4),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts(max_size=4) | st.integers(0, 9), inner, max_size=3),
        max_leaves=12,
    ),
    st.binary(max_size=2),
)
def test_a_small_act_read_in_one_pass_is_what_it_is_read_with_care(action: Any, behind: bytes) -> None:
    raw = msgpack.packb({"type": "act", "cid": "c", "room": "K7QX2M", "action": action}) + behind
    with pytest.MonkeyPatch.context() as patched:
        quick = _told(raw)
        patched.setattr(codec, "SMALL_BYTES", 0)
        assert _told(raw) == quick


def _told(raw: bytes) -> Any:
    try:
        return repr(codec.decode(raw))  # NaN is not equal to itself, but its text is
    except Malformed as error:
        return error.code, error.detail


def test_an_ordinary_act_and_nothing_else_is_read_in_one_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    filled = act({"type": "roll", "to": "x" * (codec.SMALL_BYTES - len(act({"type": "roll", "to": ""})) - 1)})
    assert len(filled) == codec.SMALL_BYTES
    hello = msgpack.packb({"type": "hello", "version": 1})
    with monkeypatch.context() as quick:
        quick.delattr(codec, "unpack")
        assert isinstance(codec.decode(filled), messages.Act)
        assert isinstance(codec.decode(act(nested(codec.MAX_DEPTH - 1))), messages.Act)
    monkeypatch.delattr(codec, "_small_act")
    assert isinstance(codec.decode(hello), messages.Hello)


def test_the_detail_of_a_wrong_message_starts_at_the_message() -> None:
    with pytest.raises(Malformed) as refused:
        codec.decode(msgpack.packb({"type": "hello", "version": "1"}))
    assert refused.value.detail.endswith("at `$.version`")
    with pytest.raises(Malformed) as refused:
        codec.decode(msgpack.packb({"type": "hello", "version": 1, "x" * codec.MAX_DETAIL: 1}))
    assert len(refused.value.detail) == codec.MAX_DETAIL


def test_a_frame_at_a_limit_is_read_and_one_more_is_too_much() -> None:
    text = "x" * codec.MAX_TEXT
    rest = codec.MAX_BYTES - len(act({"a": text, "b": "", "c": "x" * 300}))
    full = act({"a": text, "b": "x" * (rest - 2), "c": "x" * 300})
    assert len(full) == codec.MAX_BYTES
    assert isinstance(codec.decode(full), messages.Act)
    with pytest.raises(Malformed, match=errors.FRAME_TOO_LARGE):
        codec.decode(act({"a": text, "b": "x" * (rest - 2), "c": "x" * 301}))
    lists: Any = []
    for _level in range(codec.MAX_DEPTH - 1):
        lists = [lists]
    assert codec.unpack(msgpack.packb(lists)) == lists
    with pytest.raises(Malformed, match=errors.FRAME_TOO_DEEP):
        codec.unpack(msgpack.packb([lists]))
