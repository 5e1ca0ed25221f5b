"""Describes the protocol for other people's programs. The descriptions are made from the declarations of messages and views."""
