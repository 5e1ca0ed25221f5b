"""The public part of the view, equal for all viewers: the match, its points, the seats, the partial game, the clocks."""

from typing import Any

from engines.kit.clocks.timers import timer_view
from engines.kit.referee.draws import DrawOffer, offer_view
from engines.kit.referee.record import Mark
from engines.kit.view_cache import shown_for_last, shown_once
from engines.truco import clock
from engines.truco.cases import entry_view
from engines.truco.deck import MALAS
from engines.truco.match import seating
from engines.truco.partial_game.phases import phase_of
from engines.truco.state import Entry, Options, State
from engines.truco.views.partial_game import partial_view
from engines.truco.views.seats import seats_view
from engines.truco.views.text import text
from engines.truco.views.tricks import all_laid


@shown_for_last
def public_view(state: State) -> dict[str, Any]:
    """Return the public part of the view. All viewers share it, so callers must not modify it."""
    game = state.partial
    where = clock.phase(state)
    awaited = clock.awaited_in(state, where)
    tricks = () if game is None else all_laid(game)
    # A copy of a cached map, with new values for some keys, takes less time than a new map, and keeps the order of the keys.
    seen = _between_actions(
        state.options,
        state.players,
        state.dealer,
        state.hand_no,
        state.is_pica,
        state.time_called,
        state.accounts,
        state.chicos,
        state.past_chicos,
        state.chico_winner,
        state.noted,
        state.tallied,
        state.rulings,
        state.signs.looking,
        state.offer,
        state.strikes,
        state.marks,
    ).copy()
    seen["phase"] = where
    seen["waiting"] = list(awaited)
    seen["seats"] = seats_view(state, tricks)
    seen["partial"] = None if game is None else partial_view(game, where if state.stage == "game" else phase_of(game))
    seen["clock"] = timer_view(state.timers, clock.DECISION)
    seen["limit"] = timer_view(state.timers, clock.GAME)
    seen["text"] = text(state, where, awaited, tricks)
    return seen


@shown_once
def _between_actions(
    options: Options,
    players: int,
    dealer: int,
    hand_no: int,
    is_pica: bool,
    time_called: bool,
    accounts: tuple[int, ...],
    chicos: tuple[int, ...],
    past_chicos: tuple[tuple[int, ...], ...],
    chico_winner: int | None,
    noted: tuple[Entry, ...],
    tallied: tuple[Entry, ...],
    rulings: tuple[str, ...],
    looking: tuple[int | None, ...],
    offer: DrawOffer | None,
    strikes: tuple[int, ...],
    marks: tuple[tuple[Mark, ...], ...],
) -> dict[str, Any]:
    """Return the public part with the values that most actions leave as they are. The other values are None."""
    sides = seating.sides_of(options, players, dealer)
    own = seating.own_accounts(options, players)
    return {
        "players": players,
        "phase": None,
        "dealer": dealer,
        "mano": (dealer + 1) % players,
        "pies": list(seating.pies(sides, dealer)),
        "parda_segunda": options.second_parda,
        "time_called": time_called,
        "gallo": seating.gallo_of(options, players, dealer),
        "sides": list(sides),
        "own": list(own),
        "hand_no": hand_no,
        "kind": "pica" if is_pica else "redondo",
        "waiting": None,
        "accounts": [_account(points) for points in accounts],
        "chicos": list(chicos),
        "past_chicos": [list(past) for past in past_chicos],
        "chico_winner": chico_winner,
        "noted": [entry_view(entry) for entry in noted],
        "tallied": [entry_view(entry) for entry in tallied],
        "rulings": list(rulings),
        "looking": list(looking),
        "seats": None,
        "partial": None,
        "offer": offer_view(offer),
        "clock": None,
        "limit": None,
        "strikes": [strikes[account] for account in own],
        "marks": [list(row) for row in marks],
        "text": None,
    }


@shown_once
def _account(points: int) -> dict[str, int]:
    return {"points": points, "malas": min(points, MALAS), "buenas": max(0, points - MALAS)}
