"""What may be asked of a session's rounds: the plan, the pairing, the beginning and the end."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from protocol.bodies import Body, BotLevel, Plain, Slug, Words
from protocol.session_commands.values import AtTime, Boards, Pairing, PersonId, RoundMinutes, SimultaneousClock, WrittenPosition


class PlanRound(Body, frozen=True, tag="plan_round"):
    """A draft of the next round: who plays whom, in which game. A draft that was there is thrown away.

    `minutes` after its start the time limit is called at all its boards; `at_time`: what then comes of games that know none.
    `level`: how well the computer plays at its boards. `position`: each game of the round begins from there, under the round's
    options: what `options` leaves out the position may say. None, or one that says nothing: from the game's beginning.
    """

    game: Slug
    how: Pairing = "random"
    seats: Annotated[int, Meta(ge=2, le=8)] = 2
    options: dict[str, Plain] = {}
    games: Annotated[int, Meta(ge=1, le=16)] = 1
    minutes: RoundMinutes = 0
    at_time: AtTime = "tutor"
    level: BotLevel = ""
    position: WrittenPosition | None = None


class PlanSimultaneous(Body, frozen=True, tag="plan_simultaneous"):
    """A draft of the next round in which one plays many: `player`, a tutor or a pupil, has a board with each of `people`, or
    with all other pupils where nobody is named. For two-sided games that want no quick answers, played with help.

    `first`: who has the first seat; `clock`: no clock runs, or that of the others runs while they alone are waited for.
    `counts`: it counts in the standings, which it may where a tutor plays. After `minutes` games that are not over are drawn,
    unless they know a time limit. `position` is as in `plan_round`.
    """

    game: Slug
    player: PersonId
    people: Annotated[list[PersonId], Meta(max_length=200)] = []
    first: Literal["player", "others", "turns"] = "player"
    clock: SimultaneousClock = "none"
    counts: bool = False
    options: dict[str, Plain] = {}
    minutes: RoundMinutes = 0
    position: WrittenPosition | None = None


class PlannedGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game of a pentathlon, for two at a board, with its options."""

    game: Slug
    options: dict[str, Plain] = {}


MAX_PLANNED = 5


class SetPentathlon(Body, frozen=True, tag="set_pentathlon"):
    """The games of the rounds to come, a round each, in this order; those that were begun stand. No game: there is no plan.

    `stations`: groups of the class play them in different orders, several at once; all are fixed with the first round, and
    `hand` is by lot there. The rest is as in `plan_round`, for all its rounds.
    """

    games: Annotated[list[PlannedGame], Meta(max_length=MAX_PLANNED)]
    stations: bool = False
    how: Pairing = "swiss"
    minutes: RoundMinutes = 0
    at_time: AtTime = "tutor"
    level: BotLevel = ""


class NamedTeam(Struct, frozen=True, forbid_unknown_fields=True):
    """A team of pupils under its name."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]
    pupils: Annotated[list[PersonId], Meta(max_length=200)]


class SetTeams(Body, frozen=True, tag="set_teams"):
    """The teams of the pentathlon, which have the points of their pupils. A pupil may be in none; no team: there are none."""

    teams: Annotated[list[NamedTeam], Meta(max_length=20)]


class PlanNext(Body, frozen=True, tag="plan_next"):
    """A draft of the pentathlon's next round. `start`: its boards are opened at once."""

    start: bool = False


ApartPair = Annotated[list[PersonId], Meta(min_length=2, max_length=2)]


class SetApart(Body, frozen=True, tag="set_apart"):
    """The pairs of pupils whom no draft brings together while it can be avoided. They take the place of those before."""

    pairs: Annotated[list[ApartPair], Meta(max_length=100)]


class SetBoards(Body, frozen=True, tag="set_boards"):
    """The draft's boards as the tutor wants them. Who is at none has this round off.

    `version`: of the draft that the tutor saw; where another has changed it since, the answer is no. None: whatever it was.
    """

    boards: Boards
    version: Annotated[int, Meta(ge=0)] | None = None


class PublishRound(Body, frozen=True, tag="publish_round"):
    """All see the pairings of the draft."""


class StartRound(Body, frozen=True, tag="start_round"):
    """The boards of the round are opened and their games begin."""


class SetRoundTime(Body, frozen=True, tag="set_round_time"):
    """The running round ends in so many minutes from now; 0: it has no end of its own any more."""

    minutes: RoundMinutes


class DropRound(Body, frozen=True, tag="drop_round"):
    """The draft or published round is thrown away."""


class CloseRound(Body, frozen=True, tag="close_round"):
    """The round is over: what is final counts, a board without a result counts as nothing for either side."""

    reason: Words = ""
