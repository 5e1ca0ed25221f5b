"""A class as files, and the tutor's reports."""
