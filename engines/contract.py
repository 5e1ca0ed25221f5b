"""What a game is to the server and the client: the contract every engine keeps.

An engine is a record of pure functions over frozen values. It never does I/O, never asks for the time (`now_ms`
comes in) and never rolls by itself (`chance` comes in). The room calls it and knows nothing else of a game.

Two families of trouble:

    Refusal      an answer: the asked thing cannot be done; it bears a stable code and *nothing has changed*
    any other    a bug of ours, and loud
"""

from collections.abc import Callable, Mapping, Sequence
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
"""Who acts: a seat's number, the clock, or a referee by role."""
CLOCK: Literal["clock"] = "clock"


class Tick(msgspec.Struct, frozen=True, tag="tick"):
    """The clock's action: time has come to `now_ms`. The engine does whatever fell due by then, one thing a tick."""


S = TypeVar("S")
A = TypeVar("A")
O = TypeVar("O")  # noqa: E741 - options


STUMBLES = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What code raises that was given a value which it did not expect. `msgspec`'s errors are among them."""


@cache
def _envelope(action: Any) -> type[Any]:
    # msgspec keeps what it knows of a struct but works a bare union out again at every convert: 40 µs against 1.
    return msgspec.defstruct("Envelope", [("action", action)])


@dataclass(frozen=True, slots=True, kw_only=True)
class Engine(Generic[O, S, A]):
    """A game as a record of functions. `engines/<slug>/__init__.py` exports one as `ENGINE`, and nothing else.

    All functions are pure. `state` and `action` are frozen msgspec types: `action` a union of structs tagged by their
    `type`; every struct has `forbid_unknown_fields`. A challenge bears the tag `challenge`, resigning `resign`.
    """

    about: About
    options: type[O]
    state: type[S]
    action: Any
    """The union of all actions that a seat or a referee may send; `Tick` is not in it."""
    rules: tuple[Rule, ...]
    codes: frozenset[str]
    """Every code that a `Refusal` of this engine may bear; the client has words for each."""

    phases: tuple[str, ...]
    """Every `Status.phase`."""
    events: frozenset[str]
    """Every kind of `GameEvent` that a step may bear."""
    view_type: Any
    """What `view` gives, as a `TypedDict`; the client's types are made from it."""
    details: Details
    """By rule id, every `detail` that a fault of it may have, refused or on record: words, or a kind; and the facts that come
    with it. The client has a sentence for each, made of the facts."""
    hint_rules: Mapping[str, str]
    """By type of action, the rule that a hint of it rests on; for every action that the bot may choose with help."""
    missing: tuple[str, ...] = ()
    """Every word that the `missing` of a `turn_incomplete` may have; the client has a sentence for each."""
    option_words: frozenset[str] = frozenset({"mode"})
    """Words of a `given` that are options, though they stand beside its `options`."""
    setup: Callable[[O, int, Chance, int], S]
    """(options, number of seats, chance, now_ms) → the first state: deals, throws for the start, starts the clock."""
    position: Callable[[Mapping[str, Plain], int], S]
    """(given, now_ms) → a state from a partial description in the words of the cases. Raises `Refusal("malformed")`."""
    drawn_given: Callable[[Mapping[str, Plain], Chance], Mapping[str, Plain]] = lambda given, _chance: given
    """(given, chance) → a `given` from which a game is begun, with what it leaves hidden and unsaid drawn. Only for games whose
    `position` has a fixed order for that."""
    each_game_there: Callable[[S], S] = lambda state: state
    """state → the same, for a game that is begun from it: the games that follow in it begin there, too. Only for games that
    play several games of a match themselves."""
    apply: Callable[[S, Actor, Any, int, Chance, tuple[Mark, ...] | None], Step[S]]
    """(state, actor, action, now_ms, chance, marks) → Step. Raises `Refusal`. `marks` given: a human's ruling, one mark for
    each rule of this challenge, instead of the engine's own."""
    status: Callable[[S], Status]
    faultless_actions: Callable[[S, Seat], Sequence[Any]]
    """Actions of a seat that bear no fault: for hints, bots and tests. A sampler where the set is huge; empty when the seat may
    do nothing. Offers of draw and resignations are left out."""
    faulty_actions: Callable[[S, Seat], Sequence[Any]]
    """Actions of a seat that are possible and that tournament mode accepts, but that bear a fault: for tests. May be empty."""
    view: Callable[[S, Viewer, int], dict[str, Plain]]
    """(state, viewer, now_ms) → what the viewer sees of the game itself (not the status). Absolute server times, nothing that
    changes with `now_ms` alone. Hidden things are absent. Has `clock` (see `engines.kit`; None without one), `strikes`,
    `marks`, `text`."""
    audience: Callable[[S, Viewer], Viewer]
    """A viewer who sees the very same as this one, so that an open game has one view for all. Itself is always right."""
    adjust_clock: Callable[[S, ClockAdjustment, int], S]
    """(state, operation, now_ms) → the same position with its clocks halted, resumed, credited or given time."""
    card: Callable[[S, Seat], Card]
    notate: Callable[[S, Any], str]
    """(state before, action) → its short text form, the same in logs, tests and screen readers."""
    read: Callable[[S, Seat, str], Any]
    """(state, seat, text) → the action that the text notates: the second way in for everybody. Raises `Refusal`."""
    bot: Callable[[Mapping[str, Plain], Mapping[str, Plain], Seat, Chance], dict[str, Plain] | None]
    """(the seat's own view, the status as plain data, seat, chance) → the action as the client would send it, or None if it has
    nothing to do. It plays from what it sees only, legally and sensibly, within some 20 ms."""
    levels: Levels = field(default_factory=lambda: UNMEASURED)
    """The levels at which the computer plays the game, by name (`engines.kit.levels`): the bot with slips, or with search."""
    for_game: Callable[[O, int], O]
    """(options, number of the game in a room's match, from 0) → that game's options: rotates the starter."""
    to_case: Callable[[S, int], dict[str, Plain]]
    """(state, now_ms) → the state in the words of the cases (`expected.state`)."""
    case_time: Callable[[S, Mapping[str, Plain], int], int]
    """(state, a case's clock action, now_ms) → the time that it lets pass to, in ms."""
    named_in_part: frozenset[str] = frozenset()
    """Keys of `to_case` that map pieces to places: a case names only those that it is about."""
    takes_back: frozenset[str] = frozenset()
    """Types of action that who plays with help may take back in their own unfinished turn: they draw nothing and show nobody
    what was hidden. Empty for a game whose turn is one act."""
    resample_hidden: Callable[[S, Viewer, Chance], S] = lambda state, _viewer, _chance: state
    """(state, viewer, chance) → a state that the viewer cannot tell from this one: what is hidden from it is drawn again, for a
    referee what chance has still to bring. For tests; a game in which nothing is hidden leaves it out."""
    teams: Callable[[O, int], tuple[int, ...]] = lambda _options, seats: tuple(range(seats))
    """(options, seats) → the team of each seat; seats of one team win together."""
    without_referee: Callable[[O], O] = lambda options: options
    """options → those of a game in a room without a referee: nothing in it may wait for one."""
    begins_at_once: Callable[[O, Chance], O] = lambda options, _chance: options
    """(options, chance) → those of a game with help against the computer: nobody has to call, pick or draw for who starts."""
    by_correspondence: Callable[[O, int], O] | None = None
    """(options, ms for a move) → those of an assisted game by correspondence: days for each move, and nothing else in it runs
    out sooner than in half a day. None for a game that is not played so: one that lives from quick answers."""
    seated: Callable[[S, Seat, int], S] = lambda state, _seat, _now_ms: state
    """(state, seat, now_ms) → the state once somebody has sat down in a seat of the running game that was empty."""
    challenge_forms: Callable[[S, Seat, str], Sequence[Mapping[str, Plain]]] = lambda _state, _seat, _rule: ({},)
    """(state, seat, rule) → what a challenge of that rule by the seat may bear beside the rule, one after another: what it
    points at, the remedy it asks for. Only for games in which the rule alone is not enough."""
    stakes: StakesByWindow = field(default_factory=dict)
    """By the name that a window gives: what a challenge in it may bring and cost. Empty for a game without challenges."""
    third_strike: Third = "game_lost"
    """What the third strike brings the seat."""
    unchallenged_faults: Callable[[S], UnchallengedFaults] = lambda _state: ()
    """state → the faults in turns that are done and a challenge of which may still come. Only for games whose records do not
    name each fault with the action that bears it."""
    ruled: Callable[[S, Result, int], S] = lambda state, _result, _now_ms: state
    """(state, a director's result, now_ms) → the state under that result; only for games whose card or export has it."""
    export: Callable[[S, tuple[str, ...], Mapping[str, str]], str] | None = None
    """(state, the seats' names, empty where there is none, tags) → the game as a text file in its field's standard form. Of the
    tags `Event`, `Site`, `Date` (2026.11.21) and `Round` any may be absent."""
    export_kind: str = ""
    """The ending of such a file's name, without the dot."""

    def parse(self, raw: Plain) -> A:
        """A client's plain action as a typed one. Raises `Refusal("malformed")`."""
        require_bounded(raw)
        try:
            action: A = msgspec.convert({"action": raw}, _envelope(self.action)).action
        except msgspec.ValidationError as error:
            raise Refusal("malformed", detail=str(error).replace("$.action", "$", 1)) from None
        return action

    def read_options(self, raw: Plain) -> O:
        """Plain options as typed ones. Raises `Refusal("malformed")`."""
        require_bounded(raw)
        try:
            return msgspec.convert(raw, self.options)
        except msgspec.ValidationError as error:
            raise Refusal("malformed", detail=str(error)) from None

    def is_tournament(self, plain: Plain) -> bool:
        """Whether a game with these options is played in tournament mode, where the rulebook has the say."""
        return getattr(self.read_options(plain), "mode", None) == "tournament"

    def parse_text(self, state: S, seat: Seat, text: str) -> A:
        """The action that a text notates, within the bounds of one that comes over the wire. Raises `Refusal`."""
        require_short(text)
        return self.parse(msgspec.to_builtins(self.read(state, seat, text)))

    def set_up(self, given: Mapping[str, Plain], seats: int, now_ms: int) -> S:
        """The state of a position that a person wrote, for a table of so many seats, as the store will give it back.

        Raises `Refusal("malformed")` for a position that is too large, or of another number of seats, or that cannot be stored,
        read again and shown to everybody.
        """
        require_bounded(given)
        try:
            state = self.decode(self.encode(self.position(given, now_ms)))
            status = self.status(state)
            for viewer in (SPECTATOR, REFEREE, *range(len(status.may))):
                self.view(state, viewer, now_ms)
        except STUMBLES as error:
            # What an engine stumbles over in a position is the fault of who wrote it.
            raise Refusal("malformed", detail=type(error).__name__) from None
        if len(status.may) != seats:
            raise Refusal("malformed", detail="another number of seats")
        return state

    def options_in(self, given: Mapping[str, Plain]) -> dict[str, Plain]:
        """The options that a written position names, but its mode: that is the game's. Raises `Refusal("malformed")`."""
        named = given.get("options", {})
        if not isinstance(named, dict):
            raise Refusal("malformed", detail="options")
        alone = {word: given[word] for word in self.option_words if word in given}
        return {word: value for word, value in {**named, **alone}.items() if word != "mode"}

    def under(self, given: Mapping[str, Plain], options: O) -> dict[str, Plain]:
        """The written position under these options in the place of its own."""
        words = {word: value for word, value in given.items() if word not in self.option_words}
        return {**words, "options": msgspec.to_builtins(options)}

    def encode(self, state: S) -> bytes:
        return msgspec.msgpack.encode(state)

    def decode(self, raw: bytes) -> S:
        return msgspec.msgpack.decode(raw, type=self.state)
