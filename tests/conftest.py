"""What all tests share: how Hypothesis looks for counterexamples on machines that are busy."""

from hypothesis import settings

# How long an example takes says how busy the machine is, and nothing else.
settings.register_profile("duelsim", deadline=None)
settings.load_profile("duelsim")
