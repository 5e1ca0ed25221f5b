"""The table of a room's commands. Each row has the message, its handler, the powers and states that it needs, and whether it
needs a reason or a check of the stored data."""

from typing import Final

from protocol import errors, messages
from server.aggregate import command_declaration
from server.aggregate.command_declaration import Commands, declare, declared_once
from server.aggregate.commands import Join, Leave, Presence, Tick
from server.room import chat, file_tokens
from server.room.appeals import appeal
from server.room.class_board import at_home, class_order
from server.room.clocks import clock, open_rules
from server.room.command import (
    Act,
    ActText,
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
from server.room.endings import claim_absence, conduct, reopening
from server.room.lifecycle import creation, erase, listing
from server.room.match import games, score_card
from server.room.people import invitation, membership, program
from server.room.play import actions, hint, take_back
from server.room.step_context import StepContext
from server.room.values.powers import Power, powers_of
from server.room.values.roles import referee_role
from server.room.values.room_states import states_with
from server.room.values.state import Room

Powers = frozenset[Power]

SERVER: Final[Powers] = frozenset({"server"})
ANYONE: Final[Powers] = frozenset({"anyone"})
HOST: Final[Powers] = frozenset({"host"})
PLAYERS: Final[Powers] = frozenset({"player"})
SEATED: Final[Powers] = frozenset({"player", "pupil"})
"""Powers of a seated person: `player` at an ordinary table, `pupil` at a board of a session, where only the tutor decides about
seats and names."""
DIRECTORS: Final[Powers] = frozenset({"director"})
LEADERS: Final[Powers] = DIRECTORS | {"leader"}
REFEREES: Final[Powers] = LEADERS | {"monitor"}

PLAYING: Final = states_with("end")
OVER: Final = states_with("reopen")
BETWEEN_GAMES: Final = states_with("deal")


def _carry_out_order(context: StepContext, _by: str | None, asked: ClassOrder) -> None:
    class_order.carry_out(context, asked, COMMANDS[type(asked.body)])


COMMANDS: Final[Commands[StepContext, Power]] = declared_once(
    [
        declare(Join, membership.join, ANYONE),
        declare(Leave, membership.leave, ANYONE, if_unreadable=None),
        declare(Presence, membership.presence, SERVER, if_unreadable=None),
        declare(Act, actions.act, SEATED | REFEREES, PLAYING, if_unreadable=None),
        declare(ActText, actions.read, SEATED | REFEREES, PLAYING),
        declare(Tick, erase.tick, SERVER, when_erased=True, if_unreadable=None),
        declare(BotThought, actions.bot_thought, SERVER, if_unreadable=None),
        declare(Recover, clock.recover, SERVER, if_unreadable=None),
        declare(HandSeat, membership.hand_seat, SERVER),
        declare(TurnOut, membership.turn_out, SERVER, if_unreadable=None),
        declare(LetIn, membership.let_in, SERVER, if_unreadable=None),
        declare(RefereeRoleChanged, membership.change_role, SERVER),
        declare(SpectatorsSet, creation.set_spectators, SERVER, if_unreadable=None),
        declare(TutorPresence, membership.tutor_presence, SERVER, if_unreadable=None),
        declare(RefereeWaitSet, creation.set_referee_wait, SERVER, if_unreadable=None),
        declare(HomeSet, at_home.set_home, SERVER, PLAYING | OVER, if_unreadable=None),
        declare(ClassOrder, _carry_out_order, SERVER),
        declare(ClocksHeld, clock.hold_for_hand, SERVER, PLAYING, if_unreadable=None),
        declare(NameErased, erase.name_erased, SERVER, if_unreadable=None),
        declare(Erase, erase.erase, SERVER, when_erased=True, if_unreadable=None),
        declare(messages.Ready, membership.ready, SEATED, BETWEEN_GAMES, if_unreadable=None),
        declare(messages.StandUp, membership.stand_up, PLAYERS, BETWEEN_GAMES, if_unreadable=None),
        declare(messages.Rename, membership.rename, PLAYERS | REFEREES | SERVER),
        declare(messages.SeatBot, membership.seat_bot, HOST | LEADERS, needs_reason=True),
        declare(messages.ClearSeat, membership.clear_seat, HOST | LEADERS, needs_reason=True),
        declare(messages.Start, games.start, HOST | LEADERS, BETWEEN_GAMES, if_unreadable=None),
        declare(messages.Pause, clock.pause, LEADERS, PLAYING, needs_reason=True),
        declare(messages.ResumePlay, clock.resume_play, LEADERS, PLAYING, needs_reason=True),
        declare(messages.Adjourn, clock.adjourn, LEADERS, PLAYING, needs_reason=True),
        declare(messages.ResumeAdjourned, clock.resume_adjourned, LEADERS, PLAYING, needs_reason=True),
        declare(messages.CallTime, actions.call_time, LEADERS | SERVER, PLAYING | OVER, needs_reason=True),
        declare(messages.GiveTime, clock.give_time, LEADERS, PLAYING, needs_reason=True),
        declare(messages.MakeAppeal, appeal.make_appeal, SEATED, PLAYING),
        declare(messages.AcceptRuling, appeal.accept_ruling, SEATED, PLAYING, if_unreadable=None),
        declare(messages.Rule, appeal.rule, REFEREES, PLAYING, needs_reason=True),
        declare(messages.PreviewRuling, appeal.preview, REFEREES, PLAYING),
        declare(messages.Sanction, conduct.sanction, DIRECTORS, needs_reason=True),
        declare(messages.ForceResult, conduct.force_result, DIRECTORS, PLAYING | OVER, needs_reason=True),
        declare(messages.ReopenGame, reopening.reopen, DIRECTORS, OVER, needs_reason=True),
        declare(messages.ClaimAbsence, claim_absence.claim, PLAYERS, PLAYING),
        declare(messages.Sign, score_card.sign, SEATED, OVER, if_unreadable=None),
        declare(messages.Dispute, score_card.dispute, SEATED, OVER),
        declare(messages.CloseCards, score_card.close_cards, DIRECTORS, OVER, needs_reason=True),
        declare(messages.Rematch, games.rematch, PLAYERS, OVER, if_unreadable=None),
        declare(
            messages.SetSettings, creation.set_settings, HOST | LEADERS, BETWEEN_GAMES, if_unreadable=errors.SETTINGS_MALFORMED
        ),
        declare(messages.SetPosition, games.set_position, LEADERS, if_unreadable=errors.GAME_POSITION),
        declare(messages.Say, chat.say, PLAYERS | REFEREES),
        declare(messages.Phrase, chat.phrase, SEATED, if_unreadable=None),
        declare(messages.SetPhrases, chat.set_phrases, HOST | LEADERS, if_unreadable=None),
        declare(messages.Plead, chat.plead, SEATED, PLAYING),
        declare(messages.InviteReferee, invitation.invite_referee, HOST | DIRECTORS, if_unreadable=None),
        declare(messages.AgreeReferee, invitation.agree_referee, PLAYERS, BETWEEN_GAMES, if_unreadable=None),
        declare(messages.SetListed, listing.set_listed, HOST),
        declare(messages.EraseRoom, erase.erase_room, HOST | DIRECTORS, BETWEEN_GAMES, if_unreadable=None),
        declare(messages.InviteProgram, program.invite_program, HOST | LEADERS, BETWEEN_GAMES),
        declare(messages.ReadRules, open_rules.read_rules, SEATED, PLAYING, if_unreadable=None),
        declare(messages.TakeBack, take_back.take_back, SEATED, PLAYING, if_unreadable=None),
        declare(messages.AskHint, hint.ask_hint, SEATED, PLAYING, if_unreadable=None),
        declare(messages.AskFiles, file_tokens.ask_files, SEATED | REFEREES, if_unreadable=None),
    ]
)


def permit(room: Room, command: Command) -> None:
    """Raises `Refusal` unless the sender may send the command now."""
    is_referee = command.by is not None and referee_role(room, command.by) is not None
    command_declaration.permit(COMMANDS, command.body, powers_of(room, command.by), room.state, is_referee=is_referee)
