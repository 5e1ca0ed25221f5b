import hashlib
from dataclasses import replace

import pytest

from engines.contract import Refusal, Result
from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import all_engines, engine_of
from protocol import errors, messages
from server.room import Act, Command, Join, Leave, NewRoom, Presence, Room, Tick, create, step
from server.room import room as entrance
from server.room.values.state import Person
from tests.room.table import PAST, SECRET, Table

LISTED = sorted(slug for slug, engine in all_engines().items() if engine.about.listed)


def resign(table: Table, by: str) -> None:
    table.act(by, "resign")


def next_game(table: Table) -> None:
    for player in table.players:
        table.do(player, messages.Ready())


def test_the_game_starts_when_every_seat_is_held_and_ready() -> None:
    table = Table(start=False)
    table.do("ana", messages.Ready())
    assert table.room_part["state"] == "waiting"
    table.do("ana", messages.Ready(False))
    table.do("bob", messages.Ready())
    assert table.room_part["state"] == "waiting"
    table.do("ana", messages.Ready())
    assert table.kinds() == ["ready", "game_started"]
    assert table.room_part["state"] == "playing"
    assert not any(seat["ready"] for seat in table.room_part["seats"])


def test_the_host_starts_without_waiting_but_never_with_an_empty_seat() -> None:
    table = Table(start=False, auto_start=False)
    next_game(table)
    assert table.room_part["state"] == "waiting"
    table.do("bob", Leave())
    assert table.refused("ana", messages.Start()) == errors.ROOM_SEATS_EMPTY
    table.do("bob", Join("Bob"))
    table.do("ana", messages.Start())
    assert table.room_part["state"] == "playing"


def test_a_bot_is_always_ready() -> None:
    table = Table(start=False)
    table.do("bob", Leave())
    table.do("ana", messages.SeatBot(1))
    table.do("ana", messages.Ready())
    assert table.room_part["state"] == "playing"


def test_a_match_rotates_the_starter_and_adds_up() -> None:
    table = Table(games=3)
    starters = []
    for winner in ("ana", "bob", "ana"):
        assert table.view()["status"]["flag"] is not None
        starters.append(table.view()["status"]["flag"])
        resign(table, {"ana": "bob", "bob": "ana"}[winner])
        assert table.room_part["state"] == "over"
        if not table.room_part["match"]["over"]:
            assert table.refused("ana", messages.Rematch()) == errors.COMMAND_NOT_NOW
            next_game(table)
    assert starters == [0, 1, 0]
    match = table.room_part["match"]
    assert match["points"] == [2.0, 1.0]
    assert (match["ended"], match["over"], match["game"]) == (3, True, 2)
    assert [game["winners"] for game in match["past"]] == [[0], [1]]
    assert table.room.match.past[0].sheets[0].name == "Ana"


def test_after_the_last_game_only_a_rematch_goes_on() -> None:
    table = Table()
    resign(table, "ana")
    next_game(table)
    assert table.room_part["state"] == "over"
    assert table.refused("ana", messages.Start()) == errors.COMMAND_NOT_NOW
    table.do("ana", messages.Rematch())
    assert table.room_part["rematch"] == [0]
    assert table.do("ana", messages.Rematch()).record is None
    table.do("bob", messages.Rematch())
    assert table.room_part["state"] == "playing"
    assert table.room_part["match"]["points"] == [0.0, 0.0]
    # The starter keeps alternating from match to match.
    assert table.view()["status"]["flag"] == 1


def test_no_rematch_begins_with_an_empty_seat() -> None:
    table = Table()
    resign(table, "ana")
    table.do("bob", messages.Rematch())
    table.do("bob", Leave())
    table.do("ana", messages.ClearSeat(1))
    table.do("ana", messages.Rematch())
    assert (table.room_part["state"], table.room.seats[1].kind) == ("over", "empty")


def test_a_void_game_does_not_count() -> None:
    table = Table(referees=("director",), games=2)
    table.do("director", messages.ForceResult(void=True, reason="mesa caída"))
    assert table.room_part["match"]["ended"] == 0
    table.do("ana", messages.Ready())
    table.do("bob", messages.Ready())
    assert table.room_part["state"] == "playing"
    assert table.view()["status"]["flag"] == 0


def test_the_seed_is_promised_at_the_start_and_shown_at_the_end() -> None:
    table = Table(games=2)
    promised = table.room_part["digest"]
    assert table.room_part["seed"] is None
    assert table.room.secret.hex() not in str(table.views.of)
    resign(table, "ana")
    shown: dict[str, str] = table.view()["room"]
    seed = bytes.fromhex(shown["seed"])
    assert hashlib.sha256(seed).hexdigest() == promised == table.room_part["digest"]
    assert table.room.game is not None
    assert table.room.game.tape == ChanceState(seed, table.room.game.tape.index)
    next_game(table)
    assert table.room_part["seed"] is None
    assert table.room_part["digest"] != promised


def test_the_shown_seed_rolls_the_same_dice() -> None:
    table = Table("contig60", options={"starter": 0})
    table.act("ana", "roll")
    rolled = table.game["dice"]
    resign(table, "ana")
    again = ChanceReader(ChanceState(bytes.fromhex(table.room_part["seed"])))
    assert list(again.dice(3)) == rolled
    drawn = [draw for record in table.records for move in record.moves for draw in move.draws]
    assert drawn == again.drawn


def test_settings_change_between_matches_only() -> None:
    table = Table(start=False)
    table.do("bob", messages.Ready())
    table.do("ana", messages.SetSettings({"games": 2}, {"mode": "tournament"}))
    assert table.room_part["settings"]["games"] == 2
    assert table.room_part["options"]["mode"] == "tournament"
    assert not table.room_part["seats"][1]["ready"]
    assert table.do("ana", messages.SetSettings({"games": 2})).record is None
    table.do("ana", messages.SetSettings({"games": 2}, {"mode": "assisted"}))
    assert table.room_part["options"]["mode"] == "assisted", "the options changed, though the settings did not"
    assert table.do("ana", messages.SetSettings({}, {"mode": "assisted"})).record is None
    assert table.refused("ana", messages.SetSettings({"games": "2"})) == errors.SETTINGS_MALFORMED
    assert table.refused("ana", messages.SetSettings({"host": "bob"})) == errors.SETTINGS_MALFORMED
    assert table.refused("ana", messages.SetSettings({}, {"mode": 1})) == errors.GAME_OPTIONS
    next_game(table)
    assert table.refused("ana", messages.SetSettings({"games": 3})) == errors.COMMAND_NOT_NOW
    resign(table, "ana")
    assert table.refused("ana", messages.SetSettings({"games": 3})) == errors.COMMAND_NOT_NOW


def test_a_referee_sets_a_position() -> None:
    table = Table("contig60", referees=("leader",), start=False)
    table.do("leader", messages.SetPosition(PAST))
    assert table.kinds() == ["position_set"]
    assert table.game["chips"] == [[31], [33]]
    table.act("ana", "roll")
    assert table.game["dice"] == [3, 4, 5] or sorted(table.game["dice"]) == [3, 4, 5]
    table.do("leader", messages.SetPosition({}))
    assert table.game["chips"] == [[], []]


def test_what_is_no_position_is_refused() -> None:
    table = Table("contig60", referees=("leader",))
    for given in ({"nonsense": 1}, {"chips": 3}, {"chips": {"0": ["x"]}}):
        assert table.refused("leader", messages.SetPosition(given)) in ("malformed", errors.GAME_POSITION)
    table = Table("contig60", referees=("leader",), start=False)
    table.do("bob", Leave())
    assert table.refused("leader", messages.SetPosition(PAST)) == errors.ROOM_SEATS_EMPTY


def test_when_it_is_over_nothing_is_played() -> None:
    table = Table()
    resign(table, "ana")
    assert table.refused("bob", Act({"type": "place", "cell": 0})) == errors.COMMAND_NOT_NOW
    assert table.room.due_at_ms is None


def test_a_void_game_is_kept_with_its_cards_wherever_it_stands_in_the_match() -> None:
    table = Table(referees=("director",), games=2)
    for void in (True, False, True):
        table.do("director", messages.ForceResult([] if void else [0], void=void, reason="x"))
        next_game(table)
    assert [past["result"] for past in table.room_part["match"]["past"]] == ["void", "win", "void"]
    assert table.room_part["match"]["ended"] == 1


def test_a_rematch_begins_without_the_games_of_the_match_before() -> None:
    table = Table()
    resign(table, "ana")
    for player in table.players:
        table.do(player, messages.Rematch())
    assert table.room_part["state"] == "playing"
    assert table.room_part["match"]["past"] == []


RITUALS = sorted(slug for slug in LISTED if Table(slug, engine_of(slug).about.seats[0]).view()["status"]["phase"] == "start")
"""Games where players first decide who starts."""


def against(slug: str, mode: str, secret: bytes = SECRET) -> Room:
    new = NewRoom("K7QX2M", slug, 2, "ana", "Ana", secret, {"mode": mode}, bots=(1,))
    return step(create(new, 0), Command(messages.Ready(), "ana"), 0).room


def test_five_games_have_something_to_do_for_who_starts() -> None:
    assert RITUALS == ["fiar", "kwatro-sinko", "par55", "queens-and-guards", "ramrod"]


@pytest.mark.parametrize("slug", RITUALS)
def test_against_the_computer_with_help_the_game_starts_at_once(slug: str) -> None:
    engine = engine_of(slug)
    rooms = [against(slug, "assisted", bytes([number]) * 32) for number in range(8)]
    begun = [engine.status(room.game.state) for room in rooms if room.game is not None]
    assert {status.phase for status in begun}.isdisjoint({"start"})
    assert {status.flag for status in begun} == {0, 1}, "by lot"


@pytest.mark.parametrize("slug", RITUALS)
def test_a_tournament_and_two_people_keep_the_draw_for_the_start(slug: str) -> None:
    tournament = against(slug, "tournament")
    assert tournament.game is not None
    assert engine_of(slug).status(tournament.game.state).phase == "start"
    assert Table(slug).view()["status"]["phase"] == "start"


@pytest.mark.parametrize("slug", LISTED)
def test_a_table_for_which_nobody_chose_a_clock_has_none(slug: str) -> None:
    """However people open a table (by the form, «play now» or a program), it has no clock unless they choose one. So a
    closed tab loses no game by time."""
    table = Table(slug, engine_of(slug).about.seats[0])
    assert table.room.due_at_ms is None
    table.wait(100 * 86_400_000)
    assert table.room_part["state"] == "playing"


def test_who_asks_for_a_clock_has_it_and_a_tournament_always() -> None:
    assert Table("contig60", options={"turn_ms": 90_000}).room.options["turn_ms"] == 90_000
    assert Table("ajedrez", options={"time_control": "escolar-15"}).room.due_at_ms is not None
    assert Table("contig60", options={"mode": "tournament"}).room.options["turn_ms"] == 60_000


def test_a_player_who_left_after_the_match_comes_back_for_the_rematch_and_nobody_else_gets_the_seat() -> None:
    table = Table()
    table.act("bob", "resign")
    table.do("ana", Leave())
    assert (table.room_part["seats"][0]["left"], table.room_part["host"]) == (True, "bob")
    table.do("bob", messages.Rematch())
    assert table.refused("zoe", Join("Zoe")) == errors.ROOM_FULL
    assert table.refused("zoe", messages.Rematch()) == errors.COMMAND_NOT_YOURS
    assert table.do("ana", Join("Ana", "spectator")).answer == {"seat": 0, "role": "player"}
    assert not table.room_part["seats"][0]["left"]
    first = table.view()["status"]["flag"]
    table.do("ana", messages.Rematch())
    assert table.room_part["state"] == "playing"
    assert table.view()["status"]["flag"] != first


def test_the_player_who_stays_may_free_the_seat_of_a_player_who_left_after_the_match() -> None:
    table = Table()
    table.act("bob", "resign")
    table.do("ana", Leave())
    table.do("bob", messages.ClearSeat(0))
    assert table.do("zoe", Join("Zoe")).answer["seat"] == 0


def test_two_players_who_both_left_after_the_match_both_come_back() -> None:
    table = Table()
    table.act("bob", "resign")
    for player in ("ana", "bob"):
        table.do(player, Leave())
    for player in ("bob", "ana"):
        table.do(player, Join(player.title(), "spectator"))
        table.do(player, messages.Rematch())
    assert table.room_part["state"] == "playing"


def test_a_game_with_an_appointed_time_begins_then_and_not_before() -> None:
    begins_ms = 1_600_000
    table = Table("ajedrez", start=False, options={"scheduled_at": begins_ms})
    assert table.room.due_at_ms == begins_ms
    for player in table.players:
        table.do(player, messages.Ready())
    assert table.room_part["state"] == "waiting"
    assert table.refused("ana", messages.Start()) == errors.ROOM_APPOINTED
    table.do(None, Tick(), 599_999)
    assert table.room_part["state"] == "waiting"
    table.do(None, Tick(), 600_000)
    assert (table.room_part["state"], table.room.begins_at_ms) == ("playing", None)


@pytest.mark.parametrize(("ahead_ms", "is_fine"), [(60 * 86_400_000, True), (60 * 86_400_000 + 1, False)])
def test_a_game_is_appointed_at_most_sixty_days_ahead(ahead_ms: int, is_fine: bool) -> None:
    new = NewRoom("K7QX2M", "ajedrez", 2, "ana", "Ana", SECRET, {"scheduled_at": 5_000 + ahead_ms})
    if is_fine:
        assert create(new, 5_000).begins_at_ms == 5_000 + ahead_ms
    else:
        with pytest.raises(Refusal, match=errors.GAME_OPTIONS):
            create(new, 5_000)


def test_a_game_shows_the_result_that_a_director_ordered() -> None:
    table = Table("ajedrez", referees=("director",))
    table.act("ana", "move", uci="e2e4")
    table.do("director", messages.ForceResult([1], reason="x"))
    assert table.room.game is not None
    assert (table.room.game.state.result.winners, table.room.game.state.result.score) == ((1,), "0-1")
    assert table.room_part["result"]["winners"] == [1]


def test_the_engine_hears_of_no_result_but_an_ordered_one(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[int, ...]] = []

    def ruled(state: object, result: Result, _now_ms: int) -> object:
        heard.append(result.winners)
        return state

    engine = replace(engine_of("noughts"), ruled=ruled)
    monkeypatch.setattr(entrance, "engine_of", lambda _slug: engine)
    table = Table(referees=("director",), games=2)
    resign(table, "ana")
    assert heard == []
    next_game(table)
    table.do("director", messages.ForceResult([0], reason="x"))
    assert set(heard) == {(0,)}


def test_a_board_of_a_class_does_not_wait_until_its_ready_pupils_are_connected() -> None:
    """The setting to start when all seats are taken is for tables outside a class."""
    placed = (Person("ana", "Ana", "player"), Person("bob", "Bob", "player"))
    new = NewRoom("K7QX2M", "noughts", 2, "tutor", "", SECRET, {}, {"start_when_full": True}, session="CLASE", placed=placed)
    table = Table.of(create(new, 0), ("ana", "bob"), 0)
    assert [seat["ready"] for seat in table.room_part["seats"]] == [False, False]
    table.do("bob", messages.Ready())
    table.do(None, Presence("bob", False))
    table.do("ana", messages.Ready())
    assert table.room_part["state"] == "playing"
