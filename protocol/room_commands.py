"""The commands of a room, and its settings."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from protocol.bodies import Body, BotLevel, Mark, Name, Plain, RefereeRole, SeatNumber, Words
from protocol.listed_tables import SetListed
from protocol.phrases import Phrase, Plead, SetPhrases


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """A room's settings.

    `monitor`: who gives the first ruling. `appeals`: players may appeal rulings (only while a referee is in the room), within
    `appeal_ms`. `games`: number of games in a match. `auto_start`: the game starts when all seats are ready. `bot_ms`: time
    that a bot waits before it acts; in a `quick` room it does not wait if only bots sit. `chat`: players may write free text;
    `phrases`: they may send ready-made phrases; `reactions`: these include the reactions. `start_when_full`: a seated player
    counts as ready, and the first game starts when every seat has a present person.

    `substitute_ms`: time after which the computer takes the free seats of a listed table until people come; 0 means never.
    `absence_ms`: time after which a waiting player may claim against an absent one (`claim_absence`); 0 means never.
    `referee_wait_ms`: time that a challenge or an appeal waits while all referees are away. Then the server rules, or notes an
    appeal for later, and play continues; 0 means to wait until a referee comes. `move_days`: days for each move in a game by
    correspondence; 0 for an ordinary game.
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
    reactions: bool = True


class Ready(Body, frozen=True, tag="ready"):
    """Says whether the sender's seat is ready for the next game."""

    ready: bool = True


class StandUp(Body, frozen=True, tag="stand_up"):
    """Gives up the sender's seat. The sender then only watches."""


class Rename(Body, frozen=True, tag="rename"):
    """Changes the sender's name. A referee may instead change the name of `person`."""

    name: Name
    person: str | None = None


class SeatBot(Body, frozen=True, tag="seat_bot"):
    """Seats the computer in an empty seat or in the seat of a player who has left. A referee may replace any player.

    `level`: the computer's level; empty for the plain bot.
    """

    seat: SeatNumber
    reason: Words = ""
    level: BotLevel = ""


class ClearSeat(Body, frozen=True, tag="clear_seat"):
    """Empties a seat. Its player then only watches."""

    seat: SeatNumber
    reason: Words = ""


class Start(Body, frozen=True, tag="start"):
    """Starts the game although some seats are not ready."""


class Pause(Body, frozen=True, tag="pause"):
    reason: Words = ""


class ResumePlay(Body, frozen=True, tag="resume"):
    """Ends the referee's pause."""

    reason: Words = ""


class Adjourn(Body, frozen=True, tag="adjourn"):
    """Adjourns the game in its present state, for another day."""

    reason: Words = ""


class ResumeAdjourned(Body, frozen=True, tag="take_up"):
    """Continues an adjourned game in the same state."""

    reason: Words = ""


class CallTime(Body, frozen=True, tag="call_time"):
    """A referee calls the time limit: the command sends the game's own action `call_time`, with a reason.

    At a board of a class, the running game then becomes the last game of the match. A game whose rules have no time
    limit is a draw if `draw` is true; else its clocks stop until a director decides the result.
    """

    reason: Words = ""
    draw: bool = False


class GiveTime(Body, frozen=True, tag="give_time"):
    """Gives a seat `ms` more for its running turn or on its clock."""

    seat: SeatNumber
    ms: Annotated[int, Meta(ge=1, le=3_600_000)]
    reason: Words = ""


class MakeAppeal(Body, frozen=True, tag="appeal"):
    """The player appeals the ruling and so asks for the next opinion. Only referees see its `words`."""

    words: Words = ""


class AcceptRuling(Body, frozen=True, tag="accept_ruling"):
    """The player accepts the ruling and can then no longer appeal it."""


class Rule(Body, frozen=True, tag="rule"):
    """Gives a referee's ruling on the open challenge: a mark for each rule. `rules`, if given, replaces the rules that the
    challenge names."""

    marks: Annotated[list[Mark], Meta(min_length=1, max_length=16)]
    rules: Annotated[list[Words], Meta(min_length=1, max_length=16)] | None = None
    reason: Words = ""


class PreviewRuling(Body, frozen=True, tag="preview_ruling"):
    """A referee asks for the consequences of a ruling with these marks; params: {follows, …}. The command changes nothing, and
    only the referee gets the answer."""

    marks: Annotated[list[Mark], Meta(min_length=1, max_length=16)]
    rules: Annotated[list[Words], Meta(min_length=1, max_length=16)] | None = None


class ReopenGame(Body, frozen=True, tag="reopen"):
    """Reopens a finished game, from before the action that ended it or from its beginning. This is possible until its score
    cards are final."""

    again: bool = False
    reason: Words = ""


class Sanction(Body, frozen=True, tag="sanction"):
    """Sanctions a player by the code of conduct. The seat's score card gets a note with the reason."""

    seat: SeatNumber
    kind: Literal["warn", "take_game", "expel"]
    reason: Words


class ForceResult(Body, frozen=True, tag="force_result"):
    """A director decides the result: the `winners` win with their partners; an empty list is a draw; a `void` result counts for
    no seat.

    The command ends the running game, or replaces the result of the last game; if its cards are not final, the seats
    sign again. With `running` True, the server refuses the command with `command/not_now` unless a game runs.
    """

    winners: Annotated[list[SeatNumber], Meta(max_length=16)] = []
    void: bool = False
    reason: Words = ""
    running: bool = False


class ClaimAbsence(Body, frozen=True, tag="claim_absence"):
    """Makes a claim against the absent player of `seat`: the win, a draw, or that the computer takes the seat
    (`server/room/endings`)."""

    seat: SeatNumber
    remedy: Literal["win", "draw", "bot"]


class Sign(Body, frozen=True, tag="sign"):
    """Signs the player's score card."""


class Dispute(Body, frozen=True, tag="dispute"):
    """Disputes the player's score card. Only referees see the text."""

    text: Words


class CloseCards(Body, frozen=True, tag="close_cards"):
    """A director makes the score cards final in their present state."""

    reason: Words = ""


class Rematch(Body, frozen=True, tag="rematch"):
    """Asks for a new match with the same seats. The new match starts when every player has asked."""


class SetSettings(Body, frozen=True, tag="set_settings"):
    """Changes the given settings of the room and the given `options` of the game; the others stay."""

    settings: dict[str, Plain] = {}
    options: dict[str, Plain] = {}


class SetPosition(Body, frozen=True, tag="set_position"):
    """Replaces the room's present game with a new game from a written position. `given` uses the keys of the worked cases."""

    given: dict[str, Plain]


class Say(Body, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class InviteReferee(Body, frozen=True, tag="invite_referee"):
    """Requests the key that lets a referee enter; params: {key, role, asked}.

    If the host plays, the players of the seats `asked` must first agree. Until then the key has no effect.
    """

    role: RefereeRole = "director"


class AgreeReferee(Body, frozen=True, tag="agree_referee"):
    """Says whether a player agrees that the playing host invites that referee."""

    agree: bool = True


class InviteProgram(Body, frozen=True, tag="invite_program"):
    """Requests the key that lets a program take the empty `seat`; params: {key, seat}. The program sends the key in its
    `join`.

    The program plays under its own name, and the view marks it as a program.
    """

    seat: SeatNumber


class AskFiles(Body, frozen=True, tag="ask_files"):
    """Requests a token that lets the sender download files of a room or class for a minute; params: {token}. The token
    goes into the header `X-Files-Token`."""


class AskHint(Body, frozen=True, tag="ask_hint"):
    """A player requests a hint; params: {action, rule}, a possible action and its rule. The room counts hints. Only in
    assisted mode."""


class ReadRules(Body, frozen=True, tag="read_rules"):
    """Says that a player opens or closes the rules. In assisted mode the player's clock stops meanwhile, for some minutes per
    game."""

    on: bool = True


class TakeBack(Body, frozen=True, tag="take_back"):
    """Takes back the player's last action of the unfinished turn. Only in assisted mode."""


class EraseRoom(Body, frozen=True, tag="erase_room"):
    """Erases the room and all its stored data for good. Not during a game."""


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
