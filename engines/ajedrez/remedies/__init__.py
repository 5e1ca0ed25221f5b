"""What a rule that was broken leads to: positions, clocks and sheets go back."""
