"""Commands to rooms and sessions on this node: load, step, commit, and try again if another node committed first."""
