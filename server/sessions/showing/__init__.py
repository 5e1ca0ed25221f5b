"""What tutors put before the whole class: words, a position, a question."""
