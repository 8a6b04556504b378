"""A file for each kind of experiment: its document."""
