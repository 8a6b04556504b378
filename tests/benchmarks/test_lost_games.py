"""The misplays that need no search to be seen are counted deck by deck."""

from types import ModuleType

from click.testing import CliRunner


def test_random_players_leave_blockers_in_their_hand(benchmark: ModuleType) -> None:
    options = ["--games", "30", "--players", "random", "murky-riptide", "mono-red-rush"]
    rows = {
        words[0]: words[1:]
        for words in map(str.split, CliRunner().invoke(benchmark.main, options).stdout.splitlines()[2:])
    }
    murky, rush = ([float(word.rstrip("%")) for word in rows[name]] for name in ("murky-riptide", "mono-red-rush"))
    assert 0 < murky[4] <= murky[2], "what the untapped mana pays, all mana pays"
    assert murky[3] <= murky[2]
    assert rush[2:] == [0, 0, 0], "a deck without blockers"


def test_a_defence_is_better_with_a_blocker_more_or_an_attacker_fewer(benchmark: ModuleType) -> None:
    before = benchmark.Defence(blockers=1, attackers=2)
    assert benchmark.Defence(2, 2).is_better_than(before)
    assert benchmark.Defence(1, 1).is_better_than(before)
    assert not benchmark.Defence(1, 2).is_better_than(before)
    assert not benchmark.Defence(0, 3).is_better_than(before)
