from engines.kit.levels.level import PARTNER_ERRS, USUAL, Level, Search, level_named, levels


def test_a_level_that_a_game_does_not_have_is_its_usual_bot() -> None:
    club = Level(slips=20)
    assert level_named({"club": club}, "club") is club
    assert level_named({"club": club}, "learner") is USUAL


def test_the_partner_plays_as_the_club_and_errs_and_notices_at_its_rates() -> None:
    of_a_game = levels(learner=Level(slips=60), club=Level(slips=20))
    assert of_a_game["strong"] == USUAL
    assert (of_a_game["partner"].slips, of_a_game["partner"].errs) == (20, PARTNER_ERRS)
    assert of_a_game["partner"].notices < USUAL.notices


def test_only_a_level_that_searches_thinks_long() -> None:
    assert not Level(slips=60).thinks
    assert Level(search=Search(types=frozenset({"place"}))).thinks
    assert Level(deep=True).thinks


def test_at_once_a_level_has_none_of_its_slow_parts() -> None:
    def chosen(*_given: object) -> None:
        return None

    search = Search(types=frozenset({"place"}))
    for deep in (True, False):
        quick = Level(slips=20, search=search, deep=deep, own=chosen).at_once
        assert (quick.thinks, quick.search, quick.program, quick.slips) == (False, None, None, 20)
        assert quick.own is (None if deep else chosen), "only a deep level's own search is slow"
