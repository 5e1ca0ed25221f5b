"""Answers requests about the weekend hour: to look at it, to enter it, and to leave it."""

from secrets import SystemRandom
from typing import Any, Final

import msgspec

from engines.contract import Refusal
from protocol import errors
from protocol.messages import Ack, Weekend
from protocol.weekend import WeekendView
from server import metrics
from server.gateway.limits import message_costs
from server.gateway.limits.table_openings import AGAIN_MS
from server.gateway.messages import my_games
from server.gateway.messages.handlers import handles
from server.gateway.messages.services import Services
from server.gateway.sockets.connection import Connection
from server.store.people.identity_store import guest_acted
from server.words.catalogue import words_of

_RANDOM: Final = SystemRandom()


@handles(Weekend)
async def weekend(services: Services, connection: Connection, message: Weekend) -> None:
    weekends = services.weekends
    if weekends is None:
        raise Refusal(errors.WEEKEND_CLOSED)
    connection.spend(message_costs.WEEKEND)
    person = connection.person
    if message.do == "enter":
        if services.pressure.is_over:
            metrics.TABLES_REFUSED.inc()
            raise Refusal(errors.SERVER_BUSY, wait_ms=AGAIN_MS)
        assert connection.identity is not None
        await guest_acted(services.rooms.link, connection.identity)
        view = await weekends.enter(person, names_for(connection.identity.name, message.lang))
    elif message.do == "leave":
        view = await weekends.leave(person)
    else:
        view = await weekends.look(person)
    await _remember_table(services, connection, view)
    params: dict[str, Any] = msgspec.to_builtins(view)
    connection.send(Ack(message.cid, 0, params))


def names_for(own: str, lang: str) -> tuple[str, ...]:
    """Returns the server's nicknames in that language in a random order. If the person's own name is one of these nicknames, it
    comes first. Any other name stays unknown to the strangers of the hour."""
    names = words_of(lang).nicknames.all
    shuffled = _RANDOM.sample(names, len(names))
    return (own, *shuffled) if own in names else tuple(shuffled)


async def _remember_table(services: Services, connection: Connection, view: WeekendView) -> None:
    if view.room is not None:
        await my_games.remember(services.rooms, connection, view.room)
