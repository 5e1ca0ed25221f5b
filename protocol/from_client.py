"""The messages of a client: an action of the game (`game_action.py`), a command, or one of the messages here.

A message may have a `cid`, which the client makes unique. The server answers each `cid` with exactly one `ack` or `refusal`. If
the client sends the message again, the server repeats that answer.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from protocol.bodies import BotLevel, Cid, FromClient, Key, Name, Plain, RoomCode, SeatNumber, Slug
from protocol.friends import ConfirmFriend, DropFriend, Friends, InviteFriend, OfferFriend, TakeFriend
from protocol.game_action import Act, ActText
from protocol.listed_tables import Lang, TableList
from protocol.room_commands import RoomCommand
from protocol.session_commands import SessionCommand
from protocol.session_commands.homework import HomeworkNumber, TaskNumber


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message of a connection. Without a `token` the server creates a new guest."""

    version: int
    lang: Lang = "es"
    token: Annotated[str, Meta(max_length=120)] | None = None
    name: Name | None = None


class Create(FromClient, frozen=True, tag="create"):
    """Creates a room; the answer's params: {room}. The sender becomes its host and takes seat 0, or the place that `as` names.

    `listed`: a language; the server lists the table for people who speak it. `level`: the level of its `bots`; empty for the
    plain bot.
    """

    cid: Cid
    game: Slug
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Plain] = {}
    settings: dict[str, Plain] = {}
    role: Literal["seat", "spectator", "referee"] = field(default="seat", name="as")
    bots: Annotated[list[SeatNumber], Meta(max_length=16)] = []
    listed: Lang | None = None
    level: BotLevel = ""


class OpenSession(FromClient, frozen=True, tag="open_session"):
    """Opens a tutor's session with a class; the answer's params: {room}, the code of the session. The sender becomes its
    director.

    `like`: code of an earlier session of the sender. The new one copies its title, settings, list and tutors.
    """

    cid: Cid
    title: Annotated[str, Meta(max_length=80)] = ""
    like: RoomCode | None = None


class Join(FromClient, frozen=True, tag="join"):
    """Enters a room or a session.

    The sender enters a room in a seat (the first empty seat, or `seat`; a program gives the `key` of its seat), as a
    spectator, or with a `key` as a referee. The sender enters a session as a pupil (`seat`), as a spectator, or with a
    `key` as a tutor. A pupil is number `entry` on the list of the class, or has a slip of paper with the `key`.
    """

    cid: Cid
    room: RoomCode
    role: Literal["seat", "spectator", "referee"] = field(default="seat", name="as")
    seat: SeatNumber | None = None
    key: Key | None = None
    entry: Annotated[int, Meta(ge=1)] | None = None


class Leave(FromClient, frozen=True, tag="leave"):
    cid: Cid
    room: RoomCode


class CommandMessage(FromClient, frozen=True, tag="command"):
    """Sends a command to the room or session with the code `room`."""

    cid: Cid
    room: RoomCode
    command: RoomCommand | SessionCommand


class Resume(FromClient, frozen=True, tag="resume"):
    """Continues after a broken connection. The client has the view at number `seq` of `epoch`; the server sends the missing
    patches or a snapshot."""

    room: RoomCode
    seq: Annotated[int, Meta(ge=0)]
    epoch: Annotated[int, Meta(ge=0)]


class History(FromClient, frozen=True, tag="history"):
    """Requests the events of the match since number `from_seq`."""

    cid: Cid
    room: RoomCode
    from_seq: Annotated[int, Meta(ge=0)] = 0


class Recording(FromClient, frozen=True, tag="recording"):
    """Requests the room as the sender has seen it, from number 0 on; params: {frames, view?, at_ms?, next?}.

    `frames` are patches with numbers above `after`. If the sender later got another kind of view (another viewer), the patch at
    that number replaces the whole view. The first page, without `after`, has the `view` at number 0. `next` is the `after` of
    the next page; absent on the last. `public`: the server sends the spectators' view instead, so that a tutor can show the
    recording to the class.
    """

    cid: Cid
    room: RoomCode
    after: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    public: bool = False


class Review(FromClient, frozen=True, tag="review"):
    """Requests the finished games of a room; params: {games}. A referee also gets the running game. Each game has the
    form of `server.room.history.review.Reviewed`.

    A game contains its faults, challenges, digest and seed, and with `rolls` all random draws. With `exercises` a
    player also gets params {exercises}: the missed faults as questions (`server.school.view_types.OwnExercise`).
    """

    cid: Cid
    room: RoomCode
    rolls: bool = False
    exercises: bool = False


class Watchers(FromClient, frozen=True, tag="watchers"):
    """Requests the watchers: the people who look at a class or its boards without a seat or role there. Tutors of the class get
    params {watchers, complete}. At a table, every person present gets only the number of watchers: params {count, complete}.

    `watchers`: [{room, person, name, since_ms, member, screen}], the earliest first. `name` is a member's name in the class,
    else the person's own; `screen`: the watcher is a screen of the class. The list covers only the connections of the node that
    answers. `complete`: no other node has such connections.
    """

    cid: Cid
    room: RoomCode


class AskClass(FromClient, frozen=True, tag="ask_class"):
    """Asks the class `room` a question about a moment of a game: is there a fault, which rule, what is the ruling on a
    challenge?

    With `game`, the server makes the question from an exercise of that game. With `board`, the question is about the
    board with this code at the sequence number `at`.
    """

    cid: Cid
    room: RoomCode
    question: Literal["fault", "rule", "mark"]
    game: Slug | None = None
    board: RoomCode | None = None
    at: Annotated[int, Meta(ge=0, le=2**53)] = 0


class DoExercise(FromClient, frozen=True, tag="do_exercise"):
    """Requests the sender's next exercise of a homework task; params: {at, asked}. `asked` has the form of
    `server.school.view_types.AskedExercise`.

    With a `choice`, the message answers the exercise with the index `at`. The server judges the answer and counts it; params:
    {right, answer, found, share}. Each exercise takes one answer.
    """

    cid: Cid
    room: RoomCode
    number: HomeworkNumber
    task: TaskNumber
    at: Annotated[int, Meta(ge=0, le=100_000)] = 0
    choice: Annotated[str, Meta(min_length=1, max_length=80)] | None = None


class Tables(FromClient, frozen=True, tag="tables"):
    """Requests the tables that their hosts list; params: {tables, next?}, where `tables` is a list of `ListedTable`.

    `game` and `lang` limit the list. `next` is the `after` of the next page; absent on the last.
    """

    cid: Cid
    which: TableList
    game: Slug | None = None
    lang: Lang | None = None
    after: Annotated[str, Meta(pattern=r"^([0-9]{1,16}\.[0-9A-Z]{4,12})?\Z")] = ""


class Weekend(FromClient, frozen=True, tag="weekend"):
    """Requests the weekend hour; the params have the form of `WeekendView`. The page of a waiting person repeats the request.

    With `do` = `enter`, the sender waits for an opponent, with a nickname in `lang` that the server gives. With `leave`, the
    sender no longer waits. The answer names the table (`room`) once there is an opponent.
    """

    cid: Cid
    do: Literal["look", "enter", "leave"] = "look"
    lang: Lang = "es"


class BlankSheet(FromClient, frozen=True, tag="blank_sheet"):
    """Requests the initial board of a game and an empty score card, for printing; params: {view, card}, in the form in
    which rooms send them."""

    cid: Cid
    game: Slug


class MyGames(FromClient, frozen=True, tag="my_games"):
    """Requests the tables where the sender has had a seat, the newest first; params: {games, next?, homework?}.

    `after`: number of entries to skip. `next` is the `after` of the next page; absent on the last. Each entry has the
    form of `server.room.views.summary`. `forget`: a table to remove from the list. The table itself stays, and a new
    visit lists it again. `homework`: the answer also has the open homework of the sender's classes, in the form of
    `server.sessions.homework.due`.
    """

    cid: Cid
    after: Annotated[int, Meta(ge=0, le=1_000)] = 0
    forget: RoomCode | None = None
    homework: bool = False


class MyClasses(FromClient, frozen=True, tag="my_classes"):
    """Requests the classes where the sender is a tutor, the newest first; params: {classes}.

    Each entry has the form of `server.sessions.views.summary`, with the notes about the class. If `code` is set, the
    answer has only that class, and also the notes about its pupils. Only tutors get notes, and the server does not store
    the answer.
    """

    cid: Cid
    code: RoomCode | None = None


class ExerciseDone(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to an exercise of the referees' school.

    `kind`: the id of the kind of fault that the exercise was about. `rating`: the learner's rating before the answer, which
    only the learner's device keeps. `right`: the first answer was right.
    """

    kind: Annotated[str, Meta(max_length=40)]
    question: Literal["fault", "rule", "mark"]
    rating: Annotated[int, Meta(ge=100, le=3_000)]
    right: bool


class Practise(FromClient, frozen=True, tag="practise"):
    """Requests the kinds of exercises of a game and their ratings; params: {kinds}, a list of {id, rule, skill, ratings}.

    `ratings`: how difficult exercises of this kind are, one rating for each question, on the scale of chess ratings. `done`:
    the exercise that the learner has just answered. The answer moves the rating a little; the server stores nothing about the
    learner.
    """

    cid: Cid
    game: Slug
    done: ExerciseDone | None = None


class OfferDevice(FromClient, frozen=True, tag="offer_device"):
    """Requests a code that adds another device to this person; params: {code, until_ms, picture?}.

    An earlier code becomes void. `address`: the address of the page where people type the code. `picture`: a QR picture of that
    address with the code, as a `data:` URL. `carried`: what this device keeps for itself, such as progress in the school.
    The other device gets it, and the server forgets it with the code.
    """

    cid: Cid
    address: Annotated[str, Meta(max_length=200, pattern=r"^https?://\S*$")] | None = None
    carried: Annotated[str, Meta(max_length=8_000)] = ""


class TakeDevice(FromClient, frozen=True, tag="take_device"):
    """Makes this device belong to the person who gave the code; params: {you, token, name, carried?}. A code works once."""

    cid: Cid
    code: Annotated[str, Meta(min_length=1, max_length=20)]


class SignOutDevices(FromClient, frozen=True, tag="sign_out_devices"):
    """Signs out all other devices of this person; params: {count}. They continue as new guests."""

    cid: Cid


class Ping(FromClient, frozen=True, tag="ping"):
    """Requests the server's time and, if `room` is set, the sequence number of that room."""

    at: Annotated[int, Meta(ge=0)]
    room: RoomCode | None = None


ClientMessage: TypeAlias = (
    Hello
    | Create
    | OpenSession
    | Join
    | Leave
    | Act
    | ActText
    | CommandMessage
    | Resume
    | History
    | Recording
    | Review
    | Watchers
    | AskClass
    | DoExercise
    | Tables
    | Weekend
    | MyGames
    | MyClasses
    | BlankSheet
    | Practise
    | OfferDevice
    | TakeDevice
    | SignOutDevices
    | OfferFriend
    | TakeFriend
    | ConfirmFriend
    | DropFriend
    | Friends
    | InviteFriend
    | Ping
)
