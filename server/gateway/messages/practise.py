"""The referees' school over the socket: a device tells how an exercise went, and gets the ratings of a game's exercises."""

from engines.contract import Refusal
from engines.registry import engine_of, slugs
from protocol import errors
from protocol.messages import Ack, Practise
from server.gateway.limits import message_costs
from server.gateway.messages.handlers import handles
from server.gateway.messages.services import Services
from server.gateway.sockets.connection import Connection
from server.school.ratings import change, field_of, rated, rating
from server.store.indexes.exercise_ratings import add_change, changes


@handles(Practise)
async def practise(services: Services, connection: Connection, message: Practise) -> None:
    """Answers with the parameters {kinds}. Raises `Refusal` for an unknown game or kind of exercise."""
    connection.spend(message_costs.TABLES)
    if message.game not in slugs():
        raise Refusal(errors.GAME_UNKNOWN)
    kinds = {kind.id: kind for kind in engine_of(message.game).practice.kinds}
    link = services.rooms.link
    moved = await changes(link, message.game)
    done = message.done
    if done is not None:
        if done.kind not in kinds:
            raise Refusal(errors.EXERCISE_UNKNOWN)
        field = field_of(done.kind, done.question)
        now = rating(kinds[done.kind], done.question, moved.get(field, 0.0))
        by = change(now, done.rating, is_right=done.right)
        await add_change(link, message.game, field, by)
        moved[field] = moved.get(field, 0.0) + by
    connection.send(Ack(message.cid, 0, {"kinds": [rated(kind, moved) for kind in kinds.values()]}))
