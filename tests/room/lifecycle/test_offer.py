"""The lobby offers every listed game with all data that the form for a new room and a challenge need."""

from pathlib import Path

import pytest

from engines.packages import Manifest, Package, Title
from engines.registry import all_engines, engine_of
from server.room.lifecycle import offer
from server.room.lifecycle.offer import AboutView, has_time_limit, offered
from tests.declared_views import assert_declared


def test_every_offer_is_as_declared() -> None:
    assert [about["slug"] for about in offered()] == [slug for slug, engine in all_engines().items() if engine.about.listed]
    for about in offered():
        assert_declared(about, AboutView)


def test_templates_are_not_offered() -> None:
    assert {slug for slug, engine in all_engines().items() if not engine.about.listed}.isdisjoint(
        about["slug"] for about in offered()
    )


def test_the_rules_are_those_that_a_challenge_may_name() -> None:
    for about in offered():
        rules = {rule.id: rule for rule in all_engines()[about["slug"]].rules}
        assert {rule["id"] for rule in about["rules"]} == {rule.id for rule in rules.values() if rule.challengeable}
        assert all(rule["target"] == rules[rule["id"]].target for rule in about["rules"])


def test_a_game_whose_rules_end_it_at_a_time_limit_is_told_from_others() -> None:
    assert has_time_limit(engine_of("fiar"))
    assert not has_time_limit(engine_of("noughts"))


def test_the_form_knows_what_each_game_can_have() -> None:
    can = {about["slug"]: (about["export_kind"], about["correspondence"], bool(about["skills"])) for about in offered()}
    assert can["ajedrez"] == ("pgn", True, True)
    assert can["damas"] == ("pdn", True, True)
    assert can["truco"] == ("", False, True)


def test_a_packages_game_without_a_board_is_not_offered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    manifest = Manifest(contract=1, titles={"en": Title("FIAR", "four in a row")}, kind="tiles", art="")
    package = Package("a-game", "1.0", "a_game", tmp_path, manifest, engine_of("fiar"))
    monkeypatch.setattr(offer, "packages", lambda: {"fiar": package})
    monkeypatch.setattr(offer, "offered", offer.offered.__wrapped__)
    assert "fiar" not in [about["slug"] for about in offer.offered()]
    package.board.mkdir()
    (package.board / "board.js").write_text("")
    about = next(about for about in offer.offered() if about["slug"] == "fiar")
    assert about["package"]["titles"]["en"]["name"] == "FIAR"
