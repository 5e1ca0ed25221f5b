"""A director corrects the result of a class's board, over real sockets. The card, the points and the standings change
accordingly."""

import csv
import io
import zipfile

import pytest

from protocol import errors
from server.gateway.http.routes import TOKEN_HEADER
from tests.conftest import Arrival, NodeMaker
from tests.gateway.http.test_pages import get
from tests.gateway.test_sessions import opened, play, rounds, started
from tests.jobs.test_archive import token_of
from tests.people import Refused


async def test_a_result_put_right_reaches_card_standings_and_files(make_node: NodeMaker, come: Arrival) -> None:
    node = await make_node()
    tutor, ana, bo = await come(node, name="Eva"), await come(node, name="Ana"), await come(node, name="Bo")
    session = await opened(tutor, ana, bo)
    (room,) = await started(tutor, session, [[ana.id, bo.id]])
    for guest in (ana, bo):
        await guest.ask("join", room=room)
        await guest.hear(lambda message: message["type"] == "snapshot" and message["room"] == room)
    await tutor.ask("join", room=room, **{"as": "referee"})
    lost = ana.you[room]["seat"]
    await ana.act(room, {"type": "resign"})
    await ana.order(room, "sign")
    with pytest.raises(Refused) as refusal:
        await bo.order(room, "force_result", winners=[lost], reason="gané")
    assert refusal.value.code == errors.COMMAND_NOT_YOURS
    with pytest.raises(Refused) as refusal:
        await tutor.order(room, "force_result", winners=[1 - lost], reason="igual")
    assert refusal.value.code == errors.CARD_SAME_RESULT
    await tutor.order(room, "force_result", winners=[lost], reason="contaron mal")
    await bo.until(lambda: bo.views[room]["room"]["result"]["winners"] == [lost])
    note = bo.views[room]["room"]["notes"][0]
    assert (note["before"]["winners"], note["after"]["winners"], note["reason"]) == ([1 - lost], [lost], "contaron mal")
    await tutor.until(lambda: not rounds(tutor, session)[-1]["boards"][0]["final"])
    for guest in (ana, bo):
        await guest.order(room, "sign")
    await tutor.until(lambda: bool(rounds(tutor, session)[-1]["boards"][0]["final"]))
    points = {line["person"]: line["points"] for line in tutor.views[session]["standings"]}
    assert points == {ana.id: 1.0, bo.id: 0.0}
    token = await token_of(tutor, session)
    with zipfile.ZipFile(io.BytesIO((await get(node, f"/export/{session}.zip", **{TOKEN_HEADER: token})).body)) as file:
        cards = list(csv.DictReader(io.StringIO(file.read("cards.csv").decode("utf-8-sig")), delimiter=";"))
    assert [(card["Resultado"], card["Resultado anterior"]) for card in cards] == [("Ana", "Bo")] * 2
    assert all("contaron mal" in card["Notas"] for card in cards)


async def test_a_correction_after_the_round_counts_and_leaves_the_next_pairings(make_node: NodeMaker, come: Arrival) -> None:
    """When the tutor corrects a result, its round is already closed, and the next round already has its pairs, based on the
    old standings. The correction changes the standings, but not these pairs."""
    node = await make_node()
    tutor = await come(node, name="Eva")
    pupils = [await come(node, name=name) for name in ("Ana", "Bo", "Cai", "Dul")]
    ana, bo, cai, dul = pupils
    session = await opened(tutor, *pupils)
    first, second = await started(tutor, session, [[ana.id, bo.id], [cai.id, dul.id]])
    for room, pair in ((first, (ana, bo)), (second, (cai, dul))):
        await play(room, *pair)
    await tutor.order(session, "close_round", reason="fin")
    await tutor.until(lambda: rounds(tutor, session)[-1]["state"] == "closed")
    await tutor.until(lambda: all(board["final"] for board in rounds(tutor, session)[-1]["boards"]))
    before = {line["person"]: line["points"] for line in tutor.views[session]["standings"]}
    await started(tutor, session, [[ana.id, cai.id], [bo.id, dul.id]])
    paired = [board["seats"] for board in rounds(tutor, session)[-1]["boards"]]
    await tutor.ask("join", room=first, **{"as": "referee"})
    (winner,) = tutor.views[first]["room"]["result"]["winners"]
    await tutor.order(first, "force_result", winners=[1 - winner], reason="vino la familia")
    await tutor.until(lambda: {line["person"]: line["points"] for line in tutor.views[session]["standings"]} != before)
    after = {line["person"]: line["points"] for line in tutor.views[session]["standings"]}
    assert {person: after[person] for person in (ana.id, bo.id)} == {ana.id: before[bo.id], bo.id: before[ana.id]}
    assert rounds(tutor, session)[0]["boards"][0]["final"]
    assert [board["seats"] for board in rounds(tutor, session)[-1]["boards"]] == paired
    assert [each.get("outdated") for each in rounds(tutor, session)] == [None, [0]]


async def test_an_order_for_running_games_leaves_a_result_that_has_come_as_it_is(make_node: NodeMaker, come: Arrival) -> None:
    """A result that has already arrived must not change, neither by a later order to the board nor by the order that
    closes the round."""
    node = await make_node()
    tutor, ana, bo = await come(node, name="Eva"), await come(node, name="Ana"), await come(node, name="Bo")
    session = await opened(tutor, ana, bo)
    (room,) = await started(tutor, session, [[ana.id, bo.id]])
    await tutor.ask("join", room=room, **{"as": "referee"})
    await play(room, ana, bo)
    with pytest.raises(Refused) as refusal:
        await tutor.order(room, "force_result", void=True, reason="se acabó", running=True)
    assert refusal.value.code == errors.COMMAND_NOT_NOW
