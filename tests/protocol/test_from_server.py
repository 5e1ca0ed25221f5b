"""The union of the server's messages is complete, and an answer has the `cid` of its request."""

import inspect
from typing import get_args

from protocol import from_server
from protocol.from_server import Ack, FromServer, Refusal, ServerMessage


def test_whatever_is_declared_can_be_sent() -> None:
    declared = {kind for _name, kind in inspect.getmembers(from_server, inspect.isclass) if issubclass(kind, FromServer)}
    assert declared - {FromServer} == set(get_args(ServerMessage))


def test_an_answer_bears_the_id_of_what_it_answers_and_nothing_else_does() -> None:
    assert {kind for kind in get_args(ServerMessage) if "cid" in kind.__struct_fields__} == {Ack, Refusal}
