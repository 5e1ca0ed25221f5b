"""The values of a match of truco. A match has chicos (games to the target points), a chico has hands (one deal each), and a
hand has partial games (for all seats, or duels of two).

A *side* is 0 or 1. An *account* holds points: there is one for each side, or one for each seat if three seats take turns as
gallo (the seat without a partner).
"""

from typing import Annotated, Literal

import msgspec

from engines.contract import Result
from engines.kit.clocks.timers import Timers
from engines.kit.duel.options import Length
from engines.kit.referee.draws import DrawOffer
from engines.kit.referee.record import Fault, Mark
from engines.truco.deck import CHICOS_TO_WIN, TARGET

SHORT_TARGET = 15
Seconds = Annotated[int, msgspec.Meta(ge=0, le=3600)]
Stage = Literal["cut", "discard", "game", "over"]
Phase = Literal[
    "cut",
    "discard",
    "play",
    "answer_truco",
    "answer_envido",
    "declare_envido",
    "flor_round",
    "answer_flor",
    "declare_flor",
    "review",
    "over",
]
"""A stage of the hand, or a phase of its partial game (`clock.phase`)."""
Right = Literal["open", "sung", "closed"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of rulebook part 3. If `expressions` is None, tournament mode uses the expressions of the
    championship, and assisted mode the common expressions.

    `parda_segunda` is for a tied second trick (parda). If it is None, the third trick decides in tournament mode, and
    the first trick at once in assisted mode.

    `decision_seconds`, `review_seconds` and `game_ms` of 0 mean no limit.
    """

    mode: Literal["assisted", "tournament"] = "assisted"
    flor: bool = True
    gallo: Literal["turno", "fijo"] = "turno"
    gallo_seat: Literal[0, 1, 2] = 0
    parda_segunda: Literal["siguiente", "primera"] | None = None
    falta: Literal["falta", "chico"] = "falta"
    resto: Literal["falta", "chico"] = "falta"
    pica_until: Literal[25, 15] = 25
    pido_flor_false: Literal[3, 4] = 3
    mazo_first: Literal[1, 2] = 1
    expressions: Literal["campeonato", "comun"] | None = None
    signals: Literal["look", "public", "off"] = "look"
    decision_seconds: Seconds = 30
    review_seconds: Seconds = 20
    game_ms: Length = 0
    length: Literal["match", "chico", "fifteen"] = "match"
    """Length of a match: two chicos of 30 as in the rulebook, one chico of 30, or one of 15."""

    @property
    def target(self) -> int:
        """Points of a chico."""
        return SHORT_TARGET if self.length == "fifteen" else TARGET

    @property
    def chicos_to_win(self) -> int:
        return CHICOS_TO_WIN if self.length == "match" else 1

    @property
    def is_assisted(self) -> bool:
        return self.mode == "assisted"

    @property
    def second_parda(self) -> str:
        """Result of a tied second trick (parda) after a side won the first: `siguiente` (the third trick decides) or `primera`
        (the first does). Rule: `truco.parda`."""
        return self.parda_segunda or ("primera" if self.is_assisted else "siguiente")

    @property
    def spoken(self) -> str:
        """The way to read expressions: `campeonato` or `comun`."""
        return self.expressions or ("comun" if self.is_assisted else "campeonato")


class Deal(msgspec.Struct, frozen=True):
    """The constant part of a partial game.

    `seats`: its players, counter-clockwise from its mano (the seat that plays first). By seat of the table: `sides`, the three
    cards `dealt` (for the gallo, after its discard), and `own`, the points in the seat's account. `rest`: the points of a falta
    or resto.
    """

    options: Options
    seats: tuple[int, ...]
    is_duel: bool
    sides: tuple[int, ...]
    dealt: tuple[tuple[str, ...], ...]
    own: tuple[int, ...]
    rest: int


class Call(msgspec.Struct, frozen=True):
    word: str
    seat: int


class Declared(msgspec.Struct, frozen=True):
    """A declared value. None means *son buenas*."""

    seat: int
    value: int | None


class Envido(msgspec.Struct, frozen=True):
    """The envido of a partial game. `worth` and `side`: its points and the side that won it, known after the end of the
    envido. `winner`: the seat that won an accepted envido."""

    status: Literal["none", "pending", "accepted", "done", "void"] = "none"
    calls: tuple[Call, ...] = ()
    declared: tuple[Declared, ...] = ()
    worth: int | None = None
    side: int | None = None
    winner: int | None = None


class Flor(msgspec.Struct, frozen=True):
    """The flores of a partial game (rulebook 4.6).

    `rights`: for each seat of the table, whether it may still announce a flor. `silent`: seats whose own action ended
    this right. `queue`: seats that must still speak in the round of answers, or declare. `level`: 0 flor, 1 contraflor,
    2 al resto, set by `level_side`. `contra`: a seat said contraflor. `closed`: a seat accepted. `yielded`: the side
    that backed down (*achicarse*) or refused; `refused`: True if that side refused.
    """

    rights: tuple[Right, ...]
    silent: tuple[int, ...] = ()
    stage: Literal["none", "round", "answer", "declare", "done"] = "none"
    sung: tuple[int, ...] = ()
    queue: tuple[int, ...] = ()
    level: int = 0
    level_side: int | None = None
    contra: bool = False
    closed: bool = False
    yielded: int | None = None
    refused: bool = False
    declared: tuple[Declared, ...] = ()
    worth: int | None = None
    side: int | None = None
    winner: int | None = None


class Truco(msgspec.Struct, frozen=True):
    """The truco of a partial game. `value` is the accepted value; `pending` is a call that waits for an answer. `right_side`
    accepted last and may raise.

    `refused`: a side refused this half of a double challenge. The partial game ends when the other half is over.
    """

    value: int = 1
    pending: int | None = None
    pending_side: int | None = None
    right_side: int | None = None
    sayers: tuple[int, ...] = ()
    refused: bool = False


class Laid(msgspec.Struct, frozen=True):
    seat: int
    card: str


class Trick(msgspec.Struct, frozen=True):
    """A complete trick. `side`: the side that won it, None for a tie (parda). `winner`: the seat that leads next."""

    laid: tuple[Laid, ...]
    side: int | None
    winner: int | None


class Entry(msgspec.Struct, frozen=True):
    """Points of the running hand. `cause` is flor, envido, truco, or a penalty."""

    cause: str
    side: int
    points: int


class Outcome(msgspec.Struct, frozen=True):
    """How a partial game was won. `by`: bazas (tricks), no_quiero, mazo or entrometerse."""

    side: int
    points: int
    by: str


class Partial(msgspec.Struct, frozen=True):
    """One partial game. If `outcome` is set, the partial game is over and under review.

    `hands`: the cards in hand, by seat. `double`: the pending envido and truco form a double challenge. `put_off`: words
    that wait. `named`: seats that said *flor* in a text without effect. `meddlers`: seats outside the duel that spoke.
    `secret_meddlers`: seats outside the duel that made a sign, which only the seats that look at them know. `charged`:
    (rule, target) of correct challenges.
    """

    deal: Deal
    hands: tuple[tuple[str, ...], ...]
    turn: int
    flor: Flor
    envido: Envido = Envido()
    truco: Truco = Truco()
    double: bool = False
    laid: tuple[Laid, ...] = ()
    tricks: tuple[Trick, ...] = ()
    out: tuple[int, ...] = ()
    put_off: tuple[Call, ...] = ()
    named: tuple[int, ...] = ()
    meddlers: tuple[int, ...] = ()
    secret_meddlers: tuple[int, ...] = ()
    faults: tuple[Fault, ...] = ()
    outcome: Outcome | None = None
    entries: tuple[Entry, ...] = ()
    shown: tuple[int, ...] = ()
    shown_cards: tuple[tuple[str, ...], ...] = ()
    accepted: tuple[int, ...] = ()
    charged: tuple[tuple[str, int], ...] = ()

    @property
    def mano(self) -> int:
        return self.deal.seats[0]

    def side(self, seat: int) -> int:
        return self.deal.sides[seat]


class Sign(msgspec.Struct, frozen=True):
    signal: str
    seat: int
    seen_by: tuple[int, ...]


class Signs(msgspec.Struct, frozen=True):
    """The looks, which are public, and the signs of this hand. The other fields are the seats that have looked or made
    a sign since the last event on the table."""

    looking: tuple[int | None, ...]
    sent: tuple[Sign, ...] = ()
    looked: tuple[int, ...] = ()
    signalled: tuple[int, ...] = ()


class Utterance(msgspec.Struct, frozen=True):
    """A seat's last utterance, as `words` or as `text`.

    `effective` (stored as `worked`): the words that took effect. Rooms written in the last weeks before 0.2.0 store
    them as `case_runner`.
    """

    number: int
    words: tuple[str, ...] = ()
    text: str | None = None
    effective: tuple[str, ...] = msgspec.field(name="worked", default=())
    case_runner: tuple[str, ...] = ()


class State(msgspec.Struct, frozen=True):
    """A match. `partial` stays until the next deal, so that its end is visible during the cut.

    `deck`: before the cut the whole deck, after the deal the rest. `hands`: the hands as dealt, with the gallo's fourth card
    before the discard. `time_called`: the match ends with the running review. `noted`: the points of the last partial game,
    until the next deal. `tallied`: the same points, but until the end of the next partial game. Indexed by account: `accounts`,
    `chicos`, `strikes`, and each of `past_chicos`. Indexed by seat: `marks`, `said`.
    """

    options: Options
    players: int
    stage: Stage
    dealer: int
    hand_no: int
    is_pica: bool
    deck: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    accounts: tuple[int, ...]
    chicos: tuple[int, ...]
    strikes: tuple[int, ...]
    marks: tuple[tuple[Mark, ...], ...]
    said: tuple[Utterance | None, ...]
    signs: Signs
    timers: Timers = Timers()
    partial: Partial | None = None
    duel_no: int = 0
    discarded: str | None = None
    past_chicos: tuple[tuple[int, ...], ...] = ()
    noted: tuple[Entry, ...] = ()
    tallied: tuple[Entry, ...] = ()
    rulings: tuple[str, ...] = ()
    chico_winner: int | None = None
    utterances: int = 0
    offer: DrawOffer | None = None
    winner: int | None = None
    adjudged: bool = False
    time_called: bool = False
    result: Result | None = None
