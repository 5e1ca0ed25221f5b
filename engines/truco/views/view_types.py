"""The types of a view of a match. The build generates the client's types from them."""

from typing import Literal, NotRequired, TypedDict

from engines.kit.clocks.turn import TurnClockView
from engines.kit.outcome import Plain
from engines.kit.referee.draws import OfferView
from engines.kit.referee.record import Mark
from engines.truco.state import Phase, Right

NoteView = TypedDict("NoteView", {"for": str, "side": int, "points": int})


class RecordView(TypedDict):
    """A fault that the server recorded, with its `facts`. Only referees see it."""

    rule: str
    seat: int
    facts: dict[str, Plain]


class OutcomeView(TypedDict):
    side: int
    points: int
    by: str


class TrucoView(TypedDict):
    value: int
    pending: int | None
    pending_side: int | None
    right_side: int | None


class FlorView(TypedDict):
    stage: Literal["none", "round", "answer", "declare", "done"]
    sung: list[int]
    silent: list[int]
    queue: list[int]
    level: int
    level_side: int | None
    closed: bool
    yielded: int | None
    declared: list[tuple[int, int | None]]
    worth: int | None
    side: int | None
    winner: int | None


class EnvidoView(TypedDict):
    status: Literal["none", "pending", "accepted", "done", "void"]
    calls: list[tuple[str, int]]
    stake: int | None
    declared: list[tuple[int, int | None]]
    worth: int | None
    side: int | None
    winner: int | None


class TrickView(TypedDict):
    laid: list[tuple[int, str]]
    side: int | None
    winner: int | None


class PartialView(TypedDict):
    seats: list[int]
    sides: list[int]
    mano: int
    duel: list[int] | None
    phase: Phase
    turn: int | None
    answering: int | None
    to_declare: list[int]
    laid: list[tuple[int, str]]
    tricks: list[TrickView]
    envido: EnvidoView
    flor: FlorView
    truco: TrucoView
    double: bool
    put_off: list[list[str | int]]
    rest: int
    meddlers: list[int]
    outcome: OutcomeView | None
    entries: list[NoteView]
    shown: list[int]
    accepted: list[int]
    charged: list[list[str | int]]


class SaidView(TypedDict):
    number: int
    words: list[str]
    text: str | None
    worked: list[str]


class SeatView(TypedDict):
    cards: int
    laid: list[str | None]
    mazo: bool
    flor: Right
    shown: list[str]
    said: SaidView | None


class AccountView(TypedDict):
    points: int
    malas: int
    buenas: int


class View(TypedDict):
    players: int
    phase: Phase
    dealer: int
    mano: int
    pies: list[int]
    parda_segunda: str
    time_called: bool
    gallo: int | None
    sides: list[int]
    own: list[int]
    hand_no: int
    kind: Literal["redondo", "pica"]
    waiting: list[int]
    accounts: list[AccountView]
    chicos: list[int]
    past_chicos: list[list[int]]
    chico_winner: int | None
    noted: list[NoteView]
    tallied: list[NoteView]  # the points of the last finished partial game, also after the deal
    rulings: list[str]
    looking: list[int | None]
    seats: list[SeatView]
    partial: PartialView | None
    offer: OfferView | None
    clock: TurnClockView
    limit: TurnClockView
    strikes: list[int]
    marks: list[list[Mark]]
    text: str
    hands: NotRequired[list[list[str]]]
    held: NotRequired[list[list[str]]]
    discard: NotRequired[str | None]
    signs: NotRequired[list[list[list[int] | str | int]]]
    record: NotRequired[list[RecordView]]
    hand: NotRequired[list[str]]
    dealt: NotRequired[list[str]]
    words: NotRequired[list[str]]
    point: NotRequired[int | None]
    looked: NotRequired[bool]
    signalled: NotRequired[bool]
