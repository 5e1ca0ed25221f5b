"""Tests of the whole table of powers: each role tries each command in each state of the room."""

from typing import Literal, TypeAlias, get_args

import pytest
from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors, messages
from server.aggregate.command_declaration import declared_once
from server.aggregate.commands import Join, Leave, Presence, Tick
from server.room.command import (
    Act,
    ActText,
    AnyBody,
    BotThought,
    ClassOrder,
    ClocksHeld,
    Command,
    Erase,
    HandSeat,
    HomeSet,
    LetIn,
    NameErased,
    Recover,
    RefereeRoleChanged,
    RefereeWaitSet,
    SpectatorsSet,
    TurnOut,
    TutorPresence,
)
from server.room.command_table import COMMANDS, REFEREES, permit
from server.room.values.state import OPINION_OF, Room
from tests.room.table import Table

BODIES: tuple[AnyBody, ...] = (
    Join("Zoe"),
    Leave(),
    Act({"type": "place", "cell": 0}),
    ActText("a1"),
    Tick(),
    Presence("ana", False),
    Recover(1),
    BotThought("0"),
    HandSeat(0, "zoe", "Zoe"),
    TurnOut(("zoe",)),
    LetIn(("zoe",)),
    RefereeRoleChanged("zoe", "monitor"),
    NameErased(("zoe",)),
    SpectatorsSet(on=False, delay_ms=0),
    ClocksHeld(on=True),
    TutorPresence("zoe", present=True),
    RefereeWaitSet(0),
    HomeSet(1),
    ClassOrder(messages.Pause("x")),
    Erase(),
    messages.Ready(),
    messages.StandUp(),
    messages.Rename("Zoe"),
    messages.SeatBot(0, "x"),
    messages.ClearSeat(0, "x"),
    messages.Start(),
    messages.Pause("x"),
    messages.ResumePlay("x"),
    messages.Adjourn("x"),
    messages.ResumeAdjourned("x"),
    messages.CallTime("x"),
    messages.GiveTime(0, 1, "x"),
    messages.MakeAppeal(),
    messages.AcceptRuling(),
    messages.Rule(["C"], reason="x"),
    messages.PreviewRuling(["C"]),
    messages.Sanction(0, "warn", "x"),
    messages.ForceResult(reason="x"),
    messages.ReopenGame(reason="x"),
    messages.ClaimAbsence(0, "win"),
    messages.Sign(),
    messages.Dispute("x"),
    messages.CloseCards("x"),
    messages.Rematch(),
    messages.SetSettings(),
    messages.SetPosition({}),
    messages.Say("x"),
    messages.InviteProgram(0),
    messages.InviteReferee(),
    messages.AgreeReferee(),
    messages.EraseRoom(),
    messages.AskFiles(),
    messages.AskHint(),
    messages.ReadRules(),
    messages.TakeBack(),
    messages.Phrase("hello"),
    messages.SetPhrases(False),
    messages.SetListed(),
    messages.Plead("x"),
)

# The powers of each role by common.md; h host, p player, m monitor, l game leader, d director, s spectator, - the
# server.
ALLOWED = {
    "join": "hpmlds",
    "leave": "hpmlds",
    "act": "pmld",
    "read": "pmld",
    "tick": "-",
    "presence": "-",
    "recover": "-",
    "bot_thought": "-",
    "hand_seat": "-",
    "turn_out": "-",
    "let_in": "-",
    "referee_role": "-",
    "spectators_set": "-",
    "clocks_held": "-",
    "tutor_presence": "-",
    "class_order": "-",
    "referee_wait": "-",
    "home_set": "-",
    "name_erased": "-",
    "erase": "-",
    "ready": "p",
    "stand_up": "p",
    "rename": "pmld-",
    "seat_bot": "hld",
    "clear_seat": "hld",
    "start": "hld",
    "pause": "ld",
    "resume": "ld",
    "adjourn": "ld",
    "take_up": "ld",
    "call_time": "ld-",
    "give_time": "ld",
    "appeal": "p",
    "accept_ruling": "p",
    "rule": "mld",
    "preview_ruling": "mld",
    "sanction": "d",
    "force_result": "d",
    "reopen": "d",
    "claim_absence": "p",
    "sign": "p",
    "dispute": "p",
    "close_cards": "d",
    "rematch": "p",
    "set_settings": "hld",
    "set_position": "ld",
    "say": "pmld",
    "invite_program": "hld",
    "invite_referee": "hd",
    "agree_referee": "p",
    "erase_room": "hd",
    "ask_files": "pmld",
    "ask_hint": "p",
    "read_rules": "p",
    "take_back": "p",
    "phrase": "p",
    "set_phrases": "hld",
    "plead": "p",
    "set_listed": "h",
}
State: TypeAlias = Literal["waiting", "playing", "over"]
STATES: tuple[State, ...] = ("waiting", "playing", "over")
WHO = {"h": "ana", "p": "bob", "m": "monitor", "l": "leader", "d": "director", "s": "zoe", "-": None}


def table() -> Table:
    """Return a table whose host does not sit, so that the host has only the powers of a host."""
    room = Table(referees=("monitor", "leader", "director"), start=False)
    room.do("ana", messages.StandUp())
    return room


def tag(body: AnyBody) -> str:
    return str(type(body).__struct_config__.tag)


def test_every_command_there_is_is_declared_and_has_its_line_here() -> None:
    assert {type(body) for body in BODIES} == set(COMMANDS) == set(get_args(AnyBody))
    assert {tag(body) for body in BODIES} == set(ALLOWED)
    assert all(row.powers for row in COMMANDS.values())


def test_a_command_with_two_rows_is_a_fault_of_ours() -> None:
    rows = list(COMMANDS.values())
    with pytest.raises(AssertionError):
        declared_once([*rows, rows[0]])


@pytest.mark.parametrize("body", BODIES, ids=tag)
@pytest.mark.parametrize("who", WHO)
def test_every_role_tries_every_command(who: str, body: AnyBody) -> None:
    room = table().room
    for state in STATES:
        code = _tried(_in_state(room, state), Command(body, WHO[who]))
        assert (code != errors.COMMAND_NOT_YOURS) == (who in ALLOWED[tag(body)])


def _in_state(room: Room, state: State) -> Room:
    return replace(room, state=state)


def _tried(room: Room, command: Command) -> str | None:
    try:
        permit(room, command)
    except Refusal as refused:
        return refused.code
    return None


@pytest.mark.parametrize("body", BODIES, ids=tag)
@pytest.mark.parametrize("state", STATES)
def test_every_command_in_every_state(state: State, body: AnyBody) -> None:
    room = _in_state(table().room, state)
    somebody = next(WHO[who] for who in ALLOWED[tag(body)])
    code = _tried(room, Command(body, somebody))
    assert code == (None if state in (COMMANDS[type(body)].when or {state}) else errors.COMMAND_NOT_NOW)


@pytest.mark.parametrize("body", BODIES, ids=tag)
def test_a_referee_owes_a_reason_where_one_is_declared(body: AnyBody) -> None:
    row = COMMANDS[type(body)]
    if row.powers.isdisjoint(REFEREES):
        return
    room = _in_state(table().room, next(state for state in STATES if row.when is None or state in row.when))
    silent = replace(body, reason=" ") if hasattr(body, "reason") else body
    assert _tried(room, Command(silent, "director")) == (errors.REFEREE_REASON if row.needs_reason else None)


@pytest.mark.parametrize("body", BODIES, ids=tag)
def test_a_host_or_player_who_may_do_the_same_owes_none(body: AnyBody) -> None:
    row = COMMANDS[type(body)]
    room = _in_state(table().room, next(state for state in STATES if row.when is None or state in row.when))
    silent = replace(body, reason=" ") if hasattr(body, "reason") else body
    for who in {"h", "p"}.intersection(ALLOWED[tag(body)]):
        assert _tried(room, Command(silent, WHO[who])) is None


@pytest.mark.parametrize("body", BODIES, ids=tag)
def test_of_an_erased_room_only_the_server_wants_anything(body: AnyBody) -> None:
    for by in WHO.values():
        code = _tried(replace(table().room, state="erased"), Command(body, by))
        assert (code != errors.ROOM_ERASED) == (tag(body) in ("tick", "erase"))


def test_a_player_with_a_key_of_its_own_is_still_no_referee() -> None:
    room = table()
    assert room.refused("bob", messages.Pause("x")) == errors.COMMAND_NOT_YOURS


def test_opinions_belong_to_their_levels() -> None:
    assert {role: sorted(levels) for role, levels in OPINION_OF.items()} == {
        "monitor": [1],
        "leader": [1, 2],
        "director": [1, 2, 3],
    }
    monitor, leader, director = (
        {body for body, row in COMMANDS.items() if role in row.powers} for role in ("monitor", "leader", "director")
    )
    assert monitor < leader < director


def test_at_a_board_of_a_session_the_pairings_and_the_names_are_the_tutors() -> None:
    """A pupil has the powers of a player, except the powers over pairings and names."""
    room = replace(table().room, session="CLASE")
    refused = {
        tag(body)
        for body in BODIES
        if "p" in ALLOWED[tag(body)]
        and all(_tried(_in_state(room, state), Command(body, "bob")) == errors.COMMAND_NOT_YOURS for state in STATES)
    }
    assert refused == {"stand_up", "rename", "rematch", "say", "agree_referee", "claim_absence"}
