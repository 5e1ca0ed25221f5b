"""The commands about a session as a whole: its settings and its end."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from protocol.bodies import Body, Plain, Words
from protocol.session_commands.values import Prize, StartNumbers, TieBreak

MAX_DATES = 60
"""Maximum number of dates of a class: more than a year of weekly meetings."""


class ClassDate(Struct, frozen=True, forbid_unknown_fields=True):
    """The start of one meeting of the class. `offset_min`: the minutes by which the clock of the tutor's place is ahead of UTC
    on that day. Previews need it, because the server knows no reader's time zone."""

    at_ms: Annotated[int, Meta(ge=0, le=4_102_444_800_000)]
    offset_min: Annotated[int, Meta(ge=-720, le=840)] = 0


class SessionSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """A session's settings.

    `joining`: pupils may enter. `ask`: newcomers wait until a tutor admits them. `lock_at_start`: from the start of the first
    round, newcomers cannot enter. `phrases`: pupils may send the ready-made phrases; `reactions`: these
    include the reactions.

    `list_at_door`: people with the code see the free names of the class's list while pupils may enter, and tap their own.
    `missing_on_wall`: until a round starts, the screen of the class shows the names of pupils on the list who are absent.
    `tie_breaks`: the rules that rank pupils with equal points, in order. `start_numbers`: the order of the start numbers, which
    pupils get when a draft is made; `none`: no numbers. `prizes`: the greatest prize first, because a pupil gets at most one.
    `own_names`: pupils may correct their names even after the first round has started.

    `spectators`: the people who may watch the boards without a seat: none, the members and the class's screens, or everybody
    with the code, who then also sees names, pairings and standings. `spectator_delay_ms`: delay of the spectators' view.
    `hand_stops_clock`: a raised hand stops the clocks of the pupil's board until the call is closed. `referee_wait_ms`: time
    that the boards wait for a ruling while no tutor has a page of the class open; 0: until a tutor comes.

    `dates`: the times when the class meets, in order. A series of meetings has a date for each meeting, so that a change of
    the clocks or a cancelled meeting is possible. `date_minutes`: length of each meeting.

    `halls`: the names of the halls, if the event is in several halls; pupils choose the hall where they sit.

    `public_page`: the page of pairings, results and standings for anybody with its link: not published, or published with whole
    names, or with the given name and an initial of each person. `public_page_delay_ms`: delay of the moves and results on that
    page. `public_page_boards`: that page also shows the boards. `sounds`: the tables of the class play sounds; otherwise the
    pupils' pages are silent. `practice`: pupils who wait for a board may practise in the referees' school.

    `odd`: what a pupil without a partner does. `monitor`: who gives the first ruling at the boards. `keep_days`: days that the
    server keeps the session and its boards after the last round or the last of the `dates`, or after a change of this setting;
    then it erases them.
    """

    joining: bool = True
    ask: bool = False
    lock_at_start: bool = False
    phrases: bool = False
    odd: Literal["computer", "watch"] = "computer"
    monitor: Literal["server", "tutor"] = "server"
    keep_days: Annotated[int, Meta(ge=1, le=365)] = 30
    list_at_door: bool = True
    own_names: bool = False
    spectators: Literal["none", "class", "public"] = "class"
    spectator_delay_ms: Annotated[int, Meta(ge=0, le=600_000)] = 0
    hand_stops_clock: bool = False
    referee_wait_ms: Annotated[int, Meta(ge=0, le=600_000)] = 60_000
    missing_on_wall: bool = False
    tie_breaks: Annotated[list[TieBreak], Meta(max_length=9)] = field(default_factory=lambda: ["buchholz", "berger", "wins"])
    start_numbers: StartNumbers = "none"
    prizes: Annotated[list[Prize], Meta(max_length=40)] = []
    halls: Annotated[list[Annotated[str, Meta(min_length=1, max_length=24)]], Meta(max_length=6)] = []
    public_page: Literal["off", "short", "full"] = "off"
    public_page_delay_ms: Annotated[int, Meta(ge=0, le=3_600_000)] = 300_000
    public_page_boards: bool = True
    dates: Annotated[list[ClassDate], Meta(max_length=MAX_DATES)] = []
    date_minutes: Annotated[int, Meta(ge=5, le=480)] = 60
    sounds: bool = False
    practice: bool = True
    reactions: bool = True


class SetSession(Body, frozen=True, tag="set_session"):
    """Changes the given settings of the session, and its title."""

    settings: dict[str, Plain] = {}
    title: Annotated[str, Meta(max_length=80)] | None = None


class EndSession(Body, frozen=True, tag="end_session"):
    """Ends the session: no person can join and no round can start, but everything can still be read.

    `running`: what happens to a running round: adjourn its games for later, or close it.
    """

    running: Literal["adjourn", "close"] | None = None
    reason: Words = ""


class EraseSession(Body, frozen=True, tag="erase_session"):
    """Erases the session, its boards and all their stored data for good."""
