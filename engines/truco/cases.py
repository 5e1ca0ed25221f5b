"""Reads and writes the positions of the worked cases (`tests/engines/truco/cases.json`). A tutor's position uses the same
keys."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from engines.contract import Refusal
from engines.kit.chance import Chance
from engines.kit.clocks.timers import next_due_at_ms, started
from engines.truco import clock
from engines.truco.betting.envido import FALTA, stake
from engines.truco.deck import DECK, HAND_SIZE
from engines.truco.match import hands, seating
from engines.truco.state import Entry, Options, Partial, Signs, State

OPTION_NAMES = frozenset(Options.__struct_fields__)
GIVEN = OPTION_NAMES | {
    "options", "players", "dealer", "hands", "deck", "accounts", "chicos", "past_chicos", "strikes", "kind", "hand_no",
    "chance",
}  # fmt: skip


def position(given: Mapping[str, Any], now_ms: int) -> State:
    """Return the state that `given` describes: a hand with its cards dealt (`hands`), or before the cut (`deck`: card ids, or
    "data order", the default).

    Options may be inside `options` or outside it; the default `mode` is tournament. `kind` is redondo or pica; by default it
    follows from `hand_no` and the accounts. `hand_no` is 1 by default, but 2 for a given `kind` of pica. Seats that `hands`
    omits get the remaining cards, in data order. The room reads `chance`. Raises `Refusal("malformed")`.
    """
    unknown = set(given) - GIVEN
    if unknown:
        raise Refusal("malformed", detail=f"unknown: {sorted(unknown)}")
    try:
        return _built(given, now_ms)
    except (ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
        raise Refusal("malformed", detail=str(error)) from None


def _built(given: Mapping[str, Any], now_ms: int) -> State:
    named = {"mode": "tournament"} | {name: given[name] for name in OPTION_NAMES & set(given)} | given.get("options", {})
    options = msgspec.convert(named, Options)
    players = msgspec.convert(given.get("players", 2), int)
    if players not in (2, 3, 4, 6, 8):
        raise ValueError(f"{players} players")
    count = max(seating.own_accounts(options, players)) + 1
    accounts = _numbers(given.get("accounts", [0] * count), count)
    kind = given.get("kind")
    state = State(
        options=options,
        players=players,
        stage="cut",
        dealer=msgspec.convert(given.get("dealer", players - 1), int) % players,
        hand_no=msgspec.convert(given.get("hand_no", 2 if kind == "pica" else 1), int),
        is_pica=False,
        deck=_deck(given.get("deck", "data order")),
        hands=((),) * players,
        accounts=accounts,
        chicos=_numbers(given.get("chicos", [0] * count), count),
        strikes=_strikes(given.get("strikes", {}), count),
        marks=((),) * players,
        said=(None,) * players,
        signs=Signs((None,) * players),
        past_chicos=tuple(_numbers(past, count) for past in given.get("past_chicos", [])),
    )
    if kind not in (None, "redondo", "pica"):
        raise ValueError(f"kind {kind}")
    is_pica = hands.is_pica(state, state.hand_no) if kind is None else kind == "pica" and players == 6
    state = replace(state, is_pica=is_pica)
    if "hands" in given:
        state = hands.begun(_with_hands(state, given["hands"]))
    state = replace(state, timers=started(state.timers, clock.GAME, options.game_ms, now_ms))
    return clock.wound(None, state, now_ms)


def drawn_given(given: Mapping[str, Any], chance: Chance) -> Mapping[str, Any]:
    """Return the `given` with a shuffled deck unless the `given` itself fixes the deck. Without the shuffle the players
    could know the hands."""
    return given if "deck" in given else {**given, "deck": list(chance.shuffle(DECK))}


def _numbers(row: Any, count: int) -> tuple[int, ...]:
    numbers = msgspec.convert(row, tuple[int, ...])
    if len(numbers) != count:
        raise ValueError(f"{count} numbers, not {list(numbers)}")
    return numbers


def _strikes(given: Any, count: int) -> tuple[int, ...]:
    """Return the strikes by account. `given`: a mapping with some accounts, or a list of all."""
    if isinstance(given, list | tuple):
        return _numbers(given, count)
    strikes = {int(account): number for account, number in given.items()}
    return _numbers([strikes.get(account, 0) for account in range(count)], count)


def _deck(given: Any) -> tuple[str, ...]:
    if given == "data order":
        return DECK
    cards = msgspec.convert(given, tuple[str, ...])
    if len(set(cards)) != len(cards) or not set(cards) <= set(DECK):
        raise ValueError("deck")
    return (*cards, *(card for card in DECK if card not in cards))


def _with_hands(state: State, given: Mapping[str, Any]) -> State:
    held = {int(seat): msgspec.convert(cards, tuple[str, ...]) for seat, cards in given.items()}
    used = [card for cards in held.values() for card in cards]
    if len(set(used)) != len(used) or not set(used) <= set(DECK) or not set(held) <= set(range(state.players)):
        raise ValueError("hands")
    lone = seating.gallo(state)
    for seat, cards in held.items():
        if not HAND_SIZE <= len(cards) <= HAND_SIZE + (seat == lone):
            raise ValueError(f"hand of seat {seat}")
    rest = [card for card in state.deck if card not in used]
    for seat in seating.from_mano(state):
        if seat not in held:
            size = HAND_SIZE + (seat == lone)
            held[seat], rest = tuple(rest[:size]), rest[size:]
    return replace(state, hands=tuple(held[seat] for seat in range(state.players)), deck=tuple(rest))


def entry_view(entry: Entry) -> dict[str, Any]:
    return {"for": entry.cause, "side": entry.side, "points": entry.points}


_NOTHING_YET: dict[str, Any] = {
    "envido": "none", "envido_worth": None, "flor": "none", "flor_worth": None, "sung": [], "put_off": [], "tricks": [],
    "truco": {"value": 1, "pending": None, "pending_side": None}, "mazo": [], "result": None, "entries": [],
    "shown": [], "shown_cards": {}, "recorded_faults": [],
}  # fmt: skip
"""Values in `expected.state` for the keys about a partial game, as long as there is none: before the deal and the discard."""


def to_case(state: State, _now_ms: int) -> dict[str, Any]:
    """Return the state with the keys of the worked cases. After the end of a partial game, and until the next deal, the
    keys about the partial game describe this finished one."""
    game = state.partial
    words: dict[str, Any] = {
        "phase": "next_hand" if state.stage == "cut" and game is not None else clock.phase(state),
        "turn": None,
        "dealer": state.dealer,
        "mano": (state.dealer + 1) % state.players,
        "gallo": seating.gallo(state),
        "hand_no": state.hand_no,
        "kind": "pica" if state.is_pica else "redondo",
        "duel": None,
        "hands": {str(seat): list(cards) for seat, cards in enumerate(state.hands)},
        "accounts": list(state.accounts),
        "chicos": list(state.chicos),
        "past_chicos": [list(past) for past in state.past_chicos],
        "chico_winner": state.chico_winner,
        "noted": [entry_view(entry) for entry in state.noted],
        "strikes": {str(account): strikes for account, strikes in enumerate(state.strikes) if strikes},
        "rulings": list(state.rulings),
        "looking": list(state.signs.looking),
        "seen": [[sign.signal, sign.seat, list(sign.seen_by)] for sign in state.signs.sent],
        "discard": state.discarded,
        "winner": state.winner,
        "adjudged": {"winner": state.winner, "draw": state.winner is None} if state.adjudged else None,
        "due_at_ms": next_due_at_ms(state.timers),
    }
    if game is None:
        return words | _NOTHING_YET
    return words | {
        "turn": game.turn,
        "mano": game.mano if state.stage == "game" else words["mano"],
        "duel": list(game.deal.seats) if game.deal.is_duel else None,
        "hands": {str(seat): list(cards) for seat, cards in enumerate(game.hands)},
        "envido": game.envido.status,
        "envido_worth": _envido_worth(game),
        "flor": game.flor.stage,
        "flor_worth": game.flor.worth,
        "flor_rights": list(game.flor.rights),
        "sung": list(game.flor.sung),
        "truco": {
            "value": game.truco.value,
            "pending": game.truco.pending,
            "pending_side": game.truco.pending_side,
        },
        "put_off": [[call.word, call.seat] for call in game.put_off],
        "tricks": [trick.side for trick in game.tricks],
        "mazo": list(game.out),
        "result": game.outcome and {"side": game.outcome.side, "points": game.outcome.points, "by": game.outcome.by},
        "entries": [entry_view(entry) for entry in game.entries],
        "shown": list(game.shown),
        "shown_cards": {str(seat): list(cards) for seat, cards in enumerate(game.shown_cards) if cards},
        "recorded_faults": [[fault.rule, fault.target] for fault in game.faults],
    }


def _envido_worth(game: Partial) -> int | None:
    """Return the points of the envido: once the values are declared, the decided points; until then, the points of the
    accepted calls. None if they depend on the winner."""
    if game.envido.status != "accepted" or (game.envido.calls[-1].word == FALTA and game.deal.options.falta == "chico"):
        return game.envido.worth
    return stake(game)


def case_time(state: State, action: Mapping[str, Any], now_ms: int) -> int:
    """Return the server time after a clock action of a worked case: the end of the running decision's time for the type
    `time_up`, and `ms` later for `advance`. Without `ms`, the runner has already set `now_ms` to the action's `at_ms`."""
    if action["type"] == "advance":
        return now_ms + int(action.get("ms", 0))
    return next_due_at_ms(state.timers) or now_ms
