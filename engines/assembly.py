"""Builds an engine from a game's modules. Every game uses the same file names for the same roles.

module            names
state             Options, State, Phase (the phases of a status)
rules             ABOUT, RULES, CODES, EVENTS, setup, apply, status
actions           Action
notation          notate, read (a game with few words has these in `actions`)
view              View, view, card
bot               bot
levels            LEVELS (optional: for a game whose levels the arena has measured)
cases             position, to_case
possible_actions  faultless_actions, faulty_actions, HINT_RULES
fault_details     DETAILS, MISSING
ruling            STAKES (only in a game with challenges)
practice          PRACTICE (only in a game with challenges)

A game that is no duel of the kit has `audience` in its view, `adjust_clock` and `for_game` in its rules, and `case_time` in its
cases. A game adds the optional functions (`resample_hidden`, `teams`, `export` …) with `dataclasses.replace`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Protocol, TypeVar, get_args

from engines.contract import About, Actor, Card, Engine, Plain, Rule, Seat, Status, Step, Viewer
from engines.kit.chance import Chance
from engines.kit.clocks.adjust import ClockAdjustment
from engines.kit.declaration.fault_details import Details as DeclaredDetails
from engines.kit.declaration.practice import NO_PRACTICE, Practice
from engines.kit.duel import cases as duel_cases
from engines.kit.duel.options import DuelOptions, correspondence, starter_alternates, starter_by_lot
from engines.kit.duel.state import DuelState, duel_adjusted
from engines.kit.levels.level import UNMEASURED, Levels
from engines.kit.referee.record import Mark
from engines.kit.relocation import cases as relocation_cases
from engines.kit.relocation.state import RelocationState
from engines.kit.stakes import StakesByWindow, with_reasons
from engines.kit.viewer import open_audience

NO_STAKES: StakesByWindow = {}
START = "start"
"""Phase in which the seats of a duel decide who starts."""

O = TypeVar("O")  # noqa: E741 - options
S = TypeVar("S")
A = TypeVar("A")
O_in = TypeVar("O_in", contravariant=True)
S_in = TypeVar("S_in", contravariant=True)
O_out = TypeVar("O_out", covariant=True)
S_out = TypeVar("S_out", covariant=True)
DO = TypeVar("DO", bound=DuelOptions)
DS = TypeVar("DS", bound=DuelState)
RS = TypeVar("RS", bound=RelocationState)


class Values(Protocol[O_out, S_out]):
    @property
    def Options(self) -> type[O_out]: ...
    @property
    def State(self) -> type[S_out]: ...
    @property
    def Phase(self) -> Any: ...


class Actions(Protocol):
    @property
    def Action(self) -> Any: ...


class Rules(Protocol[O_in, S]):
    @property
    def ABOUT(self) -> About: ...
    @property
    def RULES(self) -> tuple[Rule, ...]: ...
    @property
    def CODES(self) -> frozenset[str]: ...
    @property
    def EVENTS(self) -> frozenset[str]: ...
    def setup(self, options: O_in, seats: int, chance: Chance, now_ms: int, /) -> S: ...
    def apply(
        self, state: S, actor: Actor, action: Any, now_ms: int, chance: Chance, marks: tuple[Mark, ...] | None, /
    ) -> Step[S]: ...
    def status(self, state: S, /) -> Status: ...


class PlainRules(Rules[O, S], Protocol[O, S]):
    """The rules of a game that does not use the duel of the kit. Such a game has its own clock and chooses the options of each
    game of a match."""

    def adjust_clock(self, state: S, operation: ClockAdjustment, now_ms: int, /) -> S: ...
    def for_game(self, options: O, number: int, /) -> O: ...


class Notation(Protocol[S_in]):
    def notate(self, state: S_in, action: Any, /) -> str: ...
    def read(self, state: S_in, seat: Seat, text: str, /) -> Any: ...


class Cases(Protocol[S]):
    def position(self, given: Mapping[str, Plain], now_ms: int, /) -> S: ...
    def to_case(self, state: S, now_ms: int, /) -> dict[str, Plain]: ...


class PlainCases(Cases[S], Protocol[S]):
    def case_time(self, state: S, action: Mapping[str, Plain], now_ms: int, /) -> int: ...


class PossibleActions(Protocol[S_in]):
    @property
    def HINT_RULES(self) -> Mapping[str, str]: ...
    def faultless_actions(self, state: S_in, seat: Seat, /) -> Sequence[Any]: ...
    def faulty_actions(self, state: S_in, seat: Seat, /) -> Sequence[Any]: ...


class View(Protocol[S_in]):
    @property
    def View(self) -> Any: ...
    def view(self, state: S_in, viewer: Viewer, now_ms: int, /) -> Any: ...
    def card(self, state: S_in, seat: Seat, /) -> Card: ...


class PlainView(View[S_in], Protocol[S_in]):
    def audience(self, state: S_in, viewer: Viewer, /) -> Viewer: ...


class Details(Protocol):
    @property
    def DETAILS(self) -> DeclaredDetails: ...
    @property
    def MISSING(self) -> tuple[str, ...]: ...


class Bot(Protocol):
    def bot(
        self, view: Mapping[str, Plain], status: Mapping[str, Plain], seat: Seat, chance: Chance, /
    ) -> dict[str, Plain] | None: ...


class Ruling(Protocol):
    """Module that rules on challenges and lists the stakes of each challenge window."""

    @property
    def STAKES(self) -> StakesByWindow: ...


class DeclaredPractice(Protocol):
    @property
    def PRACTICE(self) -> Practice: ...


class MeasuredLevels(Protocol):
    @property
    def LEVELS(self) -> Levels: ...


def plain_engine(
    state: Values[O, S],
    actions: Actions,
    rules: PlainRules[O, S],
    notation: Notation[S],
    cases: PlainCases[S],
    possible_actions: PossibleActions[S],
    view: PlainView[S],
    details: Details,
    bot: Bot,
    levels: MeasuredLevels | None = None,
    ruling: Ruling | None = None,
    practice: DeclaredPractice | None = None,
) -> Engine[O, S, Any]:
    """Return the engine that a game's modules form."""
    own = (view.audience, rules.adjust_clock, rules.for_game, cases.case_time)
    return _engine(state, actions, rules, notation, cases, possible_actions, view, details, bot, levels, ruling, practice, *own)


def duel_engine(
    state: Values[DO, DS],
    actions: Actions,
    rules: Rules[DO, DS],
    notation: Notation[DS],
    cases: Cases[DS],
    possible_actions: PossibleActions[DS],
    view: View[DS],
    details: Details,
    bot: Bot,
    levels: MeasuredLevels | None = None,
    ruling: Ruling | None = None,
    practice: DeclaredPractice | None = None,
) -> Engine[DO, DS, Any]:
    """Return the engine that the modules of a refereed duel form.

    The kit provides the audience, the clock, the alternating starter and the time of the cases. A game with its own versions
    of these adds them with `dataclasses.replace`.
    """
    shared = (open_audience, duel_adjusted, starter_alternates, duel_cases.case_time)
    engine = _engine(
        state, actions, rules, notation, cases, possible_actions, view, details, bot, levels, ruling, practice, *shared
    )
    if START in engine.phases:
        engine = replace(engine, begins_at_once=starter_by_lot)
    return replace(engine, by_correspondence=correspondence)


def relocating(engine: Engine[DO, RS, A], resample_hidden: Callable[[RS, Viewer, Chance], RS]) -> Engine[DO, RS, A]:
    """Return the engine of a duel in which a correct challenge lets the challenger move (relocate) chips of the other seat. Its
    worked cases list only the chips that they test."""
    named = frozenset({"board"})
    return replace(engine, case_time=relocation_cases.case_time, named_in_part=named, resample_hidden=resample_hidden)


def _engine(
    state: Values[O, S],
    actions: Actions,
    rules: Rules[O, S],
    notation: Notation[S],
    cases: Cases[S],
    possible_actions: PossibleActions[S],
    view: View[S],
    details: Details,
    bot: Bot,
    levels: MeasuredLevels | None,
    ruling: Ruling | None,
    practice: DeclaredPractice | None,
    audience: Callable[[S, Viewer], Viewer],
    adjust_clock: Callable[[S, ClockAdjustment, int], S],
    for_game: Callable[[O, int], O],
    case_time: Callable[[S, Mapping[str, Plain], int], int],
) -> Engine[O, S, Any]:
    stakes = NO_STAKES if ruling is None else ruling.STAKES
    challengeable = [rule.id for rule in rules.RULES if rule.challengeable]
    return Engine(
        about=rules.ABOUT,
        options=state.Options,
        state=state.State,
        action=actions.Action,
        rules=rules.RULES,
        codes=rules.CODES,
        phases=get_args(state.Phase),
        events=rules.EVENTS,
        view_type=view.View,
        details=details.DETAILS,
        missing=details.MISSING,
        setup=rules.setup,
        position=cases.position,
        apply=with_reasons(rules.apply, rules.status, stakes, challengeable),
        status=rules.status,
        faultless_actions=possible_actions.faultless_actions,
        faulty_actions=possible_actions.faulty_actions,
        hint_rules=possible_actions.HINT_RULES,
        view=view.view,
        audience=audience,
        adjust_clock=adjust_clock,
        card=view.card,
        notate=notation.notate,
        read=notation.read,
        bot=bot.bot,
        levels=UNMEASURED if levels is None else levels.LEVELS,
        stakes=stakes,
        practice=NO_PRACTICE if practice is None else practice.PRACTICE,
        for_game=for_game,
        to_case=cases.to_case,
        case_time=case_time,
    )
