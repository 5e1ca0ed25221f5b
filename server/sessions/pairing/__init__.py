"""Who plays whom, who begins, and who is not to play each other."""
