"""Over real sockets: the draws and the seed of a running game stay hidden. After its end everybody may compute them
again."""

from typing import Any

import msgspec

from server.aggregate_types import ROOMS
from server.room.history.fairness import checked
from server.room.history.review import Reviewed
from server.room.values.game_start import seed_of
from tests.conftest import Arrival, NodeMaker
from tests.people import Guest, refereed


async def test_seed_and_draws_are_for_when_the_game_is_over(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    ana, bo, eva, rita = [await come(node, name=name) for name in ("Ana", "Bo", "Eva", "Rita")]
    room = await refereed(rita, ana, bo, game="contig60", options={"starter": 0}, settings={"games": 2})
    await eva.ask("join", room=room, **{"as": "spectator"})
    everybody = (ana, bo, eva, rita)
    stored = await node.rooms.state(ROOMS, room)
    secrets = [seed_of(stored, number).hex() for number in (0, 1)]

    await ana.act(room, {"type": "roll"})
    for guest in everybody:
        assert all(not _rolls(game) for game in await games_of(guest, room))
        assert not any(secret in sent_to(guest) for secret in secrets)

    await ana.act(room, {"type": "resign"})
    for guest in everybody:
        first = (await games_of(guest, room))[0]
        assert first["seed"] == secrets[0]
        assert checked(msgspec.convert(first, Reviewed)).is_fair
        assert len(_rolls(first)) == 1

    for guest in (ana, bo):
        answer = await guest.order(room, "ready")
    for guest in everybody:
        await guest.reaches(room, answer["seq"])
        first, *running = await games_of(guest, room)
        assert first["seed"] == secrets[0]
        assert all("seed" not in game and not _rolls(game) for game in running)
        assert secrets[1] not in sent_to(guest)
        assert guest.views[room]["room"]["seed"] is None


async def games_of(guest: Guest, room: str) -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = (await guest.ask("review", room=room, rolls=True))["params"]["games"]
    return games


def _rolls(game: dict[str, Any]) -> list[Any]:
    rolls: list[Any] = game.get("rolls", [])
    return rolls


def sent_to(guest: Guest) -> str:
    """Returns all messages to this person as text."""
    return repr(guest.inbox)
