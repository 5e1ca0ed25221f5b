"""What needs a tutor: the list of calls, raised hands, and what tutors do about them."""
