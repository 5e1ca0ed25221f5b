"""The commands of a room, and its settings."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from protocol.bodies import Body, BotLevel, Mark, Name, Plain, RefereeRole, SeatNumber, Words
from protocol.listed_tables import SetListed
from protocol.phrases import Phrase, Plead, SetPhrases


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """A room's settings.

    `monitor`: the author of the first ruling. `appeals`: players may appeal rulings (only while a referee is in the room),
    within `appeal_ms`. `games`: games of a match. `auto_start`: the game starts when all seats are ready. `bot_ms`: waiting
    time of a bot; a `quick` room does not wait if only bots sit. `chat`: free words between the seats; `phrases`: ready-made
    ones. `start_when_full`: a seated player counts as ready, and the first game starts when every seat has a present person.
    `substitute_ms`: time after which the computer takes the free seats of a listed table until people come; 0: never.
    `absence_ms`: time after which a waiting player may claim against an absent one (`claim_absence`); 0 is never.
    `referee_wait_ms`: waiting time of a challenge or an appeal while all referees are away; then the server rules, records an
    appeal for later and continues play; 0: wait until a referee comes. `move_days`: days for each move in a game by
    correspondence; 0 is an ordinary game.
    """

    monitor: Literal["server", "tutor"] = "server"
    appeals: bool = True
    appeal_ms: Annotated[int, Meta(ge=1_000, le=600_000)] = 15_000
    spectators: bool = True
    spectator_delay_ms: Annotated[int, Meta(ge=0, le=600_000)] = 0
    games: Annotated[int, Meta(ge=1, le=16)] = 1
    chat: bool = False
    auto_start: bool = True
    bot_ms: Annotated[int, Meta(ge=0, le=60_000)] = 700
    quick: bool = False
    phrases: bool = True
    start_when_full: bool = False
    substitute_ms: Annotated[int, Meta(ge=0, le=600_000)] = 20_000
    absence_ms: Literal[0, 30_000, 60_000, 120_000, 300_000] = 120_000
    move_days: Literal[0, 1, 3, 7] = 0
    referee_wait_ms: Annotated[int, Meta(ge=0, le=600_000)] = 60_000


class Ready(Body, frozen=True, tag="ready"):
    """Marks a seat as ready for the (next) game, or not ready."""

    ready: bool = True


class StandUp(Body, frozen=True, tag="stand_up"):
    """Gives up the sender's seat; the person watches."""


class Rename(Body, frozen=True, tag="rename"):
    """Changes a person's name; a referee may rename `person`."""

    name: Name
    person: str | None = None


class SeatBot(Body, frozen=True, tag="seat_bot"):
    """Seats the computer on an empty seat, or on that of a player who has left; a referee may replace any player.

    `level`: the computer's level; empty for the usual one.
    """

    seat: SeatNumber
    reason: Words = ""
    level: BotLevel = ""


class ClearSeat(Body, frozen=True, tag="clear_seat"):
    """Empties a seat; its player watches."""

    seat: SeatNumber
    reason: Words = ""


class Start(Body, frozen=True, tag="start"):
    """Starts the game although not all seats are ready."""


class Pause(Body, frozen=True, tag="pause"):
    reason: Words = ""


class ResumePlay(Body, frozen=True, tag="resume"):
    """Ends the referee's pause."""

    reason: Words = ""


class Adjourn(Body, frozen=True, tag="adjourn"):
    """Adjourns the game in its current state, for another day."""

    reason: Words = ""


class ResumeAdjourned(Body, frozen=True, tag="take_up"):
    """Continues an adjourned game from its stored state."""

    reason: Words = ""


class CallTime(Body, frozen=True, tag="call_time"):
    """Calls the time limit: the game's own action `call_time`, in the referee's role and with a reason.

    At a board of a class no further game of the match follows. A game without a time limit is a draw if `draw` is true; else
    its clocks stop until a director decides the result.
    """

    reason: Words = ""
    draw: bool = False


class GiveTime(Body, frozen=True, tag="give_time"):
    """Gives `ms` more to a seat's running turn or clock."""

    seat: SeatNumber
    ms: Annotated[int, Meta(ge=1, le=3_600_000)]
    reason: Words = ""


class MakeAppeal(Body, frozen=True, tag="appeal"):
    """Plays the option card: a player asks for the next opinion. Only referees see the words."""

    words: Words = ""


class AcceptRuling(Body, frozen=True, tag="accept_ruling"):
    """Gives up a player's right to appeal."""


class Rule(Body, frozen=True, tag="rule"):
    """Gives a referee's opinion on the open challenge: a mark for each rule; `rules` corrects the challenge's rules."""

    marks: Annotated[list[Mark], Meta(min_length=1, max_length=16)]
    rules: Annotated[list[Words], Meta(min_length=1, max_length=16)] | None = None
    reason: Words = ""


class PreviewRuling(Body, frozen=True, tag="preview_ruling"):
    """A referee asks what these marks would bring; the answer has `follows`. It changes no data and sends nothing to others."""

    marks: Annotated[list[Mark], Meta(min_length=1, max_length=16)]
    rules: Annotated[list[Words], Meta(min_length=1, max_length=16)] | None = None


class ReopenGame(Body, frozen=True, tag="reopen"):
    """Reopens a finished game before the act that ended it, or from its beginning; possible until its cards are final."""

    again: bool = False
    reason: Words = ""


class Sanction(Body, frozen=True, tag="sanction"):
    """Applies the code of conduct: an entry on the seat's card, with its reason."""

    seat: SeatNumber
    kind: Literal["warn", "take_game", "expel"]
    reason: Words


class ForceResult(Body, frozen=True, tag="force_result"):
    """Sets a director's result: `winners` win with their partners, an empty list is a draw, `void` counts for no seat.

    It ends the running game, or replaces the result of the last game until all its cards are final; then the seats sign
    again. `running` True: only for a running game, else `command/not_now`.
    """

    winners: Annotated[list[SeatNumber], Meta(max_length=16)] = []
    void: bool = False
    reason: Words = ""
    running: bool = False


class ClaimAbsence(Body, frozen=True, tag="claim_absence"):
    """Claims against the absent player of `seat`: the win, a draw, or the computer in that seat (`server/room/endings`)."""

    seat: SeatNumber
    remedy: Literal["win", "draw", "bot"]


class Sign(Body, frozen=True, tag="sign"):
    """Signs the player's score card."""


class Dispute(Body, frozen=True, tag="dispute"):
    """Disputes the player's score card. Only referees see the text."""

    text: Words


class CloseCards(Body, frozen=True, tag="close_cards"):
    """Makes the cards final in their current state, by a director."""

    reason: Words = ""


class Rematch(Body, frozen=True, tag="rematch"):
    """Asks for a new match with the same seats; it starts once every player has asked."""


class SetSettings(Body, frozen=True, tag="set_settings"):
    """Changes the named settings of the room; likewise the game's `options`."""

    settings: dict[str, Plain] = {}
    options: dict[str, Plain] = {}


class SetPosition(Body, frozen=True, tag="set_position"):
    """Sets a game that starts from a position in the words of the worked cases."""

    given: dict[str, Plain]


class Say(Body, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class InviteReferee(Body, frozen=True, tag="invite_referee"):
    """Requests the key that lets a referee enter: params {key, role, asked}.

    If the host plays, the players of the seats `asked` must first agree; until then the key has no effect.
    """

    role: RefereeRole = "director"


class AgreeReferee(Body, frozen=True, tag="agree_referee"):
    """Answers for a player whether a host who plays may invite that referee."""

    agree: bool = True


class InviteProgram(Body, frozen=True, tag="invite_program"):
    """Requests the key that lets a program take the empty `seat`: params {key, seat}. The program's `join` contains it.

    The program plays under its own name, and the view marks it as a program.
    """

    seat: SeatNumber


class AskFiles(Body, frozen=True, tag="ask_files"):
    """Requests a token that opens the files of a room or class for a minute: params {token}, for the header `X-Files-Token`."""


class AskHint(Body, frozen=True, tag="ask_hint"):
    """Requests a hint for a player: params {action, rule}, one idea and its rule. The server counts hints; assisted mode
    only."""


class ReadRules(Body, frozen=True, tag="read_rules"):
    """Opens or closes the rules for a player: in assisted mode the player's clock stops meanwhile, some minutes per game."""

    on: bool = True


class TakeBack(Body, frozen=True, tag="take_back"):
    """Takes back the player's last action in the unfinished turn; assisted mode only."""


class EraseRoom(Body, frozen=True, tag="erase_room"):
    """Erases the room and all its stored data, for everybody and for good; not during a game."""


RoomCommand: TypeAlias = (
    Ready
    | StandUp
    | Rename
    | SeatBot
    | ClearSeat
    | Start
    | Pause
    | ResumePlay
    | Adjourn
    | ResumeAdjourned
    | CallTime
    | GiveTime
    | MakeAppeal
    | AcceptRuling
    | Rule
    | PreviewRuling
    | ReopenGame
    | Sanction
    | ForceResult
    | ClaimAbsence
    | Sign
    | Dispute
    | CloseCards
    | Rematch
    | SetSettings
    | SetPosition
    | Say
    | InviteReferee
    | AgreeReferee
    | InviteProgram
    | AskFiles
    | AskHint
    | ReadRules
    | TakeBack
    | EraseRoom
    | Phrase
    | SetPhrases
    | Plead
    | SetListed
)
