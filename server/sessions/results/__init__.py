"""The results of a class: its standings and the table of a pentathlon. Both are pure functions of the results at the boards."""
