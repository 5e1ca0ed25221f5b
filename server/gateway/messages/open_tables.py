"""Selects listed tables for a request: by kind, game and language, page by page."""

from collections.abc import Iterable
from operator import itemgetter
from typing import Any, Final

import msgspec

from engines.contract import Refusal
from protocol import errors
from protocol.messages import Ack, ListedTable, Tables
from server.gateway.limits import message_costs
from server.gateway.messages.handlers import handles
from server.gateway.messages.services import Services
from server.gateway.sockets.connection import Connection

PAGE: Final = 20
"""Maximum number of tables in one answer."""


@handles(Tables)
async def tables(services: Services, connection: Connection, message: Tables) -> None:
    if services.listings is None:
        raise Refusal(errors.LISTING_CLOSED)
    connection.spend(message_costs.TABLES)
    page, following = page_of(await services.listings.tables(), message)
    params: dict[str, Any] = {"tables": msgspec.to_builtins(page)}
    if following:
        params["next"] = following
    connection.send(Ack(message.cid, 0, params))


def page_of(tables: Iterable[ListedTable], asked: Tables) -> tuple[list[ListedTable], str]:
    """Returns the requested tables in order, and the value of `after` for the next page; empty if there is no next page.

    Tables that wait for players come first, the longest wait first; then running games, the newest first. The next page begins
    after the last table of this page, even if that table has left the list meanwhile.
    """
    forward = 1 if asked.which == "open" else -1
    since, _dot, room = asked.after.partition(".")
    shown = (forward * int(since), room) if since else None
    meant = [
        ((forward * table.since_ms, table.room), table)
        for table in tables
        if table.is_in(asked.which) and asked.game in (None, table.game) and asked.lang in (None, table.lang)
    ]
    meant.sort(key=itemgetter(0))
    left = [table for place, table in meant if shown is None or place > shown]
    page = left[:PAGE]
    return page, f"{page[-1].since_ms}.{page[-1].room}" if len(left) > PAGE else ""
