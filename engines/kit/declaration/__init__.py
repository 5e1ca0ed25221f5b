"""What a game declares: what the lobby shows, its options, its rules, its faults, the data of its edition."""
