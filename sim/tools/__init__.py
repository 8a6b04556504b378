"""Tools for developers: the rules catalogue, the map of the rules, exhaustive play, benchmarks, a release's engine."""
