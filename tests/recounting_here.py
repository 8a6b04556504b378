"""Pages whose games are recounted in the process of the tests, which has the engine."""

from collections.abc import Iterator

import pytest

import sim.api.run_experiment
from tests.page_writer_here import PageWriterHere


@pytest.fixture(scope="module", autouse=True)
def games_are_recounted_here() -> Iterator[None]:
    """For the tests of a folder whose conftest.py imports this."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sim.api.run_experiment, "PageWriter", PageWriterHere)
        yield
