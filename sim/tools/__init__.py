"""For the developers of duelsim: the catalogue of rules, benchmarks."""
