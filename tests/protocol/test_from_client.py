"""The union of the client's messages is complete, and each message that needs an ack has a `cid`."""

import inspect
from typing import get_args

from protocol import from_client
from protocol.bodies import FromClient
from protocol.from_client import ClientMessage

UNANSWERED = {"hello", "resume", "ping"}
"""Types of messages that get another answer than an ack: `welcome`, the missed messages, or `pong`."""


def test_whatever_is_declared_can_be_sent() -> None:
    declared = {kind for _name, kind in inspect.getmembers(from_client, inspect.isclass) if issubclass(kind, FromClient)}
    assert declared - {FromClient} == set(get_args(ClientMessage))


def test_whatever_is_acknowledged_or_refused_bears_an_id() -> None:
    without = {kind.__struct_config__.tag for kind in get_args(ClientMessage) if "cid" not in kind.__struct_fields__}
    assert without == UNANSWERED
