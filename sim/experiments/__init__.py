"""Experiments: what is asked of many games, which games answer it, and playing them. What they say is in `reports`."""
