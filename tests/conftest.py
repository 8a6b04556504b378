"""Settings for all tests: Hypothesis has no deadline, and no cards of the user who runs them are in use."""

import os

from hypothesis import settings

# The time that an example takes depends only on how busy the machine is.
settings.register_profile("duelsim", deadline=None)
settings.load_profile("duelsim")

os.environ["DUELSIM_CARDS"] = os.devnull
