"""The types of the arrays that what counts games hands on; the docstrings say their shapes."""

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]  # scores, with NaN for what does not count, and shares
Flags = npt.NDArray[np.bool_]
Integers = npt.NDArray[np.int64]  # numbers of games, matches and turns
Digests = npt.NDArray[np.uint64]  # checksums of games
Slots = npt.NDArray[np.int64]  # slots of a deck as bits, for each game
Small = npt.NDArray[np.uint8]  # counts that fit a byte
Seats = npt.NDArray[np.int8]  # who won
PlayedGames = tuple[Integers, Digests]  # rows, of shape (games, columns), and digests
