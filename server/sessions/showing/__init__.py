"""Things that a tutor shows to the whole class: words, a position, a question."""
