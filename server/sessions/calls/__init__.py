"""Calls for a tutor: the list of calls, raised hands, and the tutors' answers."""
