"""Names as the public page shows them: whole, or as a given name with an initial."""

from collections.abc import Mapping


def short_names(names: Mapping[str, str]) -> dict[str, str]:
    """Returns the given name and one initial for each person. People who would look alike get further initials."""
    shown = {person: _short(name, 1) for person, name in names.items()}
    alike = {each for each in shown.values() if list(shown.values()).count(each) > 1}
    return {person: _short(names[person], 3) if each in alike else each for person, each in shown.items()}


def _short(name: str, initials: int) -> str:
    given, *rest = name.split() or [""]
    # The particles of a surname are small; a number tells two pupils of the same name apart.
    counted = [word for word in rest if word[0].isupper()][:initials]
    numbers = [word for word in rest if word.isdigit()]
    return " ".join([given, *(f"{word[0]}." for word in counted), *numbers])
