"""Compares old views with fresh views. An old view started in an older version and has taken patches since; a fresh
view comes from this version.

A page keeps its view during an upgrade, and the patches of new nodes contain only changes. So an old view may lack a field
that this version adds, or have an outdated value of that field if an old node served the room after a new node. This does
no harm, because an older page does not know the field. An old view may also keep a field that this version removes, and
may differ in a field that this version fills in another way. All other fields must be the same.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.deploy.differences import Difference, differences, fields
from tests.faults.chaos.person import digest


class OldViews:
    """Collects views by their digests. `is_old`: returns True until the first node of the new version has started."""

    def __init__(self, is_old: Callable[[], bool]) -> None:
        self._is_old = is_old
        self._of: dict[str, Any] = {}
        self._of_old: set[str] = set()
        self._old_fields: set[str] = set()
        self._said_otherwise: set[Difference] = set()
        self._found: Counter[Difference] = Counter()

    def note(self, view: Any) -> str:
        """Stores a view and returns its digest, which the history of the run (`Sight.view`) has in place of the view."""
        name = digest(view)
        self._of[name] = view
        if self._is_old():
            self._of_old.add(name)
            self._old_fields.update(fields(view))
        return name

    def compare(self, seen: str, fresh: str) -> None:
        """Counts the fields that differ between the view that a client saw and the fresh view. Both arguments are
        digests."""
        if seen == fresh:
            return
        found = set(differences(self._of[seen], self._of[fresh]))
        self._found.update(found)
        if seen in self._of_old:
            self._said_otherwise |= found

    @property
    def explained(self) -> dict[str, int]:
        """Returns the differences that the change of version explains. Key: field and cause; value: number of views."""
        why = {each: self._why(each) for each in self._found}
        return {f"{each.field}: {why[each]}": count for each, count in sorted(self._found.items()) if why[each]}

    @property
    def wrong(self) -> dict[str, int]:
        """Returns the differences that the change of version does not explain. Key: field and kind; value: number of
        views."""
        return {f"{each.field}: {each.how}": count for each, count in sorted(self._found.items()) if not self._why(each)}

    def _why(self, found: Difference) -> str:
        if found.field not in self._old_fields:
            return f"{found.how}: new, a page of before knows none of it"
        if found in self._said_otherwise:
            return f"{found.how}: said otherwise by this version, of rooms that only old nodes had served too"
        if found.how == "more" and found.field in self._old_fields:
            return "more: gone, a page of before keeps it"
        return ""
