"""Comparisons of a condition."""

from typing import Final

IS_EQUAL: Final = 0
IS_AT_LEAST: Final = 1
IS_AT_MOST: Final = 2
IS_MORE: Final = 3
IS_LESS: Final = 4
