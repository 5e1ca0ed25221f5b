"""The lifecycle of a table: creation, listing, erasure."""
