"""Tools for the developers of duelsim: the rules catalogue, the map of the rules, exhaustive play, benchmarks, the engine of a release."""
