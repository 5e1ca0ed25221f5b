"""The arbiter's decisions: the `arb_…` actions, claims, late arrivals."""
