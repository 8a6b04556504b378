"""Settings for all tests: Hypothesis has no deadline."""

from hypothesis import settings

# The time that an example takes depends only on how busy the machine is.
settings.register_profile("duelsim", deadline=None)
settings.load_profile("duelsim")
