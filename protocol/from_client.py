"""What a client sends, one tagged union: an action of the game (`game_action.py`), a command, or one of those declared here.

A message bears a `cid` that the client made and that is unique for it: what bears one is answered by exactly one `ack` or
`refusal` with it, and a repeat gets the first answer again.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from protocol.bodies import BotLevel, Cid, FromClient, Key, Name, Plain, RoomCode, SeatNumber, Slug
from protocol.game_action import Act, ActText
from protocol.listed_tables import Lang, TableList
from protocol.room_commands import RoomCommand
from protocol.session_commands import SessionCommand


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message. Without a `token` the server makes a new guest."""

    version: int
    lang: Lang = "es"
    token: Annotated[str, Meta(max_length=120)] | None = None
    name: Name | None = None


class Create(FromClient, frozen=True, tag="create"):
    """A new room; the answer's params: {room}. The creator is its host and takes seat 0, or the place that `as` says.

    `listed`: others may find it, in the list of the people who speak that language. `level`: how well its `bots` play.
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
    """A tutor's session with a class; the answer's params: {room}, its code. Who opens it is its director.

    `like`: the code of a session of theirs whose title, settings, list and tutors it has.
    """

    cid: Cid
    title: Annotated[str, Meta(max_length=80)] = ""
    like: RoomCode | None = None


class Join(FromClient, frozen=True, tag="join"):
    """Into a room: onto a seat (the first empty one, or `seat`; a program with the `key` of its seat), among the spectators, or
    with a `key` among the referees.

    Into a session: as a pupil (`seat`), a spectator, or with a `key` among its tutors. A pupil is the one numbered `entry` on
    the class's list, or the one whose slip has the `key`.
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
    """A command of the server: of a room, or of the session whose code `room` is."""

    cid: Cid
    room: RoomCode
    command: RoomCommand | SessionCommand


class Resume(FromClient, frozen=True, tag="resume"):
    """A connection that broke: the client has the room up to `seq` of `epoch`; patches or a snapshot follow."""

    room: RoomCode
    seq: Annotated[int, Meta(ge=0)]
    epoch: Annotated[int, Meta(ge=0)]


class History(FromClient, frozen=True, tag="history"):
    """The happenings of the match from `from_seq` on."""

    cid: Cid
    room: RoomCode
    from_seq: Annotated[int, Meta(ge=0)] = 0


class Recording(FromClient, frozen=True, tag="recording"):
    """The room as this person could see it, from number 0 on: params {frames, view?, at_ms?, next?}.

    `frames` are patches with numbers above `after`; one sets the whole view where the person became another viewer. The
    first page, without `after`, has the `view` of number 0. `next` is the `after` of the next page. `public`: as spectators saw
    it, whoever asks; it is what a tutor shows the class.
    """

    cid: Cid
    room: RoomCode
    after: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    public: bool = False


class Review(FromClient, frozen=True, tag="review"):
    """The room's games that are over, for a referee the running one, too: params {games}, as `server/room/history` has them.

    With faults and challenges, digest and seed; with `rolls` all that was drawn. With `exercises` whoever has a seat gets
    params {exercises}, too: what they let pass, as questions (`server.school.view_types.OwnExercise`).
    """

    cid: Cid
    room: RoomCode
    rolls: bool = False
    exercises: bool = False


class Watchers(FromClient, frozen=True, tag="watchers"):
    """Who watches a class and its boards without a seat or a role there, for its tutors: params {watchers, complete}. At a
    table how many watch, for everybody who is there: params {count, complete}.

    `watchers`: [{room, person, name, since_ms, member, screen}], the longest first. `name` is a member's name in the class,
    else as they gave it; `screen`: it is a screen of the class's own. They are those connected to the node that answers;
    `complete`: no other node has connections there.
    """

    cid: Cid
    room: RoomCode


class AskClass(FromClient, frozen=True, tag="ask_class"):
    """A tutor asks the class `room` about a moment: is there a fault, which rule, how is a challenge ruled on?

    The server makes the question, of a `game`, or of the `board` of the class as it stood at its number `at`.
    """

    cid: Cid
    room: RoomCode
    question: Literal["fault", "rule", "mark"]
    game: Slug | None = None
    board: RoomCode | None = None
    at: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Tables(FromClient, frozen=True, tag="tables"):
    """Tables that their hosts let others find: params {tables, next?}; `tables` is a list of `ListedTable`.

    Of one `game` and of one language if these are named. `next` is the `after` of the next page.
    """

    cid: Cid
    which: TableList
    game: Slug | None = None
    lang: Lang | None = None
    after: Annotated[str, Meta(pattern=r"^([0-9]{1,16}\.[0-9A-Z]{4,12})?\Z")] = ""


class BlankSheet(FromClient, frozen=True, tag="blank_sheet"):
    """A game's board before anything is played and an empty score card, for paper: params {view, card}, as rooms have them."""

    cid: Cid
    game: Slug


class MyGames(FromClient, frozen=True, tag="my_games"):
    """The tables at which this person sat: params {games, next?}, the last one first, for this person alone.

    `after` leaves out so many; `next` is the `after` of the next page. Each as `server.room.views.summary` has it.
    `forget`: a table that the list leaves out from now on. The table stays as it is, and who comes to it again finds it again.
    """

    cid: Cid
    after: Annotated[int, Meta(ge=0, le=1_000)] = 0
    forget: RoomCode | None = None


class OfferDevice(FromClient, frozen=True, tag="offer_device"):
    """Asks for a code by which another device becomes this person's: params {code, until_ms, picture?}.

    The code before it is void. `address`: of the page where codes are typed; `picture`: the QR picture of that address with the
    code after it, as a `data:` address.
    """

    cid: Cid
    address: Annotated[str, Meta(max_length=200, pattern=r"^https?://\S*$")] | None = None


class TakeDevice(FromClient, frozen=True, tag="take_device"):
    """This device becomes that of the person who gave the code: params {you, token, name}. A code works once."""

    cid: Cid
    code: Annotated[str, Meta(min_length=1, max_length=20)]


class SignOutDevices(FromClient, frozen=True, tag="sign_out_devices"):
    """All other devices of this person are signed out: params {count}. They go on as somebody new."""

    cid: Cid


class Ping(FromClient, frozen=True, tag="ping"):
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
    | Tables
    | MyGames
    | BlankSheet
    | OfferDevice
    | TakeDevice
    | SignOutDevices
    | Ping
)
