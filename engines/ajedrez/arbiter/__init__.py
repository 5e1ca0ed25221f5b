"""The arbiter's decisions: the `arb_…` actions, and the decisions about claims and late arrivals."""
