"""The view of a match: a seat sees its own hand, the signs that it sent or saw, and no other cards before they are public.

The other parts are public and do not depend on hidden cards.
"""

from typing import Any

from engines.contract import REFEREE, Card, Viewer
from engines.kit.clocks.timers import timer_view
from engines.kit.referee.draws import offer_view
from engines.kit.view_cache import shown_for_last, shown_once
from engines.truco import clock
from engines.truco.betting import envido, flor
from engines.truco.cases import entry_view
from engines.truco.deck import MALAS, has_flor
from engines.truco.facts import recorded
from engines.truco.match import seating
from engines.truco.partial_game.phases import answering_side, phase_of, to_declare
from engines.truco.speech import signs
from engines.truco.speech.words import true_value, with_word, words_now
from engines.truco.state import Envido, Flor, Laid, Partial, State, Trick, Truco, Utterance
from engines.truco.view_types import View as View


def view(state: State, viewer: Viewer, _now_ms: int) -> dict[str, Any]:
    """Return the match for a seat, a spectator (only public things) or a referee (all hands and the record of faults,
    but not the pack).

    Only the seat itself sees its `hand`, `dealt`, `discard`, `words` (the words that would take effect now), `point`
    (in assisted mode: the number to declare), `looked`, `signalled`.
    """
    seen = dict(_public(state))
    if viewer == REFEREE:
        seen |= _record(state)
    elif isinstance(viewer, int):
        seen |= own_view(state, viewer)
    return seen


@shown_for_last
def _public(state: State) -> dict[str, Any]:
    """Return the public part of the view. All viewers share it, so callers must not modify it."""
    game = state.partial
    where = clock.phase(state)
    awaited = clock.awaited_in(state, where)
    sides = seating.sides(state)
    accounts = seating.own_accounts(state.options, state.players)
    tricks = [] if game is None else _all_laid(game)
    return {
        "players": state.players,
        "phase": where,
        "dealer": state.dealer,
        "mano": (state.dealer + 1) % state.players,
        "pies": list(seating.pies(sides, state.dealer)),
        "parda_segunda": state.options.second_parda,
        "time_called": state.time_called,
        "gallo": seating.gallo(state),
        "sides": list(sides),
        "own": list(accounts),
        "hand_no": state.hand_no,
        "kind": "pica" if state.is_pica else "redondo",
        "waiting": list(awaited),
        "accounts": [_account(points) for points in state.accounts],
        "chicos": list(state.chicos),
        "past_chicos": [list(past) for past in state.past_chicos],
        "chico_winner": state.chico_winner,
        "noted": [entry_view(entry) for entry in state.noted],
        "tallied": [entry_view(entry) for entry in state.tallied],
        "rulings": list(state.rulings),
        "looking": list(state.signs.looking),
        "seats": [_seat(state, game, seat, tricks) for seat in range(state.players)],
        "partial": None if game is None else _partial(game, where if state.stage == "game" else phase_of(game)),
        "offer": offer_view(state.offer),
        "clock": timer_view(state.timers, clock.DECISION),
        "limit": timer_view(state.timers, clock.GAME),
        "strikes": [state.strikes[account] for account in accounts],
        "marks": [list(marks) for marks in state.marks],
        "text": text(state, where, awaited, tricks),
    }


@shown_once
def _account(points: int) -> dict[str, int]:
    return {"points": points, "malas": min(points, MALAS), "buenas": max(0, points - MALAS)}


def _all_laid(game: Partial) -> list[tuple[Laid, ...]]:
    """Return the cards of each trick, also of the running trick."""
    tricks = [trick.laid for trick in game.tricks]
    return [*tricks, game.laid] if game.laid else tricks


def _seat(state: State, game: Partial | None, seat: int, tricks: list[tuple[Laid, ...]]) -> dict[str, Any]:
    """Return the part of the view about one seat. The key `laid` has the seat's card in each trick, including the running
    trick; None for a trick where the seat has played no card."""
    if game is None:
        return {"cards": len(state.hands[seat]), "laid": [], "mazo": False, "flor": "open", "shown": [], "said": None}
    return {
        "cards": len(game.hands[seat]),
        "laid": [_cards(laid).get(seat) for laid in tricks],
        "mazo": seat in game.out,
        "flor": game.flor.rights[seat],
        "shown": list(game.shown_cards[seat]),
        "said": _utterance(state.said[seat]),
    }


@shown_once
def _cards(laid: tuple[Laid, ...]) -> dict[int, str]:
    return {one.seat: one.card for one in laid}


def _utterance(said: Utterance | None) -> dict[str, Any] | None:
    if said is None:
        return None
    return {
        "number": said.number,
        "words": list(said.words),
        "text": said.text,
        "worked": list(said.effective or said.case_runner),
    }


def _partial(game: Partial, phase: str) -> dict[str, Any]:
    """Return the view of the running partial game; during the cut, of the last partial game. `phase`: its phase."""
    outcome = game.outcome
    return {
        "seats": list(game.deal.seats),
        "sides": list(game.deal.sides),
        "mano": game.mano,
        "duel": list(game.deal.seats) if game.deal.is_duel else None,
        "phase": phase,
        "turn": None if outcome else game.turn,
        "answering": answering_side(game, phase),
        "to_declare": list(to_declare(game, phase)),
        "laid": [[one.seat, one.card] for one in game.laid],
        "tricks": [_trick(trick) for trick in game.tricks],
        "envido": _envido(game.envido, envido.stake(game) if game.envido.status in ("pending", "accepted") else None),
        "flor": _flor(game.flor),
        "truco": _truco(game.truco),
        "double": game.double,
        "put_off": [[call.word, call.seat] for call in game.put_off],
        "rest": game.deal.rest,
        "meddlers": list(game.meddlers),
        "outcome": outcome and {"side": outcome.side, "points": outcome.points, "by": outcome.by},
        "entries": [entry_view(entry) for entry in game.entries],
        "shown": list(game.shown),
        "accepted": list(game.accepted),
        "charged": [[rule, seat] for rule, seat in game.charged],
    }


@shown_once
def _envido(bet: Envido, stake: int | None) -> dict[str, Any]:
    return {
        "status": bet.status,
        "calls": [[call.word, call.seat] for call in bet.calls],
        "stake": stake,
        "declared": [[one.seat, one.value] for one in bet.declared],
        "worth": bet.worth,
        "side": bet.side,
        "winner": bet.winner,
    }


@shown_once
def _flor(bet: Flor) -> dict[str, Any]:
    return {
        "stage": bet.stage,
        "sung": list(bet.sung),
        "silent": list(bet.silent),
        "queue": list(bet.queue),
        "level": bet.level,
        "level_side": bet.level_side,
        "closed": bet.closed,
        "yielded": bet.yielded,
        "declared": [[one.seat, one.value] for one in bet.declared],
        "worth": bet.worth,
        "side": bet.side,
        "winner": bet.winner,
    }


@shown_once
def _truco(bet: Truco) -> dict[str, Any]:
    return {"value": bet.value, "pending": bet.pending, "pending_side": bet.pending_side, "right_side": bet.right_side}


@shown_once
def _trick(trick: Trick) -> dict[str, Any]:
    return {"laid": [[one.seat, one.card] for one in trick.laid], "side": trick.side, "winner": trick.winner}


def own_view(state: State, seat: int) -> dict[str, Any]:
    """Return the part of the view that only the seat itself sees."""
    game = state.partial if state.stage == "game" else None
    hands = state.hands if game is None else game.hands
    inside = game is not None and game.outcome is None and seat in game.deal.seats
    return {
        "hand": [] if state.stage in ("cut", "over") else list(hands[seat]),
        "dealt": [] if state.stage == "cut" else list(state.hands[seat]),
        "discard": state.discarded if seat == seating.gallo(state) and state.stage != "cut" else None,
        "words": _words(state, game, seat) if inside and game is not None else [],
        "point": _point(state, game, seat) if inside and game is not None else None,
        "signs": [[sign.signal, sign.seat] for sign in signs.visible(state, seat)],
        "looked": seat in state.signs.looked,
        "signalled": seat in state.signs.signalled,
    }


def _words(state: State, game: Partial, seat: int) -> list[str]:
    """Return the words that would take effect now. In assisted mode they exclude words that are false for the seat's own cards:
    a false flor, a false denial, or any other word before a true flor."""
    working = list(words_now(game, seat))
    if not game.deal.options.flor:
        working = [word for word in working if word not in flor.WORDS and word not in flor.DENIALS]
    if "con_flor_quiero" in working and not flor.stands_against(game, game.side(seat)):
        # The word would announce a first flor, but it means the acceptance of a flor. So the view offers it only as an
        # answer.
        working.remove("con_flor_quiero")
    if not state.options.is_assisted:
        return working
    # The filter uses only the seat's own cards, because a fault in another word may depend on hidden cards.
    false = flor.DENIALS if has_flor(game.deal.dealt[seat]) else flor.WORDS
    return [word for word in working if word not in false and not _passes_over_flor(game, seat, word)]


def _passes_over_flor(game: Partial, seat: int, word: str) -> bool:
    """Return whether the word would end the seat's right to announce its flor."""
    after = with_word(game, seat, word)
    return has_flor(game.deal.dealt[seat]) and seat in after.flor.silent and seat not in game.flor.silent


def _point(state: State, game: Partial, seat: int) -> int | None:
    """Return the number that the seat must declare now, in assisted mode only; else None."""
    if not state.options.is_assisted or clock.phase(state) not in ("declare_envido", "declare_flor"):
        return None
    return true_value(game, seat) if seat in clock.awaited(state) else None


def _record(state: State) -> dict[str, Any]:
    """Return the part of the view that only referees get."""
    game = state.partial
    return {
        "hands": [list(hand) for hand in state.hands],
        "held": [list(hand) for hand in (state.hands if game is None else game.hands)],
        "discard": state.discarded,
        "signs": [[sign.signal, sign.seat, list(sign.seen_by)] for sign in state.signs.sent],
        "record": []
        if game is None
        else [{"rule": fault.rule, "seat": fault.target, "facts": dict(recorded(game, fault).facts)} for fault in game.faults],
    }


def text(state: State, where: str, awaited: tuple[int, ...], tricks: list[tuple[Laid, ...]]) -> str:
    """Return the position as a short text that needs no translation: score, phase, awaited seats, cards by trick, bets.

    `12-9 1:0 answer_truco >1 | 0:O1 1:B12 / 0:E7 | E=2 T1?2`
    """
    parts = [f"{_joined('-', state.accounts)} {_joined(':', state.chicos)} {where} >{_joined(',', awaited)}"]
    game = state.partial
    if game is not None and state.stage == "game":
        parts.append(" / ".join([_laid_text(laid) for laid in tricks]))
        bets = [f"F{game.flor.level}={game.flor.worth or '?'}"] if game.flor.stage != "none" else []
        if game.envido.status not in ("none", "void"):
            bets.append(f"E={envido.stake(game) if game.envido.worth is None else game.envido.worth}")
        pending = "" if game.truco.pending is None else f"?{game.truco.pending}"
        bets.append(f"T{game.truco.value}{pending}")
        parts.append(" ".join(bets))
    return " | ".join(parts)


@shown_once
def _joined(sign: str, numbers: tuple[int, ...]) -> str:
    return sign.join(map(str, numbers))


@shown_once
def _laid_text(laid: tuple[Laid, ...]) -> str:
    return " ".join([f"{one.seat}:{one.card}" for one in laid])


def audience(_state: State, viewer: Viewer) -> Viewer:
    """Return `viewer` itself: no two viewers share a view, because every seat sees its own hand."""
    return viewer


def card(state: State, seat: int) -> Card:
    """Return the score card: a line for each finished chico and a line for the running chico. The total is the number
    of won chicos."""
    account = seating.own_accounts(state.options, state.players)[seat]
    rows = [*state.past_chicos, *([] if state.result and not any(state.accounts) else [state.accounts])]
    lines = tuple(
        (number, points[account], max(other for place, other in enumerate(points) if place != account))
        for number, points in enumerate(rows, start=1)
    )
    return Card(("chico", "own", "other"), lines, state.chicos[account], state.marks[seat])
