"""What people may do in a room: the commands of a room, and its settings."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from protocol.bodies import Body, BotLevel, Mark, Name, Plain, RefereeRole, SeatNumber, Words
from protocol.listed_tables import SetListed
from protocol.phrases import Phrase, Plead, SetPhrases


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """A room's settings.

    `monitor`: who gives the first ruling. `appeals`: rulings may be appealed (only while a referee is in the room), within
    `appeal_ms`. `games`: games of a match. `auto_start`: the game starts when all seats are ready. `bot_ms`: how long a bot
    waits; a `quick` room waits not at all where only bots sit. `chat`: free words between the seats; `phrases`: ready ones.
    `start_when_full`: who sits down is ready, and the first game starts when every seat is held by somebody who is there.
    `substitute_ms`: after so long the computer takes the free seats of a listed table until people come; 0: never.
    `absence_ms`: after so long without a player who waits may claim (`claim_absence`); 0 is never.
    `referee_wait_ms`: so long a challenge or an appeal waits for referees who are all away; then the server rules, an appeal is
    noted for later and play goes on; 0: it waits until one comes.
    `move_days`: a game by correspondence, with so many days for each move; 0 is an ordinary game.
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
    """A seat is ready for the (next) game, or not yet."""

    ready: bool = True


class StandUp(Body, frozen=True, tag="stand_up"):
    """A person gives up its seat and watches."""


class Rename(Body, frozen=True, tag="rename"):
    """A person takes another name; a referee may rename `person`."""

    name: Name
    person: str | None = None


class SeatBot(Body, frozen=True, tag="seat_bot"):
    """The computer takes an empty seat, or that of a player who has left; a referee seats it in anybody's place.

    `level`: how well it plays.
    """

    seat: SeatNumber
    reason: Words = ""
    level: BotLevel = ""


class ClearSeat(Body, frozen=True, tag="clear_seat"):
    """A seat is emptied; who sat there watches."""

    seat: SeatNumber
    reason: Words = ""


class Start(Body, frozen=True, tag="start"):
    """The game starts although not all seats have said that they are ready."""


class Pause(Body, frozen=True, tag="pause"):
    reason: Words = ""


class ResumePlay(Body, frozen=True, tag="resume"):
    """The referee's pause is over."""

    reason: Words = ""


class Adjourn(Body, frozen=True, tag="adjourn"):
    """The game is put away as it stands, to be taken up another day."""

    reason: Words = ""


class ResumeAdjourned(Body, frozen=True, tag="take_up"):
    """The game that was put away goes on from where it stood."""

    reason: Words = ""


class CallTime(Body, frozen=True, tag="call_time"):
    """The time limit is called: the game's own action `call_time`, in the referee's role and with a reason.

    At a board of a class no game of the match follows. A game there that knows no limit is drawn if `draw` says so, else its
    clocks stand until a director has said how it ends.
    """

    reason: Words = ""
    draw: bool = False


class GiveTime(Body, frozen=True, tag="give_time"):
    """A seat's running turn or clock gets `ms` more."""

    seat: SeatNumber
    ms: Annotated[int, Meta(ge=1, le=3_600_000)]
    reason: Words = ""


class MakeAppeal(Body, frozen=True, tag="appeal"):
    """The option card: a player asks for the next opinion. The words are for the referees; no player sees them."""

    words: Words = ""


class AcceptRuling(Body, frozen=True, tag="accept_ruling"):
    """A player will not appeal."""


class Rule(Body, frozen=True, tag="rule"):
    """A referee's opinion on the standing challenge: a mark for each rule; `rules` puts the challenge in other words."""

    marks: Annotated[list[Mark], Meta(min_length=1, max_length=16)]
    rules: Annotated[list[Words], Meta(min_length=1, max_length=16)] | None = None
    reason: Words = ""


class ReopenGame(Body, frozen=True, tag="reopen"):
    """A game that is over is played on from before the act that ended it, or from its beginning; until its cards are final."""

    again: bool = False
    reason: Words = ""


class Sanction(Body, frozen=True, tag="sanction"):
    """Code of conduct: written on the seat's card with its reason."""

    seat: SeatNumber
    kind: Literal["warn", "take_game", "expel"]
    reason: Words


class ForceResult(Body, frozen=True, tag="force_result"):
    """A director's result: `winners` win with their partners, nobody named is a draw, `void` does not count at all.

    It ends the running game, or takes the place of the result of the last game until all its cards are final: then the seats
    sign again. `running` True: only the former is meant, `command/not_now` otherwise.
    """

    winners: Annotated[list[SeatNumber], Meta(max_length=16)] = []
    void: bool = False
    reason: Words = ""
    running: bool = False


class ClaimAbsence(Body, frozen=True, tag="claim_absence"):
    """Who waits for the absent player of `seat` has the win, a draw, or the computer in that seat (`server/room/endings`)."""

    seat: SeatNumber
    remedy: Literal["win", "draw", "bot"]


class Sign(Body, frozen=True, tag="sign"):
    """A player signs its score card."""


class Dispute(Body, frozen=True, tag="dispute"):
    """A player does not agree with its score card. The text is for the referees; no player sees it."""

    text: Words


class CloseCards(Body, frozen=True, tag="close_cards"):
    """A director makes the cards final as they are."""

    reason: Words = ""


class Rematch(Body, frozen=True, tag="rematch"):
    """A new match with the same seats, once every player has asked for it."""


class SetSettings(Body, frozen=True, tag="set_settings"):
    """Changes those of the room's settings that are named; `options` likewise of the game's."""

    settings: dict[str, Plain] = {}
    options: dict[str, Plain] = {}


class SetPosition(Body, frozen=True, tag="set_position"):
    """A game that starts from a position in the words of the worked cases."""

    given: dict[str, Plain]


class Say(Body, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class InviteReferee(Body, frozen=True, tag="invite_referee"):
    """Asks for the key with which a referee comes in: params {key, role, asked}.

    Where the host plays the other players are asked first; the key opens nothing until those of the seats `asked` have agreed.
    """

    role: RefereeRole = "director"


class AgreeReferee(Body, frozen=True, tag="agree_referee"):
    """A player agrees to the referee whom a host who plays wants to invite, or does not."""

    agree: bool = True


class InviteProgram(Body, frozen=True, tag="invite_program"):
    """Asks for the key with which somebody's program takes the empty `seat`: params {key, seat}. `join` bears it.

    The program plays under its own name, and the view says that it is one.
    """

    seat: SeatNumber


class AskFiles(Body, frozen=True, tag="ask_files"):
    """Asks for what opens the files of a room or class for a minute: params {token}, for the header `X-Files-Token`."""


class AskHint(Body, frozen=True, tag="ask_hint"):
    """A player asks what they may do now: params {action, rule}, one idea and the rule it rests on. Counted; with help only."""


class ReadRules(Body, frozen=True, tag="read_rules"):
    """A player has the rules open, or no more: with help no clock of theirs runs meanwhile, some minutes a game."""

    on: bool = True


class TakeBack(Body, frozen=True, tag="take_back"):
    """A player takes back what they did last in their own turn, which is not passed yet; with help only."""


class EraseRoom(Body, frozen=True, tag="erase_room"):
    """The room and all that is stored of it is erased, for everybody and for good; not while a game runs."""


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
