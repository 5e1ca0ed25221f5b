"""The consequences that the server states for a ruling really happen. In rooms of real games, a person gives each possible
mark."""

from typing import Any

import pytest
from msgspec.structs import replace

from engines.kit.chance import ChanceReader, ChanceState
from protocol import errors, messages
from server.room import Act, Leave, Step, views_of
from server.room.appeals.follows import UNTOLD, follows_from
from server.room.values.state import Game
from tests.engines.challenge_positions import Position
from tests.room.appeals.follows_samples import FILE, GAMES, MARKS, challenged_positions, written
from tests.room.table import Table
from tests.room.values.test_named_rules import BOTH, stars_challenged


def seated(position: Position, *, monitor: str) -> Table:
    """Return a room with a leader and a director where the game is in that position."""
    seats = len(position.status.may)
    table = Table(
        position.engine.about.slug, seats, referees=("leader", "director"), options={"mode": "tournament"}, monitor=monitor
    )
    game = Game(position.state, ChanceState(bytes(32)), position.now_ms, due_at_ms=position.status.due_at_ms)
    table.room = replace(table.room, game=game, at_ms=position.now_ms, pauses=(), halted_at_ms=None)
    table.views = views_of(table.room)
    table.shown = dict(table.views.of)
    table.now_ms = position.now_ms
    return table


def happened(done: Step) -> list[tuple[str, int | None, Any]]:
    """Return the step's public events of the game, without the events about marks."""
    assert done.record is not None
    room = {"opinion", "appeal_window", "ruling_stands", "ruling_accepted"}
    told = [each for each in done.record.happenings if each.to is None and each.kind not in UNTOLD | room]
    return [(each.kind, each.seat, each.params) for each in told]


def totals(table: Table) -> list[Any]:
    assert table.room.game is not None
    return [table.engine.card(table.room.game.state, seat).total for seat in range(len(table.players))]


@pytest.mark.parametrize("monitor", ["server", "tutor"])
@pytest.mark.parametrize("slug", GAMES)
def test_a_preview_of_each_mark_is_what_then_happens(slug: str, monitor: str) -> None:
    seen = 0
    for position, seat, challenge in challenged_positions(slug):
        table = seated(position, monitor=monitor)
        before = totals(table)
        challenger = table.players[seat]
        table.do(challenger, Act(challenge))
        if monitor == "server":
            table.do(challenger, messages.MakeAppeal())
        waiting = (table.room, table.views, len(table.records))
        for mark in MARKS:
            table.room, table.views = waiting[:2]
            table.shown = dict(table.views.of)
            asked = table.do("leader", messages.PreviewRuling([mark]))
            assert asked.record is None, "nothing has changed, and nobody hears of it"
            follows = asked.answer["follows"]
            assert asked.answer["reached"] == 1
            ruled = table.do("leader", messages.Rule([mark], reason="x"))
            assert [(each["kind"], each["seat"], each["params"]) for each in follows["happened"]] == happened(ruled)
            assert table.room_part["appeal"]["opinions"][-1]["follows"] == follows, "the players read it before they accept"
            assert table.view()["status"]["result"] == follows["result"]
            assert table.view()["status"]["flag"] == follows["flag"]
            after = totals(table)
            if follows["result"] is None and all(isinstance(each, int | float) for each in (*before, *after)):
                assert follows["totals"] == ([] if before == after else [before, after])
            for player in table.players:
                table.do(player, messages.AcceptRuling())
            assert table.room_part["appeal"] is None
            assert (table.room_part["state"] == "over") == (follows["result"] is not None)
            assert table.room_part["result"] == follows["result"]
            seen += 1
    assert seen >= 3 * 3


@pytest.mark.parametrize("slug", GAMES)
def test_stated_effects_reveal_no_future_draw_and_no_hidden_value(slug: str) -> None:
    for position, seat, challenge in challenged_positions(slug):
        for mark in MARKS:
            action = position.engine.parse(challenge)
            found = []
            for seed in (bytes(32), bytes(range(32))):
                reader = ChanceReader(ChanceState(seed))
                step = position.engine.apply(position.state, seat, action, position.now_ms, reader, (mark,))
                found.append(follows_from(position.engine, position.state, step))
            assert found[0] == found[1]
            assert all(event.to is None for event in found[0].happened)


def test_only_a_referee_asks_and_only_while_an_opinion_is_awaited() -> None:
    table = stars_challenged("leader", "director")
    assert table.refused("leader", messages.PreviewRuling(["C", "I"])) == errors.RULING_NONE
    table.do("bob", messages.MakeAppeal())
    assert table.refused("bob", messages.PreviewRuling(["C", "I"])) == errors.COMMAND_NOT_YOURS
    assert table.refused("leader", messages.PreviewRuling(["C"])) == errors.RULING_MARKS


def test_an_invited_referee_hears_of_no_event_where_cards_are_hidden() -> None:
    position, seat, challenge = next(
        (position, seat, challenge)
        for position, seat, challenge in challenged_positions("truco")
        if position.status.flag == seat
    )
    heard = []
    for is_invited in (False, True):
        table = seated(position, monitor="tutor")
        people = tuple(replace(each, invited=is_invited and each.id == "leader") for each in table.room.people)
        table.room = replace(table.room, people=people)
        table.views = views_of(table.room)
        table.shown = dict(table.views.of)
        table.do(table.players[seat], Act(challenge))
        heard.append(table.do("leader", messages.PreviewRuling(["IA"])).answer["follows"]["happened"])
    assert heard[0] != []
    assert heard[1] == []


def test_the_marks_of_a_list_are_previewed_as_far_as_it_goes() -> None:
    table = stars_challenged("leader", "director")
    table.do("bob", messages.MakeAppeal())
    answer = table.do("leader", messages.PreviewRuling(["I", "C"])).answer
    assert answer["reached"] == 1
    assert answer["follows"]["result"]["reason"] == "strikes"
    answer = table.do("leader", messages.PreviewRuling(["C", "C"])).answer
    assert answer["reached"] == 2
    assert answer["follows"]["result"] is None


def test_the_servers_own_ruling_says_what_follows_before_it_is_accepted() -> None:
    table = stars_challenged("leader", "director")
    (first,) = table.room_part["appeal"]["opinions"]
    assert first["rules"] == BOTH
    assert first["follows"]["result"] == table.view()["status"]["result"]
    assert first["follows"]["result"]["winners"] == [0]


def test_the_server_says_what_follows_where_the_referees_have_gone() -> None:
    table = stars_challenged("leader", monitor="tutor")
    table.do("leader", Leave())
    assert table.room_part["appeal"] is None
    assert table.room_part["result"]["reason"] == "strikes"


def test_the_clients_samples_are_up_to_date() -> None:
    """If this fails because samples are out of date, run `python -m tests.room.appeals.follows_samples`."""
    assert FILE.read_text(encoding="utf-8") == written()
