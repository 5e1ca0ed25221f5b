"""What may be asked of a tutor's session: its roster, its rounds, and orders to many boards at once."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from protocol.bodies import Body, BotLevel, Name, Plain, RefereeRole, RoomCode, SeatNumber, Slug, Words

PersonId = Annotated[str, Meta(min_length=1, max_length=80)]
Pairing = Literal["random", "round_robin", "swiss", "hand"]
RoundMinutes = Annotated[int, Meta(ge=0, le=240)]
"""0: the round has no end of its own."""
AtTime = Literal["tutor", "draw"]
SimultaneousClock = Literal["none", "others"]
"""What comes of a game that knows no time limit when the round's time is up: a director decides, or it is a draw."""
Board = Annotated[list[PersonId], Meta(min_length=1, max_length=8)]
"""Who sits at a board, by seat; `bot` is the computer."""
Boards = Annotated[list[Board], Meta(max_length=200)]
BoardNumbers = Annotated[list[Annotated[int, Meta(ge=0, le=199)]], Meta(max_length=200)]


People = Annotated[list[PersonId], Meta(min_length=1, max_length=500)]


class SessionSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """`joining`: whether pupils may still come in. `ask`: who comes waits until a tutor lets them in. `lock_at_start`: nobody
    comes in any more once a round has started. `phrases`: whether pupils may send the ready-made phrases.

    `list_at_door`: who has the code sees the free names of the class's list while pupils may come in, and taps their own.
    `own_names`: pupils correct their names also after the first round has started.

    `spectators`: who may watch the boards without a seat there: nobody, the members and the class's screens, or
    everybody who has the code, who then sees names, pairings and standings too. `spectator_delay_ms`: so far behind are they.
    `hand_stops_clock`: at the board of a pupil who raises a hand the clocks stand until that call is done.
    `referee_wait_ms`: so long the boards wait for a ruling while no tutor has a page of the class open; 0: until one comes.

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
    list_at_door: bool = True
    own_names: bool = False
    spectators: Literal["none", "class", "public"] = "class"
    spectator_delay_ms: Annotated[int, Meta(ge=0, le=600_000)] = 0
    hand_stops_clock: bool = False
    referee_wait_ms: Annotated[int, Meta(ge=0, le=600_000)] = 60_000


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


class LetBack(Body, frozen=True, tag="let_back"):
    """Who was sent out of the session may come in again."""

    person: PersonId


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


class SetRole(Body, frozen=True, tag="set_role"):
    """A tutor gets another role, here and at every board that is not finished."""

    person: PersonId
    role: RefereeRole


class SetList(Body, frozen=True, tag="set_list"):
    """The class's list: the names of its pupils, who come in by tapping theirs. Who is on it already stays who they are."""

    names: Annotated[list[Name], Meta(max_length=200)]


class PlanRound(Body, frozen=True, tag="plan_round"):
    """A draft of the next round: who plays whom, in which game. A draft that was there is thrown away.

    `minutes` after its start the time limit is called at all its boards; `at_time`: what then comes of games that know none.
    `level`: how well the computer plays at its boards.
    """

    game: Slug
    how: Pairing = "random"
    seats: Annotated[int, Meta(ge=2, le=8)] = 2
    options: dict[str, Plain] = {}
    games: Annotated[int, Meta(ge=1, le=16)] = 1
    minutes: RoundMinutes = 0
    at_time: AtTime = "tutor"
    level: BotLevel = ""


class PlanSimultaneous(Body, frozen=True, tag="plan_simultaneous"):
    """A draft of the next round in which one plays many: `player`, a tutor or a pupil, has a board with each of `people`, or
    with all other pupils where nobody is named. For two-sided games that want no quick answers, played with help.

    `first`: who has the first seat; `clock`: no clock runs, or that of the others runs while they alone are waited for.
    `counts`: it counts in the standings, which it may where a tutor plays. After `minutes` games that are not over are drawn,
    unless they know a time limit.
    """

    game: Slug
    player: PersonId
    people: Annotated[list[PersonId], Meta(max_length=200)] = []
    first: Literal["player", "others", "turns"] = "player"
    clock: SimultaneousClock = "none"
    counts: bool = False
    options: dict[str, Plain] = {}
    minutes: RoundMinutes = 0


class PlannedGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game of a pentathlon, for two at a board, with its options."""

    game: Slug
    options: dict[str, Plain] = {}


MAX_PLANNED = 5


class SetPentathlon(Body, frozen=True, tag="set_pentathlon"):
    """The games of the rounds to come, a round each, in this order; those that were begun stand. No game: there is no plan.

    `stations`: groups of the class play them in different orders, several at once; all are fixed with the first round, and
    `hand` is by lot there. The rest is as in `plan_round`, for all its rounds.
    """

    games: Annotated[list[PlannedGame], Meta(max_length=MAX_PLANNED)]
    stations: bool = False
    how: Pairing = "swiss"
    minutes: RoundMinutes = 0
    at_time: AtTime = "tutor"
    level: BotLevel = ""


class PlanNext(Body, frozen=True, tag="plan_next"):
    """A draft of the pentathlon's next round. `start`: its boards are opened at once."""

    start: bool = False


ApartPair = Annotated[list[PersonId], Meta(min_length=2, max_length=2)]


class SetApart(Body, frozen=True, tag="set_apart"):
    """The pairs of pupils whom no draft brings together while it can be avoided. They take the place of those before."""

    pairs: Annotated[list[ApartPair], Meta(max_length=100)]


class SetBoards(Body, frozen=True, tag="set_boards"):
    """The draft's boards as the tutor wants them. Who is at none has this round off.

    `version`: of the draft that the tutor saw; where another has changed it since, the answer is no. None: whatever it was.
    """

    boards: Boards
    version: Annotated[int, Meta(ge=0)] | None = None


class PublishRound(Body, frozen=True, tag="publish_round"):
    """All see the pairings of the draft."""


class StartRound(Body, frozen=True, tag="start_round"):
    """The boards of the round are opened and their games begin."""


class SetRoundTime(Body, frozen=True, tag="set_round_time"):
    """The running round ends in so many minutes from now; 0: it has no end of its own any more."""

    minutes: RoundMinutes


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


class TakeUpBoards(Body, frozen=True, tag="take_up_boards"):
    """All games of the class that were put away go on from where they stood, those of closed rounds too."""

    reason: Words = ""


HomeRooms = Annotated[list[RoomCode], Meta(max_length=400)]


class LetHome(Body, frozen=True, tag="let_home"):
    """The games at these boards may be finished at home until then; no room: all that are played or were put away.

    No referee is waited for there. `days`: so many days may a move take, then the game's own clock runs; 0: none does. Games
    that live from quick answers, and those in tournament mode, have their clocks while all who sit there are there. When the
    date comes the server calls the time limit; `at_time` is as in `plan_round`. Once more changes the date.
    """

    until_ms: Annotated[int, Meta(ge=0)]
    rooms: HomeRooms = []
    days: Annotated[int, Meta(ge=0, le=7)] = 0
    at_time: AtTime = "tutor"


class BringBack(Body, frozen=True, tag="bring_back"):
    """These games, or all that are at home, are played in class again, with the clocks as they stood."""

    rooms: HomeRooms = []


class GiveBoardsTime(Body, frozen=True, tag="give_boards_time"):
    """Every seat of the boards gets `ms` more."""

    ms: Annotated[int, Meta(ge=1, le=3_600_000)]
    boards: BoardNumbers | None = None
    reason: Words = ""


class CallBoardsTime(Body, frozen=True, tag="call_boards_time"):
    """The time limit is called at the boards. At all of them: the round's own time is up with it."""

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


class SwapSeats(Body, frozen=True, tag="swap_seats"):
    """Whoever sits at the two seats of two running boards change places; each plays on where the other stood."""

    room: RoomCode
    seat: SeatNumber
    other_room: RoomCode
    other_seat: SeatNumber
    reason: Words = ""


class AddBoard(Body, frozen=True, tag="add_board"):
    """One board more in the running round, for pupils who have none; the computer (`bot`) may sit there too."""

    people: Board


Cell = Annotated[str, Meta(min_length=1, max_length=16, pattern="^[A-Za-z0-9_.:/# -]+$")]
"""A place of a game's board, by the name that its sheets and notation have for it."""


class Follow(Body, frozen=True, tag="follow"):
    """The tutor shows the class a moment of a game: all who follow see that board at that number, with these places marked.

    No room: it is over.
    """

    room: RoomCode | None = None
    at: Annotated[int, Meta(ge=0)] = 0
    marks: Annotated[list[Cell], Meta(max_length=40)] = []


TypedAct = Annotated[str, Meta(min_length=1, max_length=80)]


class ShowPosition(Body, frozen=True, tag="show_position"):
    """A position of a game, of a board or of none, is set on the screen and on all pupils' pages; it takes the place of the one
    before. `given`: in the words of the worked cases, nothing for the beginning. `acts`: what is played from there, in
    notation or as in `act`, each by the seat that may. `marks`: the places that are pointed at.
    """

    game: Slug
    seats: Annotated[int, Meta(ge=2, le=8)] = 2
    given: dict[str, Plain] = {}
    acts: Annotated[list[TypedAct | dict[str, Plain]], Meta(max_length=120)] = []
    marks: Annotated[list[Cell], Meta(max_length=40)] = []


class HidePosition(Body, frozen=True, tag="hide_position"):
    """The position is taken away again."""


TutorWords = Annotated[str, Meta(min_length=1, max_length=300)]


class Announce(Body, frozen=True, tag="announce"):
    """A tutor says something to the whole class; it takes the place of what was said before."""

    words: TutorWords


class StopAnnouncing(Body, frozen=True, tag="stop_announcing"):
    """What was said to all is taken away."""


class TellPupil(Body, frozen=True, tag="tell_pupil"):
    """A tutor says something to one pupil; nobody else reads it but tutors."""

    person: PersonId
    words: TutorWords


class AskWords(Body, frozen=True, tag="ask_words"):
    """What tutors have said to oneself and one has not read yet; params {words: {number, words, by, at_ms} or null}."""


class ReadWords(Body, frozen=True, tag="read_words"):
    """One has read the words of that number."""

    number: Annotated[int, Meta(ge=1)]


class SetCall(Body, frozen=True, tag="set_call"):
    """The address of the class's call at another service (Jitsi, Meet, Zoom …), over https; empty: there is none."""

    link: Annotated[str, Meta(max_length=200)] = ""


HandReason = Literal["rules", "opponent", "device", "break", "other"]
"""Why a pupil wants a tutor: about the rules, the opponent, the device, to go out for a moment, anything else."""
CallKey = Annotated[str, Meta(min_length=1, max_length=120)]


class RaiseHand(Body, frozen=True, tag="raise_hand"):
    """A pupil wants a tutor to come. Once more with another reason changes the reason."""

    why: HandReason


class LowerHand(Body, frozen=True, tag="lower_hand"):
    """The pupil wants nobody any more."""


class TakeCall(Body, frozen=True, tag="take_call"):
    """The tutor is on the way to a call of the dashboard's list."""

    key: CallKey


class CloseCall(Body, frozen=True, tag="close_call"):
    """A call is done: it leaves the list, a hand goes down."""

    key: CallKey


QuestionNumber = Annotated[int, Meta(ge=1)]
"""Of the questions that the class was asked, from 1."""


class AnswerQuestion(Body, frozen=True, tag="answer_question"):
    """A pupil's answer to the question that the class is asked. The last one counts, until it closes."""

    number: QuestionNumber
    choice: Annotated[str, Meta(min_length=1, max_length=80)]


class AskAnswer(Body, frozen=True, tag="ask_answer"):
    """What one has answered oneself to the question that is open; params {number, choice}, null where there is none."""


class CloseQuestion(Body, frozen=True, tag="close_question"):
    """No more answers: all see how often each choice was taken, and which is right."""

    number: QuestionNumber


class DropQuestion(Body, frozen=True, tag="drop_question"):
    """The question is taken back, or taken away after it was closed; its answers are forgotten."""

    number: QuestionNumber


class EndSession(Body, frozen=True, tag="end_session"):
    """Nobody joins any more and no round begins; everything may still be read.

    `running`: what becomes of a round that is being played: its games are put away, to be taken up later, or it is closed.
    """

    running: Literal["adjourn", "close"] | None = None
    reason: Words = ""


class EraseSession(Body, frozen=True, tag="erase_session"):
    """The session, its boards and all that is stored of them is erased, for everybody and for good."""


SessionCommand: TypeAlias = (
    SetSession
    | RenameMember
    | RemoveMember
    | LetBack
    | RemoveMembers
    | EraseMember
    | AskPupilFile
    | AdmitMembers
    | MoveMember
    | InviteTutor
    | RevokeInvitation
    | SetRole
    | SetList
    | PlanRound
    | PlanSimultaneous
    | SetPentathlon
    | PlanNext
    | SetApart
    | SetBoards
    | PublishRound
    | StartRound
    | SetRoundTime
    | DropRound
    | CloseRound
    | PauseBoards
    | ResumeBoards
    | AdjournBoards
    | TakeUpBoards
    | LetHome
    | BringBack
    | GiveBoardsTime
    | CallBoardsTime
    | CloseBoardsCards
    | Reseat
    | SwapSeats
    | AddBoard
    | Follow
    | ShowPosition
    | HidePosition
    | Announce
    | StopAnnouncing
    | TellPupil
    | AskWords
    | ReadWords
    | SetCall
    | RaiseHand
    | LowerHand
    | TakeCall
    | CloseCall
    | AnswerQuestion
    | AskAnswer
    | CloseQuestion
    | DropQuestion
    | EndSession
    | EraseSession
)
