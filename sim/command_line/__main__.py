"""`python -m sim.command_line` is `duelsim`."""

from sim.command_line import main

main()
