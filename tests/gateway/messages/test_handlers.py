"""Every message of a client has exactly one handler, which has the name of the message and registers itself."""

import re
from typing import get_args

import pytest

from protocol.messages import ClientMessage, FromClient, Ping
from server.gateway.messages.dispatch import HANDLERS
from server.gateway.messages.handlers import handles


def test_every_message_of_a_client_has_a_handler() -> None:
    assert set(HANDLERS) == set(get_args(ClientMessage))


@pytest.mark.parametrize("message", HANDLERS, ids=lambda message: message.__name__)
def test_a_handler_is_named_as_its_message(message: type[FromClient]) -> None:
    assert HANDLERS[message].__name__ == re.sub(r"(?<!^)(?=[A-Z])", "_", message.__name__).lower()


def test_a_message_has_one_handler_only() -> None:
    async def another(*_given: object) -> None: ...

    with pytest.raises(AssertionError, match="Ping"):
        handles(Ping)(another)
    assert HANDLERS[Ping] is not another
