"""The types of the arrays that what counts games hands on; the docstrings say their shapes."""

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]  # scores, with NaN for what does not count, and shares
Flags = npt.NDArray[np.bool_]
Integers = npt.NDArray[np.int64]  # numbers of games, matches and turns
