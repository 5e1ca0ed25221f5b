"""The rooms that this node shows: who watches, what they get, and what was missed."""
