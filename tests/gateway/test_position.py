"""Over real sockets: the class and its screen see a position, outsiders do not, and only leaders may set it."""

from typing import Any

from protocol import errors
from tests.conftest import Arrival, NodeMaker
from tests.gateway.messages.test_class_question import refused
from tests.gateway.test_screen import SPECTATOR, key_of
from tests.gateway.test_sessions import opened
from tests.people import Guest


def shows(guest: Guest, session: str) -> int:
    """Returns the number of the position that the guest sees; 0 if there is none."""
    number: int = guest.views.get(session, {}).get("position", {}).get("number", 0)
    return number


async def test_the_class_and_its_screen_see_what_is_played(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, wall, late = [await come(node, name=name) for name in ("Eva", "Ana", "Pantalla", "Bo")]
    session = await opened(tutor, ana)
    await tutor.until(lambda: session in tutor.views)
    await wall.ask("join", room=session, key=key_of(tutor, session), **SPECTATOR)
    await late.ask("join", room=session, **SPECTATOR)
    await tutor.order(session, "show_position", game="ajedrez", acts=["e4"])
    second = await tutor.order(session, "show_position", game="ajedrez", acts=["e4", "e5"], marks=["e4"])
    for guest in (ana, wall, tutor):
        await guest.until(lambda guest=guest: shows(guest, session) == 2)  # type: ignore[misc]
        assert guest.views[session]["position"] == ana.views[session]["position"]
    assert ana.views[session]["position"]["marks"] == ["e4"]
    assert tutor.views[session]["desk"]["played"]["acts"] == ["e4", "e5"]
    await late.reaches(session, second["seq"])
    assert "position" not in late.views[session]
    await tutor.order(session, "hide_position")
    for guest in (ana, wall):
        await guest.until(lambda guest=guest: shows(guest, session) == 0)  # type: ignore[misc]


async def test_only_who_leads_sets_one_and_only_what_is_one(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, monitor = [await come(node, name=name) for name in ("Eva", "Ana", "Luz")]
    session = await opened(tutor, ana)
    key = (await tutor.order(session, "invite_tutor", role="monitor"))["params"]["key"]
    await monitor.ask("join", room=session, key=key, **{"as": "referee"})
    for guest in (ana, monitor):
        for command in ({"type": "show_position", "game": "ajedrez"}, {"type": "hide_position"}):
            assert await refused(guest, "command", room=session, command=command) == errors.COMMAND_NOT_YOURS
    wrongs: tuple[tuple[dict[str, Any], str], ...] = (
        ({"game": "halma"}, errors.GAME_UNKNOWN),
        ({"game": "ajedrez", "seats": 3}, errors.GAME_SEATS),
        ({"game": "ajedrez", "given": {"fen": "nowhere"}}, errors.GAME_POSITION),
        ({"game": "ajedrez", "given": {"fen": [[[[[1]]]]]}}, errors.GAME_POSITION),
        ({"game": "ajedrez", "acts": ["e4", "e4"]}, errors.SESSION_ACT),
        ({"game": "ajedrez", "acts": ["e4"] * 121}, errors.FRAME_MALFORMED),
    )
    for wrong, code in wrongs:
        command = {"type": "show_position", **wrong}
        assert await refused(tutor, "command", room=session, command=command) == code
    assert "position" not in tutor.views[session]
