"""Lists the watchers of a class and its boards: people without a seat or a role. Only the class's tutors get the list, and the
server does not store the list. At a table everybody sees the number of watchers, but not their names. This number leaves out
the screens of the class.

    at the class   a person with the code who is neither a member nor waits for admission
    at a board     a person with the spectators' view

The list and the number count only connections to this node. The answer says whether other nodes have connections to the class
too.
"""

from typing import Any, Final

from engines.contract import Refusal
from protocol import errors
from protocol.messages import Ack, Watchers
from server.gateway.channels.hub import Hub
from server.gateway.channels.room_channel import SPECTATOR
from server.gateway.limits import message_costs
from server.gateway.messages.handlers import handles
from server.gateway.messages.services import Services
from server.gateway.sockets.connection import Connection
from server.sessions.values.membership import is_inside, member_of, viewer_of
from server.sessions.values.state import Session, every_round

OUTSIDE: Final = ("outside", "public")
TUTORS: Final = ("referee", "director")


@handles(Watchers)
async def watchers(services: Services, connection: Connection, message: Watchers) -> None:
    """Answers with the parameters {watchers, complete} for a class and {count, complete} for a table.

    Raises `Refusal` if the sender does not watch; for a class also if the sender is no tutor or asks too often.
    """
    rooms, hub = services.rooms, services.hub
    code = message.room.upper()
    session = (await rooms.look(code)).room
    if code not in connection.subscriptions:
        raise Refusal(errors.ROOM_NOT_JOINED)
    if not isinstance(session, Session):
        people = {watching.person for watching in hub.since_ms(code, SPECTATOR)}
        if session.session is not None:
            people.difference_update((await rooms.look(session.session)).room.screens)
        params = {"count": len(people), "complete": await hub.is_alone(code)}
        connection.send(Ack(message.cid, hub.number(connection, code) or 0, params))
        return
    if viewer_of(session, connection.person) not in TUTORS:
        raise Refusal(errors.COMMAND_NOT_YOURS, needs=["monitor", "leader", "director"])
    boards = [board.code for round_ in every_round(session) for board in round_.boards if board.code is not None]
    connection.spend(message_costs.of_reading(len(boards)))
    complete = await hub.is_alone(code, *boards)
    found = [
        *(line for viewer in OUTSIDE for line in _at(hub, session, code, viewer)),
        *(line for room in boards for line in _at(hub, session, room, SPECTATOR)),
    ]
    found.sort(key=lambda line: line["since_ms"])
    connection.send(Ack(message.cid, hub.number(connection, code) or 0, {"watchers": found, "complete": complete}))


def _at(hub: Hub, session: Session, room: str, viewer: str) -> list[dict[str, Any]]:
    """Returns one entry per person, with the time when the person's first connection began to watch."""
    lines: dict[str, dict[str, Any]] = {}
    for watching, since_ms in sorted(hub.since_ms(room, viewer).items(), key=lambda item: item[1]):
        assert watching.identity is not None
        person, member = watching.person, member_of(session, watching.person)
        name = member.name if member is not None else watching.identity.name
        line = {
            "room": room,
            "person": person,
            "name": name,
            "since_ms": since_ms,
            "member": is_inside(session, person),
            "screen": person in session.screens,
        }
        lines.setdefault(person, line)
    return list(lines.values())
