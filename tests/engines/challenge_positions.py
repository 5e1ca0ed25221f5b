"""Positions in which challenges are carried out: those of all worked cases, and those of tournament games played at random."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from msgspec.structs import replace

from engines.contract import Engine, Refusal, Status, Step
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.duel.state import DuelState
from engines.kit.referee.record import Mark, blank_book
from engines.registry import engine_of
from tests.engines.case_files import worked_cases
from tests.engines.test_conformance import Playout, plain
from tools.cases import Table

TARGETS: tuple[dict[str, Any], ...] = (
    {},
    {"target": "capture"},
    {"target": 0},
    {"target": 1},
    {"remedy": "rectify"},
    {"target": {"seat": 0, "box": "orange-1"}},
)
"""What a challenge may point at where the game does not say it (`Engine.challenge_forms`)."""


NO_OPTIONS: Mapping[str, Any] = {}


@dataclass(frozen=True)
class Position:
    """A state of a real engine at a moment."""

    engine: Engine[Any, Any, Any]
    state: Any
    now_ms: int

    @property
    def status(self) -> Status:
        status: Status = self.engine.status(self.state)
        return status

    @property
    def rules(self) -> list[str]:
        """Those that may stand in a challenge."""
        return [rule.id for rule in self.engine.rules if rule.challengeable]

    def challenges(self, seat: int, rule: str) -> Iterator[Any]:
        """The challenges of that rule that the game does not refuse, the plainest first."""
        forms = [*self.engine.challenge_forms(self.state, seat, rule), *TARGETS]
        for form in forms:
            try:
                yield self.engine.parse({"type": "challenge", "rule": rule, **form})
            except Refusal:
                continue

    def challenged(self, seat: int, rule: str, marks: tuple[Mark, ...] | None = None) -> Step[Any] | None:
        """What comes of a challenge of that rule, ruled on by the server or by a person; None where the game refuses it."""
        for action in self.challenges(seat, rule):
            try:
                return self.engine.apply(self.state, seat, action, self.now_ms, chance(), marks)
            except Refusal:
                continue
        return None

    def with_strikes(self, strikes: int) -> "Position":
        """The same with so many strikes of everybody."""
        return Position(self.engine, struck(self.state, strikes), self.now_ms)


class LongGame(Playout):
    """A game played at random in which few false wins end it early."""

    def faulty_actions(self, seat: int) -> Sequence[Any]:
        found = super().faulty_actions(seat)
        return found if self.fate.random() < 0.1 else [each for each in found if plain(each)["type"] != "declare_win"]

    def choose(self, actions: Sequence[Any]) -> Any:
        """One of the actions, each type as likely as any other."""
        kind = self.fate.choice(sorted({plain(action)["type"] for action in actions}))
        return self.fate.choice([action for action in actions if plain(action)["type"] == kind])


def chance() -> ChanceReader:
    """Always the same tape: what a remedy draws does not matter here."""
    return ChanceReader(ChanceState(bytes(32)))


def struck(state: Any, strikes: int) -> Any:
    """The state with so many strikes of everybody."""
    if hasattr(state, "book"):
        book = state.book
        return replace(state, book=replace(book, strikes=(strikes,) * len(book.strikes)))
    return replace(state, strikes=(strikes,) * len(state.strikes))


def in_cases(slug: str, options: Mapping[str, Any] = NO_OPTIONS) -> Iterator[Position]:
    """Before and after each action of each worked case in tournament mode, with these options beside its own."""
    engine = engine_of(slug)
    for case in worked_cases(slug):
        given = {**case["given"], "options": {**case["given"].get("options", {}), **options}} if options else case["given"]
        try:
            table = Table(engine, given)
        except Refusal:
            continue
        if table.state.options.mode != "tournament":
            continue
        yield Position(engine, table.state, table.now_ms)
        for action in case["actions"]:
            try:
                table.play(action)
            except (Refusal, StopIteration):
                break
            yield Position(engine, table.state, table.now_ms)


def at_random(slug: str, seats: int, seed: int, most: int = 400) -> Iterator[Position]:
    """A game played with faults, in which either side challenges now and then and the clock is often over."""
    game = LongGame(engine_of(slug), seats, "tournament", seed)
    try:
        options = game.engine.read_options({"mode": "tournament", "turn_ms": 9_000, "grace_ms": 3_000, **shortened(game.fate)})
        game.options, game.state = options, game.engine.setup(options, seats, game.reader, game.now_ms)
    except Refusal:
        pass  # a game with clocks of its own
    yield Position(game.engine, game.state, game.now_ms)
    while not game.status.is_over and len(game.log) < most:
        if not challenge_at_random(game):
            game.step(0.3, 0.06 if isinstance(game.state, DuelState) else 0.02)
        if isinstance(game.state, DuelState):
            # Strikes and violations are forgiven, so that the game goes on.
            game.state = replace(game.state, book=blank_book(2))
        yield Position(game.engine, game.state, game.now_ms)
        if game.fate.random() < 0.004:
            call_time(game)


def shortened(fate: Random) -> Mapping[str, int]:
    """Now and then a game that its time limit ends early."""
    return {"game_ms": 60_000} if fate.random() < 0.5 else {}


def call_time(game: Playout) -> None:
    """A referee calls the time limit, where the game has one."""
    try:
        game.now_ms += 1
        game.apply("director", game.engine.parse({"type": "call_time"}))
    except Refusal:
        pass


def challenge_at_random(game: Playout) -> bool:
    """A challenge by any seat of any rule; False where none came."""
    due = game.status.due_at_ms
    if game.fate.random() > 0.05 or (due is not None and due <= game.now_ms + 1):
        return False
    position = Position(game.engine, game.state, game.now_ms)
    seat, rule = game.fate.randrange(game.seats), game.fate.choice(position.rules)
    for action in position.challenges(seat, rule):
        try:
            game.now_ms += 1
            game.apply(seat, action)
        except Refusal:
            continue
        return True
    return False
