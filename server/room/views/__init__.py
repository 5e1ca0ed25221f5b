"""The view of the room that each person sees, and how it changes from step to step."""
