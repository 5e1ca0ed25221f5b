"""Tutors' presentations to the whole class: words, a position, a question."""
