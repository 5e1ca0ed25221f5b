"""Challenges: rulings, and their effect on the entries of the partial game (rulebook part 6)."""

from msgspec.structs import replace

from engines.contract import GameEvent, Refusal
from engines.kit.chance import Chance
from engines.kit.referee.actions import Challenge, rules_named
from engines.kit.referee.record import STRIKES_TO_LOSE, Mark, Ruling, evidence, found, put
from engines.kit.referee.rulings import ruled as rulings_on
from engines.kit.stakes import Stakes
from engines.truco.deck import POINTS, two_suits
from engines.truco.facts import ruled_explained
from engines.truco.faults import CHALLENGEABLE, verdict
from engines.truco.match import seating, tally
from engines.truco.partial_game import rights
from engines.truco.partial_game.outcome import finished, shown
from engines.truco.state import Entry, Partial, State

STAKES = {
    "review": Stakes(
        {
            rights.FLOR_CALLADA: "flor_points",
            rights.FLOR_SIN_TENER: "points_taken",
            rights.ENVIDO_MAL_CANTADO: "envido_points",
            rights.FLOR_MAL_CANTADA: "sung_points",
            rights.ENTROMETERSE: "fine",
        },
        "strike",
        {rights.FLOR_CALLADA: "false_flor"},
    ),
    "duel": Stakes({rights.ENTROMETERSE: "fine"}, "strike"),
}


def rules_of(state: State, challenge: Challenge) -> tuple[str, ...]:
    """Return the rules that a challenge names. Raises `Refusal("malformed")` also if the target is missing."""
    rules = rules_named(challenge)
    target = challenge.target
    needs_seat = rules is None or any(rule in CHALLENGEABLE for rule in rules)
    is_seat = isinstance(target, int) and not isinstance(target, bool) and 0 <= target < state.players
    if rules is None or (not is_seat and (needs_seat or target is not None)):
        raise Refusal("malformed")
    return rules


def refuse_in_assisted(state: State, challenge: Challenge) -> None:
    """Refuse any challenge in assisted mode. A malformed challenge is refused as malformed in every mode."""
    rules_of(state, challenge)
    if state.options.is_assisted:
        raise Refusal("no_challenges")


def challenge_code(state: State, seat: int, rules: tuple[str, ...], target: int | None) -> str | None:
    """Return the refusal code if the seat cannot challenge the target; else None. A seat outside the duel may be challenged
    only for meddling."""
    assert state.partial is not None
    if target is None:
        return None
    sides = seating.sides(state)
    if sides[seat] == sides[target]:
        return "own_team"
    inside = target in state.partial.deal.seats or all(rule == rights.ENTROMETERSE for rule in rules)
    return None if inside else "not_in_play"


def challenged(
    state: State, seat: int, challenge: Challenge, chance: Chance, marks: tuple[Mark, ...] | None
) -> tuple[State, tuple[GameEvent, ...], tuple[Ruling, ...]]:
    """Return the match after the rulings on a challenge, with remedies and strikes, and the events and rulings. Raises
    `Refusal`."""
    rules = rules_of(state, challenge)
    target = challenge.target if isinstance(challenge.target, int) else None
    code = challenge_code(state, seat, rules, target)
    if code is not None:
        raise Refusal(code)
    assert state.partial is not None
    before = state.partial

    def verdict_of(rule: str) -> Ruling:
        mark: Mark = "IA" if target is None else verdict(before, rule, target)
        if mark != "C" or target is None:
            return Ruling(rule, mark)
        return found(rule, ruled_explained(before, rule, target))

    # A person may have seen only the rules up to the third strike that ended the list. The server rules on the rest.
    by_human = len(rules) if marks is None else len(marks)
    first, rest = rulings_on(rules[:by_human], verdict_of, marks), rulings_on(rules[by_human:], verdict_of, None)
    if not by_human or first is None or rest is None:
        raise Refusal("malformed", detail="marks")
    rulings = first + rest
    account = seating.own_accounts(state.options, state.players)[seat]
    events = [GameEvent("challenge", seat, {"rules": list(rules), "target": target})]
    for number, ruling in enumerate(rulings, 1):
        events.append(
            GameEvent("ruling", seat, {"rule": ruling.rule, "mark": ruling.mark, "target": target, **evidence(ruling)})
        )
        state = _marked(state, seat, ruling)
        if target is not None:
            assert state.partial is not None
            entries = state.partial.entries
            state = replace(state, partial=_carried_out(state.partial, ruling, before.side(seat), target))
            events += _points_moved(entries, state)
        if is_strike(ruling):
            strikes = put(state.strikes, account, state.strikes[account] + 1)
            state = replace(state, strikes=strikes)
            struck_out = strikes[account] >= STRIKES_TO_LOSE
            kind = "struck_out" if struck_out else "strike_warning"
            events.append(GameEvent(kind, seat, {"strikes": strikes[account]}))
            if struck_out:
                state, more = tally.chico_lost(state, account, chance)
                return state, (*events, *more), rulings[:number]
    return state, tuple(events), rulings


def _points_moved(entries: tuple[Entry, ...], state: State) -> list[GameEvent]:
    """Return the event about the points that a ruling added or moved from one side to the other, in a list. The list is empty
    if the ruling changed no points."""
    assert state.partial is not None
    moved = [entry for entry in state.partial.entries if entry not in entries]
    if not moved:
        return []
    sides = state.partial.deal.sides
    gainers = [seat for seat in range(state.players) if sides[seat] == moved[0].side]
    about = {"seats": gainers, "points": sum(entry.points for entry in moved), "for": [entry.cause for entry in moved]}
    return [GameEvent("points_moved", gainers[0], about)]


def is_strike(ruling: Ruling) -> bool:
    """Return whether the ruling costs a strike. A wrong challenge of an unannounced flor (*pido flor*) costs points instead."""
    return ruling.mark == "IA" or (ruling.mark == "I" and ruling.rule != rights.FLOR_CALLADA)


def _marked(state: State, seat: int, ruling: Ruling) -> State:
    marks = put(state.marks, seat, (*state.marks[seat], ruling.mark))
    return replace(state, marks=marks, rulings=(*state.rulings, ruling.mark))


def _carried_out(game: Partial, ruling: Ruling, side: int, target: int) -> Partial:
    """Change the points of the partial game by a ruling: the remedy of a correct challenge, once, or the price of a wrong *pido
    flor*."""
    charge = (ruling.rule, target)
    if ruling.mark == "C" and charge not in game.charged:
        return replace(_remedied(game, ruling.rule, side, target), charged=(*game.charged, charge))
    if ruling.mark == "I" and ruling.rule == rights.FLOR_CALLADA and game.outcome is not None:
        pair = two_suits(game.deal.dealt[target], _laid_cards(game))
        if not game.shown_cards[target]:
            game = replace(game, shown_cards=put(game.shown_cards, target, pair))
        price = Entry("pido-flor-falso", game.side(target), game.deal.options.pido_flor_false)
        return replace(game, entries=(*game.entries, price))
    return game


def _remedied(game: Partial, rule: str, side: int, target: int) -> Partial:
    if rule == rights.ENTROMETERSE:
        if not game.deal.is_duel:
            return game
        fine = Entry("entrometerse", side, POINTS["entrometerse"])
        if game.outcome is None:
            game = finished(game, side, fine.points, fine.cause)
        return replace(game, entries=(fine,))
    if game.outcome is None:
        return game
    match rule:
        case rights.FLOR_CALLADA:
            fine = Entry("flor-callada", side, POINTS["flor_callada"])
            game = _taken_over(shown(game, target), side, tuple(entry.cause for entry in game.entries))
            return replace(game, entries=(*game.entries, fine))
        case rights.FLOR_SIN_TENER:
            return _taken_over(shown(game, target), side, tuple(entry.cause for entry in game.entries))
        case rights.ENVIDO_MAL_CANTADO:
            return _taken_over(game, side, ("envido",))
        case rights.FLOR_MAL_CANTADA:
            return _taken_over(game, side, ("flor",))
        case _:
            return game


def _taken_over(game: Partial, side: int, causes: tuple[str, ...]) -> Partial:
    """Give the points with these causes to the side."""
    entries = tuple(Entry(entry.cause, side, entry.points) if entry.cause in causes else entry for entry in game.entries)
    return replace(game, entries=entries)


def _laid_cards(game: Partial) -> frozenset[str]:
    laid = [laid for trick in game.tricks for laid in trick.laid] + list(game.laid)
    return frozenset(one.card for one in laid)
