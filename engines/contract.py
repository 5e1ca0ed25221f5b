"""The contract that every game keeps towards the server and the client.

An engine is a record of pure functions over frozen values. It never does I/O, never reads the time (the caller passes
`now_ms`) and never rolls dice (the caller passes `chance`). The room calls the engine and knows nothing else about a game.

A function fails in two ways:

    `Refusal`              an answer: the action is not possible; it has a stable code, and the state is unchanged
    any other exception    a bug in our code, which must not be hidden
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Generic, Literal, TypeAlias, TypeVar

import msgspec

from engines.kit.bounds import require_bounded, require_short
from engines.kit.chance import Chance
from engines.kit.clocks.adjust import ClockAdjustment
from engines.kit.declaration.about import About as About
from engines.kit.declaration.choice import Choice as Choice
from engines.kit.declaration.fault_details import Details
from engines.kit.declaration.practice import NO_PRACTICE, Practice
from engines.kit.declaration.rule import Rule as Rule
from engines.kit.levels.level import UNMEASURED, Levels
from engines.kit.outcome import GameEvent as GameEvent
from engines.kit.outcome import Plain as Plain
from engines.kit.outcome import Refusal as Refusal
from engines.kit.outcome import Result as Result
from engines.kit.outcome import Step as Step
from engines.kit.referee.record import Mark, UnchallengedFaults
from engines.kit.score_card import Card as Card
from engines.kit.stakes import StakesByWindow, Third
from engines.kit.status import Status as Status
from engines.kit.status import Window as Window
from engines.kit.viewer import REFEREE as REFEREE
from engines.kit.viewer import SPECTATOR as SPECTATOR
from engines.kit.viewer import Viewer as Viewer

Seat: TypeAlias = int
Role: TypeAlias = Literal["monitor", "leader", "director"]
Actor: TypeAlias = int | Literal["clock"] | Role
"""Sender of an action: a seat's number, the clock, or a referee by role."""
CLOCK: Literal["clock"] = "clock"
CONTRACT = 1
"""Version of this contract and of the contract of a board module (`docs/design/game-packages.md`). It increases with each
change that breaks the games of installed packages. A new optional field does not break them."""


class Tick(msgspec.Struct, frozen=True, tag="tick"):
    """The clock's action, which says that the time is now `now_ms`. The engine settles one due event for each tick."""


S = TypeVar("S")
A = TypeVar("A")
O = TypeVar("O")  # noqa: E741 - options


STUMBLES = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""Errors that Python code raises for a value that it did not expect. The errors of `msgspec` are included, because they
are `ValueError`."""


@cache
def _envelope(action: Any) -> type[Any]:
    # msgspec caches its knowledge of a struct but analyses a bare union at every convert: 40 µs against 1.
    return msgspec.defstruct("Envelope", [("action", action)])


@dataclass(frozen=True, slots=True, kw_only=True)
class Engine(Generic[O, S, A]):
    """A game as a record of functions. `engines/<slug>/__init__.py` exports an engine as `ENGINE`, and nothing else.

    All functions are pure. `state` and `action` are frozen msgspec types. `action` is a union of structs tagged by their
    `type`. Every struct has `forbid_unknown_fields`. A challenge has the tag `challenge`, a resignation the tag `resign`.
    """

    about: About
    options: type[O]
    state: type[S]
    action: Any
    """Union of all actions that a seat or a referee may send, without `Tick`."""
    rules: tuple[Rule, ...]
    codes: frozenset[str]
    """Every code that a `Refusal` of this engine may have. The client has words for each."""

    phases: tuple[str, ...]
    """Every value of `Status.phase`."""
    events: frozenset[str]
    """Every kind of `GameEvent` that a step of this engine may report."""
    view_type: Any
    """Type of the value that `view` returns, a `TypedDict`. The build generates the client's types from it."""
    details: Details
    """Every `detail` that a fault may have, by rule id, with the type of its facts. Faults that the server refuses and faults
    that it records use the same details. The client has a sentence for each detail and fills in the facts."""
    hint_rules: Mapping[str, str]
    """Rule that the client shows to explain a hint, by type of action. The mapping covers every action that the bot may
    choose in assisted mode."""
    missing: tuple[str, ...] = ()
    """Every word that may appear in the `missing` of a refusal `turn_incomplete`. The client has a sentence for each."""
    option_words: frozenset[str] = frozenset({"mode"})
    """Keys at the top level of a `given` (a written position) that are options of the game. All other options are inside its
    key `options`."""
    setup: Callable[[O, int, Chance, int], S]
    """(options, number of seats, chance, now_ms) → the first state. The function deals, throws the dice that decide who starts,
    and starts the clock."""
    position: Callable[[Mapping[str, Plain], int], S]
    """(given, now_ms) → the state of a written position. `given` uses the same keys as the worked cases and may omit parts.
    Raises `Refusal("malformed")`."""
    drawn_given: Callable[[Mapping[str, Plain], Chance], Mapping[str, Plain]] = lambda given, _chance: given
    """(given, chance) → a complete `given` for a room that starts from a written position: chance draws each hidden or missing
    part. Only games whose `position` draws these parts in a fixed order need this function."""
    each_game_there: Callable[[S], S] = lambda state: state
    """state → the same state, marked so that the later games of the match also start from this position. Only games
    that play several games of a match inside one state need this function."""
    apply: Callable[[S, Actor, Any, int, Chance, tuple[Mark, ...] | None], Step[S]]
    """(state, actor, action, now_ms, chance, marks) → Step. Raises `Refusal`. `marks`: a person's ruling on this
    challenge, with a mark for each rule that it names. These marks replace the engine's own ruling."""
    status: Callable[[S], Status]
    faultless_actions: Callable[[S, Seat], Sequence[Any]]
    """Actions of a seat without a fault, for hints, bots and tests. If there are very many, the function returns a sample. It
    returns an empty sequence if the seat cannot act. Draw offers and resignations are excluded."""
    faulty_actions: Callable[[S, Seat], Sequence[Any]]
    """Actions of a seat that tournament mode accepts although they contain a fault, for tests. May be empty."""
    view: Callable[[S, Viewer, int], dict[str, Plain]]
    """(state, viewer, now_ms) → the data that this viewer may see of the game, without the status. Times are absolute
    server times, so that the view does not change with `now_ms`. Hidden data is absent. Keys in every view: `clock`
    (see `engines.kit`; None without a clock), `strikes`, `marks`, `text`."""
    own_view: Callable[[S, Seat], dict[str, Plain]] | None = None
    """(state, seat) → the keys that the seat's `view` adds to the spectators' view. So the room makes and compares the common
    part of the views only once. None if all seats get the spectators' view, or if a seat's view has other values for some keys
    of that view."""
    audience: Callable[[S, Viewer], Viewer]
    """(state, viewer) → another viewer with exactly the same view, so that the room builds one view for both. In a game without
    hidden things, all seats share the view of the spectators. Returning the same viewer is always correct."""
    adjust_clock: Callable[[S, ClockAdjustment, int], S]
    """(state, operation, now_ms) → the same position with its clocks halted, resumed, credited or extended."""
    card: Callable[[S, Seat], Card]
    notate: Callable[[S, Any], str]
    """(state before, action) → the action's short text, its notation. Logs, tests and screen readers use the same text."""
    read: Callable[[S, Seat, str], Any]
    """(state, seat, text) → the action that the text describes. A player can type a notation instead of using the board.
    Raises `Refusal`."""
    bot: Callable[[Mapping[str, Plain], Mapping[str, Plain], Seat, Chance], dict[str, Plain] | None]
    """(the seat's view, the status as plain data, seat, chance) → the action as a client sends it, or None if the seat
    has nothing to do. The bot uses only this data, plays legal and sensible actions, and takes at most about 20 ms."""
    levels: Levels = field(default_factory=lambda: UNMEASURED)
    """The computer's levels in this game, by name (`engines.kit.levels`): the bot with random errors, or with search."""
    for_game: Callable[[O, int], O]
    """(options, number of the game in a room's match, from 0) → the options of that game. The function changes who starts."""
    to_case: Callable[[S, int], dict[str, Plain]]
    """(state, now_ms) → the state with the keys of the worked cases (`expected.state`)."""
    case_time: Callable[[S, Mapping[str, Plain], int], int]
    """(state, clock action of a worked case, now_ms) → the server time, in ms, after that action."""
    named_in_part: frozenset[str] = frozenset()
    """Keys of `to_case` that map pieces to places. A worked case lists only the pieces that it tests, not all of them."""
    takes_back: frozenset[str] = frozenset()
    """Types of action that a player in assisted mode may take back while the turn is unfinished. Such actions make no
    random draw and reveal no hidden data. Empty for a game whose turn is a single action."""
    resample_hidden: Callable[[S, Viewer, Chance], S] = lambda state, _viewer, _chance: state
    """(state, viewer, chance) → a state that the viewer cannot distinguish from this one. Chance draws all data again
    that is hidden from the viewer. A referee sees all data, so for a referee only future draws change. Bots and tests
    use this function; a game without hidden data omits it."""
    every_ruling: Callable[[S, Viewer], Iterable[S]] = lambda _state, _viewer: ()
    """(state, viewer) → states that the viewer cannot distinguish from this one, with all rulings that the data hidden from the
    viewer allow. An exercise must have the same answer in all of them. Only a game where a few draws of `resample_hidden` could
    miss a ruling has this function."""
    teams: Callable[[O, int], tuple[int, ...]] = lambda _options, seats: tuple(range(seats))
    """(options, seats) → the team of each seat. Seats of one team win together."""
    without_referee: Callable[[O], O] = lambda options: options
    """options → the options for a room without a referee, where the game must never wait for a referee."""
    begins_at_once: Callable[[O, Chance], O] = lambda options, _chance: options
    """(options, chance) → the options of an assisted game against the computer. Chance decides who starts, so that no seat must
    call a colour, pick a hand or draw a chip."""
    by_correspondence: Callable[[O, int], O] | None = None
    """(options, ms for a move) → the options of an assisted game by correspondence: each move has days, and no other time limit
    is shorter than half a day. None for a game that needs quick answers and therefore has no correspondence."""
    seated: Callable[[S, Seat, int], S] = lambda state, _seat, _now_ms: state
    """(state, seat, now_ms) → the state after a person takes an empty seat of the running game."""
    challenge_forms: Callable[[S, Seat, str], Sequence[Mapping[str, Plain]]] = lambda _state, _seat, _rule: ({},)
    """(state, seat, rule) → the possible additional fields of a challenge of that rule: a mapping for each form of the
    challenge, with the target or the remedy that the seat chooses. Only games whose challenges need more than the rule
    have this function."""
    stakes: StakesByWindow = field(default_factory=dict)
    """The prizes and prices of a challenge, by the key that an open window gives. Empty for a game without challenges."""
    third_strike: Third = "game_lost"
    """Consequence of a seat's third strike."""
    unchallenged_faults: Callable[[S], UnchallengedFaults] = lambda _state: ()
    """state → the faults of finished turns that no seat has challenged, although a seat still may. Only games whose records do
    not link each fault to its action need this function."""
    practice: Practice = NO_PRACTICE
    """The kinds of faults that the referees' exercises ask about. Empty for a game without challenges."""
    ruled: Callable[[S, Result, int], S] = lambda state, _result, _now_ms: state
    """(state, result, now_ms) → the state with the result that a director ordered. Only games whose score card or exported file
    shows the result need this function."""
    export: Callable[[S, tuple[str, ...], Mapping[str, str]], str] | None = None
    """(state, the seats' names, tags) → the game as a text file in a standard format such as PGN. The name of an unnamed seat
    is empty. Each of the tags `Event`, `Site`, `Date` (2026.11.21) and `Round` may be absent."""
    export_kind: str = ""
    """Extension of the exported file, without the dot. Empty for a game without an export."""

    envelope: type[Any] = field(init=False, repr=False, compare=False)
    """A struct around an action, for `parse`."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "envelope", _envelope(self.action))  # to hash a union at every action would take longer

    def parse(self, raw: Plain) -> A:
        """Convert a client's plain action to its type. Raises `Refusal("malformed")`."""
        require_bounded(raw)
        try:
            action: A = msgspec.convert({"action": raw}, self.envelope).action
        except msgspec.ValidationError as error:
            raise Refusal("malformed", detail=str(error).replace("$.action", "$", 1)) from None
        return action

    def read_options(self, raw: Plain) -> O:
        """Convert plain options to their type. Raises `Refusal("malformed")`."""
        require_bounded(raw)
        try:
            return msgspec.convert(raw, self.options)
        except msgspec.ValidationError as error:
            raise Refusal("malformed", detail=str(error)) from None

    def is_tournament(self, plain: Plain) -> bool:
        """Return whether a game with these options runs in tournament mode, where the rulebook applies in full."""
        return getattr(self.read_options(plain), "mode", None) == "tournament"

    def parse_text(self, state: S, seat: Seat, text: str) -> A:
        """Return the action that a notation describes. The same size limits apply as to an action that a client sends as
        JSON. Raises `Refusal`."""
        require_short(text)
        return self.parse(msgspec.to_builtins(self.read(state, seat, text)))

    def set_up(self, given: Mapping[str, Plain], seats: int, now_ms: int) -> S:
        """Return the state of a written position for a table with `seats` seats, exactly as the store will return it.

        Raises `Refusal("malformed")` for a position that is too large, has another number of seats, or cannot be stored, read
        again and shown to every viewer.
        """
        require_bounded(given)
        try:
            state = self.decode(self.encode(self.position(given, now_ms)))
            status = self.status(state)
            for viewer in (SPECTATOR, REFEREE, *range(len(status.may))):
                self.view(state, viewer, now_ms)
        except STUMBLES as error:
            # The author of a position is responsible for any error that the engine raises on it.
            raise Refusal("malformed", detail=type(error).__name__) from None
        if len(status.may) != seats:
            raise Refusal("malformed", detail="another number of seats")
        return state

    def options_in(self, given: Mapping[str, Plain]) -> dict[str, Plain]:
        """Return the options that a written position names, without the mode: a position does not choose the mode. Raises
        `Refusal("malformed")`."""
        named = given.get("options", {})
        if not isinstance(named, dict):
            raise Refusal("malformed", detail="options")
        alone = {word: given[word] for word in self.option_words if word in given}
        return {word: value for word, value in {**named, **alone}.items() if word != "mode"}

    def under(self, given: Mapping[str, Plain], options: O) -> dict[str, Plain]:
        """Return a copy of the written position with these options instead of the options in it."""
        words = {word: value for word, value in given.items() if word not in self.option_words}
        return {**words, "options": msgspec.to_builtins(options)}

    def encode(self, state: S) -> bytes:
        return msgspec.msgpack.encode(state)

    def decode(self, raw: bytes) -> S:
        return msgspec.msgpack.decode(raw, type=self.state)
