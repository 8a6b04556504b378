"""What Python programs and the command line share: the way to run an experiment."""
