"""What games say: numbers, documents, figures and pages. Nothing here plays a game but to recount it."""
