"""Everything that plays: the engine, the cards, games, experiments, and the command line. Users import `duelsim`."""
