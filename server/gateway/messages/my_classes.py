"""«My classes»: the list of the classes that a person teaches, with the tutors' notes. The server makes the list for each
request and sends it only to that tutor. The server stores no copy, so an erased note is gone."""

from engines.contract import Refusal
from protocol import errors
from protocol.messages import Ack, MyClasses
from server.gateway.limits import message_costs
from server.gateway.messages.handlers import handles
from server.gateway.messages.my_games import classes_of
from server.gateway.messages.services import Services
from server.gateway.sockets.connection import Connection
from server.sessions.values.state import Session
from server.sessions.views.summary import class_summary


@handles(MyClasses)
async def my_classes(services: Services, connection: Connection, message: MyClasses) -> None:
    """Answers with the parameter {classes}. Raises `Refusal` if the message names a class that the sender does not teach."""
    rooms, person = services.rooms, connection.person
    if message.code is None:
        sessions = await classes_of(rooms, person)
        connection.spend(message_costs.of_entries(len(sessions)))
    else:
        found = (await rooms.look(message.code.upper())).room
        sessions = [found] if isinstance(found, Session) else []
    now_ms, whole = rooms.link.now_ms(), message.code is not None
    classes = [summary for session in sessions if (summary := class_summary(session, person, now_ms, whole=whole)) is not None]
    if whole and not classes:
        raise Refusal(errors.COMMAND_NOT_YOURS, needs=["monitor", "leader", "director"])
    connection.send(Ack(message.cid, 0, {"classes": classes}))
