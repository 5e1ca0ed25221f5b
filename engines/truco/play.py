"""The effect of each action of a seat. The refusals of an action follow the order of rulebook 4.2."""

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from engines.contract import GameEvent, Refusal
from engines.kit.chance import Chance
from engines.kit.outcome import fault_refused
from engines.kit.referee import draws as draw_offer
from engines.kit.referee.record import Ruling
from engines.truco import actions, clock
from engines.truco.deck import RANK, has_flor
from engines.truco.facts import points_explained
from engines.truco.match import hands, seating, tally
from engines.truco.partial_game.rights import ENTROMETERSE, ENVIDO_MAL_CANTADO, FLOR_MAL_CANTADA, PALABRAS, noted
from engines.truco.partial_game.tricks import card_laid, gone_to_mazo, mazo_code, play_code
from engines.truco.speech import signs, utterance
from engines.truco.speech.lexicon import reserved
from engines.truco.speech.words import declare_code, declared, true_value
from engines.truco.state import Partial, State, Utterance


class Done(NamedTuple):
    """The result of a seat's action."""

    state: State
    events: tuple[GameEvent, ...]
    rulings: tuple[Ruling, ...] = ()


def must_be_in_game(state: State) -> Partial:
    """Return the running partial game. Raises `Refusal("not_now")` during the cut and the discard."""
    if state.stage != "game" or state.partial is None:
        raise Refusal("not_now")
    return state.partial


def _refuse(code: str | None) -> None:
    if code is not None:
        raise Refusal(code)


def _played_on(state: State, game: Partial, seat: int, events: GameEvent) -> Done:
    """Return the match after an event of play in the partial game, such as a card. Words that waited for it now get their
    effect. In assisted mode raises `Refusal("fault")` if the event was a fault."""
    assert state.partial is not None
    _refuse_fault(state.partial, game)
    game, late = utterance.carried_on(game)
    words = tuple(GameEvent("word", call.seat, {"word": call.word}) for call in late)
    return Done(replace(state, partial=game, signs=signs.after_event(state.signs)), (events, *words))


def _refuse_fault(before: Partial, after: Partial) -> None:
    if before.deal.options.is_assisted and len(after.faults) > len(before.faults):
        raise Refusal("fault", rule=after.faults[len(before.faults)].rule)


def _cut(state: State, seat: int, action: actions.Cut, _chance: Chance) -> Done:
    if state.stage != "cut":
        raise Refusal("not_now")
    if seat != hands.cutter(state):
        raise Refusal("not_your_turn")
    return Done(hands.dealt(state, action.at), (GameEvent("cut", seat, {"at": action.at}), GameEvent("dealt", state.dealer)))


def _discard(state: State, seat: int, action: actions.Discard, _chance: Chance) -> Done:
    _must_be_card(action.card)
    if state.stage != "discard":
        raise Refusal("not_now")
    if seat != seating.gallo(state):
        raise Refusal("not_your_turn")
    if action.card not in state.hands[seat]:
        raise Refusal("not_your_card")
    return Done(hands.discarded(state, action.card), (GameEvent("discarded", seat),))


def _must_be_card(card: str) -> None:
    if card not in RANK:
        raise Refusal("malformed")


def _play(state: State, seat: int, action: actions.Play, _chance: Chance) -> Done:
    _must_be_card(action.card)
    game = _must_not_be_over(state)
    _refuse(play_code(game, seat, action.card))
    return _played_on(state, card_laid(game, seat, action.card), seat, GameEvent("laid", seat, {"card": action.card}))


def _must_not_be_over(state: State) -> Partial:
    game = must_be_in_game(state)
    if game.outcome is not None:
        raise Refusal("hand_over")
    return game


def _mazo(state: State, seat: int, _action: actions.Mazo, _chance: Chance) -> Done:
    game = _must_not_be_over(state)
    _refuse(mazo_code(game, seat))
    return _played_on(state, gone_to_mazo(game, seat), seat, GameEvent("mazo", seat))


def _declare(state: State, seat: int, action: actions.Declare, _chance: Chance) -> Done:
    game = must_be_in_game(state)
    _refuse(declare_code(game, seat, action.value))
    if state.options.is_assisted and action.value is not None and action.value != true_value(game, seat):
        rule = ENVIDO_MAL_CANTADO if clock.phase(state) == "declare_envido" else FLOR_MAL_CANTADA
        raise fault_refused(points_explained(rule, action.value, true_value(game, seat)))
    after = declared(game, seat, action.value)
    _refuse_fault(game, after)
    after, late = utterance.carried_on(after)
    words = tuple(GameEvent("word", call.seat, {"word": call.word}) for call in late)
    return Done(replace(state, partial=after, signs=signs.after_event(state.signs)), words)


def _say(state: State, seat: int, action: actions.Say, _chance: Chance) -> Done:
    if (action.words is None) == (action.text is None):
        raise Refusal("malformed")
    if action.words is not None and any(word not in actions.WORDS for word in action.words):
        raise Refusal("malformed")
    game = must_be_in_game(state)
    if game.outcome is not None:
        if action.words is not None:
            raise Refusal("hand_over")
        return _resolved(state, seat, action, ())
    if seat not in game.deal.seats:
        return _resolved(_meddled(state, seat, in_secret=False), seat, action, ())
    return _spoken(state, game, seat, action)


def _meddled(state: State, seat: int, *, in_secret: bool) -> State:
    """Record that a seat outside the duel spoke or made a sign. In assisted mode raises `Refusal("fault")`."""
    if state.options.is_assisted:
        raise Refusal("fault", rule=ENTROMETERSE)
    game = state.partial
    assert game is not None
    if in_secret:
        game = replace(game, secret_meddlers=tuple(sorted({*game.secret_meddlers, seat})))
    else:
        game = replace(game, meddlers=tuple(sorted({*game.meddlers, seat})))
    return replace(state, partial=noted(game, ENTROMETERSE, seat))


def _spoken(state: State, game: Partial, seat: int, action: actions.Say) -> Done:
    words, text = action.words, action.text
    is_equivocal = False
    if words is None:
        card_played = bool(game.laid or game.tricks)
        words, is_equivocal = reserved(text or "", card_played=card_played, is_comun=state.options.spoken == "comun")
    spoken = utterance.uttered(game, seat, words, in_text=text is not None)
    if text is None:
        if not spoken.effective:
            raise Refusal(spoken.code or "not_now")
        _refuse_fault(game, spoken.game)
    elif state.options.is_assisted:
        if is_equivocal:
            raise Refusal("fault", rule=PALABRAS)
        claims_flor = "flor" in words and state.options.flor and not has_flor(game.deal.dealt[seat])
        if spoken.effective or claims_flor:
            raise Refusal("reserved_word")
    state = replace(state, partial=spoken.game)
    if spoken.effective:
        state = replace(state, signs=signs.after_event(state.signs))
    done = _resolved(state, seat, action, spoken.effective)
    late = list(spoken.calls)
    for word in spoken.effective:
        late.remove(next(call for call in late if call.seat == seat and call.word == word))
    return Done(done.state, (*done.events, *(GameEvent("word", call.seat, {"word": call.word}) for call in late)))


def _resolved(state: State, seat: int, action: actions.Say, effective: tuple[str, ...]) -> Done:
    """Carry out an utterance. All players learn its words, even if they have no effect."""
    number = state.utterances + 1
    utterance = Utterance(number, action.words or (), action.text, effective)
    said = (*state.said[:seat], utterance, *state.said[seat + 1 :])
    params = {"words": list(action.words or ()), "text": action.text, "worked": list(effective)}
    return Done(replace(state, said=said, utterances=number), (GameEvent("said", seat, params),))


def _signal(state: State, seat: int, action: actions.Signal, _chance: Chance) -> Done:
    if action.signal not in actions.SIGNALS:
        raise Refusal("malformed")
    game = must_be_in_game(state)
    _refuse(signs.signal_code(state, seat))
    if seat not in game.deal.seats:
        state = _meddled(state, seat, in_secret=state.options.signals == "look")
    state = signs.signalled(state, seat, action.signal)
    to = None if state.options.signals == "public" else tuple(sorted((seat, *state.signs.sent[-1].seen_by)))
    return Done(state, (GameEvent("signal", seat, {"signal": action.signal}, to),))


def _look(state: State, seat: int, action: actions.Look, _chance: Chance) -> Done:
    if not 0 <= action.at < state.players or action.at == seat:
        raise Refusal("malformed")
    must_be_in_game(state)
    _refuse(signs.look_code(state, seat))
    return Done(signs.looked(state, seat, action.at), (GameEvent("look", seat, {"at": action.at}),))


def _accept(state: State, seat: int, _action: actions.Accept, chance: Chance) -> Done:
    game = must_be_in_game(state)
    if game.outcome is None:
        raise Refusal("not_now")
    side = game.side(seat)
    events = GameEvent("accepted", seat, {"side": side})
    accepted = game.accepted if side in game.accepted else (*game.accepted, side)
    state = replace(state, partial=replace(game, accepted=accepted))
    if len(accepted) < len(set(game.deal.sides)):
        return Done(state, (events,))
    state, more = tally.all_noted(state, chance)
    return Done(state, (events, *more))


def _resign(state: State, seat: int, _action: actions.Resign, _chance: Chance) -> Done:
    account = seating.own_accounts(state.options, state.players)[seat]
    others = tuple(other for other in range(len(state.accounts)) if other != account)
    events = GameEvent("resigned", seat)
    state, more = tally.over(state, others, "resign") if len(others) == 1 else tally.adjudged(state, "resign", account)
    return Done(state, (events, *more))


def _offer_draw(state: State, seat: int, _action: actions.OfferDraw, _chance: Chance) -> Done:
    account = seating.own_accounts(state.options, state.players)[seat]
    if state.offer is not None:
        raise Refusal("own_offer" if state.offer.by == account else "draw_offered")
    return Done(replace(state, offer=draw_offer.DrawOffer(account)), (GameEvent("draw_offered", seat),))


def _accept_draw(state: State, seat: int, _action: actions.AcceptDraw, _chance: Chance) -> Done:
    account, offer = _answerable(state, seat)
    offer = draw_offer.accepted(offer, account)
    events = GameEvent("draw_accepted", seat)
    accounts = tuple(range(len(state.accounts)))
    if not draw_offer.agreed(offer, accounts):
        return Done(replace(state, offer=offer), (events,))
    state, more = tally.over(state, accounts, "agreed")
    return Done(state, (events, *more))


def _decline_draw(state: State, seat: int, _action: actions.DeclineDraw, _chance: Chance) -> Done:
    _answerable(state, seat)
    return Done(replace(state, offer=None), (GameEvent("draw_declined", seat),))


def _answerable(state: State, seat: int) -> tuple[int, draw_offer.DrawOffer]:
    account = seating.own_accounts(state.options, state.players)[seat]
    if state.offer is None:
        raise Refusal("no_offer")
    if account == state.offer.by or account in state.offer.accepted:
        raise Refusal("own_offer")
    return account, state.offer


ACTIONS: dict[type, Callable[[State, int, Any, Chance], Done]] = {
    actions.Cut: _cut,
    actions.Discard: _discard,
    actions.Say: _say,
    actions.Play: _play,
    actions.Declare: _declare,
    actions.Mazo: _mazo,
    actions.Signal: _signal,
    actions.Look: _look,
    actions.Accept: _accept,
    actions.Resign: _resign,
    actions.OfferDraw: _offer_draw,
    actions.AcceptDraw: _accept_draw,
    actions.DeclineDraw: _decline_draw,
}
