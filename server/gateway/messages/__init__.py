"""What is done about a client's messages, by subject."""
