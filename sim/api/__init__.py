"""What Python programs and the command line share: the experiments, the one way to run them, and their results."""
