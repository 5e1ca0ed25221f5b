"""What a class has played: its standings and a pentathlon's table, as pure functions of the boards."""
