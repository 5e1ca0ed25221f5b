"""What may be asked of a tutor's session: its roster, its rounds, and orders to many boards at once."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from protocol.bodies import Body, Name, Plain, RefereeRole, RoomCode, SeatNumber, Slug, Words

PersonId = Annotated[str, Meta(min_length=1, max_length=80)]
Pairing = Literal["random", "round_robin", "swiss", "hand"]
Board = Annotated[list[PersonId], Meta(min_length=1, max_length=8)]
"""Who sits at a board, by seat; `bot` is the computer."""
Boards = Annotated[list[Board], Meta(max_length=200)]
BoardNumbers = Annotated[list[Annotated[int, Meta(ge=0, le=199)]], Meta(max_length=200)]


People = Annotated[list[PersonId], Meta(min_length=1, max_length=500)]


class SessionSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """`joining`: whether pupils may still come in. `ask`: who comes waits until a tutor lets them in. `lock_at_start`: nobody
    comes in any more once a round has started. `phrases`: whether pupils may send the ready-made phrases.

    `odd`: what a pupil without a partner does. `monitor`: who gives the first ruling at the boards. `keep_days`: so long the
    session and its boards are kept after the last round, or after this was changed; then they are erased.
    """

    joining: bool = True
    ask: bool = False
    lock_at_start: bool = False
    phrases: bool = True
    odd: Literal["computer", "watch"] = "computer"
    monitor: Literal["server", "tutor"] = "server"
    keep_days: Annotated[int, Meta(ge=1, le=365)] = 30


class SetSession(Body, frozen=True, tag="set_session"):
    """Changes those of the session's settings that are named, and its title."""

    settings: dict[str, Plain] = {}
    title: Annotated[str, Meta(max_length=80)] | None = None


class RenameMember(Body, frozen=True, tag="rename_member"):
    person: PersonId
    name: Name


class RemoveMember(Body, frozen=True, tag="remove_member"):
    """A pupil is sent out of the session; in a running game of theirs the computer sits down."""

    person: PersonId
    reason: Words = ""


class RemoveMembers(Body, frozen=True, tag="remove_members"):
    """The same for many at once, also for those who wait at the door. Whoever never sat at a board is forgotten."""

    people: People
    reason: Words = ""


class EraseMember(Body, frozen=True, tag="erase_member"):
    """All that is stored of one pupil by name goes, for good: `name` stands in its place. Results and moves remain."""

    person: PersonId
    name: Name = "Alumno borrado"


class AskPupilFile(Body, frozen=True, tag="ask_pupil_file"):
    """A token for the file with all that is stored of one pupil; the answer has it as `ask_files` does."""

    person: PersonId


class AdmitMembers(Body, frozen=True, tag="admit_members"):
    """Those who wait at the door come in."""

    people: People


class MoveMember(Body, frozen=True, tag="move_member"):
    """The newcomer `person` is the pupil `into`, come back with another device: seats and points are theirs."""

    person: PersonId
    into: PersonId


class InviteTutor(Body, frozen=True, tag="invite_tutor"):
    """Makes a key with which one co-tutor comes in, once: params {key, role, number}."""

    role: RefereeRole = "leader"


class RevokeInvitation(Body, frozen=True, tag="revoke_invitation"):
    """The key of that number, which nobody has used, opens nothing any more."""

    number: Annotated[int, Meta(ge=1)]


class PlanRound(Body, frozen=True, tag="plan_round"):
    """A draft of the next round: who plays whom, in which game. A draft that was there is thrown away."""

    game: Slug
    how: Pairing = "random"
    seats: Annotated[int, Meta(ge=2, le=8)] = 2
    options: dict[str, Plain] = {}
    games: Annotated[int, Meta(ge=1, le=16)] = 1


class SetBoards(Body, frozen=True, tag="set_boards"):
    """The draft's boards as the tutor wants them. Who is at none has this round off."""

    boards: Boards


class PublishRound(Body, frozen=True, tag="publish_round"):
    """All see the pairings of the draft."""


class StartRound(Body, frozen=True, tag="start_round"):
    """The boards of the round are opened and their games begin."""


class DropRound(Body, frozen=True, tag="drop_round"):
    """The draft or published round is thrown away."""


class CloseRound(Body, frozen=True, tag="close_round"):
    """The round is over: what is final counts, a board without a result counts as nothing for either side."""

    reason: Words = ""


class PauseBoards(Body, frozen=True, tag="pause_boards"):
    """All boards of the round, or those numbered, stand still."""

    boards: BoardNumbers | None = None
    reason: Words = ""


class ResumeBoards(Body, frozen=True, tag="resume_boards"):
    boards: BoardNumbers | None = None
    reason: Words = ""


class AdjournBoards(Body, frozen=True, tag="adjourn_boards"):
    """The boards that are still being played are put away as they stand; they hold up no round."""

    boards: BoardNumbers | None = None
    reason: Words = ""


class GiveBoardsTime(Body, frozen=True, tag="give_boards_time"):
    """Every seat of the boards gets `ms` more."""

    ms: Annotated[int, Meta(ge=1, le=3_600_000)]
    boards: BoardNumbers | None = None
    reason: Words = ""


class CallBoardsTime(Body, frozen=True, tag="call_boards_time"):
    """The time limit is called at the boards."""

    boards: BoardNumbers | None = None
    reason: Words = ""


class CloseBoardsCards(Body, frozen=True, tag="close_boards_cards"):
    """The score cards of the boards that have ended are made final as they are."""

    boards: BoardNumbers | None = None
    reason: Words = ""


class Reseat(Body, frozen=True, tag="reseat"):
    """At the board `room` somebody else takes the seat: a pupil who has no board, or `bot`, the computer."""

    room: RoomCode
    seat: SeatNumber
    person: PersonId
    reason: Words = ""


class AddBoard(Body, frozen=True, tag="add_board"):
    """One board more in the running round, for pupils who have none; the computer (`bot`) may sit there too."""

    people: Board


class Follow(Body, frozen=True, tag="follow"):
    """The tutor shows the class a moment of a game: all who follow see that board at that number. No room: it is over."""

    room: RoomCode | None = None
    at: Annotated[int, Meta(ge=0)] = 0


class EndSession(Body, frozen=True, tag="end_session"):
    """Nobody joins any more and no round begins; everything may still be read."""


class EraseSession(Body, frozen=True, tag="erase_session"):
    """The session, its boards and all that is stored of them is erased, for everybody and for good."""


SessionCommand: TypeAlias = (
    SetSession
    | RenameMember
    | RemoveMember
    | RemoveMembers
    | EraseMember
    | AskPupilFile
    | AdmitMembers
    | MoveMember
    | InviteTutor
    | RevokeInvitation
    | PlanRound
    | SetBoards
    | PublishRound
    | StartRound
    | DropRound
    | CloseRound
    | PauseBoards
    | ResumeBoards
    | AdjournBoards
    | GiveBoardsTime
    | CallBoardsTime
    | CloseBoardsCards
    | Reseat
    | AddBoard
    | Follow
    | EndSession
    | EraseSession
)
