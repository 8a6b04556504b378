"""An experiment, the games that answer it, and the folder that keeps them."""
