"""One game, driven from outside: by a program, a player in Python or a person."""
