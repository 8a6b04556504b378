"""duelsim's game: the record, the rules, the card language, the card library, matches and the command line.

Importing the package points Numba's on-disk cache at a folder named by a hash of every source file that the
compiled engine is made of: Numba itself does not notice an edit in an imported module (architecture D1).
"""

from sim.cache import point_cache_at_sources

__version__ = "0.1.0"

point_cache_at_sources()
