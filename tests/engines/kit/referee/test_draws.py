"""Tests of a draw among several seats: one seat offers it, and all other seats must accept."""

from engines.kit.referee.draws import DrawOffer, accepted, agreed, draw_actions, offer_view


def test_who_may_do_what_about_it() -> None:
    offer = accepted(DrawOffer(1), 0)
    assert draw_actions(None, 0) == ("offer_draw",)
    assert [draw_actions(offer, seat) for seat in range(3)] == [(), (), ("accept_draw", "decline_draw")]
    assert offer_view(offer) == {"by": 1, "accepted": [0]}
    assert offer_view(None) is None


def test_all_who_are_in_the_game_must_want_it() -> None:
    offer = accepted(DrawOffer(1), 0)
    assert not agreed(offer, (0, 1, 2))
    assert agreed(offer, (0, 1)), "seat 2 is out"
    assert agreed(accepted(offer, 2), (0, 1, 2))
