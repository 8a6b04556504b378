"""What a command asks about players before it chooses whether the engine is compiled."""

import subprocess
import sys

from strategies.thinkers import THINKERS, thinker_of


def test_words_name_thinkers_by_what_stands_before_the_script() -> None:
    assert thinker_of(" lookahead : 4 / my-deck.play") is THINKERS["lookahead"]
    assert thinker_of("search/rush") is THINKERS["search"]
    assert thinker_of("searching") is thinker_of("rush") is thinker_of("") is None


def test_asking_who_thinks_imports_nothing_of_the_engine() -> None:
    """Otherwise a replayed game would wait for the compiler."""
    words = "import sys; import sim.api.defaults; sys.exit('sim.compiler.decorators' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", words], check=False).returncode == 0
