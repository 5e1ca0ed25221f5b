"""The view of a match: a seat sees its own hand, the signs that it sent or saw, and no other cards before they are public.

The other parts are public and do not depend on hidden cards.
"""

from typing import Any, TypeAlias

from engines.contract import REFEREE, Card, Viewer
from engines.kit.clocks.timers import timer_view
from engines.kit.referee.draws import DrawOffer, offer_view
from engines.kit.referee.record import Mark
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
from engines.truco.state import (
    Call,
    Entry,
    Envido,
    Flor,
    Laid,
    Options,
    Outcome,
    Partial,
    Right,
    State,
    Trick,
    Truco,
    Utterance,
)
from engines.truco.view_types import View as View

Tricks: TypeAlias = tuple[tuple[Laid, ...], ...]
"""The cards of each trick, in the order of play."""


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
    tricks = () if game is None else _all_laid(game)
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
    seen["seats"] = _seats(state, tricks)
    seen["partial"] = None if game is None else _partial(game, where if state.stage == "game" else phase_of(game))
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


def _all_laid(game: Partial) -> Tricks:
    """Return the cards of each trick, also of the running trick."""
    tricks = tuple([trick.laid for trick in game.tricks])
    return (*tricks, game.laid) if game.laid else tricks


def _seats(state: State, tricks: Tricks) -> list[dict[str, Any]]:
    """Return the parts of the view about each seat."""
    game = state.partial
    if game is None:
        return [_seat(len(hand), (), False, "open", (), None) for hand in state.hands]
    laid, out, rights, shown, said = _laid_by(tricks, state.players), game.out, game.flor.rights, game.shown_cards, state.said
    return [
        _seat(len(hand), laid[seat], seat in out, rights[seat], shown[seat], said[seat]) for seat, hand in enumerate(game.hands)
    ]


@shown_once
def _laid_by(tricks: Tricks, players: int) -> list[tuple[str | None, ...]]:
    """Return the card of each seat in each trick; None for a trick where the seat has played no card."""
    cards = [{one.seat: one.card for one in laid} for laid in tricks]
    return [tuple([by_seat.get(seat) for by_seat in cards]) for seat in range(players)]


@shown_once
def _seat(
    cards: int,
    laid: tuple[str | None, ...],
    is_out: bool,
    right: Right,
    shown: tuple[str, ...],
    said: Utterance | None,
) -> dict[str, Any]:
    """Return the part of the view about one seat. `laid`: its card in each trick, including the running trick."""
    return {
        "cards": cards,
        "laid": list(laid),
        "mazo": is_out,
        "flor": right,
        "shown": list(shown),
        "said": _utterance(said),
    }


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
    deal, outcome = game.deal, game.outcome
    seen = _between_bets(
        deal.seats,
        deal.sides,
        deal.is_duel,
        deal.rest,
        game.double,
        game.put_off,
        game.meddlers,
        outcome,
        game.entries,
        game.shown,
        game.accepted,
        game.charged,
    ).copy()
    seen["phase"] = phase
    seen["turn"] = None if outcome else game.turn
    seen["answering"] = answering_side(game, phase)
    seen["to_declare"] = list(to_declare(game, phase))
    seen["laid"] = _laid(game.laid)
    seen["tricks"] = [_trick(trick) for trick in game.tricks]
    seen["envido"] = _envido(game.envido, envido.stake(game) if game.envido.status in ("pending", "accepted") else None)
    seen["flor"] = _flor(game.flor)
    seen["truco"] = _truco(game.truco)
    return seen


@shown_once
def _between_bets(
    seats: tuple[int, ...],
    sides: tuple[int, ...],
    is_duel: bool,
    rest: int,
    double: bool,
    put_off: tuple[Call, ...],
    meddlers: tuple[int, ...],
    outcome: Outcome | None,
    entries: tuple[Entry, ...],
    shown: tuple[int, ...],
    accepted: tuple[int, ...],
    charged: tuple[tuple[str, int], ...],
) -> dict[str, Any]:
    """Return the view of a partial game with the values that cards and bets mostly leave as they are. The other values are
    None."""
    return {
        "seats": list(seats),
        "sides": list(sides),
        "mano": seats[0],
        "duel": list(seats) if is_duel else None,
        "phase": None,
        "turn": None,
        "answering": None,
        "to_declare": None,
        "laid": None,
        "tricks": None,
        "envido": None,
        "flor": None,
        "truco": None,
        "double": double,
        "put_off": [[call.word, call.seat] for call in put_off],
        "rest": rest,
        "meddlers": list(meddlers),
        "outcome": outcome and {"side": outcome.side, "points": outcome.points, "by": outcome.by},
        "entries": [entry_view(entry) for entry in entries],
        "shown": list(shown),
        "accepted": list(accepted),
        "charged": [[rule, seat] for rule, seat in charged],
    }


@shown_once
def _laid(laid: tuple[Laid, ...]) -> list[list[int | str]]:
    return [[one.seat, one.card] for one in laid]


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
    return {"laid": _laid(trick.laid), "side": trick.side, "winner": trick.winner}


def own_view(state: State, seat: int) -> dict[str, Any]:
    """Return the part of the view that only the seat itself sees."""
    game = state.partial if state.stage == "game" else None
    hands = state.hands if game is None else game.hands
    inside = game is not None and game.outcome is None and seat in game.deal.seats
    is_cut, made = state.stage == "cut", state.signs
    return {
        "hand": [] if is_cut or state.stage == "over" else list(hands[seat]),
        "dealt": [] if is_cut else list(state.hands[seat]),
        "discard": None if is_cut or state.discarded is None or seat != seating.gallo(state) else state.discarded,
        "words": _words(state, game, seat) if inside and game is not None else [],
        "point": _point(state, game, seat) if inside and game is not None else None,
        "signs": [[sign.signal, sign.seat] for sign in signs.visible(state, seat)] if made.sent else [],
        "looked": seat in made.looked,
        "signalled": seat in made.signalled,
    }


def _words(state: State, game: Partial, seat: int) -> list[str]:
    """Return the words that would take effect now. In assisted mode they exclude words that are false for the seat's own cards:
    a false flor, a false denial, or any other word before a true flor."""
    working = words_now(game, seat)
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


def text(state: State, where: str, awaited: tuple[int, ...], tricks: Tricks) -> str:
    """Return the position as a short text that needs no translation: score, phase, awaited seats, cards by trick, bets.

    `12-9 1:0 answer_truco >1 | 0:O1 1:B12 / 0:E7 | E=2 T1?2`
    """
    begin = _score_text(state.accounts, state.chicos, where, awaited)
    game = state.partial
    if game is None or state.stage != "game":
        return begin
    bets = f"F{game.flor.level}={game.flor.worth or '?'} " if game.flor.stage != "none" else ""
    if game.envido.status not in ("none", "void"):
        bets += f"E={envido.stake(game) if game.envido.worth is None else game.envido.worth} "
    pending = "" if game.truco.pending is None else f"?{game.truco.pending}"
    return f"{begin} | {_tricks_text(tricks)} | {bets}T{game.truco.value}{pending}"


@shown_once
def _score_text(accounts: tuple[int, ...], chicos: tuple[int, ...], where: str, awaited: tuple[int, ...]) -> str:
    return f"{_joined('-', accounts)} {_joined(':', chicos)} {where} >{_joined(',', awaited)}"


def _joined(sign: str, numbers: tuple[int, ...]) -> str:
    return sign.join(map(str, numbers))


@shown_once
def _tricks_text(tricks: Tricks) -> str:
    return " / ".join([" ".join([f"{one.seat}:{one.card}" for one in laid]) for laid in tricks])


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
