"""The lifecycle of a session: settings, end, continuation under another code, erasure."""
