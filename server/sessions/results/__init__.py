"""The results of a class: its standings and a pentathlon's table, as pure functions of the boards."""
