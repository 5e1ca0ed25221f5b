"""The handlers of client messages, one module per subject."""
