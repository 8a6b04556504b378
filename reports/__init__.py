"""Statistics, figures and pages made from the results of finished games. Nothing here plays a game."""
