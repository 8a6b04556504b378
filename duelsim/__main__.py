"""`python -m duelsim` is `duelsim`."""

from sim.command_line import main

main()
