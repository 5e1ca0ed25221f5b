"""What is different at a board of a class: played at home, ordered by the class, one of a simultaneous."""
