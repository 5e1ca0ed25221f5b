"""The client's messages are complete, and each that needs an answer has an id."""

import inspect
from typing import get_args

from protocol import from_client
from protocol.bodies import FromClient
from protocol.from_client import ClientMessage

UNANSWERED = {"hello", "resume", "ping"}
"""Messages that have their own kind of answer instead of an ack: `welcome`, the missed messages, `pong`."""


def test_whatever_is_declared_can_be_sent() -> None:
    declared = {kind for _name, kind in inspect.getmembers(from_client, inspect.isclass) if issubclass(kind, FromClient)}
    assert declared - {FromClient} == set(get_args(ClientMessage))


def test_whatever_is_acknowledged_or_refused_bears_an_id() -> None:
    without = {kind.__struct_config__.tag for kind in get_args(ClientMessage) if "cid" not in kind.__struct_fields__}
    assert without == UNANSWERED
