"""Benchmarks: how fast this machine plays, what its cores add, and whether another commit plays faster."""
