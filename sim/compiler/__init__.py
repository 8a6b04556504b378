"""How Python becomes machine code. Nothing here knows the game."""
