"""What is decided by the arbiter: the `arb_…` actions, claims, coming late."""
