"""What is stored of a room or a session, how large it may be, and for how long."""
