"""The test lists the fields of the public page a second time, so that adding a field needs a deliberate decision."""

from server.sessions.public_page.view_types import PageBoard, PageBye, PageGame, PageLine, PageRound, PageView


def test_the_page_has_these_fields_and_no_others() -> None:
    assert {
        view.__name__: set(view.__annotations__) for view in (PageBoard, PageBye, PageGame, PageLine, PageRound, PageView)
    } == {
        "PageBoard": {"seats", "state", "points", "final", "forfeit", "game"},
        "PageBye": {"person", "points"},
        "PageGame": {"game", "seats", "view", "status", "shown_ms"},
        "PageLine": {"person", "place", "points", "pending", "breaks"},
        "PageRound": {"game", "state", "boards", "off"},
        "PageView": {
            *("title", "over", "delay_ms", "shown_ms", "now_ms", "boards", "names", "rounds", "standings", "tie_breaks"),
        },
    }
