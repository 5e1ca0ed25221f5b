"""A class in its second week, over real sockets: pupils choose their names from the list, the next session has the
settings of the last one, and slips stay valid."""

import pytest

from protocol import errors
from tests.conftest import Arrival, NodeMaker
from tests.gateway.test_sessions import opened
from tests.people import Refused

INSULT = "pendejo"


async def test_pupils_tap_their_names_and_next_week_is_one_command(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo = await come(node, name="Eva"), await come(node, name=""), await come(node, name=INSULT)
    session = await opened(tutor)
    await tutor.order(session, "set_list", names=["Ana Vergara", "Dick"])
    for pupil in (ana, bo):
        with pytest.raises(Refused) as refusal:
            await pupil.ask("join", room=session)
        assert refusal.value.code == errors.PERSON_NAME, "nobody is a «Visita»"
        await pupil.ask("join", room=session, **{"as": "spectator"})
        await pupil.until(lambda pupil=pupil: session in pupil.views)  # type: ignore[misc]
        assert [one["name"] for one in pupil.views[session]["names"]] == ["Ana Vergara", "Dick"]
    answer = await ana.ask("join", room=session, entry=ana.views[session]["names"][0]["number"])
    assert (answer["params"]["role"], answer["params"]["name"]) == ("pupil", "Ana Vergara")
    await bo.until(lambda: [one["name"] for one in bo.views[session]["names"]] == ["Dick"])
    await tutor.order(session, "set_session", settings={"odd": "watch"})

    following: str = (await tutor.ask("open_session", like=session))["params"]["room"]
    await ana.until(lambda: ana.views[session]["session"]["next"] == following)
    await tutor.until(lambda: following in tutor.views)
    view = tutor.views[following]
    assert (view["session"]["title"], view["session"]["settings"]["odd"]) == ("Quinto B", "watch")
    old = {entry["name"]: entry["key"] for entry in tutor.views[session]["desk"]["list"]}
    assert {entry["name"]: entry["key"] for entry in view["desk"]["list"]} == old
    answer = await bo.ask("join", room=following, key=old["Dick"])
    assert answer["params"]["name"] == "Dick"
    assert all(old["Dick"] not in str(guest.inbox) for guest in (ana, bo))


async def test_blank_sheets_are_for_everybody_and_no_game(make_node: NodeMaker, come: Arrival) -> None:
    guest = await come(await make_node(), name="Eva")
    answer = (await guest.ask("blank_sheet", game="contig60"))["params"]
    assert answer["view"]["game"]
    assert answer["card"]["lines"] == []
    with pytest.raises(Refused) as refusal:
        await guest.ask("blank_sheet", game="nothing")
    assert refusal.value.code == errors.GAME_UNKNOWN


async def test_a_demoted_tutor_is_demoted_at_the_boards_too(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, luis, ana, bo = [await come(node, name=name) for name in ("Eva", "Luis", "Ana", "Bo")]
    session = await opened(tutor, ana, bo)
    key = (await tutor.order(session, "invite_tutor", role="director"))["params"]["key"]
    await luis.ask("join", room=session, key=key, **{"as": "referee"})
    await tutor.order(session, "plan_round", game="noughts")
    await tutor.order(session, "start_round")
    await tutor.until(lambda: tutor.views[session]["rounds"][-1]["boards"][0]["state"] == "playing")
    room = tutor.views[session]["rounds"][-1]["boards"][0]["code"]
    await luis.ask("join", room=room, **{"as": "referee"})
    await luis.until(lambda: room in luis.you)
    await tutor.order(session, "set_role", person=luis.id, role="monitor")
    await luis.until(lambda: luis.you[session]["role"] == "monitor")
    await luis.until(lambda: luis.you[room]["role"] == "monitor")
    with pytest.raises(Refused) as refusal:
        await luis.order(room, "force_result", void=True, reason="x")
    assert refusal.value.code == errors.COMMAND_NOT_YOURS
