"""Tests of the conditions for saying a word (rulebook 4.3): the order of the checks, postponed words, and challenges of
two rules."""

import pytest

from engines.contract import CLOCK, Tick
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.referee.actions import Challenge, Resign
from engines.truco import ENGINE
from engines.truco.actions import WORDS
from engines.truco.partial_game.phases import phase_of
from engines.truco.speech.words import word_code, words_now
from tests.engines.truco.table import FLOR_AGAINST_FLOR, FOUR, TWO, Table

THREE_SPEAK = FOUR | {"1": ["C7", "C5", "C12"]}


@pytest.mark.parametrize(
    ("before", "tried"),
    [
        ([], "0 quiero !nothing_to_answer"),
        ([], "0 paso !nothing_to_answer"),
        ([], "0 retruco !truco_not_accepted"),
        ([], "1 envido !not_your_turn"),
        ([], "1 flor !not_your_turn"),
        ([], "1 mazo !not_your_turn"),
        ([], "0 son_buenas !nothing_to_declare"),
        ([], "0 es_buena !no_flor_to_answer"),
        (["0 envido"], "0 E7 !answer_pending"),
        (["0 envido"], "0 envido !own_proposal"),
        (["0 envido"], "0 quiero !own_proposal"),
        (["0 envido"], "0 truco !not_now"),
        (["0 envido"], "1 truco !not_now"),
        (["0 envido"], "1 paso !nothing_to_answer"),
        (["0 envido"], "1 mazo !must_answer"),
        (["0 envido", "1 falta_envido"], "0 real_envido !falta_is_last"),
        (["0 truco"], "0 truco !own_proposal"),
        (["0 truco"], "0 envido !envido_closed"),
        (["0 truco"], "1 truco !truco_not_accepted"),
        (["0 truco"], "1 paso !nothing_to_answer"),
        (["0 truco"], "0 mazo !own_proposal"),
        (["0 truco", "1 envido"], "0 retruco !not_now"),
        (["0 truco", "1 quiero"], "0 retruco !not_your_right"),
        (["0 truco", "1 quiero"], "0 truco !already_said"),
        (["0 truco", "1 quiero"], "0 envido !envido_closed"),
        (["0 truco", "1 quiero", "1 retruco"], "0 vale_cuatro !truco_not_accepted"),
        (["0 E7"], "0 retruco !truco_not_accepted"),
        (["0 E7", "1 C7"], "0 envido !envido_closed"),
        (["0 mazo"], "0 envido !hand_over"),
        (["0 mazo"], "1 E7 !hand_over"),
        (["0 mazo"], "1 mazo !hand_over"),
        (["0 mazo"], "1 declare 3 !nothing_to_declare"),
        ([], "0 accept !not_now"),
        ([], "0 signal malas !no_partner"),
        ([], "0 look 1 !no_partner"),
        ([], "0 cut 3 !not_now"),
        ([], "0 discard E7 !not_now"),
        ([], "0 C7 !not_your_card"),
        ([], "1 C7 !not_your_turn"),
    ],
)
def test_the_first_check_that_fails_names_the_refusal(before: list[str], tried: str) -> None:
    Table().play(*before, tried)


def test_a_word_without_value_is_skipped_and_the_first_gives_the_code() -> None:
    table = Table().play("0 quiero truco")
    assert table["truco"]["pending"] == 2
    Table().play("0 quiero retruco !nothing_to_answer", "0 retruco quiero !truco_not_accepted")


def test_truco_may_be_said_by_anybody_at_any_time_a_card_is_to_be_laid() -> None:
    table = Table(players=4, dealer=3, hands=FOUR).play("0 E7", "3 truco", "2 quiero", "0 retruco")
    assert table["truco"] == {"value": 2, "pending": 3, "pending_side": 0}
    table.play("1 quiero vale_cuatro", "0 no_quiero")
    assert table["result"] == {"side": 1, "points": 3, "by": "no_quiero"}


def test_words_put_off_wait_for_the_flores() -> None:
    """Seat 3 called truco. First seats 2 and 0 must speak in the round of flores; afterwards their side answers."""
    table = Table(players=4, dealer=3, hands=FOUR | {"0": ["E7", "E6", "E1"]})
    table.play("3 truco", '0 "flor y quiero retruco')
    assert table.phase == "flor_round"
    assert table.view("spectator")["partial"]["put_off"] == [["quiero", 0], ["retruco", 0]]
    table.play("1 es_buena", "2 es_buena")
    assert table.phase == "answer_truco"
    assert table["truco"] == {"value": 2, "pending": 3, "pending_side": 0}
    assert table.kinds == ["said", "word", "word", "flor_done"]


def test_words_put_off_are_dropped_where_they_do_not_work() -> None:
    table = Table(players=4, dealer=3, hands=THREE_SPEAK).play("0 E7", "1 flor quiero retruco", "2 es_buena", "3 es_buena")
    assert table.phase == "play"
    assert table["truco"] == {"value": 1, "pending": None, "pending_side": None}


def test_a_first_word_is_never_put_off() -> None:
    table = Table(hands=FLOR_AGAINST_FLOR).play("0 flor", "1 truco !not_now", "1 quiero !answer_flor_words")
    table.play("1 flor truco")
    assert table.view(0)["partial"]["put_off"] == [["truco", 1]]
    table.play("0 con_flor_me_achico")
    assert table.phase == "answer_truco"


@pytest.mark.parametrize(
    ("answer", "envido", "worth", "truco", "phase"),
    [
        ("quiero", "accepted", 2, 2, "declare_envido"),
        ("no_quiero", "done", 1, 1, "review"),
        ("quiero quiero", "accepted", 2, 2, "declare_envido"),
        ("no_quiero quiero", "done", 1, 2, "play"),
        ("paso quiero", "done", 1, 2, "play"),
        ("paso paso", "done", 1, 1, "review"),
        ("quiero paso", "accepted", 2, 1, "declare_envido"),
        ("quiero no_quiero", "accepted", 2, 1, "declare_envido"),
    ],
)
def test_a_double_challenge(answer: str, envido: str, worth: int, truco: int, phase: str) -> None:
    table = Table().play("0 envido truco", "1 paso !need_both", "0 quiero !own_proposal", f"1 {answer}")
    assert (table["envido"], table["envido_worth"], table["truco"]["value"], table.phase) == (envido, worth, truco, phase)
    assert table.view("spectator")["partial"]["put_off"] == [], "no word of the pair is said twice"


def test_both_refused_pay_one_and_one() -> None:
    table = Table().play("0 envido truco", "1 no_quiero")
    assert table.entries == [("envido", 1, 0), ("truco", 1, 0)]


def test_a_raise_parts_the_pair_and_the_truco_waits() -> None:
    table = Table().play("0 envido truco", "1 envido", "0 quiero", "0 declare 33", "1 declare -")
    assert table.phase == "answer_truco"
    assert table["truco"]["pending"] == 2
    table.play("1 quiero")
    assert table.phase == "play"


def test_a_raise_and_a_truco_in_one_utterance_are_a_new_pair() -> None:
    table = Table().play("0 envido", "1 real_envido truco", "0 paso quiero")
    assert (table["envido_worth"], table["truco"]["value"]) == (2, 2)


def test_a_flor_parts_the_pair() -> None:
    table = Table(hands=TWO | {"1": ["C7", "C5", "C12"]}).play("0 envido truco", "1 flor")
    assert (table.phase, table["envido"], table["flor_worth"]) == ("answer_truco", "void", 3)


def test_a_flor_sung_while_the_refused_half_waits_still_ends_with_it() -> None:
    table = Table(players=4, dealer=3, hands=THREE_SPEAK).play("0 envido truco", "3 quiero paso", "0 declare 7", "1 flor")
    table.play("2 es_buena")
    assert table.phase == "review"
    assert table.entries == [("flor", 3, 1), ("truco", 1, 0)]


def test_quiero_takes_the_raise_along() -> None:
    table = Table().play("0 envido", "1 quiero", "0 declare 33", "1 declare -", "1 truco")
    assert table.phase == "answer_truco"
    table.play("0 quiero retruco")
    assert table["truco"] == {"value": 2, "pending": 3, "pending_side": 0}


def test_the_last_seat_of_the_answering_side_may_go_to_the_mazo() -> None:
    table = Table(players=4, dealer=3, hands=FOUR).play("0 E7", "3 truco", "2 mazo !must_answer", "1 mazo !own_proposal")
    table = Table(players=4, dealer=3, hands=FOUR).play("0 mazo", "1 truco", "0 mazo !in_mazo", "0 quiero !in_mazo", "2 mazo")
    assert table["result"] == {"side": 1, "points": 1, "by": "mazo"}


def test_mazo_said_as_a_word_or_in_a_text_is_the_action() -> None:
    assert Table().play("0 say mazo")["result"]["by"] == "mazo"
    assert Table().play('0 "bueno, me voy al mazo')["result"]["by"] == "mazo"
    assert Table().play('1 "me voy a baraja').phase == "play", "not its turn: only talk"


def test_mazo_first() -> None:
    assert Table(mazo_first=2).play("0 mazo")["result"]["points"] == 2
    assert Table(mazo_first=2).play("0 E7", "1 mazo")["result"]["points"] == 1
    assert Table(mazo_first=2).play("0 envido", "1 no_quiero", "0 mazo")["result"]["points"] == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_words_of_a_phase_are_all_that_any_check_lets_pass(seats: int) -> None:
    """Play whole matches with faults, so that every phase occurs. In each phase `words_now` must find exactly the
    words that the check of each single word accepts."""
    seen, phases = 0, set()
    for lot in range(6):
        chance, choice = ChanceReader(ChanceState(bytes([lot]) * 32)), ChanceReader(ChanceState(bytes([200 - lot]) * 32))
        state, now_ms = ENGINE.setup(ENGINE.read_options({"mode": "tournament"}), seats, chance, 0), 0
        for _ in range(150):
            game = state.partial
            if game is not None:
                phases.add(phase_of(game))
                for seat in game.deal.seats:
                    expected = [word for word in WORDS if word_code(game, seat, word) is None]
                    assert list(words_now(game, seat)) == expected
                    seen += len(expected)
            status = ENGINE.status(state)
            if status.is_over:
                break
            acts = [
                (seat, act)
                for seat in status.waits_for or ()
                for act in (*ENGINE.faultless_actions(state, seat), *ENGINE.faulty_actions(state, seat))
                if type(act) not in (Resign, Challenge)
            ]
            if acts:
                seat, act = acts[choice.below(len(acts))]
                state = ENGINE.apply(state, seat, act, now_ms, chance, None).state
            else:
                assert status.due_at_ms is not None
                now_ms = status.due_at_ms
                state = ENGINE.apply(state, CLOCK, Tick(), now_ms, chance, None).state
    assert seen
    assert phases >= {"play", "answer_truco", "answer_envido", "declare_envido", "review"}
    assert seats == 2 or "flor_round" in phases
