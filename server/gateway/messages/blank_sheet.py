"""A blank score card of a game, for printing."""

from protocol.messages import Ack, BlankSheet
from server.gateway.limits import message_costs
from server.gateway.messages.handlers import handles
from server.gateway.messages.services import Services
from server.gateway.sockets.connection import Connection
from server.room.export import blank_sheet as sheets


@handles(BlankSheet)
async def blank_sheet(_services: Services, connection: Connection, message: BlankSheet) -> None:
    """Answers with the parameters {view, card}. The server makes each game's sheet only once."""
    connection.spend(message_costs.LOG)
    connection.send(Ack(message.cid, 0, dict(sheets.blank_sheet(message.game))))
