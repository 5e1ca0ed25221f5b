"""The facts of each fault in the worked cases: `python -m tests.engines.fact_samples [SLUG …]` writes
`tests/vectors/facts.json`.

The script plays the cases unchanged, and again in assisted mode. For each key of the client's sentences, it collects the
facts of a few refusals and rulings. The client's tests fill the sentences with these facts.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from banderilla_conformance.cases import Table, plain
from engines.contract import REFEREE as SEEN_BY_REFEREES
from engines.contract import Refusal
from engines.kit.declaration.fault_details import A_NAME, A_NUMBER, NONE, key_of
from engines.registry import engine_of, slugs
from server.room.stored.log import Record
from tests.engines.case_files import worked_cases
from tools.json_rows import json_rows

FILE = Path(__file__).parents[1] / "vectors" / "facts.json"
MAX = 3


class ListeningTable(Table):
    """A table that stores the public rulings, and the faults that referees see."""

    def __init__(self, *given: Any) -> None:
        self.rulings: list[dict[str, Any]] = []
        self.on_record: list[dict[str, Any]] = []
        super().__init__(*given)

    def _step(self, body: Any, by: str | None) -> Record:
        record = super()._step(body, by)
        self.rulings += [plain(event.params) for event in record.happenings if event.kind == "ruling"]
        if self.room.game is not None:
            self.on_record += recorded_in(self.engine.view(self.state, SEEN_BY_REFEREES, self.now_ms))
        return record


def recorded_in(view: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield rule, detail and facts of each recorded fault in a referee's view, in the order of the turns."""
    record = view.get("record")
    for faults in record.values() if isinstance(record, dict) else ():
        for rule, detail, *facts in faults:
            found = {"rule": rule, "detail": detail, "on_record": True}
            yield {**found, "facts": plain(facts[0])} if facts else found


def samples_in(slug: str) -> Iterator[dict[str, Any]]:
    """Yield rule, detail and facts of each refused fault, each correct challenge and each recorded fault, in the order of the
    cases."""
    for case in worked_cases(slug):
        yield from samples_in_case(slug, case)
        if case["given"].get("mode") != "assisted":
            yield from samples_in_case(slug, {**case, "given": {**case["given"], "mode": "assisted"}})


def samples_in_case(slug: str, case: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    try:
        table = ListeningTable(engine_of(slug), case["given"])
    except Refusal:
        return  # assisted mode does not allow the case's position
    for action in case["actions"]:
        try:
            said = plain(table.play(action))
        except (Refusal, StopIteration):
            continue  # the case took another course in assisted mode
        if isinstance(said, dict) and said.get("rejected") == "fault":
            yield said
        # The client has one sentence for a rule without declared faults, so it needs no facts.
        declared = engine_of(slug).details
        yield from (ruling for ruling in table.rulings if ruling["mark"] == "C" and ruling["rule"] in declared)
        yield from (fault for fault in table.on_record if fault["rule"] in declared)
        table.rulings.clear()
        table.on_record.clear()


def key_in(slug: str, facts: Mapping[str, Any]) -> str:
    """Return the key of the client's sentence for this fault."""
    declared = engine_of(slug).details.get(facts["rule"], {})
    detail = facts.get("detail")
    if detail is None:
        return key_of(facts["rule"], NONE)
    if isinstance(detail, int):
        return key_of(facts["rule"], A_NUMBER)
    return key_of(facts["rule"], detail if detail in declared else A_NAME)


def samples(slug: str, facts: Iterable[Mapping[str, Any]]) -> dict[str, list[Any]]:
    """Return, for each key of the client's sentences, the facts of a few faults, all different. A fault without
    facts gives None."""
    found: dict[str, list[Any]] = {}
    for each in facts:
        if "on_record" in each:
            continue
        some = found.setdefault(key_in(slug, each), [])
        if len(some) < MAX and each.get("facts") not in some:
            some.append(each.get("facts"))
    return found


if __name__ == "__main__":
    stored = json.loads(FILE.read_text(encoding="utf-8")) if sys.argv[1:] else {}
    all_samples = {**stored, **{slug: samples(slug, samples_in(slug)) for slug in sys.argv[1:] or slugs()}}
    FILE.write_text(json_rows(json.loads(json.dumps(all_samples, sort_keys=True)), 2) + "\n", encoding="utf-8")
