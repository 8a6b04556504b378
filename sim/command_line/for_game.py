"""The process that plays a game of a person on the site: `python -m sim.command_line.for_game FOLDER`.

See `sim.command_line.wishes`. A game is played interpreted: compiling would take longer than the game.
"""

import sys

from sim.compiler.interpreted import play_interpreted

if __name__ == "__main__":
    play_interpreted()
    from sim.command_line.wishes import main

    main(sys.argv[1])
