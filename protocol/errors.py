"""Every code of the server: refusals, notices and codes of a closed connection. The engines have the rulebooks' own codes.

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
    device/…    one person at several        rate/…      too many requests
    settings/…  a room's settings            server/…    our side
    referee/…   roles and keys               listing/…   tables that others find
    session/…   a tutor's session

    notice/…    an unrequested message       bye/…       the reason for closing

A code with a slash belongs to the server, one without to a rulebook. A code never gets another meaning. The client has the
words. `protocol.reference` writes `docs/reference/codes.md` from the table `MEANINGS`.
"""

from typing import Final

MEANINGS: Final[dict[str, str]] = {}


def _code(name: str, meaning: str) -> str:
    assert name not in MEANINGS, name
    MEANINGS[name] = meaning
    return name


class Malformed(Exception):
    """The input is not a message. `code` is one of `frame/…`; `detail` names the place and the reason, without the bytes
    themselves."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.code}: {self.detail}" if self.detail else self.code


HELLO_MISSING = _code("hello/missing", "the first message was no hello")
HELLO_AGAIN = _code("hello/again", "a second hello on one connection")
HELLO_VERSION = _code("hello/version", "the client speaks another version of the protocol; params: version")

FRAME_MALFORMED = _code("frame/malformed", "not MessagePack, or not of a message's shape; params: detail")
FRAME_TOO_LARGE = _code("frame/too_large", "more bytes, items or keys than a message may have")
FRAME_TOO_DEEP = _code("frame/too_deep", "nested deeper than a message may be")
FRAME_UNKNOWN_TYPE = _code("frame/unknown_type", "no message or command of that type")
FRAME_NOT_BINARY = _code("frame/not_binary", "a text frame; messages are binary")

ROOM_UNKNOWN = _code("room/unknown", "no room of that code")
ROOM_NOT_JOINED = _code("room/not_joined", "you are not in this room")
ROOM_FULL = _code("room/full", "every seat is held")
ROOM_LONG = _code("room/too_long", "so much has happened at this table that it takes no more; open another one")
ROOM_CROWDED = _code("room/crowded", "as many people as a room may hold")
ROOM_NO_SPECTATORS = _code("room/no_spectators", "this room lets no spectators in")
ROOM_ERASED = _code("room/erased", "it has been erased, with all that was in it; params: room")
ROOM_OF_SESSION = _code("room/of_session", "a board goes with its session and not alone")
ROOM_EXPELLED = _code("room/expelled", "a director has sent you out of this room")
ROOM_APPOINTED = _code("room/appointed", "the game begins by itself at its appointed time, not before")
ROOM_SEATS_EMPTY = _code("room/seats_empty", "a game starts when every seat is held")

GAME_UNKNOWN = _code("game/unknown", "no game of that name")
GAME_SEATS = _code("game/seats", "this game is not played with so many seats; params: seats")
GAME_OPTIONS = _code("game/options", "no such options; params: detail")
GAME_NO_LIMIT = _code("game/no_limit", "this game has no time limit that a referee calls")
GAME_POSITION = _code("game/position", "no position can be set up from that; params: detail")

SEAT_UNKNOWN = _code("seat/unknown", "no seat of that number")
SEAT_TAKEN = _code("seat/taken", "somebody sits there")
SEAT_EMPTY = _code("seat/empty", "nobody sits there")
SEAT_NONE = _code("seat/none", "you hold no seat")
SEAT_HELD = _code("seat/held", "you hold a seat already")
SEAT_KEY = _code("seat/key", "the key opens no seat here")
SEAT_IN_GAME = _code("seat/in_game", "seats stay as they are while a game runs")

PERSON_NAME = _code(
    "person/name", "that name cannot be used; params: of a list name and line, and longest where it is too long"
)
PERSON_UNKNOWN = _code("person/unknown", "nobody of that id is in the room")

ABSENCE_OFF = _code("absence/off", "at this table nothing is claimed for absence")
ABSENCE_NONE = _code("absence/none", "that player is there")
ABSENCE_SOON = _code("absence/too_soon", "that player has not been away for long enough; params: wait_ms")
ABSENCE_OTHERS = _code("absence/others", "somebody else still plays: the computer can take the seat, the game goes on")

DEVICE_CODE = _code("device/code", "no such code, or used already, or too late: ask the other device for a new one")
DEVICE_SAME = _code("device/same", "this device is that person's already")
DEVICE_MOST = _code("device/too_many", "as many devices as a person may have; sign the others out first")
DEVICE_PUPIL = _code("device/pupil", "a pupil of a class comes back through the tutor, not by a code; params: room")

SETTINGS_CORRESPONDENCE = _code(
    "settings/correspondence", "days for a move are for games with help, of those that can be played so, and not in a class"
)
SETTINGS_MALFORMED = _code("settings/malformed", "no such settings; params: detail")

REFEREE_KEY = _code("referee/key", "the key opens no referee's place here")
REFEREE_SEATED = _code("referee/seated", "who plays is no referee: stand up first")
REFEREE_CONSENT = _code("referee/consent", "the host plays: all players must agree to a referee first; params: seats")
REFEREE_LATE = _code("referee/late", "a referee of a host who plays comes before the first deal")
REFEREE_NOT_PROPOSED = _code("referee/not_proposed", "nobody has asked for a referee")
REFEREE_OF_SESSION = _code("referee/of_session", "the referees of a board are the tutors of its class")
REFEREE_REASON = _code("referee/reason", "a referee's power is used with a reason")

COMMAND_NOT_YOURS = _code("command/not_yours", "your role may not do that; params: needs")
COMMAND_NOT_NOW = _code("command/not_now", "not while the room is as it is; params: state")
COMMAND_STALE = _code("command/stale", "the room has moved on too often while this waited; send it again")

SESSION_CLOSED = _code("session/closed", "this session lets nobody in any more")
SESSION_MEMBERS_ONLY = _code("session/members_only", "the boards of a class are for those who are in it")
SESSION_ROUND_RUNS = _code("session/round_runs", "not while a round is being played")
SESSION_NO_ROUND = _code("session/no_round", "there is no such round now")
SESSION_NO_BOARD = _code("session/no_board", "no board of that number or code")
SESSION_NO_CALL = _code("session/no_call", "that call is done, or its cause is gone")
SESSION_WORDS = _code("session/words", "there is nothing to be read in that")
SESSION_CALL_LINK = _code("session/call_link", "a call has the address of a page, with https and without a password")
SESSION_NO_MOMENT = _code("session/no_moment", "that moment has no question of this kind with exactly one right answer for all")
SESSION_MOMENT_SOON = _code("session/moment_too_soon", "spectators have not been shown that moment yet")
SESSION_QUESTION_OPEN = _code("session/question_open", "the class is being asked something already")
SESSION_QUESTION_OVER = _code("session/question_over", "that question is closed or was taken back")
SESSION_CHOICE = _code("session/choice", "that is none of the question's choices")
SESSION_BOARDS = _code("session/boards", "each board wants as many people as the game has seats; params: seats")
SESSION_SEATED = _code("session/seated", "that pupil plays at another board")
SESSION_LIST = _code("session/list", "that name is not on the class's list, or somebody who is there has it")
SESSION_NAMES_FIXED = _code("session/names_fixed", "names are the tutor's to correct now")
SESSION_CHANGED = _code("session/changed", "somebody else has changed the boards since; params: version, that of now")
SESSION_PLAN_BEGUN = _code("session/plan_begun", "rounds of the plan were begun already: they keep their games; params: begun")
SESSION_NO_PLAN = _code("session/no_plan", "no game is planned for the next round")
SESSION_TEAMS = _code("session/teams", "a pupil is in one team, and each team has a name of its own")
SESSION_HOME_DATE = _code("session/home_date", "games at home end after now and within 60 days")
SESSION_ACT = _code("session/act", "that cannot be played in the position; params: act, its number from 1")
SESSION_SIMULTANEOUS = _code("session/simultaneous", "not in a simultaneous: the one plays at all its boards")
SESSION_SIMULTANEOUS_GAME = _code(
    "session/simultaneous_game", "no game for a simultaneous: it wants quick answers or a referee"
)
SESSION_SIMULTANEOUS_COUNTS = _code("session/simultaneous_counts", "a simultaneous counts only where a tutor plays")
SESSION_PAIRS_ONLY = _code("session/pairs_only", "round robin and Swiss are for games of two")

PAUSED = _code("pause/standing", "the game stands still; params: reasons")
PAUSE_ALREADY = _code("pause/already", "a referee has stopped the game already")
PAUSE_NONE = _code("pause/none", "no referee's pause is standing")
ADJOURNED = _code("pause/adjourned", "the game is put away, to be taken up another day")
ADJOURNED_NOT = _code("pause/not_adjourned", "the game is not put away")

APPEAL_NONE = _code("appeal/none", "there is no ruling that could be appealed")
APPEAL_OPEN = _code("appeal/open", "an appeal is open: the referee speaks next")
APPEAL_WINDOW = _code("appeal/window", "a ruling may still be appealed: appeal or accept it")

RULING_NONE = _code("ruling/none", "nothing waits for a ruling")
RULING_PENDING = _code("ruling/pending", "a challenge waits for the monitor's ruling")
RULING_HEARD = _code("ruling/heard", "the referees have your words on this opinion already")
RULING_MARKS = _code("ruling/marks", "one mark for each challenged rule is needed; params: rules")
RULING_LEVEL = _code("ruling/level", "this opinion is for another referee; params: level, needs")

CARD_NONE = _code("card/none", "there is no score card yet")
CARD_SIGNED = _code("card/signed", "this card is signed already")
CARD_CLOSED = _code("card/closed", "this card is closed")
CARD_FINAL = _code("card/final", "all cards of the game are final: it is not played on")
CARD_SAME_RESULT = _code("card/same_result", "that is the result already")

HINT_TOURNAMENT = _code("hint/tournament", "in tournament mode there are no hints")
HINT_NONE = _code("hint/none", "there is nothing for this seat to do now")

READING_TOURNAMENT = _code("reading/tournament", "in tournament mode the clock runs while the rules are read")
TAKE_BACK_NONE = _code("take_back/none", "this seat has nothing to take back")

CHAT_OFF = _code("chat/off", "this room has no free words between people")
PHRASE_OFF = _code("phrase/off", "phrases are switched off in this room")
PHRASE_SOON = _code("phrase/too_soon", "one phrase at a time; params: wait_ms")

LISTING_CLOSED = _code("listing/closed", "this server lists no tables")
LISTING_CLASS = _code("listing/class", "a board of a class is never listed")
LISTING_CHAT = _code("listing/chat", "a table that is or was listed has no free words between people")
LISTING_REFEREE = _code("listing/referee", "a table that is or was listed has no referee, who may write")
LISTING_NAME = _code("listing/name", "where several sit at a table that is or was listed names stay as they are")

RATE_FAST = _code("rate/too_fast", "too many messages; params: wait_ms")
RATE_ROOMS = _code("rate/too_many_rooms", "too many rooms opened in a short time; params: wait_ms")
RATE_FRAMES = _code("rate/too_many_frames", "the connection sent too many frames or bytes, and is closed")
RATE_CODES = _code("rate/too_many_codes", "too many codes were tried that nothing has; params: wait_ms")
RATE_CONNECTIONS = _code("rate/too_many_connections", "too many connections from one place")

SERVER_BUSY = _code("server/busy", "the server is at its limits; try again; params: wait_ms")
SERVER_INTERNAL = _code("server/internal", "a fault of ours; it is in the log; nothing has changed")
SERVER_UNSTORED = _code("server/unstored", "the store does not answer; nothing has changed")

NOTICE_RESTARTING = _code("notice/server_restarting", "the server restarts; it comes back by itself")
NOTICE_LAGGING = _code("notice/lagging", "you read too slowly: some patches were left out for a snapshot")
NOTICE_DEVICE = _code("notice/device", "another device has become yours; if that was not you, sign the other devices out")
NOTICE_WENT_BACK = _code(
    "notice/went_back", "the store lost the last steps of this table, which were acknowledged; params: room, steps"
)

BYE_IDLE = _code("bye/idle", "nothing was heard for too long")
BYE_SLOW = _code("bye/slow", "too slow a reader")
BYE_PROTOCOL = _code("bye/protocol", "too many messages that were none")
BYE_SHUTDOWN = _code("bye/shutdown", "the server stops here; come again")
BYE_SIGNED_OUT = _code("bye/signed_out", "this device was signed out from another one")
BYE_ORIGIN = _code("bye/origin", "a page from elsewhere")

CODES: Final[frozenset[str]] = frozenset(MEANINGS)
