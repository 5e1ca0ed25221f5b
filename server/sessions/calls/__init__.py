"""Calls for a tutor: the list of all calls, pupils' raised hands, and the tutors' answers."""
