"""Every code of the server: refusals, notices, and reasons for closing a connection. Engines have further codes, from the
rulebooks.

    Exception
    └── Malformed            unreadable input: it was not a message, and the server did nothing

    engines.contract.Refusal a readable message that the server refused; its code is one of

    hello/…     identity                     command/…   permission and time of a command
    frame/…     the bytes sent               pause/…     halted clocks
    room/…      entering and leaving         appeal/…    the option card
    game/…      the choice of a game         ruling/…    opinions 1 to 3
    seat/…      places                       card/…      score cards
    person/…    people                       chat/…      words between people
    absence/…   players who left             phrase/…    ready-made words
    device/…    one person's devices         rate/…      too many requests
    friend/…    pairs of friends
    settings/…  a room's settings            server/…    our side
    referee/…   roles and keys               listing/…   tables that others find
    session/…   a tutor's session

    notice/…    an unrequested message       bye/…       the reason for closing

A code with a slash belongs to the server, one without to a rulebook. A code never gets another meaning. The client has a
sentence for each code. `protocol.reference` writes `docs/reference/codes.md` from the table `MEANINGS`.
"""

from typing import Final

MEANINGS: Final[dict[str, str]] = {}


def _code(name: str, meaning: str) -> str:
    assert name not in MEANINGS, name
    MEANINGS[name] = meaning
    return name


class Malformed(Exception):
    """Reports input that is not a message. `code` is one of `frame/…`; `detail` names the place and the reason, without the
    bytes."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.code}: {self.detail}" if self.detail else self.code


HELLO_MISSING = _code("hello/missing", "the first message was not a hello")
HELLO_AGAIN = _code("hello/again", "a second hello on one connection")
HELLO_VERSION = _code("hello/version", "the client speaks another version of the protocol; params: version")

FRAME_MALFORMED = _code("frame/malformed", "not MessagePack, or not in the form of a message; params: detail")
FRAME_TOO_LARGE = _code("frame/too_large", "too many bytes, items or keys for a message")
FRAME_TOO_DEEP = _code("frame/too_deep", "nested too deeply for a message")
FRAME_UNKNOWN_TYPE = _code("frame/unknown_type", "no message or command of that type")
FRAME_NOT_BINARY = _code("frame/not_binary", "a text frame; messages are binary")

ROOM_UNKNOWN = _code("room/unknown", "no room has that code")
ROOM_NOT_JOINED = _code("room/not_joined", "you are not in this room")
ROOM_FULL = _code("room/full", "every seat is taken")
ROOM_LONG = _code("room/too_long", "this table's log is full; open another table")
ROOM_CROWDED = _code("room/crowded", "the room has its maximum number of people")
ROOM_NO_SPECTATORS = _code("room/no_spectators", "this room does not admit spectators")
ROOM_ERASED = _code("room/erased", "the room and all its data are erased; params: room")
ROOM_OF_SESSION = _code("room/of_session", "a board can only be erased with its session")
ROOM_EXPELLED = _code("room/expelled", "a director removed you from this room")
ROOM_APPOINTED = _code("room/appointed", "the game starts automatically at its appointed time")
ROOM_SEATS_EMPTY = _code("room/seats_empty", "a game starts only when every seat is taken")

GAME_UNKNOWN = _code("game/unknown", "no game has that name")
EXERCISE_UNKNOWN = _code("exercise/unknown", "the game has no exercises of that kind")
GAME_SEATS = _code("game/seats", "this game cannot have that number of seats; params: seats")
GAME_OPTIONS = _code("game/options", "the game does not have these options; params: detail")
GAME_NO_LIMIT = _code("game/no_limit", "a referee cannot call a time limit in this game")
GAME_POSITION = _code("game/position", "the data describes no valid position; params: detail")

SEAT_UNKNOWN = _code("seat/unknown", "no seat has that number")
SEAT_TAKEN = _code("seat/taken", "another person has that seat")
SEAT_EMPTY = _code("seat/empty", "that seat is empty")
SEAT_NONE = _code("seat/none", "you hold no seat")
SEAT_HELD = _code("seat/held", "you hold a seat already")
SEAT_KEY = _code("seat/key", "the key is not valid for a seat in this room")
SEAT_IN_GAME = _code("seat/in_game", "seats cannot change while a game runs")

PERSON_NAME = _code("person/name", "that name is not allowed; params: for a list, name and line; longest, if it is too long")
PERSON_UNKNOWN = _code("person/unknown", "no person in the room has that id")

ABSENCE_OFF = _code("absence/off", "this table does not allow claims for absence")
ABSENCE_NONE = _code("absence/none", "that player is present")
ABSENCE_SOON = _code("absence/too_soon", "that player has not been away long enough; params: wait_ms")
ABSENCE_OTHERS = _code("absence/others", "another player remains: the computer can take the seat, and the game continues")

DEVICE_CODE = _code("device/code", "the code is unknown, used or expired: get a new one on the other device")
DEVICE_SAME = _code("device/same", "this device already belongs to that person")
DEVICE_MOST = _code("device/too_many", "the person has the maximum number of devices; sign the others out first")
DEVICE_PUPIL = _code("device/pupil", "a pupil of a class comes back through the tutor, not by a code; params: room")

FRIEND_CLOSED = _code("friend/closed", "this server has no friends")
FRIEND_CODE = _code("friend/code", "the friend's code is unknown, used or expired: get a new one")
FRIEND_SELF = _code("friend/self", "this code is the person's own")
FRIEND_ALREADY = _code("friend/already", "the two people are friends already")
FRIEND_MOST = _code("friend/too_many", "one of the two people has the maximum number of friends; params: most")
FRIEND_UNKNOWN = _code("friend/unknown", "the two people are not friends (any more)")
FRIEND_AWAY = _code("friend/away", "the friend is not here, or does not show it")
FRIEND_SOON = _code("friend/soon", "the friend was invited a moment ago; params: wait_ms")
FRIEND_TABLE = _code("friend/table", "an invitation needs a table with a free seat where the sender sits, and no class")
FRIEND_PUPIL = _code("friend/pupil", "a pupil of a class that is not over has no friends here; params: room")

SETTINGS_CORRESPONDENCE = _code(
    "settings/correspondence", "days for a move need assisted mode and a suitable game, and are not for a class"
)
SETTINGS_MALFORMED = _code("settings/malformed", "the settings are not valid; params: detail")

REFEREE_KEY = _code("referee/key", "the key is not valid for a referee in this room")
REFEREE_SEATED = _code("referee/seated", "a player cannot referee: stand up first")
REFEREE_CONSENT = _code("referee/consent", "the host plays: all players must agree to a referee first; params: seats")
REFEREE_LATE = _code("referee/late", "if the host plays, a referee must enter before the first deal")
REFEREE_NOT_PROPOSED = _code("referee/not_proposed", "there is no proposal for a referee")
REFEREE_OF_SESSION = _code("referee/of_session", "the referees of a board are the tutors of its class")
REFEREE_REASON = _code("referee/reason", "a referee's power needs a reason")

COMMAND_NOT_YOURS = _code("command/not_yours", "your role may not do that; params: needs")
COMMAND_NOT_NOW = _code("command/not_now", "the room's state does not allow that; params: state")
COMMAND_STALE = _code("command/stale", "the room changed too often while the command waited; send it again")

SESSION_CLOSED = _code("session/closed", "this session does not admit anybody any more")
SESSION_MEMBERS_ONLY = _code("session/members_only", "only members of the class may enter its boards")
SESSION_ROUND_RUNS = _code("session/round_runs", "not possible while a round runs")
SESSION_NO_ROUND = _code("session/no_round", "there is no such round now")
SESSION_NO_BOARD = _code("session/no_board", "no board has that number or code")
SESSION_NO_CALL = _code("session/no_call", "the call is closed, or its cause is gone")
SESSION_WORDS = _code("session/words", "the text has no readable characters")
SESSION_CALL_LINK = _code("session/call_link", "a call needs the address of a page, with https and without a password")
SESSION_NO_MOMENT = _code("session/no_moment", "that moment has no question of this kind with exactly one right answer for all")
SESSION_MOMENT_SOON = _code("session/moment_too_soon", "spectators cannot see that moment yet")
SESSION_QUESTION_OPEN = _code("session/question_open", "another question to the class is open")
SESSION_QUESTION_OVER = _code("session/question_over", "that question is closed or withdrawn")
SESSION_CHOICE = _code("session/choice", "the question does not have that choice")
SESSION_BOARDS = _code("session/boards", "each board needs one person per seat of the game; params: seats")
SESSION_SEATED = _code("session/seated", "that pupil plays at another board")
SESSION_LIST = _code("session/list", "that name is not on the class's list, or a present pupil has it")
SESSION_NAMES_FIXED = _code("session/names_fixed", "only a tutor can change names now")
SESSION_CHANGED = _code("session/changed", "another tutor has changed the boards; params: version, the current one")
SESSION_PLAN_BEGUN = _code("session/plan_begun", "started rounds of the plan keep their games; params: begun")
SESSION_NO_PLAN = _code("session/no_plan", "the plan has no game for the next round")
SESSION_TEAMS = _code("session/teams", "each pupil is in at most one team, and team names differ")
SESSION_HOME_DATE = _code("session/home_date", "home games and homework need an end date within the next 60 days")
SESSION_HOMEWORK_TASK = _code(
    "session/homework_task", "the homework cannot have that task, or has no such task; params: task, its index"
)
SESSION_HOMEWORK_OVER = _code("session/homework_over", "that homework is closed, or does not exist")
SESSION_HOMEWORK_FULL = _code("session/homework_full", "no more homework, or no more tries at that task; params: most")
SESSION_DATES = _code("session/dates", "all dates of a class lie within the next year")
SESSION_ACT = _code("session/act", "the position does not allow that action; params: act, its number from 1")
SESSION_NOT_SHOWN = _code("session/not_shown", "no tutor shows that board to the class now")
SESSION_PEN = _code("session/pen", "a tutor has not let this pupil draw, or play, on the shown board")
SESSION_ARROW = _code("session/arrow", "an arrow leads from one place to another, and only an arrow does")
SESSION_DRAWINGS = _code("session/drawings", "the shown board has as many drawings as it may have; params: most")
SESSION_LINE = _code("session/line", "the line has as many actions as it may have; params: most")
SESSION_LINKS = _code("session/links", "the class has as many families' links as it may have; params: most")
SESSION_SIMULTANEOUS = _code("session/simultaneous", "not in a simultaneous, where one player plays at all boards")
SESSION_SIMULTANEOUS_GAME = _code(
    "session/simultaneous_game", "the game does not suit a simultaneous: it needs quick answers or a referee"
)
SESSION_SIMULTANEOUS_COUNTS = _code("session/simultaneous_counts", "a simultaneous counts only if a tutor plays")
SESSION_PAIRS_ONLY = _code("session/pairs_only", "round robin and Swiss are for games of two")
SESSION_REPORT = _code(
    "session/report", "the tournament report cannot be read; params: line, why, and for some reasons round, number or other"
)
SESSION_HAS_ROUNDS = _code("session/has_rounds", "a tournament can be read only before the class starts a round")
SESSION_NO_PAIRING = _code("session/no_pairing", "the Dutch system finds no pairing that keeps its rules")

PAUSED = _code("pause/standing", "the game is paused; params: reasons")
PAUSE_ALREADY = _code("pause/already", "a referee has already paused the game")
PAUSE_NONE = _code("pause/none", "there is no referee's pause")
ADJOURNED = _code("pause/adjourned", "the game is put away until another day")
ADJOURNED_NOT = _code("pause/not_adjourned", "the game is not put away")

APPEAL_NONE = _code("appeal/none", "there is no ruling to appeal")
APPEAL_OPEN = _code("appeal/open", "an appeal is open and waits for the referee")
APPEAL_WINDOW = _code("appeal/window", "a ruling may still be appealed: appeal or accept it")

RULING_NONE = _code("ruling/none", "there is no challenge to rule on")
RULING_PENDING = _code("ruling/pending", "a challenge waits for the monitor's ruling")
RULING_HEARD = _code("ruling/heard", "the referees have your words on this opinion already")
RULING_MARKS = _code("ruling/marks", "one mark for each challenged rule is needed; params: rules")
RULING_LEVEL = _code("ruling/level", "this opinion is for another referee; params: level, needs")

CARD_SIGNED = _code("card/signed", "this card is signed already")
CARD_CLOSED = _code("card/closed", "this card is closed")
CARD_FINAL = _code("card/final", "all cards of the game are final, so it cannot continue")
CARD_SAME_RESULT = _code("card/same_result", "that is the result already")

HINT_TOURNAMENT = _code("hint/tournament", "in tournament mode there are no hints")
HINT_NONE = _code("hint/none", "this seat has no action now")

READING_TOURNAMENT = _code("reading/tournament", "in tournament mode the clock does not stop for reading the rules")
TAKE_BACK_NONE = _code("take_back/none", "this seat has no action to take back")

CHAT_OFF = _code("chat/off", "this room has no free words between people")
PHRASE_OFF = _code("phrase/off", "phrases are switched off in this room")
PHRASE_SOON = _code("phrase/too_soon", "one phrase at a time; params: wait_ms")

LISTING_CLOSED = _code("listing/closed", "this server lists no tables")
LISTING_CLASS = _code("listing/class", "a board of a class is never listed")
LISTING_CHAT = _code("listing/chat", "a table that is or was listed has no free words between people")
LISTING_REFEREE = _code("listing/referee", "a table that is or was listed has no referee, because referees may write")
LISTING_NAME = _code("listing/name", "names stay fixed while several people sit at a table that is or was listed")

WEEKEND_CLOSED = _code("weekend/closed", "the weekend hour is not on; or this server has none")
WEEKEND_PLAYING = _code("weekend/playing", "your game of the weekend hour is not over; params: room")
WEEKEND_FULL = _code("weekend/full", "no more people can enter this weekend hour")

RATE_FAST = _code("rate/too_fast", "too many messages; params: wait_ms")
RATE_ROOMS = _code("rate/too_many_rooms", "too many rooms opened in a short time; params: wait_ms")
RATE_FRAMES = _code("rate/too_many_frames", "the connection sent too many frames or bytes, and is closed")
RATE_CODES = _code("rate/too_many_codes", "too many unknown codes; params: wait_ms")
RATE_CONNECTIONS = _code("rate/too_many_connections", "too many connections from one address")

SERVER_BUSY = _code("server/busy", "the server is at its limits; try again; params: wait_ms")
SERVER_INTERNAL = _code("server/internal", "a fault of the server, recorded in its log; no data changed")
SERVER_UNSTORED = _code("server/unstored", "the store does not answer; no data changed")

NOTICE_RESTARTING = _code("notice/server_restarting", "the server restarts and will be back soon")
NOTICE_LAGGING = _code("notice/lagging", "you read too slowly: a snapshot replaces some patches")
NOTICE_DEVICE = _code("notice/device", "another device now belongs to you; if you did not add it, sign the other devices out")
NOTICE_FRIEND = _code("notice/friend", "something changed between you and a friend: request your friends")
NOTICE_WENT_BACK = _code("notice/went_back", "the store lost the last acknowledged steps of this table; params: room, steps")

BYE_IDLE = _code("bye/idle", "the connection was silent for too long")
BYE_SLOW = _code("bye/slow", "the client read too slowly")
BYE_PROTOCOL = _code("bye/protocol", "too many malformed messages")
BYE_SHUTDOWN = _code("bye/shutdown", "the server is stopping; reconnect")
BYE_SIGNED_OUT = _code("bye/signed_out", "another device signed this device out")
BYE_ORIGIN = _code("bye/origin", "the page has a foreign origin")

CODES: Final[frozenset[str]] = frozenset(MEANINGS)
