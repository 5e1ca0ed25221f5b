"""Viewers learn nothing about hidden cards. The test plays two games that differ only in hidden cards.

The first game is a random hand with faults, words, wrong numbers and challenges, and stops at a random moment. The
second game exchanges the cards that a viewer has not seen, among the other hands and the rest of the pack, and repeats
the same actions. The viewer must always get the same bytes: view, status, events, and the refusals of every attempt.
"""

import random
from itertools import combinations
from typing import Any

import msgspec
import pytest

from engines.contract import CLOCK, SPECTATOR, Refusal, Tick, Viewer
from engines.kit.chance import ChanceReader, ChanceState
from engines.truco import ENGINE, actions
from engines.truco.clock import phase
from engines.truco.deck import DECK, has_flor
from engines.truco.faults import CHALLENGEABLE, verdict
from engines.truco.state import State

SEED = bytes(32)
MAX_STEPS = 60
SEEDS = {2: 12, 3: 10, 4: 8, 6: 6, 8: 4}
TEXTS = ("flor y quiero retruco", "envido mi truco", "quieto", "no quiero ser cobarde, quiero", "linda tarde", "paso y quiero")

Step = tuple[Any, Any]
"""Actor and action."""


def start(seats: int, mode: str, hands: dict[str, list[str]], **more: Any) -> State:
    return ENGINE.position({"players": seats, "mode": mode, "dealer": 1, "hands": hands, **more}, 0)


def deal(fate: random.Random, seats: int, *, flores: bool) -> dict[str, list[str]]:
    """Return random hands. With `flores` they have a flor more often than usual; without, none has a flor."""
    while True:
        pack = fate.sample(DECK, 40)
        if flores and fate.random() < 0.6:
            suit = fate.choice("EBOC")
            pack.sort(key=lambda card: card[0] != suit or fate.random() < 0.3)
        hands = {str(seat): [pack.pop(0) for _ in range(3)] for seat in range(seats)}
        if seats == 3:
            hands["1"].append(pack.pop(0))
        if flores or not any(map(holds_flor, hands.values())):
            return hands


def holds_flor(hand: list[str]) -> bool:
    """Return whether any three of the cards are a flor. In a game of three, the gallo has four cards and discards one."""
    return any(map(has_flor, combinations(hand, 3)))


def proposal(fate: random.Random, state: State, seat: int) -> Any:
    """Return any action that a seat might try, sensible or not."""
    game = state.partial
    cards = state.hands[seat] if game is None else game.hands[seat]
    kind = fate.choice(("play", "play", "say", "say", "text", "declare", "signal", "look", "mazo", "accept", "challenge"))
    match kind:
        case "play" if cards:
            return actions.Play(fate.choice(cards))
        case "say":
            return actions.Say(words=tuple(fate.choices(actions.WORDS, k=fate.choice((1, 1, 1, 2, 3)))))
        case "text":
            return actions.Say(text=fate.choice(TEXTS))
        case "declare":
            return actions.Declare(fate.choice((None, fate.randrange(20, 34), fate.randrange(8))))
        case "signal":
            return actions.Signal(fate.choice(actions.SIGNALS))
        case "look":
            return actions.Look(fate.choice([other for other in range(state.players) if other != seat]))
        case "mazo" if fate.random() < 0.2:
            return actions.Mazo()
        case "challenge" if phase(state) == "review":
            return actions.Challenge(rule=fate.choice(CHALLENGEABLE), target=fate.randrange(state.players))
        case _:
            return actions.Accept()


def apply(state: State, step: Step) -> Any:
    return ENGINE.apply(state, step[0], step[1], 1_000, ChanceReader(ChanceState(SEED)), None)


def played(fate: random.Random, state: State, bound: int) -> list[Step]:
    """Play at most `bound` random actions from the state. The play stops after the review of the hand, before the next cut.
    Return the steps."""
    steps: list[Step] = []
    for _ in range(bound * 12):
        if len(steps) == bound or state.stage in ("cut", "over"):
            break
        seat = fate.randrange(state.players)
        action: Any
        if state.stage == "discard":
            seat, action = 1, actions.Discard(fate.choice(state.hands[1]))
        else:
            action = proposal(fate, state, seat)
        try:
            state = apply(state, (seat, action)).state
        except Refusal:
            continue
        steps.append((seat, action))
    return steps


def seen_cards(states: list[State], viewer: Viewer) -> set[str]:
    """Return all cards that the viewer holds, or that were on the table or revealed in any of the states."""
    cards: set[str] = set(states[0].hands[viewer]) if isinstance(viewer, int) else set()
    for state in states:
        for place in ENGINE.view(state, SPECTATOR, 0)["seats"]:
            cards.update(card for card in place["laid"] if card)
            cards.update(place["shown"])
    return cards


def shown_by_ruling(states: list[State], steps: list[Step]) -> set[str]:
    """Return the cards of the seats whose hands a challenge examined."""
    cards: set[str] = set()
    for state, (_actor, action) in zip(states, steps, strict=False):
        if isinstance(action, actions.Challenge) and isinstance(action.target, int):
            cards.update(state.hands[action.target])
    return cards


def dealt_anew(fate: random.Random, hands: dict[str, list[str]], fixed: set[str], *, flores: bool) -> dict[str, list[str]]:
    """Return the same hands, but replace each card that is not in `fixed` with another hidden card."""
    while True:
        hidden = [card for card in DECK if card not in fixed]
        fate.shuffle(hidden)
        twin = {seat: [card if card in fixed else hidden.pop() for card in hand] for seat, hand in hands.items()}
        if flores or not any(map(holds_flor, twin.values())):
            return twin


def encoded(value: Any) -> bytes:
    return msgspec.msgpack.encode(value)


def sight(state: State, viewer: Viewer) -> bytes:
    return encoded((ENGINE.view(state, viewer, 0), ENGINE.status(state)))


def frame(events: tuple[Any, ...], viewer: Viewer) -> bytes:
    return encoded([one for one in events if one.to is None or viewer in one.to])


def tried(state: State, seat: int, battery: list[Any]) -> list[bytes]:
    """Return the seat's answer to each attempt in bytes: a refusal, or its new view."""
    answers = []
    for action in battery:
        try:
            step = apply(state, (seat, action))
        except Refusal as refusal:
            answers.append(encoded([refusal.code, refusal.params]))
        else:
            answers.append(sight(step.state, seat) + frame(step.happenings, seat))
    return answers


def battery(fate: random.Random, state: State, seat: int) -> list[Any]:
    """Return attempts without challenges. Some of them may still make a seat show its cards (`reveals`)."""
    own = [actions.Play(card) for card in state.hands[seat]] + [actions.Play(fate.choice(DECK))]
    words = [actions.Say(words=(word,)) for word in fate.sample(actions.WORDS, 5)]
    rest: list[Any] = [actions.Declare(fate.randrange(34)), actions.Declare(None), actions.Signal("malas"), actions.Mazo()]
    ends = [actions.Say(text=fate.choice(TEXTS)), actions.Discard(fate.choice(DECK)), actions.Cut(None)]
    return own + words + rest + ends


def twin_step(fate: random.Random, twin: State, step: Step, viewer: Viewer, left: State) -> Step | None:
    """Return the same step for the other game (`twin`). If a seat discards a hidden card, the seat in `twin` discards its card
    in the same place. A sign that the viewer does not see is omitted or changed. `left`: the first game before the step."""
    seat, action = step
    if isinstance(action, actions.Discard) and seat != viewer:
        # The gallo must keep the cards that he plays later.
        place = left.hands[seat].index(action.card)
        return seat, actions.Discard(twin.hands[seat][place])
    if isinstance(action, actions.Signal) and seat != viewer:
        watching = isinstance(viewer, int) and twin.signs.looking[viewer] == seat
        if not watching and twin.options.signals == "look":
            return None if fate.random() < 0.5 else (seat, actions.Signal(fate.choice(actions.SIGNALS)))
    return step


@pytest.mark.parametrize("mode", ["tournament", "assisted"])
@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
def test_games_that_differ_in_hidden_cards_only_look_the_same(seats: int, mode: str) -> None:
    flores = mode == "tournament"
    compared = changed = 0
    for seed in range(SEEDS[seats]):
        fate = random.Random(seats * 1_000 + seed)
        hands = deal(fate, seats, flores=flores)
        more: dict[str, Any] = {"kind": "pica"} if seats == 6 and seed % 2 else {}
        first = start(seats, mode, hands, **more)
        steps = played(fate, first, fate.randrange(3, MAX_STEPS))
        states = [first]
        for step in steps:
            states.append(apply(states[-1], step).state)
        viewers: list[Viewer] = [*fate.sample(range(seats), 2), SPECTATOR]
        for viewer in viewers:
            fixed = seen_cards(states, viewer) | shown_by_ruling(states, steps)
            if not flores:
                # In assisted play the game accepts only a true number, so a declaration reveals the cards.
                fixed |= {card for seat in declarers(steps) for card in hands[str(seat)]}
            other = dealt_anew(fate, hands, fixed, flores=flores)
            changed += other != hands
            compared += compare(fate, states, steps, start(seats, mode, other, **more), viewer)
    assert compared > 100
    assert changed > 8


def declarers(steps: list[Step]) -> set[int]:
    return {seat for seat, action in steps if isinstance(action, actions.Declare)}


def compare(fate: random.Random, states: list[State], steps: list[Step], twin: State, viewer: Viewer) -> int:
    """Play the steps in the other game (`twin`), compare everything that the viewer gets, and return the number of
    comparisons."""
    assert sight(states[0], viewer) == sight(twin, viewer)
    for place, step in enumerate(steps):
        left = states[place]
        if isinstance(viewer, int) and place % 3 == 0:
            things = battery(fate, left, viewer)
            things = [thing for thing in things if not reveals(left, viewer, thing)]
            assert tried(left, viewer, things) == tried(twin, viewer, things)
        other = twin_step(fate, twin, step, viewer, left)
        events: tuple[Any, ...] = ()
        if other is not None:
            done = apply(twin, other)
            twin, events = done.state, done.happenings
        assert frame(apply(left, step).happenings, viewer) == frame(events, viewer), f"{step} is heard differently"
        assert sight(states[place + 1], viewer) == sight(twin, viewer), f"after {step} something shows"
    return len(steps)


def reveals(state: State, seat: int, action: Any) -> bool:
    """Return whether the attempt ends the partial game and makes a seat show its cards. The results in the two games
    may then differ."""
    try:
        after = apply(state, (seat, action)).state.partial
    except Refusal:
        return False
    return after is not None and bool(after.shown)


def test_the_clock_is_the_same_for_all_and_its_due_time_does_not_depend_on_cards() -> None:
    hands = {"0": ["E7", "E6", "O1"], "1": ["C7", "C5", "B12"]}
    left, right = start(2, "tournament", hands), start(2, "tournament", hands | {"1": ["C7", "C5", "C12"]})
    for _ in range(6):
        assert ENGINE.status(left) == ENGINE.status(right)
        due = ENGINE.status(left).due_at_ms
        assert due is not None
        left, right = (
            ENGINE.apply(one, CLOCK, Tick(), due, ChanceReader(ChanceState(SEED)), None).state for one in (left, right)
        )


def test_only_signaller_and_lookers_learn_of_a_sign() -> None:
    state = start(4, "tournament", {})
    before = {viewer: sight(state, viewer) for viewer in (*range(4), SPECTATOR)}
    step = apply(state, (0, actions.Signal("as-bastos")))
    assert step.happenings[0].to == (0, 2)
    after = {viewer: sight(step.state, viewer) for viewer in (*range(4), SPECTATOR)}
    assert [viewer for viewer in before if before[viewer] != after[viewer]] == [0, 2]


def test_a_referee_sees_all_hands_and_the_record() -> None:
    state = start(2, "tournament", {"0": ["E7", "E6", "E1"], "1": ["C7", "C5", "B12"]})
    state = apply(state, (0, actions.Play("E7"))).state
    view = ENGINE.view(state, "referee", 0)
    assert view["record"] == [{"rule": "truco.flor-callada", "seat": 0, "facts": {}}]
    assert view["hands"] == [["E7", "E6", "E1"], ["C7", "C5", "B12"]]
    for viewer, hand in ((0, ["E6", "E1"]), (1, ["C7", "C5", "B12"])):
        assert ENGINE.view(state, viewer, 0)["hand"] == hand
        assert "record" not in ENGINE.view(state, viewer, 0)
    assert not {"record", "hand", "hands"} & ENGINE.view(state, SPECTATOR, 0).keys()


def test_imagined_cards_do_not_depend_on_the_hidden_cards_and_are_a_whole_pack() -> None:
    own = ["E1", "B12", "O7"]
    twins = [start(2, "tournament", {"0": own, "1": other}) for other in (["E4", "E5", "C6"], ["C1", "O3", "B2"])]
    for viewer in (0, SPECTATOR):
        imagined = [ENGINE.resample_hidden(state, viewer, ChanceReader(ChanceState(SEED))) for state in twins]
        for state in imagined:
            assert state.partial is not None
            assert state.hands == state.partial.hands == state.partial.deal.dealt
            assert sorted((*state.hands[0], *state.hands[1], *state.deck)) == sorted(DECK)
            assert (state.hands[0] == tuple(own)) is (viewer == 0)
        assert imagined[0].hands == imagined[1].hands


def test_every_ruling_that_the_hidden_cards_allow_is_imagined() -> None:
    state = start(2, "tournament", {"0": ["E7", "E6", "C1"], "1": ["C7", "C5", "B12"]})
    for step in ((0, actions.Play("E7")), (1, actions.Mazo())):
        state = apply(state, step).state
    assert marks_of_a_silent_flor(state) == {"C", "I"}, "one card is on the table"
    state = start(2, "tournament", {"0": ["E7", "C1", "C6"], "1": ["C7", "C5", "B12"]})
    for step in ((0, actions.Play("E7")), (1, actions.Play("C7")), (0, actions.Play("C1")), (1, actions.Mazo())):
        state = apply(state, step).state
    assert marks_of_a_silent_flor(state) == {"I"}, "two suits are on the table"


def marks_of_a_silent_flor(state: State) -> set[str]:
    """Return every ruling that a challenge of seat 0 for a silent flor could get, as far as seat 1 knows the cards."""
    found = [*ENGINE.every_ruling(state, 1)]
    for other in found:
        assert other.partial is not None
        assert ENGINE.view(other, 1, 0) == ENGINE.view(state, 1, 0)
        assert sorted((*other.hands[0], *other.hands[1], *other.deck)) == sorted(DECK)
        assert other.hands == other.partial.deal.dealt
    return {verdict(other.partial, "truco.flor-callada", 0) for other in found if other.partial is not None}
