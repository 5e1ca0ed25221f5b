"""Registers the handlers of client messages: `@handles(Type)` marks the function for messages of that type."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias, TypeVar

from protocol.messages import FromClient
from server.gateway.messages.services import Services
from server.gateway.sockets.connection import Connection

Handler: TypeAlias = Callable[[Services, Connection, Any], Awaitable[None]]
H = TypeVar("H", bound=Handler)

HANDLERS: Final[dict[type[FromClient], Handler]] = {}
"""The handler of each type of message. `dispatch.py` imports all modules with handlers."""


def handles(message: type[FromClient]) -> Callable[[H], H]:
    """Returns a decorator that registers a function as the only handler of a type of message."""

    def register(handler: H) -> H:
        assert message not in HANDLERS, message
        HANDLERS[message] = handler
        return handler

    return register
