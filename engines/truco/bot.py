"""A bot that bets by the strength of its cards. It uses only its own view, never commits a fault, and answers whenever it must.

Only the last seat of a side (the pie) answers for its side, so that a person before it has time to speak first.
"""

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Any

from engines.kit.chance import Chance
from engines.truco.betting.flor import AL_RESTO
from engines.truco.deck import MIN_FLOR, RANK, envido_of, flor_of, has_flor, lowest
from engines.truco.partial_game import rights

Action = dict[str, Any]
View = Mapping[str, Any]

CALL_ENVIDO, RAISE_ENVIDO, TAKE_FALTA = 27, 30, 31
RAISE_FLOR, TAKE_BET = 34, 30
BLUFF_PERCENT = 6
SIGN_PERCENT = 25
BRAVAS = {"E1": "as-espadas", "B1": "as-bastos", "E7": "siete-espadas", "O7": "siete-oros"}


def bot(view: Mapping[str, Any], status: Mapping[str, Any], seat: int, chance: Chance) -> Action | None:
    may = status["may"][seat]
    if "decline_draw" in may:
        return {"type": "decline_draw"}
    challenge = _challenge(view, seat) if "challenge" in may else None
    if challenge is not None:
        return challenge
    if view["phase"] == "review":
        partial = view["partial"]
        return {"type": "accept"} if partial["sides"][seat] not in partial["accepted"] else None
    if seat not in view["waiting"]:
        return None
    return _PHASES[view["phase"]](view, may, seat, chance)


def _say(*words: str) -> Action:
    return {"type": "say", "words": list(words)}


def _cut(_view: View, _may: Any, _seat: int, chance: Chance) -> Action:
    return {"type": "cut", "at": chance.below(39) + 1}


def _discard(view: View, _may: Any, _seat: int, _chance: Chance) -> Action:
    """Return the discard. The bot keeps a flor, or else the three best cards for tricks and envido together."""
    cards = tuple(view["hand"])
    kept = max(combinations(cards, 3), key=lambda three: (has_flor(three), sum(map(_weight, three)) + envido_of(three)))
    return {"type": "discard", "card": next(card for card in cards if card not in kept)}


def _weight(card: str) -> int:
    return 3 * RANK[card]


def _play(view: View, may: Any, seat: int, chance: Chance) -> Action:
    words, envido = view["words"], envido_of(tuple(view["dealt"]))
    if _must_sing(view, seat):
        return _say("flor")
    sign = _sign(view, may, seat, chance)
    if sign is not None:
        return sign
    bluff = chance.below(100) < BLUFF_PERCENT
    if "envido" in words and (envido >= CALL_ENVIDO + _crowd(view) or bluff):
        return _say("real_envido" if envido >= RAISE_ENVIDO + _crowd(view) else "envido")
    for word, least in (("truco", 64), ("retruco", 74), ("vale_cuatro", 84)):
        if word in words and (_strength(view, seat) >= least or (bluff and word == "truco")):
            return _say(word)
    return {"type": "play", "card": _card(view, seat)}


def _crowd(view: View) -> int:
    """Return a number that lowers the value of a hand if there are more opponents, because more of them hold good cards."""
    return len(view["partial"]["seats"]) // 3


def _must_sing(view: View, seat: int) -> bool:
    """Return whether the bot has a flor and its next action would end its right to announce it."""
    return view["seats"][seat]["flor"] == "open" and has_flor(tuple(view["dealt"])) and "flor" in view["words"]


def _sign(view: View, may: Any, seat: int, chance: Chance) -> Action | None:
    """Return a sign that shows the seat's best card to a partner that looks at it. Chance decides whether the bot makes
    the sign."""
    if "signal" not in may or view["signalled"] or view["partial"]["duel"] is not None:
        return None
    best = max(view["hand"], key=RANK.__getitem__)
    subscribed = any(at == seat and view["sides"][one] == view["sides"][seat] for one, at in enumerate(view["looking"]))
    if best not in BRAVAS or not subscribed or chance.below(100) >= SIGN_PERCENT:
        return None
    return {"type": "signal", "signal": BRAVAS[best]}


def _strength(view: View, seat: int) -> int:
    """Return the strength of the seat, about 0 to 100, in the partial game: from its best cards in hand and the tricks won."""
    side, partial = view["sides"][seat], view["partial"]
    ranks = sorted((RANK[card] for card in view["hand"]), reverse=True)
    tricks = [trick["side"] for trick in partial["tricks"]]
    ahead = 12 * (tricks.count(side) - tricks.count(1 - side))
    best = ranks[0] if ranks else max((RANK[card] for who, card in partial["laid"] if who == seat), default=0)
    # After the first trick, a single good card decides.
    cards = 6 * best if tricks else 4 * best + 2 * (ranks[1] if len(ranks) > 1 else 0)
    return cards + ahead - 4 * _crowd(view)


def _card(view: View, seat: int) -> str:
    """Return the card to play. If the bot's side already wins the trick, or cannot win or tie it: the lowest card. Otherwise
    the lowest card that wins, else the lowest that ties.

    If the bot opens the first trick, it plays its best card, or the second-best if the best is very high. It opens a later
    trick with its best card after a tied trick (parda), and with its lowest after a trick that its side won.
    """
    hand: tuple[str, ...] = tuple(sorted(view["hand"], key=RANK.__getitem__))
    laid, side, sides = view["partial"]["laid"], view["sides"][seat], view["sides"]
    if not laid:
        tricks = [trick["side"] for trick in view["partial"]["tricks"]]
        if tricks and tricks[-1] == side:
            return hand[0]
        return hand[-1] if tricks or len(hand) < 2 or RANK[hand[-1]] < RANK["O7"] else hand[-2]
    best = {team: max((RANK[card] for who, card in laid if sides[who] == team), default=0) for team in (0, 1)}
    if best[side] > best[1 - side]:
        return lowest(hand)
    beating = [card for card in hand if RANK[card] > best[1 - side]]
    tying = [card for card in hand if RANK[card] == best[1 - side]]
    return (beating or tying or hand)[0]


def _answer_envido(view: View, _may: Any, seat: int, chance: Chance) -> Action | None:
    if _must_sing(view, seat):
        return _say("flor")
    if seat != view["waiting"][-1]:
        return None
    envido = envido_of(tuple(view["dealt"])) - _crowd(view)
    partial = view["partial"]
    calls = [word for word, _ in partial["envido"]["calls"]]
    least = TAKE_FALTA if calls[-1] == "falta_envido" else 24 + len(calls) + (calls[-1] == "real_envido")
    takes = envido >= least or chance.below(100) < BLUFF_PERCENT
    if partial["double"]:
        takes_truco = _strength(view, seat) >= 50
        if takes and takes_truco:
            return _say("quiero")
        return _say("quiero", "paso") if takes else _say("paso", "quiero") if takes_truco else _say("no_quiero")
    if "real_envido" in view["words"] and envido >= RAISE_ENVIDO and len(calls) < 3:
        return _say("real_envido")
    return _say("quiero" if takes else "no_quiero")


def _answer_truco(view: View, _may: Any, seat: int, chance: Chance) -> Action | None:
    if _must_sing(view, seat):
        return _say("flor")
    if seat != view["waiting"][-1]:
        return None
    if "envido" in view["words"] and envido_of(tuple(view["dealt"])) >= CALL_ENVIDO + _crowd(view):
        return _say("envido")
    pending, strength = view["partial"]["truco"]["pending"], _strength(view, seat)
    if strength < 26 + 9 * pending and chance.below(100) >= BLUFF_PERCENT:
        return _say("no_quiero")
    raised = {2: ("quiero", "retruco"), 3: ("quiero", "vale_cuatro")}.get(pending)
    return _say(*raised) if raised and strength >= 54 + 10 * pending else _say("quiero")


def _flor_round(view: View, _may: Any, _seat: int, _chance: Chance) -> Action:
    value = flor_of(tuple(view["dealt"]))
    if value is None:
        return _say("es_buena")
    if "contraflor" in view["words"] and value >= RAISE_FLOR:
        return _say("contraflor")
    return _say("flor")


def _answer_flor(view: View, _may: Any, seat: int, _chance: Chance) -> Action | None:
    if seat != view["waiting"][-1]:
        return None
    value = flor_of(tuple(view["dealt"])) or 0
    level = view["partial"]["flor"]["level"]
    if level == 0:
        return _say("contraflor" if value >= RAISE_FLOR else "con_flor_quiero")
    if value >= TAKE_BET + 2 * level:
        return _say("con_flor_quiero")
    return _say("con_flor_no_quiero" if level == AL_RESTO else "con_flor_me_achico")


def _declare(view: View, _may: Any, seat: int, _chance: Chance) -> Action:
    """Return the declaration of the true value, or *son buenas* if the true value cannot win any more."""
    if _must_sing(view, seat):
        return _say("flor")
    cards = tuple(view["dealt"])
    of_flor = view["phase"] == "declare_flor"
    value = flor_of(cards) if of_flor else envido_of(cards)
    given = [said for _, said in view["partial"]["flor" if of_flor else "envido"]["declared"] if said is not None]
    if given and (value is None or value <= max(given)):
        return {"type": "declare", "value": None}
    return {"type": "declare", "value": MIN_FLOR if value is None else value}


def _challenge(view: View, seat: int) -> Action | None:
    """Return a challenge of a visible fault of the other side: a wrong number, a false or unannounced flor, or a seat that
    meddles in a duel."""
    partial, sides = view["partial"], view["sides"]
    if partial is None or partial["accepted"] or view["phase"] in ("cut", "discard"):
        return None
    charged = {(rule, target) for rule, target in partial["charged"]}
    for rule, target in _visible_faults(view, partial):
        if sides[target] != sides[seat] and (rule, target) not in charged:
            return {"type": "challenge", "rule": rule, "target": target}
    return None


def _visible_faults(view: View, partial: View) -> list[tuple[str, int]]:
    faults = [(rights.ENTROMETERSE, target) for target in partial["meddlers"]]
    if view["phase"] != "review":
        return faults
    for target, place in enumerate(view["seats"]):
        laid = tuple(card for card in place["laid"] if card is not None)
        cards = tuple(place["shown"]) if len(place["shown"]) == 3 else laid
        if len(cards) < 3 or target not in partial["seats"]:
            continue
        if target in partial["flor"]["silent"] and has_flor(cards):
            faults.append((rights.FLOR_CALLADA, target))
        if target in partial["flor"]["sung"] and not has_flor(cards):
            faults.append((rights.FLOR_SIN_TENER, target))
        faults += [
            (rule, target)
            for rule, bet, value in (
                (rights.ENVIDO_MAL_CANTADO, partial["envido"], envido_of(cards)),
                (rights.FLOR_MAL_CANTADA, partial["flor"], flor_of(cards)),
            )
            if bet["winner"] == target and dict(bet["declared"])[target] != value
        ]
    return faults


_PHASES: dict[str, Callable[[View, Any, int, Chance], Action | None]] = {
    "cut": _cut,
    "discard": _discard,
    "play": _play,
    "answer_envido": _answer_envido,
    "answer_truco": _answer_truco,
    "flor_round": _flor_round,
    "answer_flor": _answer_flor,
    "declare_envido": _declare,
    "declare_flor": _declare,
}
