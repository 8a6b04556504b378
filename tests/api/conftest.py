"""What the tests of the Python interface share."""

from tests.recounting_here import games_are_recounted_here  # noqa: F401
