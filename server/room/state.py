"""The values of a room. Everything is frozen; what did not change stays the same object, which is what makes views cheap.

`Room` is one table: its people, its match, the running game with the engine's typed state, a standing ruling, and the score
cards. It holds no view, no connection and no spectator: whoever is not among `people` only watches.
"""

from typing import Any, Generic, Literal, TypeAlias, TypeVar

import msgspec

from engines.contract import Card, Plain, Result
from engines.kit.chance import ChanceState
from engines.kit.referee.record import Mark
from protocol.messages import RefereeRole, Settings

S = TypeVar("S")

PersonRole: TypeAlias = Literal["player", "monitor", "leader", "director"]
PauseReason: TypeAlias = Literal["pause", "ruling", "window", "appeal", "adjourned"]
"""Why clocks stand.

A referee's pause, a challenge before the monitor, a ruling that may be appealed, an open appeal, or a game that was put away.
"""

OpenStage: TypeAlias = Literal["ruling", "window", "appeal"]
"""The stages of `server.room.appeal_stages` in which a ruling is open."""

NoteKind: TypeAlias = Literal["warn", "take_game", "expel", "force_result", "replace_result", "left"]


class Person(msgspec.Struct, frozen=True, array_like=True):
    """Somebody whom the room knows: a player or a referee. `present` is whether a connection of theirs is open.

    `invited`: a referee who came by the invitation of a host who plays, and sees no more of the game than spectators do.
    """

    id: str
    name: str
    role: PersonRole
    present: bool = True
    invited: bool = False


class Invitation(msgspec.Struct, frozen=True, array_like=True):
    """A host who plays wants a referee of that role. `agreed`: the players who have said yes; the host need not."""

    role: RefereeRole
    agreed: tuple[str, ...] = ()


class Seat(msgspec.Struct, frozen=True, array_like=True):
    """A place at the table. `left`: its player went away on purpose while the game ran; the place is kept."""

    kind: Literal["person", "bot", "empty"] = "empty"
    person: str | None = None
    ready: bool = False
    left: bool = False


class Pause(msgspec.Struct, frozen=True, array_like=True):
    """A referee's pause, or a game put away by a referee."""

    words: str
    since_ms: int


class Note(msgspec.Struct, frozen=True, array_like=True):
    """Something written on a seat's score card: a sanction with its reason, leaving before having signed.

    `before`, `after`: the results, where a director's took the place of one.
    """

    seat: int
    kind: NoteKind
    reason: str
    by: str
    at_ms: int
    before: Result | None = None
    after: Result | None = None


class SignedCard(msgspec.Struct, frozen=True, array_like=True):
    """A seat's score card after the game: what the engine counted, and who has put a name to it."""

    card: Card
    name: str
    signed_at_ms: int | None = None
    dispute: str | None = None
    closed: bool = False

    @property
    def is_final(self) -> bool:
        return self.closed or self.signed_at_ms is not None


class Seal(msgspec.Struct, frozen=True, array_like=True):
    """The hash over the log up to the step `seq` that made a game's cards final, written on them (`server.room.seal`)."""

    seq: int
    hash: bytes


class FinishedGame(msgspec.Struct, frozen=True, array_like=True):
    """A game of the match that is over. `seal`: None where not all of its cards became final."""

    result: Result
    sheets: tuple[SignedCard, ...]
    notes: tuple[Note, ...]
    seal: Seal | None = None


class Match(msgspec.Struct, frozen=True, array_like=True):
    """Several games with one score. `points`: the results' points added up, one a seat; `totals`: the cards' totals.

    `ended` counts the games whose result is in; `series` counts the matches before this one, so that a rematch goes on rotating
    the starter.
    """

    points: tuple[float, ...]
    totals: tuple[float, ...]
    ended: int = 0
    series: int = 0
    past: tuple[FinishedGame, ...] = ()


class Game(msgspec.Struct, Generic[S], frozen=True, array_like=True):
    """The running (or last) game. `due_at_ms`: when its clock must be told next. `ruled`: a director's result."""

    state: S
    tape: ChanceState
    started_at_ms: int
    due_at_ms: int | None = None
    result: Result | None = None
    ruled: Result | None = None


class Opinion(msgspec.Struct, frozen=True, array_like=True):
    """A ruling as it was given: 1 the monitor's, 2 the game leader's, 3 the director's."""

    level: int
    marks: tuple[Mark, ...]
    by: str
    reason: str = ""


class Plea(msgspec.Struct, frozen=True, array_like=True):
    """What a seat told the referees, and nobody else, when `level` opinions had been given."""

    seat: int
    level: int
    words: str


class Appeal(msgspec.Struct, Generic[S], frozen=True, array_like=True):
    """A challenge whose ruling is not yet beyond doubt, with what it takes to rule on it again.

    `before`, `tape`: the game as it was when the challenge came at `at_ms`. Each opinion applies the same `action` to them, so
    that nothing of the opinion before is left. `stage`: `ruling` (the monitor has not spoken), `window` (may be appealed until
    `closes_at_ms`), `appeal` (the next opinion is awaited, for which `by` has asked). `gifts`: time given meanwhile.
    """

    before: S
    tape: ChanceState
    actor: int
    action: Plain
    at_ms: int
    rules: tuple[str, ...]
    found: Plain
    stage: OpenStage
    opinions: tuple[Opinion, ...] = ()
    closes_at_ms: int | None = None
    accepted: tuple[int, ...] = ()
    by: int | None = None
    pleas: tuple[Plea, ...] = ()
    gifts: tuple[tuple[int, int], ...] = ()


class RoomOf(msgspec.Struct, Generic[S], frozen=True, array_like=True):
    """One table. `seq` counts its accepted steps, `at_ms` is the time of the last; `secret` (32 bytes) makes seeds and keys.

    `pauses`: why the clocks stand, since `halted_at_ms`. `bot_at_ms`: when the bots are asked next. `dealt`: games begun
    in all. `session`: the code of the tutor's session whose board this is. `chain`: the hash over the log so far; `seal`: what
    it was when the cards on the table became final. `erase_at_ms`: when its erasing is next seen to, once it is `erased`.
    `phrased`: who sent a phrase a moment ago, and when. `invitation`: the one that its players are asked about. `begins_at_ms`:
    the appointed time of the first game.
    """

    code: str
    slug: str
    options: dict[str, Plain]
    settings: Settings
    host: str
    secret: bytes
    created_at_ms: int
    seats: tuple[Seat, ...]
    people: tuple[Person, ...]
    match: Match
    seq: int = 0
    at_ms: int = 0
    state: Literal["waiting", "playing", "over", "erased"] = "waiting"
    game: Game[S] | None = None
    appeal: Appeal[S] | None = None
    pauses: tuple[PauseReason, ...] = ()
    pause: Pause | None = None
    halted_at_ms: int | None = None
    bot_at_ms: int | None = None
    sheets: tuple[SignedCard, ...] = ()
    notes: tuple[Note, ...] = ()
    rematch: tuple[int, ...] = ()
    expelled: tuple[str, ...] = ()
    dealt: int = 0
    session: str | None = None
    chain: bytes = b""
    seal: Seal | None = None
    erase_at_ms: int | None = None
    adjourned: Pause | None = None
    phrased: tuple[tuple[str, int], ...] = ()
    invitation: Invitation | None = None
    begins_at_ms: int | None = None

    @property
    def due_at_ms(self) -> int | None:
        """When something happens by itself: the room wants a `Tick` then. None: nothing will."""
        if self.state == "erased":
            return self.erase_at_ms
        dues = [due for due, _what in due_list(self)]
        return min(dues) if dues else None


Room: TypeAlias = RoomOf[Any]


Due: TypeAlias = Literal["clock", "window", "bots", "appointed"]


def due_list(room: Room) -> list[tuple[int, Due]]:
    """What will happen by itself, and when; of two at the same time the first in this list comes first."""
    if room.state == "waiting" and room.begins_at_ms is not None:
        return [(room.begins_at_ms, "appointed")]
    if room.state != "playing" or room.game is None:
        return []
    dues: list[tuple[int, Due]] = []
    if not room.pauses:
        if room.game.due_at_ms is not None:
            dues.append((room.game.due_at_ms, "clock"))
        if room.bot_at_ms is not None:
            dues.append((room.bot_at_ms, "bots"))
    elif room.appeal is not None and room.appeal.closes_at_ms is not None and room.pause is None and room.adjourned is None:
        dues.append((room.appeal.closes_at_ms, "window"))
    return dues


def person_of(room: Room, person: str) -> Person | None:
    for known in room.people:
        if known.id == person:
            return known
    return None


def seat_of(room: Room, person: str | None) -> int | None:
    """The seat that a person holds."""
    if person:
        for number, seat in enumerate(room.seats):
            if seat.person == person:
                return number
    return None


def name_of(room: Room, seat: int) -> str:
    """The name on a seat; empty for bots and empty seats, whose words are the client's."""
    person = room.seats[seat].person
    known = person_of(room, person) if person else None
    return known.name if known else ""


def has_referee(room: Room) -> bool:
    return any(person.role != "player" for person in room.people)


def referee_role(room: Room, person: str) -> RefereeRole | None:
    known = person_of(room, person)
    return None if known is None or known.role == "player" else known.role


def unasked(room: Room) -> tuple[int, ...]:
    """The seats whose players have not agreed to the referee of a host who plays."""
    agreed = room.invitation.agreed if room.invitation is not None else ()
    return tuple(
        number
        for number, seat in enumerate(room.seats)
        if seat.kind == "person" and seat.person != room.host and seat.person not in agreed
    )


def lacks_consent(room: Room) -> bool:
    """Whether a referee of a playing host's is there to whom somebody at the table has not agreed."""
    return any(person.invited for person in room.people) and bool(unasked(room))


def is_match_over(room: Room) -> bool:
    return room.match.ended >= room.settings.games


def viewer_of(room: Room, person: str) -> str:
    """Whose view a person gets: its seat's number as text, `referee`, `invited` (see `Person`), or `spectator`."""
    seat = seat_of(room, person)
    if seat is not None:
        return str(seat)
    known = person_of(room, person)
    if known is None or known.role == "player":
        return "spectator"
    return "invited" if known.invited else "referee"
