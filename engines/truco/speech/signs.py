"""Looks and signs (rulebook 4.10). Only the seats that look at a seat see its sign, whether they are partners or opponents.
With the option `signals` `public`, all seats see it."""

from msgspec.structs import replace

from engines.kit.referee.record import put
from engines.truco.match import seating
from engines.truco.partial_game.phases import phase_of
from engines.truco.state import Sign, Signs, State


def has_partner(state: State, seat: int) -> bool:
    """Return whether the seat has a partner to exchange signs with. It has none in a match of two seats, as the gallo, or in
    its own duel."""
    if state.players == 2 or seat == seating.gallo(state):
        return False
    duel = state.partial
    return duel is None or not duel.deal.is_duel or seat not in duel.deal.seats


def signal_code(state: State, seat: int) -> str | None:
    """Return the refusal code if the seat cannot make a sign now; else None. The code is private to the seat, because other
    seats cannot know whether it has already made a sign."""
    if state.options.signals == "off":
        return "signals_off"
    if not has_partner(state, seat):
        return "no_partner"
    if state.partial is None or phase_of(state.partial) == "review":
        return "hand_over"
    return "signal_spent" if seat in state.signs.signalled else None


def signalled(state: State, seat: int, signal: str) -> State:
    """Return the match after the seat made a sign."""
    others = [other for other in range(state.players) if other != seat]
    if state.options.signals == "look":
        others = [other for other in others if state.signs.looking[other] == seat]
    sent = (*state.signs.sent, Sign(signal, seat, tuple(others)))
    return replace(state, signs=replace(state.signs, sent=sent, signalled=(*state.signs.signalled, seat)))


def look_code(state: State, seat: int) -> str | None:
    if state.players == 2:
        return "no_partner"
    return "look_spent" if seat in state.signs.looked else None


def looked(state: State, seat: int, at: int) -> State:
    """Return the match after a seat turned to look at another seat."""
    signs = replace(state.signs, looking=put(state.signs.looking, seat, at), looked=(*state.signs.looked, seat))
    return replace(state, signs=signs)


def after_event(signs: Signs) -> Signs:
    """Let every seat look and make a sign once more, after a card, a word with effect, a declaration or a mazo (a seat gave up
    its cards)."""
    return replace(signs, looked=(), signalled=()) if signs.looked or signs.signalled else signs


def visible(state: State, viewer: int) -> tuple[Sign, ...]:
    """Return the signs that a seat made or saw."""
    return tuple([sign for sign in state.signs.sent if viewer == sign.seat or viewer in sign.seen_by])
