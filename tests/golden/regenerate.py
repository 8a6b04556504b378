"""Write the files of this folder again: `PYTHONPATH=. python tests/golden/regenerate.py`.

They say which games the seeds play. Where games change on purpose, read the difference before keeping it.
"""

from tests.golden import digests, games

COMMAND = "PYTHONPATH=. python tests/golden/regenerate.py"


def main() -> None:
    """Write the digests and the games."""
    texts = {digests.FILE: digests.all_digests(COMMAND)}
    texts |= {golden.file: games.game_text(golden, COMMAND) for golden in games.GAMES}
    for file, text in texts.items():
        file.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
