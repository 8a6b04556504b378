"""A file for each kind of experiment: its numbers, and their JSON."""
