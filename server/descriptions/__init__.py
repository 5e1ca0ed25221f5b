"""The description of the socket for other people's programs, made from the declarations of messages and views."""
