"""A file for each kind of experiment: which matchups and games it needs."""
