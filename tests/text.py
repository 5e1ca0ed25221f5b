"""Strategies for texts, for Hypothesis."""

from hypothesis import strategies as st

LETTERS = st.characters(exclude_categories=["Cs"])
"""Strategy for all characters that UTF-8 can encode. `st.text` draws the same characters, but takes eight seconds on a
new machine."""


def texts(*, min_size: int = 0, max_size: int) -> st.SearchStrategy[str]:
    return st.text(LETTERS, min_size=min_size, max_size=max_size)
