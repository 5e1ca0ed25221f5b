"""The view of a session for each kind of viewer, and its changes from step to step."""
