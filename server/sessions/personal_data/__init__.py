"""The stored data of one pupil: its export as a file, and the erasure of the pupil's names."""
