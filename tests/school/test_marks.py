"""Tests of the ruling that a challenge would get, which the server computes without making the challenge."""

from engines.registry import engine_of
from server.school.marks import judged

CONTIG = engine_of("contig60")


def test_every_rule_that_may_be_challenged_is_judged_and_nothing_is_changed() -> None:
    from engines.kit.chance import ChanceReader, ChanceState

    state = CONTIG.position({"chips": {"0": [31], "1": [33]}, "chance": [[3, 5, 4]]}, 0)
    tape = ChanceReader(ChanceState(bytes(32)))
    for asked in (
        {"type": "roll"},
        {"type": "place", "cell": 32},
        {"type": "announce", "sentence": "3+5*4=32"},
        {"type": "score", "total": 58},
        {"type": "pass_flag"},
    ):
        state = CONTIG.apply(state, 0, CONTIG.parse(asked), 0, tape, None).state
    before = CONTIG.encode(state)
    found = judged(CONTIG, state, 1, 0)
    assert found["contig60.sentence"].mark == "C"
    assert found["contig60.sentence"].ruling.detail == "dice"
    assert found["contig60.score"].mark in ("C", "I")
    assert CONTIG.encode(state) == before


def test_games_that_must_be_told_more_than_the_rule_are_told_it() -> None:
    forms = {slug: engine_of(slug).challenge_forms for slug in ("damas", "qwinto", "truco")}
    damas = engine_of("damas").position({"fen": "B:W18,30,32:B14,15,1"}, 0)
    assert forms["damas"](damas, 1, "damas.capture") == ({"remedy": "rectify"},)
    truco = engine_of("truco")
    from engines.kit.chance import ChanceReader, ChanceState

    state = truco.setup(truco.read_options({"mode": "tournament"}), 4, ChanceReader(ChanceState(bytes(32))), 0)
    targets = [form["target"] for form in forms["truco"](state, 0, "truco.envido-mal-cantado")]
    assert targets == [1, 3]
