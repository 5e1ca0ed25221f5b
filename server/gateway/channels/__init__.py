"""The rooms that people watch through this node: the viewers, the frames that they get, and missed sequence numbers."""
