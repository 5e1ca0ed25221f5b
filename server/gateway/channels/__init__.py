"""The rooms that this node shows: viewers, their frames, and missed numbers."""
